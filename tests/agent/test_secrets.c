/* Tests that agents do not look at what is hidden from them: their choice is the same when hidden
   pieces are exchanged behind their backs. */
#include "lusor/agent.h"

#include "unity.h"

#include <stdlib.h>

static LusorGame *game;
static LusorPosition *p, *other;

void setUp(void) {
    char *problems = NULL;
    game = lusor_load("tests/agent/masks.lud", NULL, &problems);
    TEST_ASSERT_NOT_NULL_MESSAGE(game, problems);
    free(problems);
    p = lusor_position_new(game);
    other = lusor_position_new(game);
    TEST_ASSERT_TRUE(lusor_start(p, 1));
    TEST_ASSERT_TRUE(lusor_traits(game) & LUSOR_HIDDEN);
}

void tearDown(void) {
    lusor_position_free(p);
    lusor_position_free(other);
    lusor_free(game);
}

static uint64_t choice(const char *text, LusorPosition *from) {
    LusorAgent *a = lusor_agent_new(game, text, &(LusorAgentSetup){ .seed = 5 }, NULL);
    TEST_ASSERT_NOT_NULL(a);
    TEST_ASSERT_TRUE(lusor_moves(from) > 1);
    int move = lusor_agent_choose(a, from, lusor_mover(from));
    lusor_agent_free(a);
    TEST_ASSERT_TRUE(move >= 0);
    return lusor_move_key(from, move);
}

/* The choice in the position and in ten others that look the same to the player to move. Returns
   how many of them were others indeed. */
static int same_choice(const char *text) {
    LusorRandom random = { 9 };
    int mover = lusor_mover(p), n = lusor_moves(p), differ = 0;
    uint64_t chosen = choice(text, p);
    for (int i = 0; i < 10; i++) {
        lusor_copy(other, p);
        lusor_shuffle_hidden(other, mover, &random);
        TEST_ASSERT_EQUAL_INT(n, lusor_moves(other));
        differ += lusor_hash(other) != lusor_hash(p);
        TEST_ASSERT_EQUAL_UINT64_MESSAGE(chosen, choice(text, other), text);
    }
    return differ;
}

static void blind(const char *text) {
    TEST_ASSERT_TRUE(same_choice(text) > 0);
    lusor_make(p, 0);
    TEST_ASSERT_TRUE(same_choice(text) > 0);
}

static void test_flat(void) {
    blind("flat:200it");
}
static void test_uct(void) {
    blind("uct:200it");
}
static void test_grave(void) {
    blind("grave:200it");
}
static void test_ab(void) {
    blind("ab:depth3");
}
static void test_ai(void) {
    blind("ai:200it");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_flat);
    RUN_TEST(test_uct);
    RUN_TEST(test_grave);
    RUN_TEST(test_ab);
    RUN_TEST(test_ai);
    return UNITY_END();
}
