/* (count Steps ...), (sites Distance ...): how far sites are from each other, along the board or by
   the steps of a piece. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/given.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/contents.h"

/* How one goes from site to site. */
typedef struct Paces {
    SiteType type;
    Relation relation;    /* along the board */
    const Fn *directions; /* of a piece that goes step by step; NULL: along the board */
    const Fn *test;       /* whether it may, NULL: always */
    const Fn *rotation;   /* how it is turned after each site, NULL: as before */
} Paces;

/* Relations by word: what they are, and the flag Ludii has for distances in them. */
static const struct {
    Relation relation;
    uint64_t flag;
} relations[] = {
    [RELATION_TYPE_Adjacent] = { RELATION_ADJACENT, FLAG_StepAdjacentDistance },
    [RELATION_TYPE_All] = { RELATION_ALL, FLAG_StepAllDistance },
    [RELATION_TYPE_Diagonal] = { RELATION_DIAGONAL, FLAG_StepDiagonalDistance },
    [RELATION_TYPE_OffDiagonal] = { RELATION_OFF, FLAG_StepOffDistance },
    [RELATION_TYPE_Orthogonal] = { RELATION_ORTHOGONAL, FLAG_StepOrthogonalDistance },
};

/* "[<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>]" */
static Paces paces_build(Build *b, const Bound *n) {
    int relation = bound_word(n, "<relationType>", RELATION_TYPE_Adjacent);
    const Bound *step = bound_arg(n, "<effect.step>");
    Paces p = { .type = arg_type(b, n, "<siteType>"), .relation = relations[relation].relation };
    if (!step) {
        build_flag(b, relations[relation].flag);
        return p;
    }
    p.directions = walk_directions(b, step, "<direction>", DIR_Adjacent);
    p.test = part_to(b, bound_arg(step, "<moves.to>")).test;
    p.rotation = arg_int(b, n, "newRotation:<int>");
    return p;
}

/* Distances from a site along the board, in scratch memory. */
static const uint16_t *paces_along(const Paces *p, Context *c, Relation relation, int from) {
    const Sites *s = &c->game->topology->sites[p->type];
    uint16_t *distances = context_scratch(c, sizeof *distances * (size_t)(s->n + 1));
    Site *queue = context_scratch(c, sizeof *queue * (size_t)(s->n + 1));
    topology_distances(s, from, relation, distances, queue);
    return distances;
}

/* ---- step by step ---- */

/* The sites of a search, nearest first; those from `begin` on have not been left yet. */
typedef struct Search {
    int *sites, n, begin;
    Bits *met;
} Search;

static void step_from(const Paces *p, Context *c, int from, Search *search) {
    const Sites *s = &c->game->topology->sites[p->type];
    DirectionList list;
    c->it.from = from;
    fn_directions(p->directions, c, p->type, from, &list);
    for (int i = 0; i < list.n; i++) {
        SiteSpan near = topology_steps(s, from, (Direction)list.v[i]);
        for (int k = 0; k < near.n; k++) {
            c->it.to = near.v[k];
            if ((p->test && !fn_bool(p->test, c)) || bits_has(search->met, near.v[k]))
                continue;
            bits_add(search->met, near.v[k]);
            search->sites[search->n++] = near.v[k];
        }
    }
}

static int turned(const Paces *p, Context *c, int rotation) {
    int value = c->it.value;
    c->it.value = rotation;
    rotation = fn_int(p->rotation, c);
    c->it.value = value;
    return rotation;
}

/* One step further from all that were met last. */
static void search_on(const Paces *p, Context *c, Search *search) {
    bool turns = p->rotation && search->begin > 0;
    for (int end = search->n; search->begin < end; search->begin++) {
        if (turns)
            c->as_rotation = turned(p, c, c->as_rotation);
        step_from(p, c, search->sites[search->begin], search);
    }
}

/* As the piece on the site sees it. */
static Search search_from(const Paces *p, Context *c, int from) {
    const Sites *s = &c->game->topology->sites[p->type];
    Search search = { context_ints(c, s->n + 1), 1, 0, context_region(c) };
    int slot = contents_slot(c, p->type, from);
    c->as_what = contents_what(c, slot);
    c->as_rotation = contents_rotation_at(c, slot, contents_top(c, slot));
    search.sites[0] = from;
    bits_add(search.met, from);
    return search;
}

/* What a search changes, to be put back behind it. */
typedef struct Seen {
    Iterators it;
    int what, rotation;
} Seen;

static Seen seen_before(const Context *c) {
    return (Seen){ c->it, c->as_what, c->as_rotation };
}

static void seen_restore(Context *c, const Seen *before) {
    c->it = before->it;
    c->as_what = before->what;
    c->as_rotation = before->rotation;
}

/* ---- (count Steps ...) ---- */

typedef struct CountSteps {
    Fn fn;
    Paces paces;
    const Fn *from;
    Given to;
} CountSteps;

static bool is_among(Ints list, int site) {
    for (int i = 0; i < list.n; i++)
        if (list.v[i] == site)
            return true;
    return false;
}

