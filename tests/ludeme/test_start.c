/* Tests of equipment and start rules: what a small description becomes before the first move. */
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "play/state_text.h"
#include "play/turn.h"
#include "unity.h"

#include <string.h>

static Arena arena;
static Report report;
static Text text;

void setUp(void) {
    arena_init(&arena, 64 << 20);
    report_init(&report, &arena);
    text = (Text){ 0 };
}

void tearDown(void) {
    arena_free(&arena);
    text_free(&text);
}

static Game *load(int players, const char *items, const char *start) {
    const char *game = arena_printf(&arena,
                                    "(game \"T\" (players %d) (equipment {%s}) (rules %s"
                                    " (play (move Pass)) (end (if True (result P1 Win)))))",
                                    players, items, start);
    int n;
    const Tree *t = tree_read(&arena, &report, source_make(&arena, "t", game, strlen(game)), &n);
    const Bound *bound = t ? bind_tree(&arena, &report, ludeme_grammar(), t, n, "<game>") : NULL;
    return bound ? load_start(&arena, &report, ludeme_grammar(), bound, 0) : NULL;
}

/* The position when play begins, without who is to move. */
static const char *start(int players, const char *items, const char *rules) {
    jmp_buf escape;
    Game *g = load(players, items, rules);
    if (!g)
        return report.n_problems ? report.problems[0]->message : "?";
    Context *c = context_make(g);
    c->escape = &escape;
    text_clear(&text);
    if (!setjmp(escape)) {
        turn_start(c, 1);
        state_text(c, &text);
    } else {
        text_puts(&text, c->trouble);
    }
    context_free(c);
    const char *contents = strstr(text_str(&text), "prev=0");
    return contents ? contents + strlen("prev=0") : text_str(&text);
}

#define BOARD "(board (square 3))"
#define DISCS BOARD " (piece \"Disc\" Each)"

/* Names and owners of all components, names and first sites of all containers. */
static const char *things(int players, const char *items) {
    const Game *g = load(players, items, "");
    text_clear(&text);
    if (!g)
        return report.n_problems ? report.problems[0]->message : "?";
    for (int i = 1; i < g->n_components; i++)
        text_printf(&text, "%s/%d ", g->components[i].name, g->components[i].owner);
    for (int i = 1; i < g->n_containers; i++)
        text_printf(&text, "%s@%d ", g->containers[i].name, g->containers[i].first);
    return text_str(&text);
}

static void test_pieces_are_named_by_their_owners(void) {
    TEST_ASSERT_EQUAL_STRING("Disc1/1 Disc2/2 ", things(2, DISCS));
    TEST_ASSERT_EQUAL_STRING("Rock0/0 Coin/3 ",
                             things(2, BOARD "(piece \"Rock\" Neutral) (piece \"Coin\" Shared)"));
    TEST_ASSERT_EQUAL_STRING("Disc/1 Rock0/0 ",
                             things(1, BOARD "(piece \"Disc\" P1) (piece \"Rock\" Neutral)"));
}

static void test_a_game_without_pieces_gets_balls(void) {
    TEST_ASSERT_EQUAL_STRING("Ball11/1 Ball22/2 ", things(2, BOARD));
}

static void test_dice_come_before_pieces_and_share_a_box(void) {
    TEST_ASSERT_EQUAL_STRING(
        "Die1/3 Die2/3 Die3/1 P1/1 Hand1@9 Hand2@10 Dice1@11 ",
        things(2, BOARD "(piece \"P\" P1) (dice num:2) (dice P1 num:1) (hand Each)"));
}

static void test_hands_begin_behind_the_larger_of_cells_and_sites(void) {
    TEST_ASSERT_EQUAL_STRING("Disc1/1 Disc2/2 Hand1@12 Hand2@14 ",
                             things(2, "(board (square 3) use:Edge) (piece \"Disc\" Each)"
                                       "(hand Each size:2)"));
}

static void test_dominoes_and_cards(void) {
    TEST_ASSERT_EQUAL_STRING("Domino00/3 Domino01/3 Domino11/3 ",
                             things(2, BOARD "(dominoes upTo:1)"));
    TEST_ASSERT_EQUAL_STRING("Card1/3 Card2/3 Deck0@9 ",
                             things(2, BOARD "(deck cardsBySuit:1 suits:2)"));
}

static void test_place_by_number_coordinate_and_region(void) {
    TEST_ASSERT_EQUAL_STRING(" C4:1", start(2, DISCS, "(start (place \"Disc1\" 4))"));
    TEST_ASSERT_EQUAL_STRING(" C0:2", start(2, DISCS, "(start (place \"Disc2\" coord:\"A1\"))"));
    TEST_ASSERT_EQUAL_STRING(" C2:1 C8:1",
                             start(2, DISCS, "(start (place \"Disc1\" {\"C3\" \"C1\"}))"));
    TEST_ASSERT_EQUAL_STRING(" C6:1 C7:1 C8:1",
                             start(2, DISCS, "(start (place \"Disc1\" (sites Top)))"));
    TEST_ASSERT_EQUAL_STRING(" C3:1 C5:1", start(2, DISCS, "(start (place \"Disc1\" {5 3}))"));
}

static void test_place_with_state_value_and_count(void) {
    TEST_ASSERT_EQUAL_STRING(
        " C4:1*3s2v7", start(2, DISCS, "(start (place \"Disc1\" 4 count:3 state:2 value:7))"));
}

static void test_place_into_every_hand(void) {
    TEST_ASSERT_EQUAL_STRING(" C9:1*5 C10:2*5", start(2, DISCS "(hand Each)",
                                                      "(start (place \"Disc\" \"Hand\" count:5))"));
}

