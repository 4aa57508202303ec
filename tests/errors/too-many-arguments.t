One argument too many.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2 3)
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
  game.lud:2:16: error: (players ...) takes no more arguments; 3 is too much
        (players 2 3)
                   ^
    expected: (players <int>)
  [1]
