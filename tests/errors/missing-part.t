A whole part of the game is missing.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:3:5: error: (game ...) needs (equipment ...) before (rules ...)
        (rules
        ^
    expected: (game <string> <players> [<mode>] <equipment> <rules.rules>)
  [1]
