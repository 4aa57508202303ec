Large pieces lie wherever all that they cover is free, turned any way.

  $ cram() {
  >     cat > cram.lud << END
  > (game "Small Cram" (players 2)
  >     (equipment { (board (square $1)) (tile "Domino" Each {F} numSides:4) })
  >     (rules (play (move Add (piece (id "Domino" Mover)) (to (sites Empty))))
  >         (end (if (no Moves Next) (result Mover Win)))))
  > END
  >     lusor perft cram.lud $2
  > }

Each of the four places on a board of two by two is met from both of its ends.

  $ cram 2 1
  8
  $ cram 2 2
  16
  $ cram 1 1
  1