static int nearest(const Paces *p, Context *c, int from, Ints to) {
    int n = c->game->topology->sites[p->type].n, min = OFF;
    if (from >= n)
        return OFF;
    const uint16_t *distances = paces_along(p, c, p->relation, from);
    for (int i = 0; i < to.n; i++)
        if (to.v[i] >= 0 && to.v[i] < n && (min == OFF || distances[to.v[i]] < min))
            min = distances[to.v[i]];
    return min == OFF ? 0 : min;
}

static int count_walk(const Paces *p, Context *c, int from, Ints to) {
    Search search = search_from(p, c, from);
    for (int steps = 1; search.begin < search.n; steps++) {
        int before = search.n;
        search_on(p, c, &search);
        for (int i = before; i < search.n; i++)
            if (is_among(to, search.sites[i]))
                return steps;
    }
    return INFINITE;
}

static int count_piece_steps(const Paces *p, Context *c, int from, Ints to) {
    if (from >= c->game->topology->sites[p->type].n)
        return INFINITE;
    if (is_among(to, from))
        return 0;
    Seen before = seen_before(c);
    int steps = count_walk(p, c, from, to);
    seen_restore(c, &before);
    return steps;
}

static int count_steps_eval(const Fn *fn, Context *c) {
    const CountSteps *f = (const CountSteps *)fn;
    const Paces *p = &f->paces;
    size_t mark = context_mark(c);
    int from = fn_int(f->from, c), steps = 0;
    Ints to = given_sites(&f->to, c);
    bool any = false;
    for (int i = 0; i < to.n; i++)
        any |= to.v[i] >= 0;
    if (from >= 0 && any)
        steps = p->directions ? count_piece_steps(p, c, from, to) : nearest(p, c, from, to);
    context_reset(c, mark);
    return steps;
}

static Fn *count_steps(Build *b, const Bound *n) {
    CountSteps *f = FN_NEW(b, n, CountSteps, FN_INT);
    f->fn.eval.integer = count_steps_eval;
    f->paces = paces_build(b, n);
    f->from = arg_int(b, n, "<int>");
    f->to = given_build(b, n, "<int>#2", "<sites>");
    f->fn.pure = !f->paces.directions;
    return &f->fn;
}

/* ---- (sites Distance ...) ---- */

typedef struct SitesDistance {
    Fn fn;
    Paces paces;
    const Fn *from;
    const Fn *range;
} SitesDistance;

/* Ludii has one table of distances for a game; of several relations asked for, the first one of
   these is in it. */
static Relation relation_of_game(const Game *g) {
    static const int order[] = { RELATION_TYPE_Adjacent, RELATION_TYPE_All,
                                 RELATION_TYPE_OffDiagonal, RELATION_TYPE_Diagonal };
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        if (game_has(g, relations[order[i]].flag))
            return relations[order[i]].relation;
    return RELATION_ORTHOGONAL;
}

/* Ludii counts how often a site is farther than so far counted: with few far sites it comes short.
 */
static int farthest(const uint16_t *distances, int n) {
    int max = 0;
    for (int i = 0; i < n; i++)
        max += max < distances[i];
    return max;
}

static void add_at_distance(const Paces *p, Context *c, int from, Range range, Bits *out) {
    int n = c->game->topology->sites[p->type].n;
    const uint16_t *distances = paces_along(p, c, relation_of_game(c->game), from);
    int max = farthest(distances, n);
    if (range.max < max)
        max = range.max;
    if (range.min == 0 && max >= 0)
        bits_add(out, from);
    for (int i = 0; i < n; i++)
        if (distances[i] > 0 && distances[i] >= range.min && distances[i] <= max)
            bits_add(out, i);
}

/* The first step is always made. */
static void add_by_steps(const Paces *p, Context *c, int from, Range range, Bits *out) {
    Seen before = seen_before(c);
    Search search = search_from(p, c, from);
    for (int steps = 1; search.begin < search.n && (steps == 1 || steps <= range.max); steps++) {
        int last = search.n;
        search_on(p, c, &search);
        for (int i = last; i < search.n && steps >= range.min; i++)
            bits_add(out, search.sites[i]);
    }
    seen_restore(c, &before);
}

static const Bits *sites_distance_eval(const Fn *fn, Context *c) {
    const SitesDistance *f = (const SitesDistance *)fn;
    const Paces *p = &f->paces;
    int from = fn_int(f->from, c);
    Range range = fn_range(f->range, c);
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    if (from >= 0 && from < c->game->topology->sites[p->type].n && range.min >= 0)
        (p->directions ? add_by_steps : add_at_distance)(p, c, from, range, out);
    context_reset(c, mark);
    return out;
}

static Fn *sites_distance(Build *b, const Bound *n) {
    SitesDistance *f = FN_NEW(b, n, SitesDistance, FN_REGION);
    f->fn.eval.region = sites_distance_eval;
    f->paces = paces_build(b, n);
    f->from = arg_int(b, n, "from:<int>");
    f->range = arg_range(b, n, "<range>");
    return &f->fn;
}

const Ludeme distance_ludemes[] = {
    // clang-format off
    { "<count.count>",
      "(count Steps [<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>] <int> "
      "(<int> | <sites>))", { .fn = count_steps } },
    { "<sites>",
      "(sites Distance [<siteType>] [<relationType>] [<effect.step>] [newRotation:<int>] "
      "from:<int> <range>)", { .fn = sites_distance } },
    // clang-format on
    { NULL },
};
