/* Measure: what is inside, outside, at the ends and in the middle of a graph. */
#include "board/measure.h"

#include "board/plane.h"
#include "board/property.h"

static bool has(const Element *e, uint64_t property) {
    return e->properties & property;
}

Bounds measure_bounds(const Graph *g, SiteType type) {
    int n = measure_count(g, type);
    if (n == 0)
        return (Bounds){ 0 };
    Bounds box = { INFINITY, INFINITY, -INFINITY, -INFINITY };
    for (int i = 0; i < n; i++) {
        Point p = measure_element(g, type, i)->pt;
        box.x0 = fmin(box.x0, p.x);
        box.y0 = fmin(box.y0, p.y);
        box.x1 = fmax(box.x1, p.x);
        box.y1 = fmax(box.y1, p.y);
    }
    return box;
}

int measure_direction(Point a, Point b, int n) {
    double angle = plane_angle(a, b), arc = 2 * GEOMETRY_PI / n;
    if (angle < 0)
        angle += 2 * GEOMETRY_PI;
    return (int)((angle + arc / 2) / arc) % n;
}

static void clear(Graph *g) {
    for (int t = 0; t < N_SITE_TYPES; t++)
        for (int i = 0; i < measure_count(g, t); i++)
            measure_element(g, t, i)->properties = 0;
}

static bool at_rim(const Edge *e) {
    return e->left < 0 || e->right < 0;
}

static void measure_rim(Graph *g) {
    for (int i = 0; i < g->n_faces; i++) {
        Face *f = &g->faces[i];
        for (int k = 0; k < f->vertices.n; k++)
            f->el.properties |= g->vertices[f->vertices.v[k]].el.properties & PROPERTY(PERIMETER);
    }
    for (int i = 0; i < g->n_edges; i++) {
        Edge *e = &g->edges[i];
        if (at_rim(e))
            e->el.properties |= g->vertices[e->a].el.properties & g->vertices[e->b].el.properties &
                                PROPERTY(PERIMETER);
    }
}

static void measure_inside(Graph *g, SiteType type) {
    for (int i = 0; i < measure_count(g, type); i++) {
        Element *e = measure_element(g, type, i);
        e->properties |= has(e, PROPERTY(PERIMETER)) ? PROPERTY(OUTER) : PROPERTY(INNER);
    }
}

static void measure_ends(Graph *g, SiteType type) {
    const double near = 0.01;
    Bounds box = measure_bounds(g, type);
    for (int i = 0; i < measure_count(g, type); i++) {
        Element *e = measure_element(g, type, i);
        e->properties |= (e->pt.x - box.x0 < near ? PROPERTY(LEFT) : 0) |
                         (e->pt.y - box.y0 < near ? PROPERTY(BOTTOM) : 0) |
                         (box.x1 - e->pt.x < near ? PROPERTY(RIGHT) : 0) |
                         (box.y1 - e->pt.y < near ? PROPERTY(TOP) : 0);
    }
}

/* The faces with the most sides are major, the others minor. */
static void measure_faces(Graph *g) {
    int most = 0;
    for (int i = 0; i < g->n_faces; i++)
        if (g->faces[i].vertices.n > most)
            most = g->faces[i].vertices.n;
    for (int i = 0; i < g->n_faces; i++) {
        Face *f = &g->faces[i];
        f->el.properties |= f->vertices.n == most ? PROPERTY(MAJOR) : PROPERTY(MINOR);
    }
}

static void measure_slopes(Graph *g) {
    for (int i = 0; i < g->n_edges; i++) {
        Edge *e = &g->edges[i];
        int d = measure_direction(g->vertices[e->a].el.pt, g->vertices[e->b].el.pt, 16) % 8;
        e->el.properties |= d == 0   ? PROPERTY(AXIAL) | PROPERTY(HORIZONTAL)
                            : d == 4 ? PROPERTY(AXIAL) | PROPERTY(VERTICAL)
                            : d < 4  ? PROPERTY(ANGLED) | PROPERTY(SLASH)
                                     : PROPERTY(ANGLED) | PROPERTY(SLOSH);
    }
}

/* Sums over a set of points, from which the sum of squared distances to all of them follows. */
typedef struct Sums {
    double n, x, y, squares;
} Sums;

static void sums_add(Sums *s, Point p) {
    s->n++;
    s->x += p.x;
    s->y += p.y;
    s->squares += p.x * p.x + p.y * p.y;
}

static double sums_distance(const Sums *s, Point p) {
    return s->n * (p.x * p.x + p.y * p.y) - 2 * (p.x * s->x + p.y * s->y) + s->squares;
}

/* The centre is what is nearest to all corners and, on boards that are not large, to all of the
   perimeter. */
static void measure_centre(Graph *g, SiteType type) {
    const int large = 100;
    const double near = 0.0001, farthest = 1e6;
    int n = measure_count(g, type);
    Sums sums = { 0 };
    for (int i = 0; i < n; i++) {
        const Element *e = measure_element(g, type, i);
        if (n < large && has(e, PROPERTY(PERIMETER)))
            sums_add(&sums, e->pt);
        if (has(e, PROPERTY(CORNERS)))
            sums_add(&sums, e->pt);
    }
    double least = farthest;
    for (int i = 0; i < n; i++)
        least = fmin(least, sums_distance(&sums, measure_element(g, type, i)->pt));
    for (int i = 0; i < n; i++) {
        Element *e = measure_element(g, type, i);
        if (fabs(sums_distance(&sums, e->pt) - least) < near)
            e->properties |= PROPERTY(CENTRE);
    }
}

void measure_graph(Graph *g) {
    clear(g);
    Perimeters outlines = perimeter_find(g);
    measure_rim(g);
    measure_faces(g);
    measure_corners(g, &outlines);
    measure_sides(g, &outlines);
    measure_slopes(g);
    for (int t = 0; t < N_SITE_TYPES; t++) {
        measure_inside(g, t);
        measure_ends(g, t);
        measure_phases(g, t);
        measure_centre(g, t);
    }
    measure_places(g);
}
