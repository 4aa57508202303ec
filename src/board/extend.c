/* Adding, completing, taking the dual, subdividing, piling up. */
#include "board/extend.h"
#include "board/faces.h"
#include "board/grid.h"
#include "board/join.h"

enum { COMPLETE_MOST = 300 }; /* vertices, for edges are half their square */

/* ---- add ---- */

static int find_or_add(Grid *grid, Graph *g, Point p) {
    return grid_find_or_add(grid, g, p, GRAPH_TOLERANCE);
}

static void add_face_at(Grid *grid, Graph *g, const Polygon *corners) {
    int *ids = ARENA_ARRAY(g->arena, int, corners->n);
    for (int i = 0; i < corners->n; i++)
        ids[i] = find_or_add(grid, g, corners->points[i]);
    for (int i = 0; i < corners->n; i++)
        graph_join(g, ids[i], ids[(i + 1) % corners->n]);
    graph_add_face(g, ids, corners->n);
}

static bool numbers_known(const GraphBuild *b, const Graph *g, const int *ids, int n,
                          const char *what) {
    for (int i = 0; i < n; i++)
        if (ids[i] < 0 || ids[i] >= g->n_vertices) {
            graph_build_refuse(b, "%s names vertex %d, but vertices count from 0 to %d", what,
                               ids[i], g->n_vertices - 1);
            return false;
        }
    return true;
}

static bool add_by_number(const GraphBuild *b, Graph *g, const Addition *add) {
    for (int i = 0; i < add->n_edges; i++) {
        if (!numbers_known(b, g, add->edges[i], 2, "an edge"))
            return false;
        graph_join(g, add->edges[i][0], add->edges[i][1]);
    }
    for (int i = 0; i < add->n_faces; i++) {
        if (!numbers_known(b, g, add->faces[i].v, add->faces[i].n, "a cell"))
            return false;
        graph_add_face(g, add->faces[i].v, add->faces[i].n);
    }
    return true;
}

Graph *extend_add(const GraphBuild *b, Graph *g, const Addition *add) {
    if (!g)
        return NULL;
    Grid grid = grid_of_vertices(g, 0.5);
    for (int i = 0; i < add->n_curves; i++) {
        const Curve *c = &add->curves[i];
        int from = find_or_add(&grid, g, c->a), to = find_or_add(&grid, g, c->b);
        graph_add_curve(g, from, to, c->tangent_a, c->tangent_b);
    }
    int first_new = g->n_vertices;
    for (int i = 0; i < add->n_vertices; i++)
        find_or_add(&grid, g, add->vertices[i]);
    int end_new = g->n_vertices;
    for (int i = 0; i < add->n_edges_at; i++) {
        int from = find_or_add(&grid, g, add->edges_at[i][0]);
        graph_join(g, from, find_or_add(&grid, g, add->edges_at[i][1]));
    }
    for (int i = 0; i < add->n_faces_at; i++)
        add_face_at(&grid, g, &add->faces_at[i]);
    if (!graph_build_fits(b, g->n_vertices) || !add_by_number(b, g, add))
        return NULL;
    if (add->connect)
        join_near(g, first_new, end_new, 1.1 * graph_mean_edge_length(g));
    g->basis = BASIS_NONE;
    return graph_build_checked(b, g);
}

/* ---- complete ---- */

static void join_corners(Graph *g, const IntList *corners) {
    for (int i = 0; i < corners->n; i++)
        for (int j = i + 1; j < corners->n; j++)
            graph_join(g, corners->v[i], corners->v[j]);
}

static void join_all(Graph *g) {
    graph_clear_edges(g);
    for (int i = 0; i < g->n_vertices; i++)
        for (int j = i + 1; j < g->n_vertices; j++)
            graph_push_edge(g, i, j);
    graph_link_edges(g);
    faces_make(g, true);
}

