lusor board prints the facts about a board, one a line.

  $ game() { printf '(game "Test" (players 2)\n  (equipment {\n    %s\n    (piece "Ball" Each)\n  })\n  (rules (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))\n' "$1" > test.lud; }
  $ game '(board (square 2))'
  $ lusor board test.lud
  board cells 4 vertices 9 edges 12 default Cell
  directions Cell supported: N NE E SE S SW W NW
  directions Cell orthogonal: N E S W
  directions Cell adjacent: N NE E SE S SW W NW
  directions Cell diagonal: NE SE SW NW
  directions Cell off:
  directions Vertex supported: N NE E SE S SW W NW
  directions Vertex orthogonal: N E S W
  directions Vertex adjacent: N E S W
  directions Vertex diagonal: NE SE SW NW
  directions Vertex off:
  directions Edge supported: N NE E SE S SW W NW
  directions Edge orthogonal: N NE E SE S SW W NW
  directions Edge adjacent: N NE E SE S SW W NW
  directions Edge diagonal:
  directions Edge off:
  c 0 A1 0.5000,0.5000 adj 1,2,3 ort 1,2 dia 3 off - all 1,2,3 rcl 0,0,0 v 0,3,4,1 e 2,5,3,0
  c 1 B1 1.5000,0.5000 adj 0,2,3 ort 0,3 dia 2 off - all 0,2,3 rcl 0,1,0 v 1,4,5,2 e 3,6,4,1
  c 2 A2 0.5000,1.5000 adj 0,1,3 ort 0,3 dia 1 off - all 0,1,3 rcl 1,0,0 v 3,6,7,4 e 7,10,8,5
  c 3 B2 1.5000,1.5000 adj 0,1,2 ort 1,2 dia 0 off - all 0,1,2 rcl 1,1,0 v 4,7,8,5 e 8,11,9,6
  v 0 A1 0.0000,0.0000 adj 1,3 ort 1,3 dia 4 off - all 1,3,4 rcl 0,0,0
  v 1 B1 1.0000,0.0000 adj 0,2,4 ort 0,2,4 dia 3,5 off - all 0,2,3,4,5 rcl 0,1,0
  v 2 C1 2.0000,0.0000 adj 1,5 ort 1,5 dia 4 off - all 1,4,5 rcl 0,2,0
  v 3 A2 0.0000,1.0000 adj 0,4,6 ort 0,4,6 dia 1,7 off - all 0,1,4,6,7 rcl 1,0,0
  v 4 B2 1.0000,1.0000 adj 1,3,5,7 ort 1,3,5,7 dia 0,2,6,8 off - all 0,1,2,3,5,6,7,8 rcl 1,1,0
  v 5 C2 2.0000,1.0000 adj 2,4,8 ort 2,4,8 dia 1,7 off - all 1,2,4,7,8 rcl 1,2,0
  v 6 A3 0.0000,2.0000 adj 3,7 ort 3,7 dia 4 off - all 3,4,7 rcl 2,0,0
  v 7 B3 1.0000,2.0000 adj 4,6,8 ort 4,6,8 dia 3,5 off - all 3,4,5,6,8 rcl 2,1,0
  v 8 C3 2.0000,2.0000 adj 5,7 ort 5,7 dia 4 off - all 4,5,7 rcl 2,2,0
  e 0 0 0.5000,0.0000 adj 1,2,3 ort 1,2,3 dia - off - all 1,2,3 rcl 0,1,0 v 0,1
  e 1 1 1.5000,0.0000 adj 0,3,4 ort 0,3,4 dia - off - all 0,3,4 rcl 0,3,0 v 1,2
  e 2 2 0.0000,0.5000 adj 0,5,7 ort 0,5,7 dia - off - all 0,5,7 rcl 1,0,0 v 0,3
  e 3 3 1.0000,0.5000 adj 0,1,5,6,8 ort 0,1,5,6,8 dia - off - all 0,1,5,6,8 rcl 1,2,0 v 1,4
  e 4 4 2.0000,0.5000 adj 1,6,9 ort 1,6,9 dia - off - all 1,6,9 rcl 1,4,0 v 2,5
  e 5 5 0.5000,1.0000 adj 2,3,6,7,8 ort 2,3,6,7,8 dia - off - all 2,3,6,7,8 rcl 2,1,0 v 3,4
  e 6 6 1.5000,1.0000 adj 3,4,5,8,9 ort 3,4,5,8,9 dia - off - all 3,4,5,8,9 rcl 2,3,0 v 4,5
  e 7 7 0.0000,1.5000 adj 2,5,10 ort 2,5,10 dia - off - all 2,5,10 rcl 3,0,0 v 3,6
  e 8 8 1.0000,1.5000 adj 3,5,6,10,11 ort 3,5,6,10,11 dia - off - all 3,5,6,10,11 rcl 3,2,0 v 4,7
  e 9 9 2.0000,1.5000 adj 4,6,11 ort 4,6,11 dia - off - all 4,6,11 rcl 3,4,0 v 5,8
  e 10 10 0.5000,2.0000 adj 7,8,11 ort 7,8,11 dia - off - all 7,8,11 rcl 4,1,0 v 6,7
  e 11 11 1.5000,2.0000 adj 8,9,10 ort 8,9,10 dia - off - all 8,9,10 rcl 4,3,0 v 7,8
  r c 0 N 2
  r c 0 NE 3
  r c 0 E 1
  r c 1 N 3
  r c 1 W 0
  r c 1 NW 2
  r c 2 E 3
  r c 2 SE 1
  r c 2 S 0
  r c 3 S 1
  r c 3 SW 0
  r c 3 W 2
  set corners 0,1,2,3
  set convexCorners 0,1,2,3
  set outer 0,1,2,3
  set perimeter 0,1,2,3
  set top 2,3
  set bottom 0,1
  set left 0,2
  set right 1,3
  set centre 0,1,2,3
  set major 0,1,2,3
  set column 0 0,2
  set column 1 1,3
  set row 0 0,1
  set row 1 2,3
  set phase 0 0,3
  set phase 1 1,2
  set layer 0 0,1,2,3
  side E 1,3
  side N 2,3
  side S 0,1
  side W 0,2

