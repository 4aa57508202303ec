/* Brick: walls of bricks, each two units long. */
#ifndef LUSOR_BRICK_H
#define LUSOR_BRICK_H

#include "board/graph_build.h"

/* All return NULL after a report. With `trim`, bricks that stick out are cut to half bricks. */
Graph *brick_wall(const GraphBuild *b, int rows, int cols, bool trim);
Graph *brick_diamond(const GraphBuild *b, int side, int middle, bool trim);
Graph *brick_spiral(const GraphBuild *b, int rings);

#endif
