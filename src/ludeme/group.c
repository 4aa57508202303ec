/* Group: sites that hang together. */
#include "ludeme/group.h"

#include "board/topology.h"
#include "play/contents.h"

#include <math.h>

#define SAME_PLACE 1e-5

/* Beyond this the sets of all sites' neighbours would fill more memory than they are worth. */
enum { NEAR_MAX = 1024 };

static const Bits *near_sets(Build *b, const GroupWays *w) {
    const Sites *s = &b->game->topology->sites[w->type];
    int words = b->game->region_words;
    if (w->directions || s->n > NEAR_MAX)
        return NULL;
    Bits *near = ARENA_ARRAY(b->arena, Bits, s->n * words + 1);
    for (int site = 0; site < s->n; site++)
        for (int k = 0; k < w->list.n; k++) {
            SiteSpan steps = topology_steps(s, site, (Direction)w->list.v[k]);
            for (int j = 0; j < steps.n; j++)
                bits_add(near + site * words, steps.v[j]);
        }
    return near;
}

GroupWays group_ways(Build *b, const Bound *n) {
    GroupWays w = { .type = arg_type(b, n, "<siteType>") };
    w.directions = arg_directions(b, n, "<direction>");
    if (!w.directions)
        w.list = (DirectionList){ 1, { DIR_Adjacent } };
    else if (w.directions->constant) {
        fn_directions(w.directions, b->blank, w.type, 0, &w.list);
        w.directions = NULL;
    }
    w.near = near_sets(b, &w);
    if (bound_has(n, "isVisible:<boolean>"))
        w.visible = arg_bool(b, n, "isVisible:<boolean>");
    return w;
}

const DirectionList *group_directions(Context *c, const GroupWays *ways, int site,
                                      DirectionList *room) {
    if (!ways->directions)
        return &ways->list;
    fn_directions(ways->directions, c, ways->type, site, room);
    return room;
}

/* ---- boards in space ---- */

bool group_covered(const Context *c, SiteType type, int site) {
    const Sites *s = &c->game->topology->sites[type];
    for (int above = site + 1; above < s->n; above++)
        if (fabs(s->at[above].x - s->at[site].x) < SAME_PLACE &&
            fabs(s->at[above].y - s->at[site].y) < SAME_PLACE &&
            contents_what(c, contents_slot(c, type, above)))
            return true;
    return false;
}

/* Two pieces on the layer above lie over the join of two sites. */
static bool is_bridged(const Context *c, SiteType type, int a, int b) {
    const Sites *s = &c->game->topology->sites[type];
    SiteSpan over_a = topology_steps(s, a, DIR_Upward), over_b = topology_steps(s, b, DIR_Upward);
    int n = 0;
    for (int i = 0; i < over_a.n; i++)
        for (int k = 0; k < over_b.n; k++)
            n += over_a.v[i] == over_b.v[k] &&
                 contents_what(c, contents_slot(c, type, over_a.v[i])) != 0;
    return n >= 2;
}

static bool joins(const Context *c, SiteType type, int from, int to) {
    return !group_covered(c, type, to) && !is_bridged(c, type, from, to);
}

/* ---- spreading ---- */

Group group_spread(Context *c, const GroupWays *ways, int from, GroupTest test, const void *rule) {
    const Sites *s = &c->game->topology->sites[ways->type];
    int *sites = context_ints(c, s->n + 1), n = 0;
    Bits *in = context_region(c);
    bool visible = ways->visible && fn_bool(ways->visible, c);
    DirectionList room;
    sites[n++] = from;
    bits_add(in, from);
    for (int i = 0; i < n && sites[i] < s->n; i++) {
        const DirectionList *list = group_directions(c, ways, sites[i], &room);
        for (int k = 0; k < list->n; k++) {
            SiteSpan near = topology_steps(s, sites[i], (Direction)list->v[k]);
            for (int j = 0; j < near.n; j++) {
                int to = near.v[j];
                if (bits_has(in, to) || !test(c, rule, to) ||
                    (visible && !joins(c, ways->type, sites[i], to)))
                    continue;
                bits_add(in, to);
                sites[n++] = to;
            }
        }
    }
    return (Group){ sites, n, in };
}

Group group_fill(Context *c, const GroupWays *ways, int from, GroupTest test, const void *rule) {
    if (from < 0 || from >= c->game->topology->sites[ways->type].n || !test(c, rule, from) ||
        (ways->visible && fn_bool(ways->visible, c) && group_covered(c, ways->type, from)))
        return (Group){ NULL, 0, context_region(c) };
    return group_spread(c, ways, from, test, rule);
}

/* Whether sets of slots tell what is there: no stacks, and sites have the slots of their own
 * number.
 */
