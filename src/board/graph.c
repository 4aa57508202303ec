/* The graph core: adding, finding, linking and numbering vertices, edges and faces. */
#include "board/graph.h"

#include "board/angle.h"

#include <stdlib.h>
#include <string.h>

Graph *graph_new(Arena *a) {
    Graph *g = ARENA_NEW(a, Graph);
    g->arena = a;
    return g;
}

/* ---- lists of numbers ---- */

static int compare_ints(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}

void intlist_sort(IntList *list) {
    if (list->n < 2)
        return;
    qsort(list->v, (size_t)list->n, sizeof *list->v, compare_ints);
    int n = 1;
    for (int i = 1; i < list->n; i++)
        if (list->v[i] != list->v[n - 1])
            list->v[n++] = list->v[i];
    list->n = n;
}

/* ---- order round a vertex ---- */

static double direction(Point from, Point to) {
    return angle_of(to.y - from.y, to.x - from.x);
}

static double edge_direction(const Graph *g, int vertex, int edge) {
    int other = edge_other(&g->edges[edge], vertex);
    return direction(g->vertices[vertex].el.pt, g->vertices[other].el.pt);
}

static double face_direction(const Graph *g, int vertex, int face) {
    return direction(g->vertices[vertex].el.pt, g->faces[face].el.pt);
}

typedef struct Rank {
    double score;
    int id, order;
} Rank;

static int compare_ranks(const void *a, const void *b) {
    const Rank *x = a, *y = b;
    if (x->score != y->score)
        return x->score < y->score ? -1 : 1;
    return x->order - y->order;
}

/* Sorts by score; what has equal scores keeps its order. Quick when all but the last is sorted. */
static void sort_ranks(Rank *ranks, int n) {
    enum { FEW = 24 };
    if (n > FEW) {
        qsort(ranks, (size_t)n, sizeof *ranks, compare_ranks);
        return;
    }
    for (int i = 1; i < n; i++) {
        Rank r = ranks[i];
        int j = i;
        for (; j > 0 && ranks[j - 1].score > r.score; j--)
            ranks[j] = ranks[j - 1];
        ranks[j] = r;
    }
}

static void sort_round(const Graph *g, int vertex, IntList *list,
                       double (*angle)(const Graph *, int, int)) {
    enum { FEW = 64 };
    Rank few[FEW];
    Rank *ranks = list->n <= FEW ? few : ARENA_ARRAY(g->arena, Rank, list->n);
    for (int i = 0; i < list->n; i++)
        ranks[i] = (Rank){ angle(g, vertex, list->v[i]), list->v[i], i };
    sort_ranks(ranks, list->n);
    for (int i = 0; i < list->n; i++)
        list->v[i] = ranks[i].id;
}

void graph_link_edges(Graph *g) {
    for (int v = 0; v < g->n_vertices; v++)
        g->vertices[v].edges.n = 0;
    for (int e = 0; e < g->n_edges; e++) {
        intlist_push(g->arena, &g->vertices[g->edges[e].a].edges, e);
        intlist_push(g->arena, &g->vertices[g->edges[e].b].edges, e);
    }
    for (int v = 0; v < g->n_vertices; v++)
        sort_round(g, v, &g->vertices[v].edges, edge_direction);
}

void graph_link_faces(Graph *g) {
    for (int v = 0; v < g->n_vertices; v++)
        g->vertices[v].faces.n = 0;
    for (int f = 0; f < g->n_faces; f++)
        for (int i = 0; i < g->faces[f].vertices.n; i++)
            intlist_push(g->arena, &g->vertices[g->faces[f].vertices.v[i]].faces, f);
    for (int v = 0; v < g->n_vertices; v++)
        sort_round(g, v, &g->vertices[v].faces, face_direction);
}

void graph_clear_faces(Graph *g) {
    for (int e = 0; e < g->n_edges; e++)
        g->edges[e].left = g->edges[e].right = -1;
    for (int v = 0; v < g->n_vertices; v++)
        g->vertices[v].faces.n = 0;
    g->n_faces = 0;
}

void graph_clear_edges(Graph *g) {
    graph_clear_faces(g);
    for (int v = 0; v < g->n_vertices; v++)
        g->vertices[v].edges.n = 0;
    g->n_edges = 0;
}

/* ---- adding and finding ---- */

int graph_add_vertex(Graph *g, Point at) {
    ARENA_PUSH(g->arena, g->vertices, g->n_vertices, g->cap_vertices) =
        (Vertex){ .el.pt = at, .pivot = -1 };
    return g->n_vertices - 1;
}

static void set_edge_centre(const Graph *g, Edge *e) {
    Point a = g->vertices[e->a].el.pt, b = g->vertices[e->b].el.pt;
    e->el.pt = (Point){ (a.x + b.x) * 0.5, (a.y + b.y) * 0.5, (a.z + b.z) * 0.5 };
}

