/* Evaluate: how good a position looks to a player when there is no time to play it out. */
#ifndef LUSOR_EVALUATE_H
#define LUSOR_EVALUATE_H

#include "lusor/lusor.h"

/* Between -1 and 1, nearer to 0 than any result: more pieces and more points than the others. The
   viewer, 0 for somebody who sees everything, counts what they see. */
double evaluate(const LusorPosition *p, int player, int viewer);

#endif
