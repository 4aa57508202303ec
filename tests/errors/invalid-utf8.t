Bytes that are no UTF-8: the line is shown without them.

  $ printf '(game "Caf\351 \303\244"\n    (playrs 2 \377)\n)\n' > game.lud
  $ lusor check game.lud
  game.lud:2:5: error: there is no ludeme "playrs"
        (playrs 2 ?)
        ^
    did you mean "players"?
    expected: (players <int>)
          or: (players {<players.player>})
  game.lud:1:1: error: (game ...) needs (equipment ...)
    (game "Caf? ä"
    ^
    expected: (game <string> <players> [<mode>] <equipment> <rules.rules>)
  [1]
