A game in plain text: moves by coordinate, questions, a hint, taking back, and the end.

  $ export XDG_STATE_HOME=$PWD/state
  $ game=$TESTDIR/../../games/rbg/ticTacToe.rbg
  $ lusor play --p2 human --seed 1 --glyphs ascii "$game" << 'END'
  > b2
  > look b2
  > moves
  > z9
  > undo
  > b2
  > a1
  > board
  > b1
  > a3
  > b3
  > history
  > quit
  > END
  note: ticTacToe. Plain text, since this is no terminal. Type help for commands, rules for the rules.
  turn: cross to move.
  move: cross places x on B2.
  turn: nought to move.
  B2: x.
  legal: 8 moves: A3, B3, C3, A2, C2, A1, B1, C1.
  error: there is no site and no move called "z9" here.
  note: Took back 1 move.
  turn: cross to move.
  move: cross places x on B2.
  turn: nought to move.
  move: nought places o on A1.
  turn: cross to move.
    +---+---+---+
  3 |   |   |   |
    +---+---+---+
  2 |   | X |   |
    +---+---+---+
  1 | O |   |   |
    +---+---+---+
      A   B   C
  move: cross places x on B1.
  turn: nought to move.
  move: nought places o on A3.
  turn: cross to move.
  move: cross places x on B3.
  result: cross has won.
  1. B2
  2. A1
  3. B1
  4. A3
  5. B3

An interrupted game is kept and goes on where it was; one that is over is not.

  $ ls state/lusor
  $ printf 'a1\nb2\n' | lusor play --p2 human --seed 1 "$game" | tail -n 1
  turn: cross to move.
  $ echo history | lusor play --resume
  note: ticTacToe. Plain text, since this is no terminal. Type help for commands, rules for the rules.
  note: Resumed after 2 of 2 moves.
  turn: cross to move.
  1. A1
  2. B2
  $ printf 'quit\n' | lusor play --resume | grep kept
  note: The game is kept; lusor play --resume goes on with it.

Nonsense gets an answer and harms nothing.

  $ printf 'look\nlook q1\nline a1\nrow 9\nwhere\nwhere xyz\nundo\nredo\nseat\nseat 1 utc\nhint nobody\nsave\nload ./none\nlevel loud\nhelp nothing\nundo x\n' | lusor play --p2 human --seed 1 "$game" | grep '^error'
  error: Which site? Write its coordinate as well.
  error: There is no site called "q1".
  error: In which direction? For example: line a1 N.
  error: There is no row or column called "9".
  error: Which piece?
  error: No piece is called "xyz".
  error: There is no move to take back.
  error: There is no move to make again.
  error: Write who plays for whom, such as: seat 2 uct:1s, seat 1 human.
  error: there is no agent called "utc"; there are: random, flat, uct, grave, ab, ai, cmd.
  error: there is no agent called "nobody"; there are: random, flat, uct, grave, ab, ai, cmd.
  error: Under which name?
  error: ./none.trl: No such file or directory
  error: Write one of: terse, normal, verbose.
  error: There is no command "nothing".
  error: "x" is no number of moves.
  $ lusor play
  lusor play: which game? lusor list tells what there is
  [2]
  $ lusor play none.rbg
  error: none.rbg: No such file or directory
  [1]
