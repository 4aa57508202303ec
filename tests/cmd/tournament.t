Every agent plays every other one.

  $ games=$TESTDIR/../../games/rbg
  $ lusor tournament "$games/ticTacToe.rbg" "$games/connectFour.rbg" --agent random --agent uct:50it --agent ab:depth2 --games 4 |
  > sed "s/ [0-9.%]*[0-9]\(%\|\b\)/ #/g; s/  */ /g"
  agent won drawn lost points # % interval
  uct:50it # # # # # to #
  ab:depth2 # # # # # to #
  random # # # # # to #
  
  points against each of them, in the same order
  uct:50it - # #
  ab:depth2 # - #
  random # # -
  
  points in ticTacToe, connectFour
  uct:50it # #
  ab:depth2 # #
  random # #
  $ lusor tournament "$games/ticTacToe.rbg" --agent random --agent uct:50it --games 6 > one
  $ lusor tournament "$games/ticTacToe.rbg" --agent random --agent uct:50it --games 6 --threads 2 | diff - one
  $ lusor tournament "$games/ticTacToe.rbg" --agent random --agent uct:50it --games 2 --json | tr , '\n' | head -n 3
  {"games":[{"game":"ticTacToe"
  "agents":[{"agent":"random"
  "wins":0

Two agents share three seats in turn.

  $ lusor tournament "$games/trefoil.rbg" --agent random --agent uct:20it --games 6 |
  > awk 'NR > 1 && NR < 4 { print $2 + $3 + $4 }'
  9
  9

Mistakes are told.

  $ lusor tournament "$games/ticTacToe.rbg" --agent random
  lusor tournament: --agent has to be given 2 to 32 times
  [2]
  $ lusor tournament "$games/ticTacToe.rbg" --agent random --agent nobody
  lusor tournament: --agent: there is no agent called "nobody"; there are: random, flat, uct, grave, ab, ai, cmd
  [1]
  $ lusor tournament "$games/pegSolitaire.rbg" --agent random --agent uct
  lusor tournament: pegSolitaire has 1 player
  [1]
