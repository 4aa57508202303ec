/* Tests of play/: turns, results, histories and contents, in small games of their own. */
#include "lang/words.h"
#include "ludeme/load.h"
#include "play/action.h"
#include "play/contents.h"
#include "play/history.h"
#include "play/result.h"
#include "play/state_text.h"
#include "play/turn.h"

#include "unity.h"

#include <stdlib.h>
#include <string.h>

enum { MEMORY = 64 * 1024 * 1024 };

static Arena arena;
static Context *c;
static jmp_buf escape;
static Text text;

void setUp(void) {
    arena_init(&arena, MEMORY);
}

void tearDown(void) {
    context_free(c);
    c = NULL;
    text_free(&text);
    arena_free(&arena);
}

static Context *make(const char *description) {
    Report report;
    report_init(&report, &arena);
    Library *library = library_open(&arena, &report);
    const Source *file = source_make(&arena, "test", description, strlen(description));
    const Description *d = description_expand(&arena, &report, library, file, NULL, NULL);
    const Game *g = d ? load_description(&arena, &report, d) : NULL;
    library_close(library);
    if (!g) {
        report_print(&report, &text);
        TEST_FAIL_MESSAGE(text_str(&text));
    }
    Context *made = context_make(g);
    TEST_ASSERT_NOT_NULL(made);
    made->escape = &escape;
    turn_start(made, 1);
    return made;
}

/* n players who add pieces to a row of sites; `rest` may hold meta-rules before (play ...). */
static const char *adding(int players, const char *meta, const char *end) {
    return arena_printf(&arena,
                        "(game \"Adding\" (players %d) (equipment { (board (rectangle 1 9)) "
                        "(piece \"Disc\" Each) }) (rules %s (play (move Add (to (sites Empty)))) "
                        "(end %s)))",
                        players, meta, end);
}

static const char *const never = "(if (= 1 2) (result Mover Win))";

static const char *state(const Context *of) {
    text_clear(&text);
    state_text(of, &text);
    return text_str(&text);
}

/* Makes the legal move to a site. */
static void play(int to) {
    int n = turn_moves(c);
    for (int i = 0; i < n; i++)
        if (turn_move(c, i)->to == to) {
            Move m = *turn_move(c, i);
            turn_apply(c, &m);
            return;
        }
    TEST_FAIL_MESSAGE("no such move");
}

static void assert_ranks(const double *expected, int n) {
    for (int i = 0; i < n; i++)
        TEST_ASSERT_EQUAL_DOUBLE(expected[i], c->pos->rank[i + 1]);
}

/* ---- turns ---- */

static void test_players_take_turns(void) {
    c = make(adding(3, "", never));
    play(4);
    TEST_ASSERT_EQUAL_STRING("mover=2 next=3 prev=1 C4:1", state(c));
    play(0);
    play(1);
    TEST_ASSERT_EQUAL_STRING("mover=1 next=2 prev=3 C0:2 C1:3 C4:1", state(c));
}

static void test_trying_nests_and_leaves_no_trace(void) {
    c = make(adding(2, "", never));
    play(3);
    size_t size = c->game->layout.size;
    Position *before = malloc(size);
    memcpy(before, c->pos, size);
    int n = turn_moves(c);
    Try first = turn_try(c, turn_move(c, 0));
    int n_after = turn_moves(c);
    Try second = turn_try(c, turn_move(c, 0));
    TEST_ASSERT_EQUAL_INT(n - 1, n_after);
    turn_take_back(c, &second);
    turn_take_back(c, &first);
    int same = memcmp(before, c->pos, size);
    free(before);
    TEST_ASSERT_EQUAL_INT(0, same);
    TEST_ASSERT_EQUAL_INT(0, turn_move(c, 0)->to);
}

static void test_a_copy_plays_on_alike(void) {
    c = make(adding(2, "", never));
    play(3);
    Context *other = context_make(c->game);
    other->escape = &escape;
    context_copy(other, c);
    play(5);
    TEST_ASSERT_EQUAL_STRING("mover=2 next=1 prev=1 C3:1", state(other));
    turn_moves(other);
    Move m = *turn_move(other, 4);
    turn_apply(other, &m);
    char *copied = arena_strdup(&arena, state(other));
    uint64_t hash = other->pos->hash;
    context_free(other);
    TEST_ASSERT_EQUAL_STRING(state(c), copied);
    TEST_ASSERT_EQUAL_HEX64(c->pos->hash, hash);
}

