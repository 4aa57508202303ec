/* (sites Empty), (sites Row 3) ...: regions by an index. */
#include "lang/words.h"
#include "ludeme/sites_index.h"
#include "play/contents.h"

typedef struct SitesIndex {
    Fn fn;
    SiteType type;
} SitesIndex;

/* The empty sites of one type as a set of sites: the slots of that type, moved to 0. */
static const Bits *sites_empty(const Fn *fn, Context *c) {
    const SitesIndex *f = (const SitesIndex *)fn;
    const Game *g = c->game;
    const Bits *empty = position_empty(g, c->pos);
    Bits *out = context_region(c);
    int first = g->first_slot[f->type] < 0 ? 0 : g->first_slot[f->type];
    int n = g->n_type_sites[f->type];
    for (int site = 0; site < n; site++)
        if (bits_has(empty, first + site))
            bits_add(out, site);
    return out;
}

Fn *sites_index_build(Build *b, const Bound *n) {
    if (bound_word(n, "<sitesIndexType>", 0) != SITES_INDEX_TYPE_Empty) {
        build_not_yet(b, n);
        return NULL;
    }
    SitesIndex *f = FN_NEW(b, n, SitesIndex, FN_REGION);
    f->fn.eval.region = sites_empty;
    f->type = arg_type(b, n, "<siteType>");
    return &f->fn;
}
