/* Directions: words, lists of them, relative ones, and those between two sites. */
#ifndef LUSOR_DIRECTIONS_H
#define LUSOR_DIRECTIONS_H

#include "game/build.h"

/* The meaning of the row <relativeDirection>: one word, relative to the piece on the site. */
Fn *directions_relative_word(Build *b, const Bound *n);
/* How many steps, or sites on lines, there are from a site in a direction. */
typedef int DirectionsCount(const struct Sites *s, int site, Direction d);
/* The most of these that the directions can have together from any site; 0: not known, since more
   than the board and where pieces face decides them. */
int directions_most(const Fn *directions, Build *b, SiteType type, DirectionsCount *count);
/* Whether that holds for pieces of a component. */
bool directions_known(const Fn *directions, const Context *c, SiteType type, int what);

/* What Forward means, where a description leaves the direction out. */
Fn *directions_forward(Build *b, const Bound *n);

#endif
