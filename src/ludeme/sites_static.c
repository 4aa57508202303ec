/* Regions that the board alone decides: (sites Top), (sites Row 3), (sites {1 2 3}) ... */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "ludeme/sites.h"
#include "play/contents.h"

#include <string.h>

void sites_add_span(Bits *set, SiteSpan span) {
    for (int i = 0; i < span.n; i++)
        bits_add(set, span.v[i]);
}

/* ---- (sites Top), (sites Corners), (sites Axial) ... ---- */

typedef struct SitesSet {
    Fn fn;
    SiteType type;
    int set; /* SiteSet; -1: all sites of the board */
} SitesSet;

static const Bits *sites_set_eval(const Fn *fn, Context *c) {
    const SitesSet *f = (const SitesSet *)fn;
    const Sites *sites = &c->game->topology->sites[f->type];
    Bits *out = context_region(c);
    if (f->set >= 0)
        sites_add_span(out, sitelists_at(&sites->sets, f->set));
    else
        for (int i = 0; i < sites->n; i++)
            bits_add(out, i);
    return out;
}

static Fn *sites_set(Build *b, const Bound *n, SiteType type, int set) {
    SitesSet *f = FN_NEW(b, n, SitesSet, FN_REGION);
    f->fn.eval.region = sites_set_eval;
    f->fn.pure = true;
    f->type = type;
    f->set = set;
    return &f->fn;
}

