A game with more of the same than memory is given for.

  $ { printf '(game "Big" (players 2) (equipment {'; yes '{{}}' | head -n 60000
  >   printf '}) (rules (play (pass)) (end (if (is Line 3) (result Mover Win)))))'; } > game.lud
  $ lusor check game.lud 2>&1 | grep error | tail -n 1
  game.lud:12:1: error: {{}} does not fit here
  $ { printf '(game "Big" (players 2) (equipment {'; yes '0..9' | head -n 60000
  >   printf '}) (rules (play (pass)) (end (if (is Line 3) (result Mover Win)))))'; } > game.lud
  $ lusor check game.lud 2>&1 | grep error | tail -n 1
  game.lud:1:1: error: the description becomes too large when it is expanded
  $ { printf '(game "Big" (players 2) (equipment {'; yes '(piece "a" (move Step (to if:(is Empty (to)))))' | head -n 60000
  >   printf '}) (rules (play (pass)) (end (if (is Line 3) (result Mover Win)))))'; } > game.lud
  $ lusor check game.lud 2>&1 | grep error | tail -n 1
  game.lud:1:1: error: the description becomes too large when it is expanded
  $ { printf '(game "Big" (players 2) (equipment {'; yes '(and (is Line 3) (is Line 4))' | head -n 60000
  >   printf '}) (rules (play (pass)) (end (if (is Line 3) (result Mover Win)))))'; } > game.lud
  $ lusor check game.lud 2>&1 | grep error | tail -n 1
  game.lud:1:37: error: (and ...) gives <boolean>, but <item> (a piece of equipment) is wanted here
