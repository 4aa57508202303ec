/* Tests of view/sentence: what is told is true, short and in one line. */
#include "view/sentence.h"

#include "view/notation.h"

#include "described.h"

static LusorGame *game;
static LusorPosition *p;
static Names *names;
static Notation *notation;
static Sentences *sentences;
static Text text;

void setUp(void) {}

void tearDown(void) {
    text_free(&text);
    sentences_free(sentences);
    notation_free(notation);
    names_free(names);
    lusor_position_free(p);
    lusor_free(game);
    sentences = NULL;
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
    sentences = sentences_new(names);
}

static void make(const char *move) {
    NotationAnswer a = notation_read(notation, p, 0, move);
    TEST_ASSERT_EQUAL_INT_MESSAGE(NOTATION_FOUND, a.kind, move);
    sentence_before(sentences, p);
    TEST_ASSERT_TRUE(lusor_make(p, a.move));
}

/* Compares what was told and forgets it. */
static void told(const char *expected) {
    TEST_ASSERT_EQUAL_STRING(expected, text_str(&text));
    text_clear(&text);
}

static void move_is_told(const char *expected, const char *move) {
    make(move);
    sentence_move(sentences, p, 0, move, &text);
    told(expected);
}

static void test_moves_and_what_they_take(void) {
    open_game(DESCRIBED_ARMIES);
    move_is_told("White Man C1 to C2.", "c1-c2");
    move_is_told("Black Man B3 to B2, takes White Man.", "b3-b2");
    move_is_told("White King A1 to A2.", "a1-a2");
}

static void test_placing_from_a_hand(void) {
    open_game(DESCRIBED_POINTS);
    move_is_told("Player 1 places Disc on B2.", "disc-b2");
}

static void test_whose_turn_it_is(void) {
    open_game(DESCRIBED_ARMIES);
    sentence_turn(names, p, &text);
    told("White to move.");
    make("c1-c2");
    sentence_turn(names, p, &text);
    told("Black to move.");
    sentence_result(names, p, &text);
    told("The game is not over.");
    sentence_scores(names, p, &text);
    told("There are no scores in this game.");
}

static void test_pieces_by_owner_then_kind(void) {
    open_game(DESCRIBED_ARMIES);
    sentence_pieces(names, p, 0, LUSOR_NONE, &text);
    told("White. King: A1. Men: C1, B2. Black. King: D4. Men: B3, A4.");
    sentence_pieces(names, p, 0, 2, &text);
    told("Black. King: D4. Men: B3, A4.");
    TEST_ASSERT_TRUE(sentence_where(names, p, 0, "king", &text));
    told("White King: A1. Black King: D4.");
    TEST_ASSERT_FALSE(sentence_where(names, p, 0, "queen", &text));
}

static void test_questions_about_sites(void) {
    open_game(DESCRIBED_ARMIES);
    sentence_look(names, p, 0, names_find(names, "b3"), &text);
    told("B3: Black Man.");
    sentence_look(names, p, 0, names_find(names, "d1"), &text);
    told("D1: empty.");
    sentence_near(names, p, 0, names_find(names, "a1"), &text);
    told("Near A1: north A2 empty, east B1 empty, northeast B2 White Man.");
    sentence_line(names, p, 0, names_find(names, "a1"), lusor_direction_named("NE"), &text);
    told("From A1 northeast: B2 White Man, C3 empty, D4 Black King.");
    TEST_ASSERT_TRUE(sentence_row(names, p, 0, "1", &text));
    told("Row 1: A1 White King, C1 White Man, the other 2 empty.");
    TEST_ASSERT_TRUE(sentence_row(names, p, 0, "d", &text));
    told("Column d: D4 Black King, the other 3 empty.");
    TEST_ASSERT_FALSE(sentence_row(names, p, 0, "9", &text));
}

static void test_hands_have_counts(void) {
    open_game(DESCRIBED_POINTS);
    sentence_pieces(names, p, 0, 1, &text);
    told("Player 1. Disc: hand1 (4).");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_moves_and_what_they_take);
    RUN_TEST(test_placing_from_a_hand);
    RUN_TEST(test_whose_turn_it_is);
    RUN_TEST(test_pieces_by_owner_then_kind);
    RUN_TEST(test_questions_about_sites);
    RUN_TEST(test_hands_have_counts);
    return UNITY_END();
}
