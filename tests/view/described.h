/* Games for tests of the view, from a description in the test itself. */
#ifndef LUSOR_TESTS_DESCRIBED_H
#define LUSOR_TESTS_DESCRIBED_H

#include "lusor/lusor.h"

#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Loads a description; the test fails if it cannot be. */
static inline LusorGame *described_game(const char *description) {
    char path[] = "/tmp/lusor-test-XXXXXX.lud", *problems = NULL;
    int fd = mkstemps(path, 4);
    TEST_ASSERT_TRUE(fd >= 0);
    TEST_ASSERT_EQUAL_INT(strlen(description), write(fd, description, strlen(description)));
    close(fd);
    LusorGame *game = lusor_load(path, NULL, &problems);
    unlink(path);
    TEST_ASSERT_NOT_NULL_MESSAGE(game, problems);
    free(problems);
    return game;
}

static inline LusorPosition *described_start(const LusorGame *game) {
    LusorPosition *p = lusor_position_new(game);
    TEST_ASSERT_NOT_NULL(p);
    TEST_ASSERT_TRUE(lusor_start(p, 1));
    return p;
}

/* Two armies of one King and two Men on a board of 4 by 4; kings step in all directions, men only
   forward, and both take what they meet. */
#define DESCRIBED_ARMIES                                                                         \
    "(game \"Armies\" (players { (player N) (player S) })"                                       \
    " (equipment { (board (square 4))"                                                           \
    "  (piece \"King\" Each (move Step Adjacent (to if:(not (is Friend (who at:(to))))"          \
    "   (apply (remove (to))))))"                                                                \
    "  (piece \"Man\" Each (move Step Forward (to if:(not (is Friend (who at:(to))))"            \
    "   (apply (remove (to)))))) })"                                                             \
    " (rules (start { (place \"King1\" coord:\"A1\") (place \"Man1\" { \"B2\" \"C1\" })"         \
    "  (place \"King2\" coord:\"D4\") (place \"Man2\" { \"B3\" \"A4\" }) })"                     \
    "  (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))"                   \
    "(metadata (graphics { (player Colour P1 (colour White)) (player Colour P2 (colour Black)) " \
    "}))"

/* Discs from a hand onto the points of a board with diagonals. */
#define DESCRIBED_POINTS                                                            \
    "(game \"Points\" (players 2)"                                                  \
    " (equipment { (board (square 3 diagonals:Alternating) use:Vertex) (hand Each)" \
    "  (piece \"Disc\" Each) })"                                                    \
    " (rules (start (place \"Disc\" \"Hand\" count:4))"                             \
    "  (play (move (from (handSite Mover)) (to (sites Empty))))"                    \
    "  (end (if (is Line 3) (result Mover Win)))))"

#endif
