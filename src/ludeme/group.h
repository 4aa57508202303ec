/* Group: sites that hang together. */
#ifndef LUSOR_GROUP_H
#define LUSOR_GROUP_H

#include "game/build.h"

/* The steps that join sites to a group. */
typedef struct GroupWays {
    SiteType type;
    const Fn *directions; /* NULL: always those of the list */
    DirectionList list;
    const Fn *visible; /* boolean: only what can be seen from above counts; NULL: no */
    const Bits *near;  /* per site: the sites one step away; NULL: not known, or too many */
} GroupWays;

typedef struct Group {
    const int *sites; /* in the order found: the first is where it began */
    int n;
    const Bits *in; /* the same as a set */
} Group;

/* Those of "[<siteType>]", "[<direction>]" and, if there is such a parameter,
   "isVisible:<boolean>": adjacent ones when the description says none. */
GroupWays group_ways(Build *b, const Bound *n);

/* Whether a site belongs to the group; `rule` is what group_fill() was given. */
typedef bool (*GroupTest)(Context *c, const void *rule, int site);

/* The group that reaches from a site as far as sites belong to it: none if the first does not. It
   lies in scratch memory. */
Group group_fill(Context *c, const GroupWays *ways, int from, GroupTest test, const void *rule);
/* The same, with the first site in it in any case. */
Group group_spread(Context *c, const GroupWays *ways, int from, GroupTest test, const void *rule);

/* On boards in space: whether a piece lies right above a site. */
bool group_covered(const Context *c, SiteType type, int site);

/* Adds the sites of the board where a player's piece lies, on top if it is a stack. */
void group_owned(const Context *c, SiteType type, int who, Bits *out);
/* Likewise those where one kind of piece lies; 0: where nothing does. */
void group_what(const Context *c, SiteType type, int what, Bits *out);
/* The group that reaches from a site, which must be of the board, over a set of sites: those found
   are taken from `left` and added to `group`, the first in any case. */
void group_within(Context *c, const GroupWays *ways, int from, Bits *left, Bits *group);

/* The sites from which the groups of a player (OFF: of everybody from `first` on) are looked for, in
   the order in which the pieces were put down; each is there once. They lie in scratch memory. */
Ints group_seeds(Context *c, SiteType type, int who, int first);

/* The directions of the ways at a site. */
const DirectionList *group_directions(Context *c, const GroupWays *ways, int site,
                                      DirectionList *room);

#endif
