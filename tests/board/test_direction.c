/* Tests of board/direction: names, turning, and relative directions made absolute. */
#include "board/direction.h"

#include "unity.h"

#include <string.h>

void setUp(void) {}
void tearDown(void) {}

static const DirectionSet four =
    DIRECTION_BIT(DIR_N) | DIRECTION_BIT(DIR_E) | DIRECTION_BIT(DIR_S) | DIRECTION_BIT(DIR_W);
static const DirectionSet eight = four | DIRECTION_BIT(DIR_NE) | DIRECTION_BIT(DIR_SE) |
                                  DIRECTION_BIT(DIR_SW) | DIRECTION_BIT(DIR_NW);

/* Compares with a text such as "NE SE". */
static void expect(const char *text, RelativeDirection r, Direction facing,
                   DirectionSet supported) {
    Direction out[DIRECTIONS_RELATIVE_MAX];
    char got[200] = "";
    int n = direction_relative(r, facing, supported, out);
    for (int i = 0; i < n; i++) {
        strcat(got, i ? " " : "");
        strcat(got, direction_name(out[i]));
    }
    TEST_ASSERT_EQUAL_STRING(text, got);
}

static void test_names_are_found(void) {
    for (Direction d = 0; d < N_DIRECTIONS; d++)
        TEST_ASSERT_EQUAL_INT(d, direction_find(direction_name(d), strlen(direction_name(d))));
    for (RelativeDirection r = 0; r < N_RELATIVE; r++) {
        const char *name = direction_relative_name(r);
        TEST_ASSERT_EQUAL_INT(r, direction_relative_find(name, strlen(name)));
    }
    TEST_ASSERT_EQUAL_INT(DIR_NONE, direction_find("NN", 2));
    TEST_ASSERT_EQUAL_INT(DIR_N, direction_find("NNE", 1));
}

static void test_only_directions_that_can_be_faced_are_specific(void) {
    TEST_ASSERT_FALSE(direction_specific(DIR_Support));
    TEST_ASSERT_TRUE(direction_specific(DIR_N));
    TEST_ASSERT_TRUE(direction_specific(DIR_DNW));
}

static void test_left_and_right_undo_each_other_on_the_compass_and_in_space(void) {
    for (Direction d = 0; d < N_DIRECTIONS; d++)
        if (direction_specific(d) && direction_kind(d) != KIND_TURNING) {
            TEST_ASSERT_EQUAL_INT(d, direction_left(direction_right(d)));
            TEST_ASSERT_EQUAL_INT(d, direction_leftward(direction_rightward(d)));
            TEST_ASSERT_EQUAL_INT(d, direction_opposite(direction_opposite(d)));
        }
}

static void test_turning(void) {
    TEST_ASSERT_EQUAL_INT(DIR_NNE, direction_right(DIR_N));
    TEST_ASSERT_EQUAL_INT(DIR_W, direction_leftward(DIR_N));
    TEST_ASSERT_EQUAL_INT(DIR_SSW, direction_opposite(DIR_NNE));
    TEST_ASSERT_EQUAL_INT(DIR_UNW, direction_left(DIR_UN));
    TEST_ASSERT_EQUAL_INT(DIR_USW, direction_opposite(DIR_DNE));
    TEST_ASSERT_EQUAL_INT(DIR_D, direction_opposite(DIR_U));
    TEST_ASSERT_EQUAL_INT(DIR_In, direction_opposite(DIR_Out));
    TEST_ASSERT_EQUAL_INT(DIR_CW, direction_right(DIR_Out));
}

static void test_single_relative_directions(void) {
    expect("N", REL_Forward, DIR_N, four);
    expect("S", REL_Backward, DIR_N, four);
    expect("E", REL_Rightward, DIR_N, four);
    expect("N", REL_Rightward, DIR_W, four);
    expect("", REL_Forward, DIR_NE, four);
    expect("NW", REL_FL, DIR_N, eight);
    expect("W", REL_FL, DIR_N, four);
    expect("SW", REL_BR, DIR_N, eight);
}

static void test_relative_ranges_keep_their_order(void) {
    expect("NW N NE", REL_Forwards, DIR_N, eight);
    expect("SE S SW", REL_Backwards, DIR_N, eight);
    expect("NE E SE", REL_Rightwards, DIR_N, eight);
    expect("NW W SW", REL_Leftwards, DIR_N, eight);
    expect("N", REL_Forwards, DIR_N, four);
}

static void test_what_faces_nothing_supported_ends(void) {
    expect("", REL_FL, DIR_Out, DIRECTION_BIT(DIR_N));
    expect("", REL_Leftwards, DIR_CW, DIRECTION_BIT(DIR_N));
    TEST_ASSERT_EQUAL_INT(DIR_U, direction_rotate(DIR_U, 3, four));
}

static void test_rotation_counts_supported_directions(void) {
    TEST_ASSERT_EQUAL_INT(DIR_E, direction_rotate(DIR_N, 1, four));
    TEST_ASSERT_EQUAL_INT(DIR_NE, direction_rotate(DIR_N, 1, eight));
    TEST_ASSERT_EQUAL_INT(DIR_N, direction_rotate(DIR_N, 4, four));
    TEST_ASSERT_EQUAL_INT(DIR_SW, direction_rotate(DIR_NE, 4, eight));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_names_are_found);
    RUN_TEST(test_only_directions_that_can_be_faced_are_specific);
    RUN_TEST(test_left_and_right_undo_each_other_on_the_compass_and_in_space);
    RUN_TEST(test_turning);
    RUN_TEST(test_single_relative_directions);
    RUN_TEST(test_relative_ranges_keep_their_order);
    RUN_TEST(test_what_faces_nothing_supported_ends);
    RUN_TEST(test_rotation_counts_supported_directions);
    return UNITY_END();
}
