/* Tests of lang/metadata: what a description tells besides the rules. */
#include "lang/metadata.h"

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

static const Tree *read_with(const char *text, const char *option) {
    const Source *file = source_make(&arena, "test.lud", text, strlen(text));
    Choices choices = { &option, option != NULL, NULL };
    Description *d = description_expand(&arena, &report, library, file, NULL, &choices);
    TEST_ASSERT_NOT_NULL_MESSAGE(d, text);
    return metadata_read(&arena, &report, d);
}

static const Tree *read(const char *text) {
    return read_with(text, NULL);
}

static void test_texts_are_found(void) {
    const Tree *m =
        read("(game) (metadata (info {(description \"Old.\") (rules \"Say \\\"go\\\".\")})"
             "(graphics {(show Edges)}))");
    TEST_ASSERT_EQUAL_STRING("Old.", metadata_text(m, "info", "description"));
    TEST_ASSERT_EQUAL_STRING("Say \"go\".", metadata_text(m, "info", "rules"));
    TEST_ASSERT_NULL(metadata_text(m, "info", "date"));
    TEST_ASSERT_NULL(metadata_text(m, "graphics", "show"));
}

static void test_no_metadata_is_no_mistake(void) {
    TEST_ASSERT_NULL(read("(game)"));
    TEST_ASSERT_NULL(metadata_text(NULL, "info", "description"));
    TEST_ASSERT_NULL(metadata_next(NULL, NULL, "show"));
    TEST_ASSERT_EQUAL_INT(0, report.n_problems);
}

static void test_entries_come_one_after_the_other(void) {
    const Tree *m = read("(game) (metadata (graphics {(player Colour P1 Red) (piece Scale 1)"
                         "(player Colour P2 Blue) (player Name P2)}))");
    const Tree *graphics = metadata_section(m, "graphics");
    const Tree *first = metadata_next(graphics, NULL, "player Colour");
    const Tree *second = metadata_next(graphics, first, "player Colour");
    TEST_ASSERT_EQUAL_STRING("(player Colour P1 Red)", tree_text(&arena, first, 99));
    TEST_ASSERT_EQUAL_STRING("(player Colour P2 Blue)", tree_text(&arena, second, 99));
    TEST_ASSERT_NULL(metadata_next(graphics, second, "player Colour"));
}

static void test_only_what_is_for_the_options_selected_is_kept(void) {
    const char *text =
        "(game) (option \"Size\" <S> args:{<n>} {(item \"3\" <3> \"\")* (item \"4\" <4> \"\")})"
        "(metadata (info {(useFor {\"Size/3\"} (rules \"Three.\"))"
        "(useFor \"Size/4\" (rules \"Four.\")) (date \"1900\")}))";
    TEST_ASSERT_EQUAL_STRING("Three.", metadata_text(read(text), "info", "rules"));
    const Tree *four = read_with(text, "Size/4");
    TEST_ASSERT_EQUAL_STRING("Four.", metadata_text(four, "info", "rules"));
    TEST_ASSERT_EQUAL_STRING("1900", metadata_text(four, "info", "date"));
}

static void test_local_defines_count_in_metadata(void) {
    const Tree *m = read("(define \"Red\" (colour 9 #1)) (game)"
                         "(metadata (graphics (board Colour (\"Red\" 5) {0..2})))");
    TEST_ASSERT_EQUAL_STRING("(graphics (board Colour (colour 9 5) {0 1 2}))",
                             tree_text(&arena, metadata_section(m, "graphics"), 99));
}

static void test_what_cannot_be_read_is_a_warning(void) {
    TEST_ASSERT_NULL(read("(game) (metadata (info {(rules 1.2.3)}))"));
    TEST_ASSERT_EQUAL_INT(0, report.n_errors);
    TEST_ASSERT_EQUAL_INT(1, report.n_problems);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_texts_are_found);
    RUN_TEST(test_no_metadata_is_no_mistake);
    RUN_TEST(test_entries_come_one_after_the_other);
    RUN_TEST(test_only_what_is_for_the_options_selected_is_kept);
    RUN_TEST(test_local_defines_count_in_metadata);
    RUN_TEST(test_what_cannot_be_read_is_a_warning);
    return UNITY_END();
}
