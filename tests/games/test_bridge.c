/* Games that come with lusor in both languages mean the same: at every ply of random play the same
 * boards can be reached in a turn, the same player is to move, and both end alike.
 *
 * Sites correspond by where they lie, pieces by the names below. What a turn is may differ (the
 * amazons move and shoot at once in one language, one after the other in the other), so turns are
 * compared by the boards they lead to. */
#include "lusor/lusor.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

enum { SITES_MAX = 256, PIECES_MAX = 64, OUTCOMES_MAX = 8192, PARTS_MAX = 2 };

typedef struct Pair {
    const char *lud, *rbg;
    const char *option; /* of the first; NULL if none */
    bool turned;        /* a quarter, against the other */
    int games, plies_max;
    const char *names[20]; /* "Pawn1=whitePawn"; what is not named is nothing */
} Pair;

// clang-format off
static const Pair pairs[] = {
    { "games/race/Breakthrough.lud", "games/rbg/breakthrough.rbg", NULL, false, 20, 500,
      { "Pawn1=whiteMan", "Pawn2=blackMan" } },
    { "games/connect/Hex.lud", "games/rbg/hex.rbg", "Swap/No", true, 10, 500,
      { "Marker1=redStone", "Marker2=blueStone" } },
    { "games/line/Connect Four.lud", "games/rbg/connectFour.rbg", NULL, false, 50, 500,
      { "Disc1=redDisc", "Disc2=yellowDisc" } },
    { "games/territory/Reversi.lud", "games/rbg/reversi.rbg", NULL, false, 20, 500,
      { "Disc1=blackDisc", "Disc2=whiteDisc" } },
    { "games/territory/Amazons.lud", "games/rbg/amazons.rbg", NULL, false, 2, 500,
      { "Amazon1=whiteAmazon", "Amazon2=blackAmazon", "Arrow0=arrow" } },
    { "games/chess/Chess.lud", "games/rbg/chess.rbg", NULL, false, 20, 1000,
      { "Pawn1=whitePawn", "Knight1=whiteKnight", "Bishop1=whiteBishop", "Queen1=whiteQueen",
        "Rook1=whiteRook", "Rook1=whiteRookHome", "King1=whiteKing", "King1=whiteKingHome",
        "Pawn2=blackPawn", "Knight2=blackKnight", "Bishop2=blackBishop", "Queen2=blackQueen",
        "Rook2=blackRook", "Rook2=blackRookHome", "King2=blackKing", "King2=blackKingHome" } },
};
// clang-format on

/* A board reached in one turn, and the moves that lead there. */
typedef struct Outcome {
    uint64_t board;
    int moves[PARTS_MAX], n_moves;
} Outcome;

typedef struct Side {
    LusorGame *game;
    LusorPosition *p;
    LusorSite sites[SITES_MAX]; /* from the bottom up, from left to right */
    int n_sites;
    int meaning[PIECES_MAX]; /* of each piece, the same in both languages */
    Outcome outcomes[OUTCOMES_MAX];
    int n_outcomes;
} Side;

static Side lud, rbg;

void setUp(void) {}

void tearDown(void) {
    for (Side *s = &lud; s; s = s == &lud ? &rbg : NULL) {
        lusor_position_free(s->p);
        lusor_free(s->game);
        *s = (Side){ 0 };
    }
}

/* ---- what corresponds ---- */

typedef struct Spot {
    double x, y;
    LusorSite site;
} Spot;

static int compare_spots(const void *a, const void *b) {
    const Spot *one = a, *two = b;
    if (fabs(one->y - two->y) > 1e-6)
        return one->y < two->y ? -1 : 1;
    return one->x < two->x ? -1 : one->x > two->x;
}

static void sort_sites(Side *s, bool turned) {
    Spot spots[SITES_MAX];
    LusorSiteType type = lusor_default_type(s->game);
    s->n_sites = lusor_sites(s->game, type);
    TEST_ASSERT_LESS_OR_EQUAL_INT(SITES_MAX, s->n_sites);
    for (int i = 0; i < s->n_sites; i++) {
        LusorSite site = { type, i };
        LusorPlace place = lusor_place(s->game, site);
        spots[i] = turned ? (Spot){ -place.y, place.x, site } : (Spot){ place.x, place.y, site };
    }
    qsort(spots, (size_t)s->n_sites, sizeof *spots, compare_spots);
    for (int i = 0; i < s->n_sites; i++)
        s->sites[i] = spots[i].site;
}

static int piece_labelled(const Side *s, const char *label, size_t length) {
    for (int i = 1; i < lusor_pieces(s->game); i++) {
        const char *name = lusor_piece(s->game, i)->label;
        if (strlen(name) == length && !strncmp(name, label, length))
            return i;
    }
    TEST_FAIL_MESSAGE(label);
    return 0;
}

static void name_pieces(const Pair *pair) {
    TEST_ASSERT_LESS_OR_EQUAL_INT(PIECES_MAX, lusor_pieces(lud.game));
    TEST_ASSERT_LESS_OR_EQUAL_INT(PIECES_MAX, lusor_pieces(rbg.game));
    for (int i = 0; pair->names[i]; i++) {
        const char *equals = strchr(pair->names[i], '=');
        int one = piece_labelled(&lud, pair->names[i], (size_t)(equals - pair->names[i]));
        lud.meaning[one] = one;
        rbg.meaning[piece_labelled(&rbg, equals + 1, strlen(equals + 1))] = one;
    }
}

static void open_side(Side *s, const char *path, const char *option) {
    const LusorChoices choices = { &option, option ? 1 : 0, NULL };
    char *problems = NULL;
    s->game = lusor_load(path, &choices, &problems);
    TEST_ASSERT_NULL_MESSAGE(problems, problems);
    s->p = lusor_position_new(s->game);
    TEST_ASSERT_NOT_NULL(s->p);
}

