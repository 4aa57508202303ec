/* Walk: what moves of one piece across the board have in common. */
#ifndef LUSOR_WALK_H
#define LUSOR_WALK_H

#include "game/build.h"
#include "play/context.h"

/* Puts a move from one site to another on the stack of moves: of the piece at `level` (OFF: of the
   top one, without saying so) or of the whole stack. Returns its index. */
int walk_move(Context *c, SiteType type, int from, int to, int level, bool stack, bool decision);

/* The level of the top piece; OFF in games without stacks. */
int walk_top(const Context *c, SiteType type, int site);

/* The directions given by the parameter, or the one direction meant without it. */
const Fn *walk_directions(Build *b, const Bound *n, const char *param, Direction otherwise);
/* Whether a boolean parameter is given as True. */
bool walk_flag(const Bound *n, const char *param);
/* (move Step ...) is a decision, (step ...) is not. */
bool walk_decision(const Bound *n);

#endif
