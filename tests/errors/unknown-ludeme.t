A ludeme that does not exist, but one of nearly that name does.

  $ cat > game.lud <<'END'
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
  $ lusor check game.lud
  game.lud:2:5: error: there is no ludeme "playrs"
        (playrs 2)
        ^
    did you mean "players"?
    expected: (players <int>)
          or: (players {<players.player>})
  [1]
