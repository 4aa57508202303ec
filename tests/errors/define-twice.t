Two defines of one name: which one holds must not be a guess.

  $ cat > game.lud <<'END'
  > (define "LineOf" (is Line 3))
  > (define "LineOf" (is Line 4))
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("LineOf") (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:2:1: warning: there is a define "LineOf" already; this one does not count
    (define "LineOf" (is Line 4))
    ^
  game.lud: ok
