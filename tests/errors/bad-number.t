A word that begins like a number and is none.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2x)
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
  game.lud:2:14: error: "2x" is not a number
        (players 2x)
                 ^
  [1]
