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

/* False if the labels are no coordinates. */
static bool collect(Attempt *t, Groups *groups, bool letters) {
    const LusorGame *game = names_game(t->names);
    LusorSiteType type = lusor_default_type(game);
    char part[PART_MAX];
    for (int i = 0; i < t->geometry->n; i++) {
        LusorSite site = names_place(t->names, i);
        if (site.type != type)
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
            !part_of(lusor_place(game, site).label, letters, part) || strcmp(part, g->part) != 0)
            continue;
        CanvasPoint p = t->centres[i];
        double off = fabs((p.row - a.row) * right - (p.col - a.col) * down) / length;
        if (off > 0.75)
            return false;
    }
    return true;
}

/* One step of the direction in which groups run: from the one with the most sites. */
static CanvasPoint step_of(const Attempt *t, const Groups *groups) {
    const Group *most = &groups->items[0];
    for (int i = 1; i < groups->n; i++)
        if (groups->items[i].n > most->n)
            most = &groups->items[i];
    CanvasPoint a = t->centres[most->first], b = t->centres[most->last];
    int steps = most->n > 1 ? most->n - 1 : 1;
    return (CanvasPoint){ (b.row - a.row) / steps, (b.col - a.col) / steps };
}

/* Lines are short of a whole step where the sites lie wide apart. */
static CanvasPoint shortened(CanvasPoint step, int width) {
    double most_rows = 2, most_cols = width + 3;
    double by = fmax(1, fmax(fabs(step.row) / most_rows, fabs(step.col) / most_cols));
    return (CanvasPoint){ step.row / by, step.col / by };
}

static bool write_at(Attempt *t, const char *part, CanvasPoint end, CanvasPoint step, int sign) {
    int length = (int)strlen(part);
    int row = (int)lround(end.row + sign * step.row);
    int col = (int)lround(end.col + sign * step.col - (length - 1) / 2.0);
    if (!canvas_is_free(&t->layout->canvas, row, col, length))
        return false;
    if (!canvas_is_free(&t->layout->canvas, row, col - 1, 1) && fabs(step.col) > fabs(step.row))
        return false;
    canvas_text(&t->layout->canvas, row, col, part, GRID_LABEL);
    return true;
}

static bool write_groups(Attempt *t, const Groups *groups, bool letters) {
    if (groups->n == 0)
        return true;
    CanvasPoint step = step_of(t, groups);
    if (step.row == 0 && step.col == 0)
        step = letters ? (CanvasPoint){ 2, 0 } : (CanvasPoint){ 0, -(t->layout->width + 3) };
    step = shortened(step, t->layout->width);
    for (int i = 0; i < groups->n; i++) {
        const Group *g = &groups->items[i];
        if (!is_straight(t, g, letters))
            return false;
        if (!write_at(t, g->part, t->centres[g->last], step, 1) &&
            !write_at(t, g->part, t->centres[g->first], step, -1))
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
