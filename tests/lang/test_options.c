/* Tests of lang/options: what options and rulesets put into a description. */
#include "lang/description.h"

#include "unity.h"

#include <string.h>

static Arena arena;
static Report report;
static Library *library;

void setUp(void) {
    arena_init(&arena, 16 << 20);
    report_init(&report, &arena);
    library = library_open(&arena, &report);
}

void tearDown(void) {
    library_close(library);
    arena_free(&arena);
}

#define BOARD                                                   \
    "(option \"Board Size\" <Board> args:{<size> <pieces>} {"   \
    "(item \"Small\" <3> <{1 2}> \"Three.\") "                  \
    "(item \"Middle\" <5> <(if (> 1 2) (<= 3 4))> \"Five.\")* " \
    "(item \"Large\" <9> <> \"Nine.\")*})"
#define GOAL                                    \
    "(option \"Goal\" <Goal> args:{<result>} {" \
    "(item \"Win\" <Win> \"Win.\")** (item \"Lose\" <Lose> \"Lose.\")***})"
#define RULESETS                                                                        \
    "(rulesets {(ruleset \"Ruleset/Tiny (Known)\" {\"Board Size/Small\" \"Goal/Win\"})" \
    "(ruleset \"Ruleset/Huge\" {\"Board Size/Large\"} variations:{\"Goal/Win\"})*"      \
    "(ruleset \"Ruleset/Unwritten\" {})})"

static Description *expand(const char *text, const char *option, const char *ruleset) {
    const Source *file = source_make(&arena, "test.lud", text, strlen(text));
    const char *options[] = { option };
    Choices choices = { options, option != NULL, ruleset };
    return description_expand(&arena, &report, library, file, NULL, &choices);
}

static void assert_game(const char *expected, const Description *d) {
    TEST_ASSERT_NOT_NULL_MESSAGE(d, report.n_problems ? report.problems[0]->message : "");
    TEST_ASSERT_EQUAL_STRING(expected, d->game->text);
}

static void assert_message(const char *expected) {
    TEST_ASSERT_GREATER_THAN_INT(0, report.n_problems);
    TEST_ASSERT_EQUAL_STRING(expected, report.problems[0]->message);
}

static void test_the_first_of_the_items_with_most_stars_is_the_default(void) {
    const char *text = "(game <Board:size> <Goal>)" BOARD GOAL;
    assert_game("(game 5 Lose)", expand(text, NULL, NULL));
}

static void test_without_stars_the_first_item_is_the_default(void) {
    assert_game("(game a)", expand("(game <T>)(option \"T\" <T> args:{<x>} {(item \"A\" <a> \"\")"
                                   "(item \"B\" <b> \"\")})",
                                   NULL, NULL));
}

static void test_a_bare_tag_means_the_first_argument(void) {
    assert_game("(game 5 5)", expand("(game <Board> <Board:size>)" BOARD, NULL, NULL));
}

static void test_comparisons_in_arguments_close_nothing(void) {
    assert_game("(game (if (> 1 2) (<= 3 4)))", expand("(game <Board:pieces>)" BOARD, NULL, NULL));
}

static void test_an_empty_argument_leaves_nothing(void) {
    assert_game("(game)", expand("(game <Board:pieces>)" BOARD, "Board Size/Large", NULL));
}

static void test_tags_stand_in_strings_and_defines_too(void) {
    assert_game("(game \"Disc5\" (a 5))",
                expand("(define \"A\" (a <Board:size>)) (game \"Disc<Board:size>\" (\"A\"))" BOARD,
                       NULL, NULL));
}

#define ONE "(option \"One\" <One> args:{<x>} {(item \"A\" <\"a<Two>\"> \"\")})"
#define TWO "(option \"Two\" <Two> args:{<y>} {(item \"B\" <b> \"\")})"

static void test_items_may_speak_of_later_options_only(void) {
    assert_game("(game \"ab\")", expand("(game <One>)" ONE TWO, NULL, NULL));
    assert_game("(game \"a<Two>\")", expand("(game <One>)" TWO ONE, NULL, NULL));
}

static void test_items_are_chosen_by_name(void) {
    const char *text = "(game <Board:size> <Goal>)" BOARD GOAL;
    assert_game("(game 3 Lose)", expand(text, "Board Size/Small", NULL));
    assert_game("(game 9 Lose)", expand(text, "board size/large", NULL));
    assert_game("(game 5 Win)", expand(text, "Win", NULL));
}

static void test_an_unknown_item_is_refused_with_a_list(void) {
    TEST_ASSERT_NULL(expand("(game <Goal>)" GOAL, "Gaol/Win", NULL));
    assert_message("the game has no option \"Gaol/Win\"");
    const Problem *p = report.problems[0];
    TEST_ASSERT_EQUAL_INT(2, p->n_notes);
    TEST_ASSERT_EQUAL_STRING("did you mean \"Goal/Win\"?", p->notes[0]);
    TEST_ASSERT_EQUAL_STRING("there are: \"Goal/Win\", \"Goal/Lose\"", p->notes[1]);
}

