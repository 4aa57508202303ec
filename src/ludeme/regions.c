/* Regions, maps and hints: sites and numbers that a description gives names to. */
#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/equipment.h"
#include "ludeme/load.h"
#include "play/context.h"

#include <math.h>
#include <string.h>

/* ---- regions that follow from the board: many lists of sites each ---- */

static Ints copy_span(Build *b, SiteSpan span) {
    int *v = ARENA_ARRAY(b->arena, int, span.n + 1);
    for (int i = 0; i < span.n; i++)
        v[i] = span.v[i];
    return (Ints){ v, span.n };
}

static void add_list(Build *b, RegionStatic *s, Ints list) {
    ARENA_PUSH(b->arena, s->lists, s->n_lists, s->cap_lists) = list;
}

static void add_lists(Build *b, RegionStatic *s, const SiteLists *lists) {
    for (int i = 0; i < lists->n; i++)
        add_list(b, s, copy_span(b, sitelists_at(lists, i)));
}

static void add_each(Build *b, RegionStatic *s, SiteSpan sites) {
    for (int i = 0; i < sites.n; i++)
        add_list(b, s, copy_span(b, (SiteSpan){ sites.v + i, 1 }));
}

static void add_all_sites(Build *b, RegionStatic *s, const Sites *sites) {
    int *v = ARENA_ARRAY(b->arena, int, sites->n + 1);
    for (int i = 0; i < sites->n; i++)
        v[i] = i;
    add_list(b, s, (Ints){ v, sites->n });
}

static bool is_corner(const Sites *sites, int site) {
    return sites->properties[site] & PROPERTY(CORNERS);
}

static void add_sides_without_corners(Build *b, RegionStatic *s, const Sites *sites) {
    for (int i = 0; i < sites->sides.n; i++) {
        SiteSpan side = sitelists_at(&sites->sides, i);
        int *v = ARENA_ARRAY(b->arena, int, side.n + 1), n = 0;
        for (int k = 0; k < side.n; k++)
            if (!is_corner(sites, side.v[k]))
                v[n++] = side.v[k];
        add_list(b, s, (Ints){ v, n });
    }
}

/* For each site: itself and all that can be seen from it. */
static void add_views(Build *b, RegionStatic *s, const Sites *sites) {
    Bits *seen = ARENA_ARRAY(b->arena, Bits, bits_words(sites->n) + 1);
    for (int site = 0; site < sites->n; site++) {
        int *v = ARENA_ARRAY(b->arena, int, sites->n), n = 0, n_radials;
        bits_clear(seen, bits_words(sites->n));
        bits_add(seen, v[n++] = site);
        const Radial *radials = topology_radials(sites, site, DIR_All, &n_radials);
        for (int i = 0; i < n_radials; i++) {
            SiteSpan line = topology_line(sites, &radials[i]);
            for (int k = 0; k < line.n; k++)
                if (!bits_has(seen, line.v[k]))
                    bits_add(seen, v[n++] = line.v[k]);
        }
        add_list(b, s, (Ints){ v, n });
    }
}

/* The blocks of a Sudoku: as many and as large as the fourth root of the number of cells says. */
static void add_blocks(Build *b, RegionStatic *s, const Sites *cells) {
    int side = (int)sqrt(sqrt(cells->n));
    for (int block = 0; block < side * side; block++) {
        int *v = ARENA_ARRAY(b->arena, int, side *side + 1), n = 0;
        for (int cell = 0; cell < cells->n && n < side * side; cell++)
            if (cells->row[cell] / side == block / side && cells->col[cell] / side == block % side)
                v[n++] = cell;
        add_list(b, s, (Ints){ v, n });
    }
}

static void add_neighbours(Build *b, RegionStatic *s, const Sites *sites) {
    for (int site = 0; site < sites->n; site++) {
        SiteSpan next = topology_steps(sites, site, DIR_Adjacent);
        for (int i = 0; i < next.n; i++) {
            int *pair = ARENA_ARRAY(b->arena, int, 2);
            pair[0] = site;
            pair[1] = next.v[i];
            add_list(b, s, (Ints){ pair, 2 });
        }
    }
}

static void add_hints(Build *b, RegionStatic *s, bool any_type) {
    static const SiteType order[] = { SITE_VERTEX, SITE_CELL, SITE_EDGE };
    const Game *g = b->game;
    SiteType type = SITE_CELL;
    for (int i = 2; any_type && i >= 0; i--)
        if (g->n_hints[order[i]])
            type = order[i];
    for (int i = 0; i < g->n_hints[type]; i++)
        add_list(b, s, g->hints[type][i].sites);
}

