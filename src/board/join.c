/* Edges by distance, without comparing all vertices with all others. */
#include "board/join.h"
#include "board/grid.h"

static Bounds around(Point p, double reach) {
    return (Bounds){ p.x - reach, p.y - reach, p.x + reach, p.y + reach };
}

void join_units(Graph *g, double slack) {
    Grid grid = grid_of_vertices(g, 1 + slack);
    IntList near = { 0 };
    for (int a = 0; a < g->n_vertices; a++) {
        Point p = g->vertices[a].el.pt;
        grid_query(&grid, around(p, 1 + slack), &near);
        for (int i = 0; i < near.n; i++) {
            int b = near.v[i];
            if (b > a && fabs(point_distance(p, g->vertices[b].el.pt) - 1) < slack)
                graph_join(g, a, b);
        }
    }
}

void join_near(Graph *g, int first, int end, double reach) {
    Grid grid = grid_of_vertices(g, reach);
    IntList near = { 0 };
    for (int a = first; a < end; a++) {
        Point p = g->vertices[a].el.pt;
        grid_query(&grid, around(p, reach), &near);
        for (int i = 0; i < near.n; i++) {
            int b = near.v[i];
            if (b != a && point_distance_flat(p, g->vertices[b].el.pt) < reach)
                graph_join(g, a, b);
        }
    }
}
