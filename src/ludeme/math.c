/* Arithmetic with whole numbers, as in Java: sums wrap round, quotients are cut off. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/context.h"

#include <limits.h>
#include <math.h>
#include <string.h>

typedef int (*Operator)(Context *c, int a, int b);

static int math_add(Context *c, int a, int b) {
    (void)c;
    return (int)((unsigned)a + (unsigned)b);
}

static int math_sub(Context *c, int a, int b) {
    (void)c;
    return (int)((unsigned)a - (unsigned)b);
}

static int math_mul(Context *c, int a, int b) {
    (void)c;
    return (int)((unsigned)a * (unsigned)b);
}

static int math_div(Context *c, int a, int b) {
    if (b == 0)
        context_trouble(c, "division by zero");
    return b == -1 ? math_sub(c, 0, a) : a / b;
}

static int math_mod(Context *c, int a, int b) {
    if (b == 0)
        context_trouble(c, "division by zero");
    return b == -1 ? 0 : a % b;
}

static int math_pow(Context *c, int a, int b) {
    (void)c;
    double x = pow(a, b);
    return isnan(x) ? 0 : x >= INT_MAX ? INT_MAX : x <= INT_MIN ? INT_MIN : (int)x;
}

static int math_max(Context *c, int a, int b) {
    (void)c;
    return a > b ? a : b;
}

static int math_min(Context *c, int a, int b) {
    (void)c;
    return a < b ? a : b;
}

static Operator operator_of(const Bound *n) {
    static const struct {
        const char *head;
        Operator operator;
    } table[] = {
        { "+", math_add }, { "-", math_sub }, { "*", math_mul },   { "/", math_div },
        { "%", math_mod }, { "^", math_pow }, { "max", math_max }, { "min", math_min },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (!strcmp(table[i].head, n->sig->head))
            return table[i].operator;
    return NULL;
}

/* ---- of two numbers ---- */

typedef struct Binary {
    Fn fn;
    Operator operator;
    const Fn *a, *b;
} Binary;

static int binary_eval(const Fn *fn, Context *c) {
    const Binary *f = (const Binary *)fn;
    int a = fn_int(f->a, c);
    return f->operator(c, a, fn_int(f->b, c));
}

static Fn *math_binary(Build *b, const Bound *n) {
    Binary *f = FN_NEW(b, n, Binary, FN_INT);
    f->fn.eval.integer = binary_eval;
    f->fn.pure = true;
    f->operator= operator_of(n);
    f->a = arg_int_or(b, n, "<int>", 0); /* (- 5) is 0 - 5 */
    f->b = arg_int(b, n, "<int>#2");
    return &f->fn;
}

/* ---- of a list of numbers ---- */

typedef struct Fold {
    Fn fn;
    Operator operator;
    const Fn *list;
} Fold;

static int fold_eval(const Fn *fn, Context *c) {
    const Fold *f = (const Fold *)fn;
    size_t mark = context_mark(c);
    Ints list = fn_ints(f->list, c);
    bool product = f->operator== math_mul;
    int result = product && list.n, first = 0; /* of nothing it is 0 */
    if (f->operator== math_max || f->operator== math_min) {
        result = list.n ? list.v[0] : OFF;
        first = 1;
    }
    for (int i = first; i < list.n; i++)
        result = f->operator(c, result, list.v[i]);
    context_reset(c, mark);
    return result;
}

static Fn *math_fold(Build *b, const Bound *n) {
    Fold *f = FN_NEW(b, n, Fold, FN_INT);
    f->fn.eval.integer = fold_eval;
    f->fn.pure = true;
    f->operator= operator_of(n);
    f->list = bound_has(n, "{<int>}") ? arg_ints(b, n, "{<int>}") : NULL;
    if (!f->list)
        f->list = arg_ints(b, n, "<ints>");
    return &f->fn;
}

/* ---- abs, if ---- */

static int abs_eval(const Fn *fn, Context *c) {
    int a = fn_int(((const Binary *)fn)->a, c);
    return a < 0 ? math_sub(c, 0, a) : a;
}

static Fn *math_abs(Build *b, const Bound *n) {
    Binary *f = FN_NEW(b, n, Binary, FN_INT);
    f->fn.eval.integer = abs_eval;
    f->fn.pure = true;
    f->a = arg_int(b, n, "<int>");
    return &f->fn;
}

typedef struct Choice {
    Fn fn;
    const Fn *condition, *yes, *no;
} Choice;

static int choice_eval(const Fn *fn, Context *c) {
    const Choice *f = (const Choice *)fn;
    return fn_int(fn_bool(f->condition, c) ? f->yes : f->no, c);
}

static Fn *math_if(Build *b, const Bound *n) {
    Choice *f = FN_NEW(b, n, Choice, FN_INT);
    f->fn.eval.integer = choice_eval;
    f->fn.pure = true;
    f->condition = arg_bool(b, n, "<boolean>");
    f->yes = arg_int(b, n, "<int>");
    f->no = arg_int(b, n, "<int>#2");
    return &f->fn;
}

const Ludeme math_ludemes[] = {
    // clang-format off
    { "<%>", "(% <int> <int>)", { .fn = math_binary } },
    { "<ints.math.*>", "(* ({<int>} | <ints>))", { .fn = math_fold } },
    { "<ints.math.*>", "(* <int> <int>)", { .fn = math_binary } },
    { "<ints.math.+>", "(+ ({<int>} | <ints>))", { .fn = math_fold } },
    { "<ints.math.+>", "(+ <int> <int>)", { .fn = math_binary } },
    { "<ints.math.->", "(- [<int>] <int>)", { .fn = math_binary } },
    { "<ints.math./>", "(/ <int> <int>)", { .fn = math_binary } },
    { "<ints.math.^>", "(^ <int> <int>)", { .fn = math_binary } },
    { "<ints.math.abs>", "(abs <int>)", { .fn = math_abs } },
    { "<ints.math.if>", "(if <boolean> <int> <int>)", { .fn = math_if } },
    { "<ints.math.max>", "(max <ints>)", { .fn = math_fold } },
    { "<ints.math.max>", "(max <int> <int>)", { .fn = math_binary } },
    { "<ints.math.min>", "(min <ints>)", { .fn = math_fold } },
    { "<ints.math.min>", "(min <int> <int>)", { .fn = math_binary } },
    // clang-format on
    { NULL },
};
