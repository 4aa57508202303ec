/* Grid: the board and what lies on it as a sheet of character cells. */
#include "view/grid.h"

#include "view/content.h"
#include "view/grid_list.h"
#include "view/layout.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY_MAX = 256 * 1024 * 1024, MIDDLE_DOT = 0xB7 };

struct Grid {
    const Names *names;
    GridWindow window;
    Glyphs *glyphs;
    Layout *layout; /* NULL: a list */
    const char *why;
    Arena arena;     /* the canvas drawn last, and for a list the spots */
    Canvas canvas;   /* what was drawn last */
    GridSpot *spots; /* by place, on that canvas */
    Sheet sheet;
};

/* One drawing of a position. */
typedef struct Drawing {
    Grid *g;
    const LusorPosition *p;
    const GridMarks *marks;
} Drawing;

/* ---- what a site shows ---- */

static GridCell *cell_at(Grid *g, int row, int col) {
    return &g->canvas.cells[row * g->canvas.cols + col];
}

/* What lines leave of the cells of a site. */
static void put_lines(Grid *g, GridSpot s) {
    GlyphSet glyphs = glyphs_set(g->glyphs);
    int middle = s.col + (s.width - 1) / 2;
    for (int col = s.col; col < s.col + s.width; col++)
        cell_at(g, s.row, col)->code = col == middle
                                           ? canvas_crossing(&g->canvas, s.row, col, glyphs)
                                           : canvas_line_at(&g->canvas, s.row, col, glyphs);
}

static void put_codes(Grid *g, GridSpot s, const Content *c) {
    int from = s.col + (s.width - c->n) / 2;
    put_lines(g, s);
    for (int i = 0; i < c->n; i++) {
        GridCell *cell = cell_at(g, s.row, from + i);
        cell->code = c->codes[i];
        cell->owner = (uint8_t)(c->owner > 0 ? c->owner : 0);
        if (c->hidden)
            cell->flags |= GRID_HIDDEN;
    }
}

static void put_text(Grid *g, GridSpot s, const char *text) {
    int length = (int)strlen(text);
    int shown = length < s.width ? length : s.width;
    for (int i = 0; i < shown; i++) {
        GridCell *cell = cell_at(g, s.row, s.col + (s.width - shown) / 2 + i);
        cell->code = (unsigned char)text[i];
        cell->flags |= GRID_LABEL;
    }
}

/* Lines round a cell show that it is there. */
static bool is_framed(const Grid *g, int place) {
    return g->layout->ruled && place >= 0 && names_place(g->names, place).type == LUSOR_CELL;
}

/* An empty site: a crossing of lines, a dot, or nothing where lines show that it is there. */
static void put_empty(Grid *g, GridSpot s, int place) {
    GlyphSet glyphs = glyphs_set(g->glyphs);
    int middle = s.col + (s.width - 1) / 2;
    if (g->layout->name_empty && place >= 0) {
        put_text(g, s, names_site(g->names, names_place(g->names, place)));
        return;
    }
    put_lines(g, s);
    GridCell *centre = cell_at(g, s.row, middle);
    if (g->layout->pits)
        centre->code = '0';
    else if (centre->code == ' ' && !is_framed(g, place))
        centre->code = glyphs == GLYPHS_ASCII ? '.' : MIDDLE_DOT;
}

static void put_number(Grid *g, GridSpot s, int number) {
    char text[CONTENT_MAX];
    snprintf(text, sizeof text, "%d", number);
    put_text(g, s, text);
}

static void draw_site(Drawing *d, int place) {
    Grid *g = d->g;
    GridSpot s = g->spots[place];
    LusorSite site = names_place(g->names, place);
    if (s.width == 0)
        return;
    if (d->marks->show != GRID_CONTENTS) {
        put_codes(g, s, &(Content){ 0 });
        if (d->marks->show == GRID_NAMES)
            put_text(g, s, names_site(g->names, site));
        else
            put_number(g, s, site.index);
        return;
    }
    Content c = content_of(g->glyphs, g->names, d->p, site, d->marks->viewer, s.width);
    if (c.n > 0)
        put_codes(g, s, &c);
    else
        put_empty(g, s, lusor_place(names_game(g->names), site).container == 0 ? place : -1);
}

/* Edges that are sites: what lies on one joins its ends. */
static void draw_edges(Drawing *d) {
    Grid *g = d->g;
    if (!g->layout->ends)
        return;
    for (int i = 0; i < names_places(g->names); i++) {
        LusorSite site = names_place(g->names, i);
        if (site.type == LUSOR_EDGE && !lusor_empty(d->p, site))
            canvas_line(&g->canvas, g->layout->ends[i][0], g->layout->ends[i][1]);
    }
    canvas_join(&g->canvas, glyphs_set(g->glyphs));
}

/* ---- marks ---- */

static void mark(Grid *g, LusorSite site, uint8_t flag) {
    int place = names_place_of(g->names, site);
    if (place < 0)
        return;
    GridSpot s = g->spots[place];
    for (int i = 0; i < s.width; i++)
        cell_at(g, s.row, s.col + i)->flags |= flag;
}

