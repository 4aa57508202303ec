/* Join: adding edges between vertices by how far apart they are. */
#ifndef LUSOR_JOIN_H
#define LUSOR_JOIN_H

#include "board/graph.h"

/* Joins all vertices whose distance differs from 1 by less than `slack`. */
void join_units(Graph *g, double slack);

/* Joins the vertices from `first` up to (not with) `end` with all vertices nearer than `reach`,
   seen flat. */
void join_near(Graph *g, int first, int end, double reach);

#endif
