#!/bin/sh
# The games that come with lusor, in both languages, to the depths that are published but take long.
passed=0
failed=0
while IFS='|' read -r game depth expected; do
    found=$("$LUSOR" perft "games/$game" "$depth")
    if [ "$found" = "$expected" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$game, depth $depth: $found instead of $expected"
    fi
done << END
chess/Chess.lud|5|4865609
rbg/chess.rbg|5|4865609
line/Connect Four.lud|8|5673234
rbg/connectFour.rbg|8|5673234
territory/Reversi.lud|8|390216
rbg/reversi.rbg|8|390216
rbg/englishDraughts.rbg|8|845931
chess/Xiangqi.lud|4|3290240
END
echo "$passed passed, $failed failed"
