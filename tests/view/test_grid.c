/* Tests of view/grid: sheets, marks, and the way from cells to sites and back. */
#include "view/grid.h"

#include "described.h"

#include <locale.h>

static LusorGame *game;
static LusorPosition *p;
static Names *names;
static Grid *grid;
static GridMarks marks;
static Text text;

void setUp(void) {
    marks = (GridMarks)GRID_NO_MARKS;
}

void tearDown(void) {
    text_free(&text);
    grid_free(grid);
    names_free(names);
    lusor_position_free(p);
    lusor_free(game);
    grid = NULL;
    names = NULL;
    p = NULL;
    game = NULL;
}

static void open_game(const char *description) {
    game = described_game(description);
    p = described_start(game);
    names = names_new(game);
}

static const Sheet *draw(GridWindow window) {
    grid_free(grid);
    grid = grid_new(names, window);
    return grid_draw(grid, p, &marks);
}

static void looks(const char *expected, const Sheet *sheet) {
    text_clear(&text);
    grid_print(sheet, &text);
    TEST_ASSERT_EQUAL_STRING(expected, text_str(&text));
}

static const GridCell *cell_of(const Sheet *sheet, const char *name) {
    GridSpot s = grid_spot(grid, names_find(names, name));
    TEST_ASSERT_TRUE(s.width > 0);
    return &sheet->cells[s.row * sheet->cols + s.col];
}

static void test_ascii_letters(void) {
    open_game(DESCRIBED_ARMIES);
    looks("  +---+---+---+---+\n"
          "4 | m |   |   | k |\n"
          "  +---+---+---+---+\n"
          "3 |   | m |   |   |\n"
          "  +---+---+---+---+\n"
          "2 |   | M |   |   |\n"
          "  +---+---+---+---+\n"
          "1 | K |   | M |   |\n"
          "  +---+---+---+---+\n"
          "    A   B   C   D\n",
          draw((GridWindow){ .rows = 24, .cols = 80 }));
}

static void test_unicode_lines_and_chessmen(void) {
    open_game(DESCRIBED_ARMIES);
    const Sheet *s = draw((GridWindow){ .rows = 24, .cols = 80, .glyphs = GLYPHS_UNICODE });
    looks("  ┌───┬───┬───┬───┐\n"
          "4 │ m │   │   │ ♚ │\n"
          "  ├───┼───┼───┼───┤\n"
          "3 │   │ m │   │   │\n"
          "  ├───┼───┼───┼───┤\n"
          "2 │   │ M │   │   │\n"
          "  ├───┼───┼───┼───┤\n"
          "1 │ ♔ │   │ M │   │\n"
          "  └───┴───┴───┴───┘\n"
          "    A   B   C   D\n",
          s);
}

static void test_a_small_window_loses_the_lines_then_the_board(void) {
    open_game(DESCRIBED_ARMIES);
    looks("4 m . . k\n"
          "3 . m . .\n"
          "2 . M . .\n"
          "1 K . M .\n"
          "  A B C D\n",
          draw((GridWindow){ .rows = 8, .cols = 40 }));
    const Sheet *s = draw((GridWindow){ .rows = 3, .cols = 40 });
    TEST_ASSERT_TRUE(s->list);
    TEST_ASSERT_NOT_NULL(s->why);
    text_clear(&text);
    grid_print(s, &text);
    TEST_ASSERT_NOT_NULL(strstr(text_str(&text), "B2: White Man. Near: "));
}

static void test_who_scrolls_gets_a_board_in_any_window(void) {
    open_game(DESCRIBED_ARMIES);
    const Sheet *s = draw((GridWindow){ .rows = 3, .cols = 8, .scroll = true });
    TEST_ASSERT_FALSE(s->list);
    TEST_ASSERT_TRUE(s->rows > 3);
}

static void test_cells_lead_to_sites_and_back(void) {
    open_game(DESCRIBED_POINTS);
    draw((GridWindow){ .rows = 24, .cols = 80 });
    for (int i = 0; i < names_places(names); i++) {
        LusorSite site = names_place(names, i);
        GridSpot s = grid_spot(grid, site);
        if (s.width == 0)
            continue;
        LusorSite back = grid_site_at(grid, s.row, s.col + s.width - 1);
        TEST_ASSERT_EQUAL_INT(site.index, back.index);
        TEST_ASSERT_EQUAL_INT(site.type, back.type);
    }
    TEST_ASSERT_EQUAL_INT(LUSOR_NONE, grid_site_at(grid, -1, 0).index);
    TEST_ASSERT_EQUAL_INT(LUSOR_NONE, grid_site_at(grid, 0, 10000).index);
}

static void test_marks_and_owners(void) {
    open_game(DESCRIBED_ARMIES);
    LusorSite targets[] = { names_find(names, "c2") };
    marks.targets = targets;
    marks.n_targets = 1;
    marks.selected = names_find(names, "c1");
    const Sheet *s = draw((GridWindow){ .rows = 24, .cols = 80 });
    TEST_ASSERT_EQUAL_INT(GRID_SITE | GRID_TARGET, cell_of(s, "c2")->flags);
    TEST_ASSERT_EQUAL_INT(GRID_SITE | GRID_SELECTED, cell_of(s, "c1")->flags);
    TEST_ASSERT_EQUAL_INT(1, cell_of(s, "c1")->owner);
    TEST_ASSERT_EQUAL_INT(2, cell_of(s, "d4")->owner);
    TEST_ASSERT_EQUAL_INT(GRID_LINE, s->cells[2].flags);
}

static void steps(const char *to, const char *from, int down, int right) {
    LusorSite site = grid_step(grid, names_find(names, from), down, right);
    TEST_ASSERT_EQUAL_STRING(to, names_site(names, site));
}

static void test_arrow_keys(void) {
    open_game(DESCRIBED_ARMIES);
    draw((GridWindow){ .rows = 24, .cols = 80 });
    steps("B3", "B2", -1, 0);
    steps("C2", "B2", 0, 1);
    steps("A1", "B2", 1, -1);
    steps("A1", "A1", 0, -1);
}

static void test_names_instead_of_contents(void) {
    open_game(DESCRIBED_POINTS);
    marks.show = GRID_NUMBERS;
    const Sheet *s = draw((GridWindow){ .rows = 24, .cols = 80 });
    text_clear(&text);
    grid_print(s, &text);
    TEST_ASSERT_NOT_NULL(strchr(text_str(&text), '8'));
}

int main(void) {
    setlocale(LC_ALL, "C.UTF-8");
    UNITY_BEGIN();
    RUN_TEST(test_ascii_letters);
    RUN_TEST(test_unicode_lines_and_chessmen);
    RUN_TEST(test_a_small_window_loses_the_lines_then_the_board);
    RUN_TEST(test_who_scrolls_gets_a_board_in_any_window);
    RUN_TEST(test_cells_lead_to_sites_and_back);
    RUN_TEST(test_marks_and_owners);
    RUN_TEST(test_arrow_keys);
    RUN_TEST(test_names_instead_of_contents);
    return UNITY_END();
}
