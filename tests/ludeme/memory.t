Remembering and forgetting.

A site that was used once is remembered and never used again: four moves, in any order.

  $ cat > hot.lud << 'END'
  > (game "Hot" (players 2)
  >     (equipment { (board (rectangle 1 4)) (piece "Disc" Each) })
  >     (rules
  >         (play
  >             (move Add (to (difference (sites Empty) (sites (values Remembered "Hot"))))
  >                 (then (and (remove (last To)) (remember Value "Hot" (last To))))))
  >         (end (if (no Moves Next) (result Mover Win)))))
  > END
  $ for d in 1 2 3 4 5; do lusor perft hot.lud $d; done
  4
  12
  24
  24
  0

What player 1 remembers, player 2 avoids and then forgets.

  $ cat > cool.lud << 'END'
  > (game "Cool" (players 2)
  >     (equipment { (board (rectangle 1 4)) (piece "Disc" Each) })
  >     (rules
  >         (play
  >             (move Add (to (difference (sites Empty) (sites (values Remembered))))
  >                 (then
  >                     (if (is Mover P1)
  >                         (and (remove (last To)) (remember Value (last To)))
  >                         (and (remove (last To)) (forget Value All))))))
  >         (end (if (no Moves Next) (result Mover Win)))))
  > END
  $ for d in 1 2 3 4; do lusor perft cool.lud $d; done
  4
  12
  48
  144

A value that must be unique is remembered once; a list forgets one of equal values at a time.

  $ cat > unique.lud << 'END'
  > (game "Unique" (players 1)
  >     (equipment { (board (square 2)) (piece "Disc" Each) })
  >     (rules
  >         (start (set RememberValue "A" 7))
  >         (play
  >             (move Add (to (sites Empty))
  >                 (then (seq {
  >                     (remember Value "A" 7 unique:True)
  >                     (remember Value "B" 7)
  >                     (remember Value "B" 7)
  >                     (forget Value "B" 7)
  >                 }))))
  >         (end
  >             (if (and
  >                     (= 1 (size Array (values Remembered "A")))
  >                     (= 1 (size Array (values Remembered "B"))))
  >                 (result P1 Win)))))
  > END
  $ for d in 1 2; do lusor perft unique.lud $d; done
  4
  0
