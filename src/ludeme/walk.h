/* Walk: what moves of one piece across the board have in common. */
#ifndef LUSOR_WALK_H
#define LUSOR_WALK_H

#include "game/build.h"
#include "play/context.h"

/* Puts a move of the piece (at `level`; OFF: the top one) or of the whole stack from one site to
   another on the stack of moves; returns its index. */
int walk_move(Context *c, SiteType type, int from, int to, int level, bool stack, bool decision);

/* The directions given by the parameter, or the one direction meant without it. */
const Fn *walk_directions(Build *b, const Bound *n, const char *param, Direction otherwise);
/* Whether a boolean parameter is given as True. */
bool walk_flag(const Bound *n, const char *param);
/* (move Step ...) is a decision, (step ...) is not. */
bool walk_decision(const Bound *n);

#endif
