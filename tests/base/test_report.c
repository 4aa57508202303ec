/* Tests of base/report: how problems are shown, and which names are near. */
#include "base/report.h"

#include "unity.h"

#include <string.h>

static Arena arena;
static Report report;
static Text shown;

void setUp(void) {
    arena_init(&arena, 1 << 20);
    report_init(&report, &arena);
    shown = (Text){ 0 };
}

void tearDown(void) {
    text_free(&shown);
    arena_free(&arena);
}

static Place place(const char *text, uint32_t at) {
    return (Place){ source_make(&arena, "game.lud", text, strlen(text)), at };
}

static void assert_shown(const char *expected) {
    text_clear(&shown);
    report_print(&report, &shown);
    TEST_ASSERT_EQUAL_STRING(expected, text_str(&shown));
}

static void test_an_empty_report_shows_nothing(void) {
    TEST_ASSERT_FALSE(report_failed(&report));
    assert_shown("");
}

static void test_an_error_shows_its_line_a_caret_and_notes(void) {
    Problem *p = report_error(&report, place("(game\n    (playrs 2))", 11), "unknown %s", "playrs");
    report_note(&report, p, "did you mean %s?", "players");
    TEST_ASSERT_TRUE(report_failed(&report));
    assert_shown("game.lud:2:6: error: unknown playrs\n"
                 "      (playrs 2))\n"
                 "       ^\n"
                 "  did you mean players?\n");
}

static void test_a_warning_is_no_failure(void) {
    report_warning(&report, place("x", 0), "odd");
    TEST_ASSERT_FALSE(report_failed(&report));
    assert_shown("game.lud:1:1: warning: odd\n  x\n  ^\n");
}

static void test_a_problem_with_no_place(void) {
    report_error(&report, (Place){ 0 }, "no such file");
    assert_shown("error: no such file\n");
}

static void test_an_empty_text_has_no_line_to_show(void) {
    report_error(&report, place("", 0), "nothing here");
    assert_shown("game.lud:1:1: error: nothing here\n");
}

static void test_only_the_first_problem_of_a_place_is_kept(void) {
    Place p = place("(x)", 1);
    report_error(&report, p, "first");
    Problem *second = report_error(&report, p, "second");
    report_note(&report, second, "goes nowhere");
    TEST_ASSERT_EQUAL_INT(1, report.n_errors);
    assert_shown("game.lud:1:2: error: first\n  (x)\n   ^\n");
}

static void test_the_caret_stands_under_the_character(void) {
    report_error(&report, place("\xc3\xa4\xc3\xb6\t!", 5), "here");
    assert_shown("game.lud:1:4: error: here\n  \xc3\xa4\xc3\xb6 !\n     ^\n");
}

static void test_nothing_in_the_text_is_an_order_to_the_terminal(void) {
    report_error(&report, place("a\x1b[31m\x80 \xc3\xa4 \xc2\x9b \xff", 0),
                 "the word \"\x1b]0;x\a\"");
    assert_shown("game.lud:1:1: error: the word \"?]0;x?\"\n  a?[31m? \xc3\xa4 ? ?\n  ^\n");
}

static void test_a_long_line_is_cut_on_both_sides(void) {
    char line[1001];
    memset(line, 'x', 1000);
    line[1000] = '\0';
    line[500] = '!';
    report_error(&report, place(line, 500), "here");
    report_print(&report, &shown);
    const char *middle = strstr(text_str(&shown), "  ...xxx");
    TEST_ASSERT_NOT_NULL(middle);
    const char *end = strchr(middle, '\n');
    TEST_ASSERT_EQUAL_STRING_LEN("x...", end - 4, 4);
    const char *bang = strchr(middle, '!'), *caret = strchr(middle, '^');
    TEST_ASSERT_EQUAL_INT(bang - middle, caret - end - 1);
}

static void test_the_way_through_defines_is_told(void) {
    Place outer_use = place("(game \"Outer\")", 6);
    Source *defs =
        source_make(&arena, "a.def", "(define \"Outer\" \"Inner\")\n(define \"Inner\" (bad))", 47);
    Use outer = { "Outer", outer_use, NULL };
    Use inner = { "Inner", { defs, 16 }, &outer };
    Source *made = source_make(&arena, "made", "(game (bad))", 12);
    Run runs[] = { { 0, { outer_use.source, 0 }, NULL },
                   { 6, { defs, 41 }, &inner },
                   { 11, { outer_use.source, 13 }, NULL } };
    made->runs = runs;
    made->n_runs = 3;
    report_error(&report, (Place){ made, 6 }, "unknown ludeme (bad)");
    assert_shown("a.def:2:17: error: unknown ludeme (bad)\n"
                 "  (define \"Inner\" (bad))\n"
                 "                  ^\n"
                 "  in define \"Inner\", used at a.def:1:17\n"
                 "  in define \"Outer\", used at game.lud:1:7\n");
}

static void test_more_errors_than_one_can_read_are_counted(void) {
    char text[64];
    memset(text, 'x', sizeof text);
    Source *s = source_make(&arena, "game.lud", text, sizeof text);
    for (uint32_t i = 0; i < REPORT_MAX + 3; i++)
        report_error(&report, (Place){ s, i }, "e");
    report_print(&report, &shown);
    TEST_ASSERT_EQUAL_INT(REPORT_MAX + 3, report.n_errors);
    TEST_ASSERT_EQUAL_INT(REPORT_MAX, report.n_problems);
    TEST_ASSERT_NOT_NULL(strstr(text_str(&shown), "\n... and 3 more errors\n"));
}

