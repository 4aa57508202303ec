/* (add ...), (claim ...), (move Add ...), (move Claim ...): pieces come onto the board. */
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/chain.h"
#include "play/choose.h"
#include "play/contents.h"
#include "play/large.h"

typedef struct Add {
    Fn fn;
    PartPiece piece;
    PartTo to;
    const Fn *count;
    bool claim, decision;
    const Fn *then;
} Add;

static Action action_of(const Add *f, Context *c, int what, int site) {
    Action a = action_make(f->to.level ? ACTION_INSERT : ACTION_ADD);
    a.type = (uint8_t)f->to.type;
    a.to = site;
    a.what = what;
    a.state = f->piece.state ? fn_int(f->piece.state, c) : OFF;
    if (f->to.level)
        a.level = fn_int(f->to.level, c);
    return a;
}

static void finish(const Add *f, Context *c, int index, int site) {
    Move *m = &c->moves[index];
    m->from = m->to = site;
    if (f->to.type == SITE_EDGE) {
        m->edge = site;
        m->oriented = false;
    }
}

/* One piece, or several on the same site. */
static bool add_at(const Add *f, Context *c, int what, int site, int count) {
    c->it.to = site;
    if (f->to.test && !fn_bool(f->to.test, c))
        return false;
    Action a = action_of(f, c, what, site);
    a.decision = f->decision;
    Move *m = context_move(c, &a);
    int index = c->n_moves - 1;
    a.decision = false;
    for (int i = 1; i < count; i++)
        context_add_action(c, m, &a);
    bool effect = !f->claim && f->to.apply.effect && part_applies(&f->to.apply, c);
    if (effect) {
        c->it.from = c->it.to = site;
        chain_before(c, index, f->to.apply.effect);
    }
    finish(f, c, index, site);
    if (effect && f->to.sites) { /* Ludii lists a move with an effect twice */
        context_repeat_move(c, index);
        c->moves[index].twin = c->moves[index + 1].twin = true;
    }
    return true;
}

static void add_everywhere(const Add *f, Context *c, int what, int count) {
    size_t mark = context_mark(c);
    const Bits *sites = fn_region(f->to.sites, c);
    for (BITS_EACH(site, sites, c->game->region_words))
        add_at(f, c, what, site, count);
    context_reset(c, mark);
}

/* ---- large pieces: turned whichever way they fit ---- */

static bool large_fits(const Add *f, const Context *c, int what, int site, int state) {
    int covered[LARGE_MAX], n = large_sites(c->game, what, site, state, covered);
    for (int i = 0; i < n; i++)
        if (!contents_empty(c, contents_slot(c, f->to.type, covered[i])))
            return false;
    return n > 0;
}

static void add_large_at(const Add *f, Context *c, int what, int site) {
    int wanted = f->piece.state ? fn_int(f->piece.state, c) : OFF;
    for (int state = 0; state < large_states(c->game, what); state++) {
        if ((wanted != OFF && wanted != state) || !large_fits(f, c, what, site, state))
            continue;
        Action a = action_make(ACTION_ADD);
        a.type = (uint8_t)f->to.type;
        a.to = site;
        a.what = what;
        a.state = state;
        a.decision = f->decision;
        context_move(c, &a)->state = state;
    }
}

static void add_large(const Add *f, Context *c, int what) {
    if (!f->to.sites) {
        int site = fn_int(f->to.site, c);
        if (site >= 0)
            add_large_at(f, c, what, site);
        return;
    }
    size_t mark = context_mark(c);
    const Bits *sites = fn_region(f->to.sites, c);
    for (BITS_EACH(site, sites, c->game->region_words))
        add_large_at(f, c, what, site);
    context_reset(c, mark);
}

static void add_eval(const Fn *fn, Context *c) {
    const Add *f = (const Add *)fn;
    int first = c->n_moves, from = c->it.from, to = c->it.to, count = fn_int(f->count, c);
    bool done = false;
    for (int i = 0; i < f->piece.n && count >= 1 && !done; i++) {
        int what = fn_int(f->piece.what[i], c);
        if (what < 0 || what >= c->game->n_components)
            continue;
        if (large_is(c->game, what))
            add_large(f, c, what);
        else if (f->to.sites)
            add_everywhere(f, c, what, count);
        else
            done = add_at(f, c, what, fn_int(f->to.site, c), count);
    }
    c->it.from = from;
    c->it.to = to;
    for (int i = first; f->then && i < c->n_moves; i++) /* once, also to those listed twice */
        context_add_then_to(c, &c->moves[i], f->then);
}

static void add_make(const Fn *fn, Context *c, int what, int site) {
    add_at((const Add *)fn, c, what, site, 1);
}

/* One piece on any of the sites. */
static void add_offer(const Fn *fn, Context *c) {
    const Add *f = (const Add *)fn;
    for (int i = 0; i < f->piece.n; i++) {
        int what = fn_int(f->piece.what[i], c);
        if (what >= 0 && what < c->game->n_components && !c->game->components[what].n_walks)
            choose_offer_sites(c, fn, add_make, what, fn_region(f->to.sites, c), f->then);
    }
}

/* Where each site gives exactly one move of one action. */
static bool can_offer(Build *b, const Add *f) {
    return f->to.sites && !f->to.apply.effect && f->count->constant &&
           fn_int(f->count, b->blank) == 1 && !game_has(b->game, FLAG_LargePiece);
}

static Fn *add_build(Build *b, const Bound *n) {
    Add *f = FN_NEW(b, n, Add, FN_MOVES);
    f->fn.eval.moves = add_eval;
    f->piece = part_piece(b, bound_arg(n, "<moves.piece>"));
    f->to = part_to(b, bound_arg(n, "<moves.to>"));
    f->count =
        bound_has(n, "count:<int>") ? arg_int_or(b, n, "count:<int>", 1) : build_constant(b, 1);
    f->decision = walk_decision(n);
    f->claim = f->decision ? bound_word(n, "<moveSiteType>", 0) == MOVE_SITE_TYPE_Claim
                           : !bound_has(n, "count:<int>");
    f->then = arg_moves(b, n, "<then>");
    if (bound_has(n, "stack:<boolean>") && walk_flag(n, "stack:<boolean>"))
        build_flag(b, FLAG_Stacking);
    else if (!f->count->constant || fn_int(f->count, b->blank) != 1)
        build_flag(b, FLAG_Count);
    if (f->to.level)
        build_flag(b, FLAG_Stacking);
    if (f->piece.state)
        build_flag(b, FLAG_SiteState);
    f->fn.offer = can_offer(b, f) ? add_offer : NULL;
    return &f->fn;
}

const Ludeme add_ludemes[] = {
    // clang-format off
    { "<effect.add>", "(add [<moves.piece>] <moves.to> [count:<int>] [stack:<boolean>] [<then>])", { .fn = add_build } },
    { "<claim>", "(claim [<moves.piece>] <moves.to> [<then>])", { .fn = add_build } },
    { "<move>",
      "(move <moveSiteType> [<moves.piece>] <moves.to> [count:<int>] [stack:<boolean>] "
      "[<then>])", { .fn = add_build } },
    // clang-format on
    { NULL },
};