void regions_make_static(Build *b, RegionStatic *s, const Bound *label) {
    const Topology *t = b->game->topology;
    const Sites *sites = &t->sites[t->type];
    switch (s->kind) {
    case REGION_TYPE_STATIC_Corners:
        add_each(b, s, sitelists_at(&sites->sets, SET_CORNERS));
        break;
    case REGION_TYPE_STATIC_Sides:
        add_lists(b, s, &sites->sides);
        break;
    case REGION_TYPE_STATIC_SidesNoCorners:
        add_sides_without_corners(b, s, sites);
        break;
    case REGION_TYPE_STATIC_AllSites:
        add_all_sites(b, s, sites);
        break;
    case REGION_TYPE_STATIC_Columns:
        add_lists(b, s, &sites->columns);
        break;
    case REGION_TYPE_STATIC_Rows:
        add_lists(b, s, &sites->rows);
        break;
    case REGION_TYPE_STATIC_Layers:
        add_lists(b, s, &sites->layers);
        break;
    case REGION_TYPE_STATIC_HintRegions:
        add_hints(b, s, label != NULL);
        break;
    case REGION_TYPE_STATIC_AllDirections:
        add_views(b, s, sites);
        break;
    case REGION_TYPE_STATIC_SubGrids:
        add_blocks(b, s, &t->sites[SITE_CELL]);
        break;
    case REGION_TYPE_STATIC_Diagonals: /* Ludii finds none on any board */
        break;
    default: /* Regions, Vertices, Touching */
        add_neighbours(b, s, sites);
        break;
    }
}

/* ---- (regions ...) ---- */

static void load_statics(Build *b, RegionItem *r, const Bound *n) {
    BoundItems kinds = load_items(n, "{<regionTypeStatic>}", "<regionTypeStatic>");
    r->statics = ARENA_ARRAY(b->arena, RegionStatic, kinds.n + 1);
    r->n_statics = kinds.n;
    for (int i = 0; i < kinds.n; i++) {
        r->statics[i].kind = load_item(&kinds, i)->value;
        regions_make_static(b, &r->statics[i], bound_arg(n, "<string>#2"));
    }
}

static void add_listed(Build *b, RegionItem *r, const Bound *list) {
    Ints sites = equipment_ints(b, list);
    for (int i = 0; i < sites.n; i++)
        if (sites.v[i] >= 0 && sites.v[i] < b->game->region_words * 64)
            bits_add(r->bits, sites.v[i]);
        else
            build_error(b, list, "there is no site %d", sites.v[i]);
}

static void load_functions(Build *b, RegionItem *r, const Bound *n) {
    BoundItems fns = load_items(n, "{<sites>}", "<sites>");
    r->fns = ARENA_ARRAY(b->arena, const Fn *, fns.n + 1);
    r->n_fns = fns.n;
    for (int i = 0; i < fns.n; i++) {
        r->fns[i] = build_region(b, load_item(&fns, i));
        r->constant &= r->fns[i]->constant;
        if (r->fns[i]->constant)
            bits_or(r->bits, fn_region(r->fns[i], b->blank), b->game->region_words);
    }
}

void regions_load(Build *b, const Bound *n) {
    static const char *const roles[] = { ROLE_TYPE_WORDS(WORD_NAME, ) };
    Game *g = b->game;
    RegionItem *r = &ARENA_PUSH(b->arena, g->regions, g->n_regions, g->cap_regions);
    int role = bound_word(n, "<roleType>", OFF);
    *r = (RegionItem){ .name = arg_string(n, "<string>"), .constant = true };
    if (!r->name)
        r->name = arena_printf(b->arena, "Region%s", roles[role == OFF ? ROLE_TYPE_P1 : role]);
    r->role = role == OFF ? ROLE_TYPE_Neutral : role;
    r->owner = equipment_owner(b, r->role);
    r->bits = ARENA_ARRAY(b->arena, Bits, g->region_words);
    if (bound_arg(n, "{<int>}"))
        add_listed(b, r, bound_arg(n, "{<int>}"));
    load_functions(b, r, n);
    load_statics(b, r, n);
}

void regions_settle(const Game *g, Context *c) {
    for (int i = 0; i < g->n_regions; i++) {
        RegionItem *r = &g->regions[i];
        size_t mark = context_mark(c);
        for (int k = 0; k < r->n_fns && !r->constant; k++)
            bits_or(r->bits, fn_region(r->fns[k], c), g->region_words);
        context_reset(c, mark);
    }
}

/* ---- (map ...) ---- */

static int site_at(const Build *b, const char *label) {
    SiteType type = b->game->default_type;
    return type == SITE_EDGE ? OFF
                             : topology_find(&b->game->topology->sites[type], label, strlen(label));
}

static int component_of(const Build *b, const char *name) {
    for (int i = 1; i < b->game->n_components; i++)
        if (!strcmp(b->game->components[i].name, name))
            return i;
    return OFF;
}

static int first_of(const Sites *sites, SiteSet set) {
    SiteSpan span = sitelists_at(&sites->sets, set);
    return span.n ? span.v[0] : OFF;
}

