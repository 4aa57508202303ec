A define that does not exist, and nothing like it.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("HasEnoughElephants") (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:9:18: error: there is no define "HasEnoughElephants"
            (end (if ("HasEnoughElephants") (result Mover Win)))
                     ^
  [1]
