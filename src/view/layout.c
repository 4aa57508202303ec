/* Layout: where every site of a game goes on a canvas that fits a window. */
#include "view/layout.h"

#include "view/content.h"
#include "view/layout_state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    MEMORY_MAX = 256 * 1024 * 1024,
    MARGIN_ROWS = 6, /* room for labels, cut off later where it is blank */
    MARGIN_COLS = 12,
    PANEL_GAP = 4,
    HANDS_ROWS = 120 /* room below for hands, dice and decks */
};

/* ---- the board ---- */

CanvasPoint layout_project(const Attempt *t, double x, double y, int panel) {
    int across = panel % t->panels_across, down = panel / t->panels_across;
    return (CanvasPoint){
        .row = MARGIN_ROWS + down * (t->panel_rows + PANEL_GAP) + y * t->scale.rows,
        .col = MARGIN_COLS + across * (t->panel_cols + PANEL_GAP) + x * t->scale.cols,
    };
}

/* The size of the canvas; false if it would be absurd. */
static bool make_canvas(Attempt *t) {
    const Geometry *g = t->geometry;
    double rows = ceil(g->height * t->scale.rows) + 3;
    double cols = ceil(g->width * t->scale.cols) + 3 + t->layout->width;
    if (rows > 2000 || cols > 4000)
        return false;
    t->panel_rows = (int)rows;
    t->panel_cols = (int)cols;
    t->panels_across = (t->window->cols - 4) / (t->panel_cols + PANEL_GAP);
    if (t->panels_across < 1)
        t->panels_across = 1;
    if (t->panels_across > g->n_panels)
        t->panels_across = g->n_panels;
    int down = (g->n_panels + t->panels_across - 1) / t->panels_across;
    int all_rows = down * (t->panel_rows + PANEL_GAP) + 2 * MARGIN_ROWS + HANDS_ROWS;
    int all_cols =
        t->panels_across * (t->panel_cols + PANEL_GAP) + 2 * MARGIN_COLS + t->window->cols;
    if ((double)all_rows * all_cols > CANVAS_CELLS_MAX)
        return false;
    canvas_init(&t->layout->canvas, &t->layout->arena, all_rows, all_cols);
    return true;
}

/* The cells of a site whose middle is at a point. */
static GridSpot spot_round(CanvasPoint p, int width) {
    return (GridSpot){ (int)lround(p.row), (int)lround(p.col - (width - 1) / 2.0), width };
}

static bool keeps_distance(const Canvas *c, GridSpot s) {
    int at = s.row * c->cols + s.col;
    return s.col > 0 && s.col + s.width < c->cols && c->place[at - 1] < 0 &&
           c->place[at + s.width] < 0;
}

static bool place_sites(Attempt *t) {
    Layout *l = t->layout;
    const Geometry *g = t->geometry;
    for (int i = 0; i < g->n; i++) {
        if (!g->shown[i])
            continue;
        t->centres[i] = layout_project(t, g->x[i], g->y[i], g->panel[i]);
        l->spots[i] = spot_round(t->centres[i], l->width);
        if (!canvas_claim(&l->canvas, l->spots[i], i) || !keeps_distance(&l->canvas, l->spots[i]))
            return false;
    }
    return true;
}

/* Whether the corner of a cell stays clear of all sites that are elsewhere. */
static bool corner_is_clear(const Attempt *t, CanvasPoint p) {
    const Canvas *c = &t->layout->canvas;
    int place = c->place[(int)lround(p.row) * c->cols + (int)lround(p.col)];
    return place < 0 ||
           fabs(t->centres[place].row - p.row) + fabs(t->centres[place].col - p.col) < 0.1;
}

/* Lines that end at a site end in its middle cell, however wide it is. */
static CanvasPoint snapped(const Attempt *t, CanvasPoint p) {
    const Canvas *c = &t->layout->canvas;
    int place = c->place[(int)lround(p.row) * c->cols + (int)lround(p.col)];
    if (place < 0 || !corner_is_clear(t, p))
        return p;
    GridSpot s = t->layout->spots[place];
    return (CanvasPoint){ s.row, s.col + (s.width - 1) / 2 };
}

static bool draw_lines(Attempt *t) {
    const Geometry *g = t->geometry;
    for (int i = 0; i < g->n_lines; i++) {
        const GeometryLine *line = &g->lines[i];
        CanvasPoint from = layout_project(t, line->x1, line->y1, line->panel);
        CanvasPoint to = layout_project(t, line->x2, line->y2, line->panel);
        if (t->layout->ruled && (!corner_is_clear(t, from) || !corner_is_clear(t, to)))
            return false;
        canvas_line(&t->layout->canvas, snapped(t, from), snapped(t, to));
    }
    canvas_join(&t->layout->canvas, t->window->glyphs);
    return true;
}

