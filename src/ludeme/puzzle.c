/* Deduction puzzles: (satisfy ...), (is Solved) and the constraints. */
#include "ludeme/puzzle.h"

#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/start.h"
#include "play/turn.h"

#include <string.h>

static SiteType type_or(const Bound *n, SiteType otherwise) {
    return (SiteType)bound_word(n, "<siteType>", (int)otherwise);
}

/* ---- which variables there are ---- */

static void add_list(const Context *c, Bits *set, Ints list) {
    for (int i = 0; i < list.n; i++)
        if (list.v[i] >= 0 && list.v[i] < c->game->region_words * 64)
            bits_add(set, list.v[i]);
}

static void add_regions(const Context *c, Bits *set) {
    const Game *g = c->game;
    for (int i = 0; i < g->n_regions; i++) {
        const RegionItem *r = &g->regions[i];
        for (int k = 0; k < r->n_statics; k++)
            for (int l = 0; l < r->statics[k].n_lists; l++)
                add_list(c, set, r->statics[k].lists[l]);
        if (!r->n_statics)
            bits_or(set, r->bits, g->region_words);
    }
}

static void add_all_sites(const Context *c, Bits *set) {
    for (int site = 0; site < c->game->n_type_sites[c->game->default_type]; site++)
        bits_add(set, site);
}

/* What the constraints are about: a forAll is about every site, and ends the list. */
static const Bits *variables(Context *c) {
    const Game *g = c->game;
    Bits *set = context_region(c);
    for (int i = 0; i < g->n_constraints; i++) {
        const Constraint *k = &g->constraints[i];
        if (k->about == ABOUT_ALL_SITES) {
            add_all_sites(c, set);
            break;
        }
        if (k->about == ABOUT_REGIONS)
            add_regions(c, set);
        if (k->about == ABOUT_REGION)
            bits_or(set, fn_region(k->region, c), g->region_words);
    }
    return set;
}

static Constraint constraint_of(Build *b, const Bound *n) {
    Constraint k = { .fn = build_bool(b, n), .about = ABOUT_NOTHING };
    if (n->kind != BOUND_CALL)
        return k;
    const char *rule = n->sig->ludeme->rule;
    if (!strcmp(rule, "<forAll>"))
        k.about = ABOUT_ALL_SITES;
    bool about = !strcmp(rule, "<deductionPuzzle.all.all>");
    if (!strcmp(rule, "<deductionPuzzle.is.is>"))
        about = !bound_has(n, "<isPuzzleRegionResultType>") ||
                bound_word(n, "<isPuzzleRegionResultType>", 0) == IS_PUZZLE_REGION_RESULT_TYPE_Sum;
    if (about) {
        k.region = bound_has(n, "<sites>") ? arg_region(b, n, "<sites>") : NULL;
        k.about = k.region ? ABOUT_REGION : ABOUT_REGIONS;
    }
    return k;
}

/* ---- (satisfy ...) ---- */

static bool all_hold(Context *c) {
    for (int i = 0; i < c->game->n_constraints; i++)
        if (!fn_bool(c->game->constraints[i].fn, c))
            return false;
    return true;
}

static Move *change_value(Context *c, ActionKind kind, int site, int value) {
    Action a = action_make(kind);
    a.type = (uint8_t)c->game->default_type;
    a.to = site;
    a.value = value;
    a.decision = true;
    Move *m = context_move(c, &a);
    m->mover = 1;
    return m;
}

static bool may_be_set(Context *c, const Move *m) {
    Move set = *m;
    Ahead before = context_ahead(c);
    turn_apply_actions(c, &set, true);
    bool fine = all_hold(c);
    context_back(c, &before);
    return fine;
}

