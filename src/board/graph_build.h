/* Build: what every generator and operator of graphs gets to know, and how they refuse. */
#ifndef LUSOR_GRAPH_BUILD_H
#define LUSOR_GRAPH_BUILD_H

#include "base/report.h"
#include "board/graph.h"

/* Generators and operators return NULL after they have reported what is wrong; operators given
   NULL return NULL, so that one fault makes one report. */
typedef struct GraphBuild {
    Arena *arena;
    Report *report;
    Place at;     /* the ludeme that is being built */
    SiteType use; /* what the sites of the board are */
} GraphBuild;

/* Reports why it cannot be done; always NULL. */
Graph *graph_build_refuse(const GraphBuild *b, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* False, after a report, unless the dimension is at least `least` and a board may be so large. */
bool graph_build_dim(const GraphBuild *b, const char *what, int dim, int least);
/* False, after a report, if so many vertices are too many. */
bool graph_build_fits(const GraphBuild *b, double vertices);
/* The graph, unless some of its positions are beyond all bounds. */
Graph *graph_build_checked(const GraphBuild *b, Graph *g);

#endif
