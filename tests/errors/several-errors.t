More than one mistake, each told once.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (playrs 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (peice "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Emtpy))))
  >         (end (if (is Line 3 exct:True) (result Mover Winn)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:2:5: error: there is no ludeme "playrs"
        (playrs 2)
        ^
    did you mean "players"?
    expected: (players <int>)
          or: (players {<players.player>})
  game.lud:5:27: error: there is no ludeme "peice"
            (piece "Disc" P1) (peice "Cross" P2)
                              ^
    did you mean "piece"?
    expected: (piece <string> [<roleType>] [<directionFacing>] [<flips>] [<moves>] [maxState:<int>]
              [maxCount:<int>] [maxValue:<int>])
  game.lud:8:36: error: Emtpy does not fit into (sites ...) here
            (play (move Add (to (sites Emtpy))))
                                       ^
    did you mean "Empty"?
    expected: (sites <sitesIndexType> [<siteType>] [<int>])
  game.lud:9:29: error: (is Line ...) has no argument "exct:"
            (end (if (is Line 3 exct:True) (result Mover Winn)))
                                ^
    did you mean "exact:"?
    expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>]
              [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>]
              [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>]
              [isVisible:<boolean>] [useOpposites:<boolean>])
  game.lud:9:54: error: Winn does not fit into (result Mover ...) here
            (end (if (is Line 3 exct:True) (result Mover Winn)))
                                                         ^
    did you mean "Win"?
    expected: (result <roleType> <resultType>)
  [1]
