/* Operators: the graph ludemes that take graphs and give graphs. */
#include "board/combine.h"
#include "board/cut.h"
#include "board/extend.h"
#include "board/faces.h"
#include "board/split.h"
#include "board/transform.h"
#include "ludeme/graph_args.h"
#include "ludeme/ludemes.h"

#include <string.h>

/* ---- moving ---- */

static Graph *shift(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    Point by = { graph_args_float(&a, "<float>", 0), graph_args_float(&a, "<float>#2", 0),
                 graph_args_float(&a, "<float>#3", 0) };
    return a.ok ? transform_shift(b, g, by) : NULL;
}

static Graph *scale(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    double x = graph_args_float(&a, "<float>", 1);
    Point by = { x, graph_args_float(&a, "<float>#2", x), graph_args_float(&a, "<float>#3", 1) };
    return a.ok ? transform_scale(b, g, by) : NULL;
}

static Graph *rotate(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    double degrees = graph_args_float(&a, "<float>", 0);
    return a.ok ? transform_rotate(b, g, degrees) : NULL;
}

static Graph *skew(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    double amount = graph_args_float(&a, "<float>", 0);
    return a.ok ? transform_skew(b, g, amount) : NULL;
}

/* ---- combining ---- */

static Graph *merge(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int n;
    Graph **graphs = graph_args_graphs(&a, &n);
    bool connect = graph_args_flag(&a, "connect:<boolean>", false);
    return a.ok ? combine_merge(b, graphs, n, connect) : NULL;
}

static Graph *unite(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int n;
    Graph **graphs = graph_args_graphs(&a, &n);
    bool connect = graph_args_flag(&a, "connect:<boolean>", false);
    return a.ok ? combine_union(b, graphs, n, connect) : NULL;
}

static Graph *intersect(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int n;
    Graph **graphs = graph_args_graphs(&a, &n);
    return a.ok ? combine_intersect(b, graphs, n) : NULL;
}

/* ---- cutting ---- */

static Graph *cut_by(GraphBuild *b, const Bound *call,
                     Graph *(*cut)(const GraphBuild *, Graph *, const Polygon *)) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    const Polygon *outline = graph_args_poly(&a, "<poly>");
    return a.ok ? cut(b, g, outline) : NULL;
}

static Graph *clip(GraphBuild *b, const Bound *call) {
    return cut_by(b, call, cut_clip);
}

static Graph *keep(GraphBuild *b, const Bound *call) {
    return cut_by(b, call, cut_keep);
}

static Graph *hole(GraphBuild *b, const Bound *call) {
    return cut_by(b, call, cut_hole);
}

static Graph *trim(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    return cut_trim(graph_args_graph(&a, "<graph>"));
}

/* Edges given by the places of their ends. */
static const Point (*ends_of(GraphArgs *a, const char *param, int *n))[2] {
    const Polygon *pairs = graph_args_outlines(a, param, 2, n);
    Point(*ends)[2] = arena_alloc(a->b->arena, sizeof *ends * (size_t)*n);
    for (int i = 0; i < *n && a->ok; i++)
        memcpy(ends[i], pairs[i].points, sizeof ends[i]);
    return (const Point(*)[2])ends;
}

static Graph *remove_parts(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    Removal r = { .keep_orphans = !graph_args_flag(&a, "trimEdges:<boolean>", true) };
    Polygon vertices = graph_args_points(&a, "vertices:{{<float>}}");
    r.vertices_at = vertices.points;
    r.n_vertices_at = vertices.n;
    r.vertices = graph_args_ints(&a, "vertices:{<dim>}");
    r.edges_at = ends_of(&a, "edges:{{{<float>}}}", &r.n_edges_at);
    r.edges = graph_args_pairs(&a, "edges:{{<dim>}}", &r.n_edges);
    r.faces_at = graph_args_outlines(&a, "cells:{{{<float>}}}", 0, &r.n_faces_at);
    r.faces = graph_args_ints(&a, "cells:{<dim>}");
    return a.ok ? cut_remove(b, g, &r) : NULL;
}

static Graph *remove_within(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    Removal r = { .outline = graph_args_poly(&a, "<poly>") };
    return a.ok ? cut_remove(b, g, &r) : NULL;
}

/* ---- extending ---- */

static const Curve *curves_of(GraphArgs *a, const char *param, int *n) {
    const Polygon *points = graph_args_outlines(a, param, 4, n);
    Curve *curves = ARENA_ARRAY(a->b->arena, Curve, *n);
    for (int i = 0; i < *n && a->ok; i++) {
        const Point *p = points[i].points;
        curves[i] = (Curve){ p[0], p[1], p[2], p[3] };
    }
    return curves;
}

static Graph *add(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    Addition add = { .connect = graph_args_flag(&a, "connect:<boolean>", false) };
    Polygon vertices = graph_args_points(&a, "vertices:{{<float>}}");
    add.vertices = vertices.points;
    add.n_vertices = vertices.n;
    add.edges_at = ends_of(&a, "edges:{{{<float>}}}", &add.n_edges_at);
    add.edges = graph_args_pairs(&a, "edges:{{<dim>}}", &add.n_edges);
    add.curves = curves_of(&a, "edgesCurved:{{{<float>}}}", &add.n_curves);
    add.faces_at = graph_args_outlines(&a, "cells:{{{<float>}}}", 0, &add.n_faces_at);
    add.faces = graph_args_lists(&a, "cells:{{<dim>}}", &add.n_faces);
    return a.ok ? extend_add(b, g ? g : graph_new(b->arena), &add) : NULL;
}

