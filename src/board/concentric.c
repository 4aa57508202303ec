/* Rings of polygons, and rings divided into cells or vertices. */
#include "board/concentric.h"
#include "board/faces.h"
#include "board/grid.h"
#include "board/regular.h"

#include <stdlib.h>

#define TOP            (GEOMETRY_PI / 2) /* where rings begin */
#define NEAR_ON_CIRCLE 0.1               /* vertices of a ring nearer than this are one */

static Point on_circle(double radius, double angle) {
    return (Point){ radius * cos(angle), radius * sin(angle), 0 };
}

/* ---- polygons ---- */

static void add_polygon(Graph *g, const PolygonRings *p, int ring) {
    double arc = 2 * GEOMETRY_PI / p->sides, start = TOP + (p->sides % 2 == 0 ? arc / 2 : 0);
    double radius = 1 + ring * (p->sides == 3 ? 2 : 1);
    int first = g->n_vertices;
    for (int side = 0; side < p->sides; side++) {
        Point a = on_circle(radius, start + arc * side);
        Point c = on_circle(radius, start + arc * (side + 1));
        graph_add_vertex(g, a);
        if (p->midpoints)
            graph_add_vertex(g, (Point){ (a.x + c.x) / 2, (a.y + c.y) / 2, 0 });
    }
    for (int v = first; v < g->n_vertices; v++)
        graph_add_edge(g, v, v + 1 < g->n_vertices ? v + 1 : first);
}

static void join_outwards(Graph *g, int from, int per_ring) {
    if (from + per_ring < g->n_vertices)
        graph_add_edge(g, from, from + per_ring);
}

static void join_rings(Graph *g, const PolygonRings *p) {
    int per_side = p->midpoints ? 2 : 1, per_ring = p->sides * per_side;
    for (int ring = 0; ring < p->rings - 1; ring++)
        for (int side = 0; side < p->sides; side++) {
            int corner = ring * per_ring + side * per_side;
            if (p->join_corners)
                join_outwards(g, corner, per_ring);
            /* Without midpoints this is the next corner, which Ludii then joins twice. */
            if (p->join_midpoints)
                join_outwards(g, corner + 1, per_ring);
        }
}

Graph *concentric_polygons(const GraphBuild *b, PolygonRings p) {
    if (!graph_build_dim(b, "the number of sides", p.sides, 3) ||
        !graph_build_dim(b, "the number of rings", p.rings, 1) ||
        !graph_build_fits(b, 2.0 * p.sides * p.rings))
        return NULL;
    Graph *g = graph_new(b->arena);
    for (int ring = 0; ring < p.rings; ring++)
        add_polygon(g, &p, ring);
    if ((p.midpoints && p.join_midpoints) || p.join_corners)
        join_rings(g, &p);
    graph_set_basis(g, BASIS_CONCENTRIC);
    graph_reorder_all(g);
    if (b->use == SITE_CELL)
        faces_make(g, true);
    return g;
}

/* ---- circles ---- */

/* A place on a ring where cells meet. */
typedef struct Sample {
    Point at;
    double angle;
    int order;
} Sample;

typedef struct Ring {
    Sample *samples;
    int n, cap;
} Ring;

typedef struct Circles {
    Graph *g;
    Grid grid;
    const int *per_ring;
    bool stagger;
} Circles;

static int compare_samples(const void *a, const void *b) {
    const Sample *x = a, *y = b;
    if (x->angle != y->angle)
        return x->angle < y->angle ? -1 : 1;
    return x->order - y->order;
}

/* Brings the samples in order of their angles, one per place. */
static void tidy(Ring *ring, double tolerance) {
    if (ring->n)
        qsort(ring->samples, (size_t)ring->n, sizeof *ring->samples, compare_samples);
    int n = 0;
    for (int i = 0; i < ring->n; i++)
        if (i == 0 ||
            point_distance_flat(ring->samples[i].at, ring->samples[i - 1].at) >= tolerance)
            ring->samples[n++] = ring->samples[i];
    ring->n = n;
}

