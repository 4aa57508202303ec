/* Shifting, scaling, rotating, skewing. */
#include "board/transform.h"

static Graph *moved(const GraphBuild *b, Graph *g) {
    graph_update_centres(g);
    return graph_build_checked(b, g);
}

Graph *transform_shift(const GraphBuild *b, Graph *g, Point by) {
    if (!g)
        return NULL;
    for (int v = 0; v < g->n_vertices; v++)
        g->vertices[v].el.pt = point_plus(g->vertices[v].el.pt, by);
    return moved(b, g);
}

Graph *transform_scale(const GraphBuild *b, Graph *g, Point by) {
    if (!g)
        return NULL;
    for (int v = 0; v < g->n_vertices; v++) {
        Point *p = &g->vertices[v].el.pt;
        *p = (Point){ p->x * by.x, p->y * by.y, p->z * by.z };
    }
    return moved(b, g);
}

Graph *transform_rotate(const GraphBuild *b, Graph *g, double degrees) {
    if (!g)
        return NULL;
    Bounds box = graph_bounds(g);
    Point middle = { box.x0 + (box.x1 - box.x0) / 2, box.y0 + (box.y1 - box.y0) / 2, 0 };
    double angle = degrees * GEOMETRY_DEGREE, sine = sin(angle), cosine = cos(angle);
    for (int v = 0; v < g->n_vertices; v++) {
        Point *p = &g->vertices[v].el.pt;
        double dx = p->x - middle.x, dy = p->y - middle.y;
        *p =
            (Point){ middle.x + dx * cosine - dy * sine, middle.y + dy * cosine + dx * sine, p->z };
    }
    for (int e = 0; e < g->n_edges; e++) {
        g->edges[e].tangent_a = point_turned(g->edges[e].tangent_a, angle);
        g->edges[e].tangent_b = point_turned(g->edges[e].tangent_b, angle);
    }
    return moved(b, g);
}

static void skew(Point *p, double bottom, double amount) {
    p->x += (p->y - bottom) * amount;
}

Graph *transform_skew(const GraphBuild *b, Graph *g, double amount) {
    if (!g)
        return NULL;
    double bottom = graph_bounds(g).y0;
    for (int v = 0; v < g->n_vertices; v++)
        skew(&g->vertices[v].el.pt, bottom, amount);
    for (int e = 0; e < g->n_edges; e++)
        if (g->edges[e].curved) {
            skew(&g->edges[e].tangent_a, bottom, amount);
            skew(&g->edges[e].tangent_b, bottom, amount);
        }
    return moved(b, g);
}
