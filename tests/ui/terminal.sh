#!/bin/bash
# Plays in a real terminal: by typing, arrows and mouse, while it changes its size, with other
# character sets and colours, and after having been killed. Ends with "N passed, N failed".
if ! command -v tmux > /dev/null; then
    echo "tmux is not installed: nothing was tried in a terminal"
    echo "0 passed, 0 failed, 1 skipped"
    exit
fi
work=$(mktemp -d)
terminals=0 # each has a server of its own, as one that is ending takes a while
screen() { tmux -u -S "$work/socket$terminals" "$@" 2>> "$work/tmux.log"; }
trap 'screen kill-server; rm -rf "$work"' EXIT
passed=0
failed=0

# start SIZE TERM LOCALE ARGUMENT...: lusor in a terminal of COLSxROWS.
start() {
    local size=$1 term=$2 locale=$3
    shift 3
    screen kill-server
    terminals=$((terminals + 1))
    printf '%q ' env TERM="$term" LC_ALL="$locale" XDG_STATE_HOME="$work/state" "$LUSOR" "$@" > "$work/run"
    printf '; echo "ended with $?"; sleep 60\n' >> "$work/run"
    screen -f /dev/null new-session -d -x "${size%x*}" -y "${size#*x}" "sh $work/run"
}
type_keys() { screen send-keys "$@"; }
enter() { for line; do screen send-keys -l "$line"; screen send-keys Enter; done; }
look() { screen capture-pane -p "$@"; }

