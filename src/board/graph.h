/* Graph: the vertices, edges and faces that a board description builds, numbered as Ludii does.
 *
 * Generators make graphs, operators change or combine them; measuring (measure.h) and the topology
 * (topology.h) come after the last operator. All elements refer to each other by index. */
#ifndef LUSOR_GRAPH_H
#define LUSOR_GRAPH_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum { SITE_CELL, SITE_VERTEX, SITE_EDGE } SiteType;
enum { N_SITE_TYPES = 3 };

typedef struct Point {
    double x, y, z;
} Point;

/* A growing list of indices. */
typedef struct IntList {
    int *v;
    int n, cap;
} IntList;

/* What an element is: where its coordinates and directions come from. */
typedef enum {
    BASIS_NONE, BASIS_TRIANGULAR, BASIS_SQUARE, BASIS_HEXAGONAL, BASIS_T33336, BASIS_T33344,
    BASIS_T33434, BASIS_T3464, BASIS_T3636, BASIS_T4612, BASIS_T488, BASIS_T31212,
    BASIS_T333333_33434, BASIS_SQUARE_PYRAMIDAL, BASIS_HEXAGONAL_PYRAMIDAL, BASIS_CONCENTRIC,
    BASIS_CIRCLE, BASIS_SPIRAL, BASIS_DUAL, BASIS_BRICK, BASIS_MESH, BASIS_MORRIS, BASIS_CELTIC,
    BASIS_QUADHEX
} Basis;

typedef enum {
    SHAPE_NONE, SHAPE_CUSTOM, SHAPE_SQUARE, SHAPE_RECTANGLE, SHAPE_TRIANGLE, SHAPE_HEXAGON,
    SHAPE_CROSS, SHAPE_DIAMOND, SHAPE_PRISM, SHAPE_QUADRILATERAL, SHAPE_RHOMBUS, SHAPE_WHEEL,
    SHAPE_CIRCLE, SHAPE_SPIRAL, SHAPE_WEDGE, SHAPE_STAR, SHAPE_LIMPING, SHAPE_REGULAR, SHAPE_POLYGON
} Shape;

/* What all three kinds of element have. */
typedef struct Element {
    Point pt; /* position; for edges and faces the centre */
    Basis basis;
    Shape shape;
    uint64_t properties; /* bits, set by measuring */
    int row, col, layer; /* set by measuring */
    const char *label;   /* coordinate label, set by measuring; NULL if none */
} Element;

typedef struct Vertex {
    Element el;
    IntList edges, faces;
    int pivot; /* the vertex that bends of curves are measured from, or -1 */
} Vertex;

typedef struct Edge {
    Element el;
    int a, b;        /* its end points */
    int left, right; /* its faces, or -1 */
    bool curved;     /* the tangents hold */
    Point tangent_a, tangent_b;
} Edge;

typedef struct Face {
    Element el;
    IntList vertices, edges; /* in polygon order */
} Face;

typedef struct Graph {
    Arena *arena; /* owns all lists */
    Vertex *vertices;
    int n_vertices, cap_vertices;
    Edge *edges;
    int n_edges, cap_edges;
    Face *faces;
    int n_faces, cap_faces;
    bool duplicate_labels[N_SITE_TYPES];
} Graph;

#endif
