/* The values of arithmetic expressions in a state. */
#ifndef LUSOR_RBG_VALUE_H
#define LUSOR_RBG_VALUE_H

#include "rbg/code.h"

/* The value of an expression; false if there is none (a division by zero, an overflow). */
bool value_of(const RbgGame *game, const RbgState *state, const Arith *e, int64_t *out);

/* How many pieces of a tracked kind are on the board. */
int value_count(const RbgGame *game, const RbgState *state, int piece);

static inline bool value_compare(int64_t left, Comparison how, int64_t right) {
    switch (how) {
    case IS_EQUAL:
        return left == right;
    case IS_DIFFERENT:
        return left != right;
    case IS_LESS:
        return left < right;
    case IS_MORE:
        return left > right;
    case IS_AT_MOST:
        return left <= right;
    default:
        return left >= right;
    }
}

/* Whether the comparison `e` holds; without a value on both sides it does not. */
bool value_compare_two(const RbgGame *game, const RbgState *state, const Expr *e);

#endif