static void test_a_game_without_options_has_none_to_choose(void) {
    TEST_ASSERT_NULL(expand("(game)", "Goal/Win", NULL));
    assert_message("the game has no option \"Goal/Win\"");
    TEST_ASSERT_EQUAL_STRING("there is none", report.problems[0]->notes[0]);
}

static void test_a_ruleset_chooses_items(void) {
    const char *text = "(game <Board:size> <Goal>)" BOARD GOAL RULESETS;
    Description *d = expand(text, NULL, "Ruleset/Tiny (Known)");
    assert_game("(game 3 Win)", d);
    TEST_ASSERT_EQUAL_INT(0, d->options->ruleset);
    assert_game("(game 9 Lose)", expand(text, NULL, "huge"));
    assert_game("(game 9 Win)", expand(text, "Goal/Win", "huge"));
}

static void test_an_unknown_ruleset_is_refused(void) {
    TEST_ASSERT_NULL(expand("(game)" BOARD GOAL RULESETS, NULL, "Ruleset/Hugo"));
    assert_message("the game has no ruleset \"Ruleset/Hugo\"");
    TEST_ASSERT_EQUAL_STRING("did you mean \"Ruleset/Huge\"?", report.problems[0]->notes[0]);
}

static void test_the_ruleset_that_agrees_with_the_items_holds(void) {
    Description *d = expand("(game)" BOARD GOAL RULESETS, "Board Size/Large", NULL);
    TEST_ASSERT_NOT_NULL(d);
    TEST_ASSERT_EQUAL_INT(1, d->options->ruleset);
    TEST_ASSERT_TRUE(options_hold(d->options, "Ruleset/Huge"));
    TEST_ASSERT_TRUE(options_hold(d->options, "Board Size/Large"));
    TEST_ASSERT_FALSE(options_hold(d->options, "Board Size/Small"));
    TEST_ASSERT_TRUE(options_known(d->options, "Board Size/Small"));
}

static void test_rulesets_keep_their_variations(void) {
    const Ruleset *huge = &expand("(game)" BOARD GOAL RULESETS, NULL, NULL)->options->rulesets[1];
    TEST_ASSERT_EQUAL_INT(1, huge->stars);
    TEST_ASSERT_EQUAL_INT(1, huge->n_variations);
    TEST_ASSERT_EQUAL_STRING("Goal/Win", huge->variations[0]);
}

static void test_a_ruleset_that_wants_what_is_not_there_means_the_defaults(void) {
    assert_game("(game Lose)", expand("(game <Goal>)" GOAL
                                      "(rulesets {(ruleset \"R\" {\"Goal/Win\" \"No/Way\"})})",
                                      NULL, "R"));
    TEST_ASSERT_EQUAL_INT(SEVERITY_WARNING, report.problems[0]->severity);
}

static void test_a_tag_that_is_no_option_is_refused(void) {
    TEST_ASSERT_NULL(expand("(game <Board:siez>)" BOARD, NULL, NULL));
    assert_message("the option \"Board Size\" has no argument <siez>");
    TEST_ASSERT_EQUAL_STRING("did you mean <size>?", report.problems[0]->notes[0]);
}

static void test_broken_options_are_refused_at_their_place(void) {
    TEST_ASSERT_NULL(expand("(game)\n(option \"A\" args:{} {})", NULL, NULL));
    assert_message("expected <the tag of the option>");
    TEST_ASSERT_EQUAL_INT(13, place_line(place_origin(report.problems[0]->place, NULL)).col);
    report_init(&report, &arena);
    TEST_ASSERT_NULL(expand("(game)(option \"A\" <A> args:{<x>} {(itme \"\" \"\")})", NULL, NULL));
    assert_message("expected (item ...)");
    report_init(&report, &arena);
    TEST_ASSERT_NULL(expand("(game)(option \"A\" <A> args:{<x>} {", NULL, NULL));
    assert_message("this { is never closed");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_first_of_the_items_with_most_stars_is_the_default);
    RUN_TEST(test_without_stars_the_first_item_is_the_default);
    RUN_TEST(test_a_bare_tag_means_the_first_argument);
    RUN_TEST(test_comparisons_in_arguments_close_nothing);
    RUN_TEST(test_an_empty_argument_leaves_nothing);
    RUN_TEST(test_tags_stand_in_strings_and_defines_too);
    RUN_TEST(test_items_may_speak_of_later_options_only);
    RUN_TEST(test_items_are_chosen_by_name);
    RUN_TEST(test_an_unknown_item_is_refused_with_a_list);
    RUN_TEST(test_a_game_without_options_has_none_to_choose);
    RUN_TEST(test_a_ruleset_chooses_items);
    RUN_TEST(test_an_unknown_ruleset_is_refused);
    RUN_TEST(test_the_ruleset_that_agrees_with_the_items_holds);
    RUN_TEST(test_rulesets_keep_their_variations);
    RUN_TEST(test_a_ruleset_that_wants_what_is_not_there_means_the_defaults);
    RUN_TEST(test_a_tag_that_is_no_option_is_refused);
    RUN_TEST(test_broken_options_are_refused_at_their_place);
    return UNITY_END();
}
