/* Merging, uniting, intersecting. */
#include "board/combine.h"
#include "board/faces.h"
#include "board/grid.h"
#include "board/join.h"

static bool check_all(const GraphBuild *b, Graph *const *graphs, int n) {
    double vertices = 0;
    for (int i = 0; i < n; i++) {
        if (!graphs[i])
            return false;
        vertices += graphs[i]->n_vertices;
    }
    if (n == 0)
        graph_build_refuse(b, "there is no graph here to combine");
    return n > 0 && graph_build_fits(b, vertices);
}

static void connect_near(Graph *g) {
    join_near(g, 0, g->n_vertices, 1.1 * graph_mean_edge_length(g));
    faces_make(g, true);
}

/* What is common to all graphs that are made from vertices and edges of others. */
static Graph *assembled(Graph *g) {
    graph_link_edges(g);
    faces_make(g, false);
    graph_link_faces(g);
    graph_set_basis(g, BASIS_NONE);
    return g;
}

Graph *combine_part(const GraphBuild *b, const Graph *g, const bool *keep, const bool *drop) {
    Graph *part = graph_new(b->arena);
    int *new_id = ARENA_ARRAY(b->arena, int, g->n_vertices);
    for (int v = 0; v < g->n_vertices; v++)
        if (keep[v])
            new_id[v] = graph_add_vertex(part, g->vertices[v].el.pt);
    for (int e = 0; e < g->n_edges; e++)
        if (keep[g->edges[e].a] && keep[g->edges[e].b] && !(drop && drop[e]))
            graph_join(part, new_id[g->edges[e].a], new_id[g->edges[e].b]);
    return assembled(part);
}

/* ---- merge ---- */

/* Where a vertex of a graph that is merged has its pivot. */
typedef struct Pivot {
    int vertex; /* whose pivot this is, as numbered in the heap */
    int id;     /* the pivot's number in its own graph; -1 once it was merged away */
    Point at;
} Pivot;

/* All vertices of all graphs, one graph after the other. */
typedef struct Heap {
    Graph *g;   /* only vertices */
    bool *away; /* merged into another */
    int *into;  /* which */
    Pivot *pivots;
    int n_pivots, cap_pivots;
} Heap;

static Heap heap_make(Arena *a, Graph *const *graphs, int n) {
    Heap h = { .g = graph_new(a) };
    for (int i = 0; i < n; i++)
        for (int v = 0; v < graphs[i]->n_vertices; v++) {
            const Vertex *vertex = &graphs[i]->vertices[v];
            int id = graph_add_vertex(h.g, vertex->el.pt);
            if (vertex->pivot >= 0)
                ARENA_PUSH(a, h.pivots, h.n_pivots, h.cap_pivots) =
                    (Pivot){ id, vertex->pivot, graph_pivot_point(graphs[i], v) };
        }
    h.away = ARENA_ARRAY(a, bool, h.g->n_vertices);
    h.into = ARENA_ARRAY(a, int, h.g->n_vertices);
    for (int v = 0; v < h.g->n_vertices; v++)
        h.into[v] = v;
    return h;
}

/* Ludii moves all pivots that have the number of the vertex that goes, as it is at that moment,
   even if in their own graph that number was another vertex's. */
static void move_pivots(Heap *h, int goes, int stays) {
    int number = goes;
    for (int v = 0; v < goes; v++)
        number -= h->away[v];
    for (int i = 0; i < h->n_pivots; i++)
        if (!h->away[h->pivots[i].vertex] && h->pivots[i].id == number)
            h->pivots[i] = (Pivot){ h->pivots[i].vertex, -1, h->g->vertices[stays].el.pt };
}

static void merge_away(Heap *h, int goes, int stays) {
    if (h->n_pivots)
        move_pivots(h, goes, stays);
    h->away[goes] = true;
    h->into[goes] = stays;
}

static void merge_vertices(Heap *h) {
    Grid grid = grid_of_vertices(h->g, 10 * GRAPH_MERGE_TOLERANCE);
    IntList near = { 0 };
    double reach = GRAPH_MERGE_TOLERANCE;
    for (int v = 0; v < h->g->n_vertices; v++) {
        if (h->away[v])
            continue;
        Point p = h->g->vertices[v].el.pt;
        grid_query(&grid, (Bounds){ p.x - reach, p.y - reach, p.x + reach, p.y + reach }, &near);
        for (int i = near.n - 1; i >= 0 && near.v[i] > v; i--)
            if (!h->away[near.v[i]] && point_manhattan(p, h->g->vertices[near.v[i]].el.pt) < reach)
                merge_away(h, near.v[i], v);
    }
}

/* Adds the edges of a graph whose vertices have the numbers from `first` in the heap. */
static void merge_edges(Graph *g, const Graph *from, const Heap *h, int first, const int *new_id) {
    for (int i = 0; i < from->n_edges; i++) {
        const Edge *e = &from->edges[i];
        int a = new_id[h->into[first + e->a]], b = new_id[h->into[first + e->b]];
        if (e->curved)
            graph_join_curve(g, a, b, e->tangent_a, e->tangent_b);
        else
            graph_join(g, a, b);
    }
}

