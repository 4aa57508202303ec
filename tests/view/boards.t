Boards of all kinds on a grid of characters.

  $ export XDG_STATE_HOME=$PWD/state
  $ show() {
  >     cat > game.lud <<END
  > (game "Board" (players 2) (equipment { $1 (piece "Disc" Each) $4 })
  >     (rules (play (move Add (to (sites Empty)))) (end (if (no Moves Next) (result Mover Win)))))
  > END
  >     printf '%s\n' $2 board | lusor play --p2 human --seed 1 --glyphs ${3:-ascii} game.lud |
  >         grep -v '^note\|^turn\|^move'
  > }

Squares are ruled.

  $ show '(board (square 3))' 'b2 a1' ascii ''
    +---+---+---+
  3 |   |   |   |
    +---+---+---+
  2 |   | X |   |
    +---+---+---+
  1 | O |   |   |
    +---+---+---+
      A   B   C

  $ show '(board (square 3))' 'b2 a1' unicode ''
    ┌───┬───┬───┐
  3 │   │   │   │
    ├───┼───┼───┤
  2 │   │ ○ │   │
    ├───┼───┼───┤
  1 │ ● │   │   │
    └───┴───┴───┘
      A   B   C

Where cells lie as bricks do, so do the lines.

  $ show '(board (brick 3))' '' ascii ''
    +-------+-------+-------+-------+
  3 |       |       |       |       |
    +---+---+---+---+---+---+---+---+
  2     |       |       |       |
    +---+---+---+---+---+---+---+---+
  1 |       |       |       |       |
    +-------+-------+-------+-------+
        A   B   C   D   E   F   G

Hexagons stand in offset rows.

  $ show '(board (hex 3))' 'c3 c4' ascii ''
          / \ / \ / \
  5      |   |   |   |
        / \ / \ / \ / \
  4    |   | O |   |   |
      / \ / \ / \ / \ / \
  3  |   |   | X |   |   |
      \ / \ / \ / \ / \ /
  2    |   |   |   |   | E
        \ / \ / \ / \ /
  1      |   |   |   | D
          \ / \ / \ /
             A   B   C

  $ show '(board (hex Diamond 4))' 'b2' ascii ''
              .
           .     .
        .     .     .
     .     .     .     .
  4     .     X     .     D
     3     .     .     C
        2     .     B
           1     A

Triangles.

  $ show '(board (tri 2))' 'a1' ascii ''
                 / \
                /   \
               /      \
  3          /         \
            /           \
            -------------
          / \           / \
  2      /   \         /   \
        /      \      /      \
  1   /    X    \   /         \
     /           \ /           \
     ------------- -------------
           A      B      C

Vertices are joined by lines.

  $ show '(board (square 5) use:Vertex)' 'c3 b2' unicode ''
  5 ┌───┬───┬───┬───┐
    │   │   │   │   │
  4 ├───┼───┼───┼───┤
    │   │   │   │   │
  3 ├───┼───○───┼───┤
    │   │   │   │   │
  2 ├───●───┼───┼───┤
    │   │   │   │   │
  1 └───┴───┴───┴───┘
    A   B   C   D   E

  $ show '(board (square 3 diagonals:Alternating) use:Vertex)' 'b2' ascii ''
  3 +---+---+
    | \ | / |
  2 +---X---+
    | / | \ |
  1 +---+---+
    A   B   C

  $ show '(board (concentric Square rings:3 joinMidpoints:True joinCorners:False) use:Vertex)' 'd7 d1' unicode ''
  7 ┌───────────○───────────┐
    │           │           │
  6 │   ┌───────┼───────┐   │
    │   │       │       │   │
  5 │   │   ┌───┴───┐   │   │
    │   │   │       │   │   │
  4 ├───┼───┤       ├───┼───┤
    │   │   │       │   │   │
  3 │   │   └───┬───┘   │   │
    │   │       │       │   │
  2 │   └───────┼───────┘   │
    │           │           │
  1 └───────────●───────────┘
  
    A   B   C   D   E   F   G

  $ show '(board (wedge 3) use:Vertex)' 'c2' ascii ''
  3         +
          / | \
  2     +---X---+
      /     |     \
  1 +-------+-------+
    A   B   C   D   E

  $ show '(board (tri Hexagon 3) use:Vertex)' 'c3' ascii ''
  5     +---+---+
       / \ / \ / \
  4   +---+---+---+
     / \ / \ / \ / \
  3 +---+---X---+---+
     \ / \ / \ / \ /
  2   +---+---+---+   E
       \ / \ / \ /
  1     +---+---+   D
  
          A   B   C

Rings.

  $ show '(board (concentric {4 4}))' '' ascii ''
  4 .     .
  3   . .
  2   . .
  1 .     .
    A B C D

Edges are numbered until something lies on them.

  $ show '(board (square 2) use:Edge)' '0' ascii ''
  + 3 +
  1   2
  --X--

Tiles of two kinds.

  $ show '(board (tiling T488 2))' '' ascii ''
        ---     ---
      /     \ /     \
  3  |       |       |
  
  2   \ --- / \ --- /
      /     \ /     \
  1  |       |       |
  
      \ --- / \ --- /
  
         A   B   C

Layers lie beside each other.

  $ show '(board (square 3 pyramidal:True) use:Vertex)' '' ascii ''
  5 +-------+-------+
    |       |       |
    |       |       |     4     +-------+
    |       |       |           |       |
  3 +-------+-------+           |       |         3         .
    |       |       |           |       |
    |       |       |     2     +-------+
    |       |       |
  1 +-------+-------+
    A       C       E           B       D                   C

Hands and dice are beside the board, or below it.

  $ show '(board (square 3))' '' ascii '(hand Each size:3) (dice d:6 num:2)'
    +---+---+---+  Player 1:  .   .   .
  3 |   |   |   |  Player 2:  .   .   .
    +---+---+---+  dice:  1   1
  2 |   |   |   |
    +---+---+---+
  1 |   |   |   |
    +---+---+---+
      A   B   C

Stacks show their height, pits their seeds.

  $ cat > stacks.lud <<END
  > (game "Stacks" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })
  >     (rules (play (move Add (to (sites Board)) stack:True))
  >         (end (if (no Moves Next) (result Mover Win)))))
  > END
  $ printf '%s\n' a1 a1 b2 a1 board 'look a1' | lusor play --p2 human --seed 1 --glyphs ascii stacks.lud |
  >     grep -v '^note\|^turn\|^move'
    +-----+-----+-----+
  3 |     |     |     |
    +-----+-----+-----+
  2 |     |  X  |     |
    +-----+-----+-----+
  1 | O3  |     |     |
    +-----+-----+-----+
       A     B     C
  A1: 3 pieces, from below Player 1 Disc, Player 2 Disc, Player 2 Disc.
  $ cat > pits.lud <<END
  > (game "Pits" (players 2) (equipment { (mancalaBoard 2 4) (piece "Seed" Shared) })
  >     (rules (start (set Count 3 to:(union (sites Bottom) (sites Top))))
  >         (play (move Select (from (sites Bottom)) (then (sow))))
  >         (end (if (no Moves Next) (result Mover Win)))))
  > END
  $ echo board | lusor play --p2 human --seed 1 --glyphs ascii pits.lud | grep -v '^note\|^turn\|^move'
  2         ( 3 )   ( 3 )   ( 3 )   ( 3 )
  
    ( 0 )                                   ( 0 )
  
  1         ( 3 )   ( 3 )   ( 3 )   ( 3 )
              B       C       D       E
