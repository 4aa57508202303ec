#!/bin/sh
# Saves recorded plays as trials; those replay, and saved once more they come out the same.
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mkdir "$dir/first" "$dir/second"
find "$SHARED/ludii/plays" -name '*.play' | sort | awk 'NR % 70 == 1' > "$dir/list"
n=0 failed=0
while read -r play; do
    n=$((n + 1))
    "$LUSOR" replay "$play" --save-trial "$dir/first/$n.trl" > /dev/null 2>&1 || continue
    "$LUSOR" replay --library "$SHARED/ludii" "$dir/first/$n.trl" \
        --save-trial "$dir/second/$n.trl" && cmp "$dir/first/$n.trl" "$dir/second/$n.trl" ||
        { echo "$play: comes out otherwise"; failed=$((failed + 1)); }
done < "$dir/list"
echo "$(ls "$dir/second" | wc -l) passed, $failed failed"
