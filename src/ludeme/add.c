/* (add ...), (move Add ...): a piece comes onto the board. */
#include "ludeme/add.h"

#include "ludeme/role.h"
#include "lang/words.h"
#include "play/contents.h"

#include <string.h>

typedef struct Add {
    Fn fn;
    SiteType type;
    const Fn *sites; /* region, or NULL */
    const Fn *site;  /* int, or NULL */
    const Fn *test;
    const Fn *then;
    bool decision;
} Add;

static void add_at(const Add *f, Context *c, int what, int site) {
    c->it.to = site;
    if (f->test && !fn_bool(f->test, c))
        return;
    Action a = action_make(ACTION_ADD);
    a.type = (uint8_t)f->type;
    a.to = site;
    a.what = what;
    a.decision = f->decision;
    Move *m = context_move(c, &a);
    m->from = m->to = site;
}

static void add_eval(const Fn *fn, Context *c) {
    const Add *f = (const Add *)fn;
    int first = c->n_moves, to = c->it.to;
    size_t mark = context_mark(c);
    int what = 0;
    for (int i = 1; i < c->game->n_components && !what; i++)
        if (c->game->owner[i] == c->pos->mover)
            what = i;
    if (f->site) {
        add_at(f, c, what, fn_int(f->site, c));
    } else {
        const Bits *sites = fn_region(f->sites, c);
        for (BITS_EACH(site, sites, c->game->region_words))
            add_at(f, c, what, site);
    }
    c->it.to = to;
    context_reset(c, mark);
    context_add_then(c, first, f->then);
}

Fn *add_build(Build *b, const Bound *n) {
    Add *f = FN_NEW(b, n, Add, FN_MOVES);
    const Bound *to = bound_arg(n, "<moves.to>");
    f->fn.eval.moves = add_eval;
    f->type = arg_type(b, to, "<siteType>");
    f->sites = arg_region(b, to, "<sites>");
    f->site = arg_int(b, to, "<int>");
    f->test = arg_bool(b, to, "if:<boolean>");
    f->then = arg_moves(b, n, "<then>");
    f->decision = !strcmp(n->sig->head, "move");
    return &f->fn;
}
