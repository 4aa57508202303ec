/* (count ...): sites, neighbours, moves, players; (size ...): stacks, lists, large pieces. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/given.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "play/contents.h"
#include "play/large.h"

/* ---- things that have no arguments ---- */

#define COUNT_NOW(name, value)                                 \
    static int count_##name##_eval(const Fn *fn, Context *c) { \
        (void)fn;                                              \
        return value;                                          \
    }
COUNT_NOW(active, __builtin_popcount((unsigned)c->pos->active))
COUNT_NOW(moves, c->pos->n_moves - c->pos->n_start)
COUNT_NOW(moves_this_turn, c->pos->n_turns_same)
COUNT_NOW(trials, c->pos->match.n_trials)
COUNT_NOW(turns, c->pos->n_turns)

static Fn *count_now(Build *b, const Bound *n, int (*eval)(const Fn *, Context *)) {
    Fn *f = FN_NEW(b, n, Fn, FN_INT);
    f->eval.integer = eval;
    return f;
}

static Fn *count_elements(Build *b, SiteType type, uint64_t flag) {
    build_flag(b, flag);
    return (Fn *)build_constant(b, b->game->topology->sites[type].n);
}

static Fn *count_phases(Build *b, const Bound *n);

static Fn *count_simple(Build *b, const Bound *n) {
    const Sites *sites = &b->game->topology->sites[arg_type(b, n, "<siteType>")];
    switch (bound_word(n, "<countSimpleType>", 0)) {
    case COUNT_SIMPLE_TYPE_Active:
        return count_now(b, n, count_active_eval);
    case COUNT_SIMPLE_TYPE_Moves:
        return count_now(b, n, count_moves_eval);
    case COUNT_SIMPLE_TYPE_MovesThisTurn:
        return count_now(b, n, count_moves_this_turn_eval);
    case COUNT_SIMPLE_TYPE_Trials:
        return count_now(b, n, count_trials_eval);
    case COUNT_SIMPLE_TYPE_Turns:
        return count_now(b, n, count_turns_eval);
    case COUNT_SIMPLE_TYPE_Players:
        return (Fn *)build_constant(b, b->game->n_players);
    case COUNT_SIMPLE_TYPE_Phases:
        return count_phases(b, n);
    case COUNT_SIMPLE_TYPE_Rows:
        return (Fn *)build_constant(b, sites->rows.n);
    case COUNT_SIMPLE_TYPE_Columns:
        return (Fn *)build_constant(b, sites->columns.n);
    case COUNT_SIMPLE_TYPE_Cells:
        return count_elements(b, SITE_CELL, FLAG_Cell);
    case COUNT_SIMPLE_TYPE_Vertices:
        return count_elements(b, SITE_VERTEX, FLAG_Vertex);
    case COUNT_SIMPLE_TYPE_Edges:
        return count_elements(b, SITE_EDGE, FLAG_Edge);
    default:
        build_not_yet(b, n);
        return NULL;
    }
}

/* Their number is not known before all are read. */
COUNT_NOW(phases, c->game->n_phases)

static Fn *count_phases(Build *b, const Bound *n) {
    return count_now(b, n, count_phases_eval);
}

/* ---- sites: what lies there, their number, their neighbours ---- */

typedef struct CountSites {
    Fn fn;
    SiteType type;
    Given sites;
    int container;       /* OFF: not said */
    Direction direction; /* of the neighbours */
} CountSites;

/* Sites of other containers are cells; nothing is counted there where another type is meant. */
static int count_on(const Context *c, SiteType type, int site) {
    if (!contents_known(c, type, site) ||
        (type != SITE_CELL && site >= c->game->n_type_sites[type]))
        return 0;
    return contents_number(c, contents_slot(c, type, site));
}