Vertices are the sites if the board says so. A track lies where its path goes.

  $ game '(board (square 3) (track "Round" "0,E,N,W,S1" loop:True) use:Vertex)'
  $ lusor board test.lud | grep -v "^[cver] \|^directions"
  board cells 4 vertices 9 edges 12 default Vertex
  set corners 0,2,6,8
  set convexCorners 0,2,6,8
  set outer 0,1,2,3,5,6,7,8
  set perimeter 0,1,2,3,5,6,7,8
  set inner 4
  set top 6,7,8
  set bottom 0,1,2
  set left 0,3,6
  set right 2,5,8
  set centre 4
  set column 0 0,3,6
  set column 1 1,4,7
  set column 2 2,5,8
  set row 0 0,1,2
  set row 1 3,4,5
  set row 2 6,7,8
  set phase 0 0,2,4,6,8
  set phase 1 1,3,5,7
  set layer 0 0,1,2,3,4,5,6,7,8
  side E 2,5,8
  side N 6,7,8
  side S 0,1,2
  side W 0,3,6
  track Round owner 0 loop : 0,1,2,5,8,7,6,3

A number behind a direction says how far; a site that comes twice in a row has a bump; the track may leave the board.

  $ game '(board (square 4) { (track "Out" {0 1 1 2 End} P1 directed:True) (track "Zigzag" "0,N1,E1,N1,End") })'
  $ lusor board test.lud | grep ^track
  track Out owner 1 noloop : 0,1b1,2,-2
  track Zigzag owner 0 noloop : 0,4,5,9,-2

Surakarta boards have their loops by themselves; mancala boards have stores.

  $ game '(surakartaBoard (square 5) loops:1)'
  $ lusor board test.lud | grep ^track
  track Track1F owner 0 loop : 5,6,7,8,9b1,3,8,13,18,23b1,19,18,17,16,15b1,21,16,11,6,1b1
  track Track1B owner 0 loop : 1,6,11,16,21b1,15,16,17,18,19b1,23,18,13,8,3b1,9,8,7,6,5b1
  $ game '(mancalaBoard 2 2 (track "Track" "0,1,2,5,4,3" loop:True))'
  $ lusor board test.lud | grep "^[v] \|^track"
  v 0 A2 -0.8500,0.5000 adj 1,3 ort 1,3 dia - off - all 1,3 rcl 1,0,0
  v 1 B1 0.0000,0.0000 adj 0,2,3 ort 0,2,3 dia 4 off - all 0,2,3,4 rcl 0,1,0
  v 2 C1 1.0000,0.0000 adj 1,4,5 ort 1,4,5 dia 3 off - all 1,3,4,5 rcl 0,2,0
  v 3 B3 0.0000,1.0000 adj 0,1,4 ort 0,1,4 dia 2 off - all 0,1,2,4 rcl 2,1,0
  v 4 C3 1.0000,1.0000 adj 2,3,5 ort 2,3,5 dia 1 off - all 1,2,3,5 rcl 2,2,0
  v 5 D2 1.8500,0.5000 adj 2,4 ort 2,4 dia - off - all 2,4 rcl 1,3,0
  track Track owner 0 loop : 0,1,2,5,4,3

