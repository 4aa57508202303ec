A description in UTF-16, as some editors write it.

  $ printf '\377\376(\000g\000a\000m\000e\000 \000)\000' > game.lud
  $ lusor check game.lud
  game.lud:1:1: error: this text is UTF-16; please save it as UTF-8
    ??(?g?a?m?e? ?)?
    ^
  [1]
