/* Tests of the public interface: what is taken back, copied or tried is as it was before. */
#include "lusor/lusor.h"

#include "unity.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PLIES = 30, TEXT = 4096 };

static LusorGame *game;
static LusorPosition *p, *q;

void setUp(void) {}

void tearDown(void) {
    lusor_position_free(p);
    lusor_position_free(q);
    lusor_free(game);
    p = q = NULL;
    game = NULL;
}

static void open_game(const char *path) {
    char *problems;
    game = lusor_load(path, NULL, &problems);
    TEST_ASSERT_NOT_NULL_MESSAGE(game, problems ? problems : "no memory");
    free(problems);
    p = lusor_position_new(game);
    q = lusor_position_new(game);
    TEST_ASSERT_NOT_NULL(p);
    TEST_ASSERT_NOT_NULL(q);
    TEST_ASSERT_TRUE(lusor_start(p, 5));
}

static char *state(const LusorPosition *x, char text[TEXT]) {
    lusor_state_text(x, text, TEXT);
    return text;
}

static void same_state(const LusorPosition *a, const char *expected) {
    char text[TEXT];
    TEST_ASSERT_EQUAL_STRING(expected, state(a, text));
}

static void same_moves(void) {
    char a[TEXT], b[TEXT];
    int n = lusor_moves(p);
    TEST_ASSERT_EQUAL_INT(n, lusor_moves(q));
    for (int i = 0; i < n; i++) {
        lusor_move_text(p, i, a, TEXT);
        lusor_move_text(q, i, b, TEXT);
        TEST_ASSERT_EQUAL_STRING(a, b);
    }
}

/* Every move tried and taken back leaves position and moves as they were. */
static void try_all(void) {
    char before[TEXT];
    uint64_t hash = lusor_hash(p);
    int n = lusor_moves(p);
    state(p, before);
    for (int i = 0; i < n; i++) {
        TEST_ASSERT_TRUE(lusor_try(p, i));
        lusor_moves(p);
        lusor_back(p);
        same_state(p, before);
        TEST_ASSERT_TRUE(hash == lusor_hash(p));
        TEST_ASSERT_EQUAL_INT(n, lusor_moves(p));
    }
}

/* A game written to a file and read again is the same. */
static void keep_and_read(const char *expected, int plies) {
    char file[] = "/tmp/lusor-XXXXXX", *stopped;
    const char *why;
    close(mkstemp(file));
    TEST_ASSERT_TRUE_MESSAGE(lusor_save_trial(p, file, &why), why);
    int made = lusor_load_trial(q, file, &stopped);
    unlink(file);
    TEST_ASSERT_NULL_MESSAGE(stopped, stopped);
    TEST_ASSERT_EQUAL_INT(plies, made);
    same_state(q, expected);
}

static void check(const char *path) {
    static char states[PLIES + 1][TEXT];
    LusorRandom random = { 9 };
    int plies = 0;
    open_game(path);
    state(p, states[0]);
    for (int n; plies < PLIES && (n = lusor_moves(p)) > 0; plies++) {
        lusor_copy(q, p);
        same_moves();
        try_all();
        TEST_ASSERT_TRUE(lusor_make(p, lusor_random_below(&random, n)));
        TEST_ASSERT_TRUE(lusor_make(q, lusor_played(p, plies)));
        state(p, states[plies + 1]);
        same_state(q, states[plies + 1]);
    }
    TEST_ASSERT_GREATER_THAN_INT(3, plies);
    TEST_ASSERT_EQUAL_INT(plies, lusor_plies(p));
    keep_and_read(states[plies], plies);
    for (; plies > 0; plies--) {
        TEST_ASSERT_EQUAL_INT(1, lusor_undo(p, 1));
        same_state(p, states[plies - 1]);
    }
    TEST_ASSERT_EQUAL_INT(0, lusor_undo(p, 1));
}

static void test_dice(void) {
    check("tests/api/race.lud");
}
static void test_rbg(void) {
    check("games/rbg/reversi.rbg");
}

static void test_playout_ends(void) {
    LusorRandom random = { 3 };
    open_game("games/rbg/hex.rbg");
    TEST_ASSERT_GREATER_THAN_INT(20, lusor_playout(p, &random, 1000));
    TEST_ASSERT_TRUE(lusor_over(p));
    TEST_ASSERT_TRUE(lusor_winner(p) == 1 || lusor_winner(p) == 2);
    TEST_ASSERT_TRUE(lusor_utility(p, 1) == -lusor_utility(p, 2));
}

static void test_board(void) {
    int out[8];
    open_game("games/rbg/ticTacToe.rbg");
    LusorSite a1 = lusor_site_labelled(game, lusor_default_type(game), "a1");
    TEST_ASSERT_TRUE(a1.index >= 0);
    TEST_ASSERT_EQUAL_INT(2, lusor_line(game, a1, lusor_direction_named("n"), out, 8));
    TEST_ASSERT_EQUAL_STRING("A3", lusor_place(game, (LusorSite){ a1.type, out[1] }).label);
    TEST_ASSERT_TRUE(lusor_empty(p, a1));
}

static void test_nonsense(void) {
    char *problems;
    TEST_ASSERT_NULL(lusor_load("games/rbg/none.rbg", NULL, &problems));
    TEST_ASSERT_NOT_NULL(problems);
    free(problems);
    open_game("tests/api/race.lud");
    TEST_ASSERT_FALSE(lusor_make(p, 999));
    TEST_ASSERT_FALSE(lusor_make(p, -1));
    TEST_ASSERT_EQUAL_INT(0, lusor_at(p, (LusorSite){ LUSOR_CELL, 5000 }, 0, 0).piece);
    TEST_ASSERT_EQUAL_INT(LUSOR_OTHER, lusor_move_info(p, 999).kind);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_dice);
    RUN_TEST(test_rbg);
    RUN_TEST(test_playout_ends);
    RUN_TEST(test_board);
    RUN_TEST(test_nonsense);
    return UNITY_END();
}