static double sample_angle(const Circles *c, int ring, int step) {
    int n = abs(c->per_ring[ring]);
    double offset = c->stagger && ring % 2 == 1 ? 2 * GEOMETRY_PI / n / 2 : 0;
    return TOP + offset - 2 * GEOMETRY_PI * step / n;
}

static void add_sample(Arena *a, Ring *ring, double radius, double angle) {
    int order = ring->n;
    ARENA_PUSH(a, ring->samples, ring->n, ring->cap) =
        (Sample){ on_circle(radius, angle), angle, order };
}

static int vertex_at(Circles *c, Point p) {
    return grid_find_or_add(&c->grid, c->g, p, GRAPH_TOLERANCE);
}

static Point way(Point from, Point to) {
    return point_normal(point_minus(to, from));
}

/* Draws the curves from sample to sample round a ring. */
static void draw_ring(Circles *c, const Ring *ring) {
    int n = ring->n;
    for (int i = 0; n >= 2 && i < n; i++) {
        Point before = ring->samples[(i + n - 1) % n].at, from = ring->samples[i].at;
        Point to = ring->samples[(i + 1) % n].at, after = ring->samples[(i + 2) % n].at;
        int a = vertex_at(c, from), b = vertex_at(c, to);
        if (a != b)
            graph_join_curve(c->g, a, b, way(before, to), way(after, from));
    }
}

static void pivot_all(Graph *g, int pivot) {
    for (int v = 0; v < g->n_vertices; v++)
        g->vertices[v].pivot = pivot;
}

/* Between -pi and pi, where the samples of neighbouring rings can be compared. */
static double wrapped(double angle) {
    while (angle < -GEOMETRY_PI)
        angle += 2 * GEOMETRY_PI;
    while (angle > GEOMETRY_PI)
        angle -= 2 * GEOMETRY_PI;
    return angle;
}

static double inner_radius(int ring) {
    return fmax(0, ring - 0.5);
}

/* Where the sides of cells end: each on the ring's inner and on its outer circle. */
static void sample_cells(Circles *c, Ring *circles, int rings) {
    for (int ring = 0; ring < rings; ring++) {
        int cells = abs(c->per_ring[ring]);
        for (int step = 0; cells >= 2 && step < cells; step++) {
            double angle = wrapped(sample_angle(c, ring, step));
            add_sample(c->g->arena, &circles[ring], inner_radius(ring), angle);
            add_sample(c->g->arena, &circles[ring + 1], ring + 0.5, angle);
        }
    }
}

static void draw_cell_sides(Circles *c, int rings) {
    for (int ring = 0; ring < rings; ring++) {
        int cells = abs(c->per_ring[ring]);
        for (int step = 0; cells >= 2 && step < cells; step++) {
            double angle = sample_angle(c, ring, step);
            int a = vertex_at(c, on_circle(inner_radius(ring), angle));
            int b = vertex_at(c, on_circle(ring + 0.5, angle));
            if (a != b)
                graph_join(c->g, a, b);
        }
    }
}

static void add_cells(Circles *c, int rings) {
    int pivot = vertex_at(c, (Point){ 0 });
    Ring *circles = ARENA_ARRAY(c->g->arena, Ring, rings + 1);
    sample_cells(c, circles, rings);
    for (int i = 0; i <= rings; i++) {
        tidy(&circles[i], GRAPH_TOLERANCE);
        for (int s = 0; s < circles[i].n; s++)
            vertex_at(c, circles[i].samples[s].at);
    }
    for (int i = 0; i <= rings; i++)
        draw_ring(c, &circles[i]);
    draw_cell_sides(c, rings);
    pivot_all(c->g, pivot);
    faces_make(c->g, true);
}

/* A vertex leads outwards if there is one straight outside it; from the centre all lead. */
static void draw_spokes(Circles *c, const Ring *circles, int ring, bool has_centre) {
    const Ring *here = &circles[ring], *outside = &circles[ring + 1];
    for (int s = 0; s < here->n; s++) {
        int a = vertex_at(c, here->samples[s].at);
        for (int i = 0; ring == 0 && i < outside->n; i++)
            graph_join(c->g, a, vertex_at(c, outside->samples[i].at));
        if (ring == 0)
            continue;
        Point further = point_times((ring + 1) / (double)ring, here->samples[s].at);
        int b = grid_find_vertex(&c->grid, c->g, further, GRAPH_TOLERANCE);
        if (b >= 0)
            graph_join(c->g, a, b);
        if (b >= 0 && !has_centre)
            c->g->vertices[b].pivot = a;
    }
}

