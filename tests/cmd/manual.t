The manual tells about every command and every option that the program has, and examples in it work.

  $ manual="$TESTDIR/../../man/lusor.1"
  $ lusor help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' > commands
  $ while read -r c; do
  >     grep -q "^\.It Nm Cm $c\b" "$manual" || echo "lusor.1 does not tell about $c"
  >     lusor help "$c" | sed -n 's/^  --\([a-z-]*\).*/\1/p' | while read -r o; do
  >         grep -q "Fl -$o\b" "$manual" || echo "lusor.1 does not tell about --$o of $c"
  >     done
  > done < commands
