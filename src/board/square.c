/* Boards of squares. */
#include "board/square.h"
#include "board/faces.h"
#include "board/grid.h"
#include "board/join.h"

#include <stdlib.h>

#define LAYER_HEIGHT   (1 / GEOMETRY_SQRT2) /* of a pyramid */
#define UNIT_SLACK     0.05                 /* vertices whose distance is so near 1 are joined */
#define MOST_POSITIONS 4e6                  /* vertices to look at when cutting to an outline */

const Point square_steps[4] = { { 0, 1, 0 }, { 1, 0, 0 }, { 0, -1, 0 }, { -1, 0, 0 } };

/* ---- diagonals ---- */

/* Rows and columns of vertices, both ends included. */
typedef struct Area {
    int row0, row1, col0, col1;
} Area;

static int vertex_at(const Grid *grid, const Graph *g, int x, int y) {
    return grid_find_vertex(grid, g, (Point){ x, y, 0 }, GRAPH_TOLERANCE);
}

static void join_found(Graph *g, int a, int b) {
    if (a >= 0 && b >= 0)
        graph_join(g, a, b);
}

/* Draws the diagonals of one square: rising from low left, falling from high left, or both. */
static void draw(Graph *g, Grid *grid, int row, int col, bool rising, bool falling, bool split) {
    const int corners[4] = { vertex_at(grid, g, col, row), vertex_at(grid, g, col, row + 1),
                             vertex_at(grid, g, col + 1, row + 1),
                             vertex_at(grid, g, col + 1, row) };
    for (int i = 0; i < 4; i++)
        if (corners[i] < 0)
            return;
    if (split) {
        Point middle = { col + 0.5, row + 0.5, 0 };
        int x = grid_find_or_add(grid, g, middle, GRAPH_TOLERANCE);
        for (int i = 0; i < 4; i++)
            graph_join(g, corners[i], x);
        return;
    }
    if (rising)
        graph_join(g, corners[0], corners[2]);
    if (falling)
        graph_join(g, corners[1], corners[3]);
}

/* Lines from the middle in four directions. Ludii counts along rows where columns are meant and
   the other way round, which shows on boards that are not square. */
static void radiate(Graph *g, const Grid *grid, Area a) {
    static const int steps[4][2] = { { 1, 1 }, { 1, -1 }, { -1, -1 }, { -1, 1 } };
    int mid_row = (a.row1 + a.row0) / 2, mid_col = (a.col1 + a.col0) / 2;
    int rows = (a.row1 - a.row0) / 2, cols = (a.col1 - a.col0) / 2;
    for (int n = 0; n <= (rows > cols ? rows : cols); n++)
        for (int d = 0; d < 4; d++)
            join_found(g, vertex_at(grid, g, mid_row + n * steps[d][0], mid_col + n * steps[d][1]),
                       vertex_at(grid, g, mid_row + (n + 1) * steps[d][0],
                                 mid_col + (n + 1) * steps[d][1]));
}

static void add_diagonals(Graph *g, Area a, Diagonals kind) {
    if (kind == DIAGONALS_IMPLIED)
        return;
    Grid grid = grid_of_vertices(g, 1);
    if (kind == DIAGONALS_RADIATING) {
        radiate(g, &grid, a);
        return;
    }
    int mid_row = (a.row1 + a.row0) / 2, mid_col = (a.col1 + a.col0) / 2;
    for (int row = a.row0; row <= a.row1; row++)
        for (int col = a.col0; col <= a.col1; col++) {
            bool even = (row + col) % 2 == 0, both = kind == DIAGONALS_SOLID_NO_SPLIT;
            bool falling =
                kind == DIAGONALS_CONCENTRIC ? (row < mid_row) == (col < mid_col) : !even;
            draw(g, &grid, row, col, both || !falling, both || falling, kind == DIAGONALS_SOLID);
        }
}

/* ---- rectangles and pyramids ---- */

static void add_rectangle(Graph *g, int rows, int cols) {
    for (int row = 0; row < rows; row++)
        for (int col = 0; col < cols; col++)
            graph_add_vertex(g, (Point){ col, row, 0 });
    for (int row = 0; row < rows; row++)
        for (int col = 0; col < cols; col++) {
            int v = row * cols + col;
            if (row + 1 < rows)
                graph_add_edge(g, v, v + cols);
            if (col + 1 < cols)
                graph_add_edge(g, v, v + 1);
        }
}

