/* Tests of cmd/args: options and words from a command line. */
#include "cmd/args.h"

#include "unity.h"

static const Option options[] = {
    { "option", OPTION_TEXT, "CATEGORY/ITEM", "choose", 0, 0 },
    { "json", OPTION_SWITCH, NULL, "for scripts", 0, 0 },
    { "depth", OPTION_INTEGER, "N", "how deep", 1, 9 },
    { "seed", OPTION_INTEGER, "N", "any number", 0, 0 },
    { "seconds", OPTION_DECIMAL, "S", "how long", 0, 10 },
    { NULL, OPTION_SWITCH, NULL, NULL, 0, 0 },
};

static Arena arena;
static Text why;
static Args args;

void setUp(void) {
    arena_init(&arena, 1 << 20);
    why = (Text){ 0 };
}

void tearDown(void) {
    arena_free(&arena);
    text_free(&why);
}

/* Reads a command line that ends with NULL. */
static bool read_line(char **argv) {
    int argc = 0;
    while (argv[argc])
        argc++;
    return args_read(&args, &arena, options, argc, argv, &why);
}
#define READ(...) read_line((char *[]){ "command", __VA_ARGS__, NULL })

static void assert_refused(bool read, const char *reason) {
    TEST_ASSERT_FALSE(read);
    TEST_ASSERT_EQUAL_STRING(reason, text_str(&why));
}

static void test_words_and_options_may_be_mixed(void) {
    TEST_ASSERT_TRUE(READ("a", "--json", "b", "--depth", "3", "c"));
    TEST_ASSERT_EQUAL_INT(3, args.n_words);
    TEST_ASSERT_EQUAL_STRING("b", args.words[1]);
    TEST_ASSERT_TRUE(args_given(&args, "json"));
    TEST_ASSERT_EQUAL_INT(3, args_integer(&args, "depth", 7));
}

static void test_what_is_not_given_has_its_default(void) {
    TEST_ASSERT_TRUE(READ("a"));
    TEST_ASSERT_FALSE(args_given(&args, "json"));
    TEST_ASSERT_EQUAL_INT(7, args_integer(&args, "depth", 7));
    TEST_ASSERT_NULL(args_text(&args, "option", NULL));
    TEST_ASSERT_TRUE(args_decimal(&args, "seconds", 0.25) == 0.25);
}

static void test_both_ways_to_give_a_value(void) {
    TEST_ASSERT_TRUE(READ("--option", "Board/9x9", "--seconds=0.5"));
    TEST_ASSERT_EQUAL_STRING("Board/9x9", args_text(&args, "option", NULL));
    TEST_ASSERT_TRUE(args_decimal(&args, "seconds", 0) == 0.5);
    TEST_ASSERT_EQUAL_INT(0, args.n_words);
}

static void test_repeated_options_keep_their_order(void) {
    TEST_ASSERT_TRUE(
        READ("--option", "a", "--seed=-5", "--option=b=c", "--json", "--option", "--json"));
    int n;
    const char *const *all = args_all(&args, "option", &n);
    TEST_ASSERT_EQUAL_INT(3, n);
    TEST_ASSERT_EQUAL_STRING("a", all[0]);
    TEST_ASSERT_EQUAL_STRING("b=c", all[1]);
    TEST_ASSERT_EQUAL_STRING("--json", all[2]);
    TEST_ASSERT_EQUAL_STRING("--json", args_text(&args, "option", NULL));
    TEST_ASSERT_EQUAL_INT(-5, args_integer(&args, "seed", 0));
}

static void test_two_dashes_end_the_options(void) {
    TEST_ASSERT_TRUE(READ("-", "--", "--json", "--"));
    TEST_ASSERT_EQUAL_INT(3, args.n_words);
    TEST_ASSERT_EQUAL_STRING("-", args.words[0]);
    TEST_ASSERT_EQUAL_STRING("--json", args.words[1]);
    TEST_ASSERT_EQUAL_STRING("--", args.words[2]);
    TEST_ASSERT_FALSE(args_given(&args, "json"));
}

static void test_an_unknown_option_gets_a_suggestion(void) {
    assert_refused(READ("--jsno"), "there is no option --jsno; did you mean --json?");
}

static void test_an_option_like_no_other_gets_none(void) {
    assert_refused(READ("--elephant=4"), "there is no option --elephant");
}

static void test_single_dashes_are_no_options(void) {
    assert_refused(READ("-x"), "there is no option -x");
}

static void test_a_value_may_not_be_missing(void) {
    assert_refused(READ("--depth"), "--depth wants a value: --depth N");
}

static void test_a_switch_takes_no_value(void) {
    assert_refused(READ("--json=1"), "--json takes no value");
}

static void test_numbers_are_numbers_to_the_end(void) {
    assert_refused(READ("--depth", "3x"), "--depth wants a whole number from 1 to 9, not \"3x\"");
}

static void test_numbers_are_in_range(void) {
    assert_refused(READ("--depth", "10"), "--depth wants a whole number from 1 to 9, not \"10\"");
}

static void test_huge_numbers_are_refused(void) {
    assert_refused(READ("--seed=99999999999999999999"),
                   "--seed wants a whole number, not \"99999999999999999999\"");
}

static void test_an_empty_number_is_refused(void) {
    assert_refused(READ("--seconds="), "--seconds wants a number from 0 to 10, not \"\"");
}

static void test_infinity_is_no_number(void) {
    assert_refused(READ("--seconds=inf"), "--seconds wants a number from 0 to 10, not \"inf\"");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_words_and_options_may_be_mixed);
    RUN_TEST(test_what_is_not_given_has_its_default);
    RUN_TEST(test_both_ways_to_give_a_value);
    RUN_TEST(test_repeated_options_keep_their_order);
    RUN_TEST(test_two_dashes_end_the_options);
    RUN_TEST(test_an_unknown_option_gets_a_suggestion);
    RUN_TEST(test_an_option_like_no_other_gets_none);
    RUN_TEST(test_single_dashes_are_no_options);
    RUN_TEST(test_a_value_may_not_be_missing);
    RUN_TEST(test_a_switch_takes_no_value);
    RUN_TEST(test_numbers_are_numbers_to_the_end);
    RUN_TEST(test_numbers_are_in_range);
    RUN_TEST(test_huge_numbers_are_refused);
    RUN_TEST(test_an_empty_number_is_refused);
    RUN_TEST(test_infinity_is_no_number);
    return UNITY_END();
}
