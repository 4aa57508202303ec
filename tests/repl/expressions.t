Expressions of every kind give their values in positions of many games, and no position changes.

  $ games=$TESTDIR/../../games
  $ ask() {
  >     { echo hash; cat; echo hash; } | lusor repl --seed 1 "$games/$1.lud" > answers
  >     [ "$(head -n 1 answers)" = "$(tail -n 1 answers)" ] || echo "the position has changed"
  >     sed '1d;$d' answers
  > }
  $ ask "chess/Chess" << 'END'
  > (mover)
  > (count Pieces P1)
  > (sites Top)
  > (is Threatened (id "King" Mover))
  > (what at:4)
  > (ahead 12 N)
  > (sites Around 0)
  > (coord row:3 column:4)
  > (difference (sites Bottom) (sites Corners))
  > (exact 3)
  > (range 1 3)
  > (min {3 1 2})
  > (no Moves Next)
  > (who at:60)
  > {1 2 (mover)}
  > 1.5
  > Orthogonal
  > (sites Incident Vertex of:Cell at:3)
  > (players All)
  > END
  integer: 1
  integer: 16
  region: A8 B8 C8 D8 E8 F8 G8 H8
  boolean: false
  integer: 11
  integer: 20
  region: B1 A2 B2
  integer: 28
  region: B1 C1 D1 E1 F1 G1
  range: 3..3
  range: 1..3
  integer: 1
  boolean: false
  integer: 2
  integers: {1 2 1}
  float: 1.5
  directions: Orthogonal
  region: vertex3 vertex4 vertex12 vertex13
  integers: {0 1 2 3}
  $ ask "line/Tic-Tac-Toe" << 'END'
  > (sites Empty)
  > (is Line 3)
  > (move Add (to (sites Empty)))
  > (if (is Line 3) (result Mover Win))
  > END
  region: A1 B1 C1 A2 B2 C2 A3 B3 C3
  boolean: false
  moves: A1, B1, C1, A2, B2, C2, A3, B3, C3
  end: the game goes on
  $ ask "mancala/Kalah" << 'END'
  > (count at:1)
  > (sites Track)
  > (trackSite Move from:0 steps:3)
  > (is Even (count at:2))
  > END
  integer: 4
  region: A1 B1 C1 D1 E1 F1 G1 B2 C2 D2 E2 F2 G2 H1
  integer: 3
  boolean: true
  $ ask "dice/Backgammon" << 'END'
  > (count Pips)
  > (face 26)
  > END
  integer: 2
  integer: 1
  $ ask "territory/Go" << 'END'
  > (size Group at:0)
  > (count Groups)
  > END
  integer: 361
  integer: 0
  $ ask "stack/Lasca" << 'END'
  > (size Stack at:0)
  > (count Stack at:0)
  > END
  integer: 1
  integer: 1
  $ ask "territory/Dots and Boxes" << 'END'
  > (sites Incident Edge of:Cell at:0)
  > END
  region: 0 5 6 11
  $ ask "mill/Nine Men's Morris" << 'END'
  > (phase of:1)
  > (sites Hand Mover)
  > END
  integer: 1
  region: hand1
  $ ask "race/Breakthrough" << 'END'
  > (sites Mover)
  > (union (sites Top) (sites Bottom))
  > (count Steps 0 9)
  > (forEach Piece)
  > END
  region: A8 B8 C8 D8 E8 F8 G8 H8
  region: A1 B1 C1 D1 E1 F1 G1 H1 A8 B8 C8 D8 E8 F8 G8 H8
  integer: 1
  moves: A2-A3, A2-B3, B2-B3, B2-C3, B2-A3, C2-C3, C2-D3, C2-B3, D2-D3, D2-E3, D2-C3, E2-E3, E2-F3, E2-D3, F2-F3, F2-G3, F2-E3, G2-G3, G2-H3, G2-F3, H2-H3, H2-G3
  $ ask "puzzle/Sudoku" << 'END'
  > (is Solved)
  > END
  boolean: false
  $ ask "hunt/Tablut" << 'END'
  > (centrePoint)
  > (sites Occupied by:Next)
  > END
  integer: 40
  region: E3 E4 C5 D5 E5 F5 G5 E6 E7
  $ ask "connect/Hex" << 'END'
  > (is Connected Mover)
  > (hex 3)
  > (rotate 90 (square 2))
  > END
  boolean: false
  graph: 54 vertices, 72 edges, 19 faces
  graph: 9 vertices, 12 edges, 4 faces
  $ ask "territory/Reversi" << 'END'
  > (score P1)
  > (count Pieces P2)
  > END
  integer: 0
  integer: 2