static Graph *complete(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    bool each = graph_args_flag(&a, "eachCell:<boolean>", false);
    return a.ok ? extend_complete(b, g, each) : NULL;
}

static Graph *dual(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    return extend_dual(b, graph_args_graph(&a, "<graph>"));
}

static Graph *subdivide(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    int least = graph_args_int(&a, "min:<dim>", 1);
    return a.ok ? extend_subdivide(b, g, least) : NULL;
}

static Graph *layers(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    int n = graph_args_int(&a, "<dim>", 0);
    return a.ok ? extend_layers(b, g, n) : NULL;
}

static Graph *split(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    return split_crossings(b, graph_args_graph(&a, "<graph>"));
}

static Graph *make_faces(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    if (g)
        faces_make(g, true);
    return g;
}

/* ---- numbering ---- */

static Graph *renumber(GraphBuild *b, const Bound *call) {
    static const char *const params[] = { "<siteType>", "<siteType>#2", "<siteType>#3" };
    GraphArgs a = graph_args(b, call);
    Graph *g = graph_args_graph(&a, "<graph>");
    bool all = !bound_arg(call, params[0]);
    for (int type = 0; g && type < N_SITE_TYPES; type++) {
        bool named = false;
        for (int p = 0; p < N_SITE_TYPES; p++)
            named |= bound_word(call, params[p], -1) == type;
        if (all || named)
            graph_reorder(g, (SiteType)type);
    }
    return g;
}

/* Coordinates are always made anew, so there is nothing to do. */
static Graph *recoordinate(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    return graph_args_graph(&a, "<graph>");
}

#define GRAPH(f) \
    { .graph = f }

const Ludeme graph_operators_ludemes[] = {
    // clang-format off
    { "<shift>", "(shift <float> <float> [<float>] <graph>)", GRAPH(shift) },
    { "<scale>", "(scale <float> [<float>] [<float>] <graph>)", GRAPH(scale) },
    { "<rotate>", "(rotate <float> <graph>)", GRAPH(rotate) },
    { "<skew>", "(skew <float> <graph>)", GRAPH(skew) },
    { "<merge>", "(merge {<graph>} [connect:<boolean>])", GRAPH(merge) },
    { "<merge>", "(merge <graph> <graph> [connect:<boolean>])", GRAPH(merge) },
    { "<operators.union>", "(union {<graph>} [connect:<boolean>])", GRAPH(unite) },
    { "<operators.union>", "(union <graph> <graph> [connect:<boolean>])", GRAPH(unite) },
    { "<intersect>", "(intersect {<graph>})", GRAPH(intersect) },
    { "<intersect>", "(intersect <graph> <graph>)", GRAPH(intersect) },
    { "<clip>", "(clip <graph> <poly>)", GRAPH(clip) },
    { "<keep>", "(keep <graph> <poly>)", GRAPH(keep) },
    { "<hole>", "(hole <graph> <poly>)", GRAPH(hole) },
    { "<trim>", "(trim <graph>)", GRAPH(trim) },
    { "<operators.remove>", "(remove <graph> <poly> [trimEdges:<boolean>])", GRAPH(remove_within) },
    { "<operators.remove>",
      "(remove <graph> [cells:{{{<float>}}} | cells:{<dim>}] [edges:{{{<float>}}} | "
      "edges:{{<dim>}}] [vertices:{{<float>}} | vertices:{<dim>}] [trimEdges:<boolean>])",
      GRAPH(remove_parts) },
    { "<operators.add>",
      "(add [<graph>] [vertices:{{<float>}}] [edges:{{{<float>}}} | edges:{{<dim>}}] "
      "[edgesCurved:{{{<float>}}}] [cells:{{{<float>}}} | cells:{{<dim>}}] "
      "[connect:<boolean>])", GRAPH(add) },
    { "<complete>", "(complete <graph> [eachCell:<boolean>])", GRAPH(complete) },
    { "<dual>", "(dual <graph>)", GRAPH(dual) },
    { "<subdivide>", "(subdivide <graph> [min:<dim>])", GRAPH(subdivide) },
    { "<layers>", "(layers <dim> <graph>)", GRAPH(layers) },
    { "<splitCrossings>", "(splitCrossings <graph>)", GRAPH(split) },
    { "<makeFaces>", "(makeFaces <graph>)", GRAPH(make_faces) },
    { "<renumber>", "(renumber [<siteType>] [<siteType>] [<siteType>] <graph>)", GRAPH(renumber) },
    { "<recoordinate>", "(recoordinate [<siteType>] [<siteType>] [<siteType>] <graph>)",
      GRAPH(recoordinate) },
    { "<graph>",
      "<operators.add> | <basis> | <brick> | <celtic> | <clip> | <complete> | <concentric> | "
      "<dual> | <hex> | <hole> | <intersect> | <keep> | <layers> | <makeFaces> | <merge> | "
      "<quadhex> | <recoordinate> | <regular> | <operators.remove> | <renumber> | <repeat> | "
      "<rotate> | <scale> | <shift> | <skew> | <spiral> | <splitCrossings> | <square> | "
      "<subdivide> | <tiling> | <tri> | <trim> | <operators.union> | <wedge>", GRAPH(NULL) },
    // clang-format on
    { NULL },
};
