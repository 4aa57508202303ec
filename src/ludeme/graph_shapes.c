/* Generators: the graph ludemes that stand at the beginning. */
#include "board/brick.h"
#include "board/celtic.h"
#include "board/concentric.h"
#include "board/cut.h"
#include "board/lattice.h"
#include "board/quadhex.h"
#include "board/regular.h"
#include "board/square.h"
#include "lang/words.h"
#include "ludeme/graph_args.h"
#include "ludeme/ludemes.h"

#include <stdlib.h>

#define OUTLINE_MARGIN 0.1 /* what lies on an outline, or so near, is inside */

enum { MOST_SIDES = 1000 };

/* A second dimension, or the first if it is left out. */
static int second_dim(GraphArgs *a, int first) {
    return graph_args_int(a, "<dim>#2", first);
}

/* The lengths of sides, in a range that cannot overflow. */
static IntList sides_of(GraphArgs *a) {
    IntList sides = graph_args_ints(a, "{<dim>}");
    bool fine = sides.n > 0 && sides.n <= MOST_SIDES;
    for (int i = 0; i < sides.n; i++)
        fine &= sides.v[i] >= -GRAPH_MAX && sides.v[i] <= GRAPH_MAX;
    if (a->ok && !fine)
        graph_build_refuse(a->b, "this needs 1 to %d sides, none longer than %d", MOST_SIDES,
                           GRAPH_MAX);
    a->ok &= fine;
    return sides;
}

/* ---- squares ---- */

static Diagonals diagonals_of(const Bound *call) {
    static const Diagonals kinds[] = {
        [DIAGONALS_TYPE_Alternating] = DIAGONALS_ALTERNATING,
        [DIAGONALS_TYPE_Concentric] = DIAGONALS_CONCENTRIC,
        [DIAGONALS_TYPE_Implied] = DIAGONALS_IMPLIED,
        [DIAGONALS_TYPE_Radiating] = DIAGONALS_RADIATING,
        [DIAGONALS_TYPE_Solid] = DIAGONALS_SOLID,
        [DIAGONALS_TYPE_SolidNoSplit] = DIAGONALS_SOLID_NO_SPLIT,
    };
    return kinds[bound_word(call, "diagonals:<diagonalsType>", DIAGONALS_TYPE_Implied)];
}

static Graph *square_shape(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int shape = bound_word(call, "<squareShapeType>", SQUARE_SHAPE_TYPE_Square);
    int side = graph_args_int(&a, "<dim>", 0);
    bool pyramidal = graph_args_flag(&a, "pyramidal:<boolean>", false);
    if (!a.ok)
        return NULL;
    switch (shape) {
    case SQUARE_SHAPE_TYPE_Square:
        return square_rectangle(b, side, side, diagonals_of(call), pyramidal);
    case SQUARE_SHAPE_TYPE_Limping:
        return square_rectangle(b, side, side + 1, diagonals_of(call), pyramidal);
    case SQUARE_SHAPE_TYPE_Diamond:
        return square_diamond(b, side, diagonals_of(call));
    default:
        return graph_build_refuse(b, "squares have the shapes Square, Limping and Diamond");
    }
}

static Graph *square_custom(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    const Polygon *outline = graph_args_poly(&a, "<poly>");
    Polygon drawn;
    if (!outline) {
        IntList sides = sides_of(&a);
        drawn = polygon_from_sides(b->arena, sides.v, sides.n, square_steps);
        outline = &drawn;
    }
    return a.ok ? square_outline(b, outline, diagonals_of(call)) : NULL;
}

static Graph *rectangle(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int rows = graph_args_int(&a, "<dim>", 0), cols = second_dim(&a, rows);
    return a.ok ? square_rectangle(b, rows, cols, diagonals_of(call), false) : NULL;
}

/* ---- hexagons and triangles ---- */

static Graph *within(const GraphBuild *b, LatticeKind kind, const Polygon *outline, int margin) {
    Polygon wide = polygon_inflated(b->arena, outline, OUTLINE_MARGIN);
    return lattice_make(b, kind, (Region){ REGION_OUTLINE, .outline = &wide, .margin = margin });
}

/* Tiles within sides of these lengths. On triangles a limping hexagon, whose two lengths differ by
   one, is looked for further afield. */
