#!/bin/sh
# Replays Ludii's own trials, and fails if fewer agree than tests/facts/floors says.
out=$(mktemp)
trap 'rm -f "$out"' EXIT
"$LUSOR" replay --invariants --level rules "$SHARED/ludii/trials" | tee "$out"
"$(dirname "$0")/../tools/floor" trials "$out"
