Files of another kind.

  $ cat > game.txt <<'END'
  > (game "Three in a row"
  >     (players 2)
  >     (equipment {
  >         (board (square 3))
  >         (piece "Disc" P1) (piece "Cross" P2)
  >     })
  >     (rules
  >         (play (move Add (to (sites Empty))))
  >         (end (if (is Line 3) (result Mover Win)))
  >     )
  > )
  > END
  $ lusor check game.txt
  game.txt: ok
  $ printf 'PK\003\004nonsense' > broken.jar; lusor check broken.jar
  broken.jar:1:3: error: this is not a text: found a byte with value 3
    PK??nonsense
      ^
  [1]
  $ printf 'PK\003\004nonsense' > broken.jar; LUSOR_PATH=broken.jar:nowhere lusor check game.txt
  warning: LUSOR_PATH: broken.jar: neither a directory nor an archive
  warning: LUSOR_PATH: nowhere: No such file or directory
  game.txt: ok
