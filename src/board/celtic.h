/* Celtic: squares standing on end, with loops along the border as in Celtic knots. */
#ifndef LUSOR_CELTIC_H
#define LUSOR_CELTIC_H

#include "board/polygon.h"

/* Both return NULL after a report. */
Graph *celtic_rectangle(const GraphBuild *b, int rows, int cols);
Graph *celtic_outline(const GraphBuild *b, const Polygon *outline);

/* The directions of sides for polygon_from_sides. */
extern const Point celtic_steps[4];

#endif
