/* The tokens of a Regular Boardgames description. */
#ifndef LUSOR_RBG_SCAN_H
#define LUSOR_RBG_SCAN_H

#include "base/arena.h"
#include "base/report.h"
#include "base/source.h"

#include <stdbool.h>
#include <stdint.h>

/* kind, text; symbols only, the longest that fits is taken */
#define RBG_SYMBOLS(X)   \
    X(ASK, "{?")         \
    X(DENY, "{!")        \
    X(COMPARE, "{$")     \
    X(ASSIGN, "[$")      \
    X(KEEPER, "->>")     \
    X(ARROW, "->")       \
    X(EQUALS, "==")      \
    X(DIFFERS, "!=")     \
    X(AT_MOST, "<=")     \
    X(AT_LEAST, ">=")    \
    X(LESS, "<")         \
    X(MORE, ">")         \
    X(OPEN, "(")         \
    X(CLOSE, ")")        \
    X(OPEN_SQUARE, "[")  \
    X(CLOSE_SQUARE, "]") \
    X(OPEN_CURLY, "{")   \
    X(CLOSE_CURLY, "}")  \
    X(TILDE, "~")        \
    X(HASH, "#")         \
    X(MINUS, "-")        \
    X(PLUS, "+")         \
    X(CARET, "^")        \
    X(SLASH, "/")        \
    X(STAR, "*")         \
    X(DOT, ".")          \
    X(COMMA, ",")        \
    X(SEMICOLON, ";")    \
    X(COLON, ":")        \
    X(DOLLAR, "$")       \
    X(IS, "=")           \
    X(NOT, "!")          \
    X(QUESTION, "?")

typedef enum {
#define X(kind, text) RBG_##kind,
    RBG_SYMBOLS(X)
#undef X
        RBG_NAME,
    RBG_NUMBER,
    RBG_END, /* of a list of tokens */
} RbgTokenKind;

typedef struct RbgToken {
    RbgTokenKind kind;
    uint32_t size;
    const char *text; /* not terminated */
    Place place;
} RbgToken;

typedef struct RbgTokens {
    RbgToken *items;
    int n, cap;
} RbgTokens;

/* All tokens of a source, without comments. What cannot be a token is reported and left out. */
RbgTokens rbg_scan(Arena *arena, const Source *source, Report *report);

/* The kind of the token at the start of `text` and its length in *n; RBG_END if there is none. */
RbgTokenKind rbg_scan_one(const char *text, const char *end, uint32_t *n);

bool rbg_token_is(const RbgToken *t, const char *word);
bool rbg_token_same(const RbgToken *a, const RbgToken *b);
/* The value of a number, -1 if it is more than `most`. */
int64_t rbg_token_value(const RbgToken *t, int64_t most);

#endif
