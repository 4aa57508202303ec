/* Extend: operators that add vertices, edges or faces to a graph. */
#ifndef LUSOR_EXTEND_H
#define LUSOR_EXTEND_H

#include "board/polygon.h"

typedef struct Curve {
    Point a, b, tangent_a, tangent_b;
} Curve;

/* What shall be added, by place or by number; lists may be NULL. */
typedef struct Addition {
    const Point *vertices;
    int n_vertices;
    const Point (*edges_at)[2];
    int n_edges_at;
    const int (*edges)[2];
    int n_edges;
    const Curve *curves;
    int n_curves;
    const Polygon *faces_at;
    int n_faces_at;
    const IntList *faces;
    int n_faces;
    bool connect; /* new vertices with those near */
} Addition;

/* All return NULL for NULL, or after a report. */
Graph *extend_add(const GraphBuild *b, Graph *g, const Addition *add);
/* Every vertex joined with every other; with `each_face`, within each face. */
Graph *extend_complete(const GraphBuild *b, Graph *g, bool each_face);
/* A vertex for each face, joined with those of the faces beside it. */
Graph *extend_dual(const GraphBuild *b, Graph *g);
/* A vertex in each face of at least `least` sides, joined with its corners. */
Graph *extend_subdivide(const GraphBuild *b, Graph *g, int least);
/* The graph so many times, one above the other. */
Graph *extend_layers(const GraphBuild *b, Graph *g, int layers);

#endif
