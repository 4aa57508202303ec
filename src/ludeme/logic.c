/* Conditions joined and compared: and, or, not, =, < ... */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "ludeme/puzzle.h"
#include "play/context.h"

#include <string.h>

/* ---- comparing numbers ---- */

typedef struct Comparison {
    Fn fn;
    const Fn *a, *b;
} Comparison;

#define COMPARISON(name, operator)                              \
    static bool logic_##name##_eval(const Fn *fn, Context *c) { \
        const Comparison *f = (const Comparison *)fn;           \
        int a = fn_int(f->a, c);                                \
        return a operator fn_int(f->b, c);                      \
    }
/* In a deduction puzzle it is variables that are compared, and what is open is as it should be. */
#define COMPARISON_OF_VARIABLES(name, operator)                                                 \
    static bool logic_##name##_variable_eval(const Fn *fn, Context *c) {                        \
        const Comparison *f = (const Comparison *)fn;                                           \
        SiteType type = c->game->default_type;                                                  \
        int a = fn_int(f->a, c), b = fn_int(f->b, c);                                           \
        return !puzzle_resolved(c, type, a) || !puzzle_resolved(c, type, b) ||                  \
               puzzle_value(c, type, a) operator puzzle_value(c, type, b);                      \
    }
COMPARISON_OF_VARIABLES(less, <)
COMPARISON_OF_VARIABLES(less_or_equal, <=)
COMPARISON_OF_VARIABLES(greater, >)
COMPARISON_OF_VARIABLES(greater_or_equal, >=)
COMPARISON(equal, ==)
COMPARISON(different, !=)
COMPARISON(less, <)
COMPARISON(less_or_equal, <=)
COMPARISON(greater, >)
COMPARISON(greater_or_equal, >=)

typedef bool LogicEval(const Fn *, Context *);

static const struct {
    const char *head;
    LogicEval *eval, *in_puzzle;
} comparisons[] = {
    { "=", logic_equal_eval, logic_equal_eval },
    { "!=", logic_different_eval, logic_different_eval },
    { "<", logic_less_eval, logic_less_variable_eval },
    { "<=", logic_less_or_equal_eval, logic_less_or_equal_variable_eval },
    { ">", logic_greater_eval, logic_greater_variable_eval },
    { ">=", logic_greater_or_equal_eval, logic_greater_or_equal_variable_eval },
};

static Fn *logic_compare(Build *b, const Bound *n) {
    Comparison *f = FN_NEW(b, n, Comparison, FN_BOOL);
    for (size_t i = 0; i < sizeof comparisons / sizeof *comparisons; i++)
        if (!strcmp(comparisons[i].head, n->sig->head))
            f->fn.eval.boolean = b->puzzle ? comparisons[i].in_puzzle : comparisons[i].eval;
    f->fn.pure = !b->puzzle;
    f->a = arg_int(b, n, "<int>");
    f->b = arg_int(b, n, "<int>#2");
    if (!f->b)
        f->b = arg_player(b, n, "<roleType>");
    return &f->fn;
}

/* ---- comparing regions ---- */

static bool logic_same_region(const Comparison *f, Context *c) {
    size_t mark = context_mark(c);
    const Bits *a = fn_region(f->a, c);
    bool same = bits_equal(a, fn_region(f->b, c), c->game->region_words);
    context_reset(c, mark);
    return same;
}

static bool logic_equal_regions_eval(const Fn *fn, Context *c) {
    return logic_same_region((const Comparison *)fn, c);
}

static bool logic_different_regions_eval(const Fn *fn, Context *c) {
    return !logic_same_region((const Comparison *)fn, c);
}

static Fn *logic_compare_regions(Build *b, const Bound *n) {
    Comparison *f = FN_NEW(b, n, Comparison, FN_BOOL);
    f->fn.eval.boolean =
        !strcmp(n->sig->head, "=") ? logic_equal_regions_eval : logic_different_regions_eval;
    f->fn.pure = true;
    f->a = arg_region(b, n, "<sites>");
    f->b = arg_region(b, n, "<sites>#2");
    return &f->fn;
}

/* ---- joining conditions ---- */

typedef struct Junction {
    Fn fn;
    const Fn **parts;
    int n;
} Junction;

static bool logic_and_eval(const Fn *fn, Context *c) {
    const Junction *f = (const Junction *)fn;
    for (int i = 0; i < f->n; i++)
        if (!fn_bool(f->parts[i], c))
            return false;
    return true;
}

