/* Labels round the board: A to H below, 1 to 8 at the side, or along slanted lines of hexagons. */
#include "view/layout_state.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { PART_MAX = 8 };

/* The sites of a panel whose labels have the same letters, or the same digits. */
typedef struct Group {
    char part[PART_MAX];
    int panel;
    int first, last; /* sites at its ends: last is the lower or, in a row, the left one */
    int n;
} Group;

typedef struct Groups {
    Group *items;
    int n, cap;
} Groups;

/* The letters, or the digits, of a label such as "AB12"; false if it is not of that form. */
static bool part_of(const char *label, bool letters, char out[PART_MAX]) {
    size_t n = 0;
    while (isalpha((unsigned char)label[n]))
        n++;
    size_t digits = strspn(label + n, "0123456789");
    char after = label[n + digits];
    if (n == 0 || digits == 0 || n >= PART_MAX || digits >= PART_MAX || (after && after != '/'))
        return false;
    snprintf(out, PART_MAX, "%.*s", (int)(letters ? n : digits), letters ? label : label + n);
    return true;
}

static bool comes_later(const Attempt *t, int a, int b) {
    CanvasPoint p = t->centres[a], q = t->centres[b];
    return fabs(p.row - q.row) > 0.4 ? p.row > q.row : p.col < q.col;
}

static void add_to_group(Attempt *t, Groups *groups, int site, const char *part) {
    int panel = t->geometry->panel[site];
    for (int i = 0; i < groups->n; i++) {
        Group *g = &groups->items[i];
        if (g->panel != panel || strcmp(g->part, part) != 0)
            continue;
        if (comes_later(t, site, g->last))
            g->last = site;
        if (comes_later(t, g->first, site))
            g->first = site;
        g->n++;
        return;
    }
    Group *g = &ARENA_PUSH(&t->layout->arena, groups->items, groups->n, groups->cap);
    *g = (Group){ .panel = panel, .first = site, .last = site, .n = 1 };
    snprintf(g->part, sizeof g->part, "%s", part);
}

/* Stores lie between the rows of a mancala board. */
static bool is_store(const Attempt *t, int site) {
    const Geometry *g = t->geometry;
    int level = 0;
    if (!t->layout->pits || g->n <= 6)
        return false;
    for (int i = 0; i < g->n; i++)
        level += g->shown[i] && fabs(g->y[i] - g->y[site]) < 0.1;
    return level <= 2;
}

/* False if the labels are no coordinates. */
static bool collect(Attempt *t, Groups *groups, bool letters) {
    const LusorGame *game = names_game(t->names);
    LusorSiteType type = lusor_default_type(game);
    char part[PART_MAX];
    for (int i = 0; i < t->geometry->n; i++) {
        LusorSite site = names_place(t->names, i);
        if (site.type != type || !t->geometry->shown[i] || is_store(t, i))
            continue;
        if (!part_of(lusor_place(game, site).label, letters, part))
            return false;
        add_to_group(t, groups, i, part);
    }
    return true;
}

/* Whether all sites of the group lie on the line between its ends. */
static bool is_straight(const Attempt *t, const Group *g, bool letters) {
    const LusorGame *game = names_game(t->names);
    CanvasPoint a = t->centres[g->first], b = t->centres[g->last];
    double down = b.row - a.row, right = b.col - a.col, length = hypot(down, right);
    char part[PART_MAX];
    for (int i = 0; g->n > 2 && i < t->geometry->n; i++) {
        LusorSite site = names_place(t->names, i);
        if (site.type != lusor_default_type(game) || t->geometry->panel[i] != g->panel ||
            !part_of(lusor_place(game, site).label, letters, part) || strcmp(part, g->part) != 0 ||
            is_store(t, i))
            continue;
        CanvasPoint p = t->centres[i];
        double off = fabs((p.row - a.row) * right - (p.col - a.col) * down) / length;
        if (off > 0.75)
            return false;
    }
    return true;
}

/* One step of the direction in which groups run: from the one with the most sites. */
static CanvasPoint step_of(const Attempt *t, const Groups *groups, bool letters) {
    const Group *most = &groups->items[0];
    for (int i = 1; i < groups->n; i++)
        if (groups->items[i].n > most->n)
            most = &groups->items[i];
    if (most->n == 1)
        return letters ? (CanvasPoint){ 1, 0 } : (CanvasPoint){ 0, -1 };
    CanvasPoint a = t->centres[most->first], b = t->centres[most->last];
    int steps = most->n - 1;
    return (CanvasPoint){ (b.row - a.row) / steps, (b.col - a.col) / steps };
}

