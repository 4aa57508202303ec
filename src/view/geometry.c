/* Geometry: where the sites of a board are in the plane, and how that becomes rows and columns. */
#include "view/geometry.h"

#include "view/content.h"

#include <math.h>
#include <stdlib.h>

enum { STEPS_MAX = 120 }; /* as many steps of a lattice across a board */

/* ---- collecting ---- */

static bool is_on_board(const LusorGame *game, LusorSite site) {
    return lusor_place(game, site).container == 0;
}

/* Sites above each other are drawn beside each other. */
static bool is_layered(const LusorGame *game) {
    for (int t = 0; t < LUSOR_SITE_TYPES; t++)
        for (int i = 0; i < lusor_sites(game, (LusorSiteType)t); i++)
            if (lusor_place(game, (LusorSite){ (LusorSiteType)t, i }).layer > 0)
                return true;
    return false;
}

/* See geometry_init(). */
static bool is_doubtful(const LusorGame *game, LusorSite site) {
    LusorSiteType own = lusor_default_type(game);
    bool hands = lusor_containers(game) > 1 || content_is_seeds(game);
    return (own != LUSOR_CELL && site.type == LUSOR_CELL && hands) ||
           (own == LUSOR_EDGE && site.type == LUSOR_VERTEX);
}

static void collect_sites(Geometry *g, Arena *a, const Names *names, bool all) {
    const LusorGame *game = names_game(names);
    bool layered = is_layered(game);
    int places = names_places(names);
    while (g->n < places && is_on_board(game, names_place(names, g->n)))
        g->n++;
    g->shown = ARENA_ARRAY(a, bool, g->n + 1);
    g->x = ARENA_ARRAY(a, double, g->n + 1);
    g->y = ARENA_ARRAY(a, double, g->n + 1);
    g->panel = ARENA_ARRAY(a, int, g->n + 1);
    g->n_panels = 1;
    for (int i = 0; i < g->n; i++) {
        LusorPlace p = lusor_place(game, names_place(names, i));
        g->shown[i] = all || !is_doubtful(game, names_place(names, i));
        g->x[i] = p.x;
        g->y[i] = -p.y;
        g->panel[i] = layered && p.layer > 0 ? p.layer : 0;
        if (g->panel[i] >= g->n_panels)
            g->n_panels = g->panel[i] + 1;
    }
}

/* The stores of mancala boards lie a little nearer than the pits do. */
static void straighten_stores(Geometry *g, const LusorGame *game) {
    bool near = content_is_seeds(game);
    for (int i = 0; i < g->n; i++)
        near &= fabs(g->x[i] - round(g->x[i])) < 0.2;
    for (int i = 0; near && i < g->n; i++)
        g->x[i] = round(g->x[i]);
}

/* Lines are drawn along the edges of the graph unless these are sites themselves. */
static void collect_lines(Geometry *g, Arena *a, const LusorGame *game) {
    bool layered = is_layered(game);
    if (lusor_type_used(game, LUSOR_EDGE))
        return;
    for (int i = 0; i < lusor_sites(game, LUSOR_EDGE); i++) {
        int ends[2];
        if (lusor_incident(game, (LusorSite){ LUSOR_EDGE, i }, LUSOR_VERTEX, ends, 2) != 2)
            continue;
        LusorPlace p = lusor_place(game, (LusorSite){ LUSOR_VERTEX, ends[0] });
        LusorPlace q = lusor_place(game, (LusorSite){ LUSOR_VERTEX, ends[1] });
        if (layered && p.layer != q.layer)
            continue;
        int panel = layered && p.layer > 0 && p.layer < g->n_panels ? p.layer : 0;
        ARENA_PUSH(a, g->lines, g->n_lines, g->cap_lines) =
            (GeometryLine){ p.x, -p.y, q.x, -q.y, panel };
    }
}

/* Squares whose maker tells nothing about their borders have them all the same. */
static void add_squares(Geometry *g, Arena *a, const LusorGame *game) {
    if (lusor_sites(game, LUSOR_EDGE) > 0 || lusor_basis(game) != LUSOR_BASIS_SQUARE)
        return;
    for (int i = 0; i < g->n; i++) {
        double left = g->x[i] - 0.5, right = g->x[i] + 0.5, top = g->y[i] - 0.5, low = top + 1;
        GeometryLine sides[] = { { left, top, right, top },
                                 { left, low, right, low },
                                 { left, top, left, low },
                                 { right, top, right, low } };
        for (int k = 0; k < 4; k++) {
            sides[k].panel = g->panel[i];
            ARENA_PUSH(a, g->lines, g->n_lines, g->cap_lines) = sides[k];
        }
    }
}

static void shift_to_origin(Geometry *g) {
    double left = INFINITY, top = INFINITY;
    for (int i = 0; i < g->n; i++)
        if (g->shown[i]) {
            left = fmin(left, g->x[i]);
            top = fmin(top, g->y[i]);
        }
    for (int i = 0; i < g->n; i++)
        if (g->shown[i]) {
            g->x[i] -= left;
            g->y[i] -= top;
            g->width = fmax(g->width, g->x[i]);
            g->height = fmax(g->height, g->y[i]);
        }
    for (int i = 0; i < g->n_lines; i++) {
        GeometryLine *l = &g->lines[i];
        l->x1 -= left;
        l->x2 -= left;
        l->y1 -= top;
        l->y2 -= top;
    }
}

