/* Tests of lang/expand, lang/tidy and lang/description: what becomes of a description's text. */
#include "lang/description.h"

#include "unity.h"

#include <string.h>

static Arena arena;
static Report report;
static Library *library;

void setUp(void) {
    arena_init(&arena, 128 << 20);
    report_init(&report, &arena);
    library = library_open(&arena, &report);
}

void tearDown(void) {
    library_close(library);
    arena_free(&arena);
}

static Description *expand(const char *text) {
    const Source *file = source_make(&arena, "test.lud", text, strlen(text));
    return description_expand(&arena, &report, library, file, NULL, NULL);
}

static void assert_expands(const char *expected, const char *text) {
    Description *d = expand(text);
    TEST_ASSERT_NOT_NULL_MESSAGE(d, report.n_problems ? report.problems[0]->message : text);
    TEST_ASSERT_EQUAL_STRING(expected, d->game->text);
}

static void assert_refused(const char *message, const char *text) {
    TEST_ASSERT_NULL(expand(text));
    TEST_ASSERT_GREATER_THAN_INT(0, report.n_problems);
    TEST_ASSERT_EQUAL_STRING(message, report.problems[0]->message);
}

/* ---- blanks, comments, brackets ---------------------------------------- */

static void test_blanks_are_reduced_to_what_is_needed(void) {
    assert_expands("(game \"A\" (b {c d}) e:(f))", "(game  \"A\"\n\t( b { c  d } )\r\n e: (f) )\n");
}

static void test_comments_go_but_not_from_strings(void) {
    assert_expands("(game \"http://x\" (a))", "// one\n(game \"http://x\" // two \"\n (a))//");
}

static void test_double_brackets_become_single(void) {
    assert_expands("(game (a b))", "(game (( a b) ))");
    assert_expands("(game (a))", "(game (((a))))");
    assert_expands("(game (a) (b))", "(game ((a) (b)))");
}

static void test_quotes_in_strings_become_apostrophes(void) {
    assert_expands("(game \"say 'hello'\")", "(game \"say \\\"hello\\\"\")");
}

static void test_text_outside_of_the_game_is_warned_about(void) {
    assert_expands("(game)", "(game) stray");
    TEST_ASSERT_EQUAL_INT(1, report.n_problems);
    TEST_ASSERT_EQUAL_INT(SEVERITY_WARNING, report.problems[0]->severity);
}

static void test_nothing_after_the_metadata_counts(void) {
    Description *d = expand("(game (a)) (metadata (info)) (b)");
    TEST_ASSERT_NOT_NULL(d);
    TEST_ASSERT_EQUAL_STRING("(game (a))", d->game->text);
    TEST_ASSERT_EQUAL_STRING("(metadata (info))", d->metadata->text);
}

/* ---- ranges ------------------------------------------------------------ */

static void test_ranges_of_numbers(void) {
    assert_expands("(game {0 1 2 3})", "(game {0..3})");
    assert_expands("(game {3 2 1 0} {4 5})", "(game {3..0} {4..5})");
    assert_expands("(game {1 2 3 7 8})",
                   "(define \"To\" #1..#2) (game {(\"To\" 1 3) (\"To\" 7 8)})");
}

static void test_ranges_of_sites(void) {
    assert_expands("(game {\"A1\" \"A2\" \"B1\" \"B2\"})", "(game {\"A1\"..\"B2\"})");
}

static void test_long_ranges_are_refused(void) {
    assert_refused("a range has at most 1000 elements", "(game {0..5000})");
}

/* ---- defines ----------------------------------------------------------- */

static void test_a_define_is_used_with_and_without_brackets(void) {
    assert_expands("(game (a) (a) {(a)})", "(define \"X\" (a)) (game (\"X\") \"X\" {\"X\"})");
}

static void test_parameters_are_put_in(void) {
    assert_expands("(game (a (b c) d) (a {1 2} x:(y)))",
                   "(define \"X\" (a #1 #2)) (game (\"X\" (b c) d) (\"X\" {1 2} x:(y)))");
}

