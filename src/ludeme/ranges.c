/* (range 1 3), (exact 2), (max 4), (min 2): ranges of numbers. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/context.h"

#include <string.h>

typedef struct RangeFn {
    Fn fn;
    const Fn *min, *max;
} RangeFn;

static Range range_eval(const Fn *fn, Context *c) {
    const RangeFn *f = (const RangeFn *)fn;
    int min = fn_int(f->min, c);
    return (Range){ min, f->max == f->min ? min : fn_int(f->max, c) };
}

static Fn *range_build(Build *b, const Bound *n) {
    RangeFn *f = FN_NEW(b, n, RangeFn, FN_RANGE);
    const Fn *first = arg_int(b, n, "<int>");
    f->fn.eval.range = range_eval;
    f->fn.pure = true;
    f->min = f->max = first;
    if (!strcmp(n->sig->head, "range"))
        f->max = bound_arg(n, "<int>#2") ? arg_int(b, n, "<int>#2") : first;
    else if (!strcmp(n->sig->head, "max"))
        f->min = build_constant(b, OFF);
    else if (!strcmp(n->sig->head, "min"))
        f->max = build_constant(b, INFINITE);
    return &f->fn;
}

const Ludeme ranges_ludemes[] = {
    // clang-format off
    { "<exact>", "(exact <int>)", { .fn = range_build } },
    { "<range.math.max>", "(max <int>)", { .fn = range_build } },
    { "<range.math.min>", "(min <int>)", { .fn = range_build } },
    { "<range>", "(range <int> [<int>])", { .fn = range_build } },
    { "<range>", "<exact> | <range.math.max> | <range.math.min>" },
    // clang-format on
    { NULL },
};
