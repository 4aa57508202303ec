Counting the tree of a game in either language.

  $ cat > line.lud << 'END'
  > (game "Line" (players 2)
  >     (equipment { (board (rectangle 1 4)) (piece "Disc" Each) })
  >     (rules (play (move Add (to (sites Empty)))) (end (if (is Line 2) (result Mover Win)))))
  > END
  $ for d in 0 1 2 3 4; do lusor perft line.lud $d; done
  1
  4
  12
  24
  12
  $ lusor perft --divide line.lud 2
  [Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true]] 3
  [Move:mover=1,from=1,to=1,actions=[Add:type=Cell,to=1,what=1,decision=true]] 3
  [Move:mover=1,from=2,to=2,actions=[Add:type=Cell,to=2,what=1,decision=true]] 3
  [Move:mover=1,from=3,to=3,actions=[Add:type=Cell,to=3,what=1,decision=true]] 3
  12
  $ lusor perft --json line.lud 2
  {"game":"line.lud","depth":2,"count":12}

Playing it at random: it takes three moves or more.

  $ lusor bench line.lud --seconds 0.01 | sed 's/[0-9][0-9.e+]*/N/g'
  game	playouts/s	moves/s	length
  line.lud	N	N	N
  $ lusor bench line.lud --seconds 0.01 --json | sed 's/[0-9][0-9.e+]*/N/g'
  [{"game":"line.lud","playouts/s":N,"moves/s":N,"length":N}]

Compared with recorded speeds.

  $ mkdir lud && mv line.lud lud
  $ printf 'line.lud\t1\t1\t1000000000\nline.lud + A/B\t1\t1\tnothing\n' > facts.txt
  $ lusor bench --facts facts.txt
  error: facts.txt: line 2 holds no recorded speed
  [1]
  $ sed -i 2d facts.txt
  $ lusor bench --facts facts.txt --seconds 0.01 | sed 's/[0-9][0-9.e+]*/N/g'
  game	playouts/s	moves/s	length	recorded	ratio
  line.lud	N	N	N	N	N
  geometric mean of N ratios: N
  $ lusor bench
  lusor bench: missing: a game, or --facts
  [2]
