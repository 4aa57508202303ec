Boards of many kinds as they are drawn at the start, two or more people playing.

  $ export XDG_STATE_HOME=$PWD/state
  $ draw() {
  >     printf 'board\nquit\n' | lusor play --seed 1 --glyphs "$2" --p2 human --p3 human --p4 human "$1" | sed '/^[a-z]*: /d'
  > }
  $ draw "Chess" letters
    ┌───┬───┬───┬───┬───┬───┬───┬───┐
  8 │ r │ n │ b │ q │ k │ b │ n │ r │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  7 │ p │ p │ p │ p │ p │ p │ p │ p │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  6 │   │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  5 │   │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  4 │   │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  3 │   │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  2 │ P │ P │ P │ P │ P │ P │ P │ P │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  1 │ R │ N │ B │ Q │ K │ B │ N │ R │
    └───┴───┴───┴───┴───┴───┴───┴───┘
      A   B   C   D   E   F   G   H
  $ draw "Tic-Tac-Toe" letters
    ┌───┬───┬───┐
  3 │   │   │   │
    ├───┼───┼───┤
  2 │   │   │   │
    ├───┼───┼───┤
  1 │   │   │   │
    └───┴───┴───┘
      A   B   C
  $ draw "Reversi" letters
    ┌───┬───┬───┬───┬───┬───┬───┬───┐
  8 │   │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  7 │   │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  6 │   │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  5 │   │   │   │ O │ X │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  4 │   │   │   │ X │ O │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  3 │   │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  2 │   │   │   │   │   │   │   │   │
    ├───┼───┼───┼───┼───┼───┼───┼───┤
  1 │   │   │   │   │   │   │   │   │
    └───┴───┴───┴───┴───┴───┴───┴───┘
      A   B   C   D   E   F   G   H
  $ draw "Alquerque" letters
  5 O───O───O───O───O
    │ \ │ / │ \ │ / │
  4 O───O───O───O───O
    │ / │ \ │ / │ \ │
  3 X───X───┼───O───O
    │ \ │ / │ \ │ / │
  2 X───X───X───X───X
    │ / │ \ │ / │ \ │
  1 X───X───X───X───X
    A   B   C   D   E
  $ draw "Nine Men's Morris" letters
  7  ┌─────────────────┬─────────────────┐   Player 1: X9
     │                 │                 │   Player 2: O9
  6  │     ┌───────────┼───────────┐     │
     │     │           │           │     │
  5  │     │     ┌─────┴─────┐     │     │
     │     │     │           │     │     │
  4  ├─────┼─────┤           ├─────┼─────┤
     │     │     │           │     │     │
  3  │     │     └─────┬─────┘     │     │
     │     │           │           │     │
  2  │     └───────────┼───────────┘     │
     │                 │                 │
  1  └─────────────────┴─────────────────┘
  
     A     B     C     D     E     F     G
  $ draw "Yavalath" letters
              / \ / \ / \ / \ / \
  9          │   │   │   │   │   │
            / \ / \ / \ / \ / \ / \
  8        │   │   │   │   │   │   │
          / \ / \ / \ / \ / \ / \ / \
  7      │   │   │   │   │   │   │   │
        / \ / \ / \ / \ / \ / \ / \ / \
  6    │   │   │   │   │   │   │   │   │
      / \ / \ / \ / \ / \ / \ / \ / \ / \
  5  │   │   │   │   │   │   │   │   │   │
      \ / \ / \ / \ / \ / \ / \ / \ / \ /
  4    │   │   │   │   │   │   │   │   │ I
        \ / \ / \ / \ / \ / \ / \ / \ /
  3      │   │   │   │   │   │   │   │ H
          \ / \ / \ / \ / \ / \ / \ /
  2        │   │   │   │   │   │   │ G
            \ / \ / \ / \ / \ / \ /
  1          │   │   │   │   │   │ F
              \ / \ / \ / \ / \ /
                 A   B   C   D   E
  $ draw "Kalah" letters
  2         ( 4 )   ( 4 )   ( 4 )   ( 4 )   ( 4 )   ( 4 )
  
    ( 0 )                                                   ( 0 )
  
  1         ( 4 )   ( 4 )   ( 4 )   ( 4 )   ( 4 )   ( 4 )
              B       C       D       E       F       G
  $ draw "Oware" letters
  2         ( 4 )   ( 4 )   ( 4 )   ( 4 )   ( 4 )   ( 4 )
  
    ( 0 )                                                   ( 0 )
  
  1         ( 4 )   ( 4 )   ( 4 )   ( 4 )   ( 4 )   ( 4 )
              B       C       D       E       F       G
  $ draw "Backgammon" letters
  2 O5─────┬─────┬─────┬────X3─────┬─────┬────X5─────┬─────┬─────┬─────┬────O2   dice:  1   1
     │     │     │     │     │     │     │     │     │     │     │     │     │
  1 X5─────┴─────┴─────┴────O3─────┴─────┴────O5─────┴─────┴─────┴─────┴────X2
     A     B     C     D     E     F     G     H     I     J     K     L     M
  $ draw "Sudoku" letters
     ┌────┬────┬────┬────┬────┬────┬────┬────┬────┐
  9  │    │ 9  │    │ 3  │ 4  │    │ 5  │ 1  │    │
     ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
  8  │ 7  │    │    │    │    │    │ 9  │    │ 3  │
     ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
  7  │    │ 1  │ 4  │    │    │    │    │    │ 6  │
     ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
  6  │ 5  │ 4  │    │    │ 8  │ 9  │ 2  │    │    │
     ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
  5  │    │ 2  │ 7  │    │    │ 5  │    │ 9  │ 8  │
     ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
  4  │    │ 8  │    │ 4  │ 7  │    │    │    │    │
     ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
  3  │    │    │    │    │ 2  │    │ 1  │    │ 9  │
     ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
  2  │ 9  │ 5  │    │ 7  │    │ 4  │ 3  │    │    │
     ├────┼────┼────┼────┼────┼────┼────┼────┼────┤
  1  │ 2  │    │    │    │ 5  │    │ 7  │ 6  │    │
     └────┴────┴────┴────┴────┴────┴────┴────┴────┘
       A    B    C    D    E    F    G    H    I
  $ draw "Lasca" letters
  7  s       s       s       s
       \   /   \   /   \   /
  6      s       s       s
       /   \   /   \   /   \
  5  s       s       s       s
       \   /   \   /   \   /
  4      +       +       +
       /   \   /   \   /   \
  3  S       S       S       S
       \   /   \   /   \   /
  2      S       S       S
       /   \   /   \   /   \
  1  S       S       S       S
     A   B   C   D   E   F   G
  $ draw "Minishogi" letters
    ┌─────┬─────┬─────┬─────┬─────┐  Player 1:  ·   ·   ·   ·   ·
  5 │  r  │  b  │  s  │  g  │  k  │  Player 2:  ·   ·   ·   ·   ·
    ├─────┼─────┼─────┼─────┼─────┤
  4 │     │     │     │     │  p  │
    ├─────┼─────┼─────┼─────┼─────┤
  3 │     │     │     │     │     │
    ├─────┼─────┼─────┼─────┼─────┤
  2 │  P  │     │     │     │     │
    ├─────┼─────┼─────┼─────┼─────┤
  1 │  K  │  G  │  S  │  B  │  R  │
    └─────┴─────┴─────┴─────┴─────┘
       A     B     C     D     E
  $ draw "Fox and Geese" letters
  7         ┌───┬───┐
            │   │   │
  6         ├───┼───┤
            │   │   │
  5 ┌───┬───┼───┼───┼───┬───┐
    │   │   │   │   │   │   │
  4 ├───┼───┼───F───┼───┼───┤
    │   │   │   │   │   │   │
  3 └───┴───g───g───g───┴───┘
            │   │   │
  2         g───g───g
            │   │   │
  1         g───g───g
    A   B   C   D   E   F   G
  $ draw "Mu Torere" letters
            O─────O
          /  \   /  \
        /    \   /    \
      O       \ /       X
      │    \  \ /   /   │
  5   │        +        │   E
      O    /  / \   \   X
        \  3  /  \ C  /
  4       \  /   \  /       D
            X─────X
  
        2     1 A     B
  $ draw "Dots and Boxes" letters
    +      55     +      56     +      57     +      58     +      59     +
    49   cellA5   50   cellB5   51   cellC5   52   cellD5   53   cellE5   54
    +      44     +      45     +      46     +      47     +      48     +
    38   cellA4   39   cellB4   40   cellC4   41   cellD4   42   cellE4   43
    +      33     +      34     +      35     +      36     +      37     +
    27   cellA3   28   cellB3   29   cellC3   30   cellD3   31   cellE3   32
    +      22     +      23     +      24     +      25     +      26     +
    16   cellA2   17   cellB2   18   cellC2   19   cellD2   20   cellE2   21
    +      11     +      12     +      13     +      14     +      15     +
    5    cellA1   6    cellB1   7    cellC1   8    cellD1   9    cellE1   10
    +      0      +      1      +      2      +      3      +      4      +
  $ draw "Royal Game of Ur" letters
    ┌─────┬─────┬─────┬─────┐           ┌─────┬─────┐  Player 1: X7
  3 │     │     │     │     │           │     │     │  Player 2: O7
    ├─────┼─────┼─────┼─────┼─────┬─────┼─────┼─────┤  dice:  0   0   0   0
  2 │     │     │     │     │     │     │     │     │
    ├─────┼─────┼─────┼─────┼─────┴─────┼─────┼─────┤
  1 │     │     │     │     │           │     │     │
    └─────┴─────┴─────┴─────┘           └─────┴─────┘
       A     B     C     D     E     F     G     H
  $ draw "Score Four" letters
  4 ┌───┬───┬───┐     4 ┌───┬───┬───┐     4 ┌───┬───┬───┐     4 ┌───┬───┬───┐
    │   │   │   │       │   │   │   │       │   │   │   │       │   │   │   │
  3 ├───┼───┼───┤     3 ├───┼───┼───┤     3 ├───┼───┼───┤     3 ├───┼───┼───┤
    │   │   │   │       │   │   │   │       │   │   │   │       │   │   │   │
  2 ├───┼───┼───┤     2 ├───┼───┼───┤     2 ├───┼───┼───┤     2 ├───┼───┼───┤
    │   │   │   │       │   │   │   │       │   │   │   │       │   │   │   │
  1 └───┴───┴───┘     1 └───┴───┴───┘     1 └───┴───┴───┘     1 └───┴───┴───┘
    A   B   C   D       A   B   C   D       A   B   C   D       A   B   C   D
  $ draw "Tower of Hanoi" letters
    ┌─────┬─────┬─────┐
  1 │ T3  │     │     │
    └─────┴─────┴─────┘
       A     B     C
  $ draw "Pong Hau Ki" letters
  3 O───────O
    │ \   / │
  2 │   +   │
    │ /   \ │
  1 X       X
    A   B   C
  $ draw "Bagh-Chal" letters
  5  t─────┬─────┬─────┬─────t   Player 1: G20
     │  \  │  /  │  \  │  /  │
  4  ├─────┼─────┼─────┼─────┤
     │  /  │  \  │  /  │  \  │
  3  ├─────┼─────┼─────┼─────┤
     │  \  │  /  │  \  │  /  │
  2  ├─────┼─────┼─────┼─────┤
     │  /  │  \  │  /  │  \  │
  1  t─────┴─────┴─────┴─────t
     A     B     C     D     E

