The way through several defines is told from the inside out.

  $ cat > game.lud <<'END'
  > (define "Inner" (is Lin #1))
  > (define "Middle" (not ("Inner" #1)))
  > (define "Outer" (and ("Middle" 3) (is Line 4)))
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("Outer") (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:1:21: error: Lin does not fit into (is ...) here
    (define "Inner" (is Lin #1))
                        ^
    in define "Inner", used at game.lud:2:23
    in define "Middle", used at game.lud:3:22
    in define "Outer", used at game.lud:12:18
    did you mean "Line"?
    expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>]
              [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>]
              [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>]
              [isVisible:<boolean>] [useOpposites:<boolean>])
  [1]
