/* Regular: polygons and stars, repeated outlines, wedges, spirals, graphs given point by point. */
#ifndef LUSOR_REGULAR_H
#define LUSOR_REGULAR_H

#include "board/polygon.h"

/* All return NULL after a report. */

/* A polygon; its corners joined to a star if `star`; its inside a face if `filled`. */
Graph *regular_polygon(const GraphBuild *b, int sides, bool star, bool filled);
/* rows x cols copies of the outlines, moved by the two steps. */
Graph *regular_repeat(const GraphBuild *b, int rows, int cols, const Point step[2],
                      const Polygon *outlines, int n);
Graph *regular_wedge(const GraphBuild *b, int rows, int cols);
Graph *regular_spiral(const GraphBuild *b, int turns, int sites, bool clockwise);

/* The pairs are edges, two numbers of vertices each. */
Graph *regular_explicit(const GraphBuild *b, const Point *vertices, int n, const int (*pairs)[2],
                        int n_pairs);

#endif