static void test_absent_parameters_leave_nothing_behind(void) {
    assert_expands("(game (a if:c (b)))", "(define \"X\" (a #1 if:#2 (b #3))) (game (\"X\" ~ c))");
    assert_expands("(game (a d))", "(define \"X\" (a #1 (#3) if:#2)) (game (\"X\" d ~))");
}

static void test_names_and_words_are_put_together(void) {
    assert_expands("(game P1 (hand) \"Disc2\")",
                   "(define \"Hand1\" (hand)) (define \"X\" P#1 (\"Hand#1\") \"Disc#2\")"
                   "(game (\"X\" 1 2))");
}

static void test_defines_in_arguments_and_in_defines(void) {
    assert_expands("(game (a (b (b 1))))", "(define \"A\" (a #1)) (define \"B\" (b #1))"
                                           "(game (\"A\" (\"B\" (\"B\" 1))))");
    assert_expands("(game (a (b 7)))",
                   "(define \"A\" (a (\"B\" #1))) (define \"B\" (b #1)) (game (\"A\" 7))");
}

static void test_a_define_may_bring_another(void) {
    assert_expands("(game (b 1))", "(define \"A\" (define \"B\" (b 1))) (game (\"A\") (\"B\"))");
}

static void test_the_tenth_parameter_is_the_first_and_a_nought(void) {
    assert_expands("(game 70)", "(define \"X\" #10) (game (\"X\" 7))");
}

static void test_names_of_games_are_no_uses(void) {
    assert_expands("(game \"X\" (a))", "(define \"X\" (a)) (game \"X\" \"X\")");
}

static void test_recursion_is_refused_and_shown(void) {
    assert_refused("define \"A\" uses itself: A -> B -> A",
                   "(define \"A\" (\"B\")) (define \"B\" (\"A\")) (game (\"A\"))");
}

static void test_a_define_in_its_own_argument_is_no_recursion(void) {
    assert_expands("(game (not (not a)))", "(define \"N\" (not #1)) (game (\"N\" (\"N\" a)))");
}

static void test_unknown_defines_are_all_named(void) {
    assert_refused("there is no define \"Hop\"",
                   "(define \"Hopp\" (a)) (game (\"Hop\") (\"Else\") (\"Hop\"))");
    TEST_ASSERT_EQUAL_INT(2, report.n_problems);
    TEST_ASSERT_EQUAL_STRING("did you mean \"Hopp\"?", report.problems[0]->notes[0]);
    TEST_ASSERT_EQUAL_STRING("there is no define \"Else\"", report.problems[1]->message);
}

static void test_too_many_arguments_are_warned_about(void) {
    assert_expands("(game (a 1))", "(define \"X\" (a #1)) (game (\"X\" 1 2))");
    TEST_ASSERT_EQUAL_STRING("define \"X\" takes 1 parameter, but is given 2",
                             report.problems[0]->message);
}

/* ---- places ------------------------------------------------------------ */

static void test_every_byte_knows_where_it_came_from(void) {
    Description *d = expand("(define \"Out\" (a (\"In\" #1)))\n"
                            "(define \"In\" (b #1))\n"
                            "(game (\"Out\" here))");
    TEST_ASSERT_NOT_NULL(d);
    const Use *use;
    uint32_t b = (uint32_t)(strstr(d->game->text, "(b") - d->game->text);
    Place at = place_origin((Place){ d->game, b }, &use);
    TEST_ASSERT_EQUAL_INT(2, place_line(at).line);
    TEST_ASSERT_EQUAL_INT(14, place_line(at).col);
    TEST_ASSERT_EQUAL_STRING("In", use->define);
    TEST_ASSERT_EQUAL_INT(1, place_line(use->at).line);
    TEST_ASSERT_EQUAL_STRING("Out", use->outer->define);
    TEST_ASSERT_EQUAL_INT(3, place_line(use->outer->at).line);
    TEST_ASSERT_NULL(use->outer->outer);

    uint32_t here = (uint32_t)(strstr(d->game->text, "here") - d->game->text);
    at = place_origin((Place){ d->game, here }, &use);
    TEST_ASSERT_EQUAL_INT(3, place_line(at).line);
    TEST_ASSERT_NULL(use); /* the argument stands in the description itself */
}