int graph_push_edge(Graph *g, int a, int b) {
    Edge e = { .a = a, .b = b, .left = -1, .right = -1 };
    if (g->vertices[a].el.basis == g->vertices[b].el.basis)
        e.el.basis = g->vertices[a].el.basis;
    set_edge_centre(g, &e);
    ARENA_PUSH(g->arena, g->edges, g->n_edges, g->cap_edges) = e;
    return g->n_edges - 1;
}

int graph_add_edge(Graph *g, int a, int b) {
    int id = graph_push_edge(g, a, b);
    const int ends[] = { a, b };
    for (int i = 0; i < 2; i++) {
        IntList *list = &g->vertices[ends[i]].edges;
        intlist_push(g->arena, list, id);
        sort_round(g, ends[i], list, edge_direction);
    }
    return id;
}

int graph_add_curve(Graph *g, int a, int b, Point tangent_a, Point tangent_b) {
    int id = graph_add_edge(g, a, b);
    Edge *e = &g->edges[id];
    e->curved = true;
    e->tangent_a = tangent_a;
    e->tangent_b = tangent_b;
    return id;
}

int graph_find_edge(const Graph *g, int a, int b) {
    const IntList *list = &g->vertices[a].edges;
    int found = -1;
    for (int i = 0; i < list->n; i++) {
        const Edge *e = &g->edges[list->v[i]];
        bool same = (e->a == a && e->b == b) || (e->a == b && e->b == a);
        if (same && (found < 0 || list->v[i] < found))
            found = list->v[i];
    }
    return found;
}

int graph_join(Graph *g, int a, int b) {
    int e = graph_find_edge(g, a, b);
    return e >= 0 ? e : graph_add_edge(g, a, b);
}

int graph_join_curve(Graph *g, int a, int b, Point tangent_a, Point tangent_b) {
    int e = graph_find_edge(g, a, b);
    return e >= 0 ? e : graph_add_curve(g, a, b, tangent_a, tangent_b);
}

/* The vertices from `start` on, in steps of `step`, are the given ones. */
static bool runs_as(const IntList *round, int start, int step, const int *ids) {
    for (int i = 0; i < round->n; i++)
        if (round->v[(start + i * step + round->n * (step < 0)) % round->n] != ids[i])
            return false;
    return true;
}

static bool face_is(const Face *f, const int *ids, int n) {
    if (f->vertices.n != n)
        return false;
    int start = 0;
    while (start < n && f->vertices.v[start] != ids[0])
        start++;
    return start < n &&
           (runs_as(&f->vertices, start, 1, ids) || runs_as(&f->vertices, start, -1, ids));
}

int graph_find_face(const Graph *g, const int *ids, int n) {
    if (n == 0)
        return -1;
    const IntList *near = &g->vertices[ids[0]].faces;
    int found = -1;
    for (int i = 0; i < near->n; i++)
        if (face_is(&g->faces[near->v[i]], ids, n) && (found < 0 || near->v[i] < found))
            found = near->v[i];
    return found;
}

static void set_face_centre(const Graph *g, Face *f) {
    Point sum = { 0 };
    for (int i = 0; i < f->vertices.n; i++)
        sum = point_plus(sum, g->vertices[f->vertices.v[i]].el.pt);
    int n = f->vertices.n ? f->vertices.n : 1;
    f->el.pt = (Point){ sum.x / n, sum.y / n, sum.z / n };
}

/* The basis of the graph's first vertex, if all of the face but its first vertex have it. */
static Basis face_basis(const Graph *g, const int *ids, int n) {
    for (int i = 1; i < n; i++)
        if (g->vertices[ids[i]].el.basis != g->vertices[0].el.basis)
            return BASIS_NONE;
    return g->vertices[0].el.basis;
}

int graph_add_face(Graph *g, const int *ids, int n) {
    int id = graph_find_face(g, ids, n);
    if (id >= 0)
        return id;
    Face f = { .el.basis = face_basis(g, ids, n) };
    for (int i = 0; i < n; i++) {
        int e = graph_find_edge(g, ids[i], ids[(i + 1) % n]);
        if (e < 0)
            return -1;
        intlist_push(g->arena, &f.vertices, ids[i]);
        intlist_push(g->arena, &f.edges, e);
    }
    set_face_centre(g, &f);
    id = g->n_faces;
    ARENA_PUSH(g->arena, g->faces, g->n_faces, g->cap_faces) = f;
    for (int i = 0; i < n; i++) {
        Edge *e = &g->edges[f.edges.v[i]];
        *(e->a == ids[i] ? &e->right : &e->left) = id;
        intlist_push(g->arena, &g->vertices[ids[i]].faces, id);
    }
    return id;
}

void graph_update_centres(Graph *g) {
    for (int e = 0; e < g->n_edges; e++)
        set_edge_centre(g, &g->edges[e]);
    for (int f = 0; f < g->n_faces; f++)
        set_face_centre(g, &g->faces[f]);
}

/* ---- numbering ---- */

/* The elements of a type as an array of `*size` bytes each, beginning with their Element. */
static char *elements_of(const Graph *g, SiteType type, int *n, size_t *size) {
    switch (type) {
    case SITE_VERTEX:
        *n = g->n_vertices, *size = sizeof *g->vertices;
        return (char *)g->vertices;
    case SITE_EDGE:
        *n = g->n_edges, *size = sizeof *g->edges;
        return (char *)g->edges;
    default:
        *n = g->n_faces, *size = sizeof *g->faces;
        return (char *)g->faces;
    }
}

