/* Concentric: boards of rings. */
#ifndef LUSOR_CONCENTRIC_H
#define LUSOR_CONCENTRIC_H

#include "board/graph_build.h"

typedef struct PolygonRings {
    int sides, rings;
    bool midpoints;      /* sides have a vertex in the middle */
    bool join_midpoints; /* ... and these are joined from ring to ring */
    bool join_corners;
} PolygonRings;

/* All return NULL after a report. */
Graph *concentric_polygons(const GraphBuild *b, PolygonRings p);
/* Rings of so many cells (vertices) each, from the innermost. A negative number draws no edges
   along a ring of vertices. With `stagger`, every other ring is turned by half a cell. */
Graph *concentric_circles(const GraphBuild *b, const int *per_ring, int rings, bool stagger);
/* A disc within rings that are one cell each. */
Graph *concentric_target(const GraphBuild *b, int rings);

#endif
