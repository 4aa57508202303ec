/* Line pool: finds lines by the hash of their tails. */
#include "board/line_pool.h"

#include <string.h>

typedef struct Tail {
    uint32_t hash;
    int32_t at; /* in LinePool.sites */
    int32_t n;  /* 0: nothing here */
} Tail;

/* Goes from the end, so that the hash of a line passes through those of its tails. */
static uint32_t hash_more(uint32_t hash, Site site) {
    return (hash ^ site ^ hash >> 15) * 0x9E3779B1u;
}

static void put_tail(Tail *tails, uint32_t mask, Tail tail) {
    uint32_t i = tail.hash & mask;
    while (tails[i].n)
        i = (i + 1) & mask;
    tails[i] = tail;
}

static void grow_table(LinePool *p) {
    uint32_t mask = p->mask ? 2 * p->mask + 1 : 1023;
    Tail *tails = ARENA_ARRAY(p->arena, Tail, (size_t)mask + 1);
    for (uint32_t i = 0; p->tails && i <= p->mask; i++)
        if (p->tails[i].n)
            put_tail(tails, mask, p->tails[i]);
    p->tails = tails;
    p->mask = mask;
}

void line_pool_init(LinePool *p, Arena *a) {
    *p = (LinePool){ .arena = a };
    grow_table(p);
}

static int32_t find_line(const LinePool *p, const Site *line, int n) {
    uint32_t hash = 0;
    for (int i = n - 1; i >= 0; i--)
        hash = hash_more(hash, line[i]);
    for (uint32_t i = hash & p->mask; p->tails[i].n; i = (i + 1) & p->mask) {
        const Tail *t = &p->tails[i];
        if (t->hash == hash && t->n == n &&
            !memcmp(p->sites + t->at, line, sizeof *line * (size_t)n))
            return t->at;
    }
    return -1;
}

int32_t line_pool_add(LinePool *p, const Site *line, int n) {
    int32_t at = find_line(p, line, n);
    if (at >= 0)
        return at;
    at = p->n;
    for (int i = 0; i < n; i++)
        ARENA_PUSH(p->arena, p->sites, p->n, p->cap) = line[i];
    uint32_t hash = 0;
    for (int i = n - 1; i >= 0; i--) {
        hash = hash_more(hash, line[i]);
        if (2 * ++p->n_tails > p->mask)
            grow_table(p);
        put_tail(p->tails, p->mask, (Tail){ hash, at + i, n - i });
    }
    return at;
}
