A string where a number is wanted.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players "two")
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:2:14: error: "two" does not fit into (players ...) here
        (players "two")
                 ^
    expected: (players <int>)
          or: (players {<players.player>})
  [1]
