A text that is no description at all.

  $ cat > game.lud <<'END'
  > Dear all,
  > please find attached the rules of my game: two players (one with discs) take turns.
  > END
  $ lusor check game.lud
  game.lud:2:56: error: a description begins with (game ...) or (match ...)
    please find attached the rules of my game: two players (one with discs) take turns.
                                                           ^
  [1]
