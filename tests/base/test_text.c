/* Tests of base/text: texts grow, stay terminated and can be emptied. */
#include "base/text.h"

#include "unity.h"

#include <string.h>

static Text text;

void setUp(void) {
    text = (Text){ 0 };
}

void tearDown(void) {
    text_free(&text);
}

static void test_an_empty_text_is_an_empty_string(void) {
    TEST_ASSERT_EQUAL_STRING("", text_str(&text));
    text_clear(&text);
    TEST_ASSERT_EQUAL_STRING("", text_str(&text));
}

static void test_all_ways_to_add(void) {
    text_puts(&text, "one");
    text_putc(&text, ' ');
    text_add(&text, "two and more", 3);
    text_printf(&text, " %d %s", 3, "four");
    TEST_ASSERT_EQUAL_STRING("one two 3 four", text_str(&text));
    TEST_ASSERT_EQUAL_INT(14, text.n);
}

static void test_it_keeps_everything_while_growing(void) {
    for (int i = 0; i < 10000; i++)
        text_printf(&text, "%04d", i);
    TEST_ASSERT_EQUAL_INT(40000, text.n);
    for (int i = 0; i < 10000; i++) {
        char expected[5] = { (char)('0' + i / 1000), (char)('0' + i / 100 % 10),
                             (char)('0' + i / 10 % 10), (char)('0' + i % 10), '\0' };
        TEST_ASSERT_EQUAL_STRING_LEN(expected, text_str(&text) + 4 * i, 4);
    }
    TEST_ASSERT_EQUAL_INT(40000, strlen(text_str(&text)));
}

static void test_a_long_insertion_fits_at_once(void) {
    text_puts(&text, "x");
    text_printf(&text, "%5000d", 7);
    TEST_ASSERT_EQUAL_INT(5001, text.n);
    TEST_ASSERT_EQUAL_INT('7', text_str(&text)[5000]);
}

static void test_clear_keeps_the_memory(void) {
    text_puts(&text, "something");
    size_t cap = text.cap;
    text_clear(&text);
    TEST_ASSERT_EQUAL_STRING("", text_str(&text));
    TEST_ASSERT_EQUAL_INT(cap, text.cap);
    text_puts(&text, "else");
    TEST_ASSERT_EQUAL_STRING("else", text_str(&text));
}

static void test_bytes_may_be_nul(void) {
    text_add(&text, "a\0b", 3);
    TEST_ASSERT_EQUAL_INT(3, text.n);
    TEST_ASSERT_EQUAL_MEMORY("a\0b", text.s, 4);
}

static void assert_clean(const char *expected, const char *bytes) {
    text_clear(&text);
    text_add_clean(&text, bytes, strlen(bytes));
    TEST_ASSERT_EQUAL_STRING(expected, text_str(&text));
}

static void test_what_may_harm_a_terminal_is_replaced(void) {
    assert_clean("plain\nand \xc3\xa4 \xe2\x82\xac \xf0\x9f\x8e\xb2",
                 "plain\nand\t\xc3\xa4 \xe2\x82\xac \xf0\x9f\x8e\xb2");
    assert_clean("?[2J? ?", "\x1b[2J\a \x7f");
    assert_clean("? ??", "\xc2\x9b \xc0\x9b"); /* a control above 127; an overlong one */
    assert_clean("?x ??? ??", "\xc3x \xe0\x80\x80 \xe2\x82"); /* cut, overlong, ended */
    assert_clean("???? ????", "\xf0\x80\x80\x80 \xf5\x80\x80\x80");
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_an_empty_text_is_an_empty_string);
    RUN_TEST(test_all_ways_to_add);
    RUN_TEST(test_it_keeps_everything_while_growing);
    RUN_TEST(test_a_long_insertion_fits_at_once);
    RUN_TEST(test_clear_keeps_the_memory);
    RUN_TEST(test_bytes_may_be_nul);
    RUN_TEST(test_what_may_harm_a_terminal_is_replaced);
    return UNITY_END();
}
