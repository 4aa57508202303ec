/* Group: sites that hang together. */
#ifndef LUSOR_GROUP_H
#define LUSOR_GROUP_H

#include "game/build.h"

/* The steps that join sites to a group. */
typedef struct GroupWays {
    SiteType type;
    const Fn *directions; /* NULL: always those of the list */
    DirectionList list;
} GroupWays;

typedef struct Group {
    const int *sites; /* in the order found: the first is where it began */
    int n;
    const Bits *in; /* the same as a set */
} Group;

/* Those of "[<siteType>]" and "[<direction>]", adjacent ones when the description says none. */
GroupWays group_ways(Build *b, const Bound *n);

/* Whether a site belongs to the group; `rule` is what group_fill() was given. */
typedef bool (*GroupTest)(Context *c, const void *rule, int site);

/* The group that reaches from a site as far as sites belong to it: none if the first does not. It
   lies in scratch memory. */
Group group_fill(Context *c, const GroupWays *ways, int from, GroupTest test, const void *rule);
/* The same, with the first site in it in any case. */
Group group_spread(Context *c, const GroupWays *ways, int from, GroupTest test, const void *rule);

/* The directions of the ways at a site. */
const DirectionList *group_directions(Context *c, const GroupWays *ways, int site,
                                      DirectionList *room);

#endif