static void offer_values(Context *c, int site) {
    const Game *g = c->game;
    Range values = g->domains[g->default_type];
    Bits left = *position_domain(g, c->pos, contents_slot(c, g->default_type, site));
    bool resolved = bits_count(&left, 1) == 1;
    for (int value = values.min; value <= values.max; value++) {
        if (!may_be_set(c, change_value(c, ACTION_PUZZLE_SET, site, value)))
            context_cut(c, c->n_moves - 1);
        if (!(resolved && bits_has(&left, value)))
            change_value(c, ACTION_PUZZLE_TOGGLE, site, value);
    }
}

static void satisfy_eval(const Fn *fn, Context *c) {
    (void)fn;
    const Game *g = c->game;
    size_t mark = context_mark(c);
    const Bits *sites = variables(c);
    Bits *given = context_region(c);
    add_list(c, given, g->n_start ? start_puzzle_sites(g->start[0]) : (Ints){ 0 });
    for (BITS_EACH(site, sites, g->region_words))
        if (!bits_has(given, site) && site < g->n_type_sites[g->default_type])
            offer_values(c, site);
    context_reset(c, mark);
}

static Fn *satisfy_build(Build *b, const Bound *n) {
    Fn *f = FN_NEW(b, n, Fn, FN_MOVES);
    f->eval.moves = satisfy_eval;
    const Bound *one = bound_arg(n, "<boolean>"), *many = bound_arg(n, "{<boolean>}");
    int count = one ? 1 : many->n_items;
    Constraint *constraints = ARENA_ARRAY(b->arena, Constraint, count + 1);
    for (int i = 0; i < count; i++)
        constraints[i] = constraint_of(b, one ? one : many->items[i]);
    b->game->constraints = constraints;
    b->game->n_constraints = count;
    build_flag(b, FLAG_DeductionPuzzle);
    return f;
}

/* Whatever is open counts as 0. */
static bool is_solved_eval(const Fn *fn, Context *c) {
    (void)fn;
    SiteType type = c->game->default_type;
    Ahead before = context_ahead(c);
    const Bits *sites = variables(c);
    for (BITS_EACH(site, sites, c->game->region_words))
        if (!puzzle_resolved(c, type, site))
            context_put64(c, position_domain(c->game, c->pos, contents_slot(c, type, site)), 1);
    bool solved = all_hold(c);
    context_back(c, &before);
    return solved;
}

static Fn *is_solved(Build *b, const Bound *n) {
    Fn *f = FN_NEW(b, n, Fn, FN_BOOL);
    f->eval.boolean = is_solved_eval;
    return f;
}

/* ---- (all Different ...) ---- */

typedef struct AllDifferent {
    Fn fn;
    SiteType type;
    const Fn *region;
    const Fn **excepts;
    int n_excepts;
} AllDifferent;

/* The values met so far; false when there is one more of them, or a 0 where it is none. */
static bool is_new(const Context *c, SiteType type, int site, Bits excepts, Bits *met) {
    if (!puzzle_resolved(c, type, site))
        return true;
    Bits value = (Bits)1 << puzzle_value(c, type, site);
    if (value & excepts)
        return true;
    if (value == 1 || value & *met)
        return false;
    *met |= value;
    return true;
}

static bool set_differs(const Context *c, SiteType type, const Bits *sites, Bits excepts) {
    Bits met = 0;
    for (BITS_EACH(site, sites, c->game->region_words))
        if (!is_new(c, type, site, excepts, &met))
            return false;
    return true;
}

static bool lists_differ(const Context *c, SiteType type, const RegionStatic *s, Bits excepts) {
    for (int i = 0; i < s->n_lists; i++) {
        Ints list = s->lists[i];
        Bits met = 0;
        if (s->kind == REGION_TYPE_STATIC_AllDirections && !puzzle_value(c, type, list.v[0]))
            continue;
        for (int k = 0; k < list.n; k++)
            if (!is_new(c, type, list.v[k], excepts, &met))
                return false;
    }
    return true;
}

