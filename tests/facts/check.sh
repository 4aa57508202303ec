#!/bin/sh
# `lusor check` accepts every game of Ludii's library, within a minute of processor time.
limit=60
[ -z "$SANITIZED" ] || limit=600
games=$(find "$SHARED/ludii/lud" -name '*.lud' | wc -l)
said=$(
    ulimit -t $limit
    "$LUSOR" check --quiet "$SHARED/ludii/lud" 2>&1
)
status=$?
echo "$said" | grep -A 3 ': error: '
times # of this shell, then of what it started
set -- $(echo "$said" | sed -n 's/^\([0-9]*\) ok, \([0-9]*\) wrong$/\1 \2/p')
if [ $status = 0 ] && [ "$1" = "$games" ] && [ "$games" -gt 0 ]; then
    echo "$1 passed, 0 failed"
else
    echo "status $status: ${1:-0} of $games accepted"
    echo "${1:-0} passed, $((games - ${1:-0} + (games == ${1:-0}))) failed"
fi
