A bracket that closes nothing.

  $ cat > game.lud <<'END'
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
  > ))
  > END
  $ lusor check game.lud
  game.lud:11:2: error: this ) closes nothing
    ))
     ^
  [1]
