/* (append ...), (allCombinations ...), (seq ...): several moves become one, or follow each other.
 */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/chain.h"
#include "play/turn.h"

/* ---- append: all moves as one ---- */

typedef struct Append {
    Fn fn;
    const Fn *moves, *then;
} Append;

static void append_eval(const Fn *fn, Context *c) {
    const Append *f = (const Append *)fn;
    int first = c->n_moves;
    fn_moves(f->moves, c);
    if (c->n_moves == first)
        return;
    for (int i = first; i < c->n_moves; i++) /* only the first is a decision, but all of it */
        chain_set_decisions(c, &c->moves[i], i == first);
    Move joined = chain_join(c, &c->moves[first], c->n_moves - first);
    joined.mover = c->pos->mover;
    context_cut(c, first);
    context_push_move(c, &joined);
    context_add_then(c, first, f->then);
}

static Fn *join_append(Build *b, const Bound *n) {
    Append *f = FN_NEW(b, n, Append, FN_MOVES);
    f->fn.eval.moves = append_eval;
    f->moves = arg_moves(b, n, "<nonDecision>");
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

/* ---- allCombinations: each of one list with each of another ---- */

typedef struct Combine {
    Fn fn;
    const Fn *one, *other, *then;
} Combine;

static void combine_eval(const Fn *fn, Context *c) {
    const Combine *f = (const Combine *)fn;
    int first = c->n_moves, second, end, n = 0;
    fn_moves(f->one, c);
    second = c->n_moves;
    fn_moves(f->other, c);
    end = c->n_moves;
    for (int i = first; i < second; i++)
        for (int k = second; k < end; k++, n++) {
            Move pair[] = { c->moves[i], c->moves[k] };
            Move joined = chain_join(c, pair, 2);
            joined.n_between = 0;
            context_push_move(c, &joined);
        }
    for (int i = 0; i < n; i++)
        c->moves[first + i] = c->moves[end + i];
    context_cut(c, first + n);
    context_add_then(c, first, f->then);
}

static Fn *join_combine(Build *b, const Bound *n) {
    Combine *f = FN_NEW(b, n, Combine, FN_MOVES);
    f->fn.eval.moves = combine_eval;
    f->one = arg_moves(b, n, "<moves>");
    f->other = arg_moves(b, n, "<moves>#2");
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

/* ---- seq: each rule sees what the ones before it have done ---- */

typedef struct Seq {
    Fn fn;
    const Fn **rules;
    int n;
} Seq;

/* Does a move, which then consists of what it has done. */
static void do_move(Context *c, int index) {
    int first = c->n_applied;
    turn_apply_actions(c, &c->moves[index], true);
    Move *m = &c->moves[index];
    m->actions = c->n_actions;
    m->n_actions = 0;
    m->then = OFF;
    for (int i = first; i < c->n_applied; i++)
        context_add_action(c, m, &c->applied[i]);
}

static void seq_eval(const Fn *fn, Context *c) {
    const Seq *f = (const Seq *)fn;
    Ahead before = context_ahead(c);
    for (int i = 0; i < f->n; i++) {
        int first = c->n_moves;
        fn_moves(f->rules[i], c);
        for (int k = first, end = c->n_moves; k < end; k++)
            do_move(c, k);
    }
    before.moves = c->n_moves; /* the moves stay, what they did goes */
    before.actions = c->n_actions;
    before.betweens = c->n_betweens;
    context_back(c, &before);
}

static Fn *join_seq(Build *b, const Bound *n) {
    Seq *f = FN_NEW(b, n, Seq, FN_MOVES);
    const Bound *rules = bound_arg(n, "{<moves>}");
    f->fn.eval.moves = seq_eval;
    f->rules = ARENA_ARRAY(b->arena, const Fn *, rules->n_items + 1);
    for (; f->n < rules->n_items; f->n++)
        f->rules[f->n] = build_moves(b, rules->items[f->n]);
    return &f->fn;
}

const Ludeme join_ludemes[] = {
    // clang-format off
    { "<allCombinations>", "(allCombinations <moves> <moves> [<then>])", { .fn = join_combine } },
    { "<append>", "(append <nonDecision> [<then>])", { .fn = join_append } },
    { "<seq>", "(seq {<moves>})", { .fn = join_seq } },
    // clang-format on
    { NULL },
};
