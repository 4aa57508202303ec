Inside braces nothing has a name.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is In (last To) (sites {0 1 first:2})) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:9:47: error: inside { } nothing has a name; found "first:"
            (end (if (is In (last To) (sites {0 1 first:2})) (result Mover Win)))
                                                  ^
  [1]
