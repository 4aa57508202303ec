A list that begins with a number.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (2 players)
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
  game.lud:2:5: error: a ( must be followed by the name of a ludeme
        (2 players)
        ^
  [1]