# not COMMAND...: "yes" if the command fails.
not() { if "$@"; then echo no; else echo yes; fi; }
verdict() { # TITLE OK
    if [ "$2" = yes ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $1; the screen was:"
        look
    fi
}
# see TITLE TEXT: the text comes to be on the screen.
see() {
    for _ in $(seq 80); do
        look | grep -qF -e "$2" && { verdict "$1" yes; return; }
        sleep 0.1
    done
    verdict "$1: $2" no
}
# at TEXT: the column and row (from 1) of the first appearance of a text.
at() {
    look | awk -v text="$1" 'i = index($0, text) { print i, NR; exit }'
}
click() { # COLUMN ROW
    screen send-keys -l "$(printf '\033[<0;%d;%dM' "$1" "$2")"
    screen send-keys -l "$(printf '\033[<0;%d;%dm' "$1" "$2")"
}
two() { start "$1" "$2" "$3" play --p2 human --seed 1 "${@:4}"; }

# ---- whole games ----

two 80x24 xterm C.UTF-8 Tic-Tac-Toe
see "the first turn" "Player 1 to move."
enter a1 b1 a2 b2 a3
see "a game by typing" "Player 1 has won."
enter quit
see "the end" "ended with 0"

# The cursor begins on A1.
two 80x24 xterm C.UTF-8 Tic-Tac-Toe
see "A1 is told" "A1: empty."
type_keys Enter; see "the first man" "places Disc on A1."
type_keys Right Enter; see "the second" "places Cross on B1."
type_keys Left Up Enter; see "the third" "places Disc on A2."
type_keys Right Enter; see "the fourth" "places Cross on B2."
type_keys Left Up Enter
see "a game by arrows" "Player 1 has won."

# Cells of the ASCII drawing are four columns wide and two rows high.
two 80x24 xterm C.UTF-8 --glyphs ascii Tic-Tac-Toe
see "a board to click on" "+---+---+---+"
sleep 0.3
read -r col row <<< "$(at "3 |")"
cell() { click $((col + 4 + 4 * $1)) $((row + 2 * $2)); sleep 0.2; }
cell 0 0; cell 1 0; cell 0 1; cell 1 1; cell 0 2
see "a game by mouse" "Player 1 has won."

# From and to by mouse.
two 80x24 xterm C.UTF-8 --glyphs ascii Breakthrough
see "a board" "8 |"
sleep 0.3
read -r col row <<< "$(at "8 |")"
click $((col + 4)) $((row + 12)); sleep 0.3
see "what is selected" "From A2 to?"
click $((col + 4)) $((row + 10))
see "a move by mouse" "A2 to A3"

# ---- any size ----

two 80x24 xterm C.UTF-8 Chess
see "a board" "8 │"
enter e2-e4
see "a move" "E2 to E4"
screen resize-window -x 40 -y 12
see "small" "> "
enter e7-e5
see "a move in a small window" "E7 to E5"
screen resize-window -x 10 -y 3
sleep 0.3
screen resize-window -x 80 -y 24
see "large again" "8 │"
enter g1-f3
see "play goes on" "G1 to F3"
enter quit
see "the end" "ended with 0"

# ---- nothing is lost ----

rm -rf "$work/state"
two 80x24 xterm C.UTF-8 Chess
see "a board" "8 │"
enter e2-e4 e7-e5
see "two moves" "E7 to E5"
kill -9 "$(screen list-panes -F '#{pane_pid}' | xargs pgrep -P)"
see "killed" "ended with 137"
start 80x24 xterm C.UTF-8 play --resume
see "resumed" "Resumed after 2 of 2 moves."
see "with its moves" "2 E7-E5"
enter undo
see "which can be taken back" "Took back 1 move."
kill -TERM "$(screen list-panes -F '#{pane_pid}' | xargs pgrep -P)"
see "the terminal is given back" "ended with 143"

# Of several games one is chosen.
two 80x24 xterm C.UTF-8 Tic-Tac-Toe
see "a board" "3 │"
enter a1
see "a move" "places Disc on A1."
kill -9 "$(screen list-panes -F '#{pane_pid}' | xargs pgrep -P)"
see "killed" "ended with 137"
start 80x24 xterm C.UTF-8 play --resume
see "the first" "1 Tic-Tac-Toe, 1 move,"
see "the second" "2 Chess, 1 move,"
enter 2
see "the second goes on" "Resumed after 1 of 1 moves."
see "it is chess" "1 E2-E4"

# ---- characters and colours ----

two 80x24 xterm C.UTF-8 Chess
see "ruled lines" "├───┼"
two 80x24 xterm C Chess
see "ASCII where nothing else can be shown" "+---+"
has_more_than_ascii() { look | LC_ALL=C grep -q '[^ -~]'; }
verdict "only ASCII" "$(not has_more_than_ascii)"

# has_colour: whether a colour is on the screen.
has_colour() { look -e | grep -q "$(printf '\033')"'\[\([0-9;]*;\)\?3[1-6]'; }
is_colourless() { ! has_colour; }
for term in xterm xterm-256color; do
    two 80x24 $term C.UTF-8 Chess
    see "a board on $term" "8 │"
    verdict "colours on $term" "$(not is_colourless)"
done
two 80x24 xterm-256color C.UTF-8 --color never Chess
see "a board without colour" "8 │"
verdict "no colours" "$(not has_colour)"
two 80x24 vt100 C.UTF-8 Chess
see "a board on a vt100" "8 |"
verdict "no colours on a vt100" "$(not has_colour)"
enter e2-e4
see "a move on a vt100" "E2 to E4"

# ---- choosing ----

start 80x24 xterm C.UTF-8
see "the list" "type to search"
screen send-keys -l "nine men"
see "what was found" "Nine Men's Morris"
type_keys Enter
see "the game chosen" "Player 1 to move."
start 80x24 dumb C.UTF-8
see "the list in lines" "Type words of a name or kind"
enter "nine men"
see "numbers" "1 Nine Men's Morris, mill"
enter 1
see "the game chosen by number" "turn: Player 1 to move."

# ---- golden screens ----

# What two people see at the start of a game.
for wanted in "${0%/*}"/screens/*; do
    name=${wanted##*/}
    two 80x24 xterm C.UTF-8 "$name"
    see "$name" "F1 help"
    sleep 0.3
    look > "$work/found"
    [ -z "$BLESS" ] || cp "$work/found" "$wanted"
    if diff -u "$wanted" "$work/found"; then verdict "$name" yes; else verdict "$name" no; fi
done

echo "$passed passed, $failed failed"
[ $failed = 0 ]
