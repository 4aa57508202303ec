A word of an enumeration, misspelt, as the value of an argument.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3 Ortogonal) (result Movr Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:9:29: error: Ortogonal does not fit into (is Line ...) here
            (end (if (is Line 3 Ortogonal) (result Movr Win)))
                                ^
    did you mean "Orthogonal"?
    expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>]
              [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>]
              [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>]
              [isVisible:<boolean>] [useOpposites:<boolean>])
  game.lud:9:48: error: Movr does not fit into (result ...) here
            (end (if (is Line 3 Ortogonal) (result Movr Win)))
                                                   ^
    did you mean "Mover"?
    expected: (result <roleType> <resultType>)
  [1]
