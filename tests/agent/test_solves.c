/* Tests that alpha-beta finds forced wins. The positions come from random play; that one can be won
   in two moves of one's own, and not in one, is found by trying everything, which knows nothing of
   tables, bounds and orders. */
#include "lusor/agent.h"

#include "unity.h"

#include <stdio.h>
#include <stdlib.h>

void setUp(void) {}
void tearDown(void) {}

/* Whether a player can force a win within so many moves of either side. */
static bool wins(LusorPosition *p, int player, int depth) {
    int n = lusor_over(p) ? 0 : lusor_moves(p);
    if (n <= 0)
        return lusor_winner(p) == player;
    if (!depth)
        return false;
    bool mine = lusor_mover(p) == player, won = !mine;
    for (int i = 0; i < n && won != mine; i++) {
        TEST_ASSERT_TRUE(lusor_try(p, i));
        won = wins(p, player, depth - 1);
        lusor_back(p);
    }
    return won;
}

/* Random moves until the player to move wins in two; false if the game ends before. */
static bool find_position(LusorPosition *p, uint64_t seed) {
    LusorRandom random = { seed };
    lusor_start(p, seed);
    for (int n; (n = lusor_moves(p)) > 0 && lusor_plies(p) < 300;) {
        int mover = lusor_mover(p);
        if (n > 1 && wins(p, mover, 3) && !wins(p, mover, 1))
            return true;
        TEST_ASSERT_TRUE(lusor_make(p, lusor_random_below(&random, n)));
    }
    return false;
}

static void solve(LusorGame *game, LusorPosition *p, const char *text) {
    int mover = lusor_mover(p), plies = lusor_plies(p);
    LusorAgent *a = lusor_agent_new(game, text, NULL, NULL);
    TEST_ASSERT_NOT_NULL(a);
    TEST_ASSERT_TRUE(lusor_moves(p) > 1);
    int move = lusor_agent_choose(a, p, mover);
    TEST_ASSERT_TRUE(lusor_make(p, move));
    TEST_ASSERT_TRUE_MESSAGE(wins(p, mover, 2), text);
    TEST_ASSERT_TRUE(lusor_agent_thoughts(a).value == 1);
    TEST_ASSERT_EQUAL_INT(1, lusor_undo(p, 1));
    TEST_ASSERT_EQUAL_INT(plies, lusor_plies(p));
    lusor_agent_free(a);
}

/* So many positions of one game. */
static void solves(const char *name, int wanted) {
    char *problems = NULL;
    LusorGame *game = lusor_load(name, NULL, &problems);
    TEST_ASSERT_NOT_NULL_MESSAGE(game, problems ? problems : name);
    free(problems);
    LusorPosition *p = lusor_position_new(game);
    for (uint64_t seed = 1; wanted; seed++) {
        TEST_ASSERT_TRUE_MESSAGE(seed < 2000, name);
        if (!find_position(p, seed))
            continue;
        solve(game, p, "ab:depth3");
        wanted--;
    }
    lusor_position_free(p);
    lusor_free(game);
}

static void test_tic_tac_toe(void) {
    solves("games/rbg/ticTacToe.rbg", 4);
}
static void test_connect_four(void) {
    solves("games/rbg/connectFour.rbg", 4);
}
static void test_breakthrough(void) {
    solves("games/rbg/breakthrough.rbg", 2);
}
static void test_chess(void) {
    solves("games/rbg/chess.rbg", 1);
}
static void test_gomoku(void) {
    solves("games/rbg/gomoku.rbg", 1);
}
static void test_los_alamos(void) {
    solves("games/chess/Los Alamos Chess.lud", 1);
}
static void test_yavalath(void) {
    solves("games/line/Yavalath.lud", 2);
}
static void test_hexapawn(void) {
    solves("games/race/Hexapawn.lud", 2);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_tic_tac_toe);
    RUN_TEST(test_connect_four);
    RUN_TEST(test_breakthrough);
    RUN_TEST(test_chess);
    RUN_TEST(test_gomoku);
    RUN_TEST(test_los_alamos);
    RUN_TEST(test_yavalath);
    RUN_TEST(test_hexapawn);
    return UNITY_END();
}