static Graph *within_sides(const GraphBuild *b, LatticeKind kind, const int *sides, int n) {
    Polygon outline = lattice_outline(b, kind, sides, n);
    bool limping = n == 2 && sides[0] == sides[1] - 1;
    int margin = kind == LATTICE_HEX ? 3 : kind == LATTICE_TRI && limping ? sides[0] : 2;
    return within(b, kind, &outline, margin);
}

/* Hexagons and triangles have the same shapes. The sites of triangular boards are vertices; played
   on cells they get one more in each direction. */
static Graph *shape_on(GraphBuild *b, int shape, bool hex, int rows, int cols, bool has_cols) {
    LatticeKind flat = hex ? LATTICE_HEX : LATTICE_TRI;
    LatticeKind on_end = hex ? LATTICE_HEX_ON_END : LATTICE_TRI_ON_END;
    int extra = !hex && b->use == SITE_CELL, r = rows + extra, c = cols + extra;
    switch (shape) {
    case HEX_SHAPE_TYPE_Hexagon:
        if (hex && has_cols)
            return within_sides(b, flat, (const int[]){ rows, cols }, 2);
        return lattice_make(b, flat, (Region){ REGION_HEXAGON, .rows = r });
    case HEX_SHAPE_TYPE_Triangle:
        return lattice_make(b, flat, (Region){ REGION_TRIANGLE, .rows = r });
    case HEX_SHAPE_TYPE_Diamond:
        return lattice_make(b, on_end, (Region){ REGION_ALL, .rows = r, .cols = r });
    case HEX_SHAPE_TYPE_Prism:
        return lattice_make(b, on_end, (Region){ REGION_PRISM, .rows = r, .cols = c });
    case HEX_SHAPE_TYPE_Star:
        return lattice_make(b, flat, (Region){ REGION_STAR, .rows = rows });
    case HEX_SHAPE_TYPE_Limping:
        return within_sides(b, flat, (const int[]){ rows, rows + 1 }, 2);
    case HEX_SHAPE_TYPE_Square:
        return lattice_make(b, flat, (Region){ REGION_RECTANGLE, .rows = r, .cols = r });
    case HEX_SHAPE_TYPE_Rectangle:
        return lattice_make(b, flat, (Region){ REGION_RECTANGLE, .rows = r, .cols = c });
    default:
        return graph_build_refuse(b, "this shape is not known for %s",
                                  hex ? "hexagons" : "triangles");
    }
}

_Static_assert((int)HEX_SHAPE_TYPE_Triangle == (int)TRI_SHAPE_TYPE_Triangle &&
                   (int)HEX_SHAPE_TYPE_Hexagon == (int)TRI_SHAPE_TYPE_Hexagon,
               "hexagons and triangles list the same shapes");

static Graph *lattice_shape(GraphBuild *b, const Bound *call, int shape, bool hex) {
    GraphArgs a = graph_args(b, call);
    int rows = graph_args_int(&a, "<dim>", 0), cols = second_dim(&a, rows);
    if (!a.ok || !graph_build_dim(b, "the first dimension", rows, 1) ||
        !graph_build_dim(b, "the second dimension", cols, 1))
        return NULL;
    return shape_on(b, shape, hex, rows, cols, bound_arg(call, "<dim>#2") != NULL);
}

static Graph *hex_shape(GraphBuild *b, const Bound *call) {
    return lattice_shape(b, call, bound_word(call, "<hexShapeType>", HEX_SHAPE_TYPE_Hexagon), true);
}

static Graph *tri_shape(GraphBuild *b, const Bound *call) {
    return lattice_shape(b, call, bound_word(call, "<triShapeType>", TRI_SHAPE_TYPE_Triangle),
                         false);
}

/* A lattice cut to the (poly ...) or the sides of a call. */
static Graph *lattice_custom(GraphBuild *b, const Bound *call, LatticeKind kind) {
    GraphArgs a = graph_args(b, call);
    const Polygon *outline = graph_args_poly(&a, "<poly>");
    if (outline)
        return a.ok ? within(b, kind, outline, kind == LATTICE_HEX ? 3 : 2) : NULL;
    IntList sides = sides_of(&a);
    return a.ok ? within_sides(b, kind, sides.v, sides.n) : NULL;
}

static Graph *hex_custom(GraphBuild *b, const Bound *call) {
    return lattice_custom(b, call, LATTICE_HEX);
}

static Graph *tri_custom(GraphBuild *b, const Bound *call) {
    return lattice_custom(b, call, LATTICE_TRI);
}

/* ---- other tilings ---- */

