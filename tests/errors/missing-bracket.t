The bracket that is not closed is named, not the end of the file.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3)
  >         (piece "Disc" P1)
  >         (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:4:9: error: this ( is never closed
            (board (square 3)
            ^
    found instead: the } in line 7, column 5
  [1]
