/* Arithmetic done while a description is read. */
#include "ludeme/constant.h"

#include <limits.h>
#include <math.h>
#include <string.h>

/* ---- operators ---- */

static double plus(double a, double b) {
    return a + b;
}
static double minus(double a, double b) {
    return a - b;
}
static double times(double a, double b) {
    return a * b;
}
static double over(double a, double b) {
    return a / b;
}

/* Over two numbers or a list of them, or over one. */
static const struct {
    const char *head;
    double (*two)(double, double);
    double (*one)(double);
} operators[] = {
    { "+", plus, NULL },        { "-", minus, NULL },  { "*", times, NULL },
    { "/", over, NULL },        { "^", pow, NULL },    { "min", fmin, NULL },
    { "max", fmax, NULL },      { "abs", NULL, fabs }, { "sqrt", NULL, sqrt },
    { "exp", NULL, exp },       { "log", NULL, log },  { "log10", NULL, log10 },
    { "sin", NULL, sin },       { "cos", NULL, cos },  { "tan", NULL, tan },
    { "toFloat", NULL, trunc },
};

/* ---- evaluation ---- */

/* What a rule's numbers are: <dim.math.+> and <ints.math.+> reckon with whole numbers. */
static bool is_real(const Bound *call) {
    const char *rule = call->sig->ludeme->rule;
    return strncmp(rule, "<dim.", 5) && strncmp(rule, "<ints.", 6);
}

static bool complain(Report *report, const Bound *at, const char *what) {
    report_error(report, at->tree->place, "%s", what);
    return false;
}

/* What one step of reckoning gives, rounded as its kind of number is. */
static bool store(Report *report, const Bound *at, bool real, double x, double *value) {
    *value = real ? (float)x : trunc(x);
    if (!isfinite(*value) || (!real && fabs(*value) > INT_MAX))
        return complain(report, at, "this cannot be reckoned: it has no result, or one too large");
    return true;
}

static bool evaluate(Report *report, const Bound *number, double *value);

/* All operands of a call, one after the other, combined from the left. */
static bool combine(Report *report, const Bound *call, const Bound *const *items, int n, bool real,
                    double (*two)(double, double), double *value) {
    for (int i = 0; i < n; i++) {
        double x;
        if (!items[i] || !evaluate(report, items[i], &x))
            return false;
        if (!store(report, call, real, i ? two(*value, x) : x, value))
            return false;
    }
    return n > 0 || complain(report, call, "a list of numbers is expected here");
}

static bool apply(Report *report, const Bound *call, double *value) {
    for (size_t i = 0; i < sizeof operators / sizeof operators[0]; i++) {
        if (strcmp(operators[i].head, call->sig->head))
            continue;
        bool real = is_real(call);
        const Bound *first = call->args[0];
        if (operators[i].one) {
            double x;
            return evaluate(report, first, &x) &&
                   store(report, call, real, operators[i].one(x), value);
        }
        if (first && first->kind == BOUND_ARRAY)
            return combine(report, call, first->items, first->n_items, real, operators[i].two,
                           value);
        return combine(report, call, call->args, call->sig->n_params, real, operators[i].two,
                       value);
    }
    return complain(report, call, "a number that never changes is needed here");
}

static bool evaluate(Report *report, const Bound *number, double *value) {
    switch (number->kind) {
    case BOUND_INT:
    case BOUND_BOOL:
        *value = number->value;
        return true;
    case BOUND_FLOAT:
        return store(report, number, true, number->real, value);
    case BOUND_CALL:
        return apply(report, number, value);
    default:
        return complain(report, number, "a number that never changes is needed here");
    }
}

bool constant_int(Report *report, const Bound *number, int *value) {
    double x;
    if (!evaluate(report, number, &x))
        return false;
    *value = (int)x;
    return true;
}

bool constant_float(Report *report, const Bound *number, double *value) {
    double x;
    return evaluate(report, number, &x) && store(report, number, true, x, value);
}

bool constant_flag(Report *report, const Bound *flag, bool *value) {
    if (flag->kind != BOUND_BOOL)
        return complain(report, flag, "True or False is needed here");
    *value = flag->value;
    return true;
}
