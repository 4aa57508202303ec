/* What the parts of making a layout share: see layout.h. */
#ifndef LUSOR_LAYOUT_STATE_H
#define LUSOR_LAYOUT_STATE_H

#include "view/geometry.h"
#include "view/layout.h"

/* One way to draw the board that is being tried. */
typedef struct Attempt {
    const Names *names;
    const GridWindow *window;
    const Geometry *geometry;
    Layout *layout;
    Scale scale;
    CanvasPoint *centres; /* by site of the board */
    int panel_rows, panel_cols, panels_across;
} Attempt;

/* Where a point of the plane is on the canvas. */
CanvasPoint layout_project(const Attempt *t, double x, double y, int panel);

/* Writes the coordinates round the board: for each letter and each number that labels have in
   common, at an end of the line of sites that share it. False if they do not lie in lines. */
bool layout_labels(Attempt *t);

/* Places hands, dice and decks beside the board or below it; false if that fails. */
bool layout_containers(Attempt *t, bool below);

#endif
