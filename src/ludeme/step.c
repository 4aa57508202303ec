/* (step ...), (move Step ...): to a neighbouring site. */
#include "board/topology.h"
#include "ludeme/directions.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/chain.h"
#include "play/contents.h"

typedef struct Step {
    Fn fn;
    PartFrom from;
    PartTo to;
    const Fn *directions;
    bool stack, decision;
    const Fn *then;
    int most; /* steps from a site; 0: not known */
} Step;

/* The same step may be found in several directions, but is one move. */
static bool already_there(const Context *c, int first, int from, int to) {
    for (int i = first; i < c->n_moves; i++)
        if (c->moves[i].from == from && c->moves[i].to == to)
            return true;
    return false;
}

static void step_to(const Step *f, Context *c, int first, int from, int level, int to) {
    c->it.to = to;
    if ((f->to.test && !fn_bool(f->to.test, c)) || already_there(c, first, from, to))
        return;
    bool at_level = level != OFF && !f->stack;
    int index = walk_move(c, f->from.type, from, to,
                          at_level   ? level
                          : f->stack ? OFF
                                     : walk_top(c, f->from.type, from),
                          f->stack, f->decision);
    if (at_level)
        c->moves[index].level_min = c->moves[index].level_max = level;
    if (part_applies(&f->to.apply, c))
        chain_before(c, index, f->to.apply.effect);
    c->moves[index].from = from;
    c->moves[index].to = to;
}

static void step_from(const Step *f, Context *c, int first, int from) {
    const Sites *sites = &c->game->topology->sites[f->from.type];
    DirectionList directions;
    if (from < 0 || from >= sites->n)
        return;
    fn_directions(f->directions, c, f->from.type, from, &directions);
    int level = f->from.level ? fn_int(f->from.level, c) : OFF;
    if (level < OFF)
        return;
    c->it.from = from;
    if (f->from.test && !fn_bool(f->from.test, c))
        return;
    for (int i = 0; i < directions.n; i++) {
        SiteSpan steps = topology_steps(sites, from, (Direction)directions.v[i]);
        for (int j = 0; j < steps.n; j++)
            step_to(f, c, first, from, level, steps.v[j]);
    }
}

static void step_eval(const Fn *fn, Context *c) {
    const Step *f = (const Step *)fn;
    int first = c->n_moves, from = c->it.from, to = c->it.to;
    step_from(f, c, first, fn_int(f->from.site, c));
    c->it.from = from;
    c->it.to = to;
    context_add_then(c, first, f->then);
}

static int count_steps(const Sites *s, int site, Direction d) {
    return topology_steps(s, site, d).n;
}

static int step_tickets(const Fn *fn, const Context *c, int what) {
    const Step *f = (const Step *)fn;
    return directions_known(f->directions, c, f->from.type, what) ? f->most : 0;
}

/* The site that a number stands for; OFF if none, or if a smaller number stands for it. */
static int numbered_site(const Sites *s, int from, const DirectionList *directions, int number) {
    SiteSpan steps = { 0 };
    int i = 0, left = number;
    for (; i < directions->n; left -= steps.n, i++) {
        steps = topology_steps(s, from, (Direction)directions->v[i]);
        if (left < steps.n)
            break;
    }
    if (i == directions->n)
        return OFF;
    int to = steps.v[left];
    for (int j = 0, seen = 0; seen < number; j++) {
        steps = topology_steps(s, from, (Direction)directions->v[j]);
        for (int k = 0; k < steps.n && seen < number; k++, seen++)
            if (steps.v[k] == to)
                return OFF;
    }
    return to;
}

static void step_draw(const Fn *fn, Context *c, int ticket) {
    const Step *f = (const Step *)fn;
    const Sites *sites = &c->game->topology->sites[f->from.type];
    int first = c->n_moves, from = fn_int(f->from.site, c);
    DirectionList directions;
    if (from < 0 || from >= sites->n)
        return;
    fn_directions(f->directions, c, f->from.type, from, &directions);
    int to = numbered_site(sites, from, &directions, ticket);
    int level = f->from.level ? fn_int(f->from.level, c) : OFF;
    c->it.from = from;
    if (to == OFF || level < OFF || (f->from.test && !fn_bool(f->from.test, c)))
        return;
    step_to(f, c, first, from, level, to);
    context_add_then(c, first, f->then);
}

/* Whether there is a step to a site, or to any (OFF). */
static bool step_reaches(const Fn *fn, Context *c, int site) {
    const Step *f = (const Step *)fn;
    const Sites *sites = &c->game->topology->sites[f->from.type];
    int from = fn_int(f->from.site, c);
    DirectionList directions;
    if (from < 0 || from >= sites->n)
        return false;
    fn_directions(f->directions, c, f->from.type, from, &directions);
    if (f->from.level && fn_int(f->from.level, c) < OFF)
        return false;
    c->it.from = from;
    if (f->from.test && !fn_bool(f->from.test, c))
        return false;
    for (int i = 0; i < directions.n; i++) {
        SiteSpan steps = topology_steps(sites, from, (Direction)directions.v[i]);
        for (int j = 0; j < steps.n; j++) {
            c->it.to = steps.v[j];
            if ((site == OFF || site == c->it.to) && (!f->to.test || fn_bool(f->to.test, c)))
                return true;
        }
    }
    return false;
}

static Fn *step_build(Build *b, const Bound *n) {
    Step *f = FN_NEW(b, n, Step, FN_MOVES);
    f->fn.eval.moves = step_eval;
    f->fn.reaches = step_reaches;
    f->from = part_from(b, bound_arg(n, "<moves.from>"));
    if (f->from.sites)
        build_not_yet(b, n);
    f->to = part_to(b, bound_arg(n, "<moves.to>"));
    f->directions = walk_directions(b, n, "<direction>", DIR_Adjacent);
    f->stack = walk_flag(n, "stack:<boolean>");
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    f->most = directions_most(f->directions, b, f->from.type, count_steps);
    f->fn.tickets = step_tickets;
    f->fn.draw = step_draw;
    build_flag(b, FLAG_UsesFromPositions | (f->stack ? FLAG_Stacking : 0));
    return &f->fn;
}

const Ludeme step_ludemes[] = {
    // clang-format off
    { "<effect.step>", "(step [<moves.from>] [<direction>] <moves.to> [stack:<boolean>] [<then>])", { .fn = step_build } },
    { "<move>", "(move Step [<moves.from>] [<direction>] <moves.to> [stack:<boolean>] [<then>])", { .fn = step_build } },
    // clang-format on
    { NULL },
};