/* ---- limits ------------------------------------------------------------ */

/* Forty defines, each of which uses the one before as `level` says. */
static const char *bomb(const char *level, const char *last) {
    Text text = { 0 };
    text_printf(&text, "(define \"D0\" %s)", last);
    for (int i = 1; i <= 40; i++) {
        text_printf(&text, "(define \"D%d\" ", i);
        text_printf(&text, level, i - 1, i - 1);
        text_puts(&text, ")\n");
    }
    text_printf(&text, "(game (\"D40\" %s))", strstr(level, "#1") ? "x" : "");
    const char *s = arena_strdup(&arena, text_str(&text));
    text_free(&text);
    return s;
}

static void test_bombs_are_refused(void) {
    assert_refused("defines are used more than 100000 times", bomb("(\"D%d\") (\"D%d\")", "(a)"));
}

static void test_bombs_of_arguments_are_refused(void) {
    assert_refused("the description becomes too large when it is expanded",
                   bomb("(\"D%d\" {#1 #1}) (\"D%d\" {#1})", "{#1}"));
}

static void test_silent_bombs_are_refused(void) {
    assert_refused("defines are used more than 100000 times", bomb("(\"D%d\") (\"D%d\")", ""));
}

static void test_a_combinator_that_never_ends_is_refused(void) {
    assert_refused("define \"W\" uses itself: W -> W",
                   "(define \"W\" (#1 #1)) (game (\"W\" \"W\"))");
}

static void test_what_is_no_text_is_refused(void) {
    assert_refused("this is not a text: found a byte with value 1", "(game \x01)");
    report_init(&report, &arena);
    assert_refused("this string is never closed", "(game \"A)");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_blanks_are_reduced_to_what_is_needed);
    RUN_TEST(test_comments_go_but_not_from_strings);
    RUN_TEST(test_double_brackets_become_single);
    RUN_TEST(test_quotes_in_strings_become_apostrophes);
    RUN_TEST(test_text_outside_of_the_game_is_warned_about);
    RUN_TEST(test_nothing_after_the_metadata_counts);
    RUN_TEST(test_ranges_of_numbers);
    RUN_TEST(test_ranges_of_sites);
    RUN_TEST(test_long_ranges_are_refused);
    RUN_TEST(test_a_define_is_used_with_and_without_brackets);
    RUN_TEST(test_parameters_are_put_in);
    RUN_TEST(test_absent_parameters_leave_nothing_behind);
    RUN_TEST(test_names_and_words_are_put_together);
    RUN_TEST(test_defines_in_arguments_and_in_defines);
    RUN_TEST(test_a_define_may_bring_another);
    RUN_TEST(test_the_tenth_parameter_is_the_first_and_a_nought);
    RUN_TEST(test_names_of_games_are_no_uses);
    RUN_TEST(test_recursion_is_refused_and_shown);
    RUN_TEST(test_a_define_in_its_own_argument_is_no_recursion);
    RUN_TEST(test_unknown_defines_are_all_named);
    RUN_TEST(test_too_many_arguments_are_warned_about);
    RUN_TEST(test_every_byte_knows_where_it_came_from);
    RUN_TEST(test_bombs_are_refused);
    RUN_TEST(test_bombs_of_arguments_are_refused);
    RUN_TEST(test_silent_bombs_are_refused);
    RUN_TEST(test_a_combinator_that_never_ends_is_refused);
    RUN_TEST(test_what_is_no_text_is_refused);
    return UNITY_END();
}
