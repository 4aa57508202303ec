/* Dividing edges. What is divided is only marked as gone, and its parts come last: so the edges
   that are left keep the order that Ludii's lists have. */
#include "board/split.h"
#include "board/faces.h"
#include "board/grid.h"
#include "board/prune.h"

#define CROSSING_MARGIN 0.01  /* of an edge's length, at both its ends */
#define TOUCHING_MARGIN 0.001 /* a vertex so near to an edge lies on it */

typedef struct Split {
    Graph *g;
    Grid grid; /* of edges, then of vertices */
    bool *gone;
    int cap_gone;
    int made_for; /* the number of edges when the grid was made */
    bool has_pivots;
    IntList near; /* scratch */
} Split;

static Point end_a(const Graph *g, int edge) {
    return g->vertices[g->edges[edge].a].el.pt;
}

static Point end_b(const Graph *g, int edge) {
    return g->vertices[g->edges[edge].b].el.pt;
}

static Bounds edge_bounds(const Graph *g, int edge) {
    Point a = end_a(g, edge), b = end_b(g, edge);
    double m = TOUCHING_MARGIN;
    return (Bounds){ fmin(a.x, b.x) - m, fmin(a.y, b.y) - m, fmax(a.x, b.x) + m,
                     fmax(a.y, b.y) + m };
}

static int add_part(Split *s, int a, int b) {
    int id = graph_add_edge(s->g, a, b);
    s->gone = arena_grow(s->g->arena, s->gone, id, &s->cap_gone, sizeof *s->gone);
    s->gone[id] = false;
    return id;
}

static void leave(IntList *edges, int edge) {
    int n = 0;
    for (int i = 0; i < edges->n; i++)
        if (edges->v[i] != edge)
            edges->v[n++] = edges->v[i];
    edges->n = n;
}

/* The other edges at its ends stay in the order they have, even if they have been rotated since. */
static void mark_gone(Split *s, int edge) {
    s->gone[edge] = true;
    leave(&s->g->vertices[s->g->edges[edge].a].edges, edge);
    leave(&s->g->vertices[s->g->edges[edge].b].edges, edge);
}

/* ---- crossings ---- */

/* How far along `edge` the other crosses it; -1 if it does not. */
static double crossing(const Graph *g, int edge, int other) {
    double s, t, m = CROSSING_MARGIN;
    bool meet =
        line_meeting(end_a(g, edge), end_b(g, edge), end_a(g, other), end_b(g, other), &s, &t);
    return meet && s > m && s < 1 - m && t > m && t < 1 - m ? s : -1;
}

static int edge_pivot(const Graph *g, int edge) {
    int a = g->vertices[g->edges[edge].a].pivot, b = g->vertices[g->edges[edge].b].pivot;
    return a >= 0 ? a : b;
}

/* The pivot of a crossing: that of the lower edge, else the first of all edges from there to the
   one that it crosses. */
static int crossing_pivot(const Split *s, int low, int high) {
    int b = s->g->vertices[s->g->edges[low].b].pivot;
    if (b >= 0)
        return b;
    for (int e = low; s->has_pivots && e <= high; e++)
        if (!s->gone[e] && edge_pivot(s->g, e) >= 0)
            return edge_pivot(s->g, e);
    return -1;
}

/* The search for the edge with the lowest number, not below `from`, that crosses `edge`. */
typedef struct Search {
    const Split *s;
    int edge, from;
    int found; /* what is not below this is of no interest any more */
    double along;
} Search;

static bool look_at(void *context, int other) {
    Search *search = context;
    if (other < search->from || other >= search->found || search->s->gone[other])
        return false;
    double along = other < search->edge ? crossing(search->s->g, other, search->edge)
                                        : crossing(search->s->g, search->edge, other);
    if (along >= 0) {
        search->found = other;
        search->along = along;
    }
    return false;
}

static void search(Search *q) {
    grid_any(&q->s->grid, edge_bounds(q->s->g, q->edge), look_at, q);
}

/* The grid, made anew whenever what was divided since outnumbers what it was made for. */
static void refresh_grid(Split *s) {
    if (s->g->n_edges < 2 * s->made_for)
        return;
    double length = 0;
    int n = 0;
    for (int e = 0; e < s->g->n_edges; e++)
        if (!s->gone[e]) {
            length += point_distance(end_a(s->g, e), end_b(s->g, e));
            n++;
        }
    s->made_for = s->g->n_edges;
    s->grid = grid_make(s->g->arena, length / n);
    for (int e = 0; e < s->g->n_edges; e++)
        if (!s->gone[e])
            grid_add_edge(&s->grid, s->g, e);
}

