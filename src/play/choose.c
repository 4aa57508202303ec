/* Choose: one legal move at random, without generating or testing all of them. */
#include "play/choose.h"

#include "play/meta.h"
#include "play/turn.h"

/* So many moves to choose from, or so many chances of one: a move for each of `sites`, one of
   `tickets` moves of a piece on each of `sites`, or the moves from `first` on. */
typedef struct Offer {
    const Fn *fn, *then;
    ChooseMake *make;
    Bits *sites;
    int what, tickets, first, n;
    int misses; /* tickets drawn in vain */
    /* set by whoever tests what others offer */
    const Fn *test_fn, *test_then;
    ChooseTest *test;
} Offer;

enum { OFFERS_MAX = 256 };

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

static void keep_sites(Context *c, Offer *o, const Bits *sites) {
    o->sites = context_region(c);
    bits_copy(o->sites, sites, c->game->region_words);
}

void choose_offer_sites(Context *c, const Fn *fn, ChooseMake *make, int what, const Bits *sites,
                        const Fn *then) {
    Offer *o = add(c, fn, then, bits_count(sites, c->game->region_words));
    o->make = make;
    o->what = what;
    keep_sites(c, o, sites);
}

void choose_offer_pieces(Context *c, const Fn *rule, int what, const Bits *sites, const Fn *then) {
    int tickets = rule->tickets(rule, c, what);
    Offer *o = add(c, rule, then, tickets * bits_count(sites, c->game->region_words));
    o->tickets = tickets;
    keep_sites(c, o, sites);
}

void choose_offer_moves(Context *c, int first, const Fn *then) {
    add(c, NULL, then, c->n_moves - first)->first = first;
}

void choose_offer(Context *c, const Fn *moves) {
    if (moves->offer) {
        moves->offer(moves, c);
        return;
    }
    int first = c->n_moves;
    fn_moves(moves, c);
    choose_offer_moves(c, first, NULL);
}

/* ---- from chances to moves ---- */

/* All moves of the pieces on the sites. */
static void list_pieces(Context *c, const Offer *o) {
    Iterators it = c->it;
    for (BITS_EACH(site, o->sites, c->game->region_words)) {
        c->it.from = site;
        c->it.level = 0;
        fn_moves(o->fn, c);
    }
    c->it = it;
}

static void list_sites(Context *c, const Offer *o) {
    Iterators it = c->it;
    for (BITS_EACH(site, o->sites, c->game->region_words)) {
        o->make(o->fn, c, o->what, site);
        c->it = it;
    }
}

static bool passes(Context *c, const Offer *o, const Move *m) {
    return !o->test || o->test(o->test_fn, c, m);
}

/* Lists the moves of an offer, those that pass its test, so that it is an offer of moves. */
static void expand(Context *c, Offer *o) {
    int first = c->n_moves, kept = first;
    if (o->tickets)
        list_pieces(c, o);
    else if (o->sites)
        list_sites(c, o);
    else
        for (int i = 0; i < o->n; i++)
            context_repeat_move(c, o->first + i);
    context_add_then(c, first, o->then);
    for (int i = first, end = c->n_moves; i < end; i++) {
        Move m = c->moves[i];
        m.mover = c->pos->mover;
        if (passes(c, o, &m))
            c->moves[kept++] = m;
    }
    context_cut(c, kept);
    c->offers->total += kept - first - o->n;
    *o = (Offer){ .then = o->test_then, .first = first, .n = kept - first };
}

void choose_offer_tested(Context *c, const Fn *prior, const Fn *fn, ChooseTest *test,
                         const Fn *then) {
    int first = c->offers->n;
    choose_offer(c, prior);
    for (int i = first; i < c->offers->n; i++) {
        Offer *o = &c->offers->v[i];
        if (o->test)
            expand(c, o);
        o->test = test;
        o->test_fn = fn;
        o->test_then = then;
    }
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

/* Gives a move its consequences; whether it is legal. */
static bool complete(Context *c, const Offer *o, int index) {
    if (o->then)
        context_add_then_to(c, &c->moves[index], o->then);
    Move m = c->moves[index];
    if (!passes(c, o, &m))
        return false;
    if (o->test_then)
        context_add_then_to(c, &c->moves[index], o->test_then);
    return meta_allows(c, &c->moves[index]);
}

/* Each of these gives the place of a legal move on the stack; OFF, and another chance is lost or
   takes its place, if there is none at an index. */

static int take_site(Context *c, Offer *o, int index) {
    int site = nth_member(o->sites, index), top = c->n_moves;
    Iterators it = c->it;
    o->make(o->fn, c, o->what, site);
    c->it = it;
    if (c->n_moves > top && complete(c, o, top))
        return top;
    context_cut(c, top);
    bits_remove(o->sites, site);
    o->n--;
    c->offers->total--;
    return OFF;
}

static int take_move(Context *c, Offer *o, int index) {
    if (complete(c, o, o->first + index))
        return o->first + index;
    c->moves[o->first + index] = c->moves[o->first + o->n - 1];
    o->n--;
    c->offers->total--;
    return OFF;
}

/* All tickets stay in the game, so that every move keeps its one chance. After many misses the
   moves are listed. */
static int take_ticket(Context *c, Offer *o, int index) {
    int top = c->n_moves;
    Iterators it = c->it;
    c->it.from = nth_member(o->sites, index / o->tickets);
    c->it.level = 0;
    o->fn->draw(o->fn, c, index % o->tickets);
    c->it = it;
    if (c->n_moves > top) {
        c->moves[top].mover = c->pos->mover;
        if (complete(c, o, top))
            return top;
    }
    context_cut(c, top);
    if (++o->misses > o->n)
        expand(c, o);
    return OFF;
}

static const Move *choose_from(Context *c, Random *r) {
    struct Offers *offers = c->offers;
    while (offers->total > 0) {
        int index = random_below(r, offers->total);
        Offer *o = offers->v;
        for (; index >= o->n; o++)
            index -= o->n;
        int found = o->tickets ? take_ticket(c, o, index)
                    : o->sites ? take_site(c, o, index)
                               : take_move(c, o, index);
        if (found != OFF)
            return &c->moves[found];
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
