/* Combine: one graph from several. The graphs given are used up. */
#ifndef LUSOR_COMBINE_H
#define LUSOR_COMBINE_H

#include "board/graph_build.h"

/* All return NULL if some of the graphs are NULL, or after a report. With `connect`, vertices that
   are hardly more than the mean length of an edge apart are joined. */

/* Vertices in the same place become one. */
Graph *combine_merge(const GraphBuild *b, Graph **graphs, int n, bool connect);
/* Side by side, with all their faces. */
Graph *combine_union(const GraphBuild *b, Graph **graphs, int n, bool connect);
/* What of the first graph is in all others too. */
Graph *combine_intersect(const GraphBuild *b, Graph **graphs, int n);

/* A graph of the vertices for which keep[v] holds and the edges between them, straightened, but for
   those for which drop[e] holds (NULL: none), with faces made anew. */
Graph *combine_part(const GraphBuild *b, const Graph *g, const bool *keep, const bool *drop);

#endif
