A file with two games.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
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
  >
  > (game "Another" (players 1))
  > END
  $ lusor check game.lud
  game.lud:13:1: warning: this stands outside of the game and does not count
    (game "Another" (players 1))
    ^
  game.lud: ok
