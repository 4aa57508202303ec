Nonsense gets a report, and the session goes on with the position unchanged.

  $ chess=$TESTDIR/../../games/chess/Chess.lud
  $ lusor repl --seed 1 "$chess" << 'END'
  > hash
  > (mover
  > (foo 3)
  > (+ 1 true)
  > (+ 99999999999999 1)
  > (while (is Even 2) (pass))
  > (forEach Value min:0 max:1000000000 (move Pass))
  > (- 5 (/ 1 0))
  > (var "x")
  > (game 3)
  > "E4"
  > put Unicorn E4
  > undo 3
  > why Z9-Z8
  > hash
  > END
  d86ff9dd7ef7775f
  (prompt):1:1: error: this ( is never closed
    (mover
    ^
  (prompt):1:1: error: there is no ludeme "foo"
    (foo 3)
    ^
    expected: <int> (a number)
  (prompt):1:6: error: true does not fit into (+ ...) here
    (+ 1 true)
         ^
    expected: (+ <dim> <dim>)
          or: (+ <int> <int>)
  (prompt):1:4: error: the number 99999999999999 is too large
    (+ 99999999999999 1)
       ^
  (prompt):1:1: error: a (while ...) never ends
    (while (is Even 2) (pass))
    ^
  (prompt):1:1: error: too many legal moves
    (forEach Value min:0 max:1000000000 (move Pass))
    ^
  (prompt):1:1: error: division by zero
    (- 5 (/ 1 0))
    ^
  (prompt):1:1: error: a position of this game does not keep what this asks for
    (var "x")
    ^
    no rule of the game needs it: MapValue
  (prompt):1:1: error: (game ...) is nothing that has a value
    (game 3)
    ^
  error: ""E4"" is no command, no legal move and no expression. Type help for a list.
  error: There is no piece "Unicorn"; pieces lists them.
  error: 0 moves can be taken back.
  error: "Z9-Z8" names no sites; write a move such as E2-E4
  d86ff9dd7ef7775f
  [1]
