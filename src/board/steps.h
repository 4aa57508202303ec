/* Steps: from each site to those next to it, of any type, with the directions they go to. */
#ifndef LUSOR_STEPS_H
#define LUSOR_STEPS_H

#include "board/direction.h"
#include "board/graph.h"

typedef struct Step {
    DirectionSet directions; /* all that the step agrees with */
    DirectionSet listed;     /* those under which it is found; seldom fewer */
    int to;
    SiteType type; /* of `to` */
} Step;

typedef struct Steps {
    Step *steps; /* of site i: from start[i] up to start[i + 1], clockwise from north */
    int *start;
} Steps;

/* The steps from all sites of a type. They live in the graph's arena. */
Steps steps_find(const Graph *g, SiteType from);

/* Sorts things that are given by where they lie as seen from `from`, clockwise from north; those in
   the same direction keep their order. `order` gets their numbers. */
typedef struct Bearing {
    double angle;
    int id;
} Bearing;
void steps_bearing(Bearing *b, int id, Point from, Point to);
void steps_sort(Bearing *order, int n);

#endif
