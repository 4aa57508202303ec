/* Reach: whether there is a move, without listing all of them. */
#ifndef LUSOR_REACH_H
#define LUSOR_REACH_H

#include "play/context.h"

/* Whether one of the moves that a ludeme gives goes to a site; OFF: whether it gives any. Leaves
   the stacks and iterators as they were. */
bool reach_any(const Fn *moves, Context *c, int site);

#endif
