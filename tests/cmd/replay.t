A recorded play is replayed ply by ply. Its description lies below lud/, beside it or above.

  $ mkdir lud
  $ cat > lud/Three.lud <<'END'
  > (game "Three"
  >     (players 2)
  >     (equipment { (board (rectangle 1 3)) (piece "Disc" Each) })
  >     (rules
  >         (start (place "Disc1" 2))
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 2) (result Mover Win)))))
  > END
  $ cat > three.play <<'END'
  > play 1
  > lud Three.lud
  > players 2
  > rng 7
  > S mover=1 next=2 prev=0 C2:1
  > P 1 mover=1 n=2 h=0765aeee d=2
  > L 0>0 8759 15ab
  > L 1>1 4fee 5217
  > M [Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true]]
  > S mover=2 next=1 prev=1 C0:1 C2:1
  > P 2 mover=2 n=1 h=a018b940 d=2
  > L 1>1 f3e8 1c4e
  > M [Move:mover=2,from=1,to=1,actions=[Add:type=Cell,to=1,what=2,decision=true]]
  > S mover=1 next=2 prev=2 C0:1 C1:2 C2:1
  > R over=false winner=-1 ranking=0.0,0.0 plies=2 cut=plies
  > END
  $ lusor replay three.play
  rules: 1 of 1 agree
  text: 1 of 1 agree
  1 passed, 0 failed

It can be saved as a trial, which says the same and replays as well; a directory may hold both kinds.

  $ lusor replay three.play --save-trial three.trl
  $ cat three.trl
  game=/lud/Three.lud
  START GAME OPTIONS
  END GAME OPTIONS
  RNG internal state=7,0,0,0,0,0,0,0
  Move=[Move:mover=0,from=2,to=2,actions=[Add:type=Cell,to=2,what=1]]
  Move=[Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true]]
  Move=[Move:mover=2,from=1,to=1,actions=[Add:type=Cell,to=1,what=2,decision=true]]
  LEGAL MOVES LIST SIZE = 2
  LEGAL MOVES LIST SIZE = 1
  numInitialPlacementMoves=1
  rankings=0.0,0.0,0.0
  SANDBOX=false
  LUDII_VERSION=1.3.14
  $ lusor replay three.trl --save-trial again.trl && cmp three.trl again.trl
  $ lusor replay .
  rules: 3 of 3 agree
  text: 3 of 3 agree
  3 passed, 0 failed
  $ rm again.trl
  $ lusor replay . --save-trial both.trl
  lusor replay: --save-trial wants one recording, not 2
  [2]
  $ lusor replay lud
  lusor replay: there are no recordings (.play, .trl) there
  [1]
  $ lusor replay nowhere
  lusor replay: nowhere: No such file or directory
  [1]

Where a state differs it is told at which sites and in what.

  $ sed 's/C0:1 C2:1$/C0:2 C2:1*3 score=1,0/' three.play > bad.play
  $ lusor replay bad.play
  bad.play: state differs
    ply 1: after [Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true]]
      C0 (A1): expected Disc2, found Disc1
      C2 (C1): expected Disc1, count 3, found Disc1
      score: expected 1,0, found none
      found    mover=2 next=1 prev=1 C0:1 C2:1
      expected mover=2 next=1 prev=1 C0:2 C2:1*3 score=1,0
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/prev=0 C2:1$/prev=0 C1:2s3/' three.play > bad.play
  $ lusor replay bad.play
  bad.play: state differs: start state
    at the start: after the start rules
      C1 (B1): expected Disc2, state 3, found nothing
      C2 (C1): expected nothing, found Disc1
      found    mover=1 next=2 prev=0 C2:1
      expected mover=1 next=2 prev=0 C1:2s3
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]

