/* A hash from squares of the plane to what lies in them. */
#include "board/grid.h"

#include <string.h>

enum { FIRST_HEADS = 64, MOST_CELLS = 64 };

typedef struct GridEntry {
    int item, next;
    int64_t cx, cy;
} GridEntry;

typedef struct Cells {
    int64_t x0, y0, x1, y1;
} Cells;

Grid grid_make(Arena *a, double cell) {
    Grid grid = { .arena = a, .cell = cell > GEOMETRY_SMALL ? cell : GEOMETRY_SMALL };
    grid.n_heads = FIRST_HEADS;
    grid.heads = ARENA_ARRAY(a, int, FIRST_HEADS);
    memset(grid.heads, -1, sizeof(int) * FIRST_HEADS);
    return grid;
}

static int *head_of(const Grid *grid, int64_t cx, int64_t cy) {
    uint64_t h = (uint64_t)cx * 0x9e3779b97f4a7c15u ^ (uint64_t)cy * 0xbf58476d1ce4e5b9u;
    return &grid->heads[(h ^ h >> 32) & (uint64_t)(grid->n_heads - 1)];
}

static void hang(Grid *grid, int entry) {
    GridEntry *e = &grid->entries[entry];
    int *head = head_of(grid, e->cx, e->cy);
    e->next = *head;
    *head = entry;
}

static void widen(Grid *grid) {
    grid->n_heads *= 4;
    grid->heads = ARENA_ARRAY(grid->arena, int, grid->n_heads);
    memset(grid->heads, -1, sizeof(int) * (size_t)grid->n_heads);
    for (int i = 0; i < grid->n_entries; i++)
        hang(grid, i);
}

static Cells cells_of(const Grid *grid, Bounds b) {
    return (Cells){ (int64_t)floor(b.x0 / grid->cell), (int64_t)floor(b.y0 / grid->cell),
                    (int64_t)floor(b.x1 / grid->cell), (int64_t)floor(b.y1 / grid->cell) };
}

static bool is_many(Cells c, int most) {
    return c.x1 - c.x0 >= most || c.y1 - c.y0 >= most ||
           (c.x1 - c.x0 + 1) * (c.y1 - c.y0 + 1) > most;
}

void grid_add(Grid *grid, int item, Bounds where) {
    Cells c = cells_of(grid, where);
    if (is_many(c, MOST_CELLS)) {
        intlist_push(grid->arena, &grid->wide, item);
        return;
    }
    for (int64_t y = c.y0; y <= c.y1; y++)
        for (int64_t x = c.x0; x <= c.x1; x++) {
            if (grid->n_entries >= grid->n_heads)
                widen(grid);
            ARENA_PUSH(grid->arena, grid->entries, grid->n_entries, grid->cap_entries) =
                (GridEntry){ .item = item, .cx = x, .cy = y };
            hang(grid, grid->n_entries - 1);
        }
}

void grid_add_edge(Grid *grid, const Graph *g, int edge) {
    Point a = g->vertices[g->edges[edge].a].el.pt, b = g->vertices[g->edges[edge].b].el.pt;
    grid_add(grid, edge,
             (Bounds){ fmin(a.x, b.x), fmin(a.y, b.y), fmax(a.x, b.x), fmax(a.y, b.y) });
}

Grid grid_of_vertices(const Graph *g, double cell) {
    Grid grid = grid_make(g->arena, cell);
    for (int v = 0; v < g->n_vertices; v++)
        grid_add_point(&grid, v, g->vertices[v].el.pt);
    return grid;
}

Grid grid_of_edges(const Graph *g) {
    Grid grid = grid_make(g->arena, graph_mean_edge_length(g));
    for (int e = 0; e < g->n_edges; e++)
        grid_add_edge(&grid, g, e);
    return grid;
}

bool grid_any(const Grid *grid, Bounds where, bool (*test)(void *, int), void *context) {
    Cells c = cells_of(grid, where);
    for (int i = 0; i < grid->wide.n; i++)
        if (test(context, grid->wide.v[i]))
            return true;
    if (is_many(c, grid->n_entries)) {
        for (int i = 0; i < grid->n_entries; i++)
            if (test(context, grid->entries[i].item))
                return true;
        return false;
    }
    for (int64_t y = c.y0; y <= c.y1; y++)
        for (int64_t x = c.x0; x <= c.x1; x++)
            for (int i = *head_of(grid, x, y); i >= 0; i = grid->entries[i].next)
                if (grid->entries[i].cx == x && grid->entries[i].cy == y &&
                    test(context, grid->entries[i].item))
                    return true;
    return false;
}

typedef struct Collector {
    Arena *arena;
    IntList *found;
} Collector;

static bool collect(void *context, int item) {
    const Collector *c = context;
    intlist_push(c->arena, c->found, item);
    return false;
}

void grid_query(const Grid *grid, Bounds where, IntList *found) {
    found->n = 0;
    grid_any(grid, where, collect, &(Collector){ grid->arena, found });
    intlist_sort(found);
}

int grid_find_vertex(const Grid *grid, const Graph *g, Point p, double tolerance) {
    Cells c = cells_of(
        grid, (Bounds){ p.x - tolerance, p.y - tolerance, p.x + tolerance, p.y + tolerance });
    int first = -1;
    for (int64_t y = c.y0; y <= c.y1; y++)
        for (int64_t x = c.x0; x <= c.x1; x++)
            for (int i = *head_of(grid, x, y); i >= 0; i = grid->entries[i].next) {
                int v = grid->entries[i].item;
                if ((first < 0 || v < first) &&
                    point_manhattan(p, g->vertices[v].el.pt) < tolerance)
                    first = v;
            }
    return first;
}

int grid_find_or_add(Grid *grid, Graph *g, Point p, double tolerance) {
    int v = grid_find_vertex(grid, g, p, tolerance);
    if (v < 0) {
        v = graph_add_vertex(g, p);
        grid_add_point(grid, v, p);
    }
    return v;
}
