#!/bin/sh
# A hundred random games of each game that comes with lusor end without an error.
RANDOM_GAMES=100 "$BUILD"/tests/games/test_games
