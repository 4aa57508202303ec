/* Quadhex: a hexagon divided into quadrilaterals. */
#ifndef LUSOR_QUADHEX_H
#define LUSOR_QUADHEX_H

#include "board/graph_build.h"

/* In six sections, or with `thirds` in three that each span two sides. NULL after a report. */
Graph *quadhex_make(const GraphBuild *b, int layers, bool thirds);

#endif
