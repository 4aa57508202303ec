/* Directions: words, lists of them, relative ones, and those between two sites. */
#include "ludeme/directions.h"

#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"

#include <string.h>

static void add_direction(DirectionList *out, Direction d) {
    if (out->n < sizeof out->v)
        out->v[out->n++] = (uint8_t)d;
}

static bool has_direction(const DirectionList *list, Direction d) {
    for (int i = 0; i < list->n; i++)
        if (list->v[i] == d)
            return true;
    return false;
}

static Relation relation_of_word(int word) {
    static const Relation relations[] = {
        [RELATION_TYPE_Adjacent] = RELATION_ADJACENT,
        [RELATION_TYPE_All] = RELATION_ALL,
        [RELATION_TYPE_Diagonal] = RELATION_DIAGONAL,
        [RELATION_TYPE_OffDiagonal] = RELATION_OFF,
        [RELATION_TYPE_Orthogonal] = RELATION_ORTHOGONAL,
    };
    return relations[word];
}

/* ---- (directions N), (directions {N E}) ---- */

typedef struct Absolute {
    Fn fn;
    DirectionList list;
} Absolute;

static void absolute_eval(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    (void)c;
    (void)type;
    (void)site;
    const DirectionList *list = &((const Absolute *)fn)->list;
    memcpy(out->v, list->v, list->n);
    out->n = list->n;
}

static Fn *directions_absolute(Build *b, const Bound *n) {
    Absolute *f = FN_NEW(b, n, Absolute, FN_DIRECTIONS);
    const Bound *one = bound_arg(n, "<absoluteDirection>");
    const Bound *many = bound_arg(n, "{<absoluteDirection>}");
    f->fn.eval.directions = absolute_eval;
    f->fn.pure = true;
    for (int i = 0; i < (one ? 1 : many->n_items); i++)
        add_direction(&f->list, (Direction)(one ? one : many->items[i])->value);
    return &f->fn;
}

/* ---- Forward, (directions {FL FR} of:Diagonal) ---- */

typedef struct Relative {
    Fn fn;
    const RelativeDirection *words;
    int n;
    Relation relation; /* among whose directions they are found */
    bool by_site;      /* among those of the site, not of the whole board */
    /* where they depend on where a piece faces only: what they are for sites of one type */
    SiteType type;
    const DirectionList *facing[N_DIRECTIONS]; /* NULL: not worked out */
} Relative;

/* The first supported direction in which some radial from `from` meets `to`. */
static void add_direction_towards(const Sites *sites, const Direction *supported, int n, int from,
                                  int to, DirectionList *out) {
    if (from < 0 || from >= sites->n)
        return;
    for (int i = 0; i < n; i++) {
        int n_radials, met = 0;
        const Radial *r = topology_radials(sites, from, supported[i], &n_radials);
        for (int j = 0; j < n_radials; j++) {
            SiteSpan line = topology_line(sites, &r[j]);
            for (int k = 0; k < line.n; k++)
                if (line.v[k] == to) {
                    add_direction(out, supported[i]);
                    met++;
                    break;
                }
        }
        if (met)
            return;
    }
}

static Direction facing_at(const Context *c, SiteType type, int site, DirectionSet supported) {
    int slot = contents_slot(c, type, site);
    int what = c->as_what ? c->as_what : contents_what(c, slot);
    Direction facing = c->game->components[what].facing;
    int turns = c->as_rotation != OFF ? c->as_rotation
                                      : contents_rotation_at(c, slot, contents_top(c, slot));
    if (c->as_facing != DIR_NONE)
        facing = (Direction)c->as_facing;
    else if (!what || facing == DIR_NONE)
        facing = DIR_N;
    return turns ? direction_rotate(facing, turns, supported) : facing;
}

