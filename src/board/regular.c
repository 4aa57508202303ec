/* Single shapes. */
#include "board/regular.h"
#include "board/faces.h"
#include "board/grid.h"

Graph *regular_polygon(const GraphBuild *b, int sides, bool star, bool filled) {
    if (!graph_build_dim(b, "the number of sides", sides, 2))
        return NULL;
    Graph *g = graph_new(b->arena);
    double radius = sides / (2 * GEOMETRY_PI);
    double start = sides == 4 ? GEOMETRY_PI / 4 : GEOMETRY_PI / 2;
    for (int n = 0; n < sides; n++) {
        double angle = start + (double)n / sides * 2 * GEOMETRY_PI;
        graph_add_vertex(g, (Point){ radius * cos(angle), radius * sin(angle), 0 });
    }
    int skip = star ? (sides - 1) / 2 : 1;
    for (int n = 0; n < sides; n++)
        graph_add_edge(g, n, (n + skip) % sides);
    if (filled)
        faces_make(g, true);
    graph_reorder_all(g);
    return g;
}

Graph *regular_repeat(const GraphBuild *b, int rows, int cols, const Point step[2],
                      const Polygon *outlines, int n) {
    double corners = 0;
    for (int i = 0; i < n; i++)
        corners += outlines[i].n;
    if (!graph_build_dim(b, "the number of rows", rows, 1) ||
        !graph_build_dim(b, "the number of columns", cols, 1) ||
        !graph_build_fits(b, corners * rows * cols))
        return NULL;
    Graph *g = graph_new(b->arena);
    Grid grid = grid_make(b->arena, 0.5);
    for (int row = 0; row < rows; row++)
        for (int col = 0; col < cols; col++) {
            Point at = point_plus(point_times(col, step[0]), point_times(row, step[1]));
            for (int i = 0; i < n; i++)
                for (int p = 0; p < outlines[i].n; p++) {
                    Point from = point_plus(at, outlines[i].points[p]);
                    Point to = point_plus(at, outlines[i].points[(p + 1) % outlines[i].n]);
                    int a = grid_find_or_add(&grid, g, from, GRAPH_TOLERANCE);
                    graph_join(g, a, grid_find_or_add(&grid, g, to, GRAPH_TOLERANCE));
                }
        }
    faces_make(g, false);
    graph_reorder_all(g);
    return g;
}

Graph *regular_wedge(const GraphBuild *b, int rows, int cols) {
    if (!graph_build_dim(b, "the number of rows", rows, 1) ||
        !graph_build_dim(b, "the number of columns", cols, 2) ||
        !graph_build_fits(b, (double)rows * cols))
        return NULL;
    Graph *g = graph_new(b->arena);
    int mid = rows - 1;
    graph_add_vertex(g, (Point){ mid, mid, 0 });
    for (int row = 1; row < rows; row++)
        for (int col = 0; col < cols; col++)
            graph_add_vertex(
                g, (Point){ mid - row + col / (double)(cols - 1) * (2 * row), mid - row, 0 });
    for (int col = 0; rows > 1 && col < cols; col++)
        graph_add_edge(g, 0, col + 1);
    for (int row = 1; row < rows; row++) {
        int from = (row - 1) * cols + 1;
        for (int col = 0; col < cols - 1; col++)
            graph_add_edge(g, from + col, from + col + 1);
        for (int col = 0; row < rows - 1 && col < cols; col++)
            graph_add_edge(g, from + col, from + cols + col);
    }
    graph_set_basis(g, BASIS_NONE);
    return g;
}

/* ---- spirals ---- */

enum { SPIRAL_MOST = 1000 };

/* How many sites the first turn has: the next two have twice as many as the one before. */
static int spiral_base(int turns, int sites) {
    for (int base = 1; base < sites; base++)
        for (int turn = 1, steps = base, total = 1; turn < turns; turn++) {
            total += steps;
            if (total > sites)
                return base - 1;
            if (turn <= 2)
                steps *= 2;
        }
    return 0;
}

/* The angles of the sites; false if the turns have no room for them. */
static bool spiral_angles(double *angles, int room, int turns, int sites) {
    int n = 1, steps = spiral_base(turns, sites);
    for (int turn = 1; turn <= turns + 1; turn++) {
        double part = GEOMETRY_PI * 2 / steps, angle = GEOMETRY_PI * 2 * turn;
        if (turn <= 2 || turn % 2 == 1)
            angle -= part / 2; /* so that the lines between turns do not coincide */
        for (int step = 0; step < steps; step++, angle += part) {
            if (n >= room)
                return false;
            angles[n++] = angle;
        }
        if (turn <= 2)
            steps *= 2;
    }
    for (int pass = 0; pass < 2; pass++)
        for (int i = 2; i < sites; i++)
            angles[i] = (angles[i - 1] + angles[i + 1]) / 2;
    angles[1] -= 0.5 * (angles[2] - angles[1]);
    return true;
}

static void add_spiral_curves(Graph *g) {
    int last = g->n_vertices - 1;
    for (int v = 0; v < last; v++) {
        Point before = g->vertices[v > 0 ? v - 1 : 0].el.pt, here = g->vertices[v].el.pt;
        Point next = g->vertices[v + 1].el.pt;
        graph_add_curve(g, v, v + 1, point_normal(point_minus(next, before)),
                        point_normal(point_minus(next, here)));
    }
}

Graph *regular_spiral(const GraphBuild *b, int turns, int sites, bool clockwise) {
    if (!graph_build_dim(b, "the number of turns", turns, 1) ||
        !graph_build_dim(b, "the number of sites", sites, 2))
        return NULL;
    if (sites > SPIRAL_MOST)
        return graph_build_refuse(b, "a spiral has at most %d sites, not %d", SPIRAL_MOST, sites);
    double angles[4 * SPIRAL_MOST] = { 0 };
    if (!spiral_angles(angles, 4 * sites, turns, sites))
        return graph_build_refuse(b, "%d turns are too many for %d sites", turns, sites);
    Graph *g = graph_new(b->arena);
    graph_add_vertex(g, (Point){ 0 });
    for (int i = 1; i < sites; i++) {
        double r = angles[i], x = r * cos(r);
        graph_add_vertex(g, (Point){ clockwise ? -x : x, r * sin(r), 0 });
    }
    add_spiral_curves(g);
    for (int v = 0; v < g->n_vertices; v++)
        g->vertices[v].pivot = 0;
    graph_set_basis(g, BASIS_SPIRAL);
    return g;
}

/* ---- point by point ---- */

Graph *regular_explicit(const GraphBuild *b, const Point *vertices, int n, const int (*pairs)[2],
                        int n_pairs) {
    if (!graph_build_fits(b, n))
        return NULL;
    Graph *g = graph_new(b->arena);
    for (int v = 0; v < n; v++)
        graph_add_vertex(g, vertices[v]);
    for (int e = 0; e < n_pairs; e++) {
        const int *pair = pairs[e];
        if (pair[0] < 0 || pair[0] >= n || pair[1] < 0 || pair[1] >= n)
            return graph_build_refuse(
                b, "edge %d joins vertices %d and %d, but they count from 0 to %d", e, pair[0],
                pair[1], n - 1);
        graph_join(g, pair[0], pair[1]);
    }
    faces_make(g, false);
    graph_link_faces(g);
    graph_set_basis(g, BASIS_NONE);
    return g;
}
