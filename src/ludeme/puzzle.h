/* Puzzle: the variables of deduction puzzles, as rules see them. */
#ifndef LUSOR_PUZZLE_H
#define LUSOR_PUZZLE_H

#include "play/contents.h"

/* Only one value is left for the variable of a site. There is nothing to find out at sites of a
   type that the puzzle does not use. */
static inline bool puzzle_resolved(const Context *c, SiteType type, int site) {
    if (c->game->first_slot[type] < 0 || site < 0 || site >= c->game->n_type_sites[type])
        return true;
    return bits_count(position_domain(c->game, c->pos, contents_slot(c, type, site)), 1) == 1;
}

/* Its value; 0 while it is not resolved. */
static inline int puzzle_value(const Context *c, SiteType type, int site) {
    if (c->game->first_slot[type] < 0 || site < 0 || site >= c->game->n_type_sites[type])
        return 0;
    return contents_what(c, contents_slot(c, type, site));
}

#endif
