Mistakes in the metadata do not keep a game from being read.

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
  > (metadata (info { (descriptoin "A game.") (version 1 2 3) }) (graphics { (nonsense) }))
  > END
  $ lusor check game.lud
  game.lud: ok
