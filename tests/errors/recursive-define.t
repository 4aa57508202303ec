A define that uses itself.

  $ cat > game.lud <<'END'
  > (define "Again" (or (is Line 3) ("Again")))
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("Again") (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:1:33: error: define "Again" uses itself: Again -> Again
    (define "Again" (or (is Line 3) ("Again")))
                                    ^
    in define "Again", used at game.lud:10:18
  [1]