Where legal moves differ, which ones.

  $ sed 's/^L 1>1 4fee/L 1>2 4fee/; s/h=0765aeee/h=00000000/' three.play > bad.play
  $ lusor replay bad.play
  bad.play: legal moves differ
    ply 1: player 1 to move, 2 legal moves, 2 recorded
      missing 1>2 (B1-C1)
      extra   1>1 (B1) [Move:mover=1,from=1,to=1,actions=[Add:type=Cell,to=1,what=1,decision=true]]
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^L 1>1 4fee 5217/L 1>1 4fee 5218/; s/h=0765aeee/h=00000000/' three.play > bad.play
  $ lusor replay bad.play
  bad.play: legal moves differ
    ply 1: player 1 to move, 2 legal moves, 2 recorded
      leads to another state 1>1 (B1) [Move:mover=1,from=1,to=1,actions=[Add:type=Cell,to=1,what=1,decision=true]]
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^L 1>1 4fee/L 1>1 4fef/; s/h=0765aeee/h=00000000/' three.play > bad.play
  $ lusor replay bad.play
  bad.play: text differs
    ply 1: player 1 to move, 2 legal moves, 2 recorded
      has another text 1>1 (B1) [Move:mover=1,from=1,to=1,actions=[Add:type=Cell,to=1,what=1,decision=true]]
  rules: 1 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/n=1 h=/n=2 h=/; /^L 1>1 f3e8/d' three.play > bad.play
  $ lusor replay bad.play
  bad.play: legal moves differ
    ply 2: player 2 to move, 1 legal moves, 2 recorded
      which ones is not kept for this ply
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/h=a018b940/h=a018b941/; /^L 1>1 f3e8/d' three.play > bad.play
  $ lusor replay bad.play
  bad.play: text differs
    ply 2: player 2 to move, 1 legal moves, 1 recorded
      which ones is not kept for this ply, but their hash differs: texts or states
  rules: 1 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/h=a018b940/h=a018b941/' three.play > bad.play
  $ lusor replay bad.play
  bad.play: recording unreadable
    ply 2: the number of moves or their hash is not that of the moves listed
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^LEGAL MOVES LIST SIZE = 1/LEGAL MOVES LIST SIZE = 3/' three.trl > bad.trl
  $ lusor replay bad.trl
  bad.trl: legal moves differ
    ply 2: player 2 to move, 1 legal moves, 3 recorded
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/mover=2,from=1,to=1,actions=.Add:type=Cell,to=1/mover=2,from=0,to=0,actions=[Add:type=Cell,to=0/' three.trl > bad.trl
  $ lusor replay bad.trl
  bad.trl: legal moves differ
    ply 2: the recorded move is not legal
      expected [Move:mover=2,from=0,to=0,actions=[Add:type=Cell,to=0,what=2,decision=true]]
      none of the 1 legal moves decides the same
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/to=2,what=1/to=2,what=2/' three.trl > bad.trl
  $ lusor replay bad.trl
  bad.trl: text differs
    at the start: the text of placement 1 differs
      found    [Move:mover=0,from=2,to=2,actions=[Add:type=Cell,to=2,what=1]]
      expected [Move:mover=0,from=2,to=2,actions=[Add:type=Cell,to=2,what=2]]
  rules: 1 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]

Where the result differs.

  $ sed 's/^R .*/R over=true winner=2 ranking=2.0,1.0 plies=2 end=NaturalEnd/' three.play > bad.play
  $ lusor replay bad.play
  bad.play: result differs
    ply 2: the result differs
      found    not over
      expected winner 2, ranks 2, 1, NaturalEnd
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ rm bad.play bad.trl

Several files are grouped by cause.

  $ sed 's/C0:1 C2:1$/C0:2 C2:1/' three.play > one.play
  $ cp one.play two.play
  $ lusor replay --level rules .
  ./one.play: state differs
  ./two.play: state differs
      2  state differs   (./one.play)
  rules: 2 of 4 agree
  text: 2 of 4 agree
  2 passed, 2 failed
  [1]
  $ rm one.play two.play

