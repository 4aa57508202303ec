/* Bits: sets of small numbers as arrays of 64-bit words. */
#ifndef LUSOR_BITS_H
#define LUSOR_BITS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef uint64_t Bits; /* a set is an array of these; how many is known to its owner */

static inline int bits_words(int n) {
    return (n + 63) / 64;
}
static inline bool bits_has(const Bits *set, int i) {
    return set[i >> 6] >> (i & 63) & 1;
}
static inline void bits_add(Bits *set, int i) {
    set[i >> 6] |= (Bits)1 << (i & 63);
}
static inline void bits_remove(Bits *set, int i) {
    set[i >> 6] &= ~((Bits)1 << (i & 63));
}
static inline void bits_clear(Bits *set, int words) {
    memset(set, 0, (size_t)words * sizeof *set);
}
static inline void bits_copy(Bits *to, const Bits *from, int words) {
    memcpy(to, from, (size_t)words * sizeof *to);
}
static inline void bits_or(Bits *to, const Bits *from, int words) {
    for (int i = 0; i < words; i++)
        to[i] |= from[i];
}
static inline void bits_and(Bits *to, const Bits *from, int words) {
    for (int i = 0; i < words; i++)
        to[i] &= from[i];
}
static inline void bits_minus(Bits *to, const Bits *from, int words) {
    for (int i = 0; i < words; i++)
        to[i] &= ~from[i];
}
/* Adds the members of `from` from `first` up to, but without, `end`. */
static inline void bits_or_range(Bits *to, const Bits *from, int first, int end) {
    for (int w = first >> 6; w << 6 < end; w++) {
        Bits mask = ~(Bits)0;
        if (w == first >> 6)
            mask &= ~(Bits)0 << (first & 63);
        if (end - (w << 6) < 64)
            mask &= ~(~(Bits)0 << (end & 63));
        to[w] |= from[w] & mask;
    }
}
static inline bool bits_equal(const Bits *a, const Bits *b, int words) {
    return !memcmp(a, b, (size_t)words * sizeof *a);
}
static inline bool bits_empty(const Bits *set, int words) {
    for (int i = 0; i < words; i++)
        if (set[i])
            return false;
    return true;
}
static inline bool bits_meet(const Bits *a, const Bits *b, int words) {
    for (int i = 0; i < words; i++)
        if (a[i] & b[i])
            return true;
    return false;
}
/* The members of one word. (The compiler's own function is a call where the oldest processors of a
   kind are meant.) */
static inline int bits_count_word(Bits w) {
#ifdef __POPCNT__
    return __builtin_popcountll(w);
#else
    w -= w >> 1 & 0x5555555555555555u;
    w = (w & 0x3333333333333333u) + (w >> 2 & 0x3333333333333333u);
    return (int)(((w + (w >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u >> 56);
#endif
}
static inline int bits_count(const Bits *set, int words) {
    int n = 0;
    for (int i = 0; i < words; i++)
        n += bits_count_word(set[i]);
    return n;
}
/* The smallest member that is at least `from`, or -1. */
static inline int bits_next(const Bits *set, int words, int from) {
    int w = from >> 6;
    if (w >= words)
        return -1;
    Bits rest = set[w] & ~(Bits)0 << (from & 63);
    while (!rest)
        if (++w == words)
            return -1;
        else
            rest = set[w];
    return w * 64 + __builtin_ctzll(rest);
}

/* for (BITS_EACH(i, set, words)) ...: every member, ascending. */
#define BITS_EACH(i, set, words)          \
    int i = bits_next((set), (words), 0); \
    i >= 0;                               \
    i = bits_next((set), (words), i + 1)

#endif
