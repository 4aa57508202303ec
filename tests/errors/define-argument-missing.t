A define that needs two arguments is used with one.

  $ cat > game.lud <<'END'
  > (define "LineOr" (or (is Line #1) (is Line #2)))
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("LineOr" 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:1:35: error: (is Line ...) needs <int> (a number)
    (define "LineOr" (or (is Line #1) (is Line #2)))
                                      ^
    in define "LineOr", used at game.lud:10:18
    expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>]
              [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>]
              [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>]
              [isVisible:<boolean>] [useOpposites:<boolean>])
  [1]