static int landmark(const Build *b, int word) {
    const Topology *t = b->game->topology;
    const Sites *sites = &t->sites[t->type == SITE_VERTEX ? SITE_VERTEX : SITE_CELL];
    switch (word) {
    case LANDMARK_TYPE_BottomSite:
        return first_of(sites, SET_BOTTOM);
    case LANDMARK_TYPE_CentreSite:
        return first_of(sites, SET_CENTRE);
    case LANDMARK_TYPE_LeftSite:
        return first_of(sites, SET_LEFT);
    case LANDMARK_TYPE_RightSite:
        return first_of(sites, SET_RIGHT);
    case LANDMARK_TYPE_Topsite:
        return first_of(sites, SET_TOP);
    case LANDMARK_TYPE_LastSite:
        return sites->n - 1;
    default:
        return 0; /* FirstSite */
    }
}

/* A number, a role's player, a coordinate, a component or a landmark, as number. */
static int number_of(Build *b, const Bound *n, bool is_key) {
    if (n->kind == BOUND_STRING)
        return is_key || topology_is_coordinate(n->text) ? site_at(b, n->text) : component_of(b, n->text);
    if (n->kind == BOUND_WORD && n->rule == grammar_rule(b->grammar, "<landmarkType>"))
        return landmark(b, n->value);
    const Fn *f = n->kind == BOUND_WORD && n->rule == grammar_rule(b->grammar, "<roleType>")
                      ? build_player(b, n)
                      : build_int(b, n);
    if (!f->constant)
        build_error(b, n, "a map holds numbers that are known before the game begins");
    return f->constant ? fn_int(f, b->blank) : OFF;
}

static void put_pair(Build *b, MapItem *m, int key, int value) {
    (void)b;
    if (key == OFF || value == OFF)
        return;
    int i = 0;
    while (i < m->n && m->keys[i] != key)
        i++;
    m->n += i == m->n;
    m->keys[i] = key;
    m->values[i] = value;
}

void map_load(Build *b, const Bound *n) {
    Game *g = b->game;
    MapItem *m = &ARENA_PUSH(b->arena, g->maps, g->n_maps, g->cap_maps);
    const Bound *pairs = bound_has(n, "{<math.pair>}") ? bound_arg(n, "{<math.pair>}") : NULL;
    const Bound *keys = pairs ? NULL : bound_arg(n, "{<int>}");
    const Bound *values = pairs ? NULL : bound_arg(n, "{<int>}#2");
    int count = pairs ? pairs->n_items : keys->n_items;
    *m = (MapItem){ .name = arg_string(n, "<string>") };
    if (!m->name)
        m->name = "Map";
    if (!pairs && keys->n_items != values->n_items) {
        build_error(b, n, "%d keys, but %d values", keys->n_items, values->n_items);
        return;
    }
    m->keys = ARENA_ARRAY(b->arena, int, count + 1);
    m->values = ARENA_ARRAY(b->arena, int, count + 1);
    for (int i = 0; i < count; i++) {
        const Bound *key = pairs ? pairs->items[i]->args[0] : keys->items[i];
        const Bound *value = pairs ? pairs->items[i]->args[1] : values->items[i];
        put_pair(b, m, number_of(b, key, true), number_of(b, value, false));
    }
}

/* ---- deduction puzzles ---- */

void hints_load(Build *b, const Bound *n) {
    Game *g = b->game;
    const Bound *list = bound_arg(n, "{<equipment.hint>}");
    int type = bound_word(n, "<siteType>", SITE_TYPE_Cell);
    g->n_hints[type] = list->n_items;
    g->hints[type] = ARENA_ARRAY(b->arena, Hint, list->n_items + 1);
    for (int i = 0; i < list->n_items; i++) {
        const Bound *hint = list->items[i];
        Hint *h = &g->hints[type][i];
        if (bound_has(hint, "{<int>}")) {
            h->sites = equipment_ints(b, bound_arg(hint, "{<int>}"));
            h->value = equipment_int(b, hint, "<int>", 0);
        } else {
            int *site = ARENA_NEW(b->arena, int);
            *site = equipment_int(b, hint, "<int>", 0);
            h->sites = (Ints){ site, 1 };
            h->value = equipment_int(b, hint, "<int>#2", 0);
        }
    }
}

void values_load(Build *b, const Bound *n) {
    enum { VALUES_MAX = DOMAIN_MAX + 1 };
    BoundItems values = load_items(n, "{<equipment.values>}", "<equipment.values>");
    for (int i = 0; i < values.n; i++) {
        const Bound *v = load_item(&values, i);
        int type = bound_word(v, "<siteType>", 0);
        const Fn *range = arg_range(b, v, "<range>");
        Range r = range->constant ? fn_range(range, b->blank) : (Range){ OFF, OFF };
        if (r.min < 0 || r.max >= VALUES_MAX)
            build_error(b, v, "values can be 0 to %d", VALUES_MAX - 1);
        else
            b->game->domains[type] = r;
        b->types |= 1u << type;
    }
}
