/* Tests of base/source: places, lines and columns, also through a text made of others. */
#include "base/source.h"

#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static Arena arena;

void setUp(void) {
    arena_init(&arena, 1 << 20);
}

void tearDown(void) {
    arena_free(&arena);
}

static Source *make(const char *text) {
    return source_make(&arena, "test.lud", text, strlen(text));
}

static void assert_line(Source *s, uint32_t at, int line, int col, const char *text) {
    LineCol lc = place_line((Place){ s, at });
    TEST_ASSERT_EQUAL_INT(line, lc.line);
    TEST_ASSERT_EQUAL_INT(col, lc.col);
    TEST_ASSERT_EQUAL_INT((int)strlen(text), lc.size);
    TEST_ASSERT_EQUAL_STRING_LEN(text, lc.text, strlen(text));
}

static void test_lines_and_columns_count_from_one(void) {
    Source *s = make("one\ntwo\n\nfour");
    assert_line(s, 0, 1, 1, "one");
    assert_line(s, 3, 1, 4, "one"); /* the line end belongs to its line */
    assert_line(s, 4, 2, 1, "two");
    assert_line(s, 8, 3, 1, "");
    assert_line(s, 12, 4, 4, "four");
}

static void test_a_place_behind_the_end_is_the_end(void) {
    assert_line(make("one\ntwo"), 1000, 2, 4, "two");
    assert_line(make("one\n"), 4, 2, 1, "");
    assert_line(make(""), 0, 1, 1, "");
}

static void test_columns_are_characters(void) {
    assert_line(make("\xc3\xa4\xe2\x82\xac x"), 6, 1, 4, "\xc3\xa4\xe2\x82\xac x");
}

static void test_carriage_returns_are_not_shown(void) {
    assert_line(make("one\r\ntwo\r\n"), 5, 2, 1, "two");
}

static void test_what_was_read_is_its_own_origin(void) {
    Source *s = make("text");
    const Use *use;
    Place p = place_origin((Place){ s, 2 }, &use);
    TEST_ASSERT_EQUAL_PTR(s, p.source);
    TEST_ASSERT_EQUAL_INT(2, p.at);
    TEST_ASSERT_NULL(use);
}

/* "(a [define] b)": the middle came out of a define kept elsewhere. */
static void test_places_go_through_expansion(void) {
    Source *game = make("(a \"D\" b)"), *define = make("(define \"D\" middle)");
    Source *made = make("(a middle b)");
    Use use = { .define = "D", .at = { game, 3 } };
    Run runs[] = { { 0, { game, 0 }, NULL },
                   { 3, { define, 12 }, &use },
                   { 9, { game, 6 }, NULL } };
    made->runs = runs;
    made->n_runs = 3;
    const struct {
        uint32_t at;
        Source *source;
        uint32_t origin;
        Use *use;
    } expected[] = {
        { 0, game, 0, NULL },    { 2, game, 2, NULL }, { 3, define, 12, &use },
        { 8, define, 17, &use }, { 9, game, 6, NULL }, { 10, game, 7, NULL },
        { 11, game, 8, NULL },
    };
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        const Use *found;
        Place p = place_origin((Place){ made, expected[i].at }, &found);
        TEST_ASSERT_EQUAL_PTR(expected[i].source, p.source);
        TEST_ASSERT_EQUAL_INT(expected[i].origin, p.at);
        TEST_ASSERT_EQUAL_PTR(expected[i].use, found);
    }
}

static void test_a_file_is_read_with_all_its_bytes(void) {
    char path[] = "/tmp/lusor-test-XXXXXX";
    int fd = mkstemp(path);
    TEST_ASSERT_TRUE(fd >= 0);
    FILE *f = fdopen(fd, "wb");
    for (int i = 0; i < 70000; i++)
        putc(i % 251, f);
    fclose(f);
    const char *why = NULL;
    Source *s = source_read(&arena, path, &why);
    unlink(path);
    TEST_ASSERT_NOT_NULL(s);
    TEST_ASSERT_EQUAL_STRING(path, s->name);
    TEST_ASSERT_EQUAL_INT(70000, s->size);
    for (int i = 0; i < 70000; i++)
        TEST_ASSERT_EQUAL_INT(i % 251, (unsigned char)s->text[i]);
    TEST_ASSERT_EQUAL_INT(0, s->text[70000]);
}

static void test_what_cannot_be_read_has_a_reason(void) {
    const char *why = NULL;
    TEST_ASSERT_NULL(source_read(&arena, "/nonexistent/file", &why));
    TEST_ASSERT_EQUAL_STRING("No such file or directory", why);
    TEST_ASSERT_NULL(source_read(&arena, "/", &why));
    TEST_ASSERT_EQUAL_STRING("Is a directory", why);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_lines_and_columns_count_from_one);
    RUN_TEST(test_a_place_behind_the_end_is_the_end);
    RUN_TEST(test_columns_are_characters);
    RUN_TEST(test_carriage_returns_are_not_shown);
    RUN_TEST(test_what_was_read_is_its_own_origin);
    RUN_TEST(test_places_go_through_expansion);
    RUN_TEST(test_a_file_is_read_with_all_its_bytes);
    RUN_TEST(test_what_cannot_be_read_has_a_reason);
    return UNITY_END();
}
