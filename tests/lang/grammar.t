lusor grammar tells about a ludeme: its signatures, and where it fits.

  $ lusor grammar flip
  (flip [<siteType>] [<int>] [<then>])
    is <flip> and fits where one of these is expected:
      <effect>, <moves>, <nonDecision>
  $ lusor grammar '(hand'
  (hand <roleType> [size:<int>])
    is <other.hand> and fits where one of these is expected:
      <container>, <item>
  Hand
    is a word of:
      <sitesPlayerType>
    may stand in:
      (sites ...)
  $ lusor grammar move hop
  (move Hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] [<then>])
    is <move> and fits where one of these is expected:
      <decision>, <moves>
  $ lusor grammar '>='
  (>= <int> <int>)
    is <>=> and fits where one of these is expected:
      <boolean>

Ludemes of one name that fit at different places.

  $ lusor grammar last
  (last <lastType> [afterConsequence:<boolean>])
    is <ints.last.last> and fits where one of these is expected:
      <int>
  (last Between)
    is <region.last.last> and fits where one of these is expected:
      <equipment.region>, <sites>

A rule: what may stand there, and who wants it.

  $ lusor grammar '<whenType>'
  <whenType> may be
      EndOfTurn | StartOfTurn
    is wanted by:
      (from ...), (move Remove ...), (remove ...)
  $ lusor grammar nextPhase
  (nextPhase [<roleType> | <moves.player>] [<boolean>] [<string>])
    is <nextPhase> and fits where one of these is expected:
      <int>
  $ lusor grammar '<play>'
  <play> may be
      (play <moves>)
    is wanted by:
      (phase ...), (rules ...)

A word: where it may stand. It may begin with a small letter, as in descriptions.

  $ lusor grammar Hearts
  Hearts
    is a word of:
      <suitType>
  $ lusor grammar captures
  Captures
    is a word of:
      <maxMovesType>
    may stand in:
      (max ...)

What is not known.

  $ lusor grammar slyde
  lusor: the grammar has no "slyde"; did you mean "slide"?
  [1]
  $ lusor grammar xyzzyxyzzy
  lusor: the grammar has no "xyzzyxyzzy"
  [1]
  $ lusor grammar move Jump
  lusor: there is no ludeme that begins with (move Jump
  [1]
  $ lusor grammar a b c
  lusor grammar: "c" is too much
  usage: lusor grammar [OPTIONS] [NAME [WORD]]
  [2]

Everything, in a notation of its own: each rule with all it may be.

  $ lusor grammar | sed -n '/^<hop>/,/^$/p'
  <hop> ::=
      (hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] [<then>])
  
  $ lusor grammar | sed -n '/^<absoluteDirection>/,/^$/p'
  <absoluteDirection> ::=
      All | Angled | Adjacent | Axial | Orthogonal | Diagonal | OffDiagonal | SameLayer |
      Upward | Downward | Rotational | Base | Support | N | E | S | W | NE | SE | NW | SW | NNW |
      WNW | WSW | SSW | SSE | ESE | ENE | NNE | CW | CCW | In | Out | U | UN | UNE | UE | USE |
      US | USW | UW | UNW | D | DN | DNE | DE | DSE | DS | DSW | DW | DNW
  
  $ lusor grammar | sed -n '/^<intArray.players.players>/,/^$/p'
  <intArray.players.players> ::=
      (players <playersTeamType> [if:<boolean>])
    | (players <playersManyType> [of:<int>] [if:<boolean>])
  

For scripts.

  $ lusor grammar pass --json
  [{"kind":"ludeme","signature":"(pass [<then>])","rule":"<pass>","head":"pass","fits":["<effect>","<moves>","<nonDecision>"],"parameters":[{"optional":true,"alternatives":[{"name":null,"word":null,"type":"<then>"}]}]},{"kind":"rule","rule":"<pass>","values":[],"signatures":["(pass [<then>])"],"fits":["<effect>","<moves>","<nonDecision>"],"users":[]},{"kind":"word","word":"Pass","rules":["<moveSimpleType>"],"users":["(move ...)","(was Pass ...)"]}]
  $ lusor grammar '<modeType>' --json
  [{"kind":"rule","rule":"<modeType>","values":["Alternating","Simulation","Simultaneous"],"signatures":[],"fits":[],"users":["(mode ...)"]}]
  $ lusor grammar --json | cut -c 1-134
  [{"rule":"<!=>","signatures":["(!= <sites> <sites>)","(!= <int> (<int> | <roleType>))"],"alternatives":[]},{"rule":"<%>","signatures":
