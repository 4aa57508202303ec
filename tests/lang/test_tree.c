/* Tests of lang/tree: brackets, strings, numbers and words become a tree with places. */
#include "lang/tree.h"

#include "unity.h"

#include <string.h>

static Arena arena;
static Report report;

void setUp(void) {
    arena_init(&arena, 8 << 20);
    report_init(&report, &arena);
}

void tearDown(void) {
    arena_free(&arena);
}

static Tree *read(const char *text) {
    return tree_read_item(&arena, &report, source_make(&arena, "t", text, strlen(text)), NULL);
}

static void assert_text(const char *expected, const char *text) {
    Tree *t = read(text);
    TEST_ASSERT_NOT_NULL_MESSAGE(t, text);
    TEST_ASSERT_EQUAL_STRING(expected, tree_text(&arena, t, 1000));
}

/* Reading stops with one error at this offset. */
static void assert_error(const char *text, uint32_t at, const char *message) {
    report_init(&report, &arena);
    TEST_ASSERT_NULL_MESSAGE(read(text), text);
    TEST_ASSERT_EQUAL_INT(1, report.n_problems);
    TEST_ASSERT_EQUAL_INT(at, report.problems[0]->place.at);
    TEST_ASSERT_EQUAL_STRING(message, report.problems[0]->message);
}

static void test_lists_and_arrays_nest(void) {
    Tree *t = read("(a {b (c)} d)");
    TEST_ASSERT_EQUAL_INT(TREE_LIST, t->kind);
    TEST_ASSERT_EQUAL_INT(3, t->n_items);
    TEST_ASSERT_EQUAL_STRING("a", tree_head(t));
    TEST_ASSERT_EQUAL_INT(TREE_ARRAY, t->items[1]->kind);
    TEST_ASSERT_EQUAL_STRING("c", tree_head(t->items[1]->items[1]));
}

static void test_places_and_ends_are_those_of_the_text(void) {
    Tree *t = read("(a  at:(b) \"x\")");
    TEST_ASSERT_EQUAL_INT(0, t->place.at);
    TEST_ASSERT_EQUAL_INT(15, t->end);
    TEST_ASSERT_EQUAL_INT(4, t->items[1]->place.at);
    TEST_ASSERT_EQUAL_INT(10, t->items[1]->end);
    TEST_ASSERT_EQUAL_INT(11, t->items[2]->place.at);
}

static void test_ids_count_all_nodes(void) {
    int n;
    Source *s = source_make(&arena, "t", "(a {1 2} b:3)", 13);
    Tree *t = tree_read(&arena, &report, s, &n);
    TEST_ASSERT_EQUAL_INT(7, n); /* the name of b:3 was read as a word first */
    TEST_ASSERT_EQUAL_INT(0, t->id);
    TEST_ASSERT_TRUE(t->items[2]->id < n);
}

static void test_numbers(void) {
    Tree *t = read("{1 -20 +3 1.5 -.25 - -a a1}");
    static const TreeKind kinds[] = { TREE_INT,   TREE_INT,    TREE_INT,    TREE_FLOAT,
                                      TREE_FLOAT, TREE_SYMBOL, TREE_SYMBOL, TREE_SYMBOL };
    for (int i = 0; i < 8; i++)
        TEST_ASSERT_EQUAL_INT_MESSAGE(kinds[i], t->items[i]->kind, t->items[i]->text);
    TEST_ASSERT_EQUAL_INT(-20, t->items[1]->integer);
    TEST_ASSERT_EQUAL_INT(3, t->items[2]->integer);
    TEST_ASSERT_EQUAL_DOUBLE(-0.25, t->items[4]->real);
    TEST_ASSERT_EQUAL_INT(2147483647, read("2147483647")->integer);
}

static void test_what_is_half_a_number_is_refused(void) {
    assert_error("(a 3x)", 3, "\"3x\" is not a number");
    assert_error("1.2.3", 0, "\"1.2.3\" is not a number");
    assert_error("(a 2147483648)", 3, "the number 2147483648 is too large");
    assert_error("(a 99999999999999999999999)", 3,
                 "the number 99999999999999999999999 is too large");
}

