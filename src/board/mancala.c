/* Mancala boards. */
#include "board/mancala.h"
#include "board/combine.h"
#include "board/square.h"
#include "board/transform.h"

enum { LEAST_ROWS = 2, MOST_ROWS = 6 };

/* Where the stores are: the left one, and how far the right one is from the number of columns. */
static const struct {
    float left, right, y;
} stores_at[] = {
    [2] = { -0.85f, -0.15f, 0.5f }, [3] = { -1, 0, 1 },
    [4] = { -0.9f, -0.1f, 1.5f },   [5] = { -1, 0, 2 },
    [6] = { -0.9f, -0.1f, 2.5f },
};

static Graph *store_at(const GraphBuild *b, double x, double y) {
    Graph *g = graph_new(b->arena);
    graph_add_vertex(g, (Point){ x, y, 0 });
    return g;
}

Graph *mancala_make(const GraphBuild *b, int rows, int cols, StoreType store, int stores) {
    if (!graph_build_dim(b, "the number of rows", rows, LEAST_ROWS) ||
        !graph_build_dim(b, "the number of columns", cols, 1))
        return NULL;
    if (rows > MOST_ROWS)
        return graph_build_refuse(b, "a mancala board has at most %d rows, not %d", MOST_ROWS,
                                  rows);
    if (store == STORE_INNER || stores != 2)
        return square_rectangle(b, rows, rows, DIAGONALS_IMPLIED, false);
    Graph *parts[MOST_ROWS + 2];
    int n = 0;
    if (store == STORE_OUTER)
        parts[n++] = store_at(b, stores_at[rows].left, stores_at[rows].y);
    for (int row = 0; row < rows; row++)
        parts[n++] = transform_shift(b, square_rectangle(b, 1, cols, DIAGONALS_IMPLIED, false),
                                     (Point){ 0, row, 0 });
    if (store == STORE_OUTER)
        parts[n++] = store_at(b, (double)cols + stores_at[rows].right, stores_at[rows].y);
    return combine_union(b, parts, n, true);
}