static int count_number_eval(const Fn *fn, Context *c) {
    const CountSites *f = (const CountSites *)fn;
    if (f->sites.at)
        return count_on(c, f->type, fn_int(f->sites.at, c));
    size_t mark = context_mark(c);
    Ints sites = given_sites(&f->sites, c);
    int n = 0;
    for (int i = 0; i < sites.n; i++)
        n += count_on(c, f->type, sites.v[i]);
    context_reset(c, mark);
    return n;
}

static int count_region_eval(const Fn *fn, Context *c) {
    const CountSites *f = (const CountSites *)fn;
    size_t mark = context_mark(c);
    int n = f->sites.in ? bits_count(fn_region(f->sites.in, c), c->game->region_words) : 1;
    context_reset(c, mark);
    return n;
}

/* The sites of the container that a site is in. */
static int count_container_eval(const Fn *fn, Context *c) {
    const CountSites *f = (const CountSites *)fn;
    int site = fn_int(f->sites.at, c);
    bool known = site >= 0 && site < c->game->n_sites;
    return c->game->containers[known ? c->game->container_of[site] : 0].n_sites;
}

static Fn *count_sites(Build *b, CountSites *f, const Bound *n) {
    const char *name = arg_string(n, "<string>");
    if (name) {
        int container = part_named(b->game, name);
        if (container < 0 || container >= b->game->n_containers) {
            build_error(b, n, "no container has the name \"%s\"", name);
            return NULL;
        }
        return (Fn *)build_constant(b, b->game->containers[container].n_sites);
    }
    f->fn.eval.integer = f->sites.at ? count_container_eval : count_region_eval;
    f->fn.pure = f->sites.in != NULL;
    return &f->fn;
}

/* For an edge Ludii counts all edges that meet its ends, itself included, at both. */
static int edges_at_ends(const Topology *t, int edge) {
    SiteSpan ends = sitelists_at(&t->sites[SITE_EDGE].incident[SITE_VERTEX], edge);
    int n = 0;
    for (int i = 0; i < ends.n; i++)
        n += sitelists_at(&t->sites[SITE_VERTEX].incident[SITE_EDGE], ends.v[i]).n;
    return n;
}

static int count_neighbours_eval(const Fn *fn, Context *c) {
    const CountSites *f = (const CountSites *)fn;
    const Topology *t = c->game->topology;
    int site = given_first(&f->sites, c);
    if (site < 0 || site >= t->sites[f->type].n)
        return OFF;
    bool across = f->direction == DIR_Diagonal || f->direction == DIR_OffDiagonal;
    if (f->type == SITE_EDGE)
        return across ? 0 : edges_at_ends(t, site);
    if (f->type == SITE_VERTEX && f->direction == DIR_OffDiagonal)
        return 0;
    return topology_steps(&t->sites[f->type], site, f->direction).n;
}

static Fn *count_neighbours(CountSites *f, Direction direction) {
    f->fn.eval.integer = count_neighbours_eval;
    f->fn.pure = f->sites.at || f->sites.in;
    f->direction = direction;
    return &f->fn;
}

/* ---- (count SitesPlatformBelow ...) ---- */

typedef struct CountBelow {
    Fn fn;
    const Fn *site, *who, *what, *whats;
} CountBelow;

static bool fits_below(const CountBelow *f, Context *c, int slot) {
    if (!f->what && !f->whats)
        return f->who && contents_who(c, slot) == fn_int(f->who, c);
    int what = contents_what(c, slot);
    if (f->what)
        return fn_int(f->what, c) == what;
    size_t mark = context_mark(c);
    Ints list = fn_ints(f->whats, c);
    bool found = false;
    for (int i = 0; i < list.n; i++)
        found |= list.v[i] == what;
    context_reset(c, mark);
    return found;
}

