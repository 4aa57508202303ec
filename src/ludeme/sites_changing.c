/* Regions that the position decides: (sites Empty), (sites LastTo), (sites Pending) ... */
#include "ludeme/sites.h"

#include "lang/words.h"
#include "play/contents.h"

#include <string.h>

typedef struct SitesNow {
    Fn fn;
    SiteType type;
    const Fn *index;
} SitesNow;

/* Slots of a type begin at a word of their own, so the set of its empty sites is a copy. */
static const Bits *empty_eval(const Fn *fn, Context *c) {
    const SitesNow *f = (const SitesNow *)fn;
    const Game *g = c->game;
    int container = f->index ? fn_int(f->index, c) : 0;
    Bits *out = context_region(c);
    if (container > 0 && container < g->n_containers) {
        const Container *k = &g->containers[container];
        for (int site = k->first; site < k->first + k->n_sites; site++)
            if (contents_empty(c, site))
                bits_add(out, site);
        return out;
    }
    int first = g->first_slot[f->type] < 0 ? 0 : g->first_slot[f->type];
    int n = g->n_type_sites[f->type], words = bits_words(n);
    bits_copy(out, position_empty(g, c->pos) + first / 64, words);
    if (n & 63)
        out[words - 1] &= ((Bits)1 << (n & 63)) - 1;
    return out;
}

static bool empty_contains(const Fn *fn, Context *c, int site) {
    const SitesNow *f = (const SitesNow *)fn;
    int container = f->index ? fn_int(f->index, c) : 0;
    if (container > 0) {
        size_t mark = context_mark(c);
        bool has = site < c->game->region_words * 64 && bits_has(empty_eval(fn, c), site);
        context_reset(c, mark);
        return has;
    }
    return site < c->game->n_type_sites[f->type] &&
           contents_empty(c, contents_slot(c, f->type, site));
}

static const Bits *state_eval(const Fn *fn, Context *c) {
    const SitesNow *f = (const SitesNow *)fn;
    Bits *out = context_region(c);
    int state = fn_int(f->index, c);
    for (int site = 0; site < c->game->containers[0].n_sites; site++) {
        int slot = contents_slot(c, f->type, site);
        if (contents_state_at(c, slot, contents_top(c, slot)) == state)
            bits_add(out, site);
    }
    return out;
}

static const Bits *pending_eval(const Fn *fn, Context *c) {
    (void)fn;
    Bits *out = context_region(c);
    const int32_t *pending = POSITION_ARRAY(c->pos, c->game->layout.pending, int32_t);
    for (int i = 0; i < c->pos->n_pending; i++)
        if (pending[i] >= 0 && pending[i] < c->game->region_words * 64)
            bits_add(out, pending[i]);
    return out;
}

static const Bits *to_clear_eval(const Fn *fn, Context *c) {
    (void)fn;
    Bits *out = context_region(c);
    const int32_t *sites = POSITION_ARRAY(c->pos, c->game->layout.to_clear, int32_t);
    for (int i = 0; c->game->layout.to_clear && i < c->pos->n_to_clear; i++)
        bits_add(out, sites[i]);
    return out;
}

/* Where something can be put beside what lies there; the centre at first. */
static void add_free_neighbours(const SitesNow *f, Context *c, Bits *out) {
    const Game *g = c->game;
    const Sites *s = &g->topology->sites[f->type];
    if (c->pos->n_moves == c->pos->n_start) {
        sites_add_span(out, sitelists_at(&s->sets, SET_CENTRE));
        return;
    }
    for (int site = 0; site < s->n; site++)
        if (!contents_empty(c, contents_slot(c, f->type, site)))
            sites_add_span(out, topology_steps(s, site, DIR_Adjacent));
    for (BITS_EACH(site, out, g->region_words))
        if (!contents_empty(c, contents_slot(c, f->type, site)))
            bits_remove(out, site);
}

static const Bits *playable_eval(const Fn *fn, Context *c) {
    const SitesNow *f = (const SitesNow *)fn;
    Bits *out = context_region(c);
    if (!c->game->layout.playable)
        add_free_neighbours(f, c, out);
    for (int site = 0; c->game->layout.playable && site < c->game->containers[0].n_sites; site++)
        if (contents_playable(c, site))
            bits_add(out, site);
    return out;
}

/* (sites Support ...): sites with a piece above, of a kind if one is said. */
static bool supports(const SitesNow *f, const Context *c, int site, int what) {
    static const Direction up[] = { DIR_UNW, DIR_USW, DIR_UNE, DIR_USE };
    const Sites *s = &c->game->topology->sites[f->type];
    for (int i = 0; i < 4; i++) {
        SiteSpan above = topology_steps(s, site, up[i]);
        int there = above.n ? contents_what(c, contents_slot(c, f->type, above.v[0])) : 0;
        if (above.n && (what == OFF ? there != 0 : there == what))
            return true;
    }
    return false;
}

static const Bits *support_eval(const Fn *fn, Context *c) {
    const SitesNow *f = (const SitesNow *)fn;
    int what = f->index ? fn_int(f->index, c) : OFF;
    Bits *out = context_region(c);
    for (int site = 0; site < c->game->topology->sites[f->type].n; site++)
        if (supports(f, c, site, what))
            bits_add(out, site);
    return out;
}

typedef struct Changing {
    const char *word;
    const Bits *(*eval)(const Fn *, Context *);
    uint64_t flag;
    bool (*contains)(const Fn *, Context *, int site);
} Changing;

static const Changing table[] = {
    { "Empty", empty_eval, 0, empty_contains },
    { "State", state_eval, FLAG_SiteState },
    { "Pending", pending_eval, FLAG_PendingValues },
    { "Playable", playable_eval, 0 },
    { "LineOfPlay", playable_eval, FLAG_LineOfPlay },
    { "Support", support_eval, 0 },
    { "ToClear", to_clear_eval, FLAG_SequenceCapture },
};

Fn *sites_changing(Build *b, const Bound *n, const char *word) {
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (!strcmp(table[i].word, word)) {
            SitesNow *f = FN_NEW(b, n, SitesNow, FN_REGION);
            f->fn.eval.region = table[i].eval;
            f->fn.contains = table[i].contains;
            f->type = arg_type(b, n, "<siteType>");
            f->index = bound_has(n, "<int>") ? arg_int(b, n, "<int>") : NULL;
            build_flag(b, table[i].flag);
            return &f->fn;
        }
    build_not_yet(b, n);
    return NULL;
}
