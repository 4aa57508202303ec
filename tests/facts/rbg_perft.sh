#!/bin/sh
# `lusor perft` equals the counts recorded with the authors' compiler, up to LIMIT leaves.
limit=${LIMIT:-100000}
[ -z "$SANITIZED" ] || limit=2000
facts="$SHARED/rbg"
passed=0
failed=0
[ -d "$facts" ] || echo "there is no $facts"
while read -r game counts; do
    depth=0
    for expected in $counts; do
        depth=$((depth + 1))
        [ "$expected" -le "$limit" ] || break
        found=$("$LUSOR" perft "$facts/games/$game.rbg" $depth 2>&1)
        if [ "$found" = "$expected" ]; then
            passed=$((passed + 1))
        else
            failed=$((failed + 1))
            echo "$game, depth $depth: $found instead of $expected"
        fi
    done
done < "$facts/perft.txt"
echo "$passed passed, $failed failed"