Graph *extend_complete(const GraphBuild *b, Graph *g, bool each_face) {
    if (!g)
        return NULL;
    if (!each_face && g->n_vertices > COMPLETE_MOST)
        return graph_build_refuse(b,
                                  "a graph of %d vertices is too large to be completed; %d may be",
                                  g->n_vertices, COMPLETE_MOST);
    for (int f = 0; each_face && f < g->n_faces; f++)
        join_corners(g, &g->faces[f].vertices);
    if (!each_face)
        join_all(g);
    g->basis = BASIS_NONE;
    return g;
}

/* ---- dual, subdivide, layers ---- */

Graph *extend_dual(const GraphBuild *b, Graph *g) {
    if (!g || g->n_vertices == 0 || g->n_edges == 0 || g->n_faces == 0)
        return g;
    Graph *dual = graph_new(b->arena);
    for (int f = 0; f < g->n_faces; f++)
        graph_add_vertex(dual, g->faces[f].el.pt);
    for (int e = 0; e < g->n_edges; e++)
        if (g->edges[e].left >= 0 && g->edges[e].right >= 0)
            graph_add_edge(dual, g->edges[e].left, g->edges[e].right);
    faces_make(dual, false);
    graph_set_basis(dual, BASIS_DUAL);
    graph_reorder_all(dual);
    return dual;
}

Graph *extend_subdivide(const GraphBuild *b, Graph *g, int least) {
    if (!g)
        return NULL;
    if (b->use == SITE_VERTEX)
        faces_make(g, true);
    if (!graph_build_fits(b, (double)g->n_vertices + g->n_faces))
        return NULL;
    for (int f = g->n_faces - 1; f >= 0; f--) {
        const IntList *corners = &g->faces[f].vertices;
        if (corners->n < least)
            continue;
        int centre = graph_add_vertex(g, g->faces[f].el.pt);
        for (int i = 0; i < corners->n; i++)
            graph_join(g, centre, corners->v[i]);
    }
    if (b->use == SITE_CELL)
        faces_make(g, true);
    else
        graph_clear_faces(g);
    g->basis = BASIS_NONE;
    return g;
}

/* Adds the ground layer, which has the first elements of the graph, once more at height z, and
   joins it with the layer below. */
static void add_layer(Graph *g, int vertices, int edges, int faces, int z) {
    int first = g->n_vertices;
    for (int v = 0; v < vertices; v++) {
        Point p = g->vertices[v].el.pt;
        int id = graph_add_vertex(g, (Point){ p.x, p.y, p.z + z });
        if (g->vertices[v].pivot >= 0 && !g->vertices[v].pivot_gone)
            g->vertices[id].pivot = first + g->vertices[v].pivot;
    }
    for (int i = 0; i < edges; i++) {
        Edge e = g->edges[i];
        if (e.curved)
            graph_add_curve(g, first + e.a, first + e.b, e.tangent_a, e.tangent_b);
        else
            graph_add_edge(g, first + e.a, first + e.b);
    }
    for (int v = 0; v < vertices; v++)
        graph_add_edge(g, first - vertices + v, first + v);
    for (int f = 0; f < faces; f++) {
        const IntList *corners = &g->faces[f].vertices;
        int *ids = ARENA_ARRAY(g->arena, int, corners->n);
        for (int i = 0; i < corners->n; i++)
            ids[i] = first + corners->v[i];
        graph_add_face(g, ids, corners->n);
    }
}

Graph *extend_layers(const GraphBuild *b, Graph *g, int layers) {
    if (!g || !graph_build_dim(b, "the number of layers", layers, 1) ||
        !graph_build_fits(b, (double)layers * g->n_vertices))
        return NULL;
    int vertices = g->n_vertices, edges = g->n_edges, faces = g->n_faces;
    for (int layer = 1; layer < layers; layer++)
        add_layer(g, vertices, edges, faces, layer);
    graph_update_centres(g);
    graph_reorder_all(g);
    return g;
}
