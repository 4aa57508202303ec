/* Group: sites that hang together. */
#include "ludeme/group.h"

#include "board/topology.h"
#include "play/contents.h"

GroupWays group_ways(Build *b, const Bound *n) {
    GroupWays w = { .type = arg_type(b, n, "<siteType>") };
    w.directions = arg_directions(b, n, "<direction>");
    if (!w.directions)
        w.list = (DirectionList){ 1, { DIR_Adjacent } };
    else if (w.directions->constant) {
        fn_directions(w.directions, b->blank, w.type, 0, &w.list);
        w.directions = NULL;
    }
    return w;
}

const DirectionList *group_directions(Context *c, const GroupWays *ways, int site,
                                      DirectionList *room) {
    if (!ways->directions)
        return &ways->list;
    fn_directions(ways->directions, c, ways->type, site, room);
    return room;
}

Group group_spread(Context *c, const GroupWays *ways, int from, GroupTest test, const void *rule) {
    const Sites *s = &c->game->topology->sites[ways->type];
    int *sites = context_ints(c, s->n + 1), n = 0;
    Bits *in = context_region(c);
    DirectionList room;
    sites[n++] = from;
    bits_add(in, from);
    for (int i = 0; i < n && sites[i] < s->n; i++) {
        const DirectionList *list = group_directions(c, ways, sites[i], &room);
        for (int k = 0; k < list->n; k++) {
            SiteSpan near = topology_steps(s, sites[i], (Direction)list->v[k]);
            for (int j = 0; j < near.n; j++) {
                int to = near.v[j];
                if (bits_has(in, to) || !test(c, rule, to))
                    continue;
                bits_add(in, to);
                sites[n++] = to;
            }
        }
    }
    return (Group){ sites, n, in };
}

Group group_fill(Context *c, const GroupWays *ways, int from, GroupTest test, const void *rule) {
    if (from < 0 || from >= c->game->topology->sites[ways->type].n || !test(c, rule, from))
        return (Group){ NULL, 0, context_region(c) };
    return group_spread(c, ways, from, test, rule);
}

static bool owned_by(const Context *c, int slot, int who) {
    return who == OFF ? !contents_what(c, slot) : contents_who(c, slot) == who;
}

/* Sites have the slots of their own number, and sets of slots tell whose piece is there. */
static void add_slots(const Context *c, int n_sites, int who, Bits *out) {
    const Game *g = c->game;
    int words = bits_words(n_sites);
    for (int what = 1; what < g->n_components; what++)
        if (g->owner[what] == who)
            bits_or(out, position_owned(g, c->pos, what), words);
    if (n_sites & 63)
        out[words - 1] &= ((Bits)1 << (n_sites & 63)) - 1;
}

void group_owned(const Context *c, SiteType type, int who, Bits *out) {
    int n = c->game->topology->sites[type].n;
    if (!c->game->layout.height && !c->game->first_slot[type] && who != OFF) {
        add_slots(c, n, who, out);
        return;
    }
    for (int site = 0; site < n; site++)
        if (owned_by(c, contents_slot(c, type, site), who))
            bits_add(out, site);
}

void group_within(Context *c, const GroupWays *ways, int from, Bits *left, Bits *group) {
    const Sites *s = &c->game->topology->sites[ways->type];
    size_t mark = context_mark(c);
    int *todo = context_ints(c, s->n), n = 0;
    DirectionList room;
    todo[n++] = from;
    bits_add(group, from);
    bits_remove(left, from);
    while (n) {
        int site = todo[--n];
        const DirectionList *list = group_directions(c, ways, site, &room);
        for (int k = 0; k < list->n; k++) {
            SiteSpan near = topology_steps(s, site, (Direction)list->v[k]);
            for (int j = 0; j < near.n; j++) {
                int to = near.v[j];
                if (!bits_has(left, to))
                    continue;
                bits_remove(left, to);
                bits_add(group, to);
                todo[n++] = to;
            }
        }
    }
    context_reset(c, mark);
}
