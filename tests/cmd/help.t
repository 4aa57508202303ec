Without a terminal and a command, lusor plays a short game against itself.

  $ lusor
  Tic-Tac-Toe, random against random:
  move: player 1 B3
  move: player 2 C3
  move: player 1 A1
  move: player 2 C1
  move: player 1 B2
  move: player 2 A3
  move: player 1 B1
    X O X 
    . O . 
    O O X 
  result: player 1 wins

When asked, it says what there is.

  $ lusor help | head -n 3
  usage: lusor COMMAND [OPTIONS] ...
         lusor help COMMAND
         lusor --version [-v]
  $ lusor --help > one; lusor help > two; lusor -h > three; cmp one two && cmp one three

A command that does not exist is a mistake of the caller.

  $ lusor nonsense
  lusor: there is no command "nonsense"; lusor --help lists them
  [2]
  $ lusor help nonsense
  lusor: there is no command "nonsense"; lusor --help lists them
  [2]

The version, and what one needs to know to understand a report of a fault.

  $ lusor --version | sed 's/[0-9][0-9.]*/N/'
  lusor N
  $ lusor --version -v | sed 's/:.*//'
  lusor 0.1
  terminal
  colours
  locale
  system
  compiler
  libraries

Output that cannot be written is not passed over.

  $ lusor --help > /dev/full
  lusor: standard output: No space left on device
  [1]
