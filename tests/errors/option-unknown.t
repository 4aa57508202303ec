An option that does not exist: what there is gets listed.

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
  >     (item "5x5" <5> "Five by five.")
  > })
  > END
  $ lusor check --option "Board/13x13" game.lud
  error: the game has no option "Board/13x13"
    did you mean "Board/3x3"?
    there are: "Board/3x3", "Board/5x5"
  [1]
  $ lusor check --option "Bord/5x5" game.lud
  error: the game has no option "Bord/5x5"
    did you mean "Board/5x5"?
    there are: "Board/3x3", "Board/5x5"
  [1]
  $ lusor check --option "Pieces" game.lud
  error: the game has no option "Pieces"
    there are: "Board/3x3", "Board/5x5"
  [1]
  $ lusor check --option "Board/5x5" game.lud
  game.lud: ok