/* What there is of each tiling: its shape with one dimension, with two (REGION_OUTLINE: the second
   counts for nothing), and the size when an outline is given that it cannot be cut to (0: it can).
 */
static const struct {
    LatticeKind lattice;
    RegionKind one, two;
    int fixed;
} tilings[] = {
    [TILING_TYPE_T31212] = { LATTICE_T31212, REGION_HEXAGON, REGION_OUTLINE, 3 },
    [TILING_TYPE_T333333_33434] = { LATTICE_T333333_33434, REGION_HEXAGON, REGION_OUTLINE, 2 },
    [TILING_TYPE_T33336] = { LATTICE_T33336, REGION_HEXAGON, REGION_OUTLINE, 3 },
    [TILING_TYPE_T33344] = { LATTICE_T33344, REGION_ALL, REGION_ALL, 0 },
    [TILING_TYPE_T33434] = { LATTICE_T33434, REGION_ALL, REGION_OUTLINE, 3 },
    [TILING_TYPE_T3464] = { LATTICE_T3464_ON_END, REGION_HEXAGON, REGION_ALL, 0 },
    [TILING_TYPE_T3636] = { LATTICE_T3636, REGION_HEXAGON, REGION_ALL, 0 },
    [TILING_TYPE_T4612] = { LATTICE_T4612, REGION_HEXAGON, REGION_OUTLINE, 3 },
    [TILING_TYPE_T488] = { LATTICE_T488, REGION_ALL, REGION_ALL, 0 },
};

static Graph *tiling_shape(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int type = bound_word(call, "<tilingType>", 0);
    int rows = graph_args_int(&a, "<dim>", 0), cols = second_dim(&a, rows);
    if (!a.ok || !graph_build_dim(b, "the first dimension", rows, 1) ||
        !graph_build_dim(b, "the second dimension", cols, 1))
        return NULL;
    bool two = bound_arg(call, "<dim>#2") && tilings[type].two != REGION_OUTLINE;
    Region r = { two ? tilings[type].two : tilings[type].one, .rows = rows,
                 .cols = two ? cols : rows };
    if (two && type == TILING_TYPE_T3636)
        r.rows = 2 * rows - 1, r.cols = 2 * cols - 1;
    return lattice_make(b, tilings[type].lattice, r);
}

static Graph *tiling_488_sides(GraphBuild *b, GraphArgs *a) {
    static const Point steps[4] = { { 1, 0, 0 }, { 0, 1, 0 }, { -1, 0, 0 }, { 0, -1, 0 } };
    IntList sides = sides_of(a);
    Polygon outline = polygon_from_sides(b->arena, sides.v, sides.n, steps);
    return a->ok ? within(b, LATTICE_T488, &outline, 2) : NULL;
}

static Graph *tiling_custom(GraphBuild *b, const Bound *call) {
    int type = bound_word(call, "<tilingType>", 0), size = tilings[type].fixed;
    GraphArgs a = graph_args(b, call);
    const Polygon *outline = graph_args_poly(&a, "<poly>");
    if (!a.ok)
        return NULL;
    if (type == TILING_TYPE_T33434 && outline)
        return cut_keep(b, lattice_make(b, LATTICE_T33434, (Region){ REGION_ALL, 5, 5, NULL, 0 }),
                        outline);
    if (size)
        return lattice_make(b, tilings[type].lattice,
                            (Region){ tilings[type].one, size, size, NULL, 0 });
    if (type == TILING_TYPE_T488 && !outline)
        return tiling_488_sides(b, &a);
    Graph *g =
        lattice_custom(b, call, type == TILING_TYPE_T3464 ? LATTICE_T3464 : tilings[type].lattice);
    if (g && type == TILING_TYPE_T3636)
        g->basis = BASIS_HEXAGONAL;
    return g;
}

static Graph *brick(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int rows = graph_args_int(&a, "<dim>", 0), cols = second_dim(&a, rows);
    bool trim = graph_args_flag(&a, "trim:<boolean>", false);
    if (!a.ok)
        return NULL;
    switch (bound_word(call, "<brickShapeType>", BRICK_SHAPE_TYPE_Rectangle)) {
    case BRICK_SHAPE_TYPE_Limping:
        return brick_wall(b, rows, rows + 1, trim);
    case BRICK_SHAPE_TYPE_Diamond:
        return brick_diamond(b, rows, 0, trim);
    case BRICK_SHAPE_TYPE_Prism:
        return brick_diamond(b, rows, cols, trim);
    case BRICK_SHAPE_TYPE_Spiral:
        return brick_spiral(b, rows);
    default:
        return brick_wall(b, rows, cols, trim);
    }
}

