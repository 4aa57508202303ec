/* (from), (to), (site) ...: what the ludeme around is at just now; (last To): the move before. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/context.h"

/* Each is a function without arguments that looks one thing up. */
#define ITERATOR(name, value)                                     \
    static int iterator_##name##_eval(const Fn *fn, Context *c) { \
        (void)fn;                                                 \
        return value;                                             \
    }                                                             \
    static Fn *iterator_##name(Build *b, const Bound *n) {        \
        Fn *f = FN_NEW(b, n, Fn, FN_INT);                         \
        f->eval.integer = iterator_##name##_eval;                 \
        return f;                                                 \
    }
ITERATOR(between, c->it.between)
ITERATOR(edge, c->it.edge)
ITERATOR(to, c->it.to)
ITERATOR(track, c->it.track)
ITERATOR(player, c->it.player)
ITERATOR(level, c->it.level)
ITERATOR(pips, c->it.pips)
ITERATOR(site, c->it.site)
ITERATOR(value, c->it.value)
ITERATOR(mover, c->pos->mover)
ITERATOR(next, c->pos->next)
ITERATOR(counter, c->pos->counter)
ITERATOR(pot, c->pos->pot)

/* ---- (edge a b): the first one between two vertices ---- */

typedef struct EdgeBetween {
    Fn fn;
    const Fn *a, *b;
} EdgeBetween;

static bool has_end(const Sites *edges, int edge, int vertex) {
    SiteSpan ends = sitelists_at(&edges->incident[SITE_VERTEX], edge);
    return ends.v[0] == vertex || ends.v[1] == vertex;
}

static int edge_between_eval(const Fn *fn, Context *c) {
    const EdgeBetween *f = (const EdgeBetween *)fn;
    const Sites *vertices = &c->game->topology->sites[SITE_VERTEX];
    const Sites *edges = &c->game->topology->sites[SITE_EDGE];
    int a = fn_int(f->a, c), b = fn_int(f->b, c), found = OFF;
    if (a < 0 || a >= vertices->n || b < 0 || b >= vertices->n || a == b)
        return OFF;
    SiteSpan at = sitelists_at(&vertices->incident[SITE_EDGE], a);
    for (int i = 0; i < at.n; i++)
        if (has_end(edges, at.v[i], b) && (found == OFF || at.v[i] < found))
            found = at.v[i];
    return found;
}

static Fn *iterator_edge_between(Build *b, const Bound *n) {
    EdgeBetween *f = FN_NEW(b, n, EdgeBetween, FN_INT);
    f->fn.eval.integer = edge_between_eval;
    f->fn.pure = true;
    f->a = arg_int(b, n, "<int>");
    f->b = arg_int(b, n, "<int>#2");
    return &f->fn;
}

/* ---- (from) ---- */

static int iterator_from_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->it.from;
}

static Fn *iterator_from(Build *b, const Bound *n) {
    if (bound_word(n, "at:<whenType>", WHEN_TYPE_EndOfTurn) == WHEN_TYPE_StartOfTurn) {
        build_not_yet(b, n);
        return NULL;
    }
    Fn *f = FN_NEW(b, n, Fn, FN_INT);
    f->eval.integer = iterator_from_eval;
    return f;
}

/* ---- (last ...) ---- */

typedef struct Last {
    Fn fn;
    const Fn *after;
    int what; /* word of <lastType> */
} Last;

static int last_eval(const Fn *fn, Context *c) {
    const Last *f = (const Last *)fn;
    if (!c->pos->n_moves)
        return OFF;
    const Made *m = &c->made[c->pos->n_moves - 1];
    bool after = fn_bool(f->after, c);
    switch (f->what) {
    case LAST_TYPE_From:
        return after ? m->after_from : m->own_from;
    case LAST_TYPE_To:
        return after ? m->after_to : m->own_to;
    case LAST_TYPE_LevelFrom:
        return after ? m->after_level_from : m->level_from;
    default:
        return after ? m->after_level_to : m->level_to;
    }
}

static Fn *last_build(Build *b, const Bound *n) {
    Last *f = FN_NEW(b, n, Last, FN_INT);
    f->fn.eval.integer = last_eval;
    f->after = arg_bool_or(b, n, "afterConsequence:<boolean>", false);
    f->what = bound_word(n, "<lastType>", 0);
    return &f->fn;
}

/* (sites): the region that is gone through; none outside of such rules. */
static const Bits *iterator_sites_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->it.region ? c->it.region : context_region(c);
}

static Fn *iterator_sites(Build *b, const Bound *n) {
    Fn *f = FN_NEW(b, n, Fn, FN_REGION);
    f->eval.region = iterator_sites_eval;
    return f;
}

const Ludeme iterators_ludemes[] = {
    // clang-format off
    { "<iterator.between>", "(between)", { .fn = iterator_between } },
    { "<iterator.edge>", "(edge)", { .fn = iterator_edge } },
    { "<iterator.edge>", "(edge <int> <int>)", { .fn = iterator_edge_between } },
    { "<iterator.from>", "(from [at:<whenType>])", { .fn = iterator_from } },
    { "<iterator.player>", "(player)", { .fn = iterator_player } },
    { "<iterator.to>", "(to)", { .fn = iterator_to } },
    { "<iterator.track>", "(track)", { .fn = iterator_track } },
    { "<level>", "(level)", { .fn = iterator_level } },
    { "<pips>", "(pips)", { .fn = iterator_pips } },
    { "<site>", "(site)", { .fn = iterator_site } },
    { "<value>", "(value)", { .fn = iterator_value } },
    { "<mover>", "(mover)", { .fn = iterator_mover } },
    { "<next>", "(next)", { .fn = iterator_next } },
    { "<counter>", "(counter)", { .fn = iterator_counter } },
    { "<pot>", "(pot)", { .fn = iterator_pot } },
    { "<sites>", "(sites)", { .fn = iterator_sites } },
    { "<ints.last.last>", "(last <lastType> [afterConsequence:<boolean>])", { .fn = last_build } },
    // clang-format on
    { NULL },
};