In ASCII nothing else is printed, and everywhere only printable text and line ends, whatever is asked.

  $ for game in Chess Kalah "Nine Men's Morris" Backgammon Shogi "Fox and Geese"; do
  >     draw "$game" ascii
  > done | LC_ALL=C grep -c '[^ -~]'
  0
  [1]
  $ for game in Chess Kalah "Nine Men's Morris" Backgammon Shogi "Fox and Geese" Sudoku Hex; do
  >     printf 'help\nrules\noptions\nboard\nlegend\npieces\nmoves\ntracks\nregions\nplayers\nagents\nscore\nhistory\nlast\nturn\n%s\n' "$(printf 'x\033[31m')" |
  >         lusor play --seed 1 --p2 human "$game" 2>&1
  > done | grep -c '[^[:print:]]'
  0
  [1]

Values of options that there are not.

  $ lusor play --glyphs nonsense Chess
  lusor play: --glyphs nonsense: it must be ascii, letters or unicode
  [2]
  $ lusor play --color sometimes Chess
  lusor play: --color sometimes: it must be never, always or auto
  [2]
  $ lusor play --resume nothing.game
  lusor play: nothing.game: No such file or directory
  [1]

The list of games.

  $ lusor list lasca
  stack:
    Lasca                    Draughts in which prisoners are carried along, and can be freed.
  $ lusor list no such game
  lusor list: no game or kind is called "no such game"
  [1]
  $ lusor list --json lasca | sed 's/"path":"[^"]*"/"path":"..."/'
  [{"name":"Lasca","kind":"stack","path":"...","about":"Draughts in which prisoners are carried along, and can be freed."}]
  $ lusor info lasca
  Lasca
  Draughts in which prisoners are carried along, and can be freed.
  rules: Eleven soldiers each stand on the dark squares of a board of seven by seven. A column belongs to the player whose man is on top and moves as he does: soldiers step slantwise forward, officers in all four directions. By jumping over an enemy column to the empty square behind, its top man is taken and put under the jumping column; the column goes on as long as it can. Taking is compulsory. A column whose top soldier reaches the last row gets an officer, and its turn ends. Who cannot move loses.
  origin: Germany
  author: Emanuel Lasker
  date: 1911
  language  L-GDL
  players   Player 1, Player 2
  board     other, 25 vertices
  pieces    Soldier, Officer
  has       stacks
  first     Player 1, 6 moves
