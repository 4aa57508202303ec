What is wrong with a description in Regular Boardgames, and where. This one is fine:

  $ cat > good.rbg <<'END'
  > // Two soldiers in a corridor
  > #players = white(100), black(100)
  > #pieces = e, w, b
  > #variables = turns(20)
  > #board = rectangle(up,down,left,right,
  >     [w,e]
  >     [e,b])
  > #anywhere = ((up* + down*)(left* + right*))
  > #walk(piece; way) = {piece} [e] way {e} [piece]
  > #turn(me; piece) = ->me anywhere walk(piece; (up + down + left + right)) ->> [$ turns = turns + 1]
  > #rules = (turn(white; w) turn(black; b))*
  > END
  $ lusor check good.rbg
  good.rbg: ok
  $ bad() { sed "$1" good.rbg > bad.rbg; lusor check bad.rbg; }

The scanner.

  $ bad 's/turns(20)/max_turns(20)/'
  bad.rbg:4:17: error: names are made of letters and digits, without '_'
    #variables = max_turns(20)
                    ^
  [1]
  $ bad 's|//|/*|'
  bad.rbg:1:1: error: this comment does not end
    /* Two soldiers in a corridor
    ^
  bad.rbg:12:1: error: there is no section #players
  [1]
  $ bad 's/\[e,b\]/[e,b"]/'
  bad.rbg:7:9: error: '"' means nothing here
        [e,b"])
            ^
  [1]

Directives and macros.

  $ bad 's/#players/players/'
  bad.rbg:2:1: error: a description begins with '#'
    players = white(100), black(100)
    ^
  bad.rbg:12:1: error: there is no section #players
  [1]
  $ bad '/^#pieces/d'
  bad.rbg:11:1: error: there is no section #pieces
  [1]
  $ bad 's/^#variables = turns(20)/&\n#variables = other(3)/'
  bad.rbg:5:2: error: a second section "variables"
    #variables = other(3)
     ^
  [1]
  $ bad 's/#walk(piece; way)/#walk(piece, way)/'
  bad.rbg:9:12: error: ';' or ')' was expected
    #walk(piece, way) = {piece} [e] way {e} [piece]
               ^
  [1]
  $ bad 's/walk(piece; (up/walk(piece; w; (up/'
  bad.rbg:10:34: error: there is no macro "walk" with 3 arguments
    #turn(me; piece) = ->me anywhere walk(piece; w; (up + down + left + right)) ->> [$ turns = turns...
                                     ^
    there is one with 2
  [1]
  $ bad 's/turn(white; w)/turn(white; w/'
  bad.rbg:10:20: error: found "->" where ',' or '}' was expected
    #turn(me; piece) = ->me anywhere walk(piece; (up + down + left + right)) ->> [$ turns = turns + ...
                       ^
    in define "turn", used at bad.rbg:11:25
  [1]
  $ bad 's/#rules/#anywhere = up\n#rules/'
  bad.rbg:11:2: error: the macro "anywhere" is defined before
    #anywhere = up
     ^
  [1]
  $ bad 's/\[piece\] *$/[piece~]/'
  bad.rbg:9:48: error: "w" joined to "]" is no token
    #walk(piece; way) = {piece} [e] way {e} [piece~]
                                                   ^
  [1]
  $ bad 's/{piece}/{piece~5~+}/'
  bad.rbg:9:30: error: "w5" joined to "+" is no token
    #walk(piece; way) = {piece~5~+} [e] way {e} [piece]
                                 ^
  [1]
  $ cat > bomb.rbg <<'END'
  > #players = a(1)
  > #pieces = e
  > #board = rectangle(u,d,l,r,[e])
  > #x0 = u u u u u u u u
  > #x1 = x0 x0 x0 x0 x0 x0 x0 x0
  > #x2 = x1 x1 x1 x1 x1 x1 x1 x1
  > #x3 = x2 x2 x2 x2 x2 x2 x2 x2
  > #x4 = x3 x3 x3 x3 x3 x3 x3 x3
  > #x5 = x4 x4 x4 x4 x4 x4 x4 x4
  > #x6 = x5 x5 x5 x5 x5 x5 x5 x5
  > #rules = x6 x6 x6 x6
  > END
  $ lusor check bomb.rbg
  bomb.rbg:4:9: error: the macros expand to more than a million tokens
    #x0 = u u u u u u u u
            ^
  [1]

Declarations.

  $ bad 's/black(100)/black/'
  bad.rbg:2:24: error: expected "black(BOUND)", where BOUND is a number
    #players = white(100), black
                           ^
  [1]
  $ bad 's/turns(20)/turns(0)/'
  bad.rbg:4:20: error: a bound is a number from 1 to 1000000000
    #variables = turns(0)
                       ^
  [1]
  $ bad 's/turns(20)/white(20)/'
  bad.rbg:4:14: error: "white" is the name of a player already
    #variables = white(20)
                 ^
  [1]
  $ bad 's/= e, w, b/= e w b/'
  bad.rbg:3:13: error: expected names of pieces separated by commas
    #pieces = e w b
                ^
  [1]

Boards.

  $ bad 's/\[e,b\]/[e,b,b]/'
  bad.rbg:7:5: error: this line is not as long as the first
        [e,b,b])
        ^
  [1]
  $ bad 's/\[e,b\]/[e,c]/'
  bad.rbg:7:8: error: "c" is not declared
        [e,c])
           ^
  [1]
  $ bad 's/left,right,/left,left,/'
  bad.rbg:5:33: error: "left" is the name of a direction already
    #board = rectangle(up,down,left,left,
                                    ^
  [1]
  $ bad 's/rectangle/hexagon/'
  bad.rbg:6:5: error: expected the name of a direction
        [w,e]
        ^
  [1]
  $ cat > graph.rbg <<'END'
  > #players = a(1)
  > #pieces = e
  > #board = here[e]{on: there, back: nowhere} there[e]{on: here}
  > #rules = ->a
  > END
  $ lusor check graph.rbg
  graph.rbg:3:35: error: there is no vertex of this name
    #board = here[e]{on: there, back: nowhere} there[e]{on: here}
                                      ^
  [1]

Rules: errors in macros name the uses that led there.

  $ bad 's/turns = turns + 1/turns = turn + 1/'
  bad.rbg:10:89: error: "turn" is not declared
    ...ece; (up + down + left + right)) ->> [$ turns = turn + 1]
                                                       ^
    in define "turn", used at bad.rbg:11:11
    did you mean "turns"?
  [1]
  $ bad 's/{piece}/{way}/'
  bad.rbg:10:46: error: found "(" where a piece was expected
    #turn(me; piece) = ->me anywhere walk(piece; (up + down + left + right)) ->> [$ turns = turns + ...
                                                 ^
    in define "turn", used at bad.rbg:11:11
  [1]
  $ bad 's/turn(black; b)/turn(blck; b)/'
  bad.rbg:11:31: error: "blck" is not declared
    #rules = (turn(white; w) turn(blck; b))*
                                  ^
    did you mean "black"?
  [1]
  $ bad 's/\[piece\] *$/[piece/'
  bad.rbg:10:74: error: found "->>" where ',' or ']' was expected
    #turn(me; piece) = ->me anywhere walk(piece; (up + down + left + right)) ->> [$ turns = turns + ...
                                                                             ^
    in define "turn", used at bad.rbg:11:11
  [1]
  $ bad 's/#rules = .*/&)/'
  bad.rbg:11:42: error: found ")" where '+' or an action was expected
    #rules = (turn(white; w) turn(black; b))*)
                                             ^
  [1]
  $ bad 's/turns + 1/turns + /'
  bad.rbg:10:97: error: found "]" where a value was expected
    ... + down + left + right)) ->> [$ turns = turns + ]
                                                       ^
    in define "turn", used at bad.rbg:11:11
  [1]
  $ bad 's/turns = turns + 1/turns/'
  bad.rbg:10:86: error: found "]" where '=' was expected
    ...(piece; (up + down + left + right)) ->> [$ turns]
                                                       ^
    in define "turn", used at bad.rbg:11:11
  [1]
  $ bad 's/->me/{? ->me}/'
  bad.rbg:10:23: error: a pattern cannot hand the move to somebody else
    #turn(me; piece) = {? ->me} anywhere walk(piece; (up + down + left + right)) ->> [$ turns = turn...
                          ^
    in define "turn", used at bad.rbg:11:11
  [1]
  $ bad 's/->me/->me ()/'
  bad.rbg:10:26: error: found ")" where an action was expected
    #turn(me; piece) = ->me () anywhere walk(piece; (up + down + left + right)) ->> [$ turns = turns...
                             ^
    in define "turn", used at bad.rbg:11:11
  [1]
  $ bad 's/->me/->me up^left/'
  bad.rbg:10:28: error: found "left" where a number was expected
    #turn(me; piece) = ->me up^left anywhere walk(piece; (up + down + left + right)) ->> [$ turns = ...
                               ^
    in define "turn", used at bad.rbg:11:11
  [1]
  $ bad 's/->me/->me ({e} + )/'
  bad.rbg:10:32: error: found ")" where an action was expected
    #turn(me; piece) = ->me ({e} + ) anywhere walk(piece; (up + down + left + right)) ->> [$ turns =...
                                   ^
    in define "turn", used at bad.rbg:11:11
  [1]
  $ bad 's/->me/->me {$ turns}/'
  bad.rbg:10:33: error: found "}" where one of == != < > <= >= was expected
    #turn(me; piece) = ->me {$ turns} anywhere walk(piece; (up + down + left + right)) ->> [$ turns ...
                                    ^
    in define "turn", used at bad.rbg:11:11
  [1]
  $ bad 's/->me/->me ((up^1000)^1000)^1000/'
  bad.rbg:10:27: error: the rules have too many parts once powers are written out
    #turn(me; piece) = ->me ((up^1000)^1000)^1000 anywhere walk(piece; (up + down + left + right)) -...
                              ^
    in define "turn", used at bad.rbg:11:11
  [1]

Improper descriptions.

  $ bad 's/->me/->me [e]*/'
  bad.rbg:10:26: warning: this may be repeated without end
    #turn(me; piece) = ->me [e]* anywhere walk(piece; (up + down + left + right)) ->> [$ turns = tur...
                             ^
    in define "turn", used at bad.rbg:11:26
    a star round it has no test that could end the repetition
  error: at the first move: the rules repeat modifiers without end, or a move has too many
  [1]
  $ bad 's/->>/->> ([w] + [b])/'
  bad.rbg:10:86: warning: the keeper may do this or what stands before it, and takes what works first
    ...(piece; (up + down + left + right)) ->> ([w] + [b]) [$ turns = turns + 1]
                                                       ^
    in define "turn", used at bad.rbg:11:11
    a proper description leaves the keeper no choice
  bad.rbg: ok
  $ bad 's/^#rules = .*/#rules = (->> ->>)*/'
  error: before the first move: the keeper moves on and on: the rules may never end
  [1]
