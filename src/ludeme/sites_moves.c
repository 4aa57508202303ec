/* Regions of moves: (sites To <moves>), (sites LastTo), (last Between); and (sites Random ...). */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/sites.h"
#include "play/contents.h"
#include "play/history.h"

/* Sites that are none, or none that a region can hold, are left out. */
static void add_site(const Context *c, int site, Bits *out) {
    if (site >= 0 && site < c->game->region_words * 64)
        bits_add(out, site);
}

static void add_sites(const Context *c, Ints sites, Bits *out) {
    for (int i = 0; i < sites.n; i++)
        add_site(c, sites.v[i], out);
}

/* ---- (sites To <moves>), (sites From <moves>), (sites Between <moves>) ---- */

typedef struct SitesOfMoves {
    Fn fn;
    const Fn *moves;
    int part; /* word of <sitesMoveType> */
} SitesOfMoves;

static void add_of_move(const SitesOfMoves *f, const Context *c, const Move *m, Bits *out) {
    switch (f->part) {
    case SITES_MOVE_TYPE_From:
        add_site(c, m->from, out);
        break;
    case SITES_MOVE_TYPE_To:
        add_site(c, m->to, out);
        break;
    default:
        add_sites(c, (Ints){ c->betweens + m->between, m->n_between }, out);
    }
}

static const Bits *sites_of_moves_eval(const Fn *fn, Context *c) {
    const SitesOfMoves *f = (const SitesOfMoves *)fn;
    Bits *out = context_region(c);
    Ahead before = context_marks(c);
    fn_moves(f->moves, c);
    for (int i = before.moves; i < c->n_moves; i++)
        add_of_move(f, c, &c->moves[i], out);
    context_restore(c, &before);
    return out;
}

static Fn *sites_of_moves(Build *b, const Bound *n) {
    SitesOfMoves *f = FN_NEW(b, n, SitesOfMoves, FN_REGION);
    f->fn.eval.region = sites_of_moves_eval;
    f->moves = arg_moves(b, n, "<moves>");
    f->part = bound_word(n, "<sitesMoveType>", SITES_MOVE_TYPE_To);
    return &f->fn;
}

/* ---- (last Between), (sites LastTo), (sites LastFrom) ---- */

static const Bits *last_between_eval(const Fn *fn, Context *c) {
    (void)fn;
    const Made *last = history_last(c);
    Bits *out = context_region(c);
    if (last)
        add_sites(c, (Ints){ c->made_between + last->between, last->n_between }, out);
    return out;
}

static Fn *last_between(Build *b, const Bound *n) {
    Fn *f = FN_NEW(b, n, Fn, FN_REGION);
    f->eval.region = last_between_eval;
    return f;
}

static const Bits *last_to_eval(const Fn *fn, Context *c) {
    (void)fn;
    const Made *last = history_last(c);
    Bits *out = context_region(c);
    if (last) {
        add_site(c, last->own_to, out);
        add_sites(c, history_tos(c, last), out);
    }
    return out;
}

static const Bits *last_from_eval(const Fn *fn, Context *c) {
    (void)fn;
    const Made *last = history_last(c);
    Bits *out = context_region(c);
    if (last) {
        add_site(c, last->own_from, out);
        add_sites(c, history_froms(c, last), out);
    }
    return out;
}

Fn *sites_of_last(Build *b, const Bound *n, bool from) {
    Fn *f = FN_NEW(b, n, Fn, FN_REGION);
    f->eval.region = from ? last_from_eval : last_to_eval;
    b->game->asks_last = true;
    return f;
}

/* ---- (sites Random ...) ---- */

typedef struct SitesRandom {
    Fn fn;
    const Fn *region; /* NULL: the empty cells of the board */
    const Fn *num;
} SitesRandom;

static int *list_cells(Context *c, int *n) {
    int cells = c->game->n_type_sites[SITE_CELL], *list = context_ints(c, cells + 1);
    *n = 0;
    for (int site = 0; site < cells; site++)
        if (contents_empty(c, contents_slot(c, SITE_CELL, site)))
            list[(*n)++] = site;
    return list;
}

static int *list_region(const Fn *region, Context *c, int *n) {
    int words = c->game->region_words;
    const Bits *set = fn_region(region, c);
    int *list = context_ints(c, bits_count(set, words) + 1);
    *n = 0;
    for (BITS_EACH(site, set, words))
        list[(*n)++] = site;
    return list;
}

/* Draws until there are enough different ones, as Ludii does: how often counts for what comes. */
static const Bits *sites_random_eval(const Fn *fn, Context *c) {
    const SitesRandom *f = (const SitesRandom *)fn;
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    int n, *from = f->region ? list_region(f->region, c, &n) : list_cells(c, &n);
    int wanted = fn_int(f->num, c);
    for (int left = wanted < n ? wanted : n; left > 0;) {
        int site = from[random_below(context_random(c), n)];
        left -= !bits_has(out, site);
        bits_add(out, site);
    }
    context_reset(c, mark);
    return out;
}

static Fn *sites_random(Build *b, const Bound *n) {
    SitesRandom *f = FN_NEW(b, n, SitesRandom, FN_REGION);
    f->fn.eval.region = sites_random_eval;
    f->region = arg_region(b, n, "<sites>");
    f->num = arg_int_or(b, n, "num:<int>", 1);
    build_flag(b, FLAG_Stochastic);
    return &f->fn;
}

const Ludeme sites_moves_ludemes[] = {
    // clang-format off
    { "<sites>", "(sites <sitesMoveType> <moves>)", { .fn = sites_of_moves } },
    { "<region.last.last>", "(last Between)", { .fn = last_between } },
    { "<sites>", "(sites Random [<sites>] [num:<int>])", { .fn = sites_random } },
    // clang-format on
    { NULL },
};
