Defines that use each other in a circle.

  $ cat > game.lud <<'END'
  > (define "Ping" (or (is Line 3) ("Pong")))
  > (define "Pong" (and (is Line 4) ("Pang")))
  > (define "Pang" (not ("Ping")))
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if ("Ping") (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.lud
  game.lud:3:21: error: define "Ping" uses itself: Ping -> Pong -> Pang -> Ping
    (define "Pang" (not ("Ping")))
                        ^
    in define "Pang", used at game.lud:2:33
    in define "Pong", used at game.lud:1:32
    in define "Ping", used at game.lud:12:18
  [1]
