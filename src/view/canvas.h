/* Canvas: character cells with lines that join, captions, and the places of sites. */
#ifndef LUSOR_CANVAS_H
#define LUSOR_CANVAS_H

#include "base/arena.h"
#include "view/grid.h"

typedef struct Canvas {
    int rows, cols;
    GridCell *cells;
    uint8_t *arms; /* by cell: in which directions lines leave it, see canvas.c */
    int *place;    /* by cell: the place that it belongs to, LUSOR_NONE if none */
} Canvas;

enum { CANVAS_CELLS_MAX = 4 * 1024 * 1024 };

/* A blank canvas. The caller keeps rows * cols below CANVAS_CELLS_MAX. */
void canvas_init(Canvas *c, Arena *a, int rows, int cols);

/* Gives cells to a place; false (and nothing is done) if one is taken or off the canvas. */
bool canvas_claim(Canvas *c, GridSpot at, int place);
/* Whether cells are blank, on the canvas and no site's. */
bool canvas_is_free(const Canvas *c, int row, int col, int width);

/* A point between cells' corners: lines are drawn from cell to cell, but lean as the points do. */
typedef struct CanvasPoint {
    double row, col;
} CanvasPoint;
/* Draws a line, leaving out both ends, which remember that it leaves from there. */
void canvas_line(Canvas *c, CanvasPoint from, CanvasPoint to);
/* Turns what is remembered about lines into characters, in all cells that are no site's. */
void canvas_join(Canvas *c, GlyphSet glyphs);
/* The character of the lines through a cell, ' ' if there are none. */
uint32_t canvas_line_at(const Canvas *c, int row, int col, GlyphSet glyphs);
/* The character for an empty site from which lines leave, ' ' if none do. */
uint32_t canvas_crossing(const Canvas *c, int row, int col, GlyphSet glyphs);

/* Writes a text of single-width characters; what is off the canvas is left out. */
void canvas_text(Canvas *c, int row, int col, const char *text, uint8_t flags);

/* Cuts blank borders off; *top and *left get how much was cut there. */
void canvas_trim(Canvas *c, int *top, int *left);

#endif
