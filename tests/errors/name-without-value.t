A name and a colon, and then nothing: that is what an absent argument of a define leaves behind, and
counts as not given.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3 exact:) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud: ok
