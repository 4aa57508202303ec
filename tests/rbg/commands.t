The other commands take descriptions in Regular Boardgames as well.

  $ games="$TESTDIR/../../games/rbg"
  $ lusor info "$games/hex.rbg"
  hex
  Hex, 11 by 11: red joins the upper left to the lower right side, blue the other two. One of
  them always does.
  language  RBG
  players   red, blue
  board     hexagons, 121 cells
  pieces    free, Stone
  first     red, 121 moves
  $ lusor info "$games/nineMensMorris.rbg" | tail -n 5
  language  RBG
  players   white, black
  board     other, 24 vertices
  pieces    free, Man
  first     white, 24 moves
  $ lusor info nothing.rbg
  error: nothing.rbg: No such file or directory
  [1]

Expanded, a description has no macros, means the same, and stays as it is when expanded again.

  $ lusor expand "$games/ticTacToe.rbg" | tee once.rbg
  #players = cross(100), nought(100)
  #pieces = free, x, o
  #board = rectangle(north, south, west, east, [free, free, free]
      [free, free, free]
      [free, free, free])
  #rules = [$ cross = 50, nought = 50] (
      ->cross (north* + south*) (west* + east*) {free} ->> [x] ({? ((west {x})* (east {x})^2 + (south
      {x})* (north {x})^2 + (south west {x})* (north east {x})^2 + (north west {x})* (south east {x})^2)}
      [$ cross = 100, nought = 0] ->> {} + {! ((west {x})* (east {x})^2 + (south {x})* (north {x})^2
      + (south west {x})* (north east {x})^2 + (north west {x})* (south east {x})^2)})
      ->nought (north* + south*) (west* + east*) {free} ->> [o] ({? ((west {o})* (east {o})^2 + (south
      {o})* (north {o})^2 + (south west {o})* (north east {o})^2 + (north west {o})* (south east {o})^2)}
      [$ nought = 100, cross = 0] ->> {} + {! ((west {o})* (east {o})^2 + (south {o})* (north {o})^2
      + (south west {o})* (north east {o})^2 + (north west {o})* (south east {o})^2)}))*
  $ lusor expand once.rbg | cmp - once.rbg && lusor perft once.rbg 3
  504
  $ for g in "$games"/*.rbg; do
  >     lusor expand "$g" > once.rbg && lusor expand once.rbg > twice.rbg && cmp once.rbg twice.rbg
  >     test "$(lusor perft once.rbg 1)" = "$(lusor perft "$g" 1)" || echo "$g differs"
  > done

Playing at random, the numbers aside.

  $ lusor bench "$games/connectFour.rbg" --seconds 0.01 | sed 's/[0-9][0-9.e+]*/N/g; s/.*rbg/rbg/'
  game	playouts/s	moves/s	length
  rbg	N	N	N
