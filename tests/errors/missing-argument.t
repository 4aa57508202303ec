An argument that is needed is missing.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:5:9: error: (piece ...) needs <string> (a text in quotes)
            (piece) (piece "Cross" P2)
            ^
    expected: (piece <string> [<roleType>] [<directionFacing>] [<flips>] [<moves>] [maxState:<int>]
              [maxCount:<int>] [maxValue:<int>])
  [1]
