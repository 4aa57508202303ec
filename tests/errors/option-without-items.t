An option from which nothing can be chosen.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square <Board:size>))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  >
  > (option "Board" <Board> args:{ <size> } { })
  > END
  $ lusor check game.lud
  game.lud:13:1: error: the option "Board" has no items
    (option "Board" <Board> args:{ <size> } { })
    ^
  [1]
