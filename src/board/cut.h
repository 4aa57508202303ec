/* Cut: taking parts of a graph away. */
#ifndef LUSOR_CUT_H
#define LUSOR_CUT_H

#include "board/polygon.h"

/* All return NULL for NULL, or after a report. */

/* Without the vertices inside (outside) the outline; faces are made anew. */
Graph *cut_clip(const GraphBuild *b, Graph *g, const Polygon *outline);
Graph *cut_keep(const GraphBuild *b, Graph *g, const Polygon *outline);
/* Without the faces inside the outline. */
Graph *cut_hole(const GraphBuild *b, Graph *g, const Polygon *outline);
/* Without edges to dead ends, then without vertices that have no edge. */
Graph *cut_trim(Graph *g);

/* What shall be removed, by place or by number; lists may be NULL. */
typedef struct Removal {
    const Polygon *outline; /* all vertices within */
    const Polygon *faces_at;
    int n_faces_at; /* by the places of their corners */
    IntList faces;
    const Point (*edges_at)[2];
    int n_edges_at;
    const int (*edges)[2];
    int n_edges;
    const Point *vertices_at;
    int n_vertices_at;
    IntList vertices;
    bool keep_orphans; /* edges stay when their last face goes */
} Removal;

Graph *cut_remove(const GraphBuild *b, Graph *g, Removal *r);

#endif
