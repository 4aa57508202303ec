/* Arithmetic that is done while a description is read. */
#include "ludeme/constant.h"
#include "ludeme/ludemes.h"

#include "unity.h"

#include <string.h>

static Arena arena;
static Report report;

void setUp(void) {
    arena_init(&arena, 16 << 20);
    report_init(&report, &arena);
}

void tearDown(void) {
    arena_free(&arena);
}

static const Bound *bound(const char *text, const char *rule) {
    int n = 0;
    Source *source = source_make(&arena, "number", text, strlen(text));
    Tree *tree = tree_read_item(&arena, &report, source, &n);
    const Bound *b = bind_tree(&arena, &report, ludeme_grammar(), tree, n, rule);
    TEST_ASSERT_NOT_NULL_MESSAGE(b, text);
    return b;
}

static const struct {
    const char *text;
    int value;
} dims[] = {
    { "7", 7 },           { "(+ 2 3)", 5 },       { "(+ {1 2 3 4})", 10 },    { "(- 2 5)", -3 },
    { "(* 3 -4)", -12 },  { "(* {2 3 4})", 24 },  { "(/ 7 2)", 3 },           { "(/ -7 2)", -3 },
    { "(^ 2 10)", 1024 }, { "(abs (- 3 9))", 6 }, { "(max 2 (min 9 4))", 4 },
};

static void test_whole_numbers(void) {
    for (size_t i = 0; i < sizeof dims / sizeof dims[0]; i++) {
        int value = 0;
        TEST_ASSERT_TRUE(constant_int(&report, bound(dims[i].text, "<dim>"), &value));
        TEST_ASSERT_EQUAL_MESSAGE(dims[i].value, value, dims[i].text);
    }
}

static const struct {
    const char *text;
    float value;
} floats[] = {
    { "0.1", 0.1f },
    { "3", 3 },
    { "(+ 0.1 0.2)", 0.3f },
    { "(/ 1 3)", 1 / 3.0f },
    { "(/ (- 7 3) 2)", 2 },
    { "(* {0.5 3 2})", 3 },
    { "(sqrt 2)", 1.41421354f },
    { "(sin 0.5)", 0.479425550f },
    { "(log10 1000)", 3 },
    { "(max {0.5 2 1})", 2 },
    { "(toFloat 4)", 4 },
};

static void test_real_numbers_have_32_bits(void) {
    for (size_t i = 0; i < sizeof floats / sizeof floats[0]; i++) {
        double value = 0;
        TEST_ASSERT_TRUE(constant_float(&report, bound(floats[i].text, "<float>"), &value));
        TEST_ASSERT_TRUE_MESSAGE(value == (double)floats[i].value, floats[i].text);
    }
}

static void test_what_has_no_result_is_reported(void) {
    static const char *const texts[] = { "(/ 1 (- 2 2))", "(* 100000 100000)", "(^ 10 10)" };
    for (int i = 0; i < 3; i++) {
        int value;
        report_init(&report, &arena);
        TEST_ASSERT_FALSE(constant_int(&report, bound(texts[i], "<dim>"), &value));
        TEST_ASSERT_EQUAL_MESSAGE(1, report.n_errors, texts[i]);
    }
    double real;
    report_init(&report, &arena);
    TEST_ASSERT_FALSE(constant_float(&report, bound("(log 0)", "<float>"), &real));
    TEST_ASSERT_FALSE(constant_float(&report, bound("(sqrt -1)", "<float>"), &real));
}

static void test_what_depends_on_the_play_is_no_constant(void) {
    double real;
    TEST_ASSERT_FALSE(constant_float(&report, bound("(toFloat (count Turns))", "<float>"), &real));
    TEST_ASSERT_EQUAL_STRING("a number that never changes is needed here",
                             report.problems[0]->message);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_whole_numbers);
    RUN_TEST(test_real_numbers_have_32_bits);
    RUN_TEST(test_what_has_no_result_is_reported);
    RUN_TEST(test_what_depends_on_the_play_is_no_constant);
    return UNITY_END();
}
