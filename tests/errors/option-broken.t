Options whose brackets or tags are broken.

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
  > (option "Board" <Board> args:{ <size> } {
  >     (item "3x3" <3 "Three by three.")*
  > })
  > END
  $ lusor check game.lud
  game.lud:14:18: error: expected a > that closes the <
        (item "3x3" <3 "Three by three.")*
                     ^
  [1]
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
  > (option "Board" args:{ <size> } {
  >     (item "3x3" <3> "Three by three.")*
  > })
  > END
  $ lusor check game.lud
  game.lud:13:17: error: expected <the tag of the option>
    (option "Board" args:{ <size> } {
                    ^
  [1]
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
  > (option "Board" <Board> args:{ <size> } {
  >     (item "3x3" <3> "Three by three.")*
  > END
  $ lusor check game.lud
  game.lud:13:41: error: this { is never closed
    (option "Board" <Board> args:{ <size> } {
                                            ^
  [1]
