A file with defines or metadata, but no game.

  $ cat > game.lud <<'END'
  > (define "LineOf" (is Line 3))
  > END
  $ lusor check game.lud
  game.lud:1:1: error: there is no (game ...) here
    (define "LineOf" (is Line 3))
    ^
  [1]
  $ cat > game.lud <<'END'
  > (metadata (info { (description "A game.") }))
  > END
  $ lusor check game.lud
  game.lud:1:1: error: there is no (game ...) here
    (metadata (info { (description "A game.") }))
    ^
  [1]
