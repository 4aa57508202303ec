Finding and fixing a wrong rule: the tutorial of lusor-repl(1).

  $ cat > step.lud << 'END'
  > (game "Step" (players {(player N) (player S)})
  >     (equipment { (board (square 4)) (piece "Man" Each (move Step Forward (to if:(is Occupied (to))))) })
  >     (rules (start { (place "Man1" (sites Bottom)) (place "Man2" (sites Top)) })
  >         (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))
  > END
  $ lusor repl step.lud -c moves -c 'why A1-A2' -c 'let to = A2' -c '(is Occupied (to))'
  legal: 1 move: pass.
  this does not hold: if:(is Occupied (to)) (step.lud:2:78)
    (to) is 4 (A2)
  note: to is 4.
  boolean: false
  $ sed -i 's/is Occupied/is Empty/' step.lud
  $ lusor repl step.lud -c 'assert (forEach Piece) = A1-A2, B1-B2, C1-C2, D1-D2' -c 'assert (= 1 2)'
  error: assertion failed: (= 1 2) is false, not true.
  [1]
