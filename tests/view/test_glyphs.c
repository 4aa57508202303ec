/* Tests of view/glyphs: characters tell kinds and owners apart. */
#include "view/glyphs.h"

#include "described.h"

#include <locale.h>

static LusorGame *game;
static Names *names;
static Glyphs *glyphs;

void setUp(void) {}

void tearDown(void) {
    glyphs_free(glyphs);
    names_free(names);
    lusor_free(game);
    glyphs = NULL;
    names = NULL;
    game = NULL;
}

static void open_game(const char *description, GlyphSet set) {
    game = described_game(description);
    names = names_new(game);
    glyphs = glyphs_new(names, set);
}

static void legend_is(const char *expected) {
    Text legend = { 0 };
    glyphs_legend(glyphs, &legend);
    TEST_ASSERT_EQUAL_STRING(expected, text_str(&legend));
    text_free(&legend);
}

static void test_letters_and_case(void) {
    open_game(DESCRIBED_ARMIES, GLYPHS_ASCII);
    legend_is("K White King\nk Black King\nM White Man\nm Black Man\n");
}

static void test_pictures(void) {
    open_game(DESCRIBED_ARMIES, GLYPHS_UNICODE);
    legend_is("♔ White King\n♚ Black King\nM White Man\nm Black Man\n");
}

static void test_one_kind_each_is_crosses_and_noughts(void) {
    open_game(DESCRIBED_POINTS, GLYPHS_ASCII);
    legend_is("X Player 1 Disc\nO Player 2 Disc\n");
}

static void test_more_kinds_than_letters_get_two_each(void) {
    Text description = { 0 };
    text_puts(&description, "(game \"Many\" (players 2) (equipment { (board (square 3))");
    for (int i = 0; i < 30; i++)
        text_printf(&description, "(piece \"Animal%c%c\" Each)", 'a' + i / 5, 'a' + i % 5);
    text_puts(&description, "}) (rules (play (move Add (to (sites Empty))))"
                            " (end (if (no Moves Next) (result Mover Win)))))");
    open_game(text_str(&description), GLYPHS_UNICODE);
    text_free(&description);
    for (int i = 1; i < lusor_pieces(game); i++)
        for (int k = 1; k < i; k++)
            TEST_ASSERT_TRUE(glyphs_piece(glyphs, i) != glyphs_piece(glyphs, k) ||
                             glyphs_second(glyphs, i) != glyphs_second(glyphs, k));
}

int main(void) {
    setlocale(LC_ALL, "C.UTF-8");
    UNITY_BEGIN();
    RUN_TEST(test_letters_and_case);
    RUN_TEST(test_pictures);
    RUN_TEST(test_one_kind_each_is_crosses_and_noughts);
    RUN_TEST(test_more_kinds_than_letters_get_two_each);
    return UNITY_END();
}
