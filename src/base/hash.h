/* FNV-1a, for texts. */
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

#endif