static void add_layers(Graph *g, int rows, int cols) {
    for (int layer = 1; layer < rows; layer++)
        for (int row = 0; row < rows - layer; row++)
            for (int col = 0; col < cols - layer; col++)
                graph_add_vertex(
                    g, (Point){ layer * 0.5 + col, layer * 0.5 + row, layer * LAYER_HEIGHT });
    join_units(g, UNIT_SLACK);
}

Graph *square_rectangle(const GraphBuild *b, int rows, int cols, Diagonals diagonals,
                        bool pyramidal) {
    if (!graph_build_dim(b, "the number of rows", rows, 1) ||
        !graph_build_dim(b, "the number of columns", cols, 1))
        return NULL;
    int extra = b->use == SITE_CELL;
    double n = (rows + extra) * (double)(cols + extra);
    if (!graph_build_fits(b, pyramidal                      ? n * (rows + extra) / 2
                             : diagonals == DIAGONALS_SOLID ? 2 * n
                                                            : n))
        return NULL;
    Graph *g = graph_new(b->arena);
    add_rectangle(g, rows + extra, cols + extra);
    if (pyramidal)
        add_layers(g, rows + extra, cols + extra);
    add_diagonals(g, (Area){ 0, rows + extra, 0, cols + extra }, diagonals);
    faces_make(g, false);
    graph_set_basis(g, BASIS_SQUARE);
    graph_reorder_all(g);
    return g;
}

/* ---- other shapes ---- */

/* Vertices that were made row by row become a board. */
static Graph *finish(Graph *g, Area a, Diagonals diagonals) {
    Grid grid = grid_of_vertices(g, 1);
    for (int v = 0, n = g->n_vertices; v < n; v++) {
        int x = (int)g->vertices[v].el.pt.x, y = (int)g->vertices[v].el.pt.y;
        int right = vertex_at(&grid, g, x + 1, y), above = vertex_at(&grid, g, x, y + 1);
        if (right >= 0)
            graph_add_edge(g, v, right);
        if (above >= 0)
            graph_add_edge(g, v, above);
    }
    graph_set_basis(g, BASIS_NONE);
    add_diagonals(g, a, diagonals);
    faces_make(g, false);
    g->basis = BASIS_SQUARE;
    graph_reorder_all(g);
    return g;
}

Graph *square_diamond(const GraphBuild *b, int side, Diagonals diagonals) {
    if (!graph_build_dim(b, "the side of a diamond", side, 1) ||
        !graph_build_fits(b, 2.0 * side * (side + 1)))
        return NULL;
    Graph *g = graph_new(b->arena);
    for (int row = 0; row < 2 * side; row++)
        for (int col = 0; col < 2 * side; col++)
            if (row + col >= side - 1 && abs(row - col) <= side && row + col < 3 * side)
                graph_add_vertex(g, (Point){ col, row, 0 });
    return finish(g, (Area){ 0, 2 * side, 0, 2 * side }, diagonals);
}

Graph *square_outline(const GraphBuild *b, const Polygon *outline, Diagonals diagonals) {
    Polygon wide = polygon_inflated(b->arena, outline, 0.1);
    Bounds bounds = polygon_bounds(&wide);
    double rows = bounds.y1 - bounds.y0 + 5, cols = bounds.x1 - bounds.x0 + 5;
    if (!(rows * cols <= MOST_POSITIONS))
        return graph_build_refuse(b, "this board is too large: %.0f rows and %.0f columns", rows,
                                  cols);
    Area a = { (int)bounds.y0 - 2, (int)bounds.y1 + 2, (int)bounds.x0 - 2, (int)bounds.x1 + 2 };
    Graph *g = graph_new(b->arena);
    for (int row = a.row0; row <= a.row1; row++)
        for (int col = a.col0; col <= a.col1 && g->n_vertices <= GRAPH_MAX; col++)
            if (polygon_contains(&wide, (Point){ col, row, 0 }))
                graph_add_vertex(g, (Point){ col, row, 0 });
    if (!graph_build_fits(b, g->n_vertices))
        return NULL;
    return finish(g, a, diagonals);
}
