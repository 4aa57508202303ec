/* Split: vertices where edges cross or touch. */
#ifndef LUSOR_SPLIT_H
#define LUSOR_SPLIT_H

#include "board/graph_build.h"

/* Puts a vertex where two edges cross, and divides edges at vertices that lie on them; faces are
   made anew. NULL for NULL, or after a report. */
Graph *split_crossings(const GraphBuild *b, Graph *g);

#endif