static void add_vertices(Circles *c, int rings) {
    Ring *circles = ARENA_ARRAY(c->g->arena, Ring, rings);
    for (int ring = 0; ring < rings; ring++) {
        for (int step = 0; step < abs(c->per_ring[ring]); step++)
            add_sample(c->g->arena, &circles[ring], ring, sample_angle(c, ring, step));
        if (ring > 0)
            tidy(&circles[ring], NEAR_ON_CIRCLE);
        for (int s = 0; s < circles[ring].n; s++)
            vertex_at(c, circles[ring].samples[s].at);
    }
    for (int ring = 1; ring < rings; ring++)
        if (c->per_ring[ring] >= 2)
            draw_ring(c, &circles[ring]);
    bool has_centre = c->per_ring[0] != 0;
    for (int ring = 0; ring < rings - 1; ring++)
        draw_spokes(c, circles, ring, has_centre);
    if (has_centre)
        pivot_all(c->g, vertex_at(c, (Point){ 0 }));
}

static bool check_rings(const GraphBuild *b, const int *per_ring, int rings) {
    double sum = 0;
    for (int i = 0; i < rings; i++)
        sum += fabs((double)per_ring[i]);
    return graph_build_dim(b, "the number of rings", rings, 1) && graph_build_fits(b, 2 * sum + 1);
}

/* The rings of a board of vertices: an empty one inside, unless the first is a centre. */
static const int *with_middle(Arena *a, const int *per_ring, int *rings) {
    if (abs(per_ring[0]) <= 1)
        return per_ring;
    int *copy = ARENA_ARRAY(a, int, *rings + 1);
    for (int i = 0; i < *rings; i++)
        copy[i + 1] = per_ring[i];
    ++*rings;
    return copy;
}

Graph *concentric_circles(const GraphBuild *b, const int *per_ring, int rings, bool stagger) {
    if (!check_rings(b, per_ring, rings))
        return NULL;
    if (b->use != SITE_CELL && rings == 1)
        return regular_polygon(b, per_ring[0], false, false);
    Circles c = { graph_new(b->arena), grid_make(b->arena, 0.5), per_ring, stagger };
    if (b->use == SITE_CELL) {
        add_cells(&c, rings);
    } else {
        c.per_ring = with_middle(b->arena, per_ring, &rings);
        add_vertices(&c, rings);
    }
    return c.g;
}

/* ---- targets ---- */

static Point tangent_at(Point p) {
    Point out = point_normal(p);
    return (Point){ -out.y, out.x, 0 };
}

static void add_target_ring(Graph *g, int ring) {
    enum { STEPS = 8 };
    int first = g->n_vertices;
    for (int step = 0; step < STEPS; step++)
        graph_add_vertex(g, on_circle(ring + 1, TOP + 2 * GEOMETRY_PI / STEPS * step));
    for (int a = first; a < first + STEPS; a++) {
        int b = a + 1 < first + STEPS ? a + 1 : first;
        graph_add_curve(g, a, b, tangent_at(g->vertices[a].el.pt),
                        point_times(-1, tangent_at(g->vertices[b].el.pt)));
    }
}

Graph *concentric_target(const GraphBuild *b, int rings) {
    if (!graph_build_dim(b, "the number of rings", rings, 1) || !graph_build_fits(b, 8.0 * rings))
        return NULL;
    if (b->use != SITE_CELL)
        return graph_build_refuse(b, "a target has cells only; it cannot be used with use:%s",
                                  b->use == SITE_EDGE ? "Edge" : "Vertex");
    Graph *g = graph_new(b->arena);
    for (int ring = 0; ring < rings; ring++)
        add_target_ring(g, ring);
    faces_make(g, true);
    for (int f = 0; f < g->n_faces; f++) /* so that they stand one below the other */
        g->faces[f].el.pt = (Point){ 0, f == 0 ? 0 : -f - 0.5, 0 };
    return g;
}
