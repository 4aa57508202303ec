/* Transform: moving all vertices of a graph. All change the graph and return it. */
#ifndef LUSOR_TRANSFORM_H
#define LUSOR_TRANSFORM_H

#include "board/graph_build.h"

Graph *transform_shift(const GraphBuild *b, Graph *g, Point by);
Graph *transform_scale(const GraphBuild *b, Graph *g, Point by);
/* Anticlockwise about the middle of its bounds. */
Graph *transform_rotate(const GraphBuild *b, Graph *g, double degrees);
/* Moves what is higher to the right, by `amount` per unit of height. */
Graph *transform_skew(const GraphBuild *b, Graph *g, double amount);

#endif