static Graph *celtic_shape(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int rows = graph_args_int(&a, "<dim>", 0), cols = second_dim(&a, rows);
    return a.ok ? celtic_rectangle(b, rows, cols) : NULL;
}

static Graph *celtic_custom(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    const Polygon *outline = graph_args_poly(&a, "<poly>");
    Polygon drawn;
    if (!outline) {
        IntList sides = sides_of(&a);
        drawn = polygon_from_sides(b->arena, sides.v, sides.n, celtic_steps);
        outline = &drawn;
    }
    return a.ok ? celtic_outline(b, outline) : NULL;
}

static Graph *quadhex(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int layers = graph_args_int(&a, "<dim>", 0);
    bool thirds = graph_args_flag(&a, "thirds:<boolean>", false);
    return a.ok ? quadhex_make(b, layers, thirds) : NULL;
}

/* ---- rings and single shapes ---- */

static Graph *target(GraphBuild *b, GraphArgs *a, int rings) {
    int steps = graph_args_int(a, "steps:<dim>", 0);
    if (!a->ok || !graph_build_dim(b, "the number of rings", rings, 1))
        return NULL;
    if (!bound_arg(a->call, "steps:<dim>"))
        return concentric_target(b, rings);
    int *per_ring = ARENA_ARRAY(b->arena, int, rings);
    for (int i = 0; i < rings; i++)
        per_ring[i] = steps;
    return concentric_circles(b, per_ring, rings, false);
}

static Graph *concentric(GraphBuild *b, const Bound *call) {
    static const int sides_of_shape[] = { [CONCENTRIC_SHAPE_TYPE_Hexagon] = 6,
                                          [CONCENTRIC_SHAPE_TYPE_Square] = 4,
                                          [CONCENTRIC_SHAPE_TYPE_Triangle] = 3 };
    GraphArgs a = graph_args(b, call);
    int rings = graph_args_int(&a, "rings:<dim>", 0);
    if (bound_arg(call, "{<dim>}")) {
        IntList per_ring = graph_args_ints(&a, "{<dim>}");
        bool stagger = graph_args_flag(&a, "stagger:<boolean>", false);
        return a.ok ? concentric_circles(b, per_ring.v, per_ring.n, stagger) : NULL;
    }
    if (!bound_arg(call, "rings:<dim>"))
        return graph_build_refuse(b, "the number of rings is missing; give it with rings:");
    int shape = bound_word(call, "<concentricShapeType>", -1);
    if (shape == CONCENTRIC_SHAPE_TYPE_Target)
        return target(b, &a, rings);
    PolygonRings p = { .sides =
                           shape < 0 ? graph_args_int(&a, "sides:<dim>", 0) : sides_of_shape[shape],
                       .rings = rings,
                       .midpoints = graph_args_flag(&a, "midpoints:<boolean>", true),
                       .join_midpoints = graph_args_flag(&a, "joinMidpoints:<boolean>", true),
                       .join_corners = graph_args_flag(&a, "joinCorners:<boolean>", false) };
    return a.ok ? concentric_polygons(b, p) : NULL;
}

static Graph *regular(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    bool star = bound_has(call, "Star") ? bound_arg(call, "Star") != NULL
                                        : bound_word(call, "<shapeType>", 0) == SHAPE_TYPE_Star;
    int sides = graph_args_int(&a, "<dim>", 0);
    return a.ok ? regular_polygon(b, sides, star, b->use == SITE_CELL) : NULL;
}

static Graph *repeat(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int rows = graph_args_int(&a, "<dim>", 0), cols = graph_args_int(&a, "<dim>#2", 0), n = 1;
    Polygon step = graph_args_points(&a, "step:{{<float>}}");
    const Polygon *outlines = graph_args_poly(&a, "<poly>");
    if (!outlines)
        outlines = graph_args_polys(&a, "{<poly>}", &n);
    if (!a.ok)
        return NULL;
    if (step.n < 2)
        return graph_build_refuse(
            b, "two steps are needed here: from column to column and from row to row");
    return regular_repeat(b, rows, cols, step.points, outlines, n);
}

