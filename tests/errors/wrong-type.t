A ludeme that exists, at a place where it cannot stand.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (players 2))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:4:16: error: (players ...) gives <players>, but <graph> (a graph such as (square 8)) is wanted here
            (board (players 2))
                   ^
    expected: (board <graph> [<board.track> | {<board.track>}] [<equipment.values> |
              {<equipment.values>}] [use:<siteType>] [largeStack:<boolean>])
  [1]
