A file with nothing in it, and two with next to nothing.

  $ : > game.lud
  $ lusor check game.lud
  game.lud:1:1: error: there is no (game ...) here
  [1]
  $ printf ' \n\t\n' > game.lud
  $ lusor check game.lud
  game.lud:1:1: error: there is no (game ...) here
  [1]
  $ echo '// to be written' > game.lud
  $ lusor check game.lud
  game.lud:1:1: error: there is no (game ...) here
    // to be written
    ^
  [1]
