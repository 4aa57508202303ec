The same deep inside, where there are many ways to read what is around it.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (and (is Line 3) (not (no Moves Next) (isEmpty (last To)))) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:9:56: error: (not ...) takes no more arguments; (isEmpty ...) is too much
            (end (if (and (is Line 3) (not (no Moves Next) (isEmpty (last To)))) (result Mover Win))...
                                                           ^
    expected: (not <boolean>)
  [1]
