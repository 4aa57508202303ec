A ludeme that does not exist, and nothing like it.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (elephant Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:8:15: error: there is no ludeme "elephant"
            (play (elephant Add (to (sites Empty))))
                  ^
    expected: <moves>
  [1]
