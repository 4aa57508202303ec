/* Graph: the vertices, edges and faces that a board description builds, numbered as Ludii does.
 *
 * Generators make graphs, operators change or combine them; measuring (measure.h) and the topology
 * (topology.h) come after the last operator. All elements refer to each other by index. */
#ifndef LUSOR_GRAPH_H
#define LUSOR_GRAPH_H

#include "base/arena.h"
#include "board/geometry.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum { SITE_CELL, SITE_VERTEX, SITE_EDGE } SiteType;
enum { N_SITE_TYPES = 3 };

enum { GRAPH_MAX = 65535 };         /* vertices of a graph */
#define GRAPH_TOLERANCE       0.001 /* vertices nearer than this are one and the same */
#define GRAPH_MERGE_TOLERANCE 0.01  /* ... when graphs are laid over each other */

/* A growing list of indices. */
typedef struct IntList {
    int *v;
    int n, cap;
} IntList;

/* From which tiling an element comes. A graph all of one basis is regular (graph_is_regular). */
typedef enum {
    BASIS_UNSET,
    BASIS_NONE,
    BASIS_TRIANGULAR,
    BASIS_SQUARE,
    BASIS_HEXAGONAL,
    BASIS_T33336,
    BASIS_T33344,
    BASIS_T33434,
    BASIS_T3464,
    BASIS_T3636,
    BASIS_T4612,
    BASIS_T488,
    BASIS_T31212,
    BASIS_T333333_33434,
    BASIS_CONCENTRIC,
    BASIS_SPIRAL,
    BASIS_DUAL,
    BASIS_BRICK,
    BASIS_CELTIC,
    BASIS_QUADHEX
} Basis;

/* What all three kinds of element have. */
typedef struct Element {
    Point pt; /* position; for edges and faces the centre */
    Basis basis;
    uint64_t properties; /* bits, set by measuring */
    int row, col, layer; /* set by measuring */
    const char *label;   /* coordinate label, set by measuring; NULL if none */
} Element;

typedef struct Vertex {
    Element el;
    IntList edges, faces; /* edges anticlockwise, beginning at west, when they were added */
    int pivot;            /* the vertex that bends of curves are measured from, or -1 */
    bool pivot_gone;      /* the pivot was removed and `pivot` is the number it had then */
    Point pivot_was;      /* where it was, if gone */
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
    Basis basis; /* of the whole */
    bool duplicate_labels[N_SITE_TYPES];
} Graph;

typedef struct Bounds {
    double x0, y0, x1, y1;
} Bounds;

Graph *graph_new(Arena *a);

/* Each adds one element and returns its number. */
int graph_add_vertex(Graph *g, Point at);
int graph_add_edge(Graph *g, int a, int b);
/* ... without entering it at its ends: graph_link_edges must follow. For many edges at once. */
int graph_push_edge(Graph *g, int a, int b);
int graph_add_curve(Graph *g, int a, int b, Point tangent_a, Point tangent_b);
/* The face over these vertices: the one that is there already, or a new one; -1 if two neighbours
   in the list have no edge between them. */
int graph_add_face(Graph *g, const int *ids, int n);

/* The first edge between two vertices, or -1. */
int graph_find_edge(const Graph *g, int a, int b);
/* The first face with these vertices in this order, from any start, either way round; or -1. */
int graph_find_face(const Graph *g, const int *ids, int n);
/* The edge between two vertices: the one that is there already, or a new one. */
int graph_join(Graph *g, int a, int b);
int graph_join_curve(Graph *g, int a, int b, Point tangent_a, Point tangent_b);

static inline int edge_other(const Edge *e, int vertex) {
    return e->a == vertex ? e->b : e->a;
}

/* The point of which vertex v's pivot is or was; v must have one. */
static inline Point graph_pivot_point(const Graph *g, int v) {
    const Vertex *vertex = &g->vertices[v];
    return vertex->pivot_gone ? vertex->pivot_was : g->vertices[vertex->pivot].el.pt;
}

/* Makes the vertices' lists of edges (of faces) anew, in order of their directions. */
void graph_link_edges(Graph *g);
void graph_link_faces(Graph *g);
/* Forgets all faces (all edges and faces). */
void graph_clear_faces(Graph *g);
void graph_clear_edges(Graph *g);

/* Numbers the elements of a type (of all types) row by row from below, each from the left. */
void graph_reorder(Graph *g, SiteType type);
void graph_reorder_all(Graph *g);

/* Puts edges and faces where their vertices are. */
void graph_update_centres(Graph *g);

/* Gives the graph, and each element that has none yet, this basis. */
void graph_set_basis(Graph *g, Basis basis);
bool graph_is_regular(const Graph *g);

Bounds graph_bounds(const Graph *g);
double graph_mean_edge_length(const Graph *g);

static inline void intlist_push(Arena *a, IntList *list, int value) {
    ARENA_PUSH(a, list->v, list->n, list->cap) = value;
}

/* Ascending, each number once. */
void intlist_sort(IntList *list);

#endif