/* Brackets round the sites of a mancala board, if there is room. */
static bool draw_pits(Attempt *t) {
    Canvas *c = &t->layout->canvas;
    const GridSpot *spots = t->layout->spots;
    bool room = true;
    for (int i = 0; i < t->geometry->n; i++)
        room &= spots[i].width == 0 ||
                (canvas_is_free(c, spots[i].row, spots[i].col - 2, 2) &&
                 canvas_is_free(c, spots[i].row, spots[i].col + spots[i].width, 2));
    for (int i = 0; room && i < t->geometry->n; i++)
        if (spots[i].width > 0) {
            canvas_text(c, spots[i].row, spots[i].col - 1, "(", GRID_LINE);
            canvas_text(c, spots[i].row, spots[i].col + spots[i].width, ")", GRID_LINE);
        }
    return room || !t->layout->ruled;
}

/* Edges that are sites are drawn from end to end once something lies on them. */
static void note_ends(Attempt *t) {
    const LusorGame *game = names_game(t->names);
    if (!lusor_type_used(game, LUSOR_EDGE))
        return;
    Layout *l = t->layout;
    l->ends = arena_alloc(&l->arena, (size_t)names_places(t->names) * sizeof *l->ends);
    for (int i = 0; i < t->geometry->n; i++) {
        LusorSite site = names_place(t->names, i);
        int ends[2];
        if (site.type != LUSOR_EDGE || l->spots[i].width == 0 ||
            lusor_incident(game, site, LUSOR_VERTEX, ends, 2) != 2)
            continue;
        LusorPlace middle = lusor_place(game, site);
        for (int k = 0; k < 2; k++) {
            LusorPlace end = lusor_place(game, (LusorSite){ LUSOR_VERTEX, ends[k] });
            l->ends[i][k] = (CanvasPoint){
                t->centres[i].row - (end.y - middle.y) * t->scale.rows,
                t->centres[i].col + (end.x - middle.x) * t->scale.cols,
            };
            int row = (int)lround(l->ends[i][k].row), col = (int)lround(l->ends[i][k].col);
            if (canvas_is_free(&l->canvas, row, col, 1))
                canvas_text(&l->canvas, row, col, "+", GRID_LINE);
        }
    }
}

/* ---- one attempt ---- */

typedef enum { LABELS_AROUND, LABELS_INSIDE, LABELS_NONE, LABEL_MODES } LabelMode;

typedef struct Plan {
    int width;
    Style style;
    bool below;
    LabelMode labels;
    Scale scale;
} Plan;

static void move_origin(Layout *l, int places, int top, int left) {
    for (int i = 0; i < places; i++) {
        l->spots[i].row -= top;
        l->spots[i].col -= left;
        if (l->ends)
            for (int k = 0; k < 2; k++) {
                l->ends[i][k].row -= top;
                l->ends[i][k].col -= left;
            }
    }
}

static bool fill(Attempt *t, const Plan *plan) {
    const LusorGame *game = names_game(t->names);
    bool joined = lusor_type_used(game, LUSOR_VERTEX);
    if (!make_canvas(t) || !place_sites(t))
        return false;
    if (t->layout->pits ? !draw_pits(t) : (t->layout->ruled || joined) && !draw_lines(t))
        return false;
    note_ends(t);
    if (plan->labels == LABELS_AROUND && !layout_labels(t))
        return false;
    if (!layout_containers(t, plan->below))
        return false;
    int top, left;
    canvas_trim(&t->layout->canvas, &top, &left);
    move_origin(t->layout, names_places(t->names), top, left);
    return true;
}

static Layout *build(const Names *names, const GridWindow *window, const Geometry *g,
                     const Plan *plan) {
    Layout *l = calloc(1, sizeof *l);
    if (!l)
        return NULL;
    arena_init(&l->arena, MEMORY_MAX);
    l->width = plan->width;
    l->ruled = plan->style == STYLE_RULED || plan->style == STYLE_FREE_RULED;
    l->pits = content_is_seeds(names_game(names));
    l->name_empty = plan->labels == LABELS_INSIDE;
    l->spots = ARENA_ARRAY(&l->arena, GridSpot, names_places(names) + 1);
    Attempt t = { .names = names, .window = window, .geometry = g, .layout = l };
    t.scale = plan->scale;
    t.centres = ARENA_ARRAY(&l->arena, CanvasPoint, g->n + 1);
    if (fill(&t, plan))
        return l;
    layout_free(l);
    return NULL;
}