static bool is_flat(const Context *c, SiteType type) {
    return !c->game->layout.height && !c->game->first_slot[type];
}

static void add_slots(const Context *c, SiteType type, int what, Bits *out) {
    int n = c->game->topology->sites[type].n, words = bits_words(n);
    bits_or(out, position_owned(c->game, c->pos, what), words);
    if (n & 63)
        out[words - 1] &= ((Bits)1 << (n & 63)) - 1;
}

void group_what(const Context *c, SiteType type, int what, Bits *out) {
    if (is_flat(c, type) && what) {
        add_slots(c, type, what, out);
        return;
    }
    for (int site = 0; site < c->game->topology->sites[type].n; site++)
        if (contents_what(c, contents_slot(c, type, site)) == what)
            bits_add(out, site);
}

void group_owned(const Context *c, SiteType type, int who, Bits *out) {
    const Game *g = c->game;
    for (int what = 1; what < g->n_components; what++)
        if (g->owner[what] == who && is_flat(c, type))
            add_slots(c, type, what, out);
    for (int site = 0; site < g->topology->sites[type].n && !is_flat(c, type); site++)
        if (contents_who(c, contents_slot(c, type, site)) == who)
            bits_add(out, site);
}

/* Puts the sites near `site` that are left on the stack. */
static int take_near(Context *c, const GroupWays *ways, int site, Bits *left, int *todo) {
    const Sites *s = &c->game->topology->sites[ways->type];
    DirectionList room;
    const DirectionList *list = group_directions(c, ways, site, &room);
    int n = 0;
    for (int k = 0; k < list->n; k++) {
        SiteSpan near = topology_steps(s, site, (Direction)list->v[k]);
        for (int j = 0; j < near.n; j++)
            if (bits_has(left, near.v[j])) {
                bits_remove(left, near.v[j]);
                todo[n++] = near.v[j];
            }
    }
    return n;
}

/* The same where the neighbours are known as a set. */
static int take_set(const Bits *near, int words, Bits *left, int *todo) {
    int n = 0;
    for (int w = 0; w < words; w++) {
        Bits found = near[w] & left[w];
        left[w] ^= found;
        for (; found; found &= found - 1)
            todo[n++] = w * 64 + __builtin_ctzll(found);
    }
    return n;
}

void group_within(Context *c, const GroupWays *ways, int from, Bits *left, Bits *group) {
    size_t mark = context_mark(c);
    int words = c->game->region_words, n = 0;
    int *todo = context_ints(c, c->game->topology->sites[ways->type].n);
    todo[n++] = from;
    bits_remove(left, from);
    while (n) {
        int site = todo[--n];
        bits_add(group, site);
        n += ways->near ? take_set(ways->near + site * words, words, left, todo + n)
                        : take_near(c, ways, site, left, todo + n);
    }
    context_reset(c, mark);
}

/* ---- where groups are looked for ---- */

typedef struct Seeds {
    int *v, n;
    Bits *in;
} Seeds;

static void add_seed(Seeds *s, int site, int n_sites) {
    if (site >= n_sites || bits_has(s->in, site))
        return;
    bits_add(s->in, site);
    s->v[s->n++] = site;
}

static int slot_site(const Game *g, int slot) {
    int site = slot;
    for (int type = 0; type < N_SITE_TYPES; type++)
        if (g->first_slot[type] > 0 && slot >= g->first_slot[type] &&
            slot < g->first_slot[type] + g->n_type_sites[type])
            site = slot - g->first_slot[type];
    return site;
}

/* Ludii does not look at the type of the sites here: only at their numbers. */
static void add_pieces(const Context *c, SiteType type, int what, Seeds *s) {
    const Game *g = c->game;
    int n = g->topology->sites[type].n;
    if (g->layout.order) {
        const int32_t *order = position_order(g, c->pos, what);
        for (int i = 1; i <= order[0]; i++)
            add_seed(s, slot_site(g, order[i]), n);
        return;
    }
    const Bits *at = position_owned(g, c->pos, what);
    for (int slot = bits_next(at, g->slot_words, 0); slot >= 0;
         slot = bits_next(at, g->slot_words, slot + 1))
        add_seed(s, slot_site(g, slot), n);
}

Ints group_seeds(Context *c, SiteType type, int who, int first) {
    const Game *g = c->game;
    Seeds s = { context_ints(c, g->topology->sites[type].n + 1), 0, context_region(c) };
    int last = who == OFF ? g->n_players : who;
    for (int owner = who == OFF ? first : who; owner <= last; owner++)
        for (int what = 1; what < g->n_components; what++)
            if (g->owner[what] == owner)
                add_pieces(c, type, what, &s);
    return (Ints){ s.v, s.n };
}
