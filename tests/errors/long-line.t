A description in one long line: what is shown is cut.

  $ { printf '(game "Three in a row" (players 2) (equipment { (board (square 3))'
  >   for i in 1 2 3 4 5 6 7 8 9; do printf ' (piece "Piece%d" Each)' $i; done
  >   printf ' (peice "Disc" P1)'
  >   for i in 1 2 3 4 5 6 7 8 9; do printf ' (piece "Other%d" Each)' $i; done
  >   printf '}) (rules (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))'
  > } > game.lud
  $ lusor check game.lud
  game.lud:1:266: error: there is no ludeme "peice"
    ...ch) (piece "Piece8" Each) (piece "Piece9" Each) (peice "Disc" P1) (piece "Other1" Each) (piece "...
                                                       ^
    did you mean "piece"?
    expected: (piece <string> [<roleType>] [<directionFacing>] [<flips>] [<moves>] [maxState:<int>]
              [maxCount:<int>] [maxValue:<int>])
  [1]
