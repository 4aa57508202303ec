#!/bin/sh
# Replays recorded plays, a sample of them (every $EVERY-th) if no more is asked for, and fails if
# fewer agree than tests/facts/floors says, or if an invariant is broken or a process dies.
every=${EVERY:-40}
[ -z "$SANITIZED" ] || every=100
[ "$every" = 1 ] && row=plays || row=sample
list=$(mktemp)
trap 'rm -f "$list" "$list.out"' EXIT
find "$SHARED/ludii/plays" -name '*.play' | sort | awk -v every="$every" 'NR % every == 0' > "$list"
tr '\n' '\0' < "$list" | xargs -0 "$LUSOR" replay --invariants --jobs "${JOBS:-1}" | tee "$list.out"
[ -z "$SANITIZED" ] || row=none
"$(dirname "$0")/../tools/floor" "$row" "$list.out"
