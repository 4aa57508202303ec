A program instead of a description.

  $ printf '\177ELF\002\001\001\000\000\000\000\000\003\000\076\000(((\033[2J\000' > game.lud
  $ lusor check game.lud
  game.lud:1:5: error: this is not a text: found a byte with value 2
    ?ELF??????????>?(((?[2J?
        ^
  [1]
