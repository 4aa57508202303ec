/* Prune: removing elements from a graph. Mark what shall go, then let it go all at once. */
#ifndef LUSOR_PRUNE_H
#define LUSOR_PRUNE_H

#include "board/graph.h"

typedef struct Prune {
    Graph *g;
    bool *vertices, *edges, *faces; /* marked */
} Prune;

Prune prune_begin(Graph *g);
/* With `orphans`, edges that are left with no face go too. */
void prune_face(Prune *p, int face, bool orphans);
/* Removes what is marked, edges of marked vertices, and faces of marked edges and vertices; what
   remains keeps its order. */
void prune_end(Prune *p);

#endif
