/* Removing elements, and closing the gaps in the numbering. */
#include "board/prune.h"

Prune prune_begin(Graph *g) {
    return (Prune){ g, ARENA_ARRAY(g->arena, bool, g->n_vertices),
                    ARENA_ARRAY(g->arena, bool, g->n_edges),
                    ARENA_ARRAY(g->arena, bool, g->n_faces) };
}

static void unlink_face(Edge *e, int face) {
    if (e->left == face)
        e->left = -1;
    if (e->right == face)
        e->right = -1;
}

void prune_face(Prune *p, int face, bool orphans) {
    const Face *f = &p->g->faces[face];
    p->faces[face] = true;
    for (int i = 0; i < f->edges.n; i++) {
        Edge *e = &p->g->edges[f->edges.v[i]];
        bool linked = e->left == face || e->right == face;
        unlink_face(e, face);
        if (orphans && linked && e->left < 0 && e->right < 0)
            p->edges[f->edges.v[i]] = true;
    }
}

static bool any_marked(const IntList *list, const bool *marked) {
    for (int i = 0; i < list->n; i++)
        if (marked[list->v[i]])
            return true;
    return false;
}

/* Marks all that cannot stay because something else goes. */
static void spread(Prune *p) {
    Graph *g = p->g;
    for (int e = 0; e < g->n_edges; e++)
        p->edges[e] |= p->vertices[g->edges[e].a] || p->vertices[g->edges[e].b];
    for (int f = 0; f < g->n_faces; f++)
        if (!p->faces[f] && (any_marked(&g->faces[f].edges, p->edges) ||
                             any_marked(&g->faces[f].vertices, p->vertices)))
            prune_face(p, f, false);
}

/* The numbers that remain; -1 for what goes. */
static int *new_numbers(Arena *a, const bool *marked, int n) {
    int *map = ARENA_ARRAY(a, int, n);
    for (int i = 0, next = 0; i < n; i++)
        map[i] = marked[i] ? -1 : next++;
    return map;
}

static void map_list(IntList *list, const int *map) {
    int n = 0;
    for (int i = 0; i < list->n; i++)
        if (map[list->v[i]] >= 0)
            list->v[n++] = map[list->v[i]];
    list->n = n;
}

/* A pivot that goes is remembered by its place, and by the number that it had. */
static void map_pivot(const Graph *g, Vertex *v, const int *map) {
    if (v->pivot < 0 || v->pivot_gone)
        return;
    if (map[v->pivot] >= 0) {
        v->pivot = map[v->pivot];
    } else {
        v->pivot_gone = true;
        v->pivot_was = g->vertices[v->pivot].el.pt;
    }
}

static void close_vertices(Graph *g, const int *vertices, const int *edges, const int *faces) {
    for (int v = 0; v < g->n_vertices; v++)
        map_pivot(g, &g->vertices[v], vertices);
    int n = 0;
    for (int v = 0; v < g->n_vertices; v++)
        if (vertices[v] >= 0) {
            map_list(&g->vertices[v].edges, edges);
            map_list(&g->vertices[v].faces, faces);
            g->vertices[n++] = g->vertices[v];
        }
    g->n_vertices = n;
    for (int v = 0; v < n; v++)
        if (g->vertices[v].pivot >= n) /* gone, and no vertex has its number any more */
            g->vertices[v].pivot = -1;
}

static void close_edges(Graph *g, const int *vertices, const int *edges, const int *faces) {
    int n = 0;
    for (int i = 0; i < g->n_edges; i++)
        if (edges[i] >= 0) {
            Edge *e = &g->edges[n++];
            *e = g->edges[i];
            e->a = vertices[e->a];
            e->b = vertices[e->b];
            e->left = e->left < 0 ? -1 : faces[e->left];
            e->right = e->right < 0 ? -1 : faces[e->right];
        }
    g->n_edges = n;
}

static void close_faces(Graph *g, const int *vertices, const int *edges, const int *faces) {
    int n = 0;
    for (int f = 0; f < g->n_faces; f++)
        if (faces[f] >= 0) {
            map_list(&g->faces[f].vertices, vertices);
            map_list(&g->faces[f].edges, edges);
            g->faces[n++] = g->faces[f];
        }
    g->n_faces = n;
}

void prune_end(Prune *p) {
    Graph *g = p->g;
    spread(p);
    const int *vertices = new_numbers(g->arena, p->vertices, g->n_vertices);
    const int *edges = new_numbers(g->arena, p->edges, g->n_edges);
    const int *faces = new_numbers(g->arena, p->faces, g->n_faces);
    close_vertices(g, vertices, edges, faces);
    close_edges(g, vertices, edges, faces);
    close_faces(g, vertices, edges, faces);
}
