A define without a name.

  $ cat > game.lud <<'END'
  > (define (is Line 3))
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:1:9: error: expected the name of the define, a string
    (define (is Line 3))
            ^
  [1]
