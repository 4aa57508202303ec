/* Square: boards of squares, with or without diagonals, flat or stacked to a pyramid. */
#ifndef LUSOR_SQUARE_H
#define LUSOR_SQUARE_H

#include "board/polygon.h"

typedef enum {
    DIAGONALS_IMPLIED, /* none are drawn */
    DIAGONALS_SOLID,   /* both, with a vertex where they cross */
    DIAGONALS_SOLID_NO_SPLIT,
    DIAGONALS_ALTERNATING,
    DIAGONALS_CONCENTRIC,
    DIAGONALS_RADIATING
} Diagonals;

/* All return NULL after a report. rows and cols count sites: cells, or else vertices. */
Graph *square_rectangle(const GraphBuild *b, int rows, int cols, Diagonals diagonals,
                        bool pyramidal);
Graph *square_diamond(const GraphBuild *b, int side, Diagonals diagonals);
Graph *square_outline(const GraphBuild *b, const Polygon *outline, Diagonals diagonals);

/* The directions of sides for polygon_from_sides. */
extern const Point square_steps[4];

#endif
