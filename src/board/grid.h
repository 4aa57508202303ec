/* Grid: finds what is near in the plane without looking at everything. */
#ifndef LUSOR_GRID_H
#define LUSOR_GRID_H

#include "board/graph.h"

typedef struct Grid {
    Arena *arena;
    double cell;
    struct GridEntry *entries;
    int n_entries, cap_entries;
    int *heads; /* hash of a cell -> its last entry, or -1 */
    int n_heads;
    IntList wide; /* what covers so many cells that it counts as being everywhere */
} Grid;

/* An empty grid of squares with sides of `cell`. */
Grid grid_make(Arena *a, double cell);
/* A grid that holds all vertices (edges) of a graph. */
Grid grid_of_vertices(const Graph *g, double cell);
Grid grid_of_edges(const Graph *g);

void grid_add(Grid *grid, int item, Bounds where);
static inline void grid_add_point(Grid *grid, int item, Point p) {
    grid_add(grid, item, (Bounds){ p.x, p.y, p.x, p.y });
}
void grid_add_edge(Grid *grid, const Graph *g, int edge);

/* All items that may touch `where`, ascending; some that do not are among them. */
void grid_query(const Grid *grid, Bounds where, IntList *found);
/* Whether `test` holds for one of them. It gets them in no order, some more than once. */
bool grid_any(const Grid *grid, Bounds where, bool (*test)(void *context, int item), void *context);

/* The first vertex of g less than `tolerance` from p, or -1. The grid must hold g's vertices. */
int grid_find_vertex(const Grid *grid, const Graph *g, Point p, double tolerance);
/* ... or a new one, added to both. */
int grid_find_or_add(Grid *grid, Graph *g, Point p, double tolerance);

#endif