static void test_place_into_one_hand_puts_the_piece_with_the_number_of_the_hand(void) {
    TEST_ASSERT_EQUAL_STRING(
        " C10:2*2", start(2, DISCS "(hand Each)", "(start (place \"Disc1\" \"Hand2\" count:2))"));
}

static void test_place_stacks(void) {
    TEST_ASSERT_EQUAL_STRING(
        " C4:1+2+1",
        start(2, DISCS, "(start (place Stack items:{\"Disc1\" \"Disc2\" \"Disc1\"} 4))"));
    TEST_ASSERT_EQUAL_STRING(
        " C6:1+1 C7:1+1 C8:1+1",
        start(2, DISCS, "(start (place Stack \"Disc1\" (sites Top) count:2))"));
    TEST_ASSERT_EQUAL_STRING(
        " C6:1 C7:1+1 C8:1+1+1",
        start(2, DISCS, "(start (place Stack \"Disc1\" (sites Top) counts:{1 2 3}))"));
}

static void test_place_at_random_fills_empty_sites(void) {
    TEST_ASSERT_EQUAL_STRING(
        " C0:1 C1:1 C2:1 C3:1 C4:2 C5:1 C6:1 C7:1 C8:1",
        start(2, DISCS, "(start {(place \"Disc2\" 4) (place Random {\"Disc1\"} count:20)})"));
}

static void test_set_rules(void) {
    TEST_ASSERT_EQUAL_STRING(" C0:2*4 C1:2*4 C2:2*4",
                             start(2, DISCS, "(start (set Count 4 to:(sites Bottom)))"));
    TEST_ASSERT_EQUAL_STRING(" score=7,7", start(2, DISCS, "(start (set Score Each 7))"));
    TEST_ASSERT_EQUAL_STRING(" amount=0,9", start(2, DISCS, "(start (set Amount P2 9))"));
    TEST_ASSERT_EQUAL_STRING(" remember:x=3",
                             start(2, DISCS, "(start (set RememberValue \"x\" 3))"));
    TEST_ASSERT_EQUAL_STRING(" team=2,2", start(2, DISCS, "(start (set Team 2 {P1 P2}))"));
    TEST_ASSERT_EQUAL_STRING(
        " C4:1?2h", start(2, DISCS, "(start {(place \"Disc1\" 4) (set Hidden at:4 to:P2)})"));
    TEST_ASSERT_EQUAL_STRING(" C4:2", start(2, DISCS, "(start (set P2 4))"));
}

static void test_dice_lie_ready_and_show_their_first_face(void) {
    TEST_ASSERT_EQUAL_STRING(" C9:1 C10:2 dice=0,0", start(2, DISCS "(dice d:2 from:0 num:2)", ""));
}

static void test_cards_are_shuffled_and_dealt(void) {
    TEST_ASSERT_EQUAL_STRING(" C9:4+2 C10:3+1",
                             start(2, BOARD "(hand Each) (deck cardsBySuit:1 suits:4)",
                                   "(start (deal Cards 2))"));
}

static void test_what_is_not_there_is_reported(void) {
    TEST_ASSERT_EQUAL_STRING("there is no piece \"Ghost\"",
                             start(2, DISCS, "(start (place \"Ghost\" 4))"));
}

static void test_an_unknown_coordinate_is_reported(void) {
    TEST_ASSERT_EQUAL_STRING("the board has no site \"Z9\"",
                             start(2, DISCS, "(start (place \"Disc1\" coord:\"Z9\"))"));
}

static void test_regions_and_maps(void) {
    const Game *g = load(2,
                         DISCS "(regions \"Home\" P1 (sites Bottom)) (regions P2 {6 7})"
                               "(map \"Twin\" {(pair 0 8) (pair P2 \"A3\") (pair 0 4)})",
                         "");
    TEST_ASSERT_NOT_NULL(g);
    TEST_ASSERT_EQUAL_INT(2, g->n_regions);
    TEST_ASSERT_EQUAL_STRING("Home", g->regions[0].name);
    TEST_ASSERT_EQUAL_HEX64(7, g->regions[0].bits[0]);
    TEST_ASSERT_EQUAL_STRING("RegionP2", g->regions[1].name);
    TEST_ASSERT_EQUAL_HEX64(1 << 6 | 1 << 7, g->regions[1].bits[0]);
    TEST_ASSERT_EQUAL_INT(2, g->maps[0].n);
    TEST_ASSERT_EQUAL_INT(4, g->maps[0].values[0]);
    TEST_ASSERT_EQUAL_INT(6, g->maps[0].values[1]);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_pieces_are_named_by_their_owners);
    RUN_TEST(test_a_game_without_pieces_gets_balls);
    RUN_TEST(test_dice_come_before_pieces_and_share_a_box);
    RUN_TEST(test_hands_begin_behind_the_larger_of_cells_and_sites);
    RUN_TEST(test_dominoes_and_cards);
    RUN_TEST(test_place_by_number_coordinate_and_region);
    RUN_TEST(test_place_with_state_value_and_count);
    RUN_TEST(test_place_into_every_hand);
    RUN_TEST(test_place_into_one_hand_puts_the_piece_with_the_number_of_the_hand);
    RUN_TEST(test_place_stacks);
    RUN_TEST(test_place_at_random_fills_empty_sites);
    RUN_TEST(test_set_rules);
    RUN_TEST(test_dice_lie_ready_and_show_their_first_face);
    RUN_TEST(test_cards_are_shuffled_and_dealt);
    RUN_TEST(test_what_is_not_there_is_reported);
    RUN_TEST(test_an_unknown_coordinate_is_reported);
    RUN_TEST(test_regions_and_maps);
    return UNITY_END();
}
