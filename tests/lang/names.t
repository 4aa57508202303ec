Names that are used must be names of something. Where the game could not even begin that is an error,
else a warning.

  $ cat > names.lud <<END
  > (game "Names"
  >     (players 2)
  >     (equipment {
  >         (board (square 5) (track "Way" {0..4} P1 directed:True))
  >         (piece "Stone" Each)
  >         (piece "Rock" Neutral)
  >         (piece "Pebble" Shared)
  >         (piece "Stone" P2)
  >         (piece "Extra" P3)
  >         (regions "Home" P1 (sites Bottom))
  >         (map "Exit" {(pair 1 2)})
  >     })
  >     (rules
  >         (start {
  >             (place "Stone1" 0)
  >             (place "Rock0" 1)
  >             (place "Pebble" 2)
  >             (place "Stoen2" 3)
  >             (place "Rock" 4)
  >         })
  >         phases:{
  >             (phase "Opening" (play (forEach Piece "Sotne")) (nextPhase "Middel"))
  >             (phase "Middle"
  >                 (play
  >                     (if (is In (trackSite Move from:0 "Weg" steps:1) (sites Mover "Hom"))
  >                         (move Add (to (sites {"A1"})))
  >                         (move Add (to (union (sites "A1") (sites P1 "Haus"))))
  >                     )
  >                 )
  >             )
  >             (phase "Middle" (play (move Add (to (mapEntry "Exti" 1)))))
  >         }
  >         (end (if (no Pieces Mover "Rock") (result Mover Loss)))
  >     )
  > )
  > END
  $ lusor check names.lud
  names.lud:9:24: warning: there is no player P3: the game has 2
            (piece "Extra" P3)
                           ^
  names.lud:8:16: warning: there is a piece "Stone2" already
            (piece "Stone" P2)
                   ^
  names.lud:31:20: warning: there is a phase "Middle" already
                (phase "Middle" (play (move Add (to (mapEntry "Exti" 1)))))
                       ^
  names.lud:18:20: error: there is no piece "Stoen2"
                (place "Stoen2" 3)
                       ^
    did you mean "Stone2"?
  names.lud:19:20: error: there is no piece "Rock"
                (place "Rock" 4)
                       ^
    did you mean "Rock0"?
  names.lud:22:72: error: there is no phase "Middel"
                (phase "Opening" (play (forEach Piece "Sotne")) (nextPhase "Middel"))
                                                                           ^
    did you mean "Middle"?
  names.lud:22:51: warning: there is no piece "Sotne"
                (phase "Opening" (play (forEach Piece "Sotne")) (nextPhase "Middel"))
                                                      ^
    did you mean "Stone"?
  names.lud:25:55: warning: there is no track "Weg"
                        (if (is In (trackSite Move from:0 "Weg" steps:1) (sites Mover "Hom"))
                                                          ^
  names.lud:27:69: warning: there is no region "Haus"
                            (move Add (to (union (sites "A1") (sites P1 "Haus"))))
                                                                        ^
  names.lud:31:59: warning: there is no map "Exti"
                (phase "Middle" (play (move Add (to (mapEntry "Exti" 1)))))
                                                              ^
    did you mean "Exit"?
  [1]

Parts of names will do where Ludii takes them, and generated pieces have names nobody wrote.

  $ cat > dice.lud <<END
  > (game "Dice"
  >     (players 2)
  >     (equipment {(board (square 3)) (dice num:2) (piece "Counter" Each)})
  >     (rules
  >         (start (place "Die1" 9))
  >         (play (forEach Piece "Count"))
  >         (end (if (no Pieces Mover) (result Mover Loss)))
  >     )
  > )
  > END
  $ lusor check dice.lud
  dice.lud: ok
