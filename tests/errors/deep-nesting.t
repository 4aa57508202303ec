Brackets nested deeper than any author would.

  $ { head -c 100000 /dev/zero | sed 's/\x00/(not /g'; echo '(is Line 3)'; head -c 100000 /dev/zero | tr '\0' ')'; } > game.lud
  $ lusor check game.lud 2>&1 | cut -c 1-100
  game.lud:1:5001: error: more than 1000 brackets inside each other
    ...ot (not (not (not (not (not (not (not (not (not (not (not (not (not (not (not (not (not (not (n
                                                       ^
  $ { printf '(game "Deep" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) }) (rules (play (move Add (to (sites Empty)))) (end (if '
  >   head -c 5000 /dev/zero | sed 's/\x00/(not /g'; printf '(is Line 3)'; head -c 5000 /dev/zero | tr '\0' ')'; echo ' (result Mover Win)))))'; } > game.lud
  $ lusor check game.lud 2>&1 | cut -c 1-100
  game.lud:1:5114: error: more than 1000 brackets inside each other
    ...ot (not (not (not (not (not (not (not (not (not (not (not (not (not (not (not (not (not (not (n
                                                       ^
