/* Arena: blocks of growing size, filled from the front. */
#include "base/arena.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGN = 16, FIRST_BLOCK = 16 * 1024, LARGEST_BLOCK = 4 * 1024 * 1024 };

struct ArenaBlock {
    struct ArenaBlock *before;
    size_t size, filled;
    _Alignas(ALIGN) unsigned char bytes[];
};

void arena_init(Arena *a, size_t limit) {
    *a = (Arena){ .limit = limit };
}

void arena_free(Arena *a) {
    for (Arena *child = a->children; child; child = child->sibling)
        arena_free(child);
    for (struct ArenaBlock *b = a->last, *before; b; b = before) {
        before = b->before;
        free(b);
    }
    a->last = NULL;
    a->used = 0;
    a->children = NULL;
}

static _Noreturn void arena_full(Arena *a) {
    if (a->catching)
        longjmp(a->escape, 1);
    fprintf(stderr, "lusor: out of memory (limit %zu bytes)\n", a->limit);
    exit(1);
}

static struct ArenaBlock *add_block(Arena *a, size_t need) {
    size_t size = a->last ? a->last->size * 2 : FIRST_BLOCK;
    if (size > LARGEST_BLOCK)
        size = LARGEST_BLOCK;
    if (size < need)
        size = need;
    if (need > a->limit || a->used > a->limit - need)
        arena_full(a);
    if (size > a->limit - a->used)
        size = need;
    struct ArenaBlock *b = calloc(1, sizeof *b + size);
    if (!b)
        arena_full(a);
    b->before = a->last;
    b->size = size;
    a->last = b;
    a->used += size;
    return b;
}

void *arena_alloc(Arena *a, size_t size) {
    if (size > SIZE_MAX / 2)
        arena_full(a);
    size = (size + ALIGN - 1) & ~(size_t)(ALIGN - 1);
    struct ArenaBlock *b = a->last;
    if (!b || b->size - b->filled < size)
        b = add_block(a, size);
    void *p = b->bytes + b->filled;
    b->filled += size;
    return p;
}

char *arena_strndup(Arena *a, const char *s, size_t n) {
    char *copy = arena_alloc(a, n + 1);
    memcpy(copy, s, n);
    return copy;
}

char *arena_strdup(Arena *a, const char *s) {
    return arena_strndup(a, s, strlen(s));
}

char *arena_vprintf(Arena *a, const char *fmt, va_list ap) {
    va_list again;
    va_copy(again, ap);
    int n = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    char *s = arena_alloc(a, (size_t)n + 1);
    vsnprintf(s, (size_t)n + 1, fmt, ap);
    return s;
}

char *arena_printf(Arena *a, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    char *s = arena_vprintf(a, fmt, ap);
    va_end(ap);
    return s;
}

void *arena_grow(Arena *a, void *items, int n, int *cap, size_t size) {
    if (n < *cap)
        return items;
    if (*cap > INT32_MAX / 2)
        arena_full(a);
    *cap = *cap ? *cap * 2 : 8;
    void *bigger = arena_alloc(a, (size_t)*cap * size);
    if (n)
        memcpy(bigger, items, (size_t)n * size);
    return bigger;
}

Arena *arena_child(Arena *parent, size_t limit) {
    Arena *child = ARENA_NEW(parent, Arena);
    arena_init(child, limit);
    child->sibling = parent->children;
    parent->children = child;
    return child;
}
