/* Playing a game at random allocates nothing on the heap once it is loaded and started. */
#include "lusor/lusor.h"

#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
#define COUNTED 0 /* the sanitizer's own functions are needed */
#elif defined __has_feature
#if __has_feature(address_sanitizer)
#define COUNTED 0
#endif
#endif
#ifndef COUNTED
#define COUNTED 1
#endif

static long allocations;

#if COUNTED
/* These take the place of the C library's, which still does the work under its own names. */
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
void *malloc(size_t size) {
    allocations++;
    return __libc_malloc(size);
}
void *calloc(size_t n, size_t size) {
    allocations++;
    return __libc_calloc(n, size);
}
void *realloc(void *old, size_t size) {
    allocations++;
    return __libc_realloc(old, size);
}
#endif

void setUp(void) {
    if (!COUNTED)
        TEST_IGNORE_MESSAGE("allocations cannot be counted together with a sanitizer");
}
void tearDown(void) {}

enum { PLAYOUTS = 3, PLIES = 500 };

static void play(LusorPosition *p, const char *name) {
    LusorRandom random = { 1 };
    lusor_start(p, 0);
    long before = allocations;
    for (uint64_t seed = 1; seed <= PLAYOUTS; seed++) {
        TEST_ASSERT_TRUE_MESSAGE(lusor_start(p, seed), name);
        TEST_ASSERT_GREATER_THAN_MESSAGE(0, lusor_playout(p, &random, PLIES), name);
    }
    TEST_ASSERT_EQUAL_INT64_MESSAGE(before, allocations, name);
}

static void check(const char *path) {
    char *problems = NULL;
    LusorGame *game = lusor_load(path, NULL, &problems);
    TEST_ASSERT_NOT_NULL_MESSAGE(game, problems ? problems : path);
    free(problems);
    LusorPosition *p = lusor_position_new(game);
    TEST_ASSERT_NOT_NULL(p);
    play(p, path);
    lusor_position_free(p);
    lusor_free(game);
}

/* Otherwise a count of nothing would look like success. */
static void test_allocations_are_counted(void) {
    long before = allocations;
    void *volatile p = malloc(1);
    free(p);
    TEST_ASSERT_EQUAL_INT64(before + 1, allocations);
}

static bool is_lud(const char *path) {
    size_t n = strlen(path);
    return n > 4 && !strcmp(path + n - 4, ".lud");
}

static void test_own_games(void) {
    LusorListing *list = lusor_list();
    int n = 0;
    for (int i = 0; i < lusor_list_size(list); i++)
        if (is_lud(lusor_list_entry(list, i)->path)) {
            check(lusor_list_entry(list, i)->path);
            n++;
        }
    lusor_list_free(list);
    if (!n)
        TEST_IGNORE_MESSAGE("no games came with lusor");
}

/* Of every kind: adding, sliding, sowing, dice, stacks, cards, groups, looking ahead. */
static void test_library(void) {
    static const char *const games[] = {
        "board/space/line/Tic-Tac-Toe",
        "board/space/line/Connect Four",
        "board/space/connection/Hex",
        "board/space/territory/Go",
        "board/race/reach/Breakthrough",
        "board/war/replacement/checkmate/chess/Chess",
        "board/war/replacement/checkmate/shogi/Shogi",
        "board/war/replacement/checkmate/xiangqi/Xiangqi",
        "board/war/leaping/diagonal/International Draughts",
        "board/war/custodial/Hnefatafl",
        "board/sow/two_rows/Oware",
        "board/sow/four_rows/Hus (Nama)",
        "board/race/escape/Backgammon",
        "board/race/escape/Royal Game of Ur",
        "board/race/fill/Halma",
        "board/space/line/Pentago",
        "puzzle/planning/Peg Solitaire",
    };
    const char *shared = getenv("SHARED");
    char path[512];
    snprintf(path, sizeof path, "%s/ludii/lud", shared ? shared : "../shared");
    FILE *there = fopen(path, "r");
    if (!there)
        TEST_IGNORE_MESSAGE("there is no library to play");
    fclose(there);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        snprintf(path, sizeof path, "%s/ludii/lud/%s.lud", shared ? shared : "../shared", games[i]);
        check(path);
    }
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_allocations_are_counted);
    RUN_TEST(test_own_games);
    RUN_TEST(test_library);
    return UNITY_END();
}
