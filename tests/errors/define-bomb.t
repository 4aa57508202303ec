A define that doubles forty times would need a terabyte; it is stopped.

  $ { echo '(define "D0" (is Line 3))'
  >   i=0; while [ $i -lt 40 ]; do echo "(define \"D$((i + 1))\" (and (\"D$i\") (\"D$i\")))"; i=$((i + 1)); done
  >   cat <<'GAME'
  > (game "Bomb" (players 2)
  >     (equipment { (board (square 3)) (piece "Disc" Each) })
  >     (rules (play (move Add (to (sites Empty)))) (end (if ("D40") (result Mover Win)))))
  > GAME
  > } > game.lud
  $ lusor check game.lud 2>&1 | grep -o 'error: .*'
  error: defines are used more than 100000 times
