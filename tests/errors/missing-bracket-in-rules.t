A bracket forgotten in the middle, where the end of the text is far: the layout tells which.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment { (board (square 3)) (piece "Disc" P1) (piece "Cross" P2) })
  >     (rules
  >         (play (move Add (to (sites Empty)))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:5:9: error: a ) is missing, by the layout that of this (
            (play (move Add (to (sites Empty)))
            ^
    or else that of the ( in line 1, column 1
  [1]
