/* Scan: strings, brackets and clauses in a text whose defines are not expanded yet. */
#include "lang/scan.h"

#include <string.h>

uint32_t scan_string(const Source *s, uint32_t at) {
    for (at++; at < s->size; at++)
        if (s->text[at] == '"' && s->text[at - 1] != '\\')
            return at + 1;
    return SCAN_NONE;
}

uint32_t scan_bracket(const Source *s, uint32_t at) {
    char open = s->text[at], close = open == '(' ? ')' : '}';
    for (int depth = 0; at < s->size; at++) {
        char c = s->text[at];
        if (c == '"') {
            at = scan_string(s, at);
            if (at == SCAN_NONE)
                return SCAN_NONE;
            at--;
        } else if (c == open) {
            depth++;
        } else if (c == close && --depth == 0) {
            return at + 1;
        }
    }
    return SCAN_NONE;
}

uint32_t scan_blanks(const Source *s, uint32_t at) {
    while (at < s->size && scan_is_blank(s->text[at]))
        at++;
    return at;
}

uint32_t scan_for(const Source *s, uint32_t at, char wanted) {
    while (at < s->size && s->text[at] != wanted) {
        at = s->text[at] == '"' ? scan_string(s, at) : at + 1;
        if (at == SCAN_NONE)
            return SCAN_NONE;
    }
    return at < s->size ? at : SCAN_NONE;
}

uint32_t scan_clause(const Source *s, uint32_t at, const char *head) {
    uint32_t n = (uint32_t)strlen(head);
    for (at = scan_for(s, at, '('); at != SCAN_NONE; at = scan_for(s, at + 1, '('))
        if (s->size - at > n && !memcmp(s->text + at + 1, head, n) &&
            !scan_is_name(scan_peek(s, at + 1 + n)))
            return at;
    return SCAN_NONE;
}
