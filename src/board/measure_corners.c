/* Measure: corners and sides, found by how the outlines bend. */
#include "board/measure.h"

#include "board/plane.h"
#include "board/property.h"

static bool is_corner(const Element *e) {
    return e->properties & PROPERTY(CORNERS);
}

/* How sharply the outline bends around its n-th vertex: positive to the outside. Vertices farther
   away count less. */
static double bend_at(const Perimeter *p, int n) {
    const int reach = 3;
    double bend = 0;
    for (int k = 1; k <= reach; k++) {
        Point a = p->positions[(n - k + p->n) % p->n], b = p->positions[(n + k) % p->n];
        double distance = plane_distance_to_line(p->positions[n], a, b);
        bend += (plane_clockwise(a, p->positions[n], b) ? -distance : distance) / k;
    }
    return bend;
}

typedef struct Bends {
    double *v;
    int n;
} Bends;

static double bend_before(const Bends *b, int i) {
    return b->v[(i + b->n - 1) % b->n];
}

static double bend_after(const Bends *b, int i) {
    return b->v[(i + 1) % b->n];
}

static Bends smooth_bends(Graph *g, const Perimeter *p) {
    Bends raw = { ARENA_ARRAY(g->arena, double, p->n), p->n };
    Bends smooth = { ARENA_ARRAY(g->arena, double, p->n), p->n };
    for (int i = 0; i < p->n; i++)
        raw.v[i] = bend_at(p, i);
    for (int i = 0; i < p->n; i++)
        smooth.v[i] = (4 * raw.v[i] + bend_after(&raw, i) + bend_before(&raw, i)) / 6;
    return smooth;
}

static const double near = 0.001;

static bool is_convex(const Bends *b, int i) {
    return b->v[i] >= 0.320 && b->v[i] >= bend_before(b, i) - near &&
           b->v[i] >= bend_after(b, i) - near;
}

static bool is_concave(const Bends *b, int i) {
    return b->v[i] <= -0.25 && b->v[i] <= bend_before(b, i) + near &&
           b->v[i] <= bend_after(b, i) + near;
}

static void mark(Graph *g, const Perimeter *p, int i, uint64_t property) {
    g->vertices[p->vertices[i]].el.properties |= PROPERTY(CORNERS) | property;
}

/* Neighbours of a convex corner that bend as much are corners too, and so on along the outline; but
   going backwards only from a corner to its direct neighbour. */
static void mark_convex(Graph *g, const Perimeter *p, const Bends *b) {
    const double similar = 0.95;
    bool *keep = ARENA_ARRAY(g->arena, bool, p->n);
    for (int i = 0; i < p->n; i++)
        keep[i] = is_convex(b, i);
    for (int i = 0; i < p->n; i++) {
        if (!keep[i])
            continue;
        if (bend_before(b, i) >= similar * b->v[i])
            keep[(i + p->n - 1) % p->n] = true;
        if (bend_after(b, i) >= similar * b->v[i])
            keep[(i + 1) % p->n] = true;
    }
    for (int i = 0; i < p->n; i++)
        if (keep[i])
            mark(g, p, i, PROPERTY(CONVEX));
}

static void mark_outline(Graph *g, const Perimeter *p) {
    const int small = 6;
    if (p->n < small) {
        for (int i = 0; i < p->n; i++)
            mark(g, p, i, PROPERTY(CONVEX));
        return;
    }
    Bends bends = smooth_bends(g, p);
    mark_convex(g, p, &bends);
    for (int i = 0; i < p->n; i++)
        if (is_concave(&bends, i))
            mark(g, p, i, PROPERTY(CONCAVE));
}

static void mark_face_beside(Graph *g, const Edge *e, uint64_t properties) {
    int face = e->left >= 0 ? e->left : e->right;
    if (face >= 0)
        g->faces[face].el.properties |= properties;
}

/* Edges from corner to corner, and the faces beside them; false if this corner has none. */
static bool mark_corner_edges(Graph *g, int vertex, uint64_t properties) {
    bool any = false;
    const Vertex *v = &g->vertices[vertex];
    for (int i = 0; i < v->edges.n; i++) {
        Edge *e = &g->edges[v->edges.v[i]];
        if (!is_corner(&g->vertices[edge_other(e, vertex)].el))
            continue;
        e->el.properties |= properties;
        mark_face_beside(g, e, properties);
        any = true;
    }
    return any;
}