A board without edge has no layers but everything else.

  $ game '(boardless Hexagonal 2)'
  $ lusor board test.lud | sed -n '1p;/^set/p'
  board cells 7 vertices 24 edges 30 default Cell
  set corners 0,1,2,4,5,6
  set convexCorners 0,1,2,4,5,6
  set outer 0,1,2,4,5,6
  set perimeter 0,1,2,4,5,6
  set inner 3
  set top 5,6
  set bottom 0,1
  set left 2
  set right 4
  set centre 3
  set major 0,1,2,3,4,5,6
  set column 0 0,2
  set column 1 1,3,5
  set column 2 4,6
  set row 0 0,1
  set row 1 2,3,4
  set row 2 5,6
  set phase 0 0,4,5
  set phase 1 1,2,6
  set phase 2 3

What cannot be is said, and where.

  $ game '(board (square 100000))'
  $ lusor board test.lud
  test.lud:3:12: error: the number of rows is 100000, but may be at most 65535
        (board (square 100000))
               ^
  [1]
  $ game '(board (square 0))'
  $ lusor board test.lud
  test.lud:3:12: error: the number of rows is 0, but must be at least 1
        (board (square 0))
               ^
  [1]
  $ game '(board (square 200))'
  $ lusor board test.lud
  test.lud:3:5: error: the board has 80400 edges, and 65535 is the limit
        (board (square 200))
        ^
  [1]
  $ game '(board (square 3) (track "Off" "0,E,UNE"))'
  $ lusor board test.lud
  test.lud:3:23: error: the track "Off" cannot be laid: "UNE" is no direction of this board
        (board (square 3) (track "Off" "0,E,UNE"))
                          ^
  [1]
  $ game '(board (square 3) (track "Nowhere" "70,E"))'
  $ lusor board test.lud
  test.lud:3:23: error: the track "Nowhere" cannot be laid: "E" does not start from a site of the board
        (board (square 3) (track "Nowhere" "70,E"))
                          ^
  [1]
  $ game '(board (square 3) (track "Empty" "E"))'
  $ lusor board test.lud
  test.lud:3:23: error: the track "Empty" cannot be laid: it must begin with the number of a site
        (board (square 3) (track "Empty" "E"))
                          ^
  [1]
  $ game '(surakartaBoard (square 5) loops:9)'
  $ lusor board test.lud
  test.lud:3:5: error: the board has not enough rows for the loops
        (surakartaBoard (square 5) loops:9)
        ^
  [1]
  $ game '(surakartaBoard (hex 3))'
  $ lusor board test.lud
  test.lud:3:5: error: a Surakarta board is made of squares or triangles
        (surakartaBoard (hex 3))
        ^
  [1]
  $ game '(hand Each)'
  $ lusor board test.lud
  test.lud:1:1: error: this game has no board
    (game "Test" (players 2)
    ^
  [1]

The facts can be drawn.

  $ game '(board (square 1))'
  $ lusor board --svg test.lud
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 108" font-family="sans-serif" font-size="11" text-anchor="middle">
  <style>.a{fill:#f6efdc}.b{fill:#e4d5b0}path{stroke:#444;fill:none}.n{fill:#888;font-size:8px}</style>
  <polygon class="a" points="30.0,78.0 30.0,30.0 78.0,30.0 78.0,78.0"/>
  <path d="M30.0,78.0 L78.0,78.0"/>
  <path d="M30.0,78.0 L30.0,30.0"/>
  <path d="M78.0,78.0 L78.0,30.0"/>
  <path d="M30.0,30.0 L78.0,30.0"/>
  <text x="54.0" y="49.0">A1</text>
  <text class="n" x="54.0" y="66.0">0</text>
  </svg>