/* The set of a word such as Top, or -1. */
static int set_of_word(const char *word) {
    static const struct {
        const char *word;
        SiteSet set;
    } table[] = {
        { "Bottom", SET_BOTTOM },
        { "Centre", SET_CENTRE },
        { "ConcaveCorners", SET_CONCAVE },
        { "ConvexCorners", SET_CONVEX },
        { "Corners", SET_CORNERS },
        { "Inner", SET_INNER },
        { "Left", SET_LEFT },
        { "Major", SET_MAJOR },
        { "Minor", SET_MINOR },
        { "Outer", SET_OUTER },
        { "Perimeter", SET_PERIMETER },
        { "Right", SET_RIGHT },
        { "Top", SET_TOP },
        { "Angled", SET_ANGLED },
        { "Axial", SET_AXIAL },
        { "Horizontal", SET_HORIZONTAL },
        { "Slash", SET_SLASH },
        { "Slosh", SET_SLOSH },
        { "Vertical", SET_VERTICAL },
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (!strcmp(table[i].word, word))
            return (int)table[i].set;
    return -1;
}

static Fn *sites_simple(Build *b, const Bound *n) {
    const char *word = bound_arg(n, "<sitesSimpleType>")->tree->text;
    int set = set_of_word(word);
    if (set >= 0 || !strcmp(word, "Board"))
        return sites_set(b, n, arg_type(b, n, "<siteType>"), set);
    if (!strcmp(word, "LastTo") || !strcmp(word, "LastFrom"))
        return sites_of_last(b, n, !strcmp(word, "LastFrom"));
    return sites_changing(b, n, word);
}

static Fn *sites_edges(Build *b, const Bound *n) {
    build_flag(b, FLAG_Graph | FLAG_Edge);
    return sites_set(b, n, SITE_EDGE, set_of_word(bound_arg(n, "<sitesEdgeType>")->tree->text));
}

/* ---- (sites Row 3), (sites Phase 1), (sites Cell 4) ... ---- */

typedef struct SitesIndexed {
    Fn fn;
    SiteType type;
    const Fn *index;
    int word; /* of <sitesIndexType> */
} SitesIndexed;

static const SiteLists *lists_of(const Sites *s, int word) {
    switch (word) {
    case SITES_INDEX_TYPE_Row:
        return &s->rows;
    case SITES_INDEX_TYPE_Column:
        return &s->columns;
    case SITES_INDEX_TYPE_Layer:
        return &s->layers;
    default:
        return &s->phases;
    }
}

static const Bits *sites_indexed_eval(const Fn *fn, Context *c) {
    const SitesIndexed *f = (const SitesIndexed *)fn;
    const SiteLists *lists = lists_of(&c->game->topology->sites[f->type], f->word);
    Bits *out = context_region(c);
    int i = f->index ? fn_int(f->index, c) : OFF;
    if (i >= 0 && i < lists->n)
        sites_add_span(out, sitelists_at(lists, i));
    return out;
}

/* (sites Cell 3), (sites Edge 3): the vertices of a cell or an edge. */
static const Bits *sites_corners_eval(const Fn *fn, Context *c) {
    const SitesIndexed *f = (const SitesIndexed *)fn;
    SiteType of = f->word == SITES_INDEX_TYPE_Cell ? SITE_CELL : SITE_EDGE;
    const Sites *s = &c->game->topology->sites[of];
    Bits *out = context_region(c);
    int i = f->index ? fn_int(f->index, c) : OFF;
    if (i >= 0 && i < s->n)
        sites_add_span(out, sitelists_at(&s->incident[SITE_VERTEX], i));
    return out;
}

static Fn *sites_index(Build *b, const Bound *n) {
    int word = bound_word(n, "<sitesIndexType>", 0);
    if (word == SITES_INDEX_TYPE_Empty || word == SITES_INDEX_TYPE_State ||
        word == SITES_INDEX_TYPE_Support)
        return sites_changing(b, n, bound_arg(n, "<sitesIndexType>")->tree->text);
    SitesIndexed *f = FN_NEW(b, n, SitesIndexed, FN_REGION);
    bool corners = word == SITES_INDEX_TYPE_Cell || word == SITES_INDEX_TYPE_Edge;
    f->fn.eval.region = corners ? sites_corners_eval : sites_indexed_eval;
    f->fn.pure = true;
    f->type = arg_type(b, n, "<siteType>");
    f->index = arg_int(b, n, "<int>");
    f->word = word;
    return &f->fn;
}

/* ---- (sites {1 2 3}), (sites {"A1" "B2"}) ---- */

typedef struct SitesList {
    Fn fn;
    const Fn *list;
} SitesList;

static const Bits *sites_list_eval(const Fn *fn, Context *c) {
    Bits *out = context_region(c);
    Ints list = fn_ints(((const SitesList *)fn)->list, c);
    for (int i = 0; i < list.n; i++)
        if (list.v[i] >= 0 && list.v[i] < c->game->region_words * 64)
            bits_add(out, list.v[i]);
    return out;
}

static Fn *sites_list(Build *b, const Bound *n) {
    SitesList *f = FN_NEW(b, n, SitesList, FN_REGION);
    f->fn.eval.region = sites_list_eval;
    f->fn.pure = true;
    f->list = arg_ints(b, n, "{<int>}");
    if (!f->list)
        f->list = arg_ints(b, n, "<ints>");
    return &f->fn;
}

typedef struct SitesNamed {
    Fn fn;
    Bits *set;
} SitesNamed;

static const Bits *sites_named_eval(const Fn *fn, Context *c) {
    (void)c;
    return ((const SitesNamed *)fn)->set;
}

Fn *sites_coordinates(Build *b, const Bound *n) {
    SitesNamed *f = FN_NEW(b, n, SitesNamed, FN_REGION);
    const Sites *sites = &b->game->topology->sites[arg_type(b, n, "<siteType>")];
    bool many = bound_has(n, "{<string>}");
    BoundItems names = load_items(n, many ? "{<string>}" : NULL, many ? NULL : "<string>");
    f->fn.eval.region = sites_named_eval;
    f->fn.pure = true;
    f->set = ARENA_ARRAY(b->arena, Bits, b->game->region_words + 1);
    for (int i = 0; i < names.n; i++) {
        const char *name = load_item(&names, i)->text;
        int site = topology_find(sites, name, strlen(name));
        if (site >= 0)
            bits_add(f->set, site);
    }
    return &f->fn;
}

const Ludeme sites_static_ludemes[] = {
    // clang-format off
    { "<sites>", "(sites ({<int>} | <ints>))", { .fn = sites_list } }, /* first: (sites {}) is an empty set */
    { "<sites>", "(sites <sitesEdgeType>)", { .fn = sites_edges } },
    { "<sites>", "(sites <sitesSimpleType> [<siteType>])", { .fn = sites_simple } },
    { "<sites>", "(sites [<siteType>] {<string>})", { .fn = sites_coordinates } },
    { "<sites>", "(sites <sitesIndexType> [<siteType>] [<int>])", { .fn = sites_index } },
    // clang-format on
    { NULL },
};
