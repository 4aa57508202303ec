An item that gives fewer arguments than the option has.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (rectangle <Board:rows> <Board:columns>))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  >
  > (option "Board" <Board> args:{ <rows> <columns> } {
  >     (item "3x3" <3> "Three by three.")*
  >     (item "5x4" <5> <4> "Five by four.")
  > })
  > END
  $ lusor check game.lud
  game.lud:14:10: error: the item "3x3" gives nothing for <Board:columns>
        (item "3x3" <3> "Three by three.")*
             ^
    it gives 1 of the 2 arguments of "Board"
  [1]
