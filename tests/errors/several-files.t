Several files: each gets its verdict, one that is wrong makes the whole wrong.

  $ cat > good.lud <<'END'
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
  $ cat > bad.lud <<'END'
  > (game "Three in a row"
  >     (playrs 2)
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
  $ lusor check good.lud
  good.lud: ok
  $ lusor check good.lud bad.lud good.lud missing.lud
  good.lud: ok
  bad.lud:2:5: error: there is no ludeme "playrs"
        (playrs 2)
        ^
    did you mean "players"?
    expected: (players <int>)
          or: (players {<players.player>})
  good.lud: ok
  error: missing.lud: no such file
  2 ok, 2 wrong
  [1]
