/* The tokens of a Regular Boardgames description. */
#include "rbg/scan.h"

#include <ctype.h>
#include <string.h>

static const struct {
    const char *text;
    uint32_t size;
} symbols[] = {
#define X(kind, text) { text, sizeof text - 1 },
    RBG_SYMBOLS(X)
#undef X
};

static bool is_letter(char c) {
    return isalpha((unsigned char)c) && !((unsigned char)c & 0x80);
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

RbgTokenKind rbg_scan_one(const char *text, const char *end, uint32_t *n) {
    const char *p = text;
    while (p < end && (is_digit(*p) || (is_letter(*text) && is_letter(*p))))
        p++;
    *n = (uint32_t)(p - text);
    if (*n)
        return is_letter(*text) ? RBG_NAME : RBG_NUMBER;
    for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++)
        if ((size_t)(end - text) >= symbols[i].size &&
            !memcmp(text, symbols[i].text, symbols[i].size)) {
            *n = symbols[i].size;
            return (RbgTokenKind)i;
        }
    return RBG_END;
}

/* Behind white space and comments; a comment that does not end is reported. */
static const char *skip_blank(const char *p, const char *end, const Source *source,
                              Report *report) {
    for (;;) {
        while (p < end && isspace((unsigned char)*p))
            p++;
        if (end - p < 2 || p[0] != '/' || (p[1] != '/' && p[1] != '*'))
            return p;
        const char *start = p;
        bool line = p[1] == '/';
        p += 2;
        while (p < end && (line ? *p != '\n' : !(p[0] == '*' && p + 1 < end && p[1] == '/')))
            p++;
        if (!line && p == end)
            report_error(report, (Place){ source, (uint32_t)(start - source->text) },
                         "this comment does not end");
        else if (!line)
            p += 2;
    }
}

static void report_stray(const Source *source, const char *p, Report *report) {
    Place at = { source, (uint32_t)(p - source->text) };
    unsigned char c = (unsigned char)*p;
    if (c == '_')
        report_error(report, at, "names are made of letters and digits, without '_'");
    else if (c > 32 && c < 127)
        report_error(report, at, "'%c' means nothing here", c);
    else
        report_error(report, at, "the byte 0x%02x means nothing here", c);
}

RbgTokens rbg_scan(Arena *arena, const Source *source, Report *report) {
    RbgTokens tokens = { 0 };
    const char *p = source->text, *end = p + source->size;
    while ((p = skip_blank(p, end, source, report)) < end) {
        RbgToken t = { .text = p, .place = { source, (uint32_t)(p - source->text) } };
        t.kind = rbg_scan_one(p, end, &t.size);
        if (t.kind == RBG_END) {
            report_stray(source, p++, report);
            while (p < end && ((unsigned char)*p & 0xC0) == 0x80) /* the rest of a character */
                p++;
            continue;
        }
        ARENA_PUSH(arena, tokens.items, tokens.n, tokens.cap) = t;
        p += t.size;
    }
    return tokens;
}

bool rbg_token_is(const RbgToken *t, const char *word) {
    return t->size == strlen(word) && !memcmp(t->text, word, t->size);
}

bool rbg_token_same(const RbgToken *a, const RbgToken *b) {
    return a->size == b->size && !memcmp(a->text, b->text, a->size);
}

int64_t rbg_token_value(const RbgToken *t, int64_t most) {
    int64_t value = 0;
    for (uint32_t i = 0; i < t->size; i++) {
        value = value * 10 + (t->text[i] - '0');
        if (value > most)
            return -1;
    }
    return value;
}
