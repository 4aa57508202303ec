Sowing.

Two seeds in each of four holes; what makes three on the other side is captured, and what lies
before it as well. Who sows from hole 1 takes everything there.

  $ cat > sow.lud << 'END'
  > (game "Sow" (players 2)
  >     (equipment {
  >         (mancalaBoard 2 2 store:None (track "Track" "0,E,N,W" loop:True))
  >         (regions P1 (sites Bottom)) (regions P2 (sites Top))
  >         (piece "Seed" Shared) (hand Each) })
  >     (rules
  >         (start (set Count 2 to:(sites Track)))
  >         (play
  >             (move Select (from (sites Mover) if:(< 0 (count at:(from))))
  >                 (then
  >                     (sow if:(and (is In (to) (sites Next)) (= 3 (count at:(to))))
  >                         apply:(fromTo (from (to)) (to (handSite Mover)) count:(count at:(to)))
  >                         backtracking:True))))
  >         (end (if (no Moves Next) (result Mover Win)))))
  > END
  $ lusor perft --divide sow.lud 2
  [Move:mover=1,from=0,to=0,actions=[Select:typeFrom=Vertex,from=0,decision=true]] 1
  [Move:mover=1,from=1,to=1,actions=[Select:typeFrom=Vertex,from=1,decision=true]] 0
  1
  $ for d in 3 4; do lusor perft sow.lud $d; done
  2
  2

Without backtracking only the last hole is captured, and player 2 can go on.

  $ sed '/backtracking/s/backtracking:True//' sow.lud > last.lud
  $ lusor perft last.lud 2
  2
