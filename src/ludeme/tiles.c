/* (sites LargePiece ...): the sites that a piece covers. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/large.h"

typedef struct Covered {
    Fn fn;
    SiteType type;
    const Fn *site;
} Covered;

static const Bits *covered_eval(const Fn *fn, Context *c) {
    const Covered *f = (const Covered *)fn;
    Bits *out = context_region(c);
    int site = fn_int(f->site, c), sites[LARGE_MAX] = { site }, n = 1;
    if (site < 0 || site >= c->game->n_type_sites[f->type])
        return out;
    int slot = contents_slot(c, f->type, site), what = contents_what(c, slot);
    if (large_is(c->game, what))
        n = large_sites(c->game, what, site, contents_state_at(c, slot, contents_top(c, slot)),
                        sites);
    for (int i = 0; what && i < n; i++)
        bits_add(out, sites[i]);
    return out;
}

static Fn *covered_build(Build *b, const Bound *n) {
    Covered *f = FN_NEW(b, n, Covered, FN_REGION);
    f->fn.eval.region = covered_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "at:<int>");
    return &f->fn;
}

const Ludeme tiles_ludemes[] = {
    { "<sites>", "(sites LargePiece [<siteType>] at:<int>)", { .fn = covered_build } },
    { NULL },
};