/* The box round everything drawn of a panel. */
typedef struct Box {
    double top, left, bottom, right;
} Box;

static Box panel_box(const Attempt *t, int panel) {
    const Geometry *g = t->geometry;
    CanvasPoint a = layout_project(t, 0, 0, panel);
    CanvasPoint b = layout_project(t, g->width, g->height, panel);
    double half = (t->layout->width - 1) / 2.0;
    double bracket = t->layout->pits ? 1 : 0;
    Box box = { a.row, a.col - half - bracket, b.row, b.col + half + bracket };
    for (int i = 0; t->layout->ruled && i < g->n_lines; i++) {
        CanvasPoint p = layout_project(t, g->lines[i].x1, g->lines[i].y1, panel);
        CanvasPoint q = layout_project(t, g->lines[i].x2, g->lines[i].y2, panel);
        box.top = fmin(box.top, fmin(p.row, q.row));
        box.left = fmin(box.left, fmin(p.col, q.col));
        box.bottom = fmax(box.bottom, fmax(p.row, q.row));
        box.right = fmax(box.right, fmax(p.col, q.col));
    }
    return box;
}

/* Rows and columns have theirs at the border of the board. */
static CanvasPoint at_border(const Attempt *t, const Group *g, CanvasPoint step) {
    Box box = panel_box(t, g->panel);
    CanvasPoint end = t->centres[g->last];
    if (fabs(step.row) > fabs(step.col))
        return (CanvasPoint){ ceil(box.bottom) + 1, end.col };
    return (CanvasPoint){ end.row, floor(box.left) - 2 };
}

/* Slanted lines have theirs one step beyond an end, less where the sites lie wide apart. */
static CanvasPoint beyond(const Attempt *t, int end, CanvasPoint step) {
    double by = fmax(1, fmax(fabs(step.row) / 2, fabs(step.col) / (t->layout->width + 3)));
    CanvasPoint p = t->centres[end];
    return (CanvasPoint){ p.row + step.row / by, p.col + step.col / by };
}

static CanvasPoint beyond_last(const Attempt *t, const Group *g, CanvasPoint step) {
    return beyond(t, g->last, step);
}

static CanvasPoint beyond_first(const Attempt *t, const Group *g, CanvasPoint step) {
    return beyond(t, g->first, (CanvasPoint){ -step.row, -step.col });
}

/* `side`: whether the label grows to the left (-1), to the right (1) or both ways from there. */
static bool write_label(Attempt *t, const Group *g, CanvasPoint at, int side) {
    int length = (int)strlen(g->part), row = (int)lround(at.row);
    int col = (int)lround(at.col - (length - 1) * (1 - side) / 2.0);
    if (!canvas_is_free(&t->layout->canvas, row, col, length))
        return false;
    /* Two labels beside each other would be read as one. */
    if (!canvas_is_free(&t->layout->canvas, row, col - 1, 1) ||
        !canvas_is_free(&t->layout->canvas, row, col + length, 1))
        return false;
    canvas_text(&t->layout->canvas, row, col, g->part, GRID_LABEL);
    return true;
}

static bool write_groups(Attempt *t, const Groups *groups, bool letters) {
    if (groups->n == 0)
        return true;
    CanvasPoint step = step_of(t, groups, letters);
    int side = fabs(step.col) < 0.1 ? 0 : step.col < 0 ? -1 : 1;
    bool upright = fabs(step.row) < 0.1 || fabs(step.col) < 0.1;
    for (int i = 0; i < groups->n; i++) {
        const Group *g = &groups->items[i];
        if (!is_straight(t, g, letters))
            return false;
        bool written = upright ? write_label(t, g, at_border(t, g, step), side)
                               : write_label(t, g, beyond_last(t, g, step), side) ||
                                     write_label(t, g, beyond_first(t, g, step), -side);
        if (!written)
            return false;
    }
    return true;
}

bool layout_labels(Attempt *t) {
    for (int letters = 1; letters >= 0; letters--) {
        Groups groups = { 0 };
        if (!collect(t, &groups, letters) || !write_groups(t, &groups, letters))
            return false;
    }
    return true;
}
