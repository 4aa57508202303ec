/* Group: sites that hang together. */
#include "ludeme/group.h"

#include "board/topology.h"
#include "play/context.h"

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
