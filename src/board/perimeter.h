/* Perimeter: the outlines of a graph, one around each part that lies in no other. */
#ifndef LUSOR_PERIMETER_H
#define LUSOR_PERIMETER_H

#include "board/graph.h"

typedef struct Perimeter {
    int *vertices;    /* clockwise, from the leftmost; a vertex may come several times */
    Point *positions; /* theirs */
    int n;
} Perimeter;

typedef struct Perimeters {
    Perimeter *items;
    int n, cap;
} Perimeters;

/* Finds the outlines (they live in the graph's arena) and gives the property PERIMETER to vertices,
   edges and faces along them. */
Perimeters perimeter_find(Graph *g);

#endif
