/* Regular and semi-regular tilings: one table of lattices, one of regions, one way to build. */
#include "board/lattice.h"
#include "board/faces.h"
#include "board/grid.h"
#include "board/join.h"

#include <stdlib.h>

#define UNIT_SLACK     0.01 /* vertices whose distance is so near 1 are joined */
#define CORNER_SLACK   0.1  /* corners of two tiles nearer than this are one vertex */
#define MOST_POSITIONS 4e6  /* tiles to look at when cutting to an outline */

#define H  0.5
#define Q  (GEOMETRY_SQRT3 / 2)
#define R3 GEOMETRY_SQRT3
#define V  ((1 + 2 / GEOMETRY_SQRT2) / 2) /* half the width of an octagon */

typedef struct Flat {
    double x, y;
} Flat;

/* Corners of a tile, relative to its centre; their order decides how edges and faces begin. */
static const Flat point[] = { { 0, 0 } };
static const Flat hexagon[] = { { 0, 1 }, { Q, H }, { Q, -H }, { 0, -1 }, { -Q, -H }, { -Q, H } };
static const Flat flat_hexagon[] = {
    { -H, Q }, { H, Q }, { 1, 0 }, { H, -Q }, { -H, -Q }, { -1, 0 }
};
static const Flat square[] = { { 0, 0 }, { 0, 1 }, { 1, 1 }, { 1, 0 } };
static const Flat octagon[] = { { H, V },   { V, H },   { V, -H }, { H, -V },
                                { -H, -V }, { -V, -H }, { -V, H }, { -H, V } };
static const Flat hexagon_in_triangles[] = {
    { -H, Q },     { H, Q },      { 1, 0 },       { H, -Q },      { -H, -Q }, { -1, 0 },
    { -1, 2 * Q }, { 0, 2 * Q },  { 1, 2 * Q },   { 3 * H, Q },   { 2, 0 },   { 3 * H, -Q },
    { 1, -2 * Q }, { 0, -2 * Q }, { -1, -2 * Q }, { -3 * H, -Q }, { -2, 0 },  { -3 * H, Q }
};
static const Flat squares_and_triangles[] = { { -H, -H - Q }, { H, -H - Q }, { -H - Q, -Q },
                                              { H + Q, -Q },  { 0, -H },     { -1 - Q, 0 },
                                              { -Q, 0 },      { Q, 0 },      { 1 + Q, 0 },
                                              { 0, H },       { -H - Q, Q }, { H + Q, Q },
                                              { -H, H + Q },  { H, H + Q } };

/* After these corners, a tile may have those of a dodecagon. */
typedef enum { RING_NONE, RING_BY_TWELFTHS, RING_BY_DEGREES } Ring;

static Flat ring_corner(Ring ring, int n) {
    double radius, angle;
    if (ring == RING_BY_TWELFTHS) {
        radius = 1 / sqrt(2 - R3);
        angle = GEOMETRY_PI / 12 + n / 12.0 * 2 * GEOMETRY_PI;
    } else {
        radius = (1 + Q) / cos(15 * GEOMETRY_DEGREE);
        angle = (15 + n * 30) * GEOMETRY_DEGREE;
    }
    return (Flat){ radius * cos(angle), radius * sin(angle) };
}

/* The tile of a row and a column is at
       x = x_unit * (x_col * col + x_row * row),  y = y_unit * (y_col * col + y_row * row).
   Which lines bend which way hangs on the last bits of these numbers, so they are reckoned as Ludii
   does, and rounded as often. */
typedef struct Lattice {
    Basis basis;
    double x_unit, x_col, x_row;
    double y_unit, y_col, y_row;
    const Flat *corners;
    int n_corners;
    Ring ring;
    bool transposed; /* the corners' x and y change places */
} Lattice;

#define CORNERS(c) c, (int)(sizeof c / sizeof c[0])

/* The widths of these are given to seven digits in Ludii, so they are here. */
#define W31212 3.7320508
#define W4612  4.7320508

