An error in the text of an option that is chosen stands where it was written.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board <Board:shape>)
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  >
  > (option "Board" <Board> args:{ <shape> } {
  >     (item "Square" <(square 3)> "A square.")*
  >     (item "Hexagon" <(hexx 3)> "A hexagon.")
  > })
  > END
  $ lusor check game.lud
  game.lud: ok
  $ lusor check --option "Board/Hexagon" game.lud
  game.lud:15:22: error: there is no ludeme "hexx"
        (item "Hexagon" <(hexx 3)> "A hexagon.")
                         ^
    did you mean "hex"?
    expected: (hex (<poly> | {<dim>}))
          or: (hex [<hexShapeType>] <dim> [<dim>])
  [1]
