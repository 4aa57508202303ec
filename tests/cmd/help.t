Without a terminal and a command, lusor plays a short game against itself.

  $ lusor
  Tic-Tac-Toe, random against random:
  move: Player 1 places Disc on C1.
  move: Player 2 places Cross on C3.
  move: Player 1 places Disc on A2.
  move: Player 2 places Cross on B3.
  move: Player 1 places Disc on A1.
  move: Player 2 places Cross on A3.
    +---+---+---+
  3 | x | x | x |
    +---+---+---+
  2 | D |   |   |
    +---+---+---+
  1 | D |   | D |
    +---+---+---+
      A   B   C
  result: Player 2 has won.

When asked, it says what there is.

  $ lusor help | head -n 3
  usage: lusor                          choose a game and play
         lusor COMMAND [OPTIONS] ...
         lusor help COMMAND
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