// clang-format off
static const Lattice lattices[] = {
    [LATTICE_HEX] =
        { BASIS_HEXAGONAL, R3, 1, -H, 1.5, 0, 1, CORNERS(hexagon), RING_NONE, false },
    [LATTICE_HEX_ON_END] =
        { BASIS_HEXAGONAL, 1.5, 1, -1, Q, 1, 1, CORNERS(hexagon), RING_NONE, true },
    [LATTICE_TRI] =
        { BASIS_TRIANGULAR, 1, 1, -H, Q, 0, 1, CORNERS(point), RING_NONE, false },
    [LATTICE_TRI_ON_END] =
        { BASIS_TRIANGULAR, Q, 1, -1, H, 1, 1, CORNERS(point), RING_NONE, false },
    [LATTICE_T31212] =
        { BASIS_T31212, W31212, 1, -H, Q * W31212, 0, 1, NULL, 0, RING_BY_TWELFTHS, false },
    [LATTICE_T3464] =
        { BASIS_T3464, 1 + R3, 1, -H, (3 + R3) / 2, 0, 1, CORNERS(flat_hexagon), RING_BY_DEGREES, true },
    [LATTICE_T3464_ON_END] =
        { BASIS_T3464, (3 + R3) / 2, 1, -1, H + Q, 1, 1, CORNERS(flat_hexagon), RING_BY_DEGREES, false },
    [LATTICE_T488] =
        { BASIS_T488, 2 * V, 1, 0, 2 * V, 0, 1, CORNERS(octagon), RING_NONE, false },
    [LATTICE_T33434] =
        { BASIS_T33434, H + Q, 1, -1, H + Q, 1, 1, CORNERS(squares_and_triangles), RING_NONE, false },
    [LATTICE_T33336] =
        { BASIS_T33336, 1, 2.5, -2, 1, Q, R3, CORNERS(hexagon_in_triangles), RING_NONE, false },
    [LATTICE_T33344] =
        { BASIS_T33344, 1, 1, H, 1 + Q, 0, 1, CORNERS(square), RING_NONE, true },
    [LATTICE_T3636] =
        { BASIS_T3636, 2, 1, -H, R3, 0, 1, CORNERS(hexagon), RING_NONE, true },
    [LATTICE_T4612] =
        { BASIS_T4612, W4612, 1, -H, Q * W4612, 0, 1, NULL, 0, RING_BY_TWELFTHS, false },
    [LATTICE_T333333_33434] =
        { BASIS_T333333_33434, 1.5 + R3, 1, -1, 1 + Q, 1, 1, CORNERS(flat_hexagon), RING_BY_DEGREES, false },
};
// clang-format on

static Point tile_at(const Lattice *l, int row, int col) {
    return (Point){ l->x_unit * (l->x_col * col + l->x_row * row),
                    l->y_unit * (l->y_col * col + l->y_row * row), 0 };
}

static int corners_of(const Lattice *l) {
    return l->n_corners + (l->ring == RING_NONE ? 0 : 12);
}

static Point tile_corner(const Lattice *l, Point tile, int n) {
    Flat c = n < l->n_corners ? l->corners[n] : ring_corner(l->ring, n - l->n_corners);
    return l->transposed ? (Point){ tile.x + c.y, tile.y + c.x, 0 }
                         : (Point){ tile.x + c.x, tile.y + c.y, 0 };
}

/* ---- regions ---- */

static bool in_star(int side, int row, int col) {
    if (row < side || (row > 2 * side && row <= 3 * side))
        return col >= side && col - row <= side;
    if (row <= 2 * side)
        return row - col <= side && col <= 3 * side;
    return col <= 3 * side && row - col <= side;
}

static bool in_region(const Region *r, int row, int col, Point tile) {
    switch (r->kind) {
    case REGION_ALL:
        return true;
    case REGION_HEXAGON:
        return abs(row - col) < r->rows;
    case REGION_TRIANGLE:
        return row <= col;
    case REGION_RECTANGLE:
        return col >= (row + 1) / 2 && col < r->cols + row / 2;
    case REGION_STAR:
        return in_star(r->rows, row, col);
    case REGION_PRISM:
        return abs(row - col) < r->rows;
    case REGION_OUTLINE:
        return polygon_contains(r->outline, tile);
    }
    return false;
}

typedef struct Span {
    double row0, col0, rows, cols;
} Span;

/* The rows and columns that a region reaches over. */
static Span region_span(const Region *r) {
    double a = r->rows, c = r->cols;
    switch (r->kind) {
    case REGION_ALL:
        return (Span){ 0, 0, a, c };
    case REGION_HEXAGON:
        return (Span){ 0, 0, 2 * a - 1, 2 * a - 1 };
    case REGION_TRIANGLE:
        return (Span){ 0, 0, a, a };
    case REGION_RECTANGLE:
        return (Span){ 0, 0, a, a + c };
    case REGION_STAR:
        return (Span){ 0, 0, 4 * a + 1, 4 * a + 1 };
    case REGION_PRISM:
        return (Span){ 0, 0, a + c - 1, a + c - 1 };
    case REGION_OUTLINE:
        break;
    }
    Bounds b = polygon_bounds(r->outline);
    double row0 = trunc(b.y0) - r->margin, col0 = trunc(b.x0) - r->margin;
    return (Span){ row0, col0, trunc(b.y1) + r->margin - row0 + 1,
                   trunc(b.x1) + r->margin - col0 + 1 };
}

