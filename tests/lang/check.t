lusor check says that a description is fine, or what is wrong with it.

  $ cat > good.lud <<END
  > (game "Three"
  >     (players 2)
  >     (equipment {
  >         (board (square <Size>))
  >         (piece "Ball" Each)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > (option "Size" <Size> args:{ <side> } {
  >     (item "Small" <3> "Three by three")*
  >     (item "Wrong" <"three"> "No number")
  > })
  > END
  $ sed 's/Line 3/Lnie 3/' good.lud > bad.lud
  $ lusor check good.lud
  good.lud: ok
  $ lusor check bad.lud
  bad.lud:9:22: error: Lnie does not fit into (is ...) here
            (end (if (is Lnie 3) (result Mover Win)))
                         ^
    did you mean "Line"?
    expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>]
              [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>]
              [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>]
              [isVisible:<boolean>] [useOpposites:<boolean>])
  [1]

Several files, and all files below a directory, are counted.

  $ mkdir -p games/deep && cp good.lud games/deep/one.lud && cp bad.lud games/two.lud && echo text > games/README
  $ lusor check games good.lud
  games/deep/one.lud: ok
  games/two.lud:9:22: error: Lnie does not fit into (is ...) here
            (end (if (is Lnie 3) (result Mover Win)))
                         ^
    did you mean "Line"?
    expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>]
              [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>]
              [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>]
              [isVisible:<boolean>] [useOpposites:<boolean>])
  good.lud: ok
  2 ok, 1 wrong
  [1]
  $ lusor check --quiet good.lud
  $ lusor check --quiet games/deep good.lud
  2 ok, 0 wrong
  $ mkdir empty && lusor check empty
  error: empty: there is no .lud or .rbg file in it
  [1]

Options are put in before.

  $ lusor check --option "Size/Wrong" good.lud
  good.lud:14:20: error: "three" does not fit into (square ...) here
        (item "Wrong" <"three"> "No number")
                       ^
    expected: (square (<poly> | {<dim>}) [diagonals:<diagonalsType>])
          or: (square [<squareShapeType>] <dim> [diagonals:<diagonalsType> | pyramidal:<boolean>])
  [1]

For scripts.

  $ lusor check --json good.lud bad.lud
  [{"file":"good.lud","ok":true,"problems":[]},{"file":"bad.lud","ok":false,"problems":[{"severity":"error","message":"Lnie does not fit into (is ...) here","file":"bad.lud","line":9,"column":22,"through":[],"notes":["did you mean \"Line\"?","expected: (is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>] [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>] [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>] [isVisible:<boolean>] [useOpposites:<boolean>])"]}]}]
  [1]

Errors in defines tell where the define is used, and each place is told once.

  $ cat > define.lud <<END
  > (define "Free" (is Emtpy (to)))
  > (game "Two uses"
  >     (players 2)
  >     (equipment {(board (square 3)) (piece "Ball" Each (move Step (to if:("Free"))))})
  >     (rules
  >         (play (or (forEach Piece) (move Add (to (sites Board) if:("Free")))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check define.lud
  define.lud:1:20: error: Emtpy does not fit into (is ...) here
    (define "Free" (is Emtpy (to)))
                       ^
    in define "Free", used at define.lud:4:73
    did you mean "Empty"?
    expected: (is <isSiteType> [<siteType>] <int>)
  [1]

A file that is not there, nothing to do, and an option that does not exist.

  $ lusor check nowhere.lud
  error: nowhere.lud: no such file
  [1]
  $ lusor check
  lusor check: missing: GAME...
  usage: lusor check [OPTIONS] GAME...
  [2]
  $ lusor check --quite good.lud
  lusor check: there is no option --quite; did you mean --quiet?
  usage: lusor check [OPTIONS] GAME...
  [2]
