/* Tests of base/json: what is written can be read by any reader of JSON. */
#include "base/json.h"

#include "unity.h"

static Text text;
static Json json;

void setUp(void) {
    text = (Text){ 0 };
    json = (Json){ .out = &text };
}

void tearDown(void) {
    text_free(&text);
}

static void test_commas_stand_between_values_of_one_level(void) {
    json_open(&json, NULL, '{');
    json_text(&json, "a", "x");
    json_open(&json, "b", '[');
    json_integer(&json, NULL, -1);
    json_open(&json, NULL, '[');
    json_close(&json, ']');
    json_boolean(&json, NULL, true);
    json_close(&json, ']');
    json_text(&json, "c", NULL);
    json_close(&json, '}');
    TEST_ASSERT_EQUAL_STRING("{\"a\":\"x\",\"b\":[-1,[],true],\"c\":null}", text_str(&text));
}

static void test_marks_are_escaped(void) {
    json_text(&json, NULL, "say \"a\\b\"\nend");
    TEST_ASSERT_EQUAL_STRING("\"say \\\"a\\\\b\\\"\\nend\"", text_str(&text));
}

static void test_broken_text_does_no_harm(void) {
    json_text(&json, NULL, "\x01 \xC3\xA4 \xFF");
    TEST_ASSERT_EQUAL_STRING("\"? \xC3\xA4 ?\"", text_str(&text));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_commas_stand_between_values_of_one_level);
    RUN_TEST(test_marks_are_escaped);
    RUN_TEST(test_broken_text_does_no_harm);
    return UNITY_END();
}