static int on_perimeter(const Graph *g, const Face *f) {
    int n = 0;
    for (int i = 0; i < f->vertices.n; i++)
        n += (g->vertices[f->vertices.v[i]].el.properties & PROPERTY(PERIMETER)) != 0;
    return n;
}

/* Faces that touch the outline with nothing but this concave corner. */
static void mark_inner_faces(Graph *g, const Vertex *v, uint64_t properties) {
    for (int i = 0; i < v->faces.n; i++) {
        Face *f = &g->faces[v->faces.v[i]];
        if (on_perimeter(g, f) == 1)
            f->el.properties |= properties;
    }
}

static void mark_around(Graph *g, int vertex) {
    const Vertex *v = &g->vertices[vertex];
    bool concave = v->el.properties & PROPERTY(CONCAVE);
    uint64_t properties = PROPERTY(CORNERS) | (concave ? PROPERTY(CONCAVE) : PROPERTY(CONVEX));
    if (mark_corner_edges(g, vertex, properties))
        return;
    for (int i = 0; i < v->edges.n; i++) {
        Edge *e = &g->edges[v->edges.v[i]];
        if (!(e->el.properties & PROPERTY(PERIMETER)))
            continue;
        e->el.properties |= properties;
        if (concave)
            mark_inner_faces(g, v, properties);
        else
            mark_face_beside(g, e, properties);
    }
}

void measure_corners(Graph *g, const Perimeters *outlines) {
    for (int i = 0; i < outlines->n; i++)
        mark_outline(g, &outlines->items[i]);
    for (int i = 0; i < g->n_vertices; i++)
        if (is_corner(&g->vertices[i].el))
            mark_around(g, i);
}

static Point centroid(const Graph *g) {
    Point sum = { 0 };
    for (int i = 0; i < g->n_vertices; i++) {
        sum.x += g->vertices[i].el.pt.x;
        sum.y += g->vertices[i].el.pt.y;
    }
    int n = g->n_vertices ? g->n_vertices : 1;
    return (Point){ sum.x / n, sum.y / n, 0 };
}

/* The side towards a direction (of 16, from east): straight ones are narrow, the others wide. */
static uint64_t side_towards(int direction) {
    enum { N = 0, NE = 2, E = 4, SE = 6, S = 8, SW = 10, W = 12, NW = 14 };
    static const int8_t ranks[16] = { E, NE, NE, NE, N, NW, NW, NW, W, SW, SW, SW, S, SE, SE, SE };
    return PROPERTY_SIDE(ranks[direction]);
}

/* The stretch of the outline from one corner to the next is a side. */
static void mark_side(Graph *g, const Perimeter *p, Point mid, int from, int length) {
    Point mean = { 0 };
    for (int i = 0; i <= length; i++) {
        mean.x += p->positions[(from + i) % p->n].x;
        mean.y += p->positions[(from + i) % p->n].y;
    }
    mean.x /= length + 1;
    mean.y /= length + 1;
    uint64_t side = side_towards(measure_direction(mid, mean, 16));
    for (int i = 0; i <= length; i++)
        g->vertices[p->vertices[(from + i) % p->n]].el.properties |= side;
}

static void mark_sides(Graph *g, const Perimeter *p, Point mid) {
    for (int from = 0; from < p->n; from++) {
        if (!is_corner(&g->vertices[p->vertices[from]].el))
            continue;
        int length = 1;
        while (!is_corner(&g->vertices[p->vertices[(from + length) % p->n]].el))
            length++;
        mark_side(g, p, mid, from, length);
    }
}

void measure_sides(Graph *g, const Perimeters *outlines) {
    Point mid = centroid(g);
    for (int i = 0; i < outlines->n; i++)
        mark_sides(g, &outlines->items[i], mid);
    for (int i = 0; i < g->n_vertices; i++) {
        const Vertex *v = &g->vertices[i];
        uint64_t sides = v->el.properties & PROPERTY_SIDES;
        for (int k = 0; k < v->edges.n; k++)
            g->edges[v->edges.v[k]].el.properties |= sides;
        for (int k = 0; k < v->faces.n; k++)
            g->faces[v->faces.v[k]].el.properties |= sides;
    }
}
