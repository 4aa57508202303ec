The games in Regular Boardgames that come with lusor are fine.

  $ games="$TESTDIR/../../games/rbg"
  $ lusor check --quiet "$games"
  14 ok, 0 wrong
  $ count() { for d in $2; do lusor perft "$games/$1.rbg" $d; done | tr '\n' ' '; echo; }

The numbers of their games up to some moves, as others have counted them.

  $ count ticTacToe "1 2 3 4 5 6 7 8 9"
  9 72 504 3024 15120 54720 148176 200448 127872 
  $ count chess "1 2 3 4"
  20 400 8902 197281 
  $ count breakthrough "1 2 3 4"
  22 484 11132 256036 
  $ count englishDraughts "1 2 3 4 5 6 7"
  7 49 302 1469 7361 36768 179740 
  $ count reversi "1 2 3 4 5 6 7"
  4 12 56 244 1396 8200 55092 
  $ count connectFour "1 2 3 4 5 6"
  7 49 343 2401 16807 117649 
  $ count amazons "1"
  2176 
  $ count nineMensMorris "1 2 3"
  24 552 12144 
  $ count gomoku "1 2"
  225 50400 
  $ count hex "1 2"
  121 14520 
  $ count pegSolitaire "1 2 3 4 5"
  4 12 60 400 2960 
  $ count go "1 2"
  82 6643 
  $ count knightsTour "1 2 3"
  36 160 664 
  $ count trefoil "1 2 3"
  61 3660 215940 
  $ for g in "$games"/*.rbg; do
  >     g=$(basename "$g" .rbg)
  >     grep -q "count $g" "$TESTDIR/games.t" || echo "$g is not counted"
  > done

Moves are named by the places where they act, no more than needed.

  $ lusor perft --divide "$games/chess.rbg" 1
  B1-A3 1
  B1-C3 1
  G1-F3 1
  G1-H3 1
  A2-A3 1
  A2-A4 1
  B2-B3 1
  B2-B4 1
  C2-C3 1
  C2-C4 1
  D2-D3 1
  D2-D4 1
  E2-E3 1
  E2-E4 1
  F2-F3 1
  F2-F4 1
  G2-G3 1
  G2-G4 1
  H2-H3 1
  H2-H4 1
  20
  $ lusor perft --divide "$games/connectFour.rbg" 1
  A6 1
  B6 1
  C6 1
  D6 1
  E6 1
  F6 1
  G6 1
  7
  $ lusor perft --divide "$games/amazons.rbg" 1 | head -n 5
  A4-A5-A6 1
  A4-A5-B6 1
  A4-A5-C7 1
  A4-A5-D8 1
  A4-A5-E9 1
  $ lusor perft --divide "$games/go.rbg" 1 | tail -n 3
  I1 1
  passes 1
  82
  $ lusor perft --divide "$games/pegSolitaire.rbg" 1
  D6-D4 1
  B4-D4 1
  F4-D4 1
  D2-D4 1
  4
  $ lusor perft "$games/chess.rbg" minus
  lusor perft: "minus" is no depth from 0 to 128
  [2]