static int count_below_eval(const Fn *fn, Context *c) {
    const CountBelow *f = (const CountBelow *)fn;
    const Sites *s = &c->game->topology->sites[SITE_VERTEX];
    int site = f->site ? fn_int(f->site, c) : c->it.to, n = 0;
    if (site < 0 || site >= s->n || s->layer[site] == 0)
        return 0;
    SiteSpan below = topology_steps(s, site, DIR_Downward);
    for (int i = 0; i < below.n; i++)
        n += fits_below(f, c, contents_slot(c, SITE_VERTEX, below.v[i]));
    return n;
}

static Fn *count_below(Build *b, const Bound *n) {
    CountBelow *f = FN_NEW(b, n, CountBelow, FN_INT);
    f->fn.eval.integer = count_below_eval;
    f->site = arg_int(b, n, "at:<int>");
    f->who = arg_player(b, n, "who:<roleType>");
    f->what = arg_int(b, n, "what:<int>");
    f->whats = arg_ints(b, n, "whats:{<int>}");
    return &f->fn;
}

static Fn *count_at_sites(Build *b, const Bound *n) {
    int word = bound_word(n, "<countSiteType>", -1);
    if (word == COUNT_SITE_TYPE_SitesPlatformBelow)
        return count_below(b, n);
    CountSites *f = FN_NEW(b, n, CountSites, FN_INT);
    f->type = arg_type(b, n, "<siteType>");
    f->sites = given_build(b, n, "at:<int>", "in:<sites>");
    switch (word) {
    case COUNT_SITE_TYPE_Sites:
        return count_sites(b, f, n);
    case COUNT_SITE_TYPE_Adjacent:
        return count_neighbours(f, DIR_Adjacent);
    case COUNT_SITE_TYPE_Diagonal:
        return count_neighbours(f, DIR_Diagonal);
    case COUNT_SITE_TYPE_Neighbours:
        return count_neighbours(f, DIR_All);
    case COUNT_SITE_TYPE_Off:
        return count_neighbours(f, DIR_OffDiagonal);
    case COUNT_SITE_TYPE_Orthogonal:
        return count_neighbours(f, DIR_Orthogonal);
    default:
        f->fn.eval.integer = count_number_eval;
        build_flag(b, FLAG_Count);
        return &f->fn;
    }
}

/* ---- (count Stack ...), (size Stack ...), (size LargePiece ...) ---- */

typedef struct CountStack {
    Fn fn;
    SiteType type;
    Given sites;
    bool from_top;
    const Fn *test, *stop; /* NULL: always, never */
} CountStack;

static int count_levels(const CountStack *f, Context *c, int site) {
    int slot = contents_slot(c, f->type, site), height = contents_height(c, slot), n = 0;
    c->it.to = site;
    for (int i = 0; i < height; i++) {
        c->it.level = f->from_top ? height - 1 - i : i;
        if (f->stop && fn_bool(f->stop, c))
            break;
        n += !f->test || fn_bool(f->test, c);
    }
    return n;
}

static int count_stack_eval(const Fn *fn, Context *c) {
    const CountStack *f = (const CountStack *)fn;
    size_t mark = context_mark(c);
    int to = c->it.to, level = c->it.level, n = 0;
    Ints sites = given_sites(&f->sites, c);
    for (int i = 0; i < sites.n; i++)
        if (contents_known(c, f->type, sites.v[i]))
            n += count_levels(f, c, sites.v[i]);
    c->it.to = to;
    c->it.level = level;
    context_reset(c, mark);
    return n;
}

static Fn *count_stack(Build *b, const Bound *n) {
    CountStack *f = FN_NEW(b, n, CountStack, FN_INT);
    f->fn.eval.integer = count_stack_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->sites = given_build(b, n, "at:<int>", "to:<sites>");
    f->from_top = bound_word(n, "<stackDirection>", 0) == STACK_DIRECTION_FromTop;
    f->test = arg_bool(b, n, "if:<boolean>");
    f->stop = arg_bool(b, n, "stop:<boolean>");
    build_flag(b, FLAG_Stacking);
    return &f->fn;
}

