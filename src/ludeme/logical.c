/* Moves joined: and, or, if, priority; what follows a move: then. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/choose.h"
#include "play/contents.h"
#include "play/reach.h"

/* ---- and, or, priority: lists of rules ---- */

typedef struct MoveList {
    Fn fn;
    const Fn **rules;
    int n;
    const Fn *then;
} MoveList;

/* The moves of all rules. (For moves "and" and "or" are the same.) */
static void all_eval(const Fn *fn, Context *c) {
    const MoveList *f = (const MoveList *)fn;
    int first = c->n_moves;
    for (int i = 0; i < f->n; i++)
        fn_moves(f->rules[i], c);
    context_add_then(c, first, f->then);
}

static void all_offer(const Fn *fn, Context *c) {
    const MoveList *f = (const MoveList *)fn;
    for (int i = 0; i < f->n; i++)
        choose_offer(c, f->rules[i]);
}

static bool all_reaches(const Fn *fn, Context *c, int site) {
    const MoveList *f = (const MoveList *)fn;
    for (int i = 0; i < f->n; i++)
        if (reach_any(f->rules[i], c, site))
            return true;
    return false;
}

static int tickets_of(const Fn *rule, const Context *c, int what) {
    return rule->tickets ? rule->tickets(rule, c, what) : 0;
}

/* Those of all rules, if they are known. */
static int all_tickets(const Fn *fn, const Context *c, int what) {
    const MoveList *f = (const MoveList *)fn;
    int sum = 0;
    for (int i = 0; i < f->n; i++) {
        int n = tickets_of(f->rules[i], c, what);
        if (!n)
            return 0;
        sum += n;
    }
    return sum;
}

static void all_draw(const Fn *fn, Context *c, int ticket) {
    const MoveList *f = (const MoveList *)fn;
    int first = c->n_moves, what = contents_what(c, c->it.from);
    for (int i = 0; i < f->n; i++) {
        int n = tickets_of(f->rules[i], c, what);
        if (ticket < n) {
            f->rules[i]->draw(f->rules[i], c, ticket);
            break;
        }
        ticket -= n;
    }
    context_add_then(c, first, f->then);
}

/* The moves of the first rule that has any. */
static void priority_eval(const Fn *fn, Context *c) {
    const MoveList *f = (const MoveList *)fn;
    int first = c->n_moves;
    for (int i = 0; i < f->n && c->n_moves == first; i++)
        fn_moves(f->rules[i], c);
    context_add_then(c, first, f->then);
}

static bool priority_reaches(const Fn *fn, Context *c, int site) {
    const MoveList *f = (const MoveList *)fn;
    for (int i = 0; i < f->n; i++)
        if (reach_any(f->rules[i], c, OFF))
            return site == OFF || reach_any(f->rules[i], c, site);
    return false;
}

static Fn *build_list(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    MoveList *f = FN_NEW(b, n, MoveList, FN_MOVES);
    const Bound *two[2] = { NULL, NULL }, *const *rules = two;
    f->fn.eval.moves = eval;
    f->n = 2;
    if (bound_has(n, "{<moves>}")) {
        rules = bound_arg(n, "{<moves>}")->items;
        f->n = bound_arg(n, "{<moves>}")->n_items;
    } else {
        two[0] = bound_arg(n, "<moves>");
        two[1] = bound_arg(n, "<moves>#2");
    }
    f->rules = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    for (int i = 0; i < f->n; i++)
        f->rules[i] = build_moves(b, rules[i]);
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

static Fn *logical_all(Build *b, const Bound *n) {
    MoveList *f = (MoveList *)build_list(b, n, all_eval);
    f->fn.reaches = all_reaches;
    f->fn.tickets = all_tickets;
    f->fn.draw = all_draw;
    f->fn.offer = f->then ? NULL : all_offer;
    return &f->fn;
}

static Fn *logical_priority(Build *b, const Bound *n) {
    Fn *f = build_list(b, n, priority_eval);
    f->reaches = priority_reaches;
    return f;
}

/* ---- if ---- */

typedef struct MoveIf {
    Fn fn;
    const Fn *condition, *yes, *no, *then;
} MoveIf;

static void if_eval(const Fn *fn, Context *c) {
    const MoveIf *f = (const MoveIf *)fn;
    int first = c->n_moves;
    const Fn *rule = fn_bool(f->condition, c) ? f->yes : f->no;
    if (rule)
        fn_moves(rule, c);
    context_add_then(c, first, f->then);
}

static void if_offer(const Fn *fn, Context *c) {
    const MoveIf *f = (const MoveIf *)fn;
    const Fn *rule = fn_bool(f->condition, c) ? f->yes : f->no;
    if (rule)
        choose_offer(c, rule);
}

/* Enough for either rule. */
static int if_tickets(const Fn *fn, const Context *c, int what) {
    const MoveIf *f = (const MoveIf *)fn;
    int yes = tickets_of(f->yes, c, what), no = f->no ? tickets_of(f->no, c, what) : yes;
    return !yes || !no ? 0 : yes > no ? yes : no;
}

static void if_draw(const Fn *fn, Context *c, int ticket) {
    const MoveIf *f = (const MoveIf *)fn;
    int first = c->n_moves, what = contents_what(c, c->it.from);
    const Fn *rule = fn_bool(f->condition, c) ? f->yes : f->no;
    if (rule && ticket < tickets_of(rule, c, what))
        rule->draw(rule, c, ticket);
    context_add_then(c, first, f->then);
}

static bool if_reaches(const Fn *fn, Context *c, int site) {
    const MoveIf *f = (const MoveIf *)fn;
    const Fn *rule = fn_bool(f->condition, c) ? f->yes : f->no;
    return rule && reach_any(rule, c, site);
}

static Fn *logical_if(Build *b, const Bound *n) {
    MoveIf *f = FN_NEW(b, n, MoveIf, FN_MOVES);
    f->fn.eval.moves = if_eval;
    f->fn.reaches = if_reaches;
    f->fn.tickets = if_tickets;
    f->fn.draw = if_draw;
    f->condition = arg_bool(b, n, "<boolean>");
    f->yes = arg_moves(b, n, "<moves>");
    f->no = arg_moves(b, n, "<moves>#2");
    f->then = arg_moves(b, n, "<then>");
    f->fn.offer = f->then ? NULL : if_offer;
    return &f->fn;
}

/* ---- then: the rule itself, evaluated after the move ---- */

static Fn *logical_then(Build *b, const Bound *n) {
    const Fn *after_all = arg_bool_or(b, n, "applyAfterAllMoves:<boolean>", false);
    Fn *f = (Fn *)arg_moves(b, n, "<nonDecision>");
    f->after_all = after_all->constant && fn_bool(after_all, b->blank);
    return f;
}

const Ludeme logical_ludemes[] = {
    // clang-format off
    { "<logical.and>", "(and {<moves>} [<then>])", { .fn = logical_all } },
    { "<logical.and>", "(and <moves> <moves> [<then>])", { .fn = logical_all } },
    { "<logical.if>", "(if <boolean> <moves> [<moves>] [<then>])", { .fn = logical_if } },
    { "<logical.or>", "(or {<moves>} [<then>])", { .fn = logical_all } },
    { "<logical.or>", "(or <moves> <moves> [<then>])", { .fn = logical_all } },
    { "<priority>", "(priority <moves> <moves> [<then>])", { .fn = logical_priority } },
    { "<priority>", "(priority {<moves>} [<then>])", { .fn = logical_priority } },
    { "<then>", "(then <nonDecision> [applyAfterAllMoves:<boolean>])", { .fn = logical_then } },
    // clang-format on
    { NULL },
};
