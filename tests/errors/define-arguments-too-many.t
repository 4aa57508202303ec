A define that takes one argument is used with three.

  $ cat > game.lud <<'END'
  > (define "LineOf" (is Line #1))
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("LineOf" 3 4 5) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:10:18: warning: define "LineOf" takes 1 parameter, but is given 3
            (end (if ("LineOf" 3 4 5) (result Mover Win)))
                     ^
  game.lud: ok
