The same through the arguments of one define.

  $ { echo '(define "Two" (and #1 #1))'
  >   printf '(game "Bomb" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) }) (rules (play (move Add (to (sites Empty)))) (end (if '
  >   i=0; while [ $i -lt 40 ]; do printf '("Two" '; i=$((i + 1)); done; printf '(is Line 3)'
  >   i=0; while [ $i -lt 40 ]; do printf ')'; i=$((i + 1)); done; echo ' (result Mover Win)))))'
  > } > game.lud
  $ lusor check game.lud 2>&1 | grep -o 'error: .*'
  error: the description becomes too large when it is expanded
