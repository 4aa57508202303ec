#!/bin/sh
# Compares `lusor grammar` with Ludii's own grammar, production by production.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# "rule ::= alternative", one in a line. A bar separates alternatives where no bracket is open; angle
# brackets do not count, since < and > are also the heads of ludemes.
productions() {
    awk '
        function flush() {
            if (rule != "" && text ~ /[^ ]/) {
                gsub(/ +/, " ", text)
                gsub(/^ | $/, "", text)
                print rule " ::= " text
            }
            text = ""
        }
        function scan(line,    i, c) {
            for (i = 1; i <= length(line); i++) {
                c = substr(line, i, 1)
                if (index("([{", c)) depth++
                if (index(")]}", c)) depth--
                if (c == "|" && !depth) flush(); else text = text c
            }
            text = text " "
        }
        /^\/\// { next }
        /^<.*> *::=/ { flush(); rule = $1; sub(/^[^ ]+ *::=/, "") }
        { scan($0) }
        END { flush() }' | sort -u
}

# Ludii prints one group of alternatives without bars, and two arguments that are given or left out
# together as if they were one; neither can be read by the rules of its own notation.
productions < "$SHARED/ludii/grammar.txt" | sed \
    -e '/(move Swap Players/s/(<int> <roleType>)/(<int> | <roleType>)/g' \
    -e '/(swap Pieces/s/\[<int> <int>\]/[<int>] [<int>]/' > "$work/theirs"

# Rules that it uses and never declares; we must.
cat > "$work/only-ours" <<END
<booleanConstant> ::= boolean
<equipment.region> ::= <sites>
<equipment.trackStep> ::= <compassDirection>
<equipment.trackStep> ::= <dim>
<equipment.trackStep> ::= End
<equipment.trackStep> ::= Off
<equipment.trackStep> ::= Repeat
END

"$LUSOR" grammar | productions | comm -23 - "$work/only-ours" > "$work/ours"
comm -23 "$work/theirs" "$work/ours" | sed 's/^/not in lusor grammar: /' > "$work/wrong"
comm -13 "$work/theirs" "$work/ours" | sed 's/^/only in lusor grammar: /' >> "$work/wrong"
cat "$work/wrong"
echo "$(comm -12 "$work/theirs" "$work/ours" | wc -l) passed, $(wc -l < "$work/wrong") failed"
