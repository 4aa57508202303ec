#!/bin/sh
# Agents are as strong as they should be: uct against random and against flat, in ten games of
# different kinds, and as fast as bare playouts. UCT_BUDGET (1s) and GAMES (100) make it shorter.
# Prints one line per game, the last line counts.
lusor=${LUSOR:-./lusor}
budget=${UCT_BUDGET:-1s}
games=${GAMES:-100}
passed=0
failed=0

rate() { # GAME P1 P2: the share of points of the first, and the lower end of its interval
    "$lusor" match "$1" --p1 "$2" --p2 "$3" --games "$games" --max-plies 500 --json |
        sed 's/.*"agents":\[{[^}]*"rate":\([0-9.]*\),"low":\([0-9.]*\).*/\1 \2/'
}

judge() { # NAME CONDITION TEXT
    if awk "BEGIN { exit !($2) }"; then
        echo "ok   $1: $3"
        passed=$((passed + 1))
    else
        echo "FAIL $1: $3"
        failed=$((failed + 1))
    fi
}

ten="rbg/ticTacToe.rbg rbg/hex.rbg rbg/breakthrough.rbg line/Connect_Four.lud territory/Reversi.lud
    mancala/Kalah.lud mill/Three_Men's_Morris.lud territory/Clobber.lud line/Yavalath.lud
    block/Isolation.lud"
better=0
for name in $ten; do
    game=games/$(echo "$name" | tr _ ' ')
    set -- $(rate "$game" "uct:$budget" random)
    judge "$name" "$1 >= 0.95" "uct:$budget has $1 of the points against random"
    set -- $(rate "$game" uct:1000it flat:1000it)
    echo "     $name: uct:1000it has $1 of the points against flat:1000it, at least $2"
    better=$((better + $(awk "BEGIN { print ($2 > 0.5) }")))
done
judge "flat" "$better >= 7" "uct:1000it is significantly better than flat:1000it in $better of 10"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
