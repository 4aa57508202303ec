/* Polygon: the outline that a board is cut to. */
#ifndef LUSOR_POLYGON_H
#define LUSOR_POLYGON_H

#include "board/graph_build.h"

typedef struct Polygon {
    Point *points;
    int n, cap;
} Polygon;

void polygon_add(Arena *a, Polygon *p, Point pt);
/* Repeats the points |rotations| times round the origin, in reverse order if it is negative. */
void polygon_rotate(Arena *a, Polygon *p, int rotations);
/* The outline drawn by going the lengths `sides` with a turn before each: one way, or the other if
   the length is negative. `steps` are the four directions of going. */
Polygon polygon_from_sides(Arena *a, const int *sides, int n, const Point steps[4]);

/* The polygon with its corners moved outwards by up to `amount`. */
Polygon polygon_inflated(Arena *a, const Polygon *p, double amount);

bool polygon_contains(const Polygon *p, Point at);
Bounds polygon_bounds(const Polygon *p);

/* False, after a report, if the polygon is no outline: too few or too many corners, or two of its
   sides cross. */
bool polygon_check(const GraphBuild *b, const Polygon *p);

#endif
