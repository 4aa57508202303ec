What changes places or hands.

  $ cat > swap.lud << 'END'
  > (game "Swap" (players 2)
  >     (equipment { (board (rectangle 1 3)) (piece "Disc" Each) })
  >     (rules
  >         (start { (place "Disc1" 0) (place "Disc2" 2) })
  >         (play (move Swap Pieces 0 2))
  >         (end (if (is In (where "Disc" P1) (sites {2})) (result P1 Win)))))
  > END
  $ lusor perft --divide swap.lud 1
  [Move:mover=1,from=0,to=2,actions=[Move:typeFrom=Cell,from=0,typeTo=Cell,to=2,decision=true],[Add:to=0,what=2]] 1
  1
  $ lusor perft swap.lud 2
  0

All pieces of one player become the other's.

  $ cat > take.lud << 'END'
  > (game "Take" (players 2)
  >     (equipment { (board (rectangle 1 4)) (piece "Disc" Each) })
  >     (rules
  >         (start (place "Disc2" {0 1}))
  >         (play (move Add (to (sites Empty)) (then (take Control of:P2 by:P1))))
  >         (end (if (and (no Pieces P2) (= 3 (count Pieces P1))) (result P1 Win)))))
  > END
  $ lusor perft take.lud 1
  2
  $ lusor perft take.lud 2
  0