static void map_one(int *id, const int *new_id) {
    if (*id >= 0)
        *id = new_id[*id];
}

static void map_list(IntList *list, const int *new_id) {
    for (int i = 0; i < list->n; i++)
        list->v[i] = new_id[list->v[i]];
}

static void map_vertices(Graph *g, const int *new_id) {
    for (int v = 0; v < g->n_vertices; v++)
        if (!g->vertices[v].pivot_gone)
            map_one(&g->vertices[v].pivot, new_id);
    for (int e = 0; e < g->n_edges; e++) {
        map_one(&g->edges[e].a, new_id);
        map_one(&g->edges[e].b, new_id);
    }
    for (int f = 0; f < g->n_faces; f++)
        map_list(&g->faces[f].vertices, new_id);
}

static void map_edges(Graph *g, const int *new_id) {
    for (int v = 0; v < g->n_vertices; v++)
        map_list(&g->vertices[v].edges, new_id);
    for (int f = 0; f < g->n_faces; f++)
        map_list(&g->faces[f].edges, new_id);
}

static void map_faces(Graph *g, const int *new_id) {
    for (int v = 0; v < g->n_vertices; v++)
        map_list(&g->vertices[v].faces, new_id);
    for (int e = 0; e < g->n_edges; e++) {
        map_one(&g->edges[e].left, new_id);
        map_one(&g->edges[e].right, new_id);
    }
}

void graph_reorder(Graph *g, SiteType type) {
    static void (*const map[N_SITE_TYPES])(Graph *, const int *) = {
        [SITE_VERTEX] = map_vertices, [SITE_EDGE] = map_edges, [SITE_CELL] = map_faces
    };
    int n;
    size_t size;
    char *items = elements_of(g, type, &n, &size);
    Rank *ranks = ARENA_ARRAY(g->arena, Rank, n);
    for (int i = 0; i < n; i++) {
        const Element *el = (const Element *)(items + (size_t)i * size);
        ranks[i] = (Rank){ el->pt.y * 100 + el->pt.x, i, i };
    }
    sort_ranks(ranks, n);
    char *old = arena_alloc(g->arena, (size_t)n * size);
    if (n)
        memcpy(old, items, (size_t)n * size);
    int *new_id = ARENA_ARRAY(g->arena, int, n);
    for (int i = 0; i < n; i++) {
        memcpy(items + (size_t)i * size, old + (size_t)ranks[i].id * size, size);
        new_id[ranks[i].id] = i;
    }
    map[type](g, new_id);
}

void graph_reorder_all(Graph *g) {
    graph_reorder(g, SITE_VERTEX);
    graph_reorder(g, SITE_EDGE);
    graph_reorder(g, SITE_CELL);
}

/* ---- the whole ---- */

void graph_set_basis(Graph *g, Basis basis) {
    for (int type = 0; type < N_SITE_TYPES; type++) {
        int n;
        size_t size;
        char *items = elements_of(g, (SiteType)type, &n, &size);
        for (int i = 0; i < n; i++) {
            Element *el = (Element *)(items + (size_t)i * size);
            if (el->basis == BASIS_UNSET)
                el->basis = basis;
        }
    }
    g->basis = basis;
}

bool graph_is_regular(const Graph *g) {
    if (g->basis == BASIS_SQUARE || g->basis == BASIS_TRIANGULAR || g->basis == BASIS_HEXAGONAL)
        return true;
    const Element *first = g->n_faces      ? &g->faces[0].el
                           : g->n_edges    ? &g->edges[0].el
                           : g->n_vertices ? &g->vertices[0].el
                                           : NULL;
    if (!first || first->basis == BASIS_UNSET || first->basis == BASIS_NONE)
        return false;
    for (int type = 0; type < N_SITE_TYPES; type++) {
        int n;
        size_t size;
        const char *items = elements_of(g, (SiteType)type, &n, &size);
        for (int i = 0; i < n; i++)
            if (((const Element *)(items + (size_t)i * size))->basis != first->basis)
                return false;
    }
    return true;
}

Bounds graph_bounds(const Graph *g) {
    if (g->n_vertices == 0)
        return (Bounds){ 0 };
    Point p = g->vertices[0].el.pt;
    Bounds b = { p.x, p.y, p.x, p.y };
    for (int v = 1; v < g->n_vertices; v++) {
        p = g->vertices[v].el.pt;
        b = (Bounds){ fmin(b.x0, p.x), fmin(b.y0, p.y), fmax(b.x1, p.x), fmax(b.y1, p.y) };
    }
    return b;
}

double graph_mean_edge_length(const Graph *g) {
    double sum = 0;
    for (int e = 0; e < g->n_edges; e++)
        sum += point_distance(g->vertices[g->edges[e].a].el.pt, g->vertices[g->edges[e].b].el.pt);
    return g->n_edges ? sum / g->n_edges : 0;
}