static bool logic_or_eval(const Fn *fn, Context *c) {
    const Junction *f = (const Junction *)fn;
    for (int i = 0; i < f->n; i++)
        if (fn_bool(f->parts[i], c))
            return true;
    return false;
}

static Fn *logic_join(Build *b, const Bound *n) {
    Junction *f = FN_NEW(b, n, Junction, FN_BOOL);
    const Bound *two[2] = { NULL, NULL }, *const *parts = two;
    f->fn.eval.boolean = !strcmp(n->sig->head, "and") ? logic_and_eval : logic_or_eval;
    f->fn.pure = true;
    f->n = 2;
    if (bound_has(n, "{<boolean>}")) {
        parts = bound_arg(n, "{<boolean>}")->items;
        f->n = bound_arg(n, "{<boolean>}")->n_items;
    } else {
        two[0] = bound_arg(n, "<boolean>");
        two[1] = bound_arg(n, "<boolean>#2");
    }
    f->parts = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    for (int i = 0; i < f->n; i++)
        f->parts[i] = build_bool(b, parts[i]);
    return &f->fn;
}

/* ---- not, xor, if ---- */

typedef struct Condition {
    Fn fn;
    const Fn *a, *b, *c;
} Condition;

static bool logic_not_eval(const Fn *fn, Context *c) {
    return !fn_bool(((const Condition *)fn)->a, c);
}

static bool logic_xor_eval(const Fn *fn, Context *c) {
    const Condition *f = (const Condition *)fn;
    bool a = fn_bool(f->a, c);
    return a != fn_bool(f->b, c);
}

static bool logic_if_eval(const Fn *fn, Context *c) {
    const Condition *f = (const Condition *)fn;
    if (fn_bool(f->a, c))
        return fn_bool(f->b, c);
    return f->c && fn_bool(f->c, c);
}

static Condition *new_condition(Build *b, const Bound *n, bool (*eval)(const Fn *, Context *)) {
    Condition *f = FN_NEW(b, n, Condition, FN_BOOL);
    f->fn.eval.boolean = eval;
    f->fn.pure = true;
    f->a = arg_bool(b, n, "<boolean>");
    return f;
}

static Fn *logic_not(Build *b, const Bound *n) {
    return &new_condition(b, n, logic_not_eval)->fn;
}

static Fn *logic_xor(Build *b, const Bound *n) {
    Condition *f = new_condition(b, n, logic_xor_eval);
    f->b = arg_bool(b, n, "<boolean>#2");
    return &f->fn;
}

static Fn *logic_if(Build *b, const Bound *n) {
    Condition *f = new_condition(b, n, logic_if_eval);
    f->b = arg_bool(b, n, "<boolean>#2");
    f->c = arg_bool(b, n, "<boolean>#3");
    return &f->fn;
}

const Ludeme logic_ludemes[] = {
    // clang-format off
    { "<!=>", "(!= <sites> <sites>)", { .fn = logic_compare_regions } },
    { "<!=>", "(!= <int> (<int> | <roleType>))", { .fn = logic_compare } },
    { "<<>", "(< <int> <int>)", { .fn = logic_compare } },
    { "<<=>", "(<= <int> <int>)", { .fn = logic_compare } },
    { "<=>", "(= <sites> <sites>)", { .fn = logic_compare_regions } },
    { "<=>", "(= <int> (<int> | <roleType>))", { .fn = logic_compare } },
    { "<>>", "(> <int> <int>)", { .fn = logic_compare } },
    { "<>=>", "(>= <int> <int>)", { .fn = logic_compare } },
    { "<booleans.math.if>", "(if <boolean> <boolean> [<boolean>])", { .fn = logic_if } },
    { "<math.and>", "(and {<boolean>})", { .fn = logic_join } },
    { "<math.and>", "(and <boolean> <boolean>)", { .fn = logic_join } },
    { "<math.or>", "(or {<boolean>})", { .fn = logic_join } },
    { "<math.or>", "(or <boolean> <boolean>)", { .fn = logic_join } },
    { "<not>", "(not <boolean>)", { .fn = logic_not } },
    { "<xor>", "(xor <boolean> <boolean>)", { .fn = logic_xor } },
    // clang-format on
    { NULL },
};
