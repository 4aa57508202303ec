#!/bin/sh
# The same as tests/facts/views, for every recorded game.
make -s BUILD="$BUILD" "$BUILD/tests/facts/views" || exit 1
VIEW_EVERY=1 exec "$BUILD/tests/facts/views"
