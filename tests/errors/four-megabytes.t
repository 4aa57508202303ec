Files that are just small enough to be looked into: an answer in good time, in little memory.

  $ yes '(' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1001: error: more than 1000 brackets inside each other
    ...(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((
  $ yes '{' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1001: error: more than 1000 brackets inside each other
    ...{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{
  $ yes '()' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: a description begins with (game ...) or (match ...)
    ()()()()()()()()()()()()()()()()()()()()()()()()()()()()()()()()()()()
  $ yes '({})' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: a description begins with (game ...) or (match ...)
    ({})({})({})({})({})({})({})({})({})({})({})({})({})({})({})({})({})({
  $ yes '(a ' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:3001: error: more than 1000 brackets inside each other
    ...(a (a (a (a (a (a (a (a (a (a (a (a (a (a (a (a (a (a (a (a (a (a (
  $ yes '"' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: there is no (game ...) here
    """"""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""
  $ yes '""' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: there is no (game ...) here
    """"""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""""
  $ yes 'a:' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: there is no (game ...) here
    a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:a:
  $ yes '12 ' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: there is no (game ...) here
    12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 1
  $ yes '<A>' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: there is no (game ...) here
    <A><A><A><A><A><A><A><A><A><A><A><A><A><A><A><A><A><A><A><A><A><A><A><
  $ yes '#1' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: there is no (game ...) here
    #1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1#1
  $ yes '//' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: there is no (game ...) here
    //////////////////////////////////////////////////////////////////////
  $ yes '(define "A" "A")' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:17: warning: there is a define "A" already; this one does not
    (define "A" "A")(define "A" "A")(define "A" "A")(define "A" "A")(defin
  $ yes '("A")' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: there is no define "A"
    ("A")("A")("A")("A")("A")("A")("A")("A")("A")("A")("A")("A")("A")("A")
  $ yes '0..9 ' | tr -d '\n' | head -c 4000000 > game.lud
  $ lusor check game.lud 2>&1 | head -n 2 | cut -c 1-72
  game.lud:1:1: error: there is no (game ...) here
    0..9 0..9 0..9 0..9 0..9 0..9 0..9 0..9 0..9 0..9 0..9 0..9 0..9 0..9 
