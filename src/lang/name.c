/* Name: finding what a person means by a name. */
#include "lang/name.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

/* The next byte that counts, in lower case; 0 at the end. */
static int next(const char **s) {
    while (**s) {
        unsigned char c = (unsigned char)*(*s)++;
        if (c >= 128 || isalnum(c))
            return tolower(c);
    }
    return 0;
}

/* 2: alike; 1: the name begins like the word; 0: neither. */
static int likeness(const char *name, const char *word) {
    for (;;) {
        int w = next(&word), n = next(&name);
        if (!w)
            return n ? 1 : 2;
        if (w != n)
            return 0;
    }
}

bool name_alike(const char *a, const char *b) {
    return likeness(a, b) == 2;
}

bool name_begins(const char *name, const char *word) {
    return likeness(name, word) > 0;
}

int name_find(const char *word, const char *const *names, int n, bool *exact) {
    int best = 0, found = NAME_NONE;
    for (int i = 0; i < n; i++) {
        int like = strcmp(names[i], word) ? likeness(names[i], word) : 3;
        if (like == 0 || like < best)
            continue;
        found = like > best ? i : NAME_SEVERAL;
        best = like;
    }
    if (exact)
        *exact = best > 1;
    return found;
}
