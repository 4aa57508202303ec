lusor speaks the protocol itself.

  $ game=$TESTDIR/../../games/rbg/ticTacToe.rbg
  $ cat > session <<END
  > ugi
  > isready
  > position startpos moves B2 A1
  > query gameover
  > query p1turn
  > query p2turn
  > query moves
  > go nodes 300
  > position startpos moves A1 A2 B1 B2 C1
  > query gameover
  > query result
  > go
  > position startpos moves A1 A1
  > position here
  > setoption name Colour value red
  > setoption name Agent value nobody
  > go
  > go depth 0
  > go fast
  > dance
  > quit
  > query gameover
  > END
  $ lusor ugi "$game" --agent ab < session | grep -v ^info.depth
  id name lusor 0.1
  id author the authors of lusor
  option name Agent type string default ab
  option name Threads type spin default 1 min 1 max 64
  option name Memory type spin default 256 min 1 max 1048576
  option name Seed type spin default 1 min 0 max 2147483647
  ugiok
  readyok
  response false
  response true
  response false
  response A3 B3 C3 A2 C2 B1 C1
  bestmove A3
  response true
  response p1win
  bestmove none
  info string error: A1 is no legal move here
  info string error: write: position startpos [seed N] [moves MOVE...]
  info string error: Colour is no option
  info string error: there is no agent called "nobody"; there are: random, flat, uct, grave, ab, ai, cmd
  info string error: depth needs a number above 0
  info string error: fast is not known to go
  info string error: dance is no command
  $ printf 'position startpos\ngo nodes 50' | lusor ugi "$game" --agent uct | grep -c ^bestmove
  1
  $ printf 'go infinite\nisready\nstop\ngo infinite\nquit\n' | lusor ugi "$game" --agent uct | grep -c -e ^bestmove -e readyok
  3
  $ lusor ugi "$game" --agent nobody
  lusor ugi: --agent: there is no agent called "nobody"; there are: random, flat, uct, grave, ab, ai, cmd
  [1]

It plays against itself over pipes as it does without.

  $ lusor match "$game" --p1 uct:100it --p2 "cmd,100it:lusor ugi '$game' --agent ab" --games 4 --seed 3 |
  > awk '{ print $(NF-7), $(NF-6), $(NF-5) }' | tail -n 2
  uct:100it 0 4
  ab 0 4
  $ lusor match "$game" --p1 uct:100it --p2 ab:100it --games 4 --seed 3 |
  > awk '{ print $(NF-7), $(NF-6), $(NF-5) }' | tail -n 2
  uct:100it 0 4
  ab:100it 0 4

An engine that does as it is told in the beginning, and then something bad.

  $ cat > engine <<'END'
  > #!/bin/sh
  > while read -r word rest; do
  >     case $word in
  >     ugi) echo id name Bad; echo ugiok ;;
  >     isready) echo readyok ;;
  >     go) case $1 in
  >         crash) kill -SEGV $$ ;;
  >         leave) exit 3 ;;
  >         silence) sleep 60 ;;
  >         illegal) echo bestmove Z9 ;;
  >         empty) echo bestmove ;;
  >         orders) printf 'bestmove \033[2J\n' ;;
  >         garbage) while :; do echo garbage; done ;;
  >         endless) tr '\0' x < /dev/zero ;;
  >         deaf) exec < /dev/null; echo bestmove A1; sleep 60 ;;
  >         esac ;;
  >     quit) exit ;;
  >     esac
  > done
  > END
  $ chmod +x engine
  $ for fault in crash leave silence illegal empty orders garbage endless deaf; do
  >     lusor match "$game" --p1 random --p2 "cmd,100ms,timeout=300ms:./engine $fault" --games 1 2>&1 |
  >         grep ^game.1
  > done
  game 1: cmd,100ms,timeout=300ms:./engine crash loses: it was ended by signal 11 before it answered "bestmove"
  game 1: cmd,100ms,timeout=300ms:./engine leave loses: it ended with status 3 before it answered "bestmove"
  game 1: cmd,100ms,timeout=300ms:./engine silence loses: it did not answer "bestmove" in time
  game 1: cmd,100ms,timeout=300ms:./engine illegal loses: it answered "Z9", which is no legal move
  game 1: cmd,100ms,timeout=300ms:./engine empty loses: it answered "", which is no legal move
  game 1: cmd,100ms,timeout=300ms:./engine orders loses: it answered "?[2J", which is no legal move
  game 1: cmd,100ms,timeout=300ms:./engine garbage loses: it did not answer "bestmove" in time
  game 1: cmd,100ms,timeout=300ms:./engine endless loses: it wrote a line without end instead of "bestmove"
  game 1: cmd,100ms,timeout=300ms:./engine deaf loses: it did not answer "bestmove" in time
  $ lusor match "$game" --p1 random --p2 "cmd,100ms,timeout=300ms:./engine illegal" --games 2
  game 1: cmd,100ms,timeout=300ms:./engine illegal loses: it answered "Z9", which is no legal move
  game 2: cmd,100ms,timeout=300ms:./engine illegal loses: it answered "Z9", which is no legal move
  ticTacToe, 2 games, 0.5 moves on average
  agent                                       won  drawn   lost  points  95 % interval
  random                                        2      0      0  100.0%  34.2% to 100.0%
  cmd,100ms,timeout=300ms:./engine illegal      0      0      2    0.0%  0.0% to 65.8%
  $ lusor match "$game" --p2 "cmd:./nowhere 2> none" --games 1
  lusor match: --p2: cmd:./nowhere 2> none: it ended with status 127 before it answered "ugiok"
  [1]
  $ lusor match "$game" --p2 "cmd,timeout=200ms:sleep 60" --games 1
  lusor match: --p2: cmd,timeout=200ms:sleep 60: it did not answer "ugiok" in time
  [1]
  $ lusor match "$game" --p2 "cmd,timeout=200ms:cat" --games 1
  lusor match: --p2: cmd,timeout=200ms:cat: it did not answer "ugiok" in time
  [1]
  $ lusor match "$game" --p2 cmd: --games 1
  lusor match: --p2: cmd needs a program: cmd:./engine
  [1]

Whatever it started is gone.

  $ lusor match "$game" --p2 "cmd,timeout=200ms:sleep 61.25 & sleep 61.25" --games 1
  lusor match: --p2: cmd,timeout=200ms:sleep 61.25 & sleep 61.25: it did not answer "ugiok" in time
  [1]
  $ sleep 0.1; ps -eo args | grep -c '[s]leep 61.25'
  0
  [1]

In play as well.

  $ lusor play "$game" --plain --p1 random --p2 "cmd,100ms,timeout=300ms:./engine illegal" --seed 1 | grep ^error
  error: cmd,100ms,timeout=300ms:./engine illegal cannot move: it answered "Z9", which is no legal move; a person takes the seat.
  $ lusor play "$game" --plain --p1 random --p2 "cmd,timeout=300ms:true"
  error: cmd,timeout=300ms:true: it ended with status 0 before it answered "ugiok".
  [1]