/* ---- the turns of a position ---- */

static uint64_t board_hash(const Side *s) {
    uint64_t hash = 14695981039346656037u;
    for (int i = 0; i < s->n_sites; i++)
        hash =
            (hash ^ (uint64_t)s->meaning[lusor_top(s->p, s->sites[i], 0).piece]) * 1099511628211u;
    return hash;
}

static void collect(Side *s, Outcome so_far) {
    int mover = lusor_mover(s->p), n = lusor_moves(s->p);
    TEST_ASSERT_NULL(lusor_trouble(s->p));
    TEST_ASSERT_LESS_THAN_INT(PARTS_MAX, so_far.n_moves);
    for (int i = 0; i < n; i++) {
        Outcome o = so_far;
        o.moves[o.n_moves++] = i;
        TEST_ASSERT_TRUE(lusor_try(s->p, i));
        if (!lusor_over(s->p) && lusor_mover(s->p) == mover) {
            collect(s, o);
        } else {
            TEST_ASSERT_LESS_THAN_INT(OUTCOMES_MAX, s->n_outcomes);
            o.board = board_hash(s);
            s->outcomes[s->n_outcomes++] = o;
        }
        lusor_back(s->p);
    }
}

static int compare_outcomes(const void *a, const void *b) {
    uint64_t one = ((const Outcome *)a)->board, two = ((const Outcome *)b)->board;
    return one < two ? -1 : one > two;
}

static void list_outcomes(Side *s) {
    s->n_outcomes = 0;
    collect(s, (Outcome){ 0 });
    qsort(s->outcomes, (size_t)s->n_outcomes, sizeof *s->outcomes, compare_outcomes);
}

static void make_outcome(Side *s, int i) {
    Outcome o = s->outcomes[i];
    for (int k = 0; k < o.n_moves; k++) {
        lusor_moves(s->p);
        TEST_ASSERT_TRUE(lusor_make(s->p, o.moves[k]));
    }
    TEST_ASSERT_EQUAL_UINT64(o.board, board_hash(s));
}

/* ---- games ---- */

/* One language may see the end only after the players have passed. */
static void pass_to_the_end(Side *s) {
    for (int passes = 0; passes < 2 && !lusor_over(s->p); passes++) {
        uint64_t before = board_hash(s);
        if (lusor_moves(s->p) != 1)
            return;
        lusor_make(s->p, 0);
        TEST_ASSERT_EQUAL_UINT64(before, board_hash(s));
    }
}

static void compare_ends(int ply) {
    char where[64];
    snprintf(where, sizeof where, "ply %d", ply);
    pass_to_the_end(&lud);
    pass_to_the_end(&rbg);
    TEST_ASSERT_TRUE_MESSAGE(lusor_over(lud.p), where);
    TEST_ASSERT_TRUE_MESSAGE(lusor_over(rbg.p), where);
    for (int player = 1; player <= lusor_players(lud.game); player++)
        TEST_ASSERT_EQUAL_DOUBLE_MESSAGE(lusor_utility(lud.p, player), lusor_utility(rbg.p, player),
                                         where);
}

static void compare_turns(int ply) {
    char where[64];
    snprintf(where, sizeof where, "ply %d", ply);
    TEST_ASSERT_EQUAL_UINT64_MESSAGE(board_hash(&lud), board_hash(&rbg), where);
    TEST_ASSERT_EQUAL_INT_MESSAGE(lusor_mover(lud.p), lusor_mover(rbg.p), where);
    list_outcomes(&lud);
    list_outcomes(&rbg);
    TEST_ASSERT_EQUAL_INT_MESSAGE(lud.n_outcomes, rbg.n_outcomes, where);
    for (int i = 0; i < lud.n_outcomes; i++)
        TEST_ASSERT_EQUAL_UINT64_MESSAGE(lud.outcomes[i].board, rbg.outcomes[i].board, where);
}

static void compare_game(const Pair *pair, int seed) {
    LusorRandom random = { (uint64_t)seed };
    int ply = 0;
    TEST_ASSERT_TRUE(lusor_start(lud.p, 1));
    TEST_ASSERT_TRUE(lusor_start(rbg.p, 1));
    for (; !lusor_over(lud.p) && !lusor_over(rbg.p); ply++) {
        TEST_ASSERT_LESS_THAN_INT(pair->plies_max, ply);
        compare_turns(ply);
        int i = lusor_random_below(&random, lud.n_outcomes);
        make_outcome(&lud, i);
        make_outcome(&rbg, i);
    }
    compare_ends(ply);
}

static void test_pair(const Pair *pair) {
    open_side(&lud, pair->lud, pair->option);
    open_side(&rbg, pair->rbg, NULL);
    sort_sites(&lud, pair->turned);
    sort_sites(&rbg, false);
    TEST_ASSERT_EQUAL_INT(lud.n_sites, rbg.n_sites);
    name_pieces(pair);
    for (int seed = 1; seed <= pair->games; seed++)
        compare_game(pair, seed);
}

static void test_breakthrough(void) {
    test_pair(&pairs[0]);
}
static void test_hex(void) {
    test_pair(&pairs[1]);
}
static void test_connect_four(void) {
    test_pair(&pairs[2]);
}
static void test_reversi(void) {
    test_pair(&pairs[3]);
}
static void test_amazons(void) {
    test_pair(&pairs[4]);
}
static void test_chess(void) {
    test_pair(&pairs[5]);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_breakthrough);
    RUN_TEST(test_hex);
    RUN_TEST(test_connect_four);
    RUN_TEST(test_reversi);
    RUN_TEST(test_amazons);
    RUN_TEST(test_chess);
    return UNITY_END();
}
