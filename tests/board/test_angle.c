/* Tests of board/angle: the last bit is Java's, the others are those of any arctangent. */
#include "board/angle.h"

#include "unity.h"

#include <math.h>

void setUp(void) {}
void tearDown(void) {}

/* Results of Java's Math.atan2 that the C library rounds the other way. */
static void test_the_last_bit_is_that_of_java(void) {
    static const double rows[][3] = {
        { 0x1.872a5037dc098p-4, 0x1.03bbc0bc094f9p+0, 0x1.8068fab9ccc5fp-4 },
        { -0x1.8786787fb3b31p+0, -0x1.85e8080d144fep-2, -0x1.d096da8b6738bp+0 },
        { -0x1.dc2e531a20ef7p-2, 0x1.9cd7e781b4ef2p-2, -0x1.b68a0a46791a0p-1 },
        { 0x1.2fdd869d28c59p-14, 0x1.21a59c55df2acp-1, 0x1.0c91153efb0fap-13 },
        { 0x1.46bf2cbf4254ap+0, -0x1.be60162a1ede6p+0, 0x1.413e38f54bc06p+1 },
        { -0x1.18e42p+0, 0x1.a74724p+0, -0x1.2bf8d8b3c1dc2p-1 },
        { 8, 10, 0x1.5977a5103ea93p-1 },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        TEST_ASSERT_TRUE(angle_of(rows[i][0], rows[i][1]) == rows[i][2]);
}

static void test_all_round_it_agrees_with_the_library(void) {
    for (int i = -1000; i <= 1000; i++)
        for (int k = -7; k <= 7; k++) {
            double y = i / 37.0, x = k * 1.3;
            TEST_ASSERT_DOUBLE_WITHIN(1e-15, atan2(y, x), angle_of(y, x));
        }
}

static void test_the_axes(void) {
    TEST_ASSERT_EQUAL_DOUBLE(0, angle_of(0, 1));
    TEST_ASSERT_EQUAL_DOUBLE(M_PI, angle_of(0, -1));
    TEST_ASSERT_EQUAL_DOUBLE(-M_PI, angle_of(-0.0, -1));
    TEST_ASSERT_EQUAL_DOUBLE(M_PI / 2, angle_of(3, 0));
    TEST_ASSERT_EQUAL_DOUBLE(-M_PI / 2, angle_of(-3, -0.0));
    TEST_ASSERT_EQUAL_DOUBLE(0, angle_of(0, 0));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_the_last_bit_is_that_of_java);
    RUN_TEST(test_all_round_it_agrees_with_the_library);
    RUN_TEST(test_the_axes);
    return UNITY_END();
}
