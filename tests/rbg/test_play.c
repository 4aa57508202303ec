/* What must hold at every ply of random play, in all games that come with lusor. */
#include "base/random.h"
#include "rbg/rbg.h"

#include <glob.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

enum { MEMORY = 64 * 1024 * 1024, PLAYOUTS = 3, PLIES_NAMED = 30, NAMED_MAX = 3000 };

typedef struct Play {
    RbgGame *game;
    RbgWork *work, *other_work;
    RbgState *state, *copy;
    RbgMoves moves, again;
    size_t size;
} Play;

static glob_t files;

void setUp(void) {}

void tearDown(void) {}

static void open_play(Play *p, Arena *arena, const char *path) {
    Report report;
    const char *why;
    report_init(&report, arena);
    Source *source = source_read(arena, path, &why);
    TEST_ASSERT_NOT_NULL_MESSAGE(source, path);
    *p = (Play){ .game = rbg_load(source, &report) };
    TEST_ASSERT_NOT_NULL_MESSAGE(p->game, path);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, report.n_problems, path);
    p->size = rbg_state_size(p->game);
    p->work = rbg_work_new(p->game);
    p->other_work = rbg_work_new(p->game);
    p->state = calloc(1, p->size);
    p->copy = calloc(1, p->size);
}

static void close_play(Play *p) {
    rbg_moves_free(&p->moves);
    rbg_moves_free(&p->again);
    free(p->state);
    free(p->copy);
    rbg_work_free(p->work);
    rbg_work_free(p->other_work);
    rbg_free(p->game);
}

/* Looking for moves changes nothing, and finds the same whatever was looked for before. */
static void check_search(Play *p, const char *path) {
    memcpy(p->copy, p->state, p->size);
    rbg_moves(p->game, p->work, p->state, &p->moves);
    TEST_ASSERT_NULL_MESSAGE(rbg_trouble(p->work), path);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(p->copy, p->state, p->size, path);
    rbg_moves(p->game, p->other_work, p->copy, &p->again);
    TEST_ASSERT_EQUAL_INT_MESSAGE(p->moves.n, p->again.n, path);
    TEST_ASSERT_EQUAL_UINT64(rbg_hash(p->game, p->state), rbg_hash(p->game, p->copy));
}

