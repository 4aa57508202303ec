/* Graph arguments: the parameters of graph ludemes, as values for the functions that build graphs.
 */
#ifndef LUSOR_GRAPH_ARGS_H
#define LUSOR_GRAPH_ARGS_H

#include "board/polygon.h"
#include "lang/bind.h"

/* Collects the arguments of one call. Whatever is wrong is reported and leaves `ok` false. */
typedef struct GraphArgs {
    GraphBuild *b;
    const Bound *call;
    bool ok;
} GraphArgs;

GraphArgs graph_args(GraphBuild *b, const Bound *call);

/* Each takes a parameter as it is written in the signature; what is left out has the value
   `otherwise`, 0, an empty list, or NULL. */
int graph_args_int(GraphArgs *a, const char *param, int otherwise);
double graph_args_float(GraphArgs *a, const char *param, double otherwise);
bool graph_args_flag(GraphArgs *a, const char *param, bool otherwise);
IntList graph_args_ints(GraphArgs *a, const char *param);
/* Lists of pairs, such as {{0 1} {1 2}}. */
const int (*graph_args_pairs(GraphArgs *a, const char *param, int *n))[2];
/* Lists of lists of numbers. */
const IntList *graph_args_lists(GraphArgs *a, const char *param, int *n);
/* A list of points of two or three coordinates, {{0 0} {1 1}}. */
Polygon graph_args_points(GraphArgs *a, const char *param);
/* Lists of lists of points; each must have `each` of them, if that is not 0. */
const Polygon *graph_args_outlines(GraphArgs *a, const char *param, int each, int *n);
/* A (poly ...), checked. */
const Polygon *graph_args_poly(GraphArgs *a, const char *param);
const Polygon *graph_args_polys(GraphArgs *a, const char *param, int *n);

Graph *graph_args_graph(GraphArgs *a, const char *param);
/* The graphs of a list parameter, or of two parameters "<graph>" and "<graph>#2". */
Graph **graph_args_graphs(GraphArgs *a, int *n);

/* The graph that a bound <graph> describes. NULL after a report. */
Graph *graph_from(GraphBuild *b, const Bound *graph);

#endif
