/* (random ...): chance chooses among moves. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/context.h"

/* ---- one of several rules, by weight ---- */

typedef struct Weighted {
    Fn fn;
    const Fn **weights, **moves;
    int n;
} Weighted;

static void weighted_eval(const Fn *fn, Context *c) {
    const Weighted *f = (const Weighted *)fn;
    size_t mark = context_mark(c);
    double *weights = context_scratch(c, sizeof *weights * (size_t)(f->n + 1)), sum = 0;
    for (int i = 0; i < f->n; i++)
        sum += weights[i] = fn_real(f->weights[i], c);
    double left = f->n ? random_unit(context_random(c)) : 0;
    for (int i = 0; i < f->n; i++) {
        left -= weights[i] / sum;
        if (left <= 0) {
            fn_moves(f->moves[i], c);
            break;
        }
    }
    context_reset(c, mark);
}

static Fn *weighted_build(Build *b, const Bound *n) {
    Weighted *f = FN_NEW(b, n, Weighted, FN_MOVES);
    const Bound *weights = bound_arg(n, "{<float>}"), *moves = bound_arg(n, "{<moves>}");
    f->fn.eval.moves = weighted_eval;
    f->n = weights->n_items < moves->n_items ? weights->n_items : moves->n_items;
    f->weights = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    f->moves = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    for (int i = 0; i < f->n; i++) {
        f->weights[i] = build_float(b, weights->items[i]);
        f->moves[i] = build_moves(b, moves->items[i]);
    }
    build_flag(b, FLAG_Stochastic);
    return &f->fn;
}

/* ---- some of the moves of one rule ---- */

typedef struct Some {
    Fn fn;
    const Fn *moves, *n;
} Some;

/* The same move may be drawn several times. */
static void some_eval(const Fn *fn, Context *c) {
    const Some *f = (const Some *)fn;
    int first = c->n_moves;
    fn_moves(f->moves, c);
    int n = c->n_moves - first, wanted = fn_int(f->n, c);
    for (int i = 0; i < wanted && i < n; i++)
        context_repeat_move(c, first + random_below(context_random(c), n));
    int drawn = c->n_moves - first - n;
    memmove(c->moves + first, c->moves + first + n, sizeof(Move) * (size_t)drawn);
    context_cut(c, first + drawn);
}

static Fn *some_build(Build *b, const Bound *n) {
    Some *f = FN_NEW(b, n, Some, FN_MOVES);
    f->fn.eval.moves = some_eval;
    f->moves = arg_moves(b, n, "<moves>");
    f->n = arg_int(b, n, "num:<int>");
    build_flag(b, FLAG_Stochastic);
    return &f->fn;
}

const Ludeme chance_ludemes[] = {
    { "<random>", "(random <moves> num:<int>)", { .fn = some_build } },
    { "<random>", "(random {<float>} {<moves>})", { .fn = weighted_build } },
    { NULL },
};
