A description after options and defines: nothing is left but ludemes.

  $ cat > race.lud <<END
  > // A race to the other side.
  > (define "Home" (sites #1))
  > (game "Race"
  >     (players 2)
  >     (equipment {(board (square <Size:n>)) (piece "Pawn" Each (move Step <Steps> (to if:(is Empty (to)))))
  >         (regions P1 ("Home" Top)) (regions P2 ("Home" Bottom))})
  >     (rules
  >         (start {(place "Pawn1" ("Home" Bottom)) (place "Pawn2" ("Home" Top))})
  >         (play (forEach Piece))
  >         (end (if (is In (last To) (sites Mover)) (result Mover Win)))))
  > (option "Board Size" <Size> args:{<n>} {
  >     (item "5x5" <5> "A small board.")
  >     (item "8x8" <8> "A large board.")* })
  > (option "Steps" <Steps> args:{<directions>} {
  >     (item "Straight" <Forward> "Forward only.")
  >     (item "Free" <(directions {Forward FR FL})> "Forward and aslant.")* })
  > (rulesets { (ruleset "Ruleset/Quick (Suggested)" {"Board Size/5x5" "Steps/Straight"}) })
  > (metadata (info {(description "Made for this test.")}))
  > END
  $ lusor expand race.lud
  (game "Race"
      (players 2)
      (equipment
          {
              (board (square 8))
              (piece "Pawn" Each (move Step (directions {Forward FR FL}) (to if:(is Empty (to)))))
              (regions P1 (sites Top))
              (regions P2 (sites Bottom))
          }
      )
      (rules
          (start {(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top))})
          (play (forEach Piece))
          (end (if (is In (last To) (sites Mover)) (result Mover Win)))
      )
  )
  $ lusor expand race.lud --option "Board Size/5x5" --option steps/straight --raw
  (game "Race" (players 2) (equipment {(board (square 5)) (piece "Pawn" Each (move Step Forward (to if:(is Empty (to))))) (regions P1 (sites Top)) (regions P2 (sites Bottom))}) (rules (start {(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top))}) (play (forEach Piece)) (end (if (is In (last To) (sites Mover)) (result Mover Win)))))
  $ lusor expand race.lud --ruleset quick --raw
  (game "Race" (players 2) (equipment {(board (square 5)) (piece "Pawn" Each (move Step Forward (to if:(is Empty (to))))) (regions P1 (sites Top)) (regions P2 (sites Bottom))}) (rules (start {(place "Pawn1" (sites Bottom)) (place "Pawn2" (sites Top))}) (play (forEach Piece)) (end (if (is In (last To) (sites Mover)) (result Mover Win)))))
  $ lusor expand race.lud --metadata
  (metadata (info {(description "Made for this test.")}))

Known defines and games are found in LUSOR_PATH, names however they are written.

  $ mkdir -p library/lud/war library/def
  $ echo '(game "King of the Hill" ("Hill" 5))' > "library/lud/war/King of the Hill.lud"
  $ echo '(game "Kings" ("Hill" 3))' > library/lud/war/Kings.lud
  $ echo '(define "Hill" (hill #1))' > library/def/Hill.def
  $ LUSOR_PATH=library lusor expand king-of-the-hill
  (game "King of the Hill" (hill 5))
  $ LUSOR_PATH=library lusor expand KINGO
  (game "King of the Hill" (hill 5))
  $ LUSOR_PATH=library lusor expand king
  error: several games are called like "king"
    King of the Hill (lud/war/King of the Hill.lud)
    Kings (lud/war/Kings.lud)
  [1]
  $ LUSOR_PATH=library lusor expand kinks
  error: there is no file and no game "kinks"
    did you mean "Kings"?
  [1]
  $ lusor expand library/lud/war/Kings.lud
  (game "Kings" (hill 3))
  $ LUSOR_PATH=nowhere lusor expand library/lud/war/Kings.lud
  (game "Kings" (hill 3))
  warning: LUSOR_PATH: nowhere: No such file or directory

What is asked for must be there.

  $ lusor expand race.lud --option "Bord Size/5x5"
  error: the game has no option "Bord Size/5x5"
    did you mean "Board Size/5x5"?
    there are: "Board Size/5x5", "Board Size/8x8", "Steps/Straight", "Steps/Free"
  [1]
  $ lusor expand race.lud --ruleset slow
  error: the game has no ruleset "slow"
    there is: "Ruleset/Quick (Suggested)"
  [1]
  $ lusor expand nowhere.lud
  error: nowhere.lud: no such file
  [1]
  $ lusor expand nowhere
  error: there is no file and no game "nowhere"
  [1]
  $ lusor expand .
  error: .: this is a directory, not a description
  [1]

