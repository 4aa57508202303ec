A define that is never closed.

  $ cat > game.lud <<'END'
  > (define "LineOf" (is Line #1)
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("LineOf" 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:1:1: error: this ( is never closed
    (define "LineOf" (is Line #1)
    ^
  [1]
