Columns count characters, and the caret stands below the right one, behind tabs too.

  $ printf '\t\t(game "Mü€hle" (playrs 2))\n' > game.lud
  $ lusor check game.lud
  game.lud:1:18: error: there is no ludeme "playrs"
      (game "Mü€hle" (playrs 2))
                     ^
    did you mean "players"?
    expected: (players <int>)
          or: (players {<players.player>})
  game.lud:1:3: error: (game ...) needs (equipment ...)
      (game "Mü€hle" (playrs 2))
      ^
    expected: (game <string> <players> [<mode>] <equipment> <rules.rules>)
  [1]
