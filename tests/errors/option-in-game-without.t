Options for a game that has none.

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
  > END
  $ lusor check --option "Board/13x13" game.lud
  error: the game has no option "Board/13x13"
    there is none
  [1]
  $ lusor check --ruleset "Ancient" game.lud
  error: the game has no ruleset "Ancient"
    there is none
  [1]
