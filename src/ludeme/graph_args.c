/* Reading the arguments of graph ludemes. */
#include "ludeme/graph_args.h"
#include "ludeme/constant.h"

#include <stdlib.h>

GraphArgs graph_args(GraphBuild *b, const Bound *call) {
    return (GraphArgs){ b, call, true };
}

static const Bound *given(const GraphArgs *a, const char *param) {
    return bound_has(a->call, param) ? bound_arg(a->call, param) : NULL;
}

static void complain(GraphArgs *a, const Bound *at, const char *what) {
    report_error(a->b->report, at->tree->place, "%s", what);
    a->ok = false;
}

/* ---- single values ---- */

static int int_of(GraphArgs *a, const Bound *number) {
    int value = 0;
    a->ok &= constant_int(a->b->report, number, &value);
    return value;
}

int graph_args_int(GraphArgs *a, const char *param, int otherwise) {
    const Bound *arg = given(a, param);
    return arg ? int_of(a, arg) : otherwise;
}

static double float_of(GraphArgs *a, const Bound *number) {
    double value = 0;
    a->ok &= constant_float(a->b->report, number, &value);
    return value;
}

double graph_args_float(GraphArgs *a, const char *param, double otherwise) {
    const Bound *arg = given(a, param);
    return arg ? float_of(a, arg) : otherwise;
}

bool graph_args_flag(GraphArgs *a, const char *param, bool otherwise) {
    const Bound *arg = given(a, param);
    if (arg)
        a->ok &= constant_flag(a->b->report, arg, &otherwise);
    return otherwise;
}

/* ---- lists of numbers ---- */

static IntList ints_of(GraphArgs *a, const Bound *list) {
    IntList ints = { 0 };
    for (int i = 0; i < list->n_items && a->ok; i++)
        intlist_push(a->b->arena, &ints, int_of(a, list->items[i]));
    return ints;
}

IntList graph_args_ints(GraphArgs *a, const char *param) {
    const Bound *arg = given(a, param);
    return arg ? ints_of(a, arg) : (IntList){ 0 };
}

const IntList *graph_args_lists(GraphArgs *a, const char *param, int *n) {
    const Bound *arg = given(a, param);
    *n = arg ? arg->n_items : 0;
    IntList *lists = ARENA_ARRAY(a->b->arena, IntList, *n);
    for (int i = 0; i < *n && a->ok; i++)
        lists[i] = ints_of(a, arg->items[i]);
    return lists;
}

const int (*graph_args_pairs(GraphArgs *a, const char *param, int *n))[2] {
    const Bound *arg = given(a, param);
    const IntList *lists = graph_args_lists(a, param, n);
    int(*pairs)[2] = arena_alloc(a->b->arena, sizeof *pairs * (size_t)*n);
    for (int i = 0; i < *n && a->ok; i++) {
        if (lists[i].n != 2) {
            complain(a, arg->items[i], "an edge needs the numbers of two vertices");
            break;
        }
        pairs[i][0] = lists[i].v[0];
        pairs[i][1] = lists[i].v[1];
    }
    return (const int(*)[2])pairs;
}

/* ---- points ---- */

static Point point_of(GraphArgs *a, const Bound *list) {
    double c[3] = { 0 };
    if (list->n_items < 2 || list->n_items > 3)
        complain(a, list, "a point needs two or three coordinates");
    for (int i = 0; i < list->n_items && a->ok; i++)
        c[i] = float_of(a, list->items[i]);
    return (Point){ c[0], c[1], c[2] };
}

static Polygon points_of(GraphArgs *a, const Bound *list) {
    Polygon points = { 0 };
    for (int i = 0; i < list->n_items && a->ok; i++)
        polygon_add(a->b->arena, &points, point_of(a, list->items[i]));
    return points;
}

Polygon graph_args_points(GraphArgs *a, const char *param) {
    const Bound *arg = given(a, param);
    return arg ? points_of(a, arg) : (Polygon){ 0 };
}

const Polygon *graph_args_outlines(GraphArgs *a, const char *param, int each, int *n) {
    const Bound *arg = given(a, param);
    *n = arg ? arg->n_items : 0;
    Polygon *outlines = ARENA_ARRAY(a->b->arena, Polygon, *n);
    for (int i = 0; i < *n && a->ok; i++) {
        outlines[i] = points_of(a, arg->items[i]);
        if (each && outlines[i].n != each)
            complain(a, arg->items[i],
                     arena_printf(a->b->arena, "%d points are needed here, not %d", each,
                                  outlines[i].n));
    }
    return outlines;
}

/* ---- polygons ---- */

enum { MOST_ROTATIONS = 100 };

static Polygon poly_of(GraphArgs *a, const Bound *poly) {
    GraphArgs inner = graph_args(a->b, poly);
    int rotations = graph_args_int(&inner, "rotns:<int>", 0);
    Polygon p = points_of(&inner, poly->args[0]);
    if (inner.ok && abs(rotations) > MOST_ROTATIONS)
        complain(&inner, poly, "a polygon cannot be rotated more than 100 times");
    else if (inner.ok && rotations)
        polygon_rotate(a->b->arena, &p, rotations);
    GraphBuild here = *a->b;
    here.at = poly->tree->place;
    a->ok &= inner.ok && polygon_check(&here, &p);
    return p;
}

const Polygon *graph_args_poly(GraphArgs *a, const char *param) {
    const Bound *arg = given(a, param);
    if (!arg)
        return NULL;
    Polygon *p = ARENA_NEW(a->b->arena, Polygon);
    *p = poly_of(a, arg);
    return p;
}

const Polygon *graph_args_polys(GraphArgs *a, const char *param, int *n) {
    const Bound *arg = given(a, param);
    *n = arg ? arg->n_items : 0;
    Polygon *polys = ARENA_ARRAY(a->b->arena, Polygon, *n);
    for (int i = 0; i < *n && a->ok; i++)
        polys[i] = poly_of(a, arg->items[i]);
    return polys;
}

/* ---- graphs ---- */

Graph *graph_from(GraphBuild *b, const Bound *graph) {
    GraphBuild here = *b;
    here.at = graph->tree->place;
    return graph->sig->ludeme->meaning.graph(&here, graph);
}

Graph *graph_args_graph(GraphArgs *a, const char *param) {
    const Bound *arg = given(a, param);
    Graph *g = arg ? graph_from(a->b, arg) : NULL;
    a->ok &= !arg || g;
    return g;
}

Graph **graph_args_graphs(GraphArgs *a, int *n) {
    const Bound *list = given(a, "{<graph>}");
    *n = list ? list->n_items : 2;
    Graph **graphs = ARENA_ARRAY(a->b->arena, Graph *, *n);
    for (int i = 0; list && i < *n; i++) {
        graphs[i] = graph_from(a->b, list->items[i]);
        a->ok &= graphs[i] != NULL;
    }
    if (!list) {
        graphs[0] = graph_args_graph(a, "<graph>");
        graphs[1] = graph_args_graph(a, "<graph>#2");
    }
    return graphs;
}