static bool region_differs(Context *c, SiteType type, const RegionItem *r, Bits excepts) {
    for (int i = 0; i < r->n_statics; i++)
        if (!lists_differ(c, type, &r->statics[i], excepts))
            return false;
    if (r->n_statics)
        return true;
    for (int i = 0; i < r->n_fns; i++)
        if (!set_differs(c, type, fn_region(r->fns[i], c), excepts))
            return false;
    return r->n_fns || set_differs(c, type, r->bits, excepts);
}

static bool all_different_eval(const Fn *fn, Context *c) {
    const AllDifferent *f = (const AllDifferent *)fn;
    Bits excepts = 0;
    for (int i = 0; i < f->n_excepts; i++) {
        int value = fn_int(f->excepts[i], c);
        excepts |= value >= 0 && value <= DOMAIN_MAX ? (Bits)1 << value : 0;
    }
    size_t mark = context_mark(c);
    bool differ = true;
    if (f->region)
        differ = set_differs(c, f->type, fn_region(f->region, c), excepts);
    for (int i = 0; !f->region && differ && i < c->game->n_regions; i++)
        differ = region_differs(c, f->type, &c->game->regions[i], excepts);
    context_reset(c, mark);
    return differ;
}

static Fn *all_different(Build *b, const Bound *n) {
    AllDifferent *f = FN_NEW(b, n, AllDifferent, FN_BOOL);
    const Bound *one = bound_arg(n, "except:<int>"), *many = bound_arg(n, "excepts:{<int>}");
    f->fn.eval.boolean = all_different_eval;
    f->type = type_or(n, b->type);
    f->region = arg_region(b, n, "<sites>");
    f->n_excepts = one ? 1 : many ? many->n_items : 0;
    f->excepts = ARENA_ARRAY(b->arena, const Fn *, f->n_excepts + 1);
    for (int i = 0; i < f->n_excepts; i++)
        f->excepts[i] = build_int(b, one ? one : many->items[i]);
    return &f->fn;
}

/* ---- (is Sum ...), (is Count ...) ---- */

typedef struct IsResult {
    Fn fn;
    SiteType type;
    const Fn *region;
    const Fn *what; /* the value that is counted */
    const char *name;
    const Fn *result;
    bool hint; /* the result is that of each region's own hint */
} IsResult;

/* A total may be too small only as long as something is open. */
typedef struct Total {
    int sum;
    bool open;
} Total;

static bool can_become(Total t, int result) {
    return t.sum <= result && (t.open || t.sum == result);
}

static void add_value(const Context *c, const IsResult *f, int site, Total *t) {
    if (puzzle_resolved(c, f->type, site))
        t->sum += puzzle_value(c, f->type, site);
    else
        t->open = true;
}

static bool is_sum_region_eval(const Fn *fn, Context *c) {
    const IsResult *f = (const IsResult *)fn;
    int result = fn_int(f->result, c);
    size_t mark = context_mark(c);
    const Bits *sites = fn_region(f->region, c);
    Total t = { 0 };
    for (BITS_EACH(site, sites, c->game->region_words))
        add_value(c, f, site, &t);
    context_reset(c, mark);
    return can_become(t, result);
}

static bool lists_can_become(const IsResult *f, Context *c, const RegionStatic *s) {
    int result = f->hint ? 0 : fn_int(f->result, c);
    for (int i = 0; i < s->n_lists; i++) {
        Total t = { 0 };
        if (f->hint) {
            if (i >= c->game->n_hints[f->type])
                return true;
            c->it.hint = c->game->hints[f->type][i].value;
            result = fn_int(f->result, c);
        }
        for (int k = 0; k < s->lists[i].n; k++)
            add_value(c, f, s->lists[i].v[k], &t);
        if (!can_become(t, result))
            return false;
    }
    return true;
}

static bool is_sum_eval(const Fn *fn, Context *c) {
    const IsResult *f = (const IsResult *)fn;
    for (int i = 0; i < c->game->n_regions; i++) {
        const RegionItem *r = &c->game->regions[i];
        for (int k = 0; k < r->n_statics && strstr(r->name, f->name); k++)
            if (!lists_can_become(f, c, &r->statics[k]))
                return false;
    }
    return true;
}

