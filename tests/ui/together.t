Where all move at once each is asked alone, may ask back and answer by number, and nothing happens before all have chosen.

  $ export XDG_STATE_HOME=$PWD/state
  $ printf '\nlook a1\nrock\n\nhand2.\n2\nundo\nquit\n' | lusor play Rock-Paper-Scissors --p2 human --seed 1
  note: Rock-Paper-Scissors. Plain text, since this is no terminal. Type help for commands, rules for the rules.
  turn: Player 1, press Enter when nobody else looks.
  turn: Player 1 to choose.
  A1: empty.
  turn: Player 1 to choose.
  turn: Player 2, press Enter when nobody else looks.
  turn: Player 2 to choose.
  legal: Which one? 1 P2:hand2.1-B1, 2 P2:hand2.2-B1, 3 P2:hand2.3-B1.
  turn: Player 2 to choose.
  move: P1:Rock-A1 & P2:hand2.2-B1
  result: Player 2 has won.
  note: Took back 1 move.
  turn: Player 1, press Enter when nobody else looks.
  turn: Player 1 to choose.
  $ printf '\nrock\n\nhand2.1\nhistory\n' | lusor play Rock-Paper-Scissors --p2 human --seed 1 | tail -n 2
  result: Nobody has won: a draw.
  1. P1:Rock-A1 & P2:hand2.1-B1
