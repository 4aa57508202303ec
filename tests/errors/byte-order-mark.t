A mark that some editors put before the text does no harm.

  $ printf '\357\273\277(game "Three"\n    (playrs 2))\n' > game.lud
  $ lusor check game.lud
  game.lud:2:5: error: there is no ludeme "playrs"
        (playrs 2))
        ^
    did you mean "players"?
    expected: (players <int>)
          or: (players {<players.player>})
  game.lud:1:2: error: (game ...) needs (equipment ...)
    ﻿(game "Three"
     ^
    expected: (game <string> <players> [<mode>] <equipment> <rules.rules>)
  [1]
