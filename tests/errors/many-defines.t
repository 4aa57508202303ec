Ten thousand defines, each using the one before it.

  $ { echo '(define "D0" (is Line 3))'
  >   awk 'BEGIN { for (i = 1; i < 10000; i++) printf "(define \"D%d\" (not (\"D%d\")))\n", i, i - 1 }'
  >   echo '(game "Chain" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })'
  >   echo '(rules (play (move Add (to (sites Empty)))) (end (if ("D9999") (result Mover Win)))))'
  > } > game.lud
  $ lusor check game.lud
  game.lud:9801:22: error: uses of defines stand more than 200 deep inside each other
    (define "D9800" (not ("D9799")))
                         ^
    in define "D9800", used at game.lud:9802:22
    in define "D9801", used at game.lud:9803:22
    in define "D9802", used at game.lud:9804:22
    in define "D9803", used at game.lud:9805:22
    in define "D9804", used at game.lud:9806:22
    in define "D9805", used at game.lud:9807:22
    ... and so on
  [1]
