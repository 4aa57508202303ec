/* Tests of agents: they read their texts, play small games without a mistake, and the same again
   from the same seed. */
#include "lusor/agent.h"

#include "unity.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static LusorGame *game;
static LusorPosition *p;

void setUp(void) {
    char *problems;
    game = lusor_load("games/rbg/ticTacToe.rbg", NULL, &problems);
    free(problems);
    p = lusor_position_new(game);
    lusor_start(p, 1);
}

void tearDown(void) {
    lusor_position_free(p);
    lusor_free(game);
}

static LusorAgent *agent(const char *text, uint64_t seed) {
    char *why;
    LusorAgent *a = lusor_agent_new(game, text, &(LusorAgentSetup){ .seed = seed }, &why);
    TEST_ASSERT_NOT_NULL_MESSAGE(a, why ? why : "no memory");
    return a;
}

static double play(LusorAgent *first, LusorAgent *second) {
    LusorAgent *both[] = { first, second };
    lusor_start(p, 1);
    while (lusor_moves(p) > 0) {
        int mover = lusor_mover(p);
        TEST_ASSERT_TRUE(lusor_make(p, lusor_agent_choose(both[mover - 1], p, mover)));
    }
    return lusor_utility(p, 1);
}

static void never_loses(const char *text) {
    LusorAgent *strong = agent(text, 3), *weak = agent("random", 4);
    for (int i = 0; i < 15; i++) {
        TEST_ASSERT_TRUE(play(strong, weak) >= 0);
        TEST_ASSERT_TRUE(play(weak, strong) <= 0);
    }
    TEST_ASSERT_TRUE(play(strong, strong) == 0);
    lusor_agent_free(strong);
    lusor_agent_free(weak);
}

static void test_uct(void) {
    never_loses("uct:2000it");
}
static void test_grave(void) {
    never_loses("grave:2000it");
}
static void test_ab(void) {
    never_loses("ab:depth9");
}

static void test_same_seed(void) {
    static const char *const texts[] = { "random", "flat:200it", "uct:200it", "grave:200it",
                                         "ab:depth3" };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        LusorAgent *a = agent(texts[i], 7), *b = agent(texts[i], 7);
        lusor_start(p, 1);
        for (int n = lusor_moves(p); n > 0; n = lusor_moves(p)) {
            int move = lusor_agent_choose(a, p, lusor_mover(p));
            TEST_ASSERT_EQUAL_INT(move, lusor_agent_choose(b, p, lusor_mover(p)));
            lusor_make(p, move);
        }
        lusor_agent_free(a);
        lusor_agent_free(b);
    }
}

static void refuses(const char *text, const char *expected) {
    char *why;
    TEST_ASSERT_NULL(lusor_agent_new(game, text, NULL, &why));
    TEST_ASSERT_NOT_NULL(strstr(why, expected));
    free(why);
}

static void test_nonsense(void) {
    refuses("utc", "there is no agent called \"utc\"");
    refuses("uct:", "is no budget");
    refuses("uct:-1s", "is no budget");
    refuses("uct:1e99s", "is no budget");
    refuses("uct:nanit", "is no budget");
    refuses("ab:depth0", "is no budget");
    refuses("", "there is no agent called");
}

static void *stop_soon(void *a) {
    while (!lusor_agent_thoughts(a).iterations) {
    }
    lusor_agent_stop(a);
    return NULL;
}

static void test_stop(void) {
    LusorAgent *a = agent("uct:1000s", 1);
    pthread_t thread;
    lusor_moves(p);
    TEST_ASSERT_EQUAL_INT(0, pthread_create(&thread, NULL, stop_soon, a));
    TEST_ASSERT_TRUE(lusor_agent_choose(a, p, 1) >= 0);
    pthread_join(thread, NULL);
    TEST_ASSERT_FALSE(lusor_agent_thoughts(a).thinking);
    lusor_agent_free(a);
}

static void test_threads(void) {
    char *why;
    LusorAgentSetup setup = { .seed = 1, .threads = 2 };
    LusorAgent *a = lusor_agent_new(game, "uct:4000it", &setup, &why);
    lusor_moves(p);
    TEST_ASSERT_TRUE(lusor_agent_choose(a, p, 1) >= 0);
    lusor_agent_free(a);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_uct);
    RUN_TEST(test_grave);
    RUN_TEST(test_ab);
    RUN_TEST(test_same_seed);
    RUN_TEST(test_nonsense);
    RUN_TEST(test_stop);
    RUN_TEST(test_threads);
    return UNITY_END();
}
