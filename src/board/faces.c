/* Walks round each area, always taking the next edge, until it comes back to where it began. */
#include "board/faces.h"
#include "board/grid.h"

#define SAME_LEVEL 0.0001 /* in z */

typedef struct Walk {
    Graph *g;
    Grid grid;     /* of edges; made only if crossings matter */
    char *crossed; /* per edge: 0 not known yet, 'y' or 'n'; NULL if crossings do not matter */
    int ids[FACE_MAX_SIDES + 1];
    int n;
} Walk;

static bool shares_end(const Graph *g, const Edge *e, const Edge *f) {
    const Point *ends[] = { &g->vertices[e->a].el.pt, &g->vertices[e->b].el.pt };
    for (int i = 0; i < 2; i++)
        if (point_distance_flat(*ends[i], g->vertices[f->a].el.pt) < GRAPH_TOLERANCE ||
            point_distance_flat(*ends[i], g->vertices[f->b].el.pt) < GRAPH_TOLERANCE)
            return true;
    return false;
}

static bool touches(const Graph *g, const Edge *e, const Edge *f) {
    double s, t;
    return line_meeting(g->vertices[e->a].el.pt, g->vertices[e->b].el.pt, g->vertices[f->a].el.pt,
                        g->vertices[f->b].el.pt, &s, &t) &&
           s >= -GEOMETRY_SMALL && s <= 1 + GEOMETRY_SMALL && t >= -GEOMETRY_SMALL &&
           t <= 1 + GEOMETRY_SMALL;
}

typedef struct Crossing {
    const Graph *g;
    int edge;
} Crossing;

static bool crosses(void *context, int other) {
    const Crossing *c = context;
    const Edge *e = &c->g->edges[c->edge], *f = &c->g->edges[other];
    return other < c->edge && !shares_end(c->g, e, f) && touches(c->g, e, f);
}

/* Some edge with a lower number crosses this one. */
static bool is_crossed(Walk *w, int edge) {
    if (!w->crossed[edge]) {
        const Edge *e = &w->g->edges[edge];
        Point a = w->g->vertices[e->a].el.pt, b = w->g->vertices[e->b].el.pt;
        double m = GRAPH_TOLERANCE;
        Bounds box = { fmin(a.x, b.x) - m, fmin(a.y, b.y) - m, fmax(a.x, b.x) + m,
                       fmax(a.y, b.y) + m };
        bool found = grid_any(&w->grid, box, crosses, &(Crossing){ w->g, edge });
        w->crossed[edge] = found ? 'y' : 'n';
    }
    return w->crossed[edge] == 'y';
}

/* Where among the vertex's edges the first one with the same ends as `edge` stands. */
static int position_of(const Graph *g, const Vertex *v, int edge) {
    const Edge *e = &g->edges[edge];
    for (int i = 0; i < v->edges.n; i++) {
        const Edge *f = &g->edges[v->edges.v[i]];
        if ((f->a == e->a && f->b == e->b) || (f->a == e->b && f->b == e->a))
            return i;
    }
    return 0;
}

/* The edge after `edge` round a vertex that leads to the level z, or -1. */
static int next_edge(const Graph *g, int vertex, int edge, double z) {
    const Vertex *v = &g->vertices[vertex];
    int at = position_of(g, v, edge);
    for (int i = 1; i < v->edges.n; i++) {
        int next = v->edges.v[(at + i) % v->edges.n];
        if (fabs(g->vertices[edge_other(&g->edges[next], vertex)].el.pt.z - z) < SAME_LEVEL)
            return next;
    }
    return -1;
}

static bool was_met(const Walk *w, int vertex) {
    for (int i = 0; i < w->n; i++)
        if (w->ids[i] == vertex)
            return true;
    return false;
}

/* Goes round from `start`, turning away from `edge`; true if it came back, w->ids is the way. */
static bool walk_round(Walk *w, int start, int edge) {
    const Graph *g = w->g;
    int vertex = start;
    w->ids[0] = start;
    w->n = 1;
    while (w->n <= FACE_MAX_SIDES) {
        int before = vertex;
        edge = next_edge(g, vertex, edge, g->vertices[start].el.pt.z);
        if (edge < 0)
            return false;
        vertex = edge_other(&g->edges[edge], vertex);
        if (vertex == start)
            return w->n >= 3;
        if (was_met(w, vertex))
            return false;
        w->ids[w->n++] = vertex;
        if (w->crossed && is_crossed(w, graph_find_edge(g, before, vertex)))
            return false;
    }
    return false;
}

/* Twice the area, negative if the way goes clockwise. */
static double signed_area(const Walk *w) {
    double area = 0;
    for (int i = 0; i < w->n; i++) {
        Point p = w->g->vertices[w->ids[i]].el.pt, q = w->g->vertices[w->ids[(i + 1) % w->n]].el.pt;
        area += p.x * q.y - q.x * p.y;
    }
    return area;
}

void faces_make(Graph *g, bool no_crossings) {
    graph_clear_faces(g);
    Walk w = { .g = g };
    if (no_crossings) {
        w.grid = grid_of_edges(g);
        w.crossed = ARENA_ARRAY(g->arena, char, g->n_edges);
    }
    for (int v = 0; v < g->n_vertices; v++)
        for (int i = 0; i < g->vertices[v].edges.n; i++)
            if (walk_round(&w, v, g->vertices[v].edges.v[i]) && signed_area(&w) < 0)
                graph_add_face(g, w.ids, w.n);
}