static void test_the_hash_tells_positions_not_ways(void) {
    c = make(adding(2, "", never));
    play(1);
    play(5);
    play(2);
    uint64_t hash = c->pos->hash;
    turn_start(c, 1);
    play(2);
    play(5);
    TEST_ASSERT_TRUE(hash != c->pos->hash);
    play(1);
    TEST_ASSERT_EQUAL_HEX64(hash, c->pos->hash);
}

static void test_all_passing_is_a_draw(void) {
    c = make(adding(2, "", never));
    for (int i = 0; i < 9; i++)
        play(i);
    TEST_ASSERT_EQUAL_INT(1, turn_moves(c));
    TEST_ASSERT_TRUE(turn_is_pass(c, turn_move(c, 0)));
    play(OFF);
    TEST_ASSERT_FALSE(c->pos->over);
    play(OFF);
    TEST_ASSERT_TRUE(c->pos->over);
    assert_ranks((double[]){ 1.5, 1.5 }, 2);
    TEST_ASSERT_EQUAL_INT(0, turn_moves(c));
}

static void test_passing_need_not_end_the_game(void) {
    c = make(adding(2, "(meta (passEnd NoEnd))", never));
    for (int i = 0; i < 9; i++)
        play(i);
    for (int i = 0; i < 4; i++)
        play(OFF);
    TEST_ASSERT_FALSE(c->pos->over);
}

static void test_the_second_player_may_swap(void) {
    c = make(adding(2, "(meta (swap))", never));
    TEST_ASSERT_EQUAL_INT(9, turn_moves(c));
    play(4);
    TEST_ASSERT_EQUAL_INT(9, turn_moves(c)); /* eight sites, and the swap */
    play(OFF);
    TEST_ASSERT_EQUAL_STRING("mover=2 next=1 prev=2 C4:1 order=2,1", state(c));
    TEST_ASSERT_EQUAL_INT(8, turn_moves(c));
}

/* ---- results ---- */

static void test_a_winner_leaves_the_others_playing(void) {
    c = make(adding(3, "", never));
    result_apply(c, 2, RESULT_TYPE_Win);
    TEST_ASSERT_FALSE(c->pos->over);
    assert_ranks((double[]){ 0, 1, 0 }, 3);
    result_apply(c, 1, RESULT_TYPE_Win);
    TEST_ASSERT_TRUE(c->pos->over);
    TEST_ASSERT_EQUAL_INT(2, c->pos->winner);
    assert_ranks((double[]){ 2, 1, 3 }, 3);
}

static void test_losers_take_the_ranks_from_below(void) {
    c = make(adding(3, "", never));
    result_apply(c, 2, RESULT_TYPE_Loss);
    result_after_rules(c); /* the others lose later */
    TEST_ASSERT_EQUAL_INT(3, c->pos->next);
    result_apply(c, 1, RESULT_TYPE_Loss);
    assert_ranks((double[]){ 2, 3, 1 }, 3);
    TEST_ASSERT_EQUAL_INT(3, c->pos->winner);
}

static void test_losing_at_the_same_time_shares_the_rank(void) {
    c = make(adding(4, "", never));
    result_apply(c, 2, RESULT_TYPE_Loss);
    result_apply(c, 3, RESULT_TYPE_Loss);
    assert_ranks((double[]){ 0, 3.5, 3.5, 0 }, 4);
}

static void test_a_draw_ranks_those_who_still_play(void) {
    c = make(adding(4, "", never));
    result_apply(c, 4, RESULT_TYPE_Win);
    result_apply(c, 5, RESULT_TYPE_Draw);
    assert_ranks((double[]){ 3, 3, 3, 1 }, 4);
    TEST_ASSERT_EQUAL_INT(4, c->pos->winner);
}

static void test_a_team_wins_together(void) {
    c = make(adding(4, "", never));
    for (int i = 1; i <= 4; i++) {
        Action a = action_make(ACTION_ADD_TO_TEAM);
        a.what = i;
        a.value = 1 + i % 2;
        action_apply(c, &a);
    }
    result_apply_team(c, 2, RESULT_TYPE_Win);
    assert_ranks((double[]){ 1, 3, 1, 3 }, 4);
    TEST_ASSERT_TRUE(c->pos->over);
}

static void test_ranks_by_numbers_share(void) {
    c = make(adding(4, "", never));
    result_rank(c, (double[]){ 0, 7, 9, 7, 1 }, false);
    assert_ranks((double[]){ 2.5, 1, 2.5, 4 }, 4);
    result_rank(c, (double[]){ 0, 7, 9, 7, 1 }, true);
    assert_ranks((double[]){ 2.5, 4, 2.5, 1 }, 4);
}

