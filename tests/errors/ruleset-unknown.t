A ruleset that does not exist: what there is gets listed.

  $ cat > game.lud <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square <Board:size>))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  >
  > (option "Board" <Board> args:{ <size> } {
  >     (item "3x3" <3> "Three by three.")*
  >     (item "5x5" <5> "Five by five.")
  > })
  >
  > (rulesets {
  >     (ruleset "Ruleset/Small (Suggested)" { "Board/3x3" })*
  >     (ruleset "Ruleset/Large" { "Board/5x5" })
  > })
  > END
  $ lusor check --ruleset "Ruleset/Huge" game.lud
  error: the game has no ruleset "Ruleset/Huge"
    did you mean "Ruleset/Large"?
    there are: "Ruleset/Small (Suggested)", "Ruleset/Large"
  [1]
  $ lusor check --ruleset "Ruleset/Large" game.lud
  game.lud: ok
