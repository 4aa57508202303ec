/* (where ...), (ahead ...), (cost ...): sites found, and what they cost. */
#include "board/topology.h"
#include "game/build.h"
#include "ludeme/directions.h"
#include "ludeme/given.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/history.h"

#include <string.h>

/* ---- (where ...): the piece of a kind ---- */

typedef struct Where {
    Fn fn;
    SiteType type;
    const Fn *what;     /* int; NULL: by name and owner */
    int *named;         /* per owner: the component of the name; OFF if there is none */
    const Fn *owner;    /* int */
    const Fn *state;    /* NULL: any */
    const Fn *site;     /* (where Level ...): where to look */
    const Fn *from_top; /* likewise */
} Where;

/* The component looked for; 0 or less if there is none. */
static int kind_of(const Where *f, Context *c) {
    if (f->what)
        return fn_int(f->what, c);
    int owner = fn_int(f->owner, c);
    return owner >= 0 && owner <= c->game->n_players + 1 ? f->named[owner] : OFF;
}

static bool lies_at(const Context *c, int slot, int level, int what, int state) {
    return contents_what_at(c, slot, level) == what &&
           (state == OFF || contents_state_at(c, slot, level) == state);
}

static bool lies_on(const Context *c, int slot, int what, int state) {
    int height = c->game->layout.height ? contents_height(c, slot) : 1;
    for (int level = 0; level < height; level++)
        if (lies_at(c, slot, level, what, state))
            return true;
    return false;
}

static int where_site_eval(const Fn *fn, Context *c) {
    const Where *f = (const Where *)fn;
    const Game *g = c->game;
    int what = kind_of(f, c), state = f->state ? fn_int(f->state, c) : OFF;
    if (what <= 0 || what >= g->n_components)
        return OFF;
    int first = contents_slot(c, f->type, 0), end = first + g->n_type_sites[f->type];
    const Bits *set = position_owned(g, c->pos, what);
    for (int slot = bits_next(set, g->slot_words, first); slot >= 0 && slot < end;
         slot = bits_next(set, g->slot_words, slot + 1))
        if (lies_on(c, slot, what, state))
            return slot - first;
    return OFF;
}

static int where_level_eval(const Fn *fn, Context *c) {
    const Where *f = (const Where *)fn;
    int site = fn_int(f->site, c);
    if (site < 0 || site >= c->game->n_type_sites[f->type])
        return OFF;
    bool from_top = fn_bool(f->from_top, c);
    int what = kind_of(f, c), state = f->state ? fn_int(f->state, c) : OFF;
    int slot = contents_slot(c, f->type, site), height = contents_height(c, slot);
    for (int i = 0; what > 0 && i < height; i++) {
        int level = from_top ? height - 1 - i : i;
        if (lies_at(c, slot, level, what, state))
            return level;
    }
    return OFF;
}

/* The first component with the name in its own, for each owner. */
static void read_name(Build *b, Where *f, const Bound *n) {
    const Game *g = b->game;
    const char *name = arg_string(n, "<string>");
    f->named = ARENA_ARRAY(b->arena, int, g->n_players + 2);
    for (int owner = 0; owner <= g->n_players + 1; owner++)
        f->named[owner] = OFF;
    for (int i = g->n_components - 1; i > 0; i--)
        if (strstr(g->components[i].name, name))
            f->named[g->components[i].owner] = i;
    f->owner = arg_int(b, n, "<int>");
    if (!f->owner)
        f->owner = arg_player(b, n, "<roleType>");
    f->state = arg_int(b, n, "state:<int>");
    build_flag(b, f->state ? FLAG_SiteState : 0);
}

static Fn *where_build(Build *b, const Bound *n) {
    Where *f = FN_NEW(b, n, Where, FN_INT);
    f->fn.eval.integer = where_site_eval;
    f->type = arg_type(b, n, "<siteType>");
    if (bound_has(n, "<string>"))
        read_name(b, f, n);
    else
        f->what = arg_int(b, n, "<int>");
    if (bound_has(n, "at:<int>")) {
        f->fn.eval.integer = where_level_eval;
        f->site = arg_int(b, n, "at:<int>");
        f->from_top = arg_bool_or(b, n, "fromTop:<boolean>", true);
        build_flag(b, FLAG_Stacking);
    }
    return &f->fn;
}

/* ---- (ahead ...) ---- */

typedef struct AheadOf {
    Fn fn;
    SiteType type;
    const Fn *site, *steps;
    const Fn *directions; /* NULL: as the last move, or against it */
    bool against;
} AheadOf;

