/* Clipping, keeping, making holes, removing, trimming. */
#include "board/cut.h"
#include "board/combine.h"
#include "board/grid.h"
#include "board/prune.h"

#include <stdlib.h>

#define OUTLINE_MARGIN 0.1 /* what lies on an outline, or so near, is inside */

static Graph *cut_to(const GraphBuild *b, Graph *g, const Polygon *outline, bool inside) {
    if (!g)
        return NULL;
    Polygon wide = polygon_inflated(b->arena, outline, OUTLINE_MARGIN);
    bool *keep = ARENA_ARRAY(b->arena, bool, g->n_vertices);
    for (int v = 0; v < g->n_vertices; v++)
        keep[v] = polygon_contains(&wide, g->vertices[v].el.pt) == inside;
    return combine_part(b, g, keep, NULL);
}

Graph *cut_clip(const GraphBuild *b, Graph *g, const Polygon *outline) {
    return cut_to(b, g, outline, false);
}

Graph *cut_keep(const GraphBuild *b, Graph *g, const Polygon *outline) {
    Graph *part = cut_to(b, g, outline, true);
    if (part)
        part->basis = g->basis;
    return part;
}

Graph *cut_hole(const GraphBuild *b, Graph *g, const Polygon *outline) {
    if (!g)
        return NULL;
    Polygon wide = polygon_inflated(b->arena, outline, OUTLINE_MARGIN);
    Prune p = prune_begin(g);
    for (int f = g->n_faces - 1; f >= 0; f--)
        if (polygon_contains(&wide, g->faces[f].el.pt))
            prune_face(&p, f, true);
    prune_end(&p);
    return g;
}

/* One pass over the edges, the last first: of a path to a dead end goes what this order reaches. */
static void trim_edges(Graph *g) {
    Prune p = prune_begin(g);
    int *degree = ARENA_ARRAY(g->arena, int, g->n_vertices);
    for (int v = 0; v < g->n_vertices; v++)
        degree[v] = g->vertices[v].edges.n;
    for (int i = g->n_edges - 1; i >= 0; i--) {
        const Edge *e = &g->edges[i];
        if (degree[e->a] == 1 || degree[e->b] == 1) {
            p.edges[i] = true;
            degree[e->a]--;
            degree[e->b]--;
        }
    }
    prune_end(&p);
}

Graph *cut_trim(Graph *g) {
    if (!g)
        return NULL;
    trim_edges(g);
    Prune p = prune_begin(g);
    for (int v = 0; v < g->n_vertices; v++)
        p.vertices[v] = g->vertices[v].edges.n == 0;
    for (int v = 0; v < g->n_vertices; v++)
        if (g->vertices[v].pivot >= 0)
            p.vertices[g->vertices[v].pivot] = false;
    prune_end(&p);
    return g;
}

/* ---- remove ---- */

static void remove_faces_at(const GraphBuild *b, Prune *p, const Grid *grid, const Removal *r) {
    for (int i = 0; i < r->n_faces_at; i++) {
        const Polygon *corners = &r->faces_at[i];
        int *ids = ARENA_ARRAY(b->arena, int, corners->n);
        bool known = true;
        for (int n = 0; n < corners->n && known; n++) {
            ids[n] = grid_find_vertex(grid, p->g, corners->points[n], GRAPH_TOLERANCE);
            known = ids[n] >= 0;
        }
        int f = known ? graph_find_face(p->g, ids, corners->n) : -1;
        if (f >= 0)
            prune_face(p, f, !r->keep_orphans);
    }
}

/* Ludii removes one after the other, the highest number first. If a number comes twice, it means
   the second time what has moved up to it. */
static int still_at(const bool *gone, int n, int id) {
    while (id >= 0 && id < n && gone[id])
        id++;
    return id >= 0 && id < n ? id : -1;
}

static int compare_down(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x < y) - (x > y);
}

static void sort_down(IntList *list) {
    if (list->n)
        qsort(list->v, (size_t)list->n, sizeof *list->v, compare_down);
}

static void remove_faces(Prune *p, Removal *r) {
    sort_down(&r->faces);
    for (int i = 0; i < r->faces.n; i++) {
        int f = still_at(p->faces, p->g->n_faces, r->faces.v[i]);
        if (f >= 0)
            prune_face(p, f, !r->keep_orphans);
    }
}

static void remove_edge(Prune *p, int a, int b) {
    const Graph *g = p->g;
    if (a < 0 || b < 0 || a >= g->n_vertices || b >= g->n_vertices)
        return;
    const IntList *edges = &g->vertices[a].edges;
    int first = -1;
    for (int i = 0; i < edges->n; i++) {
        int e = edges->v[i];
        if (!p->edges[e] && edge_other(&g->edges[e], a) == b && (first < 0 || e < first))
            first = e;
    }
    if (first >= 0)
        p->edges[first] = true;
}

static void remove_vertices(Prune *p, const Grid *grid, Removal *r) {
    for (int v = 0; r->outline && v < p->g->n_vertices; v++)
        p->vertices[v] |= polygon_contains(r->outline, p->g->vertices[v].el.pt);
    for (int i = 0; i < r->n_vertices_at; i++) {
        int v = grid_find_vertex(grid, p->g, r->vertices_at[i], GRAPH_TOLERANCE);
        if (v >= 0)
            p->vertices[v] = true;
    }
    sort_down(&r->vertices);
    for (int i = 0; i < r->vertices.n; i++) {
        int v = still_at(p->vertices, p->g->n_vertices, r->vertices.v[i]);
        if (v >= 0)
            p->vertices[v] = true;
    }
}

Graph *cut_remove(const GraphBuild *b, Graph *g, Removal *r) {
    if (!g)
        return NULL;
    Grid grid = grid_of_vertices(g, 0.5);
    Prune p = prune_begin(g);
    remove_faces_at(b, &p, &grid, r);
    remove_faces(&p, r);
    for (int i = 0; i < r->n_edges_at; i++)
        remove_edge(&p, grid_find_vertex(&grid, g, r->edges_at[i][0], GRAPH_TOLERANCE),
                    grid_find_vertex(&grid, g, r->edges_at[i][1], GRAPH_TOLERANCE));
    for (int i = 0; i < r->n_edges; i++)
        remove_edge(&p, r->edges[i][0], r->edges[i][1]);
    remove_vertices(&p, &grid, r);
    prune_end(&p);
    return g;
}
