/* Edit: changing a position by hand, outside of the rules. L-GDL only. */
#ifndef LUSOR_EDIT_H
#define LUSOR_EDIT_H

#include "lusor/lusor.h"

/* Each returns NULL, or why it cannot be done (a literal): then nothing has changed. The legal
   moves are to be listed anew, which throws dice again. Taking back by lusor_undo() knows nothing
   of such changes. */

/* A piece onto a site, on top of a stack if the game has stacks, else instead of what was there. */
const char *edit_put(LusorPosition *p, int piece, LusorSite site);
/* Takes all there is from a site. */
const char *edit_clear(LusorPosition *p, LusorSite site);
const char *edit_mover(LusorPosition *p, int player);
const char *edit_score(LusorPosition *p, int player, int score);
/* Sets the generator so that the dice fall like this when the legal moves are listed next. */
const char *edit_roll(LusorPosition *p, const int *faces, int n);
const char *edit_seed(LusorPosition *p, uint64_t seed);

#endif
