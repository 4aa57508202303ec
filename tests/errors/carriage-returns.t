Files with line ends of another system: line and column are right all the same.

  $ printf '(game "Three"\r\n    (playrs 2)\r\n)\r\n' > game.lud
  $ lusor check game.lud
  game.lud:2:5: error: there is no ludeme "playrs"
        (playrs 2)
        ^
    did you mean "players"?
    expected: (players <int>)
          or: (players {<players.player>})
  game.lud:1:1: error: (game ...) needs (equipment ...)
    (game "Three"
    ^
    expected: (game <string> <players> [<mode>] <equipment> <rules.rules>)
  [1]
