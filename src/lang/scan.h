/* Scan: strings, brackets and clauses in a text whose defines are not expanded yet. */
#ifndef LUSOR_SCAN_H
#define LUSOR_SCAN_H

#include "base/source.h"

#include <ctype.h>
#include <stdbool.h>

#define SCAN_NONE UINT32_MAX

/* `at` is an opening quote: the offset just after the closing one, or SCAN_NONE. A quote right
   after a backslash is part of the string. */
uint32_t scan_string(const Source *s, uint32_t at);
/* `at` is a ( or {: the offset just after the bracket that closes it, or SCAN_NONE. Brackets of
   the other kind do not count, nor do those in strings. */
uint32_t scan_bracket(const Source *s, uint32_t at);
/* The first byte at or after `at` that is not white space. */
uint32_t scan_blanks(const Source *s, uint32_t at);
/* The next `c` that does not stand in a string, or SCAN_NONE. */
uint32_t scan_for(const Source *s, uint32_t at, char c);
/* The next "(head", outside of strings, with the word ending there; or SCAN_NONE. */
uint32_t scan_clause(const Source *s, uint32_t at, const char *head);

/* The byte at `at`, 0 at the end. */
static inline char scan_peek(const Source *s, uint32_t at) {
    return at < s->size ? s->text[at] : '\0';
}

static inline bool scan_is_blank(char c) {
    return isspace((unsigned char)c) != 0;
}

/* A letter, a digit, - or _: what names of arguments are made of. */
static inline bool scan_is_name(char c) {
    return isalnum((unsigned char)c) || c == '_' || c == '-';
}

#endif