What is wrong with a recording is told with its place.

  $ echo nonsense > bad.play; lusor replay bad.play
  bad.play: recording unreadable
  bad.play:1:1: error: this is no recording
    nonsense
    ^
    expected: "play 1" (a recorded play) or "game=" (a trial)
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ : > bad.play; lusor replay bad.play
  bad.play: recording unreadable
  bad.play:1:1: error: this is no recording
    expected: "play 1" (a recorded play) or "game=" (a trial)
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ head -n 5 three.play | sed '/^lud/d' > bad.play; lusor replay bad.play
  bad.play: recording unreadable
  bad.play:4:1: error: a line "lud PATH" must stand before this
    S mover=1 next=2 prev=0 C2:1
    ^
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ head -n 4 three.play > bad.play; lusor replay bad.play
  bad.play: recording unreadable
  bad.play:5:1: error: the recording ends before its start state, a line "S STATE"
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed '/^R /d' three.play > bad.play; lusor replay bad.play
  bad.play: recording unreadable
  bad.play:15:1: error: the recording ends before its result, a line "R over=..."
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^P 2 mover=2/P 2/' three.play > bad.play; lusor replay bad.play
  bad.play: recording unreadable
  bad.play:11:1: error: expected: P <ply> mover=<m> n=<moves> h=<hash> d=<0|1|2>
    P 2 n=1 h=a018b940 d=2
    ^
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^L 0>0 8759 /L 0>0 /' three.play > bad.play; lusor replay bad.play
  bad.play: recording unreadable
  bad.play:7:1: error: expected: L <key> <text hash> <state hash>
    L 0>0 15ab
    ^
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed '/^M .*mover=2/d' three.play > bad.play; lusor replay bad.play
  bad.play: recording unreadable
  bad.play:13:1: error: the move, a line "M [Move:...]", must stand before this
    S mover=1 next=2 prev=2 C0:1 C1:2 C2:1
    ^
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ rm bad.play
  $ sed 's/^RNG.*/RNG internal state=7,0,0,300,0,0,0,0/' three.trl > bad.trl; lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:4:26: error: the state of the generator is 8 numbers from -128 to 127, with commas
    RNG internal state=7,0,0,300,0,0,0,0
                             ^
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed '/^RNG/d' three.trl > bad.trl; lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:4:1: error: this line of a trial does not belong here
    Move=[Move:mover=0,from=2,to=2,actions=[Add:type=Cell,to=2,what=1]]
    ^
    expected: "RNG internal state="
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^END GAME OPTIONS//' three.trl > bad.trl; lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:2:1: error: "END GAME OPTIONS" is missing
    START GAME OPTIONS
    ^
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/,.Add:type=Cell,to=1,/,[Ad:type=Cell,to=1,/; s/actions=.Add:type=Cell,to=1/actions=[Ad:type=Cell,to=1/' three.trl > bad.trl
  $ lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:7:40: error: this is no action
    Move=[Move:mover=2,from=1,to=1,actions=[Ad:type=Cell,to=1,what=2,decision=true]]
                                           ^
    expected: [Tag:name=value,...]
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^Move=.Move:mover=2/Move=[Move:mover=two/' three.trl > bad.trl; lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:7:6: error: this is no move
    Move=[Move:mover=two,from=1,to=1,actions=[Add:type=Cell,to=1,what=2,decision=true]]
         ^
    expected: [Move:mover=N,from=N,to=N,actions=[Tag:...],...]
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^numInitialPlacementMoves=1/numInitialPlacementMoves=9/' three.trl > bad.trl; lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:10:26: error: there are not so many moves
    numInitialPlacementMoves=9
                             ^
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^rankings=.*/rankings=0.0,first/' three.trl > bad.trl; lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:11:14: error: a rank was expected here: one for each player, with commas
    rankings=0.0,first
                 ^
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^rankings=/ranking=/' three.trl > bad.trl; lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:11:1: error: this is no line of a trial
    ranking=0.0,0.0,0.0
    ^
    expected: "winner=", "endtype=", "rankings=", "SANDBOX=", "LUDII_VERSION="
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^SANDBOX=.*/winner=1/' three.trl > bad.trl; lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:12:1: error: this line of a trial does not belong here
    winner=1
    ^
    expected: "SANDBOX=", "LUDII_VERSION="
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ head -n 3 three.trl > bad.trl; lusor replay bad.trl
  bad.trl: recording unreadable
  bad.trl:3:1: error: the trial ends here
    END GAME OPTIONS
    ^
    expected: "RNG internal state="
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
  $ sed 's/^game=.*/game=Nowhere.lud/' three.trl > bad.trl; lusor replay bad.trl
  bad.trl: cannot load: Nowhere.lud: no such file
  error: Nowhere.lud: no such file
  rules: 0 of 1 agree
  text: 0 of 1 agree
  0 passed, 1 failed
  [1]
