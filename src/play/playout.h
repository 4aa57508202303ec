/* Playout: a game played to its end at random. */
#ifndef LUSOR_PLAYOUT_H
#define LUSOR_PLAYOUT_H

#include "play/context.h"

/* Starts the game anew and plays it to its end, each legal move equally likely; `r` chooses the
   moves and seeds the game's own random numbers. Returns how many moves were made, placements at
   the start not counted. The context holds the last position. */
int playout_run(Context *c, Random *r);

#endif
