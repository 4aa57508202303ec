/* Dominoes on a board without bounds: where the line of play goes on. */
#ifndef LUSOR_DOMINO_H
#define LUSOR_DOMINO_H

#include "play/context.h"

/* A domino that covers these cells was laid: they show its pips, and the line of play is found
   anew. */
void domino_laid(Context *c, int what, const int *cells, int n);

#endif
