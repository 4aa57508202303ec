An error in what is given to a define stands where it was written.

  $ cat > game.lud <<'END'
  > (define "LineOf" (is Line #1))
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("LineOf" Thre) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:10:28: error: Thre does not fit into (is Line ...) here
            (end (if ("LineOf" Thre) (result Mover Win)))
                               ^
    expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>]
              [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>]
              [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>]
              [isVisible:<boolean>] [useOpposites:<boolean>])
  [1]
