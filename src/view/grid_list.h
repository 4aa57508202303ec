/* Grid list: the sites of a game line by line, for boards that cannot be drawn. */
#ifndef LUSOR_GRID_LIST_H
#define LUSOR_GRID_LIST_H

#include "view/canvas.h"

enum { GRID_LIST_EMPTY_MAX = 200 }; /* with more sites than these, empty ones are left out */

/* Fills a canvas of `cols` columns in the arena and the spots of the places on it. */
void grid_list_draw(Canvas *c, Arena *a, const Names *names, const LusorPosition *p,
                    const GridMarks *marks, int cols, GridSpot *spots);

#endif
