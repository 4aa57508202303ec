/* Mancala: rows of holes, with a store at each end. */
#ifndef LUSOR_MANCALA_H
#define LUSOR_MANCALA_H

#include "board/graph_build.h"

typedef enum { STORE_NONE, STORE_INNER, STORE_OUTER } StoreType;

/* NULL after a report. */
Graph *mancala_make(const GraphBuild *b, int rows, int cols, StoreType store, int stores);

#endif