static void merge_pivots(Graph *g, const Heap *h, const int *new_id) {
    Grid grid = grid_of_vertices(g, 10 * GRAPH_TOLERANCE);
    for (int i = 0; i < h->n_pivots; i++) {
        const Pivot *p = &h->pivots[i];
        Point ground = { p->at.x, p->at.y, 0 };
        if (!h->away[p->vertex])
            g->vertices[new_id[p->vertex]].pivot =
                grid_find_vertex(&grid, g, ground, GRAPH_TOLERANCE);
    }
}

Graph *combine_merge(const GraphBuild *b, Graph **graphs, int n, bool connect) {
    if (!check_all(b, graphs, n))
        return NULL;
    Heap h = heap_make(b->arena, graphs, n);
    merge_vertices(&h);
    Graph *g = graph_new(b->arena);
    int *new_id = ARENA_ARRAY(b->arena, int, h.g->n_vertices);
    for (int v = 0; v < h.g->n_vertices; v++)
        if (!h.away[v])
            new_id[v] = graph_add_vertex(g, h.g->vertices[v].el.pt);
    for (int i = 0, first = 0; i < n; first += graphs[i++]->n_vertices)
        merge_edges(g, graphs[i], &h, first, new_id);
    if (h.n_pivots)
        merge_pivots(g, &h, new_id);
    assembled(g);
    if (connect)
        connect_near(g);
    return g;
}

/* ---- union ---- */

static void offset_list(IntList *list, int by) {
    for (int i = 0; i < list->n; i++)
        list->v[i] += by;
}

static void offset_one(int *id, int by) {
    if (*id >= 0)
        *id += by;
}

/* Puts all of `from` behind what is in g. */
static void append(Graph *g, const Graph *from) {
    int vertices = g->n_vertices, edges = g->n_edges, faces = g->n_faces;
    for (int i = 0; i < from->n_vertices; i++) {
        Vertex *v = &ARENA_PUSH(g->arena, g->vertices, g->n_vertices, g->cap_vertices);
        *v = from->vertices[i];
        offset_list(&v->edges, edges);
        offset_list(&v->faces, faces);
        if (!v->pivot_gone)
            offset_one(&v->pivot, vertices);
    }
    for (int i = 0; i < from->n_edges; i++) {
        Edge *e = &ARENA_PUSH(g->arena, g->edges, g->n_edges, g->cap_edges);
        *e = from->edges[i];
        e->a += vertices;
        e->b += vertices;
        offset_one(&e->left, faces);
        offset_one(&e->right, faces);
    }
    for (int i = 0; i < from->n_faces; i++) {
        Face *f = &ARENA_PUSH(g->arena, g->faces, g->n_faces, g->cap_faces);
        *f = from->faces[i];
        offset_list(&f->vertices, vertices);
        offset_list(&f->edges, edges);
    }
}

Graph *combine_union(const GraphBuild *b, Graph **graphs, int n, bool connect) {
    if (!check_all(b, graphs, n))
        return NULL;
    Graph *g = graphs[0];
    for (int i = 1; i < n; i++)
        append(g, graphs[i]);
    if (connect)
        connect_near(g);
    g->basis = BASIS_NONE;
    return g;
}

/* ---- intersect ---- */

static void near_vertices(const Grid *grid, const Graph *g, Point p, IntList *found) {
    double reach = GRAPH_MERGE_TOLERANCE;
    grid_query(grid, (Bounds){ p.x - reach, p.y - reach, p.x + reach, p.y + reach }, found);
    int n = 0;
    for (int i = 0; i < found->n; i++)
        if (point_manhattan(p, g->vertices[found->v[i]].el.pt) < reach)
            found->v[n++] = found->v[i];
    found->n = n;
}

static bool has_edge(const Graph *g, const Grid *grid, Point from, Point to, IntList *scratch) {
    near_vertices(grid, g, from, scratch);
    for (int i = 0; i < scratch->n; i++) {
        const IntList *edges = &g->vertices[scratch->v[i]].edges;
        for (int e = 0; e < edges->n; e++) {
            int other = edge_other(&g->edges[edges->v[e]], scratch->v[i]);
            if (point_manhattan(to, g->vertices[other].el.pt) < GRAPH_MERGE_TOLERANCE)
                return true;
        }
    }
    return false;
}

Graph *combine_intersect(const GraphBuild *b, Graph **graphs, int n) {
    if (!check_all(b, graphs, n) || n == 1)
        return n == 1 ? graphs[0] : NULL;
    const Graph *first = graphs[0];
    bool *keep = ARENA_ARRAY(b->arena, bool, first->n_vertices);
    bool *drop = ARENA_ARRAY(b->arena, bool, first->n_edges);
    IntList found = { 0 };
    for (int v = 0; v < first->n_vertices; v++)
        keep[v] = true;
    for (int i = 1; i < n; i++) {
        Grid grid = grid_of_vertices(graphs[i], 10 * GRAPH_MERGE_TOLERANCE);
        for (int v = 0; v < first->n_vertices; v++) {
            near_vertices(&grid, graphs[i], first->vertices[v].el.pt, &found);
            keep[v] &= found.n > 0;
        }
        for (int e = 0; e < first->n_edges; e++)
            drop[e] |= !has_edge(graphs[i], &grid, first->vertices[first->edges[e].a].el.pt,
                                 first->vertices[first->edges[e].b].el.pt, &found);
    }
    return combine_part(b, first, keep, drop);
}