Files that are no descriptions.

  $ : > empty.lud
  $ lusor expand empty.lud
  empty.lud:1:1: error: there is no (game ...) here
  [1]
  $ printf '(game \0\1\2)' > binary.lud
  $ lusor expand binary.lud
  binary.lud:1:7: error: this is not a text: found a byte with value 0
    (game ???)
          ^
  [1]
  $ head -c 50000000 /dev/zero | tr '\0' '(' > brackets.lud
  $ lusor expand brackets.lud
  brackets.lud:1:1: error: the description is larger than 4 MB
    ((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((...
    ^
  [1]
  $ rm brackets.lud

Brackets and strings without an end.

  $ printf '(game "A"\n    (players 2)\n' > open.lud
  $ lusor expand open.lud
  open.lud:1:1: error: this ( is never closed
    (game "A"
    ^
  [1]
  $ printf '(game "A" (piece "Pawn))\n(metadata (info {(rules "Move.")}))\n' > string.lud
  $ lusor expand string.lud
  string.lud:1:18: error: a " is missing, probably at the end of this string
    (game "A" (piece "Pawn))
                     ^
    or else at the end of the one in line 2, column 31
  [1]

Defines that are not there, that use themselves, that get too much.

  $ cat > defines.lud <<END
  > (define "Wander" (move Step #1))
  > (game "A" (rules (play ("Wonder" All)) (end ("Nothing"))))
  > END
  $ lusor expand defines.lud
  defines.lud:2:24: error: there is no define "Wonder"
    (game "A" (rules (play ("Wonder" All)) (end ("Nothing"))))
                           ^
    did you mean "Wander"?
  defines.lud:2:45: error: there is no define "Nothing"
    (game "A" (rules (play ("Wonder" All)) (end ("Nothing"))))
                                                ^
  [1]
  $ cat > circle.lud <<END
  > (define "Hen" (and {("Egg") #1}))
  > (define "Egg" ("Hen" (egg)))
  > (game "A" (rules (play ("Hen" (hatch)))))
  > END
  $ lusor expand circle.lud
  circle.lud:2:15: error: define "Hen" uses itself: Hen -> Egg -> Hen
    (define "Egg" ("Hen" (egg)))
                  ^
    in define "Egg", used at circle.lud:1:21
    in define "Hen", used at circle.lud:3:24
  [1]
  $ cat > much.lud <<END
  > (define "Step" (move Step #1))
  > (game "A" (play ("Step" Forward 1)))
  > END
  $ lusor expand much.lud
  (game "A" (play (move Step Forward)))
  much.lud:2:17: warning: define "Step" takes 1 parameter, but is given 2
    (game "A" (play ("Step" Forward 1)))
                    ^
  $ printf '(define Step (move))\n(game "A")' > nameless.lud
  $ lusor expand nameless.lud
  nameless.lud:1:9: error: expected the name of the define, a string
    (define Step (move))
            ^
  [1]
  $ { echo '(define "D0" (a))'; i=0; while [ $i -lt 40 ]; do
  >     echo "(define \"D$((i + 1))\" (\"D$i\") (\"D$i\"))"; i=$((i + 1)); done
  >   echo '(game "Bomb" ("D40"))'; } > bomb.lud
  $ lusor expand bomb.lud
  bomb.lud:5:14: error: defines are used more than 100000 times
    (define "D4" ("D3") ("D3"))
                 ^
    in define "D4", used at bomb.lud:6:14
    in define "D5", used at bomb.lud:7:14
    in define "D6", used at bomb.lud:8:21
    in define "D7", used at bomb.lud:9:14
    in define "D8", used at bomb.lud:10:21
    in define "D9", used at bomb.lud:11:22
    ... and so on
  [1]

Options with mistakes in them.

  $ printf '(game "A" <Sise>)\n(option "Size" <Size> args:{<n>} {(item "3" <3> "Three.")})' > tag.lud
  $ lusor expand tag.lud
  tag.lud:1:11: error: no option has the tag <Sise>
    (game "A" <Sise>)
              ^
    did you mean <Size>?
    there is: <Size>
  [1]
  $ printf '(game "A" <Size>)\n(option "Size" <Size> {(item "3" <3> "Three.")})' > args.lud
  $ lusor expand args.lud
  args.lud:2:23: error: expected args:{ ... }
    (option "Size" <Size> {(item "3" <3> "Three.")})
                          ^
  [1]
  $ printf '(game "A" <Size>)\n(option "Size" <Size> args:{<n>} {(item "3" <3>)})' > item.lud
  $ lusor expand item.lud
  item.lud:2:48: error: expected <an argument> or the description of the item, a string
    (option "Size" <Size> args:{<n>} {(item "3" <3>)})
                                                   ^
  [1]
  $ printf '(game "A")\n(rulesets {(ruleset "Tiny" "Size/3")})' > ruleset.lud
  $ lusor expand ruleset.lud
  ruleset.lud:2:28: error: expected { and the settings of the ruleset
    (rulesets {(ruleset "Tiny" "Size/3")})
                               ^
  [1]

Other mistakes in the text.

  $ printf '(game "A" {0..5000})' > range.lud
  $ lusor expand range.lud
  range.lud:1:12: error: a range has at most 1000 elements
    (game "A" {0..5000})
               ^
  [1]
  $ printf '(game "A" (and ((is Empty) x)))' > double.lud
  $ lusor expand double.lud
  double.lud:1:16: error: a bracket must begin with a word, not with another bracket
    (game "A" (and ((is Empty) x)))
                   ^
  [1]
  $ printf '(game "A" (board [#]))' > ancient.lud
  $ lusor expand ancient.lud
  ancient.lud:1:18: error: this part is left open for a reconstruction, so it cannot be played
    (game "A" (board [#]))
                     ^
  [1]
  $ printf '(game "A" (players 2)) ) (rules)\n' > outside.lud
  $ lusor expand outside.lud
  outside.lud:1:24: error: this ) closes nothing
    (game "A" (players 2)) ) (rules)
                           ^
  [1]
