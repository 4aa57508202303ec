#!/bin/sh
# Replays Ludii's own trials, and fails if fewer agree than tests/facts/floors says, or if one does
# not whose game's recorded play does.
out=$(mktemp)
trap 'rm -f "$out" "$out.plays"' EXIT
"$LUSOR" replay --invariants --level rules --jobs "${JOBS:-1}" "$SHARED/ludii/trials" > "$out"
grep -v ': text differs' "$out" |
    sed -n 's|^\(.*\)/trials/\(.*\)/[^/]*\.txt: .*|\1/plays/\2.play|p' > "$out.plays"
while read -r play; do
    [ ! -f "$play" ] || ! "$LUSOR" replay --level rules "$play" > /dev/null ||
        echo "$play: agrees, but its trial does not: never"
done < "$out.plays" >> "$out"
cat "$out"
"$(dirname "$0")/../tools/floor" trials "$out"
