Agents play each other; the seed decides everything when they count iterations.

  $ game=$TESTDIR/../../games/rbg/ticTacToe.rbg
  $ lusor match "$game" --p1 ab:depth9 --p2 random --games 6 --seed 5
  ticTacToe, 6 games, 5.8 moves on average
  agent                   won  drawn   lost  points  95 % interval
  ab:depth9                 6      0      0  100.0%  61.0% to 100.0%
  random                    0      0      6    0.0%  0.0% to 39.0%
  $ lusor match "$game" --p1 uct:50it --p2 random --games 4 --json | tr , '\n' | head -n 3
  {"game":"ticTacToe"
  "games":4
  "length":5.5

A match in parts gives the same as the whole, also after an interruption.

  $ lusor match "$game" --p1 uct:50it --p2 random --games 6 --seed 5 > whole
  $ lusor match "$game" --p1 uct:50it --p2 random --games 6 --seed 5 --out a --shard 1/2 > none
  $ lusor match "$game" --p1 uct:50it --p2 random --games 2 --seed 5 --out b --shard 2/2 > none
  $ printf '3 5 ' >> b
  $ lusor match "$game" --p1 uct:50it --p2 random --games 6 --seed 5 --out b --shard 2/2 > none
  $ lusor match --merge a b | diff - whole
  $ lusor match "$game" --p1 uct:50it --p2 random --games 6 --seed 5 --threads 2 | diff - whole

Mistakes are told.

  $ lusor match "$game" --p1 nobody --games 1
  lusor match: --p1: there is no agent called "nobody"; there are: random, flat, uct, grave, ab, ai, cmd
  [1]
  $ lusor match "$game" --shard 3/2
  lusor match: --shard is written like 2/8, not "3/2"
  [2]
  $ lusor match "$game" --p1 ab:depth2 --games 1 --out a
  lusor match: a: these are results of another match
  [1]
  $ lusor match --merge whole
  lusor match: whole: these are no results of a match
  [1]
  $ lusor match --merge
  lusor match: which files?
  [1]
  $ lusor match
  lusor match: which game?
  [2]
