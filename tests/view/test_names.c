/* Tests of view/names: every site has one name, and the name leads back to it. */
#include "view/names.h"

#include "described.h"

static LusorGame *game;
static Names *names;

void setUp(void) {}

void tearDown(void) {
    names_free(names);
    lusor_free(game);
    names = NULL;
    game = NULL;
}

static void open_game(const char *description) {
    game = described_game(description);
    names = names_new(game);
}

static void finds(int index, LusorSiteType type, const char *text) {
    LusorSite site = names_find(names, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(index, site.index, text);
    TEST_ASSERT_EQUAL_INT_MESSAGE(type, site.type, text);
}

static void test_sites_are_found_by_coordinate_in_any_case(void) {
    open_game(DESCRIBED_ARMIES);
    TEST_ASSERT_EQUAL_STRING("B2", names_site(names, (LusorSite){ LUSOR_CELL, 5 }));
    finds(5, LUSOR_CELL, "B2");
    finds(5, LUSOR_CELL, " b 2 ");
    finds(5, LUSOR_CELL, "5");
    finds(LUSOR_NONE, LUSOR_CELL, "B5");
    finds(LUSOR_NONE, LUSOR_CELL, "B2x");
    finds(LUSOR_NONE, LUSOR_CELL, "16");
    finds(LUSOR_NONE, LUSOR_CELL, "");
}

static void test_every_place_is_found_by_its_name(void) {
    open_game(DESCRIBED_POINTS);
    for (int i = 0; i < names_places(names); i++) {
        LusorSite site = names_place(names, i);
        finds(site.index, site.type, names_site(names, site));
        TEST_ASSERT_EQUAL_INT(i, names_place_of(names, site));
    }
}

static void test_the_longest_name_at_the_start_counts(void) {
    size_t used;
    open_game(DESCRIBED_ARMIES);
    LusorSite site = names_find_start(names, "c 1-b2", &used);
    TEST_ASSERT_EQUAL_INT(2, site.index);
    TEST_ASSERT_EQUAL_INT(3, used);
}

static void test_hands_are_named_after_their_owners(void) {
    open_game(DESCRIBED_POINTS);
    LusorContainer hand = lusor_container(game, 2);
    TEST_ASSERT_EQUAL_STRING("hand2", names_site(names, hand.first));
}

static void test_players_go_by_name_number_and_start(void) {
    open_game(DESCRIBED_ARMIES);
    TEST_ASSERT_EQUAL_INT(2, names_find_player(names, "black"));
    TEST_ASSERT_EQUAL_INT(2, names_find_player(names, "p2"));
    TEST_ASSERT_EQUAL_INT(2, names_find_player(names, "2"));
    TEST_ASSERT_EQUAL_INT(1, names_find_player(names, "w"));
    TEST_ASSERT_EQUAL_INT(0, names_find_player(names, ""));
    TEST_ASSERT_EQUAL_INT(0, names_find_player(names, "green"));
    TEST_ASSERT_EQUAL_STRING("nobody", names_player(names, 0));
    TEST_ASSERT_EQUAL_STRING("everybody", names_player(names, 3));
}

static void test_pieces_go_by_singular_plural_and_label(void) {
    open_game(DESCRIBED_ARMIES);
    TEST_ASSERT_TRUE(names_piece_is(names, 1, "king"));
    TEST_ASSERT_TRUE(names_piece_is(names, 1, "Kings"));
    TEST_ASSERT_TRUE(names_piece_is(names, 1, "k"));
    TEST_ASSERT_TRUE(names_piece_is(names, 1, lusor_piece(game, 1)->label));
    TEST_ASSERT_FALSE(names_piece_is(names, 1, "queen"));
    TEST_ASSERT_FALSE(names_piece_is(names, 1, ""));
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_sites_are_found_by_coordinate_in_any_case);
    RUN_TEST(test_every_place_is_found_by_its_name);
    RUN_TEST(test_the_longest_name_at_the_start_counts);
    RUN_TEST(test_hands_are_named_after_their_owners);
    RUN_TEST(test_players_go_by_name_number_and_start);
    RUN_TEST(test_pieces_go_by_singular_plural_and_label);
    return UNITY_END();
}
