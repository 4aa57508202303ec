Completion in bash asks the program for its commands, options and games.

  $ cat > complete.bash << 'END'
  > . "$TESTDIR/../../completions/lusor"
  > try() { COMP_WORDS=(lusor "$@") COMP_CWORD=$#; _lusor; printf '%s\n' "${COMPREPLY[@]}"; }
  > try pl; try play --gl; try play --glyphs un; try play nine; try play --p2 gr; try help mat
  > END
  $ bash complete.bash
  play
  --glyphs
  unicode
  Nine\ Men\'s\ Morris
  nineMensMorris
  grave
  match

The manual for players tells about every command that can be typed.

  $ printf 'help\n' | XDG_STATE_HOME=$PWD lusor play --p2 human Chess | sed -n 's/^\([a-z]*\)[^:]*: .*[.]$/\1/p' |
  >     grep -v -x -e note -e turn -e help | while read -r c; do
  >         grep -q "^.It Cm.* $c\b" "$TESTDIR/../../man/lusor.6" || echo "lusor.6 does not tell about $c"
  >     done
