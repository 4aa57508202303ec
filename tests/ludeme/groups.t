Groups, what they join and what they enclose. A position is asked: it has one move for yes, two for
no.

  $ ask() {
  >     cat > ask.lud << END
  > (game "Ask" (players 2)
  >     (equipment { (board ($1)) (piece "Disc" Each)
  >         (regions P1 { (sites Bottom) (sites Top) }) (regions P2 { (sites Left) (sites Right) }) })
  >     (rules (start { (place "Disc1" {$2}) (place "Disc2" {$3}) })
  >         (play (if $4 (move Pass) (or (move Pass) (move Pass))))
  >         (end (if (= 1 2) (result Mover Win)))))
  > END
  >     lusor perft ask.lud 1 | sed 's/^1$/yes/; s/^2$/no/'
  > }

The first player's column joins bottom and top, the second's row breaks off.

  $ ask "square 3" "1 4 7" "3" "(is Connected at:4 P1)"
  yes
  $ ask "square 3" "1 4" "3" "(is Connected at:4 P1)"
  no
  $ ask "square 3" "1 4 7" "3 5" "(is Connected at:3 P2)"
  no

By corners only where that is said; and a piece of the other does not join.

  $ ask "square 3" "0 4 8" "3" "(is Connected at:4 Orthogonal P1)"
  no
  $ ask "square 3" "0 4 8" "3" "(is Connected at:4 All P1)"
  yes
  $ ask "square 3" "1 7" "4" "(is Connected at:1 All P1)"
  no

Any two sides are a corner's; three need a way.

  $ ask "square 3" "0" "3" "(is Connected 2 at:0 Sides)"
  yes
  $ ask "square 3" "0" "3" "(is Connected 3 at:0 Sides)"
  no
  $ ask "square 3" "0 1 2" "3" "(is Connected 3 at:0 Sides)"
  yes

Who is cut off is blocked.

  $ ask "square 3" "0" "3 4 5" "(is Blocked Orthogonal P1)"
  yes
  $ ask "square 3" "0" "3 4" "(is Blocked Orthogonal P1)"
  no

Six discs round a cell make a loop, whatever lies inside; a gap opens it, and so does the border.

  $ ask "hex 3" "4 5 8 10 13 14" "0" "(is Loop (mover) 4)"
  yes
  $ ask "hex 3" "4 5 8 10 13 14" "9" "(is Loop (mover) 4)"
  yes
  $ ask "hex 3" "4 5 8 10 13" "9" "(is Loop (mover) 4)"
  no
  $ ask "hex 3" "4 5 8 10 13 14" "9" "(is Loop surround:P2 (mover) 4)"
  yes
  $ ask "hex 3" "4 5 8 10 13 14" "0" "(is Loop surround:P2 (mover) 4)"
  no
  $ ask "hex 3" "1 4" "18" "(is Loop (mover) 4)"
  no

A square of four, wherever one begins; pieces that take turns along the walk.

  $ ask "square 3" "0 1 3 4" "8" "(is Pattern { F R F R F } from:4)"
  yes
  $ ask "square 3" "0 1 3" "8" "(is Pattern { F R F R F } from:1)"
  no
  $ ask "square 3" "0 4" "1 3" "(is Pattern { F R F R F } from:4 whats:{ 1 2 })"
  yes
  $ ask "square 3" "0 1 3 4" "8" "(= 4 (count Sites in:(sites Pattern { F R F R F } from:4)))"
  yes

A disc without a free neighbour is captured with all its group: so many sites are empty after the
move to the fourth cell.

  $ capture() {
  >     cat > capture.lud << END
  > (game "Capture" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })
  >     (rules (start { (place "Disc1" {$1}) (place "Disc2" {$2}) })
  >         (play (move Add (to (sites Empty)) (then (enclose (from (last To)) Orthogonal
  >             (between if:(is Enemy (who at:(between))) (apply (remove (between)))) $3))))
  >         (end (if (= 1 2) (result Mover Win)))))
  > END
  >     lusor perft --divide capture.lud 2 | sed -n 's/.*to=3,.* //p'
  > }
  $ capture "1" "0" ""
  7
  $ capture "2 4" "0 1" ""
  6
  $ capture "4" "0 1" ""
  5
  $ capture "4 5" "0 1" ""
  4
  $ capture "4 5" "0 1" "numException:1"
  6

Each group in turn: of the two, the bigger gives a move.

  $ cat > each.lud << 'END'
  > (game "Each" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) })
  >     (rules (start (place "Disc1" { 0 1 5 8 7 }))
  >         (play (forEach Group Orthogonal (if (= 3 (count Sites in:(sites))) (move Pass))))
  >         (end (if (= 1 2) (result Mover Win)))))
  > END
  $ lusor perft each.lud 1
  1

Trees and paths of edges.

  $ edges() {
  >     cat > edges.lud << END
  > (game "Edges" (players 2)
  >     (equipment { (board (square 2) use:Edge) (piece "Line" Each) })
  >     (rules (start { (place "Line1" {$1}) })
  >         (play (if $2 (move Pass) (or (move Pass) (move Pass))))
  >         (end (if (= 1 2) (result Mover Win)))))
  > END
  >     lusor perft edges.lud 1 | sed 's/^1$/yes/; s/^2$/no/'
  > }
  $ edges "0 1 2" "(is Tree P1)"
  yes
  $ edges "0 1 2 3" "(is Tree P1)"
  no
  $ edges "0 1" "(is SpanningTree P1)"
  no
  $ edges "0 1 2" "(is SpanningTree P1)"
  yes
  $ edges "0 1 2" "(is CaterpillarTree P1)"
  yes
  $ edges "0 1 2" "(is RegularGraph P1)"
  no
  $ edges "0 1 2 3" "(is RegularGraph P1 k:2)"
  yes
  $ edges "0 1 2 3" "(is RegularGraph P1 odd:True)"
  no
  $ edges "0 1 2" "(is Path Edge from:0 P1 length:(exact 3))"
  yes
  $ edges "0 1 2" "(is Path Edge from:0 P1 length:(exact 2))"
  no
  $ edges "0 1 2" "(is Path Edge from:0 P1 length:(exact 3) closed:True)"
  no
  $ edges "0 1 2 3" "(is Path Edge from:0 P1 length:(exact 4) closed:True)"
  yes
