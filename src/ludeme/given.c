/* Given: the sites that "at:<int>" or "in:<sites>" say. */
#include "ludeme/given.h"

#include "play/history.h"

Given given_build(Build *b, const Bound *n, const char *at, const char *in) {
    return (Given){ .at = arg_int(b, n, at), .in = in ? arg_region(b, n, in) : NULL };
}

static int given_one(const Given *g, Context *c) {
    const Made *last = history_last(c);
    return g->at ? fn_int(g->at, c) : last ? last->own_to : OFF;
}

Ints given_sites(const Given *g, Context *c) {
    if (!g->in) {
        int *one = context_ints(c, 1);
        *one = given_one(g, c);
        return (Ints){ one, 1 };
    }
    const Bits *set = fn_region(g->in, c);
    int words = c->game->region_words, n = 0;
    int *list = context_ints(c, bits_count(set, words));
    for (BITS_EACH(site, set, words))
        list[n++] = site;
    return (Ints){ list, n };
}

int given_first(const Given *g, Context *c) {
    if (!g->in)
        return given_one(g, c);
    size_t mark = context_mark(c);
    int site = bits_next(fn_region(g->in, c), c->game->region_words, 0);
    context_reset(c, mark);
    return site;
}