void layout_free(Layout *l) {
    if (!l)
        return;
    arena_free(&l->arena);
    free(l);
}

/* ---- the best of them ---- */

typedef struct Search {
    const Names *names;
    const GridWindow *window;
    Geometry geometry;
    Layout *found;
} Search;

static bool does_fit(const Layout *l, const GridWindow *w) {
    return l->canvas.rows <= w->rows && l->canvas.cols <= w->cols;
}

/* What the sites alone take up fits. */
static bool may_fit(const Search *s, Scale scale) {
    return s->geometry.height * scale.rows <= s->window->rows &&
           s->geometry.width * scale.cols <= s->window->cols + 1;
}

/* The first of the scales, in their order, whose drawing fits. */
static void find_fitting(Search *s, Plan plan) {
    Scale scales[SCALES_MAX];
    int n = geometry_scales(&s->geometry, plan.width, plan.style, scales);
    for (int i = 0; i < 2 * n && !s->found; i++) {
        plan.scale = scales[i / 2];
        plan.below = i % 2;
        Layout *l = may_fit(s, plan.scale) ? build(s->names, s->window, &s->geometry, &plan) : NULL;
        if (l && does_fit(l, s->window))
            s->found = l;
        else
            layout_free(l);
    }
}

/* For those who scroll: the smallest scale at which there is a drawing at all. */
static void find_smallest(Search *s, Plan plan) {
    Scale scales[SCALES_MAX];
    int n = geometry_scales(&s->geometry, plan.width, plan.style, scales);
    for (int i = 2 * n - 1; i >= 0 && !s->found; i--) {
        plan.scale = scales[i / 2];
        plan.below = i % 2;
        s->found = build(s->names, s->window, &s->geometry, &plan);
    }
}

/* How many characters a site should have, for what may lie there. */
static int wanted_width(const Names *names) {
    const LusorGame *game = names_game(names);
    unsigned traits = lusor_traits(game);
    int width = lusor_players(game) > 2 || glyphs_width(names) > 1 ? 2 : 1;
    if (traits & (LUSOR_PUZZLE | LUSOR_ROTATIONS))
        width = 2;
    if (traits & (LUSOR_STACKS | LUSOR_COUNTS | LUSOR_VALUES))
        width = 3;
    for (int i = 1; i < lusor_pieces(game); i++)
        if (lusor_piece(game, i)->kind == LUSOR_DOMINO || lusor_piece(game, i)->kind == LUSOR_CARD)
            width = 3;
    return width;
}

static int longest_name(const Names *names, int n) {
    int longest = 1;
    for (int i = 0; i < n; i++) {
        int length = (int)strlen(names_site(names, names_place(names, i)));
        if (length > longest)
            longest = length;
    }
    return longest;
}

/* Lines are given up before characters for what lies on a site, and these before labels. */
static void search(Search *s, LabelMode mode) {
    int wanted = wanted_width(s->names), least = wanted > 2 ? 2 : wanted;
    int named = mode == LABELS_INSIDE ? longest_name(s->names, s->geometry.n) : 0;
    Plan plan = { .labels = mode };
    for (int width = wanted; width >= least && !s->found; width--) {
        plan.width = width > named ? width : named;
        for (plan.style = 0; plan.style < STYLES && !s->found; plan.style++) {
            find_fitting(s, plan);
            /* rather scroll a board than bend its rows */
            if (plan.style == STYLE_LATTICE && s->window->scroll && width == least)
                find_smallest(s, plan);
        }
    }
    if (!s->window->scroll)
        return;
    for (plan.style = STYLE_LATTICE; plan.style < STYLES && !s->found; plan.style += 2)
        find_smallest(s, plan);
}

Layout *layout_new(const Names *names, const GridWindow *window, bool all, const char **why) {
    Search s = { .names = names, .window = window };
    Arena arena;
    arena_init(&arena, MEMORY_MAX);
    geometry_init(&s.geometry, &arena, names, all);
    for (LabelMode mode = 0; mode < LABEL_MODES && !s.found; mode++)
        search(&s, mode);
    arena_free(&arena);
    *why = s.found ? NULL : "The board does not fit this window; its sites are listed instead.";
    return s.found;
}