static void relative_eval(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    const Relative *f = (const Relative *)fn;
    const Sites *sites = &c->game->topology->sites[type];
    if (!contents_known(c, type, site))
        return;
    if (type == f->type) {
        const DirectionList *known =
            f->facing[facing_at(c, type, site, sites->supported[f->relation])];
        if (known) {
            memcpy(out->v, known->v, known->n);
            out->n = known->n;
            return;
        }
    }
    Direction order[N_DIRECTIONS];
    DirectionSet supported = 0;
    int n = 0;
    if (f->by_site)
        n = topology_supported(sites, site, f->relation, order);
    else
        for (; n < sites->n_supported[f->relation]; n++)
            order[n] = (Direction)sites->supported_order[f->relation][n];
    for (int i = 0; i < n; i++)
        supported |= DIRECTION_BIT(order[i]);
    const Made *last = c->pos->n_moves ? &c->made[c->pos->n_moves - 1] : NULL;
    for (int i = 0; i < f->n; i++) {
        Direction found[DIRECTIONS_RELATIVE_MAX];
        if (f->words[i] == REL_SameDirection && last)
            add_direction_towards(sites, order, n, last->own_from, last->own_to, out);
        else if (f->words[i] == REL_OppositeDirection && last)
            add_direction_towards(sites, order, n, last->own_to, last->own_from, out);
        int k =
            direction_relative(f->words[i], facing_at(c, type, site, supported), supported, found);
        for (int j = 0; j < k; j++)
            add_direction(out, found[j]);
    }
}

static bool depends_on_facing(const Relative *f) {
    for (int i = 0; i < f->n; i++)
        if (f->words[i] == REL_SameDirection || f->words[i] == REL_OppositeDirection)
            return false;
    return !f->by_site;
}

static const DirectionList *directions_facing(Build *b, const Relative *f, Direction facing) {
    DirectionSet supported = b->game->topology->sites[b->type].supported[f->relation];
    DirectionList *list = ARENA_NEW(b->arena, DirectionList);
    for (int i = 0; i < f->n; i++) {
        Direction found[DIRECTIONS_RELATIVE_MAX];
        int k = direction_relative(f->words[i], facing, supported, found);
        for (int j = 0; j < k; j++)
            add_direction(list, found[j]);
    }
    return list;
}

/* Pieces face north, where their player does, or in a direction of the board. */
static Fn *work_out(Build *b, Relative *f) {
    if (!b->game->topology || !depends_on_facing(f))
        return &f->fn;
    DirectionSet facings =
        b->game->topology->sites[b->type].supported[RELATION_ALL] | DIRECTION_BIT(DIR_N);
    for (int i = 1; i <= b->game->n_players; i++)
        if (b->game->facing[i] != DIR_NONE)
            facings |= DIRECTION_BIT(b->game->facing[i]);
    f->type = b->type;
    for (int d = 0; d < N_DIRECTIONS; d++)
        if (facings & DIRECTION_BIT(d))
            f->facing[d] = directions_facing(b, f, (Direction)d);
    return &f->fn;
}

bool directions_known(const Fn *fn, const Context *c, SiteType type, int what) {
    if (fn->constant)
        return true;
    if (fn->eval.directions != relative_eval || game_has(c->game, FLAG_Rotation))
        return false;
    const Relative *f = (const Relative *)fn;
    Direction facing = c->game->components[what].facing;
    return f->type == type && f->facing[facing == DIR_NONE ? DIR_N : facing];
}

static int count_at(const Sites *s, int site, const DirectionList *list, DirectionsCount *count) {
    int n = 0;
    for (int i = 0; i < list->n; i++)
        n += count(s, site, (Direction)list->v[i]);
    return n;
}

static int most_facing(const Relative *f, const Sites *s, int site, DirectionsCount *count) {
    int most = 0;
    for (int d = 0; d < N_DIRECTIONS; d++) {
        int n = f->facing[d] ? count_at(s, site, f->facing[d], count) : 0;
        most = n > most ? n : most;
    }
    return most;
}

int directions_most(const Fn *fn, Build *b, SiteType type, DirectionsCount *count) {
    const Sites *s = &b->game->topology->sites[type];
    bool relative = fn->eval.directions == relative_eval && ((const Relative *)fn)->type == type;
    int most = 0;
    for (int site = 0; (fn->constant || relative) && site < s->n; site++) {
        DirectionList list;
        if (!relative)
            fn_directions(fn, b->blank, type, site, &list);
        int n = relative ? most_facing((const Relative *)fn, s, site, count)
                         : count_at(s, site, &list, count);
        most = n > most ? n : most;
    }
    return most;
}

