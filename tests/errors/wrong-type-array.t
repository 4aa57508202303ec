A list in braces where a single thing is wanted.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line {3 4}) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:9:27: error: there are no { } round a single value
            (end (if (is Line {3 4}) (result Mover Win)))
                              ^
    expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>]
              [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>]
              [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>]
              [isVisible:<boolean>] [useOpposites:<boolean>])
  [1]
