/* Directions: words, lists of them, relative ones, and those between two sites. */
#ifndef LUSOR_DIRECTIONS_H
#define LUSOR_DIRECTIONS_H

#include "game/build.h"

/* The meaning of the row <relativeDirection>: one word, relative to the piece on the site. */
Fn *directions_relative_word(Build *b, const Bound *n);
/* What Forward means, where a description leaves the direction out. */
Fn *directions_forward(Build *b, const Bound *n);

#endif
