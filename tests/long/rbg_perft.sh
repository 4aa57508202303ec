#!/bin/sh
# The same as tests/facts/rbg_perft.sh, up to five million leaves.
LIMIT=5000000 exec "$(dirname "$0")/../facts/rbg_perft.sh"
