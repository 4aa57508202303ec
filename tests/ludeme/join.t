Moves that become one, or follow each other.

In a sequence each rule sees what the ones before it did; in a conjunction it does not.

  $ cat > seq.lud << 'END'
  > (game "Seq" (players 2)
  >     (equipment { (board (square 2)) (piece "Disc" Each) })
  >     (rules
  >         (play
  >             (move Add (to (sites Empty))
  >                 (then (seq {
  >                     (set Var "N" (+ 1 (var "N")))
  >                     (set Var "N" (+ 1 (var "N")))
  >                 }))))
  >         (end (if (= 1 (var "N")) (result Mover Win)))))
  > END
  $ lusor perft seq.lud 1
  4
  $ lusor perft seq.lud 2
  0
  $ sed 's/seq/and/' seq.lud > and.lud && lusor perft and.lud 2
  12

All of a list as one move; each of one list with each of another.

  $ cat > append.lud << 'END'
  > (game "Append" (players 2)
  >     (equipment { (board (rectangle 1 3)) (piece "Disc" Each) })
  >     (rules
  >         (play (append (forEach Site (sites Empty) (add (to (site))))))
  >         (end (if (no Moves Next) (result Mover Win)))))
  > END
  $ lusor perft --divide append.lud 1
  [Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true],[Add:type=Cell,to=1,what=1],[Add:type=Cell,to=2,what=1]] 1
  1
  $ cat > pairs.lud << 'END'
  > (game "Pairs" (players 2)
  >     (equipment { (board (rectangle 1 5)) (piece "Disc" Each) })
  >     (rules
  >         (play (allCombinations (move Add (to (sites {0 1}))) (add (to (sites {2 3 4})))))
  >         (end (if (no Moves Next) (result Mover Win)))))
  > END
  $ lusor perft pairs.lud 1
  6
