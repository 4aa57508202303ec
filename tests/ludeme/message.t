What players say.

Who proposes moves again; both vote; only two votes for it end the game. Without a majority all is
as before.

  $ cat > vote.lud << 'END'
  > (game "Vote" (players 2)
  >     (equipment { (board (square 1)) (piece "Disc" Each) })
  >     (rules
  >         (play
  >             (if (is Proposed "End")
  >                 (move Vote {"Yes" "No"})
  >                 (or (move Add (to (sites Board))) (move Propose "End" (then (moveAgain))))))
  >         (end (if (is Decided "Yes") (result Mover Win)))))
  > END
  $ for d in 1 2 3 4 5; do lusor perft vote.lud $d; done
  2
  4
  8
  14
  26

Messages of the end rules have the lower numbers.

  $ lusor perft --divide vote.lud 1
  [Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true]] 1
  [Move:mover=1,actions=[Propose:proposition=End,propositionInt=1,decision=true]] 1
  2

A trigger is for one player.

  $ cat > trigger.lud << 'END'
  > (game "Trigger" (players 2)
  >     (equipment { (board (square 2)) (piece "Disc" Each) })
  >     (rules
  >         (play (move Add (to (sites Empty)) (then (if (is In (last To) (sites {0})) (trigger "Done" Next)))))
  >         (end { (if (is Triggered "Done" Mover) (result Mover Win)) (if (is Triggered "Done" Next) (result Next Win)) })))
  > END
  $ for d in 1 2 3; do lusor perft trigger.lud $d; done
  4
  9
  12

A bet can be any number of the range.

  $ cat > bet.lud << 'END'
  > (game "Bet" (players 2)
  >     (equipment { (board (square 1)) (piece "Disc" Each) })
  >     (rules
  >         (play (move Bet (player (mover)) (range 0 2)))
  >         (end (if (< 0 (amount Mover)) (result Mover Win)))))
  > END
  $ for d in 1 2 3; do lusor perft bet.lud $d; done
  3
  3
  3
