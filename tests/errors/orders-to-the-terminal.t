A description cannot give orders to the terminal on which its errors are shown.

  $ printf '(game "\033]0;title\007" (play\033[31mrs 2))\n' > game.lud
  $ lusor check game.lud
  game.lud:1:8: error: this is not a text: found a byte with value 27
    (game "?]0;title?" (play?[31mrs 2))
           ^
  [1]
