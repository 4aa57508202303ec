/* Hashes: FNV-1a for texts, and one for numbers in a row. */
#ifndef LUSOR_HASH_H
#define LUSOR_HASH_H

#include <stddef.h>
#include <stdint.h>

static inline uint32_t hash_fnv32(const char *s, size_t n) {
    uint32_t h = 0x811C9DC5u;
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)s[i]) * 0x01000193u;
    return h;
}

static inline uint64_t hash_fnv64(const char *s, size_t n) {
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)s[i]) * 0x100000001b3u;
    return h;
}

/* The hash of what `h` is the hash of, followed by a number. */
static inline uint64_t hash_mix(uint64_t h, uint64_t value) {
    h ^= value + 0x9e3779b97f4a7c15u;
    h = (h ^ (h >> 30)) * 0xbf58476d1ce4e5b9u;
    return h ^ (h >> 27);
}

#endif
