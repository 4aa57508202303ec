/* (hop ...), (move Hop ...): over hurdles in a line. */
#include "board/topology.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/chain.h"
#include "play/contents.h"

typedef struct Hop {
    Fn fn;
    PartFrom from;
    PartTo to;
    PartBetween between;
    const Fn *directions;
    bool stack, decision;
    const Fn *then;
} Hop;

/* One hop under way. */
typedef struct Hopping {
    const Hop *f;
    Context *c;
    int first; /* move of this ludeme on the stack */
    int from;
    int before, after; /* sites that may lie between from and hurdle, hurdle and to */
    Range hurdle;      /* its length */
} Hopping;

static bool may_land(const Hopping *h, int site) {
    h->c->it.to = site;
    return !h->f->to.test || fn_bool(h->f->to.test, h->c);
}

static bool is_hurdle(const Hopping *h, int site) {
    h->c->it.between = site;
    if (!h->f->between.given)
        return true;
    return h->f->between.test && fn_bool(h->f->between.test, h->c);
}

static bool may_start(const Hopping *h) {
    return !h->f->from.test || fn_bool(h->f->from.test, h->c);
}

static int hop_move(const Hopping *h, int to) {
    return walk_move(h->c, h->f->from.type, h->from, to, OFF, h->f->stack, h->f->decision);
}

static void finish(const Hopping *h, int index, int to, SiteSpan hurdle) {
    Context *c = h->c;
    Move *m = &c->moves[index];
    m->from = h->from;
    m->to = to;
    m->n_between = 0;
    for (int i = 0; i < hurdle.n; i++)
        context_add_between(c, m, hurdle.v[i]);
    if (h->f->stack)
        m->level_max = walk_top(c, h->f->from.type, h->from);
}

/* Lands where the rule for landing holds; effects of the hurdles hopped over, `n` of them. */
static void land(const Hopping *h, int to, SiteSpan hurdle, int n) {
    Context *c = h->c;
    const Hop *f = h->f;
    if (f->to.apply.condition)
        return;
    int index = hop_move(h, to);
    chain_before(c, index, f->to.apply.effect);
    for (int i = 0; i < n; i++) {
        c->it.between = hurdle.v[i];
        if (part_applies(&f->between.apply, c))
            chain_before(c, index, f->between.apply.effect);
    }
    finish(h, index, to, hurdle);
}

/* Lands where it does not, but the condition of the effect does: a capture on landing. */
static void land_on(const Hopping *h, int to, SiteSpan hurdle) {
    Context *c = h->c;
    const PartApply *apply = &h->f->to.apply;
    if (!apply->condition || !fn_bool(apply->condition, c))
        return;
    int index = hop_move(h, to);
    chain_before(c, index, apply->effect);
    finish(h, index, to, hurdle);
    c->moves[index].level_max = 0;
}

/* The hurdle is line[at .. at + length); every shorter one that is long enough counts too. */
static void land_behind(const Hopping *h, SiteSpan line, int at, int length) {
    SiteSpan hurdle = { line.v + at, length };
    int end = at + length;
    for (int spare = length - h->hurdle.min; spare >= 0; spare--)
        for (int i = end - spare; i < line.n; i++) {
            if (!may_land(h, line.v[i])) {
                land_on(h, line.v[i], hurdle);
                break;
            }
            land(h, line.v[i], hurdle, length - spare);
            if (i - end + 1 > h->after - spare)
                break;
        }
}

static void hop_along(const Hopping *h, SiteSpan line) {
    for (int i = 0; i < line.n; i++) {
        if (!may_start(h))
            continue;
        if (is_hurdle(h, line.v[i])) {
            int length = 1, next = i + 1;
            bool broken = false;
            for (; next < line.n && length < h->hurdle.max && !broken; next++) {
                broken = !is_hurdle(h, line.v[next]);
                length += !broken;
            }
            if (length >= h->hurdle.min && !(broken && length == h->hurdle.max))
                land_behind(h, line, i, length);
            return;
        }
        if (i + 1 > h->before || !may_land(h, line.v[i]))
            return;
    }
}

/* Without a hurdle: a step. */
static void hop_step(const Hopping *h, int to) {
    Context *c = h->c;
    if (!may_start(h) || !may_land(h, to))
        return;
    for (int i = h->first; i < c->n_moves; i++)
        if (c->moves[i].from == h->from && c->moves[i].to == to)
            return;
    int index = hop_move(h, to);
    if (part_applies(&h->f->between.apply, c))
        chain_before(c, index, h->f->between.apply.effect);
    c->moves[index].from = h->from;
    c->moves[index].to = to;
}

static void hop_in(const Hopping *h, Direction d) {
    const Sites *sites = &h->c->game->topology->sites[h->f->from.type];
    int n;
    const Radial *r = topology_radials(sites, h->from, d, &n);
    for (int i = 0; i < n; i++)
        hop_along(h, topology_line(sites, &r[i]));
}

static void hop_eval(const Fn *fn, Context *c) {
    const Hop *f = (const Hop *)fn;
    const Sites *sites = &c->game->topology->sites[f->from.type];
    Iterators before = c->it;
    Hopping h = { .f = f, .c = c, .first = c->n_moves, .from = fn_int(f->from.site, c) };
    if (h.from < 0 || h.from >= sites->n)
        return;
    DirectionList directions;
    fn_directions(f->directions, c, f->from.type, h.from, &directions);
    c->it.from = h.from;
    h.before = f->between.before ? fn_int(f->between.before, c) : 0;
    h.after = f->between.after ? fn_int(f->between.after, c) : 0;
    h.hurdle = f->between.range ? fn_range(f->between.range, c) : (Range){ 1, 1 };
    for (int i = 0; h.hurdle.min == 0 && i < directions.n; i++) {
        SiteSpan steps = topology_steps(sites, h.from, (Direction)directions.v[i]);
        for (int j = 0; j < steps.n; j++)
            hop_step(&h, steps.v[j]);
    }
    for (int i = 0; h.hurdle.max > 0 && i < directions.n; i++)
        hop_in(&h, (Direction)directions.v[i]);
    c->it.from = before.from;
    c->it.to = before.to;
    c->it.between = before.between;
    context_add_then(c, h.first, f->then);
}

static Fn *hop_build(Build *b, const Bound *n) {
    Hop *f = FN_NEW(b, n, Hop, FN_MOVES);
    f->fn.eval.moves = hop_eval;
    f->from = part_from(b, bound_arg(n, "<moves.from>"));
    f->to = part_to(b, bound_arg(n, "<moves.to>"));
    f->between = part_between(b, bound_arg(n, "<moves.between>"));
    f->directions = walk_directions(b, n, "<direction>", DIR_Adjacent);
    f->stack = walk_flag(n, "stack:<boolean>");
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_UsesFromPositions | (f->stack ? FLAG_Stacking : 0));
    return &f->fn;
}

const Ludeme hop_ludemes[] = {
    // clang-format off
    { "<hop>",
      "(hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] "
      "[<then>])", { .fn = hop_build } },
    { "<move>",
      "(move Hop [<moves.from>] [<direction>] [<moves.between>] <moves.to> [stack:<boolean>] "
      "[<then>])", { .fn = hop_build } },
    // clang-format on
    { NULL },
};
