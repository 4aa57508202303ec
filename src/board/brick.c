/* Bricks laid one by one. */
#include "board/brick.h"
#include "board/grid.h"

typedef struct Wall {
    Graph *g;
    Grid grid;
} Wall;

/* The outline of a brick, clockwise from its low left corner. */
typedef struct Brick {
    int n;
    int at[6][2];
} Brick;

static const Brick lying = { 6, { { 0, 0 }, { 0, 1 }, { 1, 1 }, { 2, 1 }, { 2, 0 }, { 1, 0 } } };
static const Brick standing = { 6, { { 0, 0 }, { 0, 1 }, { 0, 2 }, { 1, 2 }, { 1, 1 }, { 1, 0 } } };
static const Brick half = { 4, { { 0, 0 }, { 0, 1 }, { 1, 1 }, { 1, 0 } } };

static void lay(Wall *w, const Brick *brick, int row, int col) {
    int ids[6];
    for (int i = 0; i < brick->n; i++) {
        Point p = { col + brick->at[i][0], row + brick->at[i][1], 0 };
        ids[i] = grid_find_or_add(&w->grid, w->g, p, GRAPH_TOLERANCE);
    }
    for (int i = 0; i < brick->n; i++)
        graph_join(w->g, ids[i], ids[(i + 1) % brick->n]);
    graph_add_face(w->g, ids, brick->n);
}

/* A brick in a wall of so many columns; one that sticks out is cut if `trim`. */
static void lay_in_row(Wall *w, int row, int col, int cols, bool trim) {
    if (trim && col == 0)
        lay(w, &half, row, 1);
    else
        lay(w, trim && col >= cols - 1 ? &half : &lying, row, col);
}

static Wall wall_begin(const GraphBuild *b) {
    return (Wall){ .g = graph_new(b->arena), .grid = grid_make(b->arena, 1) };
}

static Graph *wall_end(Wall *w) {
    graph_set_basis(w->g, BASIS_BRICK);
    graph_reorder_all(w->g);
    return w->g;
}

Graph *brick_wall(const GraphBuild *b, int rows, int cols, bool trim) {
    if (!graph_build_dim(b, "the number of rows", rows, 1) ||
        !graph_build_dim(b, "the number of columns", cols, 1) ||
        !graph_build_fits(b, 3.0 * rows * (cols + 1)))
        return NULL;
    Wall w = wall_begin(b);
    int width = cols * 2 + 1;
    for (int row = 0; row < rows; row++)
        for (int col = row % 2; col < width; col += 2)
            lay_in_row(&w, row, col, width, trim);
    return wall_end(&w);
}

Graph *brick_diamond(const GraphBuild *b, int side, int middle, bool trim) {
    if (!graph_build_dim(b, "the side of the wall", side, 1) ||
        !graph_build_dim(b, "the second dimension", middle, 0) ||
        !graph_build_fits(b, 4.0 * side * (side + middle)))
        return NULL;
    Wall w = wall_begin(b);
    int rows = 2 * side + 2 * middle, width = 2 * side;
    for (int row = 0; row < rows; row++)
        for (int col = (row + 1) % 2; col < width; col += 2)
            if (row + col >= side - 1 && col - row < side && row + col < 3 * side - 1 &&
                row - col <= side)
                lay_in_row(&w, row, col, width, trim);
    return wall_end(&w);
}

Graph *brick_spiral(const GraphBuild *b, int rings) {
    if (!graph_build_dim(b, "the number of rings", rings, 1) ||
        !graph_build_fits(b, 4.0 * rings * rings))
        return NULL;
    Wall w = wall_begin(b);
    lay(&w, &half, rings - 1, rings - 1);
    for (int ring = 1; ring < rings; ring++)
        for (int n = 0; n < 2 * ring; n += 2) {
            lay(&w, &standing, rings - ring + n, rings - ring - 1);
            lay(&w, &lying, rings + ring - 1, rings - ring + n);
            lay(&w, &standing, rings - ring - 1 + n, rings + ring - 1);
            lay(&w, &lying, rings - ring - 1, rings - ring - 1 + n);
        }
    return wall_end(&w);
}
