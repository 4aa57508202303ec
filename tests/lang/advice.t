What lusor says about the mistakes that authors of descriptions make: each command below changes one
thing in a game that is fine.

  $ cat > game.lud <<END
  > (game "G"
  >     (players 2)
  >     (equipment {
  >         (board (square 4))
  >         (piece "Man" Each (or (move Step (to if:(is Empty (to)))) (move Slide Diagonal)))
  >         (hand Each)
  >         (regions "Goal" P1 (sites Top))
  >     })
  >     (rules
  >         (start {(place "Man1" (expand (sites Bottom) steps:1)) (set Score P1 0)})
  >         (play (if (is Even (count Moves)) (forEach Piece) (move Add (to (sites Empty)) (then (addScore Mover 1)))))
  >         (end {(if (no Moves Next) (result Mover Win)) (if (is Line 3 Diagonal through:(last To)) (result Next Loss))})
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud: ok
  $ try() { sed "$1" game.lud > changed.lud; lusor check changed.lud; }

A word, an argument or a ludeme that is nearly right.

  $ try 's/Slide Diagonal/Slide Diagonaly/'
  changed.lud:5:79: error: Diagonaly does not fit into (move Slide ...) here
    ...(move Step (to if:(is Empty (to)))) (move Slide Diagonaly)))
                                                       ^
    did you mean "Diagonal"?
    expected: (move Slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>]
              [stack:<boolean>] [<then>])
  [1]
  $ try 's/move Slide/move Slied/'
  changed.lud:5:73: error: Slied does not fit into (move ...) here
            (piece "Man" Each (or (move Step (to if:(is Empty (to)))) (move Slied Diagonal)))
                                                                            ^
    did you mean "Slide"?
    expected: (move Slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>]
              [stack:<boolean>] [<then>])
  [1]
  $ try 's/steps:1/step:1/'
  changed.lud:10:54: error: (expand ...) has no argument "step:"
            (start {(place "Man1" (expand (sites Bottom) step:1)) (set Score P1 0)})
                                                         ^
    did you mean "steps:"?
    expected: (expand [<int> | <string>] (<sites> | origin:<int>) [steps:<int>] [<absoluteDirection>]
              [<siteType>])
  [1]
  $ try 's/forEach Piece/forEeach Piece/'
  changed.lud:11:43: error: there is no ludeme "forEeach"
            (play (if (is Even (count Moves)) (forEeach Piece) (move Add (to (sites Empty)) (then (a...
                                              ^
    did you mean "forEach"?
    expected: (forEach Direction [<moves.from>] [<direction>] [<moves.between>] (<moves.to> | <moves>)
              [<then>])
          or: (forEach Site <sites> <moves> [noMoveYet:<moves>] [<then>])
          or: (forEach Value <ints> <moves> [<then>])
          or: (forEach Value min:<int> max:<int> <moves> [<then>])
  [1]
  $ try 's/(hand Each)/(Hand Each)/'
  changed.lud:6:9: error: there is no ludeme "Hand"
            (Hand Each)
            ^
    did you mean "hand"?
    expected: (hand <roleType> [size:<int>])
  [1]

Arguments that want a name, or have lost their colon.

  $ try 's/steps:1/1/'
  changed.lud:10:54: error: 1 needs a name here: steps:1
            (start {(place "Man1" (expand (sites Bottom) 1)) (set Score P1 0)})
                                                         ^
    expected: (expand [<int> | <string>] (<sites> | origin:<int>) [steps:<int>] [<absoluteDirection>]
              [<siteType>])
  [1]
  $ try 's/steps:1/steps 1/'
  changed.lud:10:54: error: a colon is missing: steps:1
            (start {(place "Man1" (expand (sites Bottom) steps 1)) (set Score P1 0)})
                                                         ^
    expected: (expand [<int> | <string>] (<sites> | origin:<int>) [steps:<int>] [<absoluteDirection>]
              [<siteType>])
  [1]
  $ try 's/steps:1/steps=1/'
  changed.lud:10:54: error: a colon is missing: steps:1
            (start {(place "Man1" (expand (sites Bottom) steps=1)) (set Score P1 0)})
                                                         ^
    expected: (expand [<int> | <string>] (<sites> | origin:<int>) [steps:<int>] [<absoluteDirection>]
              [<siteType>])
  [1]
  $ try 's/if:(is Empty (to))/(is Empty (to))/'
  changed.lud:5:46: error: (is ...) needs a name here: if:(is ...)
            (piece "Man" Each (or (move Step (to (is Empty (to)))) (move Slide Diagonal)))
                                                 ^
    expected: (to [<siteType>] [<sites> | <int>] [level:<int>] [<rotations>] [if:<boolean>] [<apply>])
  [1]

Arguments in the wrong order, given twice, missing, too many.

  $ try 's/result Mover Win/result Win Mover/'
  changed.lud:12:43: error: Win belongs behind Mover
            (end {(if (no Moves Next) (result Win Mover)) (if (is Line 3 Diagonal through:(last To))...
                                              ^
    expected: (result <roleType> <resultType>)
  [1]
  $ try 's/Diagonal through:(last To)/through:(last To) Diagonal/'
  changed.lud:12:88: error: Diagonal belongs before through:(last ...)
    ...lt Mover Win)) (if (is Line 3 through:(last To) Diagonal) (result Next Loss))})
                                                       ^
    expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>]
              [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>]
              [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>]
              [isVisible:<boolean>] [useOpposites:<boolean>])
  [1]
  $ try 's/steps:1/steps:1 steps:2/'
  changed.lud:10:62: error: "steps:" is given twice
            (start {(place "Man1" (expand (sites Bottom) steps:1 steps:2)) (set Score P1 0)})
                                                                 ^
    expected: (expand [<int> | <string>] (<sites> | origin:<int>) [steps:<int>] [<absoluteDirection>]
              [<siteType>])
  [1]
  $ try 's/(to (sites Empty)) (then (addScore Mover 1))/(then (addScore Mover 1)) (to (sites Empty))/'
  changed.lud:11:69: error: (then ...) belongs behind (to ...)
            (play (if (is Even (count Moves)) (forEach Piece) (move Add (then (addScore Mover 1)) (t...
                                                                        ^
    expected: (move <moveSiteType> [<moves.piece>] <moves.to> [count:<int>] [stack:<boolean>]
              [<then>])
  [1]
  $ try 's/(is Even (count Moves)) (forEach/(forEach/'
  changed.lud:11:19: error: (if ...) needs <boolean> (a condition) before (forEach ...)
            (play (if (forEach Piece) (move Add (to (sites Empty)) (then (addScore Mover 1)))))
                      ^
    expected: (if <boolean> <moves> [<moves>] [<then>])
  [1]
  $ try 's/(players 2)//'
  changed.lud:3:5: error: (game ...) needs (players ...) before (equipment ...)
        (equipment {
        ^
    expected: (game <string> <players> [<mode>] <equipment> <rules.rules>)
  [1]
  $ try 's/Score P1 0/Score P1/'
  changed.lud:10:64: error: (set Score ...) needs <int> (a number)
            (start {(place "Man1" (expand (sites Bottom) steps:1)) (set Score P1)})
                                                                   ^
    expected: (set <setStartPlayerType> [<roleType>] <int>)
  [1]
  $ try 's/(no Moves Next)/(no Moves Next Mover)/'
  changed.lud:12:34: error: (no Moves ...) takes no more arguments; Mover is too much
            (end {(if (no Moves Next Mover) (result Mover Win)) (if (is Line 3 Diagonal through:(las...
                                     ^
    expected: (no Moves <roleType>)
  [1]
  $ try 's/is Even (count/is (count/'
  changed.lud:11:23: error: a word is missing before (count ...)
            (play (if (is (count Moves)) (forEach Piece) (move Add (to (sites Empty)) (then (addScor...
                          ^
    expected after "is": Active, AnyDie, Blocked, Connected, Count, Crossing, Empty, Enemy, Even,
              Flat, Friend, In, Line, Loop, Mover, Next, ...
  [1]

Quotes, brackets and braces.

  $ try 's/"Goal" P1/"Goal" "P1"/'
  changed.lud:7:25: error: a word stands without quotes: P1
            (regions "Goal" "P1" (sites Top))
                            ^
    expected: (regions [<string>] [<roleType>] ({<int>} | <sites> | {<sites>} | <regionTypeStatic> |
              {<regionTypeStatic>}) [<string>])
  [1]
  $ try 's/"Goal" P1/Goal P1/'
  changed.lud:7:18: error: a text stands in quotes: "Goal"
            (regions Goal P1 (sites Top))
                     ^
    expected: (regions [<string>] [<roleType>] ({<int>} | <sites> | {<sites>} | <regionTypeStatic> |
              {<regionTypeStatic>}) [<string>])
  [1]
  $ try 's/players 2/players "2"/'
  changed.lud:2:14: error: a number stands without quotes: 2
        (players "2")
                 ^
    expected: (players <int>)
          or: (players {<players.player>})
  [1]
  $ try 's/(is Empty (to))/(is Empty to)/'
  changed.lud:5:59: error: "to" is a ludeme and stands in brackets: (to)
            (piece "Man" Each (or (move Step (to if:(is Empty to))) (move Slide Diagonal)))
                                                              ^
    expected: (to)
  [1]
  $ try 's/(hand Each)/{hand Each}/'
  changed.lud:6:9: error: a ludeme stands in ( ), not in { }: (hand ...)
            {hand Each}
            ^
    expected: <item> (a piece of equipment)
  [1]
  $ try 's/(square 4)/square 4/'
  changed.lud:4:16: error: "square" is a ludeme and stands in brackets: (square ...)
            (board square 4)
                   ^
    expected: (square (<poly> | {<dim>}) [diagonals:<diagonalsType>])
          or: (square [<squareShapeType>] <dim> [diagonals:<diagonalsType> | pyramidal:<boolean>])
  [1]
  $ try 's/(sites Top)/5/'
  changed.lud:7:28: error: { } are missing round 5
            (regions "Goal" P1 5)
                               ^
    expected: (regions [<string>] [<roleType>] ({<int>} | <sites> | {<sites>} | <regionTypeStatic> |
              {<regionTypeStatic>}) [<string>])
  [1]
  $ try 's/(sites Top)/{"A1" B1}/'
  changed.lud:7:29: error: "A1" does not fit here
            (regions "Goal" P1 {"A1" B1})
                                ^
    expected: <int> (a number)
  [1]
  $ try 's/(sites Top)/(Top sites)/'
  changed.lud:7:28: error: "Top" is a word and no ludeme
            (regions "Goal" P1 (Top sites))
                               ^
    did you mean (sites Top)?
  [1]
  $ try 's/result Mover Win/result (Mover) Win/'
  changed.lud:12:43: error: a word stands without brackets: Mover
            (end {(if (no Moves Next) (result (Mover) Win)) (if (is Line 3 Diagonal through:(last To...
                                              ^
  [1]
  $ try 's/(square 4)/(square (4))/'
  changed.lud:4:24: error: a number stands without brackets: 4
            (board (square (4)))
                           ^
  [1]

Things of another kind.

  $ try 's/(is Even (count Moves))/(count Moves)/'
  changed.lud:11:19: error: (count ...) gives <int>, but <boolean> (a condition) is wanted here
            (play (if (count Moves) (forEach Piece) (move Add (to (sites Empty)) (then (addScore Mov...
                      ^
    expected: (if <boolean> <moves> [<moves>] [<then>])
  [1]
  $ try 's/(forEach Piece)/(sites Top)/'
  changed.lud:11:43: error: (sites ...) gives <sites>, but <moves> is wanted here
            (play (if (is Even (count Moves)) (sites Top) (move Add (to (sites Empty)) (then (addSco...
                                              ^
    expected: (if <boolean> <moves> [<moves>] [<then>])
  [1]
  $ try 's/square 4/square 4.5/'
  changed.lud:4:24: error: 4.5 is not a whole number
            (board (square 4.5))
                           ^
    expected: (square (<poly> | {<dim>}) [diagonals:<diagonalsType>])
          or: (square [<squareShapeType>] <dim> [diagonals:<diagonalsType> | pyramidal:<boolean>])
  [1]
  $ try 's/(then (addScore Mover 1))/(addScore Mover 1)/'
  changed.lud:11:88: error: (addScore ...) needs (then ...) round it: (then (addScore ...))
    ...)) (forEach Piece) (move Add (to (sites Empty)) (addScore Mover 1))))
                                                       ^
    expected: (move <moveSiteType> [<moves.piece>] <moves.to> [count:<int>] [stack:<boolean>]
              [<then>])
  [1]
  $ try 's/(to (sites Empty))/(sites Empty)/'
  changed.lud:11:69: error: (sites ...) needs (to ...) round it: (to (sites ...))
            (play (if (is Even (count Moves)) (forEach Piece) (move Add (sites Empty) (then (addScor...
                                                                        ^
    expected: (move <moveSiteType> [<moves.piece>] <moves.to> [count:<int>] [stack:<boolean>]
              [<then>])
  [1]

Marks of other languages.

  $ try 's/(hand Each)/(hand Each) ; one each/'
  changed.lud:6:21: error: ; does not fit here
            (hand Each) ; one each
                        ^
    a comment begins with //
  [1]
  $ try 's/(hand Each)/(hand Each) \/* one each *\//'
  changed.lud:6:21: error: /* does not fit here
            (hand Each) /* one each */
                        ^
    a comment begins with // and ends with the line
  [1]
  $ try 's/result Mover Win/result Mover, Win/'
  changed.lud:12:43: error: Mover, does not fit into (result ...) here
            (end {(if (no Moves Next) (result Mover, Win)) (if (is Line 3 Diagonal through:(last To)...
                                              ^
    did you mean "Mover"?
    expected: (result <roleType> <resultType>)
  [1]

Two mistakes give two errors, unless the second is a consequence of the first.

  $ try 's/(players 2)/(playres 2)/; s/Next Loss/Nxet Loss/'
  changed.lud:2:5: error: there is no ludeme "playres"
        (playres 2)
        ^
    did you mean "players"?
    expected: (players <int>)
          or: (players {<players.player>})
  changed.lud:12:106: error: Nxet does not fit into (result ...) here
    ... (is Line 3 Diagonal through:(last To)) (result Nxet Loss))})
                                                       ^
    did you mean "Next"?
    expected: (result <roleType> <resultType>)
  [1]
  $ try 's/(hand Each)/(hnd Eahc)/'
  changed.lud:6:9: error: there is no ludeme "hnd"
            (hnd Eahc)
            ^
    did you mean "hand"?
    expected: (hand <roleType> [size:<int>])
  [1]