static void test_no_result_for_a_player_who_does_not_exist(void) {
    c = make(adding(2, "", never));
    result_apply(c, 0, RESULT_TYPE_Win);
    result_apply(c, 7, RESULT_TYPE_Loss);
    TEST_ASSERT_FALSE(c->pos->over);
}

/* ---- contents ---- */

static Context *make_stacks(void) {
    return make("(game \"Stacking\" (players 2) (equipment { (board (rectangle 1 4)) "
                "(piece \"Disc\" Each maxState:5) }) (rules (play (move Add (to (sites Board) "
                "(apply (set State at:(to) 1))) stack:True)) "
                "(end (if (= 1 2) (result Mover Win)))))");
}

static Action move_action(int from, int to) {
    Action a = action_make(ACTION_MOVE);
    a.from = from;
    a.to = to;
    return a;
}

static void add(int to, int what, int at_state) {
    Action a = action_make(ACTION_ADD);
    a.to = to;
    a.what = what;
    a.state = at_state;
    action_apply(c, &a);
}

static void test_a_top_piece_leaves_its_state_behind(void) {
    c = make_stacks();
    add(0, 1, 3);
    Action a = move_action(0, 1);
    action_apply(c, &a);
    TEST_ASSERT_EQUAL_STRING("mover=1 next=2 prev=0 C1:1", state(c));
}

static void test_a_piece_taken_by_level_keeps_its_state(void) {
    c = make_stacks();
    add(0, 1, 3);
    add(0, 2, 2);
    Action a = move_action(0, 1);
    a.level = 0;
    action_apply(c, &a);
    TEST_ASSERT_EQUAL_STRING("mover=1 next=2 prev=0 C0:2s2 C1:1s3", state(c));
}

/* As in Ludii: taking a piece out from below leaves the state of the old top where it was. */
static void test_a_state_lingers_above_the_top(void) {
    c = make_stacks();
    add(0, 1, 3);
    add(0, 2, 2);
    contents_take(c, 0, 0);
    TEST_ASSERT_EQUAL_INT(0, contents_state_at(c, 0, 1));
    add(0, 1, OFF);
    TEST_ASSERT_EQUAL_STRING("mover=1 next=2 prev=0 C0:2s2+1s2", state(c));
}

static void test_a_whole_stack_moves_in_order(void) {
    c = make_stacks();
    add(0, 1, OFF);
    add(0, 2, OFF);
    add(1, 2, OFF);
    Action a = move_action(0, 1);
    a.flag = true;
    action_apply(c, &a);
    TEST_ASSERT_EQUAL_STRING("mover=1 next=2 prev=0 C1:2+1+2", state(c));
    TEST_ASSERT_TRUE(contents_empty(c, 0));
}

static void test_a_stack_has_a_limit(void) {
    c = make_stacks();
    if (!setjmp(escape)) {
        for (int i = 0; i < 1000; i++)
            add(0, 1, OFF);
        TEST_FAIL_MESSAGE("a stack without end");
    }
    TEST_ASSERT_EQUAL_STRING("a stack grows too high", c->trouble);
}

static void test_an_action_off_the_board_is_told(void) {
    c = make(adding(2, "", never));
    if (!setjmp(escape)) {
        add(99, 1, OFF);
        TEST_FAIL_MESSAGE("a piece off the board");
    }
    TEST_ASSERT_EQUAL_STRING("something happens where there is no site", c->trouble);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_players_take_turns);
    RUN_TEST(test_trying_nests_and_leaves_no_trace);
    RUN_TEST(test_a_copy_plays_on_alike);
    RUN_TEST(test_the_hash_tells_positions_not_ways);
    RUN_TEST(test_all_passing_is_a_draw);
    RUN_TEST(test_passing_need_not_end_the_game);
    RUN_TEST(test_the_second_player_may_swap);
    RUN_TEST(test_a_winner_leaves_the_others_playing);
    RUN_TEST(test_losers_take_the_ranks_from_below);
    RUN_TEST(test_losing_at_the_same_time_shares_the_rank);
    RUN_TEST(test_a_draw_ranks_those_who_still_play);
    RUN_TEST(test_a_team_wins_together);
    RUN_TEST(test_ranks_by_numbers_share);
    RUN_TEST(test_no_result_for_a_player_who_does_not_exist);
    RUN_TEST(test_a_top_piece_leaves_its_state_behind);
    RUN_TEST(test_a_piece_taken_by_level_keeps_its_state);
    RUN_TEST(test_a_state_lingers_above_the_top);
    RUN_TEST(test_a_whole_stack_moves_in_order);
    RUN_TEST(test_a_stack_has_a_limit);
    RUN_TEST(test_an_action_off_the_board_is_told);
    return UNITY_END();
}