/* ---- measuring ---- */

/* Both are drawn, and on the same panel. */
static bool are_together(const Geometry *g, int i, int k) {
    return g->shown[i] && g->shown[k] && g->panel[i] == g->panel[k];
}

static void find_nearest(Geometry *g) {
    for (int i = 0; i < g->n; i++)
        for (int k = 0; k < i; k++) {
            double d = hypot(g->x[i] - g->x[k], g->y[i] - g->y[k]);
            if (are_together(g, i, k) && d > 1e-6 && (d < g->nearest || g->nearest == 0))
                g->nearest = d;
        }
    if (g->nearest == 0)
        g->nearest = 1;
}

static int compare_doubles(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static bool all_multiples(const double *v, int n, double step) {
    for (int i = 0; i < n; i++)
        if (fabs(v[i] / step - round(v[i] / step)) > 0.08)
            return false;
    return true;
}

/* The largest step of which all values are about multiples; 0 if there is no sensible one. */
static double common_step(const Geometry *g, Arena *a, const double *values, double unit) {
    double *v = ARENA_ARRAY(a, double, g->n + 1);
    double least = 0;
    int n = 0;
    for (int i = 0; i < g->n; i++)
        if (g->shown[i])
            v[n++] = values[i];
    qsort(v, (size_t)n, sizeof *v, compare_doubles);
    for (int i = 1; i < n; i++) {
        double gap = v[i] - v[i - 1];
        if (gap > unit * 0.05 && (least == 0 || gap < least))
            least = gap;
    }
    if (least == 0)
        return unit; /* all in one line */
    for (int parts = 1; parts <= 3; parts++)
        if (v[n - 1] / least * parts <= STEPS_MAX && all_multiples(v, n, least / parts))
            return least / parts;
    return 0;
}

static void find_lattice(Geometry *g, Arena *a) {
    g->step_x = common_step(g, a, g->x, g->nearest);
    g->step_y = common_step(g, a, g->y, g->nearest);
    if (g->step_x == 0 || g->step_y == 0) {
        g->step_x = g->step_y = 0;
        return;
    }
    g->row_gap = STEPS_MAX;
    for (int i = 0; i < g->n; i++)
        for (int k = 0; k < i; k++) {
            double down = fabs(g->y[i] - g->y[k]) / g->step_y;
            long gap = lround(fabs(g->x[i] - g->x[k]) / g->step_x);
            if (are_together(g, i, k) && down < 0.5 && gap > 0 && gap < g->row_gap)
                g->row_gap = (int)gap;
        }
}

void geometry_init(Geometry *g, Arena *a, const Names *names, bool all) {
    *g = (Geometry){ 0 };
    collect_sites(g, a, names, all);
    straighten_stores(g, names_game(names));
    collect_lines(g, a, names_game(names));
    add_squares(g, a, names_game(names));
    shift_to_origin(g);
    find_nearest(g);
    find_lattice(g, a);
}

/* ---- scales ---- */

static void add_scale(Scale *out, int *n, double cols, double rows) {
    if (*n < SCALES_MAX)
        out[(*n)++] = (Scale){ cols, rows };
}

/* Steps of `rows` rows: first as wide as they look right, then as narrow as sites `pitch` apart in
   a row allow. */
static void add_lattice(const Geometry *g, Scale *out, int *n, int pitch, int rows) {
    long narrow = (pitch + g->row_gap - 1) / g->row_gap;
    double right = 2 * rows * g->step_x / g->step_y;
    if (narrow < 1)
        narrow = 1;
    if (lround(right) > narrow)
        add_scale(out, n, (double)lround(right) / g->step_x, rows / g->step_y);
    if (rows == 1 || (double)narrow > right * 0.6) /* else it would be all length */
        add_scale(out, n, (double)narrow / g->step_x, rows / g->step_y);
}

static int lattice_scales(const Geometry *g, int width, bool ruled, Scale *out) {
    int n = 0;
    if (g->step_x == 0)
        return 0;
    if (ruled) {
        add_lattice(g, out, &n, width + 3, 2);
        add_lattice(g, out, &n, width + 1, 2);
    } else {
        add_lattice(g, out, &n, width + 1, 1);
    }
    return n;
}

static int free_scales(const Geometry *g, int width, Scale *out) {
    static const double sizes[] = { 4,   3,   2.5, 2.2, 2, 1.8, 1.6, 1.5,
                                    1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8 };
    int n = 0;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        double rows = sizes[i] / g->nearest;
        add_scale(out, &n, rows * 2, rows);
        if (width > 1)
            add_scale(out, &n, rows * (width + 1), rows);
    }
    return n;
}

int geometry_scales(const Geometry *g, int width, Style style, Scale out[SCALES_MAX]) {
    bool ruled = style == STYLE_RULED || style == STYLE_FREE_RULED;
    if (ruled && g->n_lines == 0)
        return 0;
    if (style == STYLE_RULED || style == STYLE_LATTICE)
        return lattice_scales(g, width, style == STYLE_RULED, out);
    return free_scales(g, width, out);
}
