/* Tests of lang/grammar: rows become rules, signatures and words. */
#include "lang/grammar.h"

#include "ludeme/ludemes.h"
#include "unity.h"

#include <string.h>

static Arena arena;
static const char *mistake;

void setUp(void) {
    arena_init(&arena, 4 << 20);
}

void tearDown(void) {
    arena_free(&arena);
}

static const Grammar *make(const Ludeme *table) {
    const Ludeme *const tables[] = { table, NULL };
    return grammar_make(&arena, tables, &mistake);
}

static const Grammar *make_well(const Ludeme *table) {
    const Grammar *g = make(table);
    TEST_ASSERT_NULL_MESSAGE(mistake, mistake);
    return g;
}

static void assert_mistake(const char *rule, const char *text, const char *part) {
    Ludeme table[] = { { rule, text }, { NULL } };
    make(table);
    TEST_ASSERT_NOT_NULL_MESSAGE(mistake, text);
    TEST_ASSERT_NOT_NULL_MESSAGE(strstr(mistake, part), mistake);
}

static void test_parameters(void) {
    static const Ludeme table[] = {
        { "<a>", "(do Fast <int> [at:<int> | {<int>}] (<b> | Slow) [stop:{{<b>}}])" },
        { "<b>", "One | Two" },
        { "<int>", "int" },
        { NULL },
    };
    const Signature *s = &make_well(table)->signatures[0];
    TEST_ASSERT_EQUAL_STRING("do", s->head);
    TEST_ASSERT_EQUAL_INT(5, s->n_params);
    TEST_ASSERT_EQUAL_STRING("Fast", s->params[0].alternatives[0].word);
    TEST_ASSERT_FALSE(s->params[1].optional);
    TEST_ASSERT_TRUE(s->params[2].optional);
    TEST_ASSERT_EQUAL_INT(2, s->params[2].n_alternatives);
    TEST_ASSERT_EQUAL_STRING("at", s->params[2].alternatives[0].name);
    TEST_ASSERT_EQUAL_STRING("at:<int>", s->params[2].alternatives[0].text);
    TEST_ASSERT_EQUAL_INT(1, s->params[2].alternatives[1].type.depth);
    TEST_ASSERT_FALSE(s->params[3].optional);
    TEST_ASSERT_EQUAL_STRING("Slow", s->params[3].alternatives[1].word);
    TEST_ASSERT_EQUAL_INT(2, s->params[4].alternatives[0].type.depth);
}

static void test_reach_goes_through_alternatives_and_back(void) {
    static const Ludeme table[] = {
        { "<a>", "<b> | int" },
        { "<b>", "<c> | Word" },
        { "<c>", "<a> | {<d>}" },
        { "<d>", "string" },
        { NULL },
    };
    const Grammar *g = make_well(table);
    int a = grammar_rule(g, "<a>"), b = grammar_rule(g, "<b>"), d = grammar_rule(g, "<d>");
    TEST_ASSERT_TRUE(grammar_reaches(g, a, b));
    TEST_ASSERT_TRUE(grammar_reaches(g, b, a));  /* a circle is no trouble */
    TEST_ASSERT_FALSE(grammar_reaches(g, a, d)); /* an array of something is not that thing */
    TEST_ASSERT_EQUAL_INT(PRIM_INT, g->rules[b].reach_primitives);
    TEST_ASSERT_TRUE(g->rules[a].reach_arrays);
    TEST_ASSERT_EQUAL_INT(PRIM_STRING, g->rules[d].primitives);
}

static void test_words_and_heads_are_found(void) {
    static const Ludeme table[] = {
        { "<a>", "|One|Two|Three" }, { "<b>", "Two | Four" }, { "<c>", "(go)" },
        { "<c>", "(go <a>)" },       { "<c>", "(<= <a>)" },   { NULL },
    };
    const Grammar *g = make_well(table);
    int first;
    TEST_ASSERT_EQUAL_INT(2, grammar_by_word(g, "Two", &first));
    TEST_ASSERT_EQUAL_INT(1, g->words[g->by_word[first]].value);
    TEST_ASSERT_EQUAL_INT(0, g->words[g->by_word[first + 1]].value);
    TEST_ASSERT_EQUAL_INT(0, grammar_by_word(g, "Five", &first));
    TEST_ASSERT_EQUAL_INT(2, grammar_by_head(g, "go", &first));
    TEST_ASSERT_EQUAL_STRING("(go)", g->signatures[g->by_head[first]].ludeme->text);
    TEST_ASSERT_EQUAL_INT(1, grammar_by_head(g, "<=", &first));
    TEST_ASSERT_EQUAL_INT(-1, grammar_rule(g, "<z>"));
}

static void test_operators_may_name_rules(void) {
    static const Ludeme table[] = { { "<>=>", "(>= <int> <int>)" },
                                    { "<int>", "int | <>=>" },
                                    { NULL } };
    const Grammar *g = make_well(table);
    TEST_ASSERT_TRUE(grammar_reaches(g, grammar_rule(g, "<int>"), grammar_rule(g, "<>=>")));
}

static void test_types_as_text(void) {
    Text t = { 0 };
    const Grammar *g = ludeme_grammar();
    grammar_type_text(g, (Type){ (int16_t)grammar_rule(g, "<int>"), 2 }, &t);
    TEST_ASSERT_EQUAL_STRING("{{<int>}}", text_str(&t));
    text_free(&t);
}

static void test_mistakes_in_rows_are_told(void) {
    assert_mistake("<a>", "(go <b>)", "no row declares <b>");
    assert_mistake("<a>", "(go [<a>)", "expected ]");
    assert_mistake("<a>", "(go", "expected a word");
    assert_mistake("<a>", "({<a>})", "expected a word");
    assert_mistake("<a>", "(go) x", "unexpected text");
    assert_mistake("<a>", "(go <a)", "a rule name without end");
    assert_mistake("<a>", "(go (<a> | ))", "expected a word");
}

static void test_the_grammar_of_all_ludemes_is_well(void) {
    const Grammar *g = ludeme_grammar();
    TEST_ASSERT_TRUE(g->n_signatures > 400);
    TEST_ASSERT_EQUAL_PTR(g, ludeme_grammar());
    TEST_ASSERT_TRUE(grammar_rule(g, "<game>") >= 0);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_parameters);
    RUN_TEST(test_reach_goes_through_alternatives_and_back);
    RUN_TEST(test_words_and_heads_are_found);
    RUN_TEST(test_operators_may_name_rules);
    RUN_TEST(test_types_as_text);
    RUN_TEST(test_mistakes_in_rows_are_told);
    RUN_TEST(test_the_grammar_of_all_ludemes_is_well);
    return UNITY_END();
}
