/* Perimeter: follows the outlines of a graph. */
#include "board/perimeter.h"

#include "board/angle.h"
#include "board/polygon.h"
#include "board/property.h"

#include <stdlib.h>

/* Place in the vertex's list of the first edge with the same ends. */
static int edge_position(const Graph *g, int vertex, const Edge *edge) {
    const IntList *edges = &g->vertices[vertex].edges;
    int far = edge_other(edge, vertex);
    for (int i = 0; i < edges->n; i++)
        if (edge_other(&g->edges[edges->v[i]], vertex) == far)
            return i;
    return 0;
}

/* The edge that leads upwards most. */
static const Edge *first_edge(const Graph *g, int vertex) {
    const Vertex *v = &g->vertices[vertex];
    const Edge *best = NULL;
    double best_angle = 1e6;
    for (int i = 0; i < v->edges.n; i++) {
        const Edge *e = &g->edges[v->edges.v[i]];
        Point to = g->vertices[edge_other(e, vertex)].el.pt;
        double angle = angle_of(to.x - v->el.pt.x, -(to.y - v->el.pt.y));
        if (angle < best_angle) {
            best = e;
            best_angle = angle;
        }
    }
    return best;
}

/* The next edge around `vertex` after the one by which it was reached from `previous`. */
static const Edge *next_edge(const Graph *g, int vertex, int previous, const Edge *edge) {
    const IntList *edges = &g->vertices[vertex].edges;
    int at = edge_position(g, vertex, edge);
    for (int i = 1; i < edges->n; i++) {
        edge = &g->edges[edges->v[(at + i) % edges->n]];
        if (edge_other(edge, vertex) != previous)
            break; /* edges may be doubled: do not go back by the twin */
    }
    return edge;
}

/* A walk that keeps to the outside passes each edge twice at most; one that does not come back by
   then (edges that cross can do that) is cut. */
static IntList follow(const Graph *g, int start) {
    IntList walk = { 0 };
    const Edge *edge = first_edge(g, start);
    int vertex = start;
    do {
        ARENA_PUSH(g->arena, walk.v, walk.n, walk.cap) = vertex;
        if (!edge)
            break;
        int previous = vertex;
        vertex = edge_other(edge, vertex);
        edge = next_edge(g, vertex, previous, edge);
    } while (vertex != start && walk.n <= 2 * g->n_edges);
    return walk;
}

static Perimeter outline_from(const Graph *g, int start) {
    IntList walk = follow(g, start);
    Perimeter p = { walk.v, ARENA_ARRAY(g->arena, Point, walk.n), walk.n };
    for (int i = 0; i < walk.n; i++)
        p.positions[i] = g->vertices[walk.v[i]].el.pt;
    return p;
}

typedef struct ByX {
    double x;
    int vertex;
} ByX;

static int compare_x(const void *a, const void *b) {
    const ByX *p = a, *q = b;
    return p->x != q->x ? (p->x < q->x ? -1 : 1) : p->vertex - q->vertex;
}

static ByX *vertices_by_x(const Graph *g) {
    ByX *order = ARENA_ARRAY(g->arena, ByX, g->n_vertices);
    for (int i = 0; i < g->n_vertices; i++)
        order[i] = (ByX){ g->vertices[i].el.pt.x, i };
    qsort(order, (size_t)g->n_vertices, sizeof *order, compare_x);
    return order;
}

static double rightmost(const Perimeter *p) {
    double x = p->positions[0].x;
    for (int i = 1; i < p->n; i++)
        x = fmax(x, p->positions[i].x);
    return x;
}

static bool encloses(const Perimeter *p, Point at) {
    return polygon_contains(&(Polygon){ .points = p->positions, .n = p->n }, at);
}

/* One outline from the leftmost vertex that no earlier one holds or encloses, again and again. */
static Perimeters all_outlines(const Graph *g) {
    Perimeters found = { 0 };
    ByX *order = vertices_by_x(g);
    bool *covered = ARENA_ARRAY(g->arena, bool, g->n_vertices);
    for (int i = 0; i < g->n_vertices; i++) {
        if (covered[order[i].vertex])
            continue;
        Perimeter p = outline_from(g, order[i].vertex);
        for (int k = 0; k < p.n; k++)
            covered[p.vertices[k]] = true;
        double right = rightmost(&p);
        for (int k = i; k < g->n_vertices && order[k].x <= right; k++) {
            int v = order[k].vertex;
            if (!covered[v] && encloses(&p, g->vertices[v].el.pt))
                covered[v] = true;
        }
        ARENA_PUSH(g->arena, found.items, found.n, found.cap) = p;
    }
    return found;
}

static bool inside_another(const Perimeters *all, int which) {
    Point start = all->items[which].positions[0];
    for (int i = 0; i < all->n; i++)
        if (i != which && all->items[i].n > 1 && encloses(&all->items[i], start))
            return true;
    return false;
}

static void drop_inner(Perimeters *all) {
    for (int i = all->n - 1; i >= 0; i--)
        if (inside_another(all, i)) {
            for (int k = i; k < all->n - 1; k++)
                all->items[k] = all->items[k + 1];
            all->n--;
        }
}

static void mark_edge(Graph *g, int from, int to) {
    const IntList *edges = &g->vertices[from].edges;
    for (int i = 0; i < edges->n; i++) {
        Edge *e = &g->edges[edges->v[i]];
        if (edge_other(e, from) != to)
            continue;
        e->el.properties |= PROPERTY(PERIMETER);
        int face = e->left >= 0 ? e->left : e->right;
        if (face >= 0)
            g->faces[face].el.properties |= PROPERTY(PERIMETER);
        return;
    }
}

Perimeters perimeter_find(Graph *g) {
    Perimeters all = all_outlines(g);
    drop_inner(&all);
    for (int i = 0; i < all.n; i++) {
        const Perimeter *p = &all.items[i];
        for (int k = 0; k < p->n; k++) {
            g->vertices[p->vertices[k]].el.properties |= PROPERTY(PERIMETER);
            mark_edge(g, p->vertices[k], p->vertices[(k + 1) % p->n]);
        }
    }
    return all;
}