static void test_strings(void) {
    Tree *t = read("(a \"say \\\"hello\\\" {)\" \"\")");
    TEST_ASSERT_EQUAL_INT(3, t->n_items);
    TEST_ASSERT_EQUAL_STRING("say \"hello\" {)", t->items[1]->text);
    TEST_ASSERT_EQUAL_STRING("", t->items[2]->text);
    assert_error("(a \"b)", 3, "this string is never closed");
    assert_error("\"\\", 0, "this string is never closed");
}

static void test_names(void) {
    Tree *t = read("(a at:3 if: (b))");
    TEST_ASSERT_EQUAL_STRING("at", t->items[1]->name);
    TEST_ASSERT_EQUAL_INT(3, t->items[1]->integer);
    TEST_ASSERT_EQUAL_STRING("if", t->items[2]->name);
    TEST_ASSERT_EQUAL_STRING("b", tree_head(t->items[2]));
    assert_error("(a at:)", 3, "nothing stands after \"at:\"");
    assert_error("(a :3)", 3, "a colon needs a name before it");
    assert_error("(a b:c:3)", 5, "a value has one name, not \"b:c:\"");
}

static void test_comments_are_blanks(void) {
    assert_text("(a b)", "// first\n(a // second )\n b)// third");
    assert_text("(/ 1 2)", "(/ 1 2)");
}

static void test_bracket_errors(void) {
    assert_error("(a (b)", 0, "this ( is never closed");
    assert_error("{a", 0, "this { is never closed");
    assert_error("(a })", 3, "found } where ) is expected");
    assert_error("(a) )", 4, "this ) closes nothing");
    assert_error(")", 0, "a description begins with an opening bracket (");
    assert_error("", 0, "there is no description here: the text is empty");
    assert_error(" \n// only\n", 10, "there is no description here: the text is empty");
    assert_error("(a) b", 4, "this stands after the end");
}

static void test_a_description_is_a_list(void) {
    TEST_ASSERT_NULL(tree_read(&arena, &report, source_make(&arena, "t", "{a}", 3), NULL));
    TEST_ASSERT_EQUAL_STRING("a description begins with an opening bracket (",
                             report.problems[0]->message);
}

static void test_heads_are_words(void) {
    TEST_ASSERT_NULL(tree_head(read("()")));
    TEST_ASSERT_NULL(tree_head(read("(\"a\")")));
    TEST_ASSERT_NULL(tree_head(read("((a))")));
    TEST_ASSERT_NULL(tree_head(read("(a:b)")));
    TEST_ASSERT_NULL(tree_head(read("{a}")));
    TEST_ASSERT_EQUAL_STRING(">=", tree_head(read("(>= 1 2)")));
}

static void test_depth_has_a_limit(void) {
    Text t = { 0 };
    for (int i = 0; i <= TREE_DEPTH_MAX; i++)
        text_puts(&t, "(a ");
    TEST_ASSERT_NULL(read(text_str(&t)));
    TEST_ASSERT_EQUAL_STRING("more than 400 brackets inside each other",
                             report.problems[0]->message);
    text_clear(&t);
    for (int i = 0; i < TREE_DEPTH_MAX; i++)
        text_puts(&t, "(a ");
    for (int i = 0; i < TREE_DEPTH_MAX; i++)
        text_putc(&t, ')');
    TEST_ASSERT_NOT_NULL(read(text_str(&t)));
    text_free(&t);
}

static void test_long_trees_are_cut_when_shown(void) {
    Tree *t = read("(a bcdefghijklmnopqrstuvwxyz)");
    TEST_ASSERT_EQUAL_STRING("(a bcdefgh...", tree_text(&arena, t, 10));
    TEST_ASSERT_EQUAL_STRING("(a x:{1 2.5 \"s\"})",
                             tree_text(&arena, read("( a x:{1 2.5 \"s\" } )"), 100));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_lists_and_arrays_nest);
    RUN_TEST(test_places_and_ends_are_those_of_the_text);
    RUN_TEST(test_ids_count_all_nodes);
    RUN_TEST(test_numbers);
    RUN_TEST(test_what_is_half_a_number_is_refused);
    RUN_TEST(test_strings);
    RUN_TEST(test_names);
    RUN_TEST(test_comments_are_blanks);
    RUN_TEST(test_bracket_errors);
    RUN_TEST(test_a_description_is_a_list);
    RUN_TEST(test_heads_are_words);
    RUN_TEST(test_depth_has_a_limit);
    RUN_TEST(test_long_trees_are_cut_when_shown);
    return UNITY_END();
}