static void test_warnings_do_not_crowd_out_errors(void) {
    char text[64];
    memset(text, 'x', sizeof text);
    Source *s = source_make(&arena, "game.lud", text, sizeof text);
    for (uint32_t i = 0; i < REPORT_MAX + 5; i++)
        report_warning(&report, (Place){ s, i }, "w");
    report_error(&report, (Place){ s, 60 }, "the error");
    report_print(&report, &shown);
    TEST_ASSERT_NOT_NULL(strstr(text_str(&shown), "error: the error"));
    TEST_ASSERT_NOT_NULL(strstr(text_str(&shown), "\n... and 5 more warnings\n"));
}

static const char *const names[] = { "players", "equipment", "rules", "is", "Line", "Orthogonal" };

static const char *nearest(const char *word) {
    return report_nearest(word, names, 6);
}

static void test_near_names_are_found(void) {
    TEST_ASSERT_EQUAL_STRING("players", nearest("playrs"));
    TEST_ASSERT_EQUAL_STRING("players", nearest("palyers"));
    TEST_ASSERT_EQUAL_STRING("equipment", nearest("equpiemnt"));
    TEST_ASSERT_EQUAL_STRING("Line", nearest("line"));
    TEST_ASSERT_EQUAL_STRING("is", nearest("iss"));
    TEST_ASSERT_EQUAL_STRING("Orthogonal", nearest("Ortogonal"));
}

static void test_of_equally_near_names_the_one_that_begins_alike_is_taken(void) {
    const char *const close[] = { "In", "Line", "Pin" };
    TEST_ASSERT_EQUAL_STRING("Line", report_nearest("Lin", close, 3));
}

static void test_letters_that_changed_places_are_a_better_guess(void) {
    const char *const close[] = { "site", "sites" };
    TEST_ASSERT_EQUAL_STRING("sites", report_nearest("sitse", close, 2));
}

static void test_of_two_letters_none_may_differ(void) {
    const char *const two[] = { "if", "IS", "*" };
    TEST_ASSERT_EQUAL_STRING("IS", report_nearest("si", two, 3));
    TEST_ASSERT_EQUAL_STRING("IS", report_nearest("is", two, 3));
    TEST_ASSERT_NULL(report_nearest("in", two, 3));
    TEST_ASSERT_NULL(report_nearest("W", two, 3));
}

static void test_a_word_is_not_suggested_for_itself(void) {
    const char *const same[] = { "Line", "Linea" };
    TEST_ASSERT_EQUAL_STRING("Linea", report_nearest("Line", same, 2));
    TEST_ASSERT_NULL(report_nearest("Line", same, 1));
}

static void test_long_notes_are_broken_at_blanks(void) {
    Problem *p = report_error(&report, (Place){ 0 }, "wrong");
    char note[300] = "expected: ";
    for (int i = 0; i < 25; i++)
        strcat(note, i % 3 ? "<something> " : "[<other>] ");
    report_note(&report, p, "%s", note);
    report_print(&report, &shown);
    int lines = 0;
    for (char *line = strtok(shown.s, "\n"); line; line = strtok(NULL, "\n"), lines++) {
        TEST_ASSERT_TRUE(strlen(line) <= 100);
        if (lines > 1)
            TEST_ASSERT_EQUAL_INT(12, strspn(line, " "));
    }
    TEST_ASSERT_EQUAL_INT(5, lines);
}

static void test_names_that_are_not_near_are_not_guessed(void) {
    TEST_ASSERT_NULL(nearest("elephant"));
    TEST_ASSERT_NULL(nearest(""));
    TEST_ASSERT_NULL(nearest("ab"));
    TEST_ASSERT_NULL(nearest("aVeryLongWordThatNoTableOfNamesCouldEverContainInEarnest"));
    TEST_ASSERT_NULL(report_nearest("players", names, 0));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_an_empty_report_shows_nothing);
    RUN_TEST(test_an_error_shows_its_line_a_caret_and_notes);
    RUN_TEST(test_a_warning_is_no_failure);
    RUN_TEST(test_a_problem_with_no_place);
    RUN_TEST(test_an_empty_text_has_no_line_to_show);
    RUN_TEST(test_only_the_first_problem_of_a_place_is_kept);
    RUN_TEST(test_the_caret_stands_under_the_character);
    RUN_TEST(test_nothing_in_the_text_is_an_order_to_the_terminal);
    RUN_TEST(test_a_long_line_is_cut_on_both_sides);
    RUN_TEST(test_the_way_through_defines_is_told);
    RUN_TEST(test_more_errors_than_one_can_read_are_counted);
    RUN_TEST(test_warnings_do_not_crowd_out_errors);
    RUN_TEST(test_near_names_are_found);
    RUN_TEST(test_of_equally_near_names_the_one_that_begins_alike_is_taken);
    RUN_TEST(test_letters_that_changed_places_are_a_better_guess);
    RUN_TEST(test_of_two_letters_none_may_differ);
    RUN_TEST(test_a_word_is_not_suggested_for_itself);
    RUN_TEST(test_long_notes_are_broken_at_blanks);
    RUN_TEST(test_names_that_are_not_near_are_not_guessed);
    return UNITY_END();
}
