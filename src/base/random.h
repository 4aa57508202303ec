/* SplitMix64 and the draws that Ludii makes from it. */
#ifndef LUSOR_RANDOM_H
#define LUSOR_RANDOM_H

#include <stdint.h>

typedef struct Random {
    uint64_t state;
    uint64_t draws; /* calls of random_next so far */
} Random;

static inline void random_seed(Random *r, uint64_t seed) {
    r->state = seed;
    r->draws = 0;
}

static inline uint64_t random_next(Random *r) {
    uint64_t z = r->state += 0x9e3779b97f4a7c15u;
    r->draws++;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static inline uint32_t random_bits32(Random *r) {
    uint64_t z = random_next(r);
    return (uint32_t)(z >> 32) ^ (uint32_t)z;
}

/* 0 .. n-1 for n >= 1; always at least one draw, also for n = 1. */
static inline int random_below(Random *r, int n) {
    if ((n & (n - 1)) == 0)
        return (int)(((uint64_t)n * (random_bits32(r) >> 1)) >> 31);
    for (;;) {
        uint32_t bits = random_bits32(r) >> 1, value = bits % (uint32_t)n;
        if (bits - value + (uint32_t)(n - 1) <= INT32_MAX)
            return (int)value;
    }
}

/* 0 <= x < 1 */
static inline double random_unit(Random *r) {
    union {
        uint64_t bits;
        double value;
    } u = { .bits = 0x3ff0000000000000u | (random_next(r) >> 12) };
    return u.value - 1.0;
}

#endif
