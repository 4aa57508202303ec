A word of an enumeration, misspelt.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Emtpy))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:8:36: error: Emtpy does not fit into (sites ...) here
            (play (move Add (to (sites Emtpy))))
                                       ^
    did you mean "Empty"?
    expected: (sites <sitesIndexType> [<siteType>] [<int>])
  [1]
