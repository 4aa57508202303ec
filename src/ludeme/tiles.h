/* Tiles: what rules ask about pieces that cover several sites. */
#ifndef LUSOR_TILES_H
#define LUSOR_TILES_H

#include "play/context.h"

/* A domino has the same pips as all that it touches, and goes on from the end of one. */
bool tiles_pips_match(const Context *c, int site);

#endif