static RelativeDirection relative_of(const Bound *n) {
    return direction_relative_find(n->tree->text, strlen(n->tree->text));
}

static Fn *new_relative(Build *b, const Bound *n, const Bound *const *words, int count) {
    Relative *f = FN_NEW(b, n, Relative, FN_DIRECTIONS);
    RelativeDirection *list = ARENA_ARRAY(b->arena, RelativeDirection, count + 1);
    for (int i = 0; i < count; i++)
        list[i] = relative_of(words[i]);
    f->fn.eval.directions = relative_eval;
    f->words = list;
    f->n = count;
    f->relation = RELATION_ADJACENT;
    return &f->fn;
}

static void set_forward(Relative *f) {
    static const RelativeDirection forward = REL_Forward;
    f->words = &forward;
    f->n = 1;
}

Fn *directions_forward(Build *b, const Bound *n) {
    Fn *f = new_relative(b, n, NULL, 0);
    set_forward((Relative *)f);
    b->moving = true;
    return work_out(b, (Relative *)f);
}

Fn *directions_relative_word(Build *b, const Bound *n) {
    return work_out(b, (Relative *)new_relative(b, n, &n, 1));
}

static Fn *directions_relative(Build *b, const Bound *n) {
    const Bound *one = bound_arg(n, "<relativeDirection>");
    const Bound *many = bound_arg(n, "{<relativeDirection>}");
    Relative *f = (Relative *)(many ? new_relative(b, n, many->items, many->n_items)
                                    : new_relative(b, n, &one, one != NULL));
    if (!one && !many)
        set_forward(f);
    const Bound *of = bound_arg(n, "of:<relationType>"), *by = bound_arg(n, "bySite:<boolean>");
    if (of)
        f->relation = relation_of_word(of->value);
    f->by_site = by && by->kind == BOUND_BOOL && by->value;
    return work_out(b, f);
}

/* ---- (directions Cell from:1 to:2) ---- */

typedef struct Towards {
    Fn fn;
    SiteType type;
    const Fn *from, *to;
} Towards;

static void towards_eval(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    (void)type;
    (void)site;
    const Towards *f = (const Towards *)fn;
    const Sites *sites = &c->game->topology->sites[f->type];
    int from = fn_int(f->from, c), to = fn_int(f->to, c);
    if (to < 0 || to >= sites->n)
        return;
    for (int i = 0; i < sites->n_supported[RELATION_ALL]; i++) {
        Direction d = (Direction)sites->supported_order[RELATION_ALL][i];
        add_direction_towards(sites, &d, 1, from, to, out);
    }
}

static Fn *directions_towards(Build *b, const Bound *n) {
    Towards *f = FN_NEW(b, n, Towards, FN_DIRECTIONS);
    f->fn.eval.directions = towards_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->from = arg_int(b, n, "from:<int>");
    f->to = arg_int(b, n, "to:<int>");
    return &f->fn;
}

/* ---- (directions Random ...) ---- */

/* Groups of directions become the specific ones that the site has. */
static void make_specific(const Context *c, SiteType type, int site, const DirectionList *in,
                          DirectionList *out) {
    for (int i = 0; i < in->n; i++) {
        Direction d = (Direction)in->v[i], found[N_DIRECTIONS];
        int relation = 0;
        while (relation < N_RELATIONS && direction_of_relation((Relation)relation) != d)
            relation++;
        if (relation == N_RELATIONS) {
            add_direction(out, d);
            continue;
        }
        int n = site < 0 || site >= c->game->topology->sites[type].n
                    ? 0
                    : topology_supported(&c->game->topology->sites[type], site, (Relation)relation,
                                         found);
        for (int j = 0; j < n; j++)
            if (!has_direction(out, found[j]))
                add_direction(out, found[j]);
    }
}

typedef struct RandomDirections {
    Fn fn;
    const Fn *from, *number;
} RandomDirections;

