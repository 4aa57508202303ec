A string that is never closed.

  $ cat > game.lud <<'END'
  > (game "Three in a row
  >     (players 2)
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
  game.lud:1:7: error: a " is missing, probably at the end of this string
    (game "Three in a row
          ^
    or else at the end of the one in line 5, column 40
  [1]
