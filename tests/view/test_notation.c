/* Tests of view/notation: what is typed is understood, or it is said why not. */
#include "view/notation.h"

#include "described.h"

static LusorGame *game;
static LusorPosition *p;
static Names *names;
static Notation *notation;

void setUp(void) {}

void tearDown(void) {
    notation_free(notation);
    names_free(names);
    lusor_position_free(p);
    lusor_free(game);
    notation = NULL;
    names = NULL;
    p = NULL;
    game = NULL;
}

static void open_game(const char *description) {
    game = described_game(description);
    p = described_start(game);
    names = names_new(game);
    notation = notation_new(names);
}

static NotationAnswer read_text(const char *text) {
    return notation_read(notation, p, 0, text);
}

static void means(const char *move, const char *typed) {
    NotationAnswer a = read_text(typed);
    TEST_ASSERT_EQUAL_INT_MESSAGE(NOTATION_FOUND, a.kind, typed);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(move, notation_text(notation, p, a.move), typed);
}

static void is_wrong(const char *why, const char *typed) {
    NotationAnswer a = read_text(typed);
    TEST_ASSERT_EQUAL_INT_MESSAGE(NOTATION_WRONG, a.kind, typed);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(why, a.message, typed);
}

static void test_ways_to_type_a_move(void) {
    open_game(DESCRIBED_ARMIES);
    means("C1-C2", "C1-C2");
    means("C1-C2", " c1 - c2 ");
    means("C1-C2", "c1c2");
    means("C1-C2", "c1>c2");
    means("C1-C2", "c1 to c2");
    means("C1-C2", "c");
    means("C1-C2", "man c2");
    means("B2-B3", "b2xb3");
}

static void test_several_are_choices(void) {
    open_game(DESCRIBED_ARMIES);
    NotationAnswer a = read_text("A1");
    TEST_ASSERT_EQUAL_INT(NOTATION_SEVERAL, a.kind);
    TEST_ASSERT_EQUAL_INT(2, a.n_choices);
    TEST_ASSERT_EQUAL_STRING("A1-A2", notation_text(notation, p, a.choices[0]));
    TEST_ASSERT_EQUAL_STRING("A1-B1", notation_text(notation, p, a.choices[1]));
    TEST_ASSERT_EQUAL_INT(NOTATION_SEVERAL, read_text("man").kind);
}

static void test_what_is_wrong_is_explained(void) {
    open_game(DESCRIBED_ARMIES);
    is_wrong("King on A1 can go to A2 or B1", "a1-a4");
    is_wrong("there is no piece of yours on A3", "a3");
    is_wrong("there is no piece of yours on D4 (Black King)", "d4-d3");
    is_wrong("no King can go to C3 now", "king c3");
    is_wrong("\"yz\" makes no sense after c1-c2", "c1-c2yz");
    is_wrong("you cannot pass now", "pass");
    is_wrong("there is no site and no move called \"hello\" here", "hello");
    is_wrong("nothing was said", "  ");
}

static void test_only_moves_of_the_player_count(void) {
    open_game(DESCRIBED_ARMIES);
    TEST_ASSERT_EQUAL_INT(NOTATION_FOUND, notation_read(notation, p, 1, "c1-c2").kind);
    TEST_ASSERT_EQUAL_INT(NOTATION_WRONG, notation_read(notation, p, 2, "c1-c2").kind);
}

static void test_a_piece_in_hand_goes_by_its_name(void) {
    open_game(DESCRIBED_POINTS);
    means("Disc-B2", "disc-b2");
    means("Disc-B2", "hand1-b2");
    means("Disc-B2", "hand1 b2");
    means("Disc-B2", "b2");
    is_wrong("no Disc can go to B2 now", (lusor_make(p, read_text("disc-b2").move), "disc b2"));
}

/* Stepping along A1-C1 takes what lies ahead or what lies behind: that is a consequence, and two
   moves look the same until they are made. */
static void test_what_a_move_does_tells_it_apart(void) {
    open_game(
        "(game \"Ahead\" (players 2)"
        " (equipment { (board (rectangle 1 4)) (piece \"Man\" P1 (or"
        "   (move Step E (to if:(is Empty (to))) (then (remove (sites {\"D1\"}))))"
        "   (move Step E (to if:(is Empty (to))) (then (remove (sites {\"A1\"}))))))"
        "  (piece \"Stone\" P2) })"
        " (rules (start { (place \"Man1\" coord:\"B1\") (place \"Stone2\" { \"A1\" \"D1\" }) })"
        "  (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))");
    TEST_ASSERT_EQUAL_INT(2, lusor_moves(p));
    means("B1-C1xD1", "b1-c1xd1");
    means("B1-C1xA1", "b1-c1xa1");
    TEST_ASSERT_EQUAL_INT(NOTATION_SEVERAL, read_text("b1-c1").kind);
}

static void test_texts_follow_the_position(void) {
    int n;
    open_game(DESCRIBED_ARMIES);
    TEST_ASSERT_EQUAL_INT(lusor_moves(p), (notation_list(notation, p, &n), n));
    TEST_ASSERT_TRUE(lusor_make(p, read_text("c1-c2").move));
    means("A4-A3", "a4");
    TEST_ASSERT_EQUAL_INT(1, lusor_undo(p, 1));
    means("C1-C2", "c1");
}

static void test_moves_from_a_site_and_by_their_start(void) {
    int moves[8];
    open_game(DESCRIBED_ARMIES);
    TEST_ASSERT_EQUAL_INT(2, notation_from(notation, p, names_find(names, "A1"), moves, 8));
    TEST_ASSERT_EQUAL_STRING("A1-A2", notation_text(notation, p, moves[0]));
    TEST_ASSERT_EQUAL_INT(2, notation_starting(notation, p, "a1-", moves, 1));
    TEST_ASSERT_EQUAL_INT(lusor_moves(p), notation_starting(notation, p, "", moves, 8));
    TEST_ASSERT_EQUAL_INT(0, notation_from(notation, p, names_find(names, "D4"), moves, 8));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_ways_to_type_a_move);
    RUN_TEST(test_several_are_choices);
    RUN_TEST(test_what_is_wrong_is_explained);
    RUN_TEST(test_only_moves_of_the_player_count);
    RUN_TEST(test_a_piece_in_hand_goes_by_its_name);
    RUN_TEST(test_what_a_move_does_tells_it_apart);
    RUN_TEST(test_texts_follow_the_position);
    RUN_TEST(test_moves_from_a_site_and_by_their_start);
    return UNITY_END();
}
