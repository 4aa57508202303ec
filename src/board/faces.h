/* Faces: finding the areas that the edges of a graph enclose. */
#ifndef LUSOR_FACES_H
#define LUSOR_FACES_H

#include "board/graph.h"

enum { FACE_MAX_SIDES = 32 }; /* areas with more corners are no faces */

/* Makes all faces anew. With `no_crossings`, an edge that crosses one with a lower number bounds
   no face. */
void faces_make(Graph *g, bool no_crossings);

#endif
