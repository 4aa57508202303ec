/* The rules as an expression: first as written, then with every power written out and every
 * modifier numbered, equal parts being one. */
#ifndef LUSOR_RBG_EXPR_H
#define LUSOR_RBG_EXPR_H

#include "rbg/model.h"

typedef enum {
    ARITH_NUMBER,
    ARITH_VARIABLE,
    ARITH_COUNT, /* of a piece on the board */
    ARITH_ADD,
    ARITH_SUB,
    ARITH_MUL,
    ARITH_DIV,
} ArithKind;

typedef struct Arith {
    ArithKind kind;
    int64_t value; /* the number, the index of the variable, the piece */
    const struct Arith **items;
    int n, cap;
} Arith;

typedef enum { IS_EQUAL, IS_DIFFERENT, IS_LESS, IS_MORE, IS_AT_MOST, IS_AT_LEAST } Comparison;

typedef enum {
    EXPR_CAT,   /* one after the other; none: nothing happens */
    EXPR_SUM,   /* one of them; none: impossible */
    EXPR_STAR,  /* any number of times */
    EXPR_POWER, /* a times; only before numbering */
    EXPR_SHIFT, /* along label a */
    EXPR_ON,    /* one of the pieces in `set` is here */
    EXPR_OFF,   /* piece a is put here */
    EXPR_ASSIGN,
    EXPR_COMPARE,
    EXPR_SWITCH, /* to player a, -1: the keeper */
    EXPR_CHECK,  /* a: must hold; not a: must not hold */
} ExprKind;

typedef struct Expr {
    ExprKind kind;
    int a;        /* see above; the variable of an assignment, the Comparison */
    int modifier; /* its number, 0 within patterns and for what is none */
    PieceSet set;
    const Arith *left, *right; /* of a comparison; left alone: the value assigned */
    const struct Expr **items;
    int n, cap;
    Place place;
    int id; /* set by numbering: equal expressions have equal ids */
    uint32_t hash;
    struct Expr *other; /* with the same hash */
} Expr;

enum {
    RBG_EXPRS_MAX = 1 << 20,
    RBG_MODIFIERS_MAX = 65000,
};

/* Reads the section #rules; NULL after reporting errors. */
Expr *expr_parse(const Model *m, const RbgSections *sections, Report *report);

typedef struct Numbering {
    const Expr *rules;
    const Expr **modifiers; /* by number; [0] is NULL */
    int n_modifiers, cap_modifiers;
    int n_exprs; /* ids are below this */
} Numbering;

/* Writes out powers and numbers the modifiers in reading order. False after reporting that the
   result would be too large. */
bool expr_number(Arena *arena, const Expr *rules, Report *report, Numbering *out);

bool arith_same(const Arith *a, const Arith *b);

#endif
