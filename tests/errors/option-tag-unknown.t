A tag for which there is no option, and one whose argument does not exist.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square <Size:size>))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  >
  > (option "Board" <Board> args:{ <size> } {
  >     (item "3x3" <3> "Three by three.")*
  >     (item "5x5" <5> "Five by five.")
  > })
  > END
  $ lusor check game.lud
  game.lud:4:24: error: no option has the tag <Size>
            (board (square <Size:size>))
                           ^
    there is: <Board>
  [1]
  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square <Board:width>))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  >
  > (option "Board" <Board> args:{ <size> } {
  >     (item "3x3" <3> "Three by three.")*
  >     (item "5x5" <5> "Five by five.")
  > })
  > END
  $ lusor check game.lud
  game.lud:4:24: error: the option "Board" has no argument <width>
            (board (square <Board:width>))
                           ^
    there is: <size>
  [1]