static void random_eval(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    const RandomDirections *f = (const RandomDirections *)fn;
    DirectionList all, reversed = { 0 }, choice = { 0 };
    int number = fn_int(f->number, c);
    fn_directions(f->from, c, type, site, &all);
    for (int i = all.n - 1; i >= 0; i--) /* Ludii goes through them from the end */
        add_direction(&reversed, (Direction)all.v[i]);
    make_specific(c, type, site, &reversed, &choice);
    if (number > choice.n)
        number = choice.n;
    while (out->n < number) {
        Direction d = (Direction)choice.v[random_below(context_random(c), choice.n)];
        if (!has_direction(out, d))
            add_direction(out, d);
    }
}

static Fn *directions_random(Build *b, const Bound *n) {
    RandomDirections *f = FN_NEW(b, n, RandomDirections, FN_DIRECTIONS);
    f->fn.eval.directions = random_eval;
    f->from = arg_directions(b, n, "<direction>");
    f->number = arg_int(b, n, "num:<int>");
    build_flag(b, FLAG_Stochastic);
    return &f->fn;
}

/* ---- difference, union, if ---- */

typedef struct DirectionPair {
    Fn fn;
    const Fn *condition, *a, *b;
} DirectionPair;

static void specific(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    DirectionList raw;
    fn_directions(fn, c, type, site, &raw);
    make_specific(c, type, site, &raw, out);
}

static void difference_eval(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    const DirectionPair *f = (const DirectionPair *)fn;
    DirectionList a = { 0 }, b = { 0 };
    specific(f->a, c, type, site, &a);
    specific(f->b, c, type, site, &b);
    for (int i = 0; i < a.n; i++)
        if (!has_direction(&b, (Direction)a.v[i]))
            add_direction(out, (Direction)a.v[i]);
}

static void union_eval(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    const DirectionPair *f = (const DirectionPair *)fn;
    DirectionList b = { 0 };
    specific(f->a, c, type, site, out);
    specific(f->b, c, type, site, &b);
    for (int i = 0; i < b.n; i++)
        if (!has_direction(out, (Direction)b.v[i]))
            add_direction(out, (Direction)b.v[i]);
}

static void if_eval(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    const DirectionPair *f = (const DirectionPair *)fn;
    fn_directions(fn_bool(f->condition, c) ? f->a : f->b, c, type, site, out);
}

static DirectionPair *new_pair(Build *b, const Bound *n,
                               void (*eval)(const Fn *, Context *, SiteType, int,
                                            DirectionList *)) {
    DirectionPair *f = FN_NEW(b, n, DirectionPair, FN_DIRECTIONS);
    f->fn.eval.directions = eval;
    f->a = arg_directions(b, n, "<direction>");
    f->b = arg_directions(b, n, "<direction>#2");
    return f;
}

static Fn *directions_difference(Build *b, const Bound *n) {
    return &new_pair(b, n, difference_eval)->fn;
}

static Fn *directions_union(Build *b, const Bound *n) {
    return &new_pair(b, n, union_eval)->fn;
}

static Fn *directions_if(Build *b, const Bound *n) {
    DirectionPair *f = new_pair(b, n, if_eval);
    f->condition = arg_bool(b, n, "<boolean>");
    return &f->fn;
}

const Ludeme directions_ludemes[] = {
    // clang-format off
    { "<directions>", "(directions (<absoluteDirection> | {<absoluteDirection>}))", { .fn = directions_absolute } },
    { "<directions>",
      "(directions [<relativeDirection> | {<relativeDirection>}] [of:<relationType>] "
      "[bySite:<boolean>])", { .fn = directions_relative } },
    { "<directions>", "(directions <siteType> from:<int> to:<int>)", { .fn = directions_towards } },
    { "<directions>", "(directions Random <direction> num:<int>)", { .fn = directions_random } },
    { "<directions.difference>", "(difference <direction> <direction>)", { .fn = directions_difference } },
    { "<directions.if>", "(if <boolean> <direction> <direction>)", { .fn = directions_if } },
    { "<directions.union>", "(union <direction> <direction>)", { .fn = directions_union } },
    { "<direction>",
      "<absoluteDirection> | <directions.difference> | <directions> | <directions.if> | "
      "<relativeDirection> | <directions.union>" },
    { "<directionFacing>", "<compassDirection> | <rotationalDirection> | <spatialDirection>" },
    // clang-format on
    { NULL },
};
