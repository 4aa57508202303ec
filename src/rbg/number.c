/* Numbering: powers are written out, modifiers get their numbers in reading order, and what is
 * equal becomes one expression. Patterns have no numbers, so equal patterns are one. */
#include "rbg/expr.h"

#include <string.h>

enum { ROWS = 1 << 14 };

typedef struct Numberer {
    Arena *arena;
    Report *report;
    Numbering *out;
    Expr *rows[ROWS];
    int work;
    bool failed;
} Numberer;

bool arith_same(const Arith *a, const Arith *b) {
    if (a == b)
        return true;
    if (!a || !b || a->kind != b->kind || a->value != b->value || a->n != b->n)
        return false;
    for (int i = 0; i < a->n; i++)
        if (!arith_same(a->items[i], b->items[i]))
            return false;
    return true;
}

static uint32_t mix(uint32_t h, uint64_t x) {
    return (uint32_t)((h ^ x ^ x >> 32) * 0x9E3779B1u) ^ h >> 15;
}

static uint32_t arith_hash(uint32_t h, const Arith *a) {
    if (!a)
        return h;
    h = mix(mix(h, (uint64_t)a->kind), (uint64_t)a->value);
    for (int i = 0; i < a->n; i++)
        h = arith_hash(h, a->items[i]);
    return h;
}

static uint32_t expr_hash(const Expr *e) {
    uint32_t h = mix(mix((uint32_t)e->kind, (uint64_t)e->a), (uint64_t)e->modifier);
    h = arith_hash(arith_hash(mix(h, e->set), e->left), e->right);
    for (int i = 0; i < e->n; i++)
        h = mix(h, (uint64_t)e->items[i]->id);
    return h;
}

static bool expr_same(const Expr *a, const Expr *b) {
    return a->hash == b->hash && a->kind == b->kind && a->a == b->a && a->modifier == b->modifier &&
           a->set == b->set && a->n == b->n &&
           (!a->n || !memcmp(a->items, b->items, (size_t)a->n * sizeof *a->items)) &&
           arith_same(a->left, b->left) && arith_same(a->right, b->right);
}

/* The one expression that equals `e`. */
static const Expr *unique(Numberer *x, Expr *e) {
    e->hash = expr_hash(e);
    Expr **row = &x->rows[e->hash % ROWS];
    for (Expr *o = *row; o; o = o->other)
        if (expr_same(o, e))
            return o;
    Expr *kept = ARENA_NEW(x->arena, Expr);
    *kept = *e;
    kept->id = x->out->n_exprs++;
    kept->other = *row;
    return *row = kept;
}

static void too_large(Numberer *x, Place at, const char *what) {
    if (!x->failed)
        report_error(x->report, at, "the rules have too many %s once powers are written out", what);
    x->failed = true;
}

static bool is_modifier(const Expr *e) {
    return e->kind == EXPR_OFF || e->kind == EXPR_ASSIGN || e->kind == EXPR_SWITCH;
}

static int next_modifier(Numberer *x, const Expr *e) {
    if (x->out->n_modifiers > RBG_MODIFIERS_MAX)
        too_large(x, e->place, "modifiers");
    return x->out->n_modifiers++;
}

static const Expr *number(Numberer *x, const Expr *e, bool in_pattern);

/* Adds `item` to a list of kind `into->kind`; lists within lists of their kind are one list. */
static void add(Numberer *x, Expr *into, const Expr *item) {
    if (item->kind != into->kind) {
        ARENA_PUSH(x->arena, into->items, into->n, into->cap) = item;
        return;
    }
    for (int i = 0; i < item->n; i++)
        ARENA_PUSH(x->arena, into->items, into->n, into->cap) = item->items[i];
}

static const Expr *number_list(Numberer *x, const Expr *e, ExprKind kind, int times,
                               bool in_pattern) {
    Expr list = { .kind = kind, .place = e->place };
    for (int k = 0; k < times && !x->failed; k++)
        for (int i = 0; i < e->n && !x->failed; i++)
            add(x, &list, number(x, e->items[i], in_pattern));
    return list.n == 1 ? list.items[0] : unique(x, &list);
}

static const Expr *number_leaf(Numberer *x, const Expr *e, bool in_pattern) {
    Expr leaf = *e;
    bool numbered = is_modifier(e) && !in_pattern;
    if (numbered)
        leaf.modifier = next_modifier(x, e);
    const Expr *made = unique(x, &leaf);
    if (numbered)
        x->out->modifiers = arena_grow(x->arena, x->out->modifiers, leaf.modifier,
                                       &x->out->cap_modifiers, sizeof *x->out->modifiers);
    if (numbered)
        x->out->modifiers[leaf.modifier] = made;
    return made;
}

static const Expr *number_one(Numberer *x, const Expr *e, bool in_pattern) {
    Expr one = { .kind = e->kind, .a = e->a, .place = e->place };
    ARENA_PUSH(x->arena, one.items, one.n, one.cap) =
        number(x, e->items[0], in_pattern || e->kind == EXPR_CHECK);
    return unique(x, &one);
}

static const Expr *number(Numberer *x, const Expr *e, bool in_pattern) {
    if (++x->work > RBG_EXPRS_MAX)
        too_large(x, e->place, "parts");
    switch (e->kind) {
    case EXPR_CAT:
    case EXPR_SUM:
        return number_list(x, e, e->kind, 1, in_pattern);
    case EXPR_POWER:
        return number_list(x, e, EXPR_CAT, e->a, in_pattern);
    case EXPR_STAR:
    case EXPR_CHECK:
        return number_one(x, e, in_pattern);
    default:
        return number_leaf(x, e, in_pattern);
    }
}

bool expr_number(Arena *arena, const Expr *rules, Report *report, Numbering *out) {
    *out = (Numbering){ .n_modifiers = 1 };
    Numberer *x = ARENA_NEW(arena, Numberer);
    *x = (Numberer){ .arena = arena, .report = report, .out = out };
    out->modifiers = arena_grow(arena, NULL, 0, &out->cap_modifiers, sizeof *out->modifiers);
    out->rules = number(x, rules, false);
    return !x->failed;
}
