Ranges that are none, and one that would fill the memory.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is In (last To) (sites {0..})) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:9:43: error: "0.." is no range such as 0..7
            (end (if (is In (last To) (sites {0..})) (result Mover Win)))
                                              ^
  [1]
  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is In (last To) (sites {0..2000000000})) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:9:43: error: a range has at most 1000 elements
            (end (if (is In (last To) (sites {0..2000000000})) (result Mover Win)))
                                              ^
  [1]
  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is In (last To) (sites {a..b})) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:9:43: error: "a..b" is no range such as 0..7
            (end (if (is In (last To) (sites {a..b})) (result Mover Win)))
                                              ^
  [1]