Polygon lattice_outline(const GraphBuild *b, LatticeKind kind, const int *sides, int n) {
    static const int steps[6][2] = {
        { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 0 }, { -1, -1 }, { 0, -1 }
    };
    const Lattice *l = &lattices[kind];
    Polygon p = { 0 };
    polygon_add(b->arena, &p, (Point){ 0 });
    for (int i = 0, step = 1, row = 0, col = 0; i < (n > 5 ? n : 5); i++) {
        int side = sides[i % n], length = side < 0 ? side + 1 : side - 1;
        step = (step + (length < 0 ? 5 : 1)) % 6;
        if (length > 0) {
            row += length * steps[step][0];
            col += length * steps[step][1];
            polygon_add(b->arena, &p, tile_at(l, row, col));
        }
    }
    return p;
}

/* ---- building ---- */

static void add_vertices(Graph *g, const Lattice *l, const Region *r, Span s) {
    Grid grid = grid_make(g->arena, 1);
    for (int row = (int)s.row0; row < s.row0 + s.rows; row++)
        for (int col = (int)s.col0; col < s.col0 + s.cols; col++) {
            Point tile = tile_at(l, row, col);
            if (!in_region(r, row, col, tile))
                continue;
            for (int n = 0; n < corners_of(l) && g->n_vertices <= GRAPH_MAX; n++)
                grid_find_or_add(&grid, g, tile_corner(l, tile, n), CORNER_SLACK);
        }
}

/* A hexagon of hexagons gets its vertices zigzag by zigzag: those below the middle row run along
   the lower corners of the tiles, those above along the upper ones. */
static void add_zigzags(Graph *g, const Lattice *l, int side) {
    for (int zig = 0; zig < 2 * side; zig++) {
        int row = zig < side ? zig : zig - 1, last = zig < side ? row + side - 1 : 2 * side - 2;
        const int *corners = zig < side ? (const int[]){ 4, 3, 2 } : (const int[]){ 5, 0, 1 };
        for (int col = row < side ? 0 : row - side + 1; col <= last; col++)
            for (int n = 0; n < (col == last ? 3 : 2); n++)
                graph_add_vertex(g, tile_corner(l, tile_at(l, row, col), corners[n]));
    }
}

/* In the upper half of a hexagon of triangles edges lead down. */
static void turn_upper_edges(Graph *g, double middle) {
    for (int i = 0; i < g->n_edges; i++) {
        Edge *e = &g->edges[i];
        double ya = g->vertices[e->a].el.pt.y, yb = g->vertices[e->b].el.pt.y;
        if (ya > middle - H * Q && yb > ya + H * Q)
            *e = (Edge){ .el = e->el, .a = e->b, .b = e->a, .left = -1, .right = -1 };
    }
}

/* GCC 12 leaves the rounding out when it does two of them at once; what is volatile it does singly.
 */
static double rounded(double x) {
    volatile float single = (float)x;
    return single;
}

/* Ludii keeps the positions of most tilings in 32 bits. */
static void round_positions(Graph *g) {
    for (int v = 0; v < g->n_vertices; v++) {
        Point *p = &g->vertices[v].el.pt;
        *p = (Point){ rounded(p->x), rounded(p->y), rounded(p->z) };
    }
}

Graph *lattice_make(const GraphBuild *b, LatticeKind kind, Region region) {
    const Lattice *l = &lattices[kind];
    Span s = region_span(&region);
    if (!(s.rows * s.cols <= MOST_POSITIONS))
        return graph_build_refuse(b, "this board is too large: %.0f rows and %.0f columns", s.rows,
                                  s.cols);
    Graph *g = graph_new(b->arena);
    bool hexagon_of_hexes = kind == LATTICE_HEX && region.kind == REGION_HEXAGON;
    bool hexagon_of_tris = kind == LATTICE_TRI && region.kind == REGION_HEXAGON;
    if (hexagon_of_hexes && graph_build_fits(b, 6.0 * region.rows * region.rows))
        add_zigzags(g, l, region.rows);
    else if (!hexagon_of_hexes)
        add_vertices(g, l, &region, s);
    if (report_failed(b->report) || !graph_build_fits(b, g->n_vertices))
        return NULL;
    /* These two are built by hand in Ludii: exact, without a basis, faces in order of finding. */
    bool by_hand = hexagon_of_hexes || hexagon_of_tris;
    if (!by_hand)
        round_positions(g);
    join_units(g, UNIT_SLACK);
    if (hexagon_of_tris)
        turn_upper_edges(g, tile_at(l, region.rows - 1, 0).y);
    faces_make(g, false);
    if (!by_hand) {
        graph_link_faces(g);
        graph_set_basis(g, BASIS_NONE);
        g->basis = l->basis;
    }
    bool as_made = kind == LATTICE_T488 && region.kind == REGION_ALL;
    if (!as_made)
        graph_reorder_all(g);
    return g;
}