static void draw_marks(Drawing *d) {
    const GridMarks *m = d->marks;
    if (m->last && lusor_plies(d->p) > 0) {
        LusorMoveInfo last = lusor_last_info(d->p);
        mark(d->g, last.from, GRID_LAST);
        mark(d->g, last.to, GRID_LAST);
    }
    for (int i = 0; i < m->n_targets; i++)
        mark(d->g, m->targets[i], GRID_TARGET);
    mark(d->g, m->selected, GRID_SELECTED);
    mark(d->g, m->cursor, GRID_CURSOR);
}

/* ---- drawing ---- */

/* A fresh copy of the lines and labels. */
static void copy_layout(Grid *g) {
    const Canvas *from = &g->layout->canvas;
    size_t n = (size_t)from->rows * (size_t)from->cols;
    canvas_init(&g->canvas, &g->arena, from->rows, from->cols);
    memcpy(g->canvas.cells, from->cells, n * sizeof *from->cells);
    memcpy(g->canvas.arms, from->arms, n * sizeof *from->arms);
    memcpy(g->canvas.place, from->place, n * sizeof *from->place);
    memcpy(g->spots, g->layout->spots, (size_t)names_places(g->names) * sizeof *g->spots);
}

/* Something lies on a site that was thought not to be played on: there is a new layout then. */
static void show_all_needed(Drawing *d) {
    Grid *g = d->g;
    for (int i = 0; g->layout && i < names_places(g->names); i++)
        if (g->layout->spots[i].width == 0 && !lusor_empty(d->p, names_place(g->names, i))) {
            layout_free(g->layout);
            g->layout = layout_new(g->names, &g->window, true, &g->why);
            return;
        }
}

const Sheet *grid_draw(Grid *g, const LusorPosition *p, const GridMarks *marks) {
    Drawing d = { g, p, marks };
    show_all_needed(&d);
    arena_free(&g->arena);
    g->spots = ARENA_ARRAY(&g->arena, GridSpot, names_places(g->names) + 1);
    if (g->layout) {
        copy_layout(g);
        draw_edges(&d);
        for (int i = 0; i < names_places(g->names); i++)
            draw_site(&d, i);
    } else {
        grid_list_draw(&g->canvas, &g->arena, g->names, p, marks, g->window.cols, g->spots);
    }
    draw_marks(&d);
    g->sheet = (Sheet){ .rows = g->canvas.rows,
                        .cols = g->canvas.cols,
                        .cells = g->canvas.cells,
                        .list = !g->layout,
                        .why = g->why };
    return &g->sheet;
}

/* ---- finding sites ---- */

GridSpot grid_spot(const Grid *g, LusorSite site) {
    int place = names_place_of(g->names, site);
    return place < 0 || !g->spots ? (GridSpot){ 0 } : g->spots[place];
}

LusorSite grid_site_at(const Grid *g, int row, int col) {
    LusorSite none = { LUSOR_CELL, LUSOR_NONE };
    if (row < 0 || col < 0 || row >= g->canvas.rows || col >= g->canvas.cols)
        return none;
    int place = g->canvas.place[row * g->canvas.cols + col];
    return place < 0 ? none : names_place(g->names, place);
}

/* How far a site is when going in a direction; negative if it is not there. What lies straight
   ahead is nearer than what lies aside, and rows are twice as high as columns are wide. */
static int distance_ahead(GridSpot from, GridSpot to, int down, int right) {
    int rows = 2 * (to.row - from.row), cols = to.col - from.col;
    int ahead = rows * down + cols * right, aside = abs(rows * right) + abs(cols * down);
    if (down && right)
        aside = abs(rows * right - cols * down);
    return to.width == 0 || ahead <= 0 || aside > 2 * ahead ? -1 : ahead + 2 * aside;
}

LusorSite grid_step(const Grid *g, LusorSite from, int down, int right) {
    GridSpot start = grid_spot(g, from);
    LusorSite best = from;
    int least = -1;
    for (int i = 0; g->spots && i < names_places(g->names); i++) {
        int distance = distance_ahead(start, g->spots[i], down, right);
        if (distance >= 0 && (least < 0 || distance < least)) {
            least = distance;
            best = names_place(g->names, i);
        }
    }
    return best;
}

/* ---- making and printing ---- */

Grid *grid_new(const Names *names, GridWindow window) {
    Grid *g = calloc(1, sizeof *g);
    if (!g)
        return NULL;
    g->names = names;
    g->window = window;
    arena_init(&g->arena, MEMORY_MAX);
    g->glyphs = glyphs_new(names, window.glyphs);
    if (!g->glyphs) {
        free(g);
        return NULL;
    }
    if (window.list)
        g->why = "The sites are listed, as asked.";
    else
        g->layout = layout_new(names, &window, false, &g->why);
    return g;
}

void grid_free(Grid *g) {
    if (!g)
        return;
    arena_free(&g->arena);
    layout_free(g->layout);
    glyphs_free(g->glyphs);
    free(g);
}

void grid_print(const Sheet *sheet, Text *out) {
    for (int row = 0; row < sheet->rows; row++) {
        const GridCell *cells = sheet->cells + row * sheet->cols;
        int n = sheet->cols;
        while (n > 0 && cells[n - 1].code == ' ')
            n--;
        for (int i = 0; i < n; i++)
            glyphs_put(out, cells[i].code);
        text_putc(out, '\n');
    }
}