static Fn *size_stack(Build *b, const Bound *n) {
    CountStack *f = FN_NEW(b, n, CountStack, FN_INT);
    f->fn.eval.integer = count_stack_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->sites = given_build(b, n, "at:<int>", "in:<sites>");
    build_flag(b, FLAG_Stacking);
    return &f->fn;
}

/* A large piece counts with the sites it would cover in the middle of the board. */
static int large_size(const Context *c, SiteType type, int what) {
    SiteSpan centre = sitelists_at(&c->game->topology->sites[type].sets, SET_CENTRE);
    int covered[LARGE_MAX];
    if (!what || !large_is(c->game, what))
        return what != 0;
    return centre.n ? large_sites(c->game, what, centre.v[0], 0, covered) : 0;
}

static int size_large_eval(const Fn *fn, Context *c) {
    const CountStack *f = (const CountStack *)fn;
    size_t mark = context_mark(c);
    Ints sites = given_sites(&f->sites, c);
    int n = 0;
    for (int i = 0; i < sites.n; i++)
        if (contents_known(c, f->type, sites.v[i]))
            n += large_size(c, f->type, contents_what(c, contents_slot(c, f->type, sites.v[i])));
    context_reset(c, mark);
    return n;
}

static Fn *size_large(Build *b, const Bound *n) {
    CountStack *f = FN_NEW(b, n, CountStack, FN_INT);
    f->fn.eval.integer = size_large_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->sites = given_build(b, n, "at:<int>", "in:<sites>");
    return &f->fn;
}

/* ---- (count Value ...), (size Array ...) ---- */

typedef struct CountValue {
    Fn fn;
    const Fn *value, *list;
} CountValue;

static int count_value_eval(const Fn *fn, Context *c) {
    const CountValue *f = (const CountValue *)fn;
    size_t mark = context_mark(c);
    int value = fn_int(f->value, c), n = 0;
    Ints list = fn_ints(f->list, c);
    for (int i = 0; i < list.n; i++)
        n += list.v[i] == value;
    context_reset(c, mark);
    return n;
}

static Fn *count_value(Build *b, const Bound *n) {
    CountValue *f = FN_NEW(b, n, CountValue, FN_INT);
    f->fn.eval.integer = count_value_eval;
    f->fn.pure = true;
    f->value = arg_int(b, n, "<int>");
    f->list = arg_ints(b, n, "in:<ints>");
    return &f->fn;
}

static int size_array_eval(const Fn *fn, Context *c) {
    size_t mark = context_mark(c);
    int n = fn_ints(((const CountValue *)fn)->list, c).n;
    context_reset(c, mark);
    return n;
}

static Fn *size_array(Build *b, const Bound *n) {
    CountValue *f = FN_NEW(b, n, CountValue, FN_INT);
    f->fn.eval.integer = size_array_eval;
    f->fn.pure = true;
    f->list = arg_ints(b, n, "<ints>");
    return &f->fn;
}

const Ludeme count_ludemes[] = {
    // clang-format off
    { "<size>", "(size LargePiece [<siteType>] (in:<sites> | at:<int>))", { .fn = size_large } },
    { "<size>", "(size Stack [<siteType>] [in:<sites> | at:<int>])", { .fn = size_stack } },
    { "<size>", "(size Array <ints>)", { .fn = size_array } },
    { "<count.count>",
      "(count Stack [<stackDirection>] [<siteType>] (at:<int> | to:<sites>) [if:<boolean>] "
      "[stop:<boolean>])", { .fn = count_stack } },
    { "<count.count>", "(count <countSimpleType> [<siteType>])", { .fn = count_simple } },
    { "<count.count>",
      "(count [<countSiteType>] [<siteType>] [in:<sites> | at:<int> | <string>] "
      "[who:<roleType>] [what:<int> | whats:{<int>}])", { .fn = count_at_sites } },
    { "<count.count>", "(count Value <int> in:<ints>)", { .fn = count_value } },
    // clang-format on
    { NULL },
};
