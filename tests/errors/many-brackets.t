Fifty megabytes of brackets are refused at once.

  $ yes '(' | tr -d '\n' | head -c 50000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: the description is larger than 4 MB
    ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((
  $ yes ')' | tr -d '\n' | head -c 50000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: the description is larger than 4 MB
    ))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
  $ yes '(){}' | tr -d '\n' | head -c 50000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: the description is larger than 4 MB
    (){}(){}(){}(){}(){}(){}(){}(){}(){}(){}(){}(){}(){}(){}(){}(){}(){}()
