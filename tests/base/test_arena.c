/* Tests of base/arena: memory is zeroed, aligned, apart and limited. */
#include "base/arena.h"

#include "unity.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { LIMIT = 1 << 20 };

static Arena arena;

void setUp(void) {
    arena_init(&arena, LIMIT);
}

void tearDown(void) {
    arena_free(&arena);
}

/* Allocates pieces of one size until the limit is met; how many there were. */
static volatile int pieces;
static void fill_with_pieces(size_t size) {
    pieces = 0;
    if (ARENA_CATCH(&arena))
        return;
    for (;;) {
        arena_alloc(&arena, size);
        pieces++;
    }
}

static bool is_refused(size_t size) {
    if (ARENA_CATCH(&arena))
        return true;
    arena_alloc(&arena, size);
    return false;
}

static void test_memory_is_zeroed_and_aligned(void) {
    for (size_t size = 1; size < 200; size += 3) {
        unsigned char *p = arena_alloc(&arena, size);
        TEST_ASSERT_EQUAL_INT(0, (uintptr_t)p % 16);
        for (size_t i = 0; i < size; i++)
            TEST_ASSERT_EQUAL_INT(0, p[i]);
        memset(p, 0xff, size);
    }
}

static void test_pieces_do_not_overlap(void) {
    enum { N = 2000 };
    int *piece[N];
    for (int i = 0; i < N; i++) {
        piece[i] = ARENA_ARRAY(&arena, int, 1 + i % 50);
        for (int k = 0; k < 1 + i % 50; k++)
            piece[i][k] = i;
    }
    for (int i = 0; i < N; i++)
        for (int k = 0; k < 1 + i % 50; k++)
            TEST_ASSERT_EQUAL_INT(i, piece[i][k]);
}

static void test_the_limit_holds_and_most_of_it_can_be_used(void) {
    fill_with_pieces(1000);
    TEST_ASSERT_TRUE(arena.used <= LIMIT);
    TEST_ASSERT_TRUE(pieces * 1000 > LIMIT * 9 / 10);
}

static void test_too_large_a_piece_is_refused_at_once(void) {
    TEST_ASSERT_TRUE(is_refused(LIMIT + 1));
    TEST_ASSERT_TRUE(is_refused(SIZE_MAX));
    TEST_ASSERT_TRUE(is_refused(SIZE_MAX - 8));
    TEST_ASSERT_FALSE(is_refused(LIMIT / 2));
}

static void test_a_freed_arena_can_be_used_again(void) {
    fill_with_pieces(5000);
    int first = pieces;
    arena_free(&arena);
    TEST_ASSERT_EQUAL_INT(0, arena.used);
    fill_with_pieces(5000);
    TEST_ASSERT_EQUAL_INT(first, pieces);
}

static void test_copies_of_texts(void) {
    TEST_ASSERT_EQUAL_STRING("some", arena_strndup(&arena, "something", 4));
    TEST_ASSERT_EQUAL_STRING("something", arena_strdup(&arena, "something"));
    TEST_ASSERT_EQUAL_STRING("7 of nine", arena_printf(&arena, "%d of %s", 7, "nine"));
    TEST_ASSERT_EQUAL_STRING("", arena_strdup(&arena, ""));
}

static void test_arrays_grow(void) {
    int *items = NULL, n = 0, cap = 0;
    for (int i = 0; i < 1000; i++)
        ARENA_PUSH(&arena, items, n, cap) = i * i;
    TEST_ASSERT_EQUAL_INT(1000, n);
    for (int i = 0; i < 1000; i++)
        TEST_ASSERT_EQUAL_INT(i * i, items[i]);
}

static void push_for_ever(void) {
    struct {
        int *items, n, cap;
    } array = { 0 };
    if (ARENA_CATCH(&arena))
        return;
    for (;;)
        ARENA_PUSH(&arena, array.items, array.n, array.cap) = 1;
}

static void test_arrays_meet_the_limit_too(void) {
    push_for_ever();
    TEST_ASSERT_TRUE(arena.used > LIMIT / 2);
    TEST_ASSERT_TRUE(arena.used <= LIMIT);
}

int main(void) {
    UNITY_BEGIN();
    RUN_TEST(test_memory_is_zeroed_and_aligned);
    RUN_TEST(test_pieces_do_not_overlap);
    RUN_TEST(test_the_limit_holds_and_most_of_it_can_be_used);
    RUN_TEST(test_too_large_a_piece_is_refused_at_once);
    RUN_TEST(test_a_freed_arena_can_be_used_again);
    RUN_TEST(test_copies_of_texts);
    RUN_TEST(test_arrays_grow);
    RUN_TEST(test_arrays_meet_the_limit_too);
    return UNITY_END();
}
