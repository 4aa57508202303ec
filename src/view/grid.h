/* Grid: the board and what lies on it as a sheet of character cells.
 *
 * grid_new() decides once, for a game and the size of a window, where every site goes; grid_draw()
 * fills the sheet with a position. Curses copies the sheet's cells, plain prints them. */
#ifndef LUSOR_GRID_H
#define LUSOR_GRID_H

#include "view/glyphs.h"
#include "view/names.h"

typedef struct Grid Grid;

typedef struct GridWindow {
    int rows, cols; /* what there is room for; from 40 by 12 on the result is useful */
    GlyphSet glyphs;
    bool scroll; /* a sheet larger than the window is welcome; else the list of sites replaces it */
    bool list;   /* the list in any case */
} GridWindow;

/* Where the sites go. The names must outlive the grid. */
Grid *grid_new(const Names *names, GridWindow window);
void grid_free(Grid *g);

/* Marks of a character cell. */
enum {
    GRID_SITE = 1 << 0,     /* belongs to a site */
    GRID_LINE = 1 << 1,     /* a line of the board */
    GRID_LABEL = 1 << 2,    /* a coordinate or a caption */
    GRID_LAST = 1 << 3,     /* the last move went from or to here */
    GRID_SELECTED = 1 << 4, /* chosen as the start of a move */
    GRID_TARGET = 1 << 5,   /* a move may go here */
    GRID_CURSOR = 1 << 6,
    GRID_HIDDEN = 1 << 7 /* something unknown to the viewer */
};

typedef struct GridCell {
    uint32_t code; /* one column wide */
    uint8_t owner; /* whose piece it shows: 0 nobody's, beyond the players everybody's */
    uint8_t flags; /* GRID_SITE ... */
} GridCell;

/* What a site takes up: `width` cells from (row, col); its first character is the one to put the
   cursor on. */
typedef struct GridSpot {
    int row, col, width;
} GridSpot;

typedef struct Sheet {
    int rows, cols;
    const GridCell *cells; /* row by row */
    bool list;             /* the sites are listed, the board is not drawn */
    const char *why;       /* then: the reason, one sentence; else NULL */
} Sheet;

typedef enum { GRID_CONTENTS, GRID_NAMES, GRID_NUMBERS } GridShow;

/* How a position is to be shown. All zero but the sites: everything, to everybody. */
typedef struct GridMarks {
    int viewer; /* 0 sees everything */
    GridShow show;
    bool last;                /* mark the last move */
    const LusorSite *targets; /* marked as GRID_TARGET; NULL if none */
    int n_targets;
    LusorSite selected, cursor; /* index LUSOR_NONE: none */
} GridMarks;
#define GRID_NO_MARKS \
    { .selected = { .index = LUSOR_NONE }, .cursor = { .index = LUSOR_NONE }, .last = true }

/* The sheet with a position drawn on it; belongs to the grid and stays until the next drawing. */
const Sheet *grid_draw(Grid *g, const LusorPosition *p, const GridMarks *marks);

/* Where a site is on the sheet drawn last; width 0 if it is not there. */
GridSpot grid_spot(const Grid *g, LusorSite site);
/* The site at a cell of that sheet, index LUSOR_NONE if there is none. */
LusorSite grid_site_at(const Grid *g, int row, int col);
/* For arrow keys: the next site from one in the direction (down, right), -1, 0 or 1 each. The site
   itself if there is none. */
LusorSite grid_step(const Grid *g, LusorSite from, int down, int right);

/* The sheet as lines of text without blanks at their ends; no marks. */
void grid_print(const Sheet *sheet, Text *out);

#endif
