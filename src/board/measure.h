/* Measure: finds out where the elements of a finished graph lie.
 *
 * After measuring, each element has its properties (property.h), row, column, layer and label. */
#ifndef LUSOR_MEASURE_H
#define LUSOR_MEASURE_H

#include "board/graph.h"
#include "board/perimeter.h"

void measure_graph(Graph *g);

static inline int measure_count(const Graph *g, SiteType type) {
    return type == SITE_CELL ? g->n_faces : type == SITE_VERTEX ? g->n_vertices : g->n_edges;
}

static inline Element *measure_element(const Graph *g, SiteType type, int i) {
    return type == SITE_CELL     ? &g->faces[i].el
           : type == SITE_VERTEX ? &g->vertices[i].el
                                 : &g->edges[i].el;
}

/* The box around all elements of a type; empty at the origin if there are none. */
Bounds measure_bounds(const Graph *g, SiteType type);

/* 0 .. n-1, anticlockwise from east: the nearest of n directions to that from a to b. */
int measure_direction(Point a, Point b, int n);

/* The parts of measure_graph that have a file of their own. */
void measure_corners(Graph *g, const Perimeters *outlines);
void measure_sides(Graph *g, const Perimeters *outlines);
void measure_phases(Graph *g, SiteType type);
void measure_places(Graph *g);

#endif
