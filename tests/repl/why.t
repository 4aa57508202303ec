Why a move is legal, or which rule or condition keeps it from being so.

  $ chess=$TESTDIR/../../games/chess/Chess.lud
  $ why() {
  >     lusor repl -c "why $1" "$chess" | sed "s/([^(]*games/(games/g; s/:[0-9]*:[0-9]*/:LINE/g"
  > }
  $ why E2-E4
  E2-E4 is legal: it comes from (move Slide Forward (between (exact 2) if:(is Empty (between))) (to if:(is Empty (to))) (t... (games/def/moves.def:LINE, in "DoubleStepForwardToEmpty")
  $ why E2-E5
  no rule gives a move like E2-E5; Pawn1 moves by (or {(move Step Forward (to if:(is Empty (to)))) (move Step (directions {FR FL}) (to if:(i... (games/def/pieces.def:LINE, in "ChessPawn")
  legal from there: E2-E3, E2-E4
  this does not hold: (is Prev Mover) (games/def/turns.def:LINE, in "SameTurn")
    Mover is 1
  $ why A1-A3
  no rule gives a move like A1-A3; Rook1 moves by (move Slide Orthogonal (to if:(is Enemy (who at:(to))) (apply (remove (to) (then (set Coun... (games/def/pieces.def:LINE, in "ChessRook")
  A2 is in the way: Pawn1
  there is no legal move from A1
  this does not hold: (is Prev Mover) (games/def/turns.def:LINE, in "SameTurn")
    Mover is 1
  $ why E2-D3
  this does not hold: if:(is Enemy (who at:(to))) (games/def/moves.def:LINE, in "OntoEnemy")
    (who at:(to)) is 0
  this does not hold: if:(is In (to) (sites Pending)) (games/chess/Chess.lud:LINE, in "EnPassant")
    (to) is 19 (D3)
    (sites Pending) is nothing
  $ why B1-D2
  this does not hold: if:(not (is Friend (who at:(to)))) (games/def/moves.def:LINE, in "OntoEmptyOrEnemy")
    (is Friend (who at:(to))) is true
  $ why E4-E5
  there is nothing on E4
  this does not hold: (is Prev Mover) (games/def/turns.def:LINE, in "SameTurn")
    Mover is 1
  $ why E7-E5
  E7-E5 would be a move of Player 2, but it is the turn of Player 1
  $ why pass
  no rule gives a pass
  this does not hold: (is Prev Mover) (games/def/turns.def:LINE, in "SameTurn")
    Mover is 1
