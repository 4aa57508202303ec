The manual tells about every command and every option that the program has, and examples in it work.

  $ manual="$TESTDIR/../../man/lusor.1"
  $ lusor help | sed -n 's/^  \([a-z][a-z]*\) .*/\1/p' > commands
  $ while read -r c; do
  >     grep -q "^\.It Nm Cm $c\b" "$manual" || echo "lusor.1 does not tell about $c"
  >     lusor help "$c" | sed -n 's/^  --\([a-z0-9-]*\).*/\1/p' | while read -r o; do
  >         grep -q "Fl -$o\b" "$manual" || echo "lusor.1 does not tell about --$o of $c"
  >     done
  > done < commands

Every list in the manual pages is closed, and nothing is left of a merge.

  $ cd "$TESTDIR/../../man"
  $ for page in *; do
  >     [ "$(grep -c '^\.Bl' "$page")" = "$(grep -c '^\.El' "$page")" ] || echo "$page: .Bl without .El"
  >     grep -n '^[<=>]\{7\}' "$page"
  > done
  [1]

The examples in it, and those that --help shows, are calls of commands and options that exist.

  $ { sed -n 's/^\.Dl.* lusor //p' lusor.1
  >   while read -r c; do lusor help "$c" | sed -n 's/^  lusor //p'; done < "$HOME/commands"; } > "$HOME/examples"
  $ [ "$(wc -l < "$HOME/examples")" -gt 8 ] || echo "too few examples"
  $ while read -r c words; do
  >     lusor help "$c" > "$HOME/help" || echo "no command: $c"
  >     for w in $words; do
  >         case $w in --*) grep -q -e " $w\b" "$HOME/help" || echo "no option of $c: $w" ;; esac
  >     done
  > done < "$HOME/examples"