static bool is_count_eval(const Fn *fn, Context *c) {
    const IsResult *f = (const IsResult *)fn;
    if (!f->region)
        return false;
    int what = fn_int(f->what, c), result = fn_int(f->result, c);
    size_t mark = context_mark(c);
    const Bits *sites = fn_region(f->region, c);
    Total t = { 0 };
    for (BITS_EACH(site, sites, c->game->region_words))
        if (!puzzle_resolved(c, f->type, site))
            t.open = true;
        else
            t.sum += puzzle_value(c, f->type, site) == what;
    context_reset(c, mark);
    return can_become(t, result);
}

static Fn *is_result(Build *b, const Bound *n) {
    IsResult *f = FN_NEW(b, n, IsResult, FN_BOOL);
    bool count =
        bound_word(n, "<isPuzzleRegionResultType>", 0) == IS_PUZZLE_REGION_RESULT_TYPE_Count;
    const Bound *result = bound_arg(n, "<int>");
    f->type = type_or(n, count ? b->type : SITE_CELL);
    f->region = arg_region(b, n, "<sites>");
    f->what = arg_int_or(b, n, "of:<int>", 1);
    f->name = arg_string(n, "<string>");
    if (!f->name)
        f->name = "";
    f->result = build_int(b, result);
    f->hint = result->kind == BOUND_CALL && !strcmp(result->sig->head, "hint");
    f->fn.eval.boolean = count ? is_count_eval : f->region ? is_sum_region_eval : is_sum_eval;
    return &f->fn;
}

/* ---- (is Unique): no two rows, columns ... hold the same ---- */

typedef struct IsUnique {
    Fn fn;
    SiteType type;
} IsUnique;

static bool same_values(const Context *c, SiteType type, Ints a, Ints b) {
    for (int i = 0; i < a.n; i++)
        if (!puzzle_resolved(c, type, a.v[i]))
            return false;
    for (int i = 0; i < b.n; i++)
        if (!puzzle_resolved(c, type, b.v[i]))
            return false;
    for (int i = 0; i < a.n; i++)
        if (i >= b.n || puzzle_value(c, type, a.v[i]) != puzzle_value(c, type, b.v[i]))
            return false;
    return true;
}

static bool is_unique_eval(const Fn *fn, Context *c) {
    SiteType type = ((const IsUnique *)fn)->type;
    for (int i = 0; i < c->game->n_regions; i++)
        for (int k = 0; k < c->game->regions[i].n_statics; k++) {
            const RegionStatic *s = &c->game->regions[i].statics[k];
            for (int l = 0; l < s->n_lists; l++)
                for (int m = l + 1; m < s->n_lists; m++)
                    if (same_values(c, type, s->lists[l], s->lists[m]))
                        return false;
        }
    return true;
}

static Fn *is_unique(Build *b, const Bound *n) {
    IsUnique *f = FN_NEW(b, n, IsUnique, FN_BOOL);
    f->fn.eval.boolean = is_unique_eval;
    f->type = type_or(n, SITE_CELL);
    return &f->fn;
}

/* ---- (forAll ...) ---- */

typedef struct ForAll {
    Fn fn;
    int element; /* word of <puzzleElementType> */
    const Fn *constraint;
} ForAll;

static bool holds_at_sites(const ForAll *f, Context *c) {
    static const SiteType types[] = { [PUZZLE_ELEMENT_TYPE_Cell] = SITE_CELL,
                                      [PUZZLE_ELEMENT_TYPE_Edge] = SITE_EDGE,
                                      [PUZZLE_ELEMENT_TYPE_Vertex] = SITE_VERTEX };
    int n = c->game->topology->sites[types[f->element]].n;
    for (c->it.from = 0; c->it.from < n; c->it.from++)
        if (!fn_bool(f->constraint, c))
            return false;
    return true;
}

