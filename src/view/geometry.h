/* Geometry: where the sites of a board are in the plane, and how that becomes rows and columns. */
#ifndef LUSOR_VIEW_GEOMETRY_H
#define LUSOR_VIEW_GEOMETRY_H

#include "base/arena.h"
#include "view/canvas.h"
#include "view/names.h"

/* A line of the board, to be drawn. */
typedef struct GeometryLine {
    double x1, y1, x2, y2;
    int panel;
} GeometryLine;

typedef struct Geometry {
    int n;         /* sites of the board: the first places of the names */
    bool *shown;   /* by place, as all of these: whether it is drawn */
    double *x, *y; /* y grows downwards; both from 0 */
    int *panel;    /* layers of the board are drawn beside each other */
    int n_panels;
    double width, height;
    GeometryLine *lines;
    int n_lines, cap_lines;

    double step_x, step_y; /* all sites lie on multiples of these; 0 if they do not */
    int row_gap;           /* then: the least number of steps between two sites in a row */
    double nearest;        /* the least distance of two sites */
} Geometry;

/* Without `all`, cells of a board of vertices are left out where hands are cells too, as nearly
   always the game speaks of cells for their sake only; and vertices of a board of edges. */
void geometry_init(Geometry *g, Arena *a, const Names *names, bool all);

/* How large the plane is drawn. */
typedef struct Scale {
    double cols, rows; /* per unit of x, of y */
} Scale;

/* Ways to draw a board, the most legible first. */
typedef enum {
    STYLE_RULED,      /* on a lattice, with lines between the cells */
    STYLE_LATTICE,    /* on a lattice, the sites only (and lines that join vertices) */
    STYLE_FREE_RULED, /* sites wherever they come to lie, with lines */
    STYLE_FREE,
    STYLES
} Style;

enum { SCALES_MAX = 48 };
/* The scales worth trying for sites that take `width` characters, the best first; returns how
   many. */
int geometry_scales(const Geometry *g, int width, Style style, Scale out[SCALES_MAX]);

#endif
