/* Choose: one legal move at random, without generating or testing all of them. */
#include "play/choose.h"

#include "play/meta.h"
#include "play/turn.h"

/* So many moves to choose from; either `sites` or the moves from `first` on. */
typedef struct Offer {
    const Fn *fn, *then;
    ChooseMake *make;
    ChooseTest *test;
    Bits *sites;
    int what, first, n;
} Offer;

enum { OFFERS_MAX = 64 };

struct Offers {
    Offer v[OFFERS_MAX];
    int n, total;
};

static Offer *add(Context *c, const Fn *fn, const Fn *then, int n) {
    if (c->offers->n == OFFERS_MAX)
        context_trouble(c, "too many lists of moves to choose from");
    Offer *o = &c->offers->v[c->offers->n++];
    *o = (Offer){ .fn = fn, .then = then, .n = n };
    c->offers->total += n;
    return o;
}

void choose_offer_sites(Context *c, const Fn *fn, ChooseMake *make, int what, const Bits *sites,
                        const Fn *then) {
    int words = c->game->region_words;
    Offer *o = add(c, fn, then, bits_count(sites, words));
    o->make = make;
    o->what = what;
    o->sites = context_region(c);
    bits_copy(o->sites, sites, words);
}

void choose_offer_moves(Context *c, const Fn *fn, ChooseTest *test, int first, const Fn *then) {
    Offer *o = add(c, fn, then, c->n_moves - first);
    o->test = test;
    o->first = first;
}

void choose_offer(Context *c, const Fn *moves) {
    if (moves->offer) {
        moves->offer(moves, c);
        return;
    }
    int first = c->n_moves;
    fn_moves(moves, c);
    choose_offer_moves(c, moves, NULL, first, NULL);
}

/* ---- choosing ---- */

static int nth_member(const Bits *set, int n) {
    int word = 0;
    for (int count; n >= (count = bits_count_word(set[word])); word++)
        n -= count;
    Bits rest = set[word];
    while (n-- > 0)
        rest &= rest - 1;
    return word * 64 + __builtin_ctzll(rest);
}

/* The move made for a site; NULL, and the site is out, if it is not legal. */
static Move *take_site(Context *c, Offer *o, int index) {
    int site = nth_member(o->sites, index), top = c->n_moves;
    Iterators it = c->it;
    o->make(o->fn, c, o->what, site);
    c->it = it;
    Move *m = &c->moves[top];
    if (c->n_moves > top && meta_allows(c, m))
        return m;
    context_cut(c, top);
    bits_remove(o->sites, site);
    return NULL;
}

/* The move at an index; NULL, and another one takes its place, if it is not legal. */
static Move *take_move(Context *c, Offer *o, int index) {
    Move *m = &c->moves[o->first + index];
    if ((!o->test || o->test(o->fn, c, m)) && meta_allows(c, m))
        return m;
    *m = c->moves[o->first + o->n - 1];
    return NULL;
}

static Move *choose_from(Context *c, Random *r) {
    struct Offers *offers = c->offers;
    while (offers->total > 0) {
        int index = random_below(r, offers->total);
        Offer *o = offers->v;
        for (; index >= o->n; o++)
            index -= o->n;
        Move *m = o->sites ? take_site(c, o, index) : take_move(c, o, index);
        if (m) {
            if (o->then)
                context_add_then_to(c, m, o->then);
            return m;
        }
        o->n--;
        offers->total--;
    }
    return NULL;
}

/* Where all moves must be known, or drawing random numbers must not depend on which are tested. */
static bool must_list(const Context *c) {
    const MetaRules *meta = &c->game->meta;
    return c->game->mode != MODE_ALTERNATING || game_has(c->game, FLAG_Stochastic) ||
           meta->automove || meta->gravity || meta->pin || meta->no_stack_on_fallen ||
           meta_swap_is_due(c) || c->pos->over;
}

const Move *choose_move(Context *c, Random *r) {
    if (must_list(c)) {
        int n = turn_moves(c);
        return n ? turn_move(c, random_below(r, n)) : NULL;
    }
    struct Offers offers; /* only as far as it is filled */
    offers.n = offers.total = 0;
    turn_clear(c);
    c->offers = &offers;
    choose_offer(c, c->game->phases[c->pos->phase[c->pos->mover]].play);
    const Move *m = choose_from(c, r);
    c->offers = NULL;
    return m ? m : turn_forced_pass(c);
}
