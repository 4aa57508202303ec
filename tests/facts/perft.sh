#!/bin/sh
# `lusor perft` equals the counts recorded from Ludii: for every EVERY-th game the deepest count of
# at most LIMIT leaves. A game with a ludeme that is not known yet is skipped.
every=${EVERY:-17}
limit=${LIMIT:-3000}
[ -z "$SANITIZED" ] || limit=300
facts="$SHARED/ludii"
passed=0
failed=0
skipped=0
error=$(mktemp)
[ -f "$facts/perft.txt" ] || echo "there is no $facts/perft.txt"
games=$(awk -F '\t' -v every="$every" -v limit="$limit" 'NR % every == 0 {
    for (n = NF; n > 2 && $n > limit; n--) continue
    print n - 1 "\t" $n "\t" $1
}' "$facts/perft.txt")
tab=$(printf '\t')
while IFS=$tab read -r depth expected game; do
    found=$("$LUSOR" perft "$facts/lud/$game" "$depth" 2> "$error")
    if [ "$found" = "$expected" ]; then
        passed=$((passed + 1))
    elif grep -q ': not yet: ' "$error"; then
        skipped=$((skipped + 1))
    else
        failed=$((failed + 1))
        echo "$game, depth $depth: $found instead of $expected"
        head -n 3 "$error"
    fi
done << END
$games
END
rm -f "$error"
echo "$passed passed, $failed failed, $skipped skipped"
