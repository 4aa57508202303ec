/* Walks of turtle steps {F F R F}: (leap ...), (move Leap ...) to where they end, (sites {{...}}).
 */
#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/chain.h"
#include "play/contents.h"

/* Where walks from each site end, worked out when the game is loaded. */
typedef struct Ends {
    int32_t *start; /* one more than there are sites */
    Site *sites;
} Ends;

typedef struct Walker {
    const Sites *s;
    const Bound *walks; /* {{<stepType>}} */
    bool rotations;     /* begin in every direction, not only in the first */
} Walker;

/* The end of one walk, or OFF if it leaves the board. */
static int walk_end(const Walker *w, const Bound *steps, int site, Direction d) {
    for (int i = 0; i < steps->n_items && site != OFF; i++) {
        int step = steps->items[i]->value;
        if (step != STEP_TYPE_F) {
            d = direction_turn(d, step == STEP_TYPE_R, w->s->supported[RELATION_ORTHOGONAL]);
        } else {
            SiteSpan to = topology_steps(w->s, site, d);
            site = to.n ? to.v[to.n - 1] : OFF;
        }
    }
    return site;
}

static void add_ends(const Walker *w, int site, Bits *ends) {
    int n = w->s->n_supported[RELATION_ORTHOGONAL];
    for (int i = 0; i < (w->rotations ? n : n > 0); i++)
        for (int j = 0; j < w->walks->n_items; j++) {
            Direction d = (Direction)w->s->supported_order[RELATION_ORTHOGONAL][i];
            int end = walk_end(w, w->walks->items[j], site, d);
            if (end != OFF)
                bits_add(ends, end);
        }
}

static Ends make_ends(Build *b, const Walker *w) {
    int words = bits_words(w->s->n) + 1, n = 0, cap = 0;
    Ends e = { .start = ARENA_ARRAY(b->arena, int32_t, w->s->n + 1) };
    Bits *ends = ARENA_ARRAY(b->arena, Bits, words);
    for (int site = 0; site < w->s->n; site++) {
        e.start[site] = n;
        bits_clear(ends, words);
        add_ends(w, site, ends);
        for (BITS_EACH(end, ends, words))
            ARENA_PUSH(b->arena, e.sites, n, cap) = (Site)end;
    }
    e.start[w->s->n] = n;
    return e;
}

/* Ends for rotations:True and False; the parameter is nearly always constant. */
typedef struct Leaps {
    Ends with, without;
    const Fn *rotations;
} Leaps;

static Leaps make_leaps(Build *b, const Bound *n, SiteType type) {
    Walker w = { .s = &b->game->topology->sites[type], .walks = bound_arg(n, "{{<stepType>}}") };
    Leaps l = { .rotations = arg_bool_or(b, n, "rotations:<boolean>", true) };
    l.without = make_ends(b, &w);
    w.rotations = true;
    l.with = make_ends(b, &w);
    return l;
}

static SiteSpan leaps_from(const Leaps *l, Context *c, int site) {
    const Ends *e = fn_bool(l->rotations, c) ? &l->with : &l->without;
    return (SiteSpan){ e->sites + e->start[site], e->start[site + 1] - e->start[site] };
}

/* ---- leap ---- */

typedef struct Leap {
    Fn fn;
    PartFrom from;
    PartTo to;
    Leaps leaps;
    const Fn *forward;
    bool decision;
    const Fn *then;
    int most; /* ends of leaps from a site */
} Leap;

/* Ahead of a piece that faces `d`: only the eight main directions of the compass count. */
static bool is_ahead(const Sites *s, Direction d, int from, int to) {
    int north = s->row[to] - s->row[from], east = s->col[to] - s->col[from];
    switch (d) {
    case DIR_NONE:
        return true;
    case DIR_N:
        return north > 0;
    case DIR_NE:
        return north > 0 && east > 0;
    case DIR_E:
        return east > 0;
    case DIR_SE:
        return north < 0 && east > 0;
    case DIR_S:
        return north < 0;
    case DIR_SW:
        return north < 0 && east < 0;
    case DIR_W:
        return east < 0;
    case DIR_NW:
        return north > 0 && east < 0;
    default:
        return false;
    }
}

static void leap_to(const Leap *f, Context *c, int from, int to) {
    c->it.to = to;
    if (f->to.test && !fn_bool(f->to.test, c))
        return;
    int index = walk_move(c, f->from.type, from, to, OFF, false, f->decision);
    if (part_applies(&f->to.apply, c))
        chain_before(c, index, f->to.apply.effect);
    c->moves[index].from = from;
    c->moves[index].to = to;
}

