/* Large pieces: tiles that cover several sites of the board. */
#ifndef LUSOR_LARGE_H
#define LUSOR_LARGE_H

#include "play/context.h"

enum {
    LARGE_MAX = 64, /* sites one piece may cover */
    LARGE_TURNS = 4 /* ways that Ludii turns a piece, whatever the board */
};

static inline bool large_is(const Game *g, int what) {
    return what > 0 && g->components[what].n_walks > 0;
}

/* Every state of a piece is tried: each of its walks, turned each way. */
static inline int large_states(const Game *g, int what) {
    return g->components[what].n_walks * LARGE_TURNS;
}

/* The cells that a piece covers which lies on `site` in this state (which way it is turned, and
   which of its walks); returns how many, 0 if it does not fit on the board. */
int large_sites(const Game *g, int what, int site, int state, int out[LARGE_MAX]);

#endif