/* The edges drawn at the last vertex of a hint; no fewer than it says while some are open. */
static int edges_drawn(const Context *c, const Hint *h) {
    const Sites *vertices = &c->game->topology->sites[SITE_VERTEX];
    int n = 0;
    bool open = false;
    for (int i = 0; i < h->sites.n; i++) {
        n = 0;
        if (h->sites.v[i] < 0 || h->sites.v[i] >= vertices->n)
            continue;
        SiteSpan edges = sitelists_at(&vertices->incident[SITE_EDGE], h->sites.v[i]);
        for (int k = 0; k < edges.n; k++) {
            open |= !puzzle_resolved(c, SITE_EDGE, edges.v[k]);
            n += puzzle_value(c, SITE_EDGE, edges.v[k]);
        }
    }
    return open && n < h->value ? h->value : n;
}

static bool holds_at_hints(const ForAll *f, Context *c) {
    SiteType type = c->game->default_type;
    for (int i = 0; i < c->game->n_hints[type]; i++) {
        const Hint *h = &c->game->hints[type][i];
        c->it.edge = edges_drawn(c, h);
        if (h->sites.n > 0)
            c->it.from = h->sites.v[0];
        if (h->sites.n > 1)
            c->it.to = h->sites.v[1];
        c->it.hint = h->value;
        if (!fn_bool(f->constraint, c))
            return false;
    }
    return true;
}

static bool for_all_eval(const Fn *fn, Context *c) {
    const ForAll *f = (const ForAll *)fn;
    Iterators it = c->it;
    bool holds =
        f->element == PUZZLE_ELEMENT_TYPE_Hint ? holds_at_hints(f, c) : holds_at_sites(f, c);
    c->it.hint = it.hint;
    c->it.edge = it.edge;
    c->it.from = c->it.to = it.to; /* Ludii forgets where (from) was */
    return holds;
}

static Fn *for_all(Build *b, const Bound *n) {
    ForAll *f = FN_NEW(b, n, ForAll, FN_BOOL);
    f->fn.eval.boolean = for_all_eval;
    f->element = bound_word(n, "<puzzleElementType>", 0);
    f->constraint = arg_bool(b, n, "<boolean>");
    return &f->fn;
}

/* ---- (hint ...) ---- */

typedef struct HintAt {
    Fn fn;
    SiteType type;
    const Fn *site;
} HintAt;

static int hint_eval(const Fn *fn, Context *c) {
    const HintAt *f = (const HintAt *)fn;
    if (!f->site)
        return c->it.hint;
    int site = fn_int(f->site, c);
    for (int i = 0; i < c->game->n_hints[f->type]; i++) {
        const Hint *h = &c->game->hints[f->type][i];
        if (h->sites.n && h->sites.v[0] == site)
            return h->value;
    }
    return OFF;
}

static Fn *hint_build(Build *b, const Bound *n) {
    HintAt *f = FN_NEW(b, n, HintAt, FN_INT);
    f->fn.eval.integer = hint_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "at:<int>");
    return &f->fn;
}

const Ludeme puzzle_ludemes[] = {
    // clang-format off
    { "<deductionPuzzle.all.all>", "(all Different [<siteType>] [<sites>] [except:<int> | excepts:{<int>}])", { .fn = all_different } },
    { "<deductionPuzzle.is.is>", "(is <isPuzzleRegionResultType> [<siteType>] [<sites>] [of:<int>] [<string>] <int>)", { .fn = is_result } },
    { "<deductionPuzzle.is.is>", "(is Unique [<siteType>])", { .fn = is_unique } },
    { "<deductionPuzzle.is.is>", "(is Solved)", { .fn = is_solved } },
    { "<forAll>", "(forAll <puzzleElementType> <boolean>)", { .fn = for_all } },
    { "<iterator.hint>", "(hint [<siteType>] [at:<int>])", { .fn = hint_build } },
    { "<satisfy>", "(satisfy (<boolean> | {<boolean>}))", { .fn = satisfy_build } },
    // clang-format on
    { NULL },
};
