A colon that has no name.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3 :True) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:9:29: error: a colon needs a name before it
            (end (if (is Line 3 :True) (result Mover Win)))
                                ^
  [1]
