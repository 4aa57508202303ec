Deduction puzzles: every value can be set that breaks no rule, and every value be crossed out.

  $ puzzle() {
  >     cat > puzzle.lud << END
  > (game "Puzzle" (players 1)
  >     (equipment { (board (square 2) (values Cell (range 1 2))) (regions { Columns Rows }) })
  >     (rules $1 (play (satisfy $2)) (end (if (is Solved) (result P1 Win)))))
  > END
  >     lusor perft puzzle.lud 1
  > }

Nothing is known: four sites, two values to set and two to cross out at each.

  $ puzzle "" "(all Different)"
  16

A value that is given leaves its row and its column one value each, and is not to be changed.

  $ puzzle "(start (set { {0 1} }))" "(all Different)"
  10

Sums and counts can be reached as long as something is open.

  $ puzzle "(start (set { {0 2} }))" "{ (all Different) (is Sum 3) }"
  10

A row and a column are full, both values fit the last site, and six can be crossed out.

  $ puzzle "(start (set { {0 2} }))" "{ (all Different (sites Row 0)) (is Sum 2) }"
  8

No site may be 1: four are left to set.

  $ puzzle "" "(forAll Cell (is Count (sites Around (from) Orthogonal includeSelf:True) of:1 0))"
  12
