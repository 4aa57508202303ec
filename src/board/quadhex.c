/* A hexagon from sections of bent squares, turned about its centre. */
#include "board/quadhex.h"
#include "board/faces.h"
#include "board/grid.h"

static int vertex_at(Grid *grid, Graph *g, Point p) {
    return grid_find_or_add(grid, g, p, GRAPH_TOLERANCE);
}

/* ---- six sections ---- */

/* Two opposite sides of one section; the rows run from one to the other. */
typedef struct Section {
    Point from0, from1, to0, to1;
} Section;

static Section turned(const Section *s, double angle) {
    return (Section){ point_turned(s->from0, angle), point_turned(s->from1, angle),
                      point_turned(s->to0, angle), point_turned(s->to1, angle) };
}

/* One row of a section of the six, its side nearer to the centre first. */
static void add_row(Graph *g, Grid *grid, const Section *row, int layers, bool last) {
    for (int col = 0; col < layers; col++) {
        double c0 = col / (double)layers, c1 = (col + 1) / (double)layers;
        int a = vertex_at(grid, g, point_lerp(c0, row->from0, row->to0));
        int b = vertex_at(grid, g, point_lerp(c1, row->from0, row->to0));
        int c = vertex_at(grid, g, point_lerp(c1, row->from1, row->to1));
        graph_join(g, a, b);
        graph_join(g, b, c);
        if (last)
            graph_join(g, c, vertex_at(grid, g, point_lerp(c0, row->from1, row->to1)));
    }
}

static void add_six(Graph *g, int layers) {
    double height = layers * GEOMETRY_SQRT3 / 2;
    Point a = { 0, 0, 0 }, b = { 0, height, 0 }, c = { layers / 2.0, height, 0 };
    Point d = { (c.x + layers) / 2, c.y / 2, 0 };
    Grid grid = grid_make(g->arena, 1);
    for (int turn = 0; turn < 6; turn++)
        for (int row = 0; row < layers; row++) {
            double r0 = row / (double)layers, r1 = (row + 1) / (double)layers;
            Section s = { point_lerp(r0, a, d), point_lerp(r1, a, d), point_lerp(r0, b, c),
                          point_lerp(r1, b, c) };
            Section t = turned(&s, turn * GEOMETRY_PI / 3);
            add_row(g, &grid, &t, layers, row == layers - 1);
        }
}

/* ---- three sections ---- */

/* One cell and its mirror image. */
static void add_cell_pair(Graph *g, Grid *grid, const Point corners[4]) {
    static const int sides[4][2] = { { 0, 1 }, { 2, 3 }, { 0, 2 }, { 1, 3 } };
    for (int mirror = 0; mirror < 2; mirror++) {
        int ids[4];
        for (int i = 0; i < 4; i++) {
            Point p = corners[i];
            ids[i] = vertex_at(grid, g, mirror ? (Point){ -p.x, p.y, 0 } : p);
        }
        for (int i = 0; i < 4; i++)
            graph_join(g, ids[sides[i][0]], ids[sides[i][1]]);
    }
}

static Graph *make_third(Arena *arena, int layers) {
    double height = layers * GEOMETRY_SQRT3 / 2, ratio = layers / (layers + 0.5);
    Point a = { -layers / 2.0, -height, 0 }, c = { -layers, 0, 0 }, e = { 0, -height, 0 };
    Point f = point_lerp(ratio, e, (Point){ 0 }), g = point_lerp(ratio / 2, a, c);
    Graph *third = graph_new(arena);
    Grid grid = grid_make(arena, 1);
    for (int row = 0; row < layers; row++) {
        double r0 = row / (double)layers, r1 = (row + 1) / (double)layers;
        Point from0 = point_lerp(r0, a, e), to0 = point_lerp(r0, g, f);
        Point from1 = point_lerp(r1, a, e), to1 = point_lerp(r1, g, f);
        for (int col = 0; col < layers; col++) {
            double c0 = col / (double)layers, c1 = (col + 1) / (double)layers;
            const Point corners[4] = { point_lerp(c0, from0, to0), point_lerp(c1, from0, to0),
                                       point_lerp(c0, from1, to1), point_lerp(c1, from1, to1) };
            add_cell_pair(third, &grid, corners);
        }
    }
    return third;
}

/* The thirds do not touch: three edges round the centre and three at the sides join them. */
static void join_thirds(Graph *g, int n, int layers) {
    int corner = 4 * layers, other = corner + 2, inner = layers * (2 * layers + 3);
    for (int i = 0; i < 3; i++)
        graph_join(g, i * n + inner, (i + 1) % 3 * n + inner);
    for (int i = 0; i < 3; i++)
        graph_join(g, i * n + other, (i + 1) % 3 * n + corner);
}

static void add_thirds(Graph *g, int layers) {
    Graph *third = make_third(g->arena, layers);
    int n = third->n_vertices;
    for (int turn = 0; turn < 3; turn++) {
        for (int v = 0; v < n; v++) {
            Point *p = &third->vertices[v].el.pt;
            graph_add_vertex(g, *p);
            *p = point_turned(*p, 2 * GEOMETRY_PI / 3);
        }
        for (int e = 0; e < third->n_edges; e++)
            graph_add_edge(g, third->edges[e].a + turn * n, third->edges[e].b + turn * n);
    }
    join_thirds(g, n, layers);
}

Graph *quadhex_make(const GraphBuild *b, int layers, bool thirds) {
    if (!graph_build_dim(b, "the number of layers", layers, thirds ? 2 : 1) ||
        !graph_build_fits(b, 6.0 * (layers + 1) * (layers + 1)))
        return NULL;
    Graph *g = graph_new(b->arena);
    if (thirds)
        add_thirds(g, layers);
    else
        add_six(g, layers);
    faces_make(g, true);
    graph_set_basis(g, BASIS_QUADHEX);
    graph_reorder_all(g);
    return g;
}
