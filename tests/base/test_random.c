/* Tests of base/random and base/hash against values worked out from their definitions in another
   language. */
#include "base/hash.h"
#include "base/random.h"

#include "unity.h"

#include <string.h>

static Random r;

void setUp(void) {}

void tearDown(void) {}

static void assert_below(uint64_t seed, int n, const int *expected, int count, uint64_t draws) {
    random_seed(&r, seed);
    for (int i = 0; i < count; i++)
        TEST_ASSERT_EQUAL_INT(expected[i], random_below(&r, n));
    TEST_ASSERT_EQUAL_UINT64(draws, r.draws);
}

static void test_the_generator(void) {
    const uint64_t expected[] = { 0xbdd732262feb6e95, 0x28efe333b266f103, 0x47526757130f9f52,
                                  0x581ce1ff0e4ae394 };
    random_seed(&r, 42);
    for (int i = 0; i < 4; i++)
        TEST_ASSERT_EQUAL_HEX64(expected[i], random_next(&r));
}

static void test_a_negative_seed_wraps(void) {
    const uint64_t expected[] = { 0xe4d971771b652c20, 0xe99ff867dbf682c9, 0x382ff84cb27281e9 };
    random_seed(&r, (uint64_t)-1);
    for (int i = 0; i < 3; i++)
        TEST_ASSERT_EQUAL_HEX64(expected[i], random_next(&r));
}

static void test_dice(void) {
    assert_below(2024, 6, (int[]){ 4, 2, 0, 0, 5, 3, 2, 0, 0, 2, 3, 5 }, 12, 12);
}

static void test_powers_of_two_take_the_top_bits(void) {
    assert_below(2024, 8, (int[]){ 3, 0, 0, 5, 5, 7, 6, 0, 3, 5, 1, 2 }, 12, 12);
}

static void test_one_of_one_still_draws(void) {
    assert_below(2024, 1, (int[]){ 0, 0, 0 }, 3, 3);
}

static void test_cards(void) {
    assert_below(2024, 52, (int[]){ 40, 12, 20, 40, 47, 15, 30, 34, 12, 22, 43, 13 }, 12, 12);
}

static void test_values_that_would_not_be_fair_are_drawn_again(void) {
    assert_below(7, (1 << 30) + 1,
                 (int[]){ 494728729, 773109057, 216436062, 570722859, 931083351, 261852856,
                          1040678538, 455717253 },
                 8, 22);
}

static void test_fractions(void) {
    const double expected[] = { 0.386768045983934, 0.7523070158382239, 0.2327091656774618,
                                0.0993394113266024 };
    random_seed(&r, 5);
    for (int i = 0; i < 4; i++)
        TEST_ASSERT_TRUE(random_unit(&r) == expected[i]);
}

static void test_every_face_comes_up_equally_often(void) {
    int count[6] = { 0 };
    const int expected[] = { 10011, 10011, 10006, 9903, 10058, 10011 };
    random_seed(&r, 99);
    for (int i = 0; i < 60000; i++)
        count[random_below(&r, 6)]++;
    TEST_ASSERT_EQUAL_INT_ARRAY(expected, count, 6);
}

static void test_hash_of_texts(void) {
    TEST_ASSERT_EQUAL_HEX32(0x811c9dc5, hash_fnv32("", 0));
    TEST_ASSERT_EQUAL_HEX32(0xe40c292c, hash_fnv32("a", 1));
    TEST_ASSERT_EQUAL_HEX32(0x3a590dba, hash_fnv32("lusor", 5));
    TEST_ASSERT_EQUAL_HEX32(0x079dc48c, hash_fnv32("\xc3\xb6", 2));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_generator);
    RUN_TEST(test_a_negative_seed_wraps);
    RUN_TEST(test_dice);
    RUN_TEST(test_powers_of_two_take_the_top_bits);
    RUN_TEST(test_one_of_one_still_draws);
    RUN_TEST(test_cards);
    RUN_TEST(test_values_that_would_not_be_fair_are_drawn_again);
    RUN_TEST(test_fractions);
    RUN_TEST(test_every_face_comes_up_equally_often);
    RUN_TEST(test_hash_of_texts);
    return UNITY_END();
}