/* All moves, or the one of a number. */
static void leap(const Leap *f, Context *c, int number) {
    const Sites *s = &c->game->topology->sites[f->from.type];
    int first = c->n_moves, from_before = c->it.from, to_before = c->it.to;
    int from = fn_int(f->from.site, c);
    if (from < 0 || from >= s->n)
        return;
    Direction facing = DIR_NONE;
    int what = contents_what(c, contents_slot(c, f->from.type, from));
    if (what && fn_bool(f->forward, c))
        facing = c->game->components[what].facing;
    c->it.from = from;
    if (f->from.test && !fn_bool(f->from.test, c))
        return;
    SiteSpan ends = leaps_from(&f->leaps, c, from);
    for (int i = 0; i < ends.n; i++)
        if ((number == OFF || number == i) && is_ahead(s, facing, from, ends.v[i]))
            leap_to(f, c, from, ends.v[i]);
    c->it.from = from_before;
    c->it.to = to_before;
    context_add_then(c, first, f->then);
}

static void leap_eval(const Fn *fn, Context *c) {
    leap((const Leap *)fn, c, OFF);
}

static void leap_draw(const Fn *fn, Context *c, int ticket) {
    leap((const Leap *)fn, c, ticket);
}

static int leap_tickets(const Fn *fn, const Context *c, int what) {
    (void)c;
    (void)what;
    return ((const Leap *)fn)->most;
}

static int most_ends(const Ends *e, int n_sites) {
    int most = 0;
    for (int i = 0; i < n_sites; i++)
        if (e->start[i + 1] - e->start[i] > most)
            most = e->start[i + 1] - e->start[i];
    return most;
}

static bool leap_reaches(const Fn *fn, Context *c, int site) {
    const Leap *f = (const Leap *)fn;
    const Sites *s = &c->game->topology->sites[f->from.type];
    int from = fn_int(f->from.site, c);
    if (from < 0 || from >= s->n)
        return false;
    Direction facing = DIR_NONE;
    int what = contents_what(c, contents_slot(c, f->from.type, from));
    if (what && fn_bool(f->forward, c))
        facing = c->game->components[what].facing;
    c->it.from = from;
    if (f->from.test && !fn_bool(f->from.test, c))
        return false;
    SiteSpan ends = leaps_from(&f->leaps, c, from);
    for (int i = 0; i < ends.n; i++) {
        c->it.to = ends.v[i];
        if ((site == OFF || site == c->it.to) && is_ahead(s, facing, from, c->it.to) &&
            (!f->to.test || fn_bool(f->to.test, c)))
            return true;
    }
    return false;
}

static Fn *leap_build(Build *b, const Bound *n) {
    Leap *f = FN_NEW(b, n, Leap, FN_MOVES);
    f->fn.eval.moves = leap_eval;
    f->fn.reaches = leap_reaches;
    f->from = part_from(b, bound_arg(n, "<moves.from>"));
    f->to = part_to(b, bound_arg(n, "<moves.to>"));
    f->leaps = make_leaps(b, n, f->from.type);
    f->most = most_ends(&f->leaps.with, b->game->topology->sites[f->from.type].n);
    f->fn.tickets = leap_tickets;
    f->fn.draw = leap_draw;
    f->forward = arg_bool_or(b, n, "forward:<boolean>", false);
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_UsesFromPositions);
    return &f->fn;
}

/* ---- (sites {{F F R F}}) ---- */

typedef struct SitesWalk {
    Fn fn;
    SiteType type;
    const Fn *from;
    Leaps leaps;
} SitesWalk;

static const Bits *sites_walk_eval(const Fn *fn, Context *c) {
    const SitesWalk *f = (const SitesWalk *)fn;
    Bits *out = context_region(c);
    int from = fn_int(f->from, c);
    if (from < 0 || from >= c->game->topology->sites[f->type].n)
        return out;
    SiteSpan ends = leaps_from(&f->leaps, c, from);
    for (int i = 0; i < ends.n; i++)
        bits_add(out, ends.v[i]);
    return out;
}

static int from_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->it.from;
}

static Fn *sites_walk(Build *b, const Bound *n) {
    SitesWalk *f = FN_NEW(b, n, SitesWalk, FN_REGION);
    f->fn.eval.region = sites_walk_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->from = arg_int(b, n, "<int>");
    if (!f->from) {
        Fn *from = FN_NEW(b, n, Fn, FN_INT);
        from->eval.integer = from_eval;
        f->from = from;
    }
    f->leaps = make_leaps(b, n, f->type);
    return &f->fn;
}

const Ludeme leap_ludemes[] = {
    // clang-format off
    { "<leap>",
      "(leap [<moves.from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] "
      "<moves.to> [<then>])", { .fn = leap_build } },
    { "<move>",
      "(move Leap [<moves.from>] {{<stepType>}} [forward:<boolean>] [rotations:<boolean>] "
      "<moves.to> [<then>])", { .fn = leap_build } },
    { "<sites>", "(sites [<siteType>] [<int>] {{<stepType>}} [rotations:<boolean>])", { .fn = sites_walk } },
    // clang-format on
    { NULL },
};
