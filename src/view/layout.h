/* Layout: where every site of a game goes on a canvas that fits a window. */
#ifndef LUSOR_LAYOUT_H
#define LUSOR_LAYOUT_H

#include "view/canvas.h"

typedef struct Layout {
    Arena arena;            /* owns the rest */
    Canvas canvas;          /* lines, labels and captions */
    GridSpot *spots;        /* by place */
    int width;              /* of the sites of the board */
    bool ruled;             /* lines separate the cells, so empty ones may stay blank */
    bool pits;              /* brackets stand round the sites */
    bool name_empty;        /* there are no labels at the border: empty sites show their names */
    CanvasPoint (*ends)[2]; /* by place, for edges that are sites; NULL if there are none */
} Layout;

/* A layout, or NULL with the reason (a literal) in *why. Without `all`, sites on which probably
   nothing ever lies have no spot: see geometry_init(). */
Layout *layout_new(const Names *names, const GridWindow *window, bool all, const char **why);
void layout_free(Layout *l);

#endif
