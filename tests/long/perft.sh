#!/bin/sh
# The same as tests/facts/perft.sh, for every game and up to all leaves recorded.
EVERY=1 LIMIT=100000 exec "$(dirname "$0")/../facts/perft.sh"