static Graph *spiral(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int turns = graph_args_int(&a, "turns:<dim>", 0), sites = graph_args_int(&a, "sites:<dim>", 0);
    bool clockwise = graph_args_flag(&a, "clockwise:<boolean>", true);
    return a.ok ? regular_spiral(b, turns, sites, clockwise) : NULL;
}

static Graph *wedge(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int rows = graph_args_int(&a, "<dim>", 0), cols = second_dim(&a, 3);
    return a.ok ? regular_wedge(b, rows, cols) : NULL;
}

static Graph *explicit_graph(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    int n;
    Polygon vertices = graph_args_points(&a, "vertices:{{<float>}}");
    const int(*edges)[2] = graph_args_pairs(&a, "edges:{{<int>}}", &n);
    return a.ok ? regular_explicit(b, vertices.points, vertices.n, edges, n) : NULL;
}

static Graph *empty_graph(GraphBuild *b, const Bound *call) {
    (void)call;
    return graph_new(b->arena);
}

static Graph *same_graph(GraphBuild *b, const Bound *call) {
    GraphArgs a = graph_args(b, call);
    return graph_args_graph(&a, "<graph>");
}

#define GRAPH(f) \
    { .graph = f }

const Ludeme graph_shapes_ludemes[] = {
    // clang-format off
    { "<square>", "(square (<poly> | {<dim>}) [diagonals:<diagonalsType>])", GRAPH(square_custom) },
    { "<square>", "(square [<squareShapeType>] <dim> [diagonals:<diagonalsType> | pyramidal:<boolean>])",
      GRAPH(square_shape) },
    { "<rectangle>", "(rectangle <dim> [<dim>] [diagonals:<diagonalsType>])", GRAPH(rectangle) },
    { "<hex>", "(hex (<poly> | {<dim>}))", GRAPH(hex_custom) },
    { "<hex>", "(hex [<hexShapeType>] <dim> [<dim>])", GRAPH(hex_shape) },
    { "<tri>", "(tri (<poly> | {<dim>}))", GRAPH(tri_custom) },
    { "<tri>", "(tri [<triShapeType>] <dim> [<dim>])", GRAPH(tri_shape) },
    { "<tiling>", "(tiling <tilingType> (<poly> | {<dim>}))", GRAPH(tiling_custom) },
    { "<tiling>", "(tiling <tilingType> <dim> [<dim>])", GRAPH(tiling_shape) },
    { "<brick>", "(brick [<brickShapeType>] <dim> [<dim>] [trim:<boolean>])", GRAPH(brick) },
    { "<celtic>", "(celtic (<poly> | {<dim>}))", GRAPH(celtic_custom) },
    { "<celtic>", "(celtic <dim> [<dim>])", GRAPH(celtic_shape) },
    { "<quadhex>", "(quadhex <dim> [thirds:<boolean>])", GRAPH(quadhex) },
    { "<concentric>",
      "(concentric (<concentricShapeType> | sides:<dim> | {<dim>}) [rings:<dim>] "
      "[steps:<dim>] [midpoints:<boolean>] [joinMidpoints:<boolean>] [joinCorners:<boolean>] "
      "[stagger:<boolean>])", GRAPH(concentric) },
    { "<regular>", "(regular <basisType> <shapeType> <dim> [<dim>])", GRAPH(regular) },
    { "<regular>", "(regular [Star] <dim>)", GRAPH(regular) },
    { "<repeat>", "(repeat <dim> <dim> step:{{<float>}} (<poly> | {<poly>}))", GRAPH(repeat) },
    { "<spiral>", "(spiral turns:<dim> sites:<dim> [clockwise:<boolean>])", GRAPH(spiral) },
    { "<wedge>", "(wedge <dim> [<dim>])", GRAPH(wedge) },
    { "<graph>", "(graph vertices:{{<float>}} [edges:{{<int>}}])", GRAPH(explicit_graph) },
    { "<graph>", "(graph)", GRAPH(empty_graph) },
    { "<graph>", "(graph <graph>)", GRAPH(same_graph) },
    { "<basis>",
      "<brick> | <celtic> | <concentric> | <hex> | <quadhex> | <rectangle> | <spiral> | "
      "<square> | <tiling> | <tri> | <wedge>", GRAPH(NULL) },
    { "<poly>", "(poly {{<dim>}} [rotns:<int>])", GRAPH(NULL) },
    { "<poly>", "(poly {{<float>}} [rotns:<int>])", GRAPH(NULL) },
    // clang-format on
    { NULL },
};