static bool line_meets(const Sites *s, const Radial *r, int site) {
    SiteSpan line = topology_line(s, r);
    for (int i = 0; i < line.n; i++)
        if (line.v[i] == site)
            return true;
    return false;
}

/* The last direction in which a line leads from one site to the other. */
static Direction direction_between(const Sites *s, int from, int to) {
    Direction found = DIR_NONE;
    for (int i = 0; from >= 0 && from < s->n && i < s->n_supported[RELATION_ALL]; i++) {
        Direction d = (Direction)s->supported_order[RELATION_ALL][i];
        int n;
        const Radial *r = topology_radials(s, from, d, &n);
        for (int k = 0; k < n; k++)
            if (line_meets(s, &r[k], to))
                found = d;
    }
    return found;
}

/* That of the move being looked at, or of the last one. */
static Direction direction_of_move(const AheadOf *f, const Context *c, const Sites *s) {
    const Made *last = history_last(c);
    int from = c->it.from == OFF && last ? last->own_from : c->it.from;
    int to = c->it.to == OFF && last ? last->own_to : c->it.to;
    return f->against ? direction_between(s, to, from) : direction_between(s, from, to);
}

static Direction direction_ahead_of(const AheadOf *f, Context *c, const Sites *s, int site) {
    if (!f->directions)
        return direction_of_move(f, c, s);
    DirectionList list;
    fn_directions(f->directions, c, f->type, site, &list);
    return list.n ? (Direction)list.v[0] : DIR_NONE;
}

static int ahead_eval(const Fn *fn, Context *c) {
    const AheadOf *f = (const AheadOf *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    int site = fn_int(f->site, c), steps = fn_int(f->steps, c);
    if (site < 0 || site >= s->n)
        return OFF;
    Direction d = direction_ahead_of(f, c, s, site);
    int n = 0;
    const Radial *r = d == DIR_NONE ? NULL : topology_radials(s, site, d, &n);
    for (int i = 0; i < n && steps >= 1; i++)
        if (r[i].n >= steps)
            return topology_line(s, &r[i]).v[steps - 1];
    return site;
}

static Fn *ahead_build(Build *b, const Bound *n) {
    AheadOf *f = FN_NEW(b, n, AheadOf, FN_INT);
    const Bound *direction = bound_arg(n, "<direction>");
    const char *word = direction && direction->kind == BOUND_WORD ? direction->tree->text : "";
    f->fn.eval.integer = ahead_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "<int>");
    f->steps = arg_int_or(b, n, "steps:<int>", 1);
    f->against = !strcmp(word, "OppositeDirection");
    if (!f->against && strcmp(word, "SameDirection"))
        f->directions = direction ? build_directions(b, direction) : directions_forward(b, n);
    f->fn.pure = f->directions && f->directions->constant;
    return &f->fn;
}

/* ---- (cost ...) ---- */

typedef struct Cost {
    Fn fn;
    SiteType type;
    Given sites;
} Cost;

static int cost_eval(const Fn *fn, Context *c) {
    const Cost *f = (const Cost *)fn;
    size_t mark = context_mark(c);
    Ints sites = given_sites(&f->sites, c);
    int sum = 0;
    for (int i = 0; c->game->layout.cost && i < sites.n; i++)
        if (sites.v[i] >= 0 && sites.v[i] < c->game->n_type_sites[f->type])
            sum += POSITION_ARRAY(c->pos, c->game->layout.cost,
                                  int32_t)[contents_slot(c, f->type, sites.v[i])];
    context_reset(c, mark);
    return sum;
}

static Fn *cost_build(Build *b, const Bound *n) {
    Cost *f = FN_NEW(b, n, Cost, FN_INT);
    f->fn.eval.integer = cost_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->sites = given_build(b, n, "at:<int>", "in:<sites>");
    return &f->fn;
}

const Ludeme where_ludemes[] = {
    // clang-format off
    { "<where>", "(where Level <int> [<siteType>] at:<int> [fromTop:<boolean>])", { .fn = where_build } },
    { "<where>",
      "(where Level <string> (<int> | <roleType>) [state:<int>] [<siteType>] at:<int> "
      "[fromTop:<boolean>])", { .fn = where_build } },
    { "<where>", "(where <string> (<int> | <roleType>) [state:<int>] [<siteType>])", { .fn = where_build } },
    { "<where>", "(where <int> [<siteType>])", { .fn = where_build } },
    { "<ahead>", "(ahead [<siteType>] <int> [steps:<int>] [<direction>])", { .fn = ahead_build } },
    { "<cost>", "(cost [<siteType>] (at:<int> | in:<sites>))", { .fn = cost_build } },
    // clang-format on
    { NULL },
};