/* Divides two edges where they cross; returns the lowest edge that one of the parts crosses, if it
   is lower than `low`, else `low`. */
static int divide(Split *s, int low, int high, double along) {
    Graph *g = s->g;
    Point at = point_lerp(along, end_a(g, low), end_b(g, low));
    int v = graph_add_vertex(g, (Point){ at.x, at.y, 0 });
    g->vertices[v].pivot = crossing_pivot(s, low, high);
    mark_gone(s, high);
    mark_gone(s, low);
    const int parts[4] = { add_part(s, g->edges[low].a, v), add_part(s, v, g->edges[low].b),
                           add_part(s, g->edges[high].a, v), add_part(s, v, g->edges[high].b) };
    int lowest = low;
    for (int i = 0; i < 4; i++) {
        Search q = { .s = s, .edge = parts[i], .found = lowest };
        search(&q);
        lowest = q.found;
    }
    for (int i = 0; i < 4; i++)
        grid_add_edge(&s->grid, g, parts[i]);
    refresh_grid(s);
    return lowest;
}

/* False if there are too many. */
static bool divide_crossings(Split *s) {
    s->grid = grid_of_edges(s->g);
    s->made_for = s->g->n_edges;
    for (int e = 0; e < s->g->n_edges;) {
        int none = s->g->n_edges;
        Search q = { .s = s, .edge = e, .from = e + 1, .found = none };
        if (!s->gone[e])
            search(&q);
        e = q.found == none ? e + 1 : divide(s, e, q.found, q.along);
        if (s->g->n_vertices > GRAPH_MAX)
            return false;
    }
    return true;
}

/* ---- touching ---- */

static bool touches(const Graph *g, int edge, int vertex) {
    Point p = g->vertices[vertex].el.pt, a = end_a(g, edge), b = end_b(g, edge);
    return point_distance(p, a) >= TOUCHING_MARGIN && point_distance(p, b) >= TOUCHING_MARGIN &&
           line_distance(p, a, b) <= TOUCHING_MARGIN;
}

/* If a second vertex touches the same edge, the edge is gone already, and Ludii removes in its
   place the one that has moved up to its number. */
static void mark_gone_at(Split *s, int number) {
    while (number < s->g->n_edges && s->gone[number])
        number++;
    if (number < s->g->n_edges)
        mark_gone(s, number);
}

static void join_part(Split *s, int a, int b) {
    if (graph_find_edge(s->g, a, b) < 0)
        add_part(s, a, b);
}

static void divide_touching(Split *s) {
    Graph *g = s->g;
    s->grid = grid_of_vertices(g, graph_mean_edge_length(g));
    for (int e = 0; e < g->n_edges; e++) {
        if (s->gone[e])
            continue;
        Edge edge = g->edges[e];
        int pivot =
            g->vertices[edge.b].pivot >= 0 ? g->vertices[edge.b].pivot : g->vertices[edge.a].pivot;
        grid_query(&s->grid, edge_bounds(g, e), &s->near);
        for (int i = 0; i < s->near.n; i++) {
            int v = s->near.v[i];
            if (v == edge.a || v == edge.b || !touches(g, e, v))
                continue;
            if (pivot >= 0)
                g->vertices[v].pivot = pivot;
            mark_gone_at(s, e);
            join_part(s, edge.a, v);
            join_part(s, v, edge.b);
        }
    }
}

Graph *split_crossings(const GraphBuild *b, Graph *g) {
    if (!g)
        return NULL;
    Split s = { .g = g, .cap_gone = g->n_edges, .gone = ARENA_ARRAY(b->arena, bool, g->n_edges) };
    for (int v = 0; v < g->n_vertices; v++)
        s.has_pivots |= g->vertices[v].pivot >= 0;
    graph_clear_faces(g);
    if (!divide_crossings(&s))
        return graph_build_refuse(b, "the edges of this graph cross too often");
    divide_touching(&s);
    Prune p = prune_begin(g);
    p.edges = s.gone;
    prune_end(&p);
    faces_make(g, true);
    g->basis = BASIS_NONE;
    return g;
}
