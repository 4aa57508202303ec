When only the last bracket is missing, the first one is what stays open.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment { (board (square 3)) (piece "Disc" P1) })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > END
  $ lusor check game.lud
  game.lud:1:1: error: this ( is never closed
    (game "Three in a row"
    ^
  [1]
