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

A king in check, an occupied site, a man of the other side, nothing to outflank.

  $ ask() {
  >     lusor repl "$TESTDIR/../../games/$1.lud" | sed "/^move:/d; s/([^(]*games/(games/g; s/:[0-9]*:[0-9]*/:LINE/g"
  > }
  $ printf 'E2-E4\nE7-E5\nD1-H5\nB8-C6\nH5-F7\nwhy A7-A6\n' | ask chess/Chess
  A7-A6 comes from (forEach Piece) (games/chess/Chess.lud:LINE),
  but is dropped by (do (forEach Piece) ifAfterwards:(not (is Threatened (id "King" Mover)))) (games/chess/Chess.lud:LINE)
  this does not hold: ifAfterwards:(not (is Threatened (id "King" Mover))) (games/chess/Chess.lud:LINE)
    (is Threatened (id "King" Mover)) is true
  $ printf 'F2-F3\nE7-E5\nA2-A3\nD8-H4\nwhy B1-C3\n' | ask chess/Chess
  B1-C3 comes from (forEach Piece) (games/chess/Chess.lud:LINE),
  but is dropped by (do (forEach Piece) ifAfterwards:(not (is Threatened (id "King" Mover)))) (games/chess/Chess.lud:LINE)
  this does not hold: ifAfterwards:(not (is Threatened (id "King" Mover))) (games/chess/Chess.lud:LINE)
    (is Threatened (id "King" Mover)) is true
  $ printf 'A1\nwhy A1\n' | ask line/Tic-Tac-Toe
  no rule gives a move like A1
  there is no legal move from A1
  $ printf 'A1\nwhy A1-A4\n' | ask "mill/Nine Men's Morris"
  no rule gives a move like A1-A4; Man1 moves by (if (and True (= 3 (count Pieces Mover))) (move (from) (to (sites Empty)) (then (if (is Li... (games/mill/Nine Men's Morris.lud:LINE, in "MoveMan")
  there is no legal move from A1
  this does not hold: (is Prev Mover) (games/def/turns.def:LINE, in "SameTurn")
    Mover is 2
  $ printf 'why A1\n' | ask territory/Reversi
  this does not hold: if:(can Move (custodial (from (to)) (between (max (- (count Rows) 2)) if:(is Enemy (who at... (games/territory/Reversi.lud:LINE)
    (custodial (from (to)) (between (max (- (count Rows) 2)) if:(is Enemy (who at:(between))))... is 0 moves
  this does not hold: if:(is Enemy (who at:(between))) (games/territory/Reversi.lud:LINE, in "Outflanked")
    (who at:(between)) is 0
  $ printf 'why A3-A4\nwhy B6-A5\n' | ask "draughts/English Draughts"
  no rule gives a move like A3-A4
  legal from there: A3-B4
  this does not hold: (is Prev Mover) (games/def/turns.def:LINE, in "SameTurn")
    Mover is 1
  B6-A5 would be a move of Player 2, but it is the turn of Player 1
