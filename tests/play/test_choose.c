/* Tests of play/choose: what is chosen without listing all moves is one of the list, each as often
   as any other. */
#include "ludeme/load.h"
#include "play/choose.h"
#include "play/turn.h"

#include "unity.h"

#include <string.h>

enum { MEMORY = 64 * 1024 * 1024, SITES = 9, DRAWS = 9000 };

static Arena arena;
static Context *c;
static jmp_buf escape;

void setUp(void) {
    arena_init(&arena, MEMORY);
}

void tearDown(void) {
    context_free(c);
    c = NULL;
    arena_free(&arena);
}

static void make(const char *meta, const char *play) {
    Report report;
    report_init(&report, &arena);
    Library *library = library_open(&arena, &report);
    const char *description = arena_printf(
        &arena,
        "(game \"Choosing\" (players 2) (equipment { (board (rectangle 1 9)) "
        "(piece \"Disc\" Each) }) (rules %s (play %s) (end (if (= 1 2) (result Mover Win)))))",
        meta, play);
    const Source *file = source_make(&arena, "test", description, strlen(description));
    const Description *d = description_expand(&arena, &report, library, file, NULL, NULL);
    const Game *g = d ? load_description(&arena, &report, d) : NULL;
    library_close(library);
    TEST_ASSERT_NOT_NULL(g);
    c = context_make(g);
    c->escape = &escape;
    turn_start(c, 1);
}

/* How often each site is chosen; the last place counts passes. */
static void draw(int counts[SITES + 1]) {
    Random r;
    random_seed(&r, 7);
    memset(counts, 0, sizeof(int) * (SITES + 1));
    for (int i = 0; i < DRAWS; i++) {
        const Move *m = choose_move(c, &r);
        counts[m->to < 0 ? SITES : m->to]++;
    }
}

static void assert_same_choice(void) {
    int counts[SITES + 1], listed[SITES + 1] = { 0 };
    int n = turn_moves(c);
    for (int i = 0; i < n; i++)
        listed[turn_move(c, i)->to < 0 ? SITES : turn_move(c, i)->to]++;
    draw(counts);
    for (int i = 0; i <= SITES; i++) {
        int expected = DRAWS * listed[i] / n;
        TEST_ASSERT_INT_WITHIN(expected / 8, expected, counts[i]);
    }
}

static void apply_first(void) {
    turn_moves(c);
    Move m = *turn_move(c, 0);
    turn_apply(c, &m);
}

static void test_sites(void) {
    make("", "(move Add (to (sites Empty)))");
    apply_first();
    assert_same_choice();
}

static void test_sites_with_a_condition(void) {
    make("", "(move Add (to (sites Empty) if:(!= 4 (to))))");
    assert_same_choice();
}

static void test_moves_tested_afterwards(void) {
    make("", "(do (move Add (to (sites Empty))) ifAfterwards:(!= 3 (last To)))");
    assert_same_choice();
}

static void test_a_choice_of_lists(void) {
    make("", "(or (move Add (to (sites Empty) if:(< (to) 3))) (move Pass))");
    assert_same_choice();
}

static void test_a_list_that_depends(void) {
    make("", "(if (is Mover P1) (move Add (to (sites Empty))) (move Pass))");
    assert_same_choice();
    apply_first();
    assert_same_choice();
}

static void test_the_second_player_may_swap(void) {
    make("(meta (swap))", "(move Add (to (sites Empty)))");
    apply_first();
    assert_same_choice();
}

static void test_nothing_to_choose_is_a_pass(void) {
    make("", "(do (move Add (to (sites Empty))) ifAfterwards:(= 1 2))");
    assert_same_choice();
}

static void test_nothing_when_the_game_is_over(void) {
    Random r;
    random_seed(&r, 7);
    make("", "(move Add (to (sites Empty)))");
    for (int i = 0; i < SITES + 2; i++) {
        Move m = *choose_move(c, &r);
        turn_apply(c, &m);
    }
    TEST_ASSERT_TRUE(c->pos->over);
    TEST_ASSERT_NULL(choose_move(c, &r));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_sites);
    RUN_TEST(test_sites_with_a_condition);
    RUN_TEST(test_moves_tested_afterwards);
    RUN_TEST(test_a_choice_of_lists);
    RUN_TEST(test_a_list_that_depends);
    RUN_TEST(test_the_second_player_may_swap);
    RUN_TEST(test_nothing_to_choose_is_a_pass);
    RUN_TEST(test_nothing_when_the_game_is_over);
    return UNITY_END();
}
