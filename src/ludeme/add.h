/* (add ...), (move Add ...): a piece comes onto the board. */
#ifndef LUSOR_ADD_H
#define LUSOR_ADD_H

#include "game/build.h"

Fn *add_build(Build *b, const Bound *n);

#endif
