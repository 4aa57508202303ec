A number that no computer word holds.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 99999999999999999999)
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
  game.lud:2:14: error: the number 99999999999999999999 is too large
        (players 99999999999999999999)
                 ^
  [1]
