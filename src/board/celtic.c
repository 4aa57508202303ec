/* Celtic knots: squares on end, then a loop at every other vertex along their border. */
#include "board/celtic.h"
#include "board/faces.h"
#include "board/grid.h"
#include "board/join.h"
#include "board/perimeter.h"

#define HALF           (1 / GEOMETRY_SQRT2)
#define TILE           (2 * HALF)
#define UNIT_SLACK     0.05
#define MOST_POSITIONS 4e6
#define SHARP_TURN     (0.25 * GEOMETRY_PI)
#define NO_TURN        (0.1 * GEOMETRY_PI)

const Point celtic_steps[4] = { { TILE, 0, 0 }, { 0, TILE, 0 }, { -TILE, 0, 0 }, { 0, -TILE, 0 } };

/* The border of the squares, a ring of vertices. */
typedef struct Border {
    Graph *g;
    const int *ids;
    int n;
} Border;

static int id_at(const Border *r, int i) {
    return r->ids[(i + r->n) % r->n];
}

static Point point_at(const Border *r, int i) {
    return r->g->vertices[id_at(r, i)].el.pt;
}

static double turn_at(const Border *r, int i) {
    return point_turn_at(point_at(r, i - 1), point_at(r, i), point_at(r, i + 1));
}

static Point scaled(Point v, double length) {
    return point_times(length, point_normal(v));
}

/* Bridges the inner corner that follows the i-th vertex. */
static void add_bridge(const Border *r, int i) {
    Point corner = point_at(r, i + 1);
    Point to_next = scaled(point_minus(point_at(r, i + 2), corner), 1.25);
    Point to_here = scaled(point_minus(point_at(r, i), corner), 1.25);
    const int ids[] = { id_at(r, i + 1), id_at(r, i), id_at(r, i + 2) };
    graph_add_curve(r->g, ids[1], ids[2], to_next, to_here);
    graph_add_face(r->g, ids, 3);
}

/* A loop out of the i-th vertex and back into the next, by way of a vertex outside. */
static void add_loop(const Border *r, int i) {
    Point here = point_at(r, i), next = point_at(r, i + 1),
          out = point_minus(here, point_at(r, i - 1));
    if (fabs(turn_at(r, i)) < NO_TURN) {
        Point along = point_minus(next, here);
        out = (Point){ along.y, -along.x, 0 };
    }
    out.z = 0;
    Point middle = { (here.x + next.x) / 2, (here.y + next.y) / 2, 0 };
    Point bend = point_plus(middle, point_times(0.5, out));
    int x = graph_add_vertex(r->g, point_plus(middle, point_times(0.9, out)));
    Point away = scaled(out, 1.333);
    const int ids[] = { id_at(r, i), x, id_at(r, i + 1) };
    graph_add_curve(r->g, ids[0], x, away, point_normal(point_minus(here, bend)));
    graph_add_curve(r->g, x, ids[2], point_normal(point_minus(next, bend)), away);
    graph_add_face(r->g, ids, 3);
}

/* Loops begin at outer corners, and at every second vertex of straight stretches. */
static void add_loops(const Border *r) {
    bool *begins = ARENA_ARRAY(r->g->arena, bool, r->n);
    for (int i = 0, straight = 0; i < r->n; i++) {
        double turn = turn_at(r, i);
        if (turn > SHARP_TURN) {
            begins[i] = true;
            straight = 0;
        } else if (fabs(turn) < NO_TURN) {
            begins[i] = ++straight % 2 == 0;
        }
    }
    for (int i = 0; i < r->n; i++) {
        if (begins[i] && turn_at(r, i + 1) < -SHARP_TURN)
            add_bridge(r, i);
        else if (begins[i])
            add_loop(r, i);
    }
}

/* The squares of rows and columns that the outline (NULL: no matter) contains. */
static Graph *knot(const GraphBuild *b, int row0, int row1, int col0, int col1,
                   const Polygon *outline) {
    static const Point corners[4] = {
        { HALF, 0, 0 }, { 0, HALF, 0 }, { -HALF, 0, 0 }, { 0, -HALF, 0 }
    };
    Graph *g = graph_new(b->arena);
    Grid grid = grid_make(b->arena, 1);
    for (int row = row0; row <= row1; row++)
        for (int col = col0; col <= col1 && g->n_vertices <= GRAPH_MAX; col++) {
            Point tile = { col * TILE, row * TILE, 0 };
            if (!outline || polygon_contains(outline, tile))
                for (int i = 0; i < 4; i++)
                    grid_find_or_add(&grid, g, point_plus(tile, corners[i]), GRAPH_TOLERANCE);
        }
    if (!graph_build_fits(b, g->n_vertices))
        return NULL;
    join_units(g, UNIT_SLACK);
    faces_make(g, true);
    Perimeters outer = perimeter_find(g);
    if (outer.n == 0)
        return graph_build_refuse(b, "no square lies within this outline");
    add_loops(&(Border){ g, outer.items[0].vertices, outer.items[0].n });
    graph_set_basis(g, BASIS_CELTIC);
    graph_reorder_all(g);
    return g;
}

Graph *celtic_rectangle(const GraphBuild *b, int rows, int cols) {
    if (!graph_build_dim(b, "the number of rows", rows, 1) ||
        !graph_build_dim(b, "the number of columns", cols, 1) ||
        !graph_build_fits(b, 2.0 * (rows + 1) * (cols + 1)))
        return NULL;
    return knot(b, 0, rows - 1, 0, cols - 1, NULL);
}

Graph *celtic_outline(const GraphBuild *b, const Polygon *outline) {
    Polygon wide = polygon_inflated(b->arena, outline, 0.1);
    Bounds box = polygon_bounds(&wide);
    if (!((box.x1 - box.x0 + 3) * (box.y1 - box.y0 + 3) <= MOST_POSITIONS))
        return graph_build_refuse(b, "this outline is too large");
    return knot(b, (int)box.y0 - 1, (int)box.y1 + 1, (int)box.x0 - 1, (int)box.x1 + 1, &wide);
}