/* Every move has a name of its own, by which it is found again. */
static void check_names(Play *p, const char *path) {
    Arena arena;
    arena_init(&arena, MEMORY);
    const char **names = rbg_move_names(p->game, &p->moves, &arena);
    for (int i = 0; i < p->moves.n; i++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(i, rbg_find_move(names, p->moves.n, names[i]), path);
    TEST_ASSERT_EQUAL_INT(-1, rbg_find_move(names, p->moves.n, "no such move"));
    arena_free(&arena);
}

/* A move does the same to a copy. */
static void check_move(Play *p, int move, const char *path) {
    memcpy(p->copy, p->state, p->size);
    rbg_apply(p->game, p->work, p->state, &p->moves, move);
    rbg_apply(p->game, p->other_work, p->copy, &p->moves, move);
    TEST_ASSERT_NULL_MESSAGE(rbg_trouble(p->work), path);
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(p->copy, p->state, p->size, path);
}

static void check_scores(const Play *p, const char *path) {
    for (int i = 0; i < rbg_players(p->game); i++) {
        int score = rbg_score(p->game, p->state, i);
        TEST_ASSERT_TRUE_MESSAGE(score >= 0 && score <= rbg_player_bound(p->game, i), path);
    }
}

static void play_out(Play *p, Random *random, const char *path) {
    rbg_start(p->game, p->work, p->state);
    for (int ply = 0;; ply++) {
        check_search(p, path);
        check_scores(p, path);
        if (!p->moves.n)
            return;
        if (ply < PLIES_NAMED && p->moves.n < NAMED_MAX)
            check_names(p, path);
        check_move(p, random_below(random, p->moves.n), path);
        TEST_ASSERT_TRUE_MESSAGE(ply < 10000, path);
    }
}

static void test_random_play(void) {
    for (size_t i = 0; i < files.gl_pathc; i++) {
        Arena arena;
        Play play;
        Random random;
        arena_init(&arena, MEMORY);
        random_seed(&random, 7);
        open_play(&play, &arena, files.gl_pathv[i]);
        for (int k = 0; k < PLAYOUTS; k++)
            play_out(&play, &random, files.gl_pathv[i]);
        close_play(&play);
        arena_free(&arena);
    }
}

/* A description in place of a file; NULL if it cannot be loaded. */
static RbgGame *load_text(Arena *arena, const char *rules) {
    Report report;
    report_init(&report, arena);
    char *text = arena_printf(arena,
                              "#players = a(9), b(9) #pieces = e, x #variables = n(3)\n"
                              "#board = rectangle(u,d,l,r,[e,e,e][e,x,e])\n#rules = %s\n",
                              rules);
    return rbg_load(source_make(arena, "text", text, strlen(text)), &report);
}

/* How many first moves the rules give. */
static int count_moves(const char *rules) {
    Arena arena;
    arena_init(&arena, MEMORY);
    RbgGame *game = load_text(&arena, rules);
    TEST_ASSERT_NOT_NULL_MESSAGE(game, rules);
    RbgWork *work = rbg_work_new(game);
    RbgState *state = calloc(1, rbg_state_size(game));
    RbgMoves moves = { 0 };
    rbg_start(game, work, state);
    rbg_moves(game, work, state, &moves);
    int n = rbg_trouble(work) ? -1 : moves.n;
    rbg_moves_free(&moves);
    free(state);
    rbg_work_free(work);
    rbg_free(game);
    arena_free(&arena);
    return n;
}

/* What the papers leave open. */
static void test_meaning(void) {
    TEST_ASSERT_EQUAL_INT(6, count_moves("->a (l + r + u + d)* ->b"));
    TEST_ASSERT_EQUAL_INT(5, count_moves("->a (l + r + u + d)* {e} ->b"));
    TEST_ASSERT_EQUAL_INT(2, count_moves("->a [x,x] ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->a (r + r) ->b"));
    TEST_ASSERT_EQUAL_INT(2, count_moves("->a (r ->b + r ->b)"));
    TEST_ASSERT_EQUAL_INT(0, count_moves("->a {} ->b"));
    TEST_ASSERT_EQUAL_INT(0, count_moves("->a [] ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->a r^0 {! l l} ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->a . ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->a {$ 4*3/2 == 4} ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->a {$ 9 - 2 + 1 == 8} ->b"));
    TEST_ASSERT_EQUAL_INT(0, count_moves("->a {$ 1/(n - n) == 0} ->b"));
    TEST_ASSERT_EQUAL_INT(0, count_moves("->a [$ n = n - 1] ->b"));
    TEST_ASSERT_EQUAL_INT(0, count_moves("->a [$ n = 4] ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->a [$ n = 3, a = n] {$ a == 3} ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->a {$ x == 1} {$ e == 5} ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->a {? [x] {$ x == 2}} {$ x == 1} ->b"));
    TEST_ASSERT_EQUAL_INT(0, count_moves("->a {! [x] r} ->b"));
    TEST_ASSERT_EQUAL_INT(3, count_moves("->a (r [x])* ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->a ([$ n = n + 1])* {$ n == 3} ->b"));
    TEST_ASSERT_EQUAL_INT(1, count_moves("->> (l + [x]) ->a {x} ->b"));
}

/* What never ends is given up, in bounded time and memory. */
static void test_endless(void) {
    TEST_ASSERT_EQUAL_INT(-1, count_moves("->a [x]* ->b"));
    TEST_ASSERT_EQUAL_INT(-1, count_moves("->a {? [x]* {$ x == 5}} ->b"));
}

int main(int argc, char **argv) {
    (void)argc, (void)argv;
    UNITY_BEGIN();
    if (glob("games/rbg/*.rbg", 0, NULL, &files))
        return 1;
    RUN_TEST(test_random_play);
    RUN_TEST(test_meaning);
    RUN_TEST(test_endless);
    globfree(&files);
    return UNITY_END();
}
