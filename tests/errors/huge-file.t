A file larger than any description.

  $ truncate -s 3G game.lud
  $ lusor check game.lud
  error: game.lud: the file is larger than 64 MB
  [1]
