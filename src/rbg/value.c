/* The values of arithmetic expressions in a state. */
#include "rbg/value.h"

/* Compilers call a slow function for this unless told that the processor can do it. */
static inline int count_bits(uint64_t x) {
    x -= x >> 1 & 0x5555555555555555u;
    x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int)(x * 0x0101010101010101u >> 56);
}

int value_count(const RbgGame *g, const RbgState *s, int piece) {
    const uint64_t *set = s->sets + (size_t)piece * (size_t)g->words;
    int n = 0;
    for (int i = 0; i < g->words; i++)
        n += count_bits(set[i]);
    return n;
}

static bool apply_operator(ArithKind kind, int64_t *left, int64_t right) {
    switch (kind) {
    case ARITH_ADD:
        return !__builtin_add_overflow(*left, right, left);
    case ARITH_SUB:
        return !__builtin_sub_overflow(*left, right, left);
    case ARITH_MUL:
        return !__builtin_mul_overflow(*left, right, left);
    default:
        if (!right || (right == -1 && *left == INT64_MIN))
            return false;
        *left /= right;
        return true;
    }
}

bool value_of(const RbgGame *g, const RbgState *s, const Arith *e, int64_t *out) {
    switch (e->kind) {
    case ARITH_NUMBER:
        *out = e->value;
        return true;
    case ARITH_VARIABLE:
        *out = state_variables(g, s)[e->value];
        return true;
    case ARITH_COUNT:
        *out = value_count(g, s, (int)e->value);
        return true;
    default:
        if (!value_of(g, s, e->items[0], out))
            return false;
        for (int i = 1; i < e->n; i++) {
            int64_t right;
            if (!value_of(g, s, e->items[i], &right) || !apply_operator(e->kind, out, right))
                return false;
        }
        return true;
    }
}

bool value_compare_two(const RbgGame *g, const RbgState *s, const Expr *e) {
    int64_t left, right;
    return value_of(g, s, e->left, &left) && value_of(g, s, e->right, &right) &&
           value_compare(left, (Comparison)e->a, right);
}
