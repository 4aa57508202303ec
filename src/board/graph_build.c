/* What generators and operators refuse, in words. */
#include "board/graph_build.h"

#define FARTHEST 1000000.0 /* coordinates reach no further from the origin */

Graph *graph_build_refuse(const GraphBuild *b, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    report_error(b->report, b->at, "%s", arena_vprintf(b->arena, fmt, ap));
    va_end(ap);
    return NULL;
}

bool graph_build_dim(const GraphBuild *b, const char *what, int dim, int least) {
    if (dim < least)
        graph_build_refuse(b, "%s is %d, but must be at least %d", what, dim, least);
    else if (dim > GRAPH_MAX)
        graph_build_refuse(b, "%s is %d, but may be at most %d", what, dim, GRAPH_MAX);
    return dim >= least && dim <= GRAPH_MAX;
}

bool graph_build_fits(const GraphBuild *b, double vertices) {
    if (vertices > GRAPH_MAX)
        graph_build_refuse(b, "this graph would have %.0f vertices, but may have at most %d",
                           vertices, GRAPH_MAX);
    return vertices <= GRAPH_MAX;
}

Graph *graph_build_checked(const GraphBuild *b, Graph *g) {
    for (int v = 0; g && v < g->n_vertices; v++) {
        Point p = g->vertices[v].el.pt;
        if (!(fabs(p.x) <= FARTHEST && fabs(p.y) <= FARTHEST && fabs(p.z) <= FARTHEST))
            return graph_build_refuse(
                b, "vertex %d would lie at %g,%g,%g, more than %.0f from the origin", v, p.x, p.y,
                p.z, FARTHEST);
    }
    return g;
}
