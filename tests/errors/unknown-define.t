A define that does not exist, but one of nearly that name does.

  $ cat > game.lud <<'END'
  > (define "ThreeInARow" (is Line 3))
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("ThreeInRow") (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:10:18: error: there is no define "ThreeInRow"
            (end (if ("ThreeInRow") (result Mover Win)))
                     ^
    did you mean "ThreeInARow"?
  [1]
