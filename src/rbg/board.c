/* #board: rectangles, hexagons, cuboids, and graphs vertex by vertex. */
#include "rbg/model.h"

#include "base/hash.h"

#include <stdio.h>
#include <string.h>

enum { HOLE = -1, DIRECTIONS_MAX = 6 };

typedef struct Line {
    const RbgToken *at;
    int first, n; /* of its cells */
    int layer, row;
} Line;

typedef struct Reader {
    Model *m;
    Report *report;
    const RbgToken *t;
    Line *lines;
    int n_lines, cap_lines;
    int *cells; /* pieces or HOLE */
    int n_cells, cap_cells;
    int *vertex_of; /* per cell */
} Reader;

static bool wrong(Reader *r, const RbgToken *at, const char *message) {
    report_error(r->report, at->place, "%s", message);
    return false;
}

static bool expect(Reader *r, RbgTokenKind kind, const char *what) {
    if (r->t->kind != kind)
        return wrong(r, r->t, what);
    r->t++;
    return true;
}

/* ---- lines of cells ---- */

static bool read_cell(Reader *r) {
    int piece = HOLE;
    if (r->t->kind == RBG_NAME) {
        const Symbol *s = model_find(r->m, r->t);
        if (!s || s->kind != SYMBOL_PIECE) {
            model_unknown(r->m, r->t, 1u << SYMBOL_PIECE, r->report);
            return false;
        }
        piece = s->index;
        r->t++;
    }
    ARENA_PUSH(r->m->arena, r->cells, r->n_cells, r->cap_cells) = piece;
    return r->n_cells <= 4 * RBG_VERTICES_MAX || wrong(r, r->t, "the board is too large");
}

/* "[a, , b]" */
static bool read_line(Reader *r, int layer, int row) {
    Line line = { .at = r->t, .first = r->n_cells, .layer = layer, .row = row };
    if (!expect(r, RBG_OPEN_SQUARE, "expected '[' and a line of pieces"))
        return false;
    if (r->t->kind != RBG_CLOSE_SQUARE) {
        if (!read_cell(r))
            return false;
        while (r->t->kind == RBG_COMMA) {
            r->t++;
            if (!read_cell(r))
                return false;
        }
    }
    line.n = r->n_cells - line.first;
    ARENA_PUSH(r->m->arena, r->lines, r->n_lines, r->cap_lines) = line;
    return expect(r, RBG_CLOSE_SQUARE, "expected ',' or ']' in a line of pieces");
}

static bool read_lines(Reader *r, int layer) {
    int row = 0;
    do {
        if (!read_line(r, layer, row++))
            return false;
    } while (r->t->kind == RBG_OPEN_SQUARE);
    return true;
}

/* All lines as long as the first, all layers as high as the first. */
static bool check_even(Reader *r) {
    for (int i = 0; i < r->n_lines; i++)
        if (r->lines[i].n != r->lines[0].n)
            return wrong(r, r->lines[i].at, "this line is not as long as the first");
    return true;
}

/* Each line one longer than the one before up to a peak, then each one shorter. */
static bool check_hexagon(Reader *r) {
    bool falling = false;
    for (int i = 1; i < r->n_lines; i++) {
        int change = r->lines[i].n - r->lines[i - 1].n;
        if (change == -1)
            falling = true;
        else if (falling || change != 1)
            return wrong(r, r->lines[i].at,
                         falling ? "this line must be one shorter than the one before"
                                 : "this line must be one longer or shorter than the one before");
    }
    return true;
}

/* ---- cells become vertices ---- */

static void column_letters(int column, char out[8]) {
    char reversed[8];
    int n = 0;
    for (column++; column > 0; column = (column - 1) / 26)
        reversed[n++] = (char)('A' + (column - 1) % 26);
    for (int i = 0; i < n; i++)
        out[i] = reversed[n - 1 - i];
    out[n] = '\0';
}

/* "B3": columns from the left, rows from below; other layers than the first say so. */
static const char *spot_name(const Reader *r, RbgSpot spot) {
    char letters[8];
    column_letters(spot.column, letters);
    int row = r->m->layout.rows - spot.row;
    if (spot.layer)
        return arena_printf(r->m->arena, "%s%d:%d", letters, row, spot.layer + 1);
    return arena_printf(r->m->arena, "%s%d", letters, row);
}

static void add_vertex(Reader *r, RbgSpot spot, int piece) {
    Model *m = r->m;
    int n = m->n_vertices, n2 = n;
    ARENA_PUSH(m->arena, m->start, n, m->cap_start) = (uint8_t)piece;
    ARENA_PUSH(m->arena, m->layout.spots, n2, m->layout.cap_spots) = spot;
    ARENA_PUSH(m->arena, m->vertex_names, m->n_vertices, m->cap_vertices) = spot_name(r, spot);
}

static bool number_cells(Reader *r) {
    RbgLayout *l = &r->m->layout;
    for (int i = 0; i < r->n_lines; i++) {
        l->columns = r->lines[i].n > l->columns ? r->lines[i].n : l->columns;
        l->rows = r->lines[i].row >= l->rows ? r->lines[i].row + 1 : l->rows;
        l->layers = r->lines[i].layer + 1;
    }
    r->vertex_of = ARENA_ARRAY(r->m->arena, int, r->n_cells + 1);
    for (int i = 0; i < r->n_lines; i++)
        for (int c = 0; c < r->lines[i].n; c++) {
            int cell = r->lines[i].first + c;
            r->vertex_of[cell] = r->cells[cell] == HOLE ? -1 : r->m->n_vertices;
            RbgSpot spot = { (int16_t)c, (int16_t)r->lines[i].row, (int16_t)r->lines[i].layer };
            if (r->cells[cell] != HOLE)
                add_vertex(r, spot, r->cells[cell]);
            if (r->m->n_vertices > RBG_VERTICES_MAX)
                return wrong(r, r->lines[i].at, "the board is too large");
        }
    return r->m->n_vertices > 0 || wrong(r, r->t, "the board has no vertex");
}

/* ---- directions ---- */

static bool read_directions(Reader *r, int n, int *labels) {
    for (int i = 0; i < n; i++) {
        if (r->t->kind != RBG_NAME)
            return wrong(r, r->t, "expected the name of a direction");
        const Symbol *s = model_add(r->m, SYMBOL_LABEL, r->t, r->report);
        if (!s)
            return false;
        labels[i] = s->index;
        r->t++;
        if (!expect(r, RBG_COMMA, "expected ','"))
            return false;
    }
    return true;
}

static void make_shifts(Model *m) {
    size_t n = (size_t)m->n_labels * (size_t)m->n_vertices;
    m->shifts = ARENA_ARRAY(m->arena, int16_t, n + 1);
    memset(m->shifts, 0xff, n * sizeof *m->shifts); /* all -1 */
}

/* Joins the vertex of cell `c` of `from` to the vertex of cell `d` of `to`, if both are there. */
static void join(Reader *r, int label, const Line *from, int c, const Line *to, int d) {
    if (d < 0 || d >= to->n)
        return;
    int v = r->vertex_of[from->first + c], w = r->vertex_of[to->first + d];
    if (v >= 0 && w >= 0)
        r->m->shifts[label * r->m->n_vertices + v] = (int16_t)w;
}

static void join_straight(Reader *r, const int *labels) {
    for (const Line *l = r->lines, *end = l + r->n_lines; l < end; l++) {
        int rows = r->m->layout.rows;
        for (int c = 0; c < l->n; c++) {
            if (l->row > 0)
                join(r, labels[0], l, c, l - 1, c); /* up */
            if (l->row + 1 < rows)
                join(r, labels[1], l, c, l + 1, c); /* down */
            join(r, labels[2], l, c, l, c - 1);     /* left */
            join(r, labels[3], l, c, l, c + 1);     /* right */
            if (l->layer + 1 < r->m->layout.layers)
                join(r, labels[4], l, c, l + rows, c); /* front */
            if (l->layer > 0)
                join(r, labels[5], l, c, l - rows, c); /* back */
        }
    }
}

static void join_hexagon(Reader *r, const int *labels) {
    for (const Line *l = r->lines, *end = l + r->n_lines; l < end; l++)
        for (int c = 0; c < l->n; c++) {
            if (l > r->lines) {
                int above = l[-1].n > l->n ? c : c - 1; /* the cell to the north-west */
                join(r, labels[0], l, c, l - 1, above);
                join(r, labels[1], l, c, l - 1, above + 1);
            }
            join(r, labels[2], l, c, l, c + 1);
            if (l + 1 < end) {
                int below = l[1].n > l->n ? c : c - 1; /* the cell to the south-west */
                join(r, labels[3], l, c, l + 1, below + 1);
                join(r, labels[4], l, c, l + 1, below);
            }
            join(r, labels[5], l, c, l, c - 1);
        }
}

/* ---- generators ---- */

static bool read_layers(Reader *r) {
    int rows = 0;
    for (int layer = 0; !layer || r->t->kind == RBG_OPEN_SQUARE; layer++) {
        const RbgToken *at = r->t;
        int before = r->n_lines;
        if (!expect(r, RBG_OPEN_SQUARE, "expected '[' and the lines of a layer") ||
            !read_lines(r, layer) || !expect(r, RBG_CLOSE_SQUARE, "expected ']' after a layer"))
            return false;
        if (layer == 0)
            rows = r->n_lines;
        if (r->n_lines - before != rows)
            return wrong(r, at, "this layer has not as many lines as the first");
    }
    return true;
}

static const struct Generator {
    const char *name;
    RbgShape shape;
    int directions;
} generators[] = {
    { "rectangle", RBG_RECTANGLE, 4 },
    { "hexagon", RBG_HEXAGON, 6 },
    { "cuboid", RBG_CUBOID, 6 },
};

static bool read_generator(Reader *r, const struct Generator *g) {
    int labels[DIRECTIONS_MAX];
    r->m->layout.shape = g->shape;
    r->t++;
    if (!expect(r, RBG_OPEN, "expected '('") || !read_directions(r, g->directions, labels))
        return false;
    if (!(g->shape == RBG_CUBOID ? read_layers(r) : read_lines(r, 0)) ||
        !(g->shape == RBG_HEXAGON ? check_hexagon(r) : check_even(r)) ||
        !expect(r, RBG_CLOSE, "expected '[' or ')'") || !number_cells(r))
        return false;
    make_shifts(r->m);
    if (g->shape == RBG_HEXAGON)
        join_hexagon(r, labels);
    else
        join_straight(r, labels);
    return true;
}

/* ---- graphs ---- */

typedef struct Edge {
    int from, label;
    const RbgToken *to;
} Edge;

static bool read_vertex_piece(Reader *r) {
    if (!expect(r, RBG_OPEN_SQUARE, "expected '[' and a piece after the name of a vertex"))
        return false;
    const Symbol *s = model_find(r->m, r->t);
    if (!s || s->kind != SYMBOL_PIECE) {
        model_unknown(r->m, r->t, 1u << SYMBOL_PIECE, r->report);
        return false;
    }
    int n = r->m->n_vertices - 1;
    ARENA_PUSH(r->m->arena, r->m->start, n, r->m->cap_start) = (uint8_t)s->index;
    r->t++;
    return expect(r, RBG_CLOSE_SQUARE, "expected ']'");
}

/* The label's index, declared if it is new; -1 after an error. */
static int read_label(Reader *r) {
    const Symbol *s = model_find(r->m, r->t);
    if (r->t->kind != RBG_NAME) {
        wrong(r, r->t, "expected the name of a direction");
        return -1;
    }
    if (!s || s->kind != SYMBOL_LABEL)
        s = model_add(r->m, SYMBOL_LABEL, r->t, r->report);
    if (s)
        r->t++;
    return s ? s->index : -1;
}

typedef struct Edges {
    Edge *items;
    int n, cap;
} Edges;

/* "{label: vertex, ...}" */
static bool read_edges(Reader *r, Edges *edges) {
    if (!expect(r, RBG_OPEN_CURLY, "expected '{' and the edges of the vertex"))
        return false;
    while (r->t->kind != RBG_CLOSE_CURLY) {
        Edge e = { .from = r->m->n_vertices - 1, .label = read_label(r) };
        if (e.label < 0 || !expect(r, RBG_COLON, "expected ':' and a vertex"))
            return false;
        if (r->t->kind != RBG_NAME)
            return wrong(r, r->t, "expected the name of a vertex");
        e.to = r->t++;
        ARENA_PUSH(r->m->arena, edges->items, edges->n, edges->cap) = e;
        if (r->t->kind == RBG_COMMA)
            r->t++;
        else if (r->t->kind != RBG_CLOSE_CURLY)
            return wrong(r, r->t, "expected ',' or '}'");
    }
    r->t++;
    return true;
}

static const Symbol *find_vertex(const Model *m, const RbgToken *name) {
    Symbol *s = m->vertex_symbols[hash_fnv32(name->text, name->size) % SYMBOL_ROWS];
    while (s && !rbg_token_is(name, s->name))
        s = s->other;
    return s;
}

static bool join_edges(Reader *r, const Edges *edges) {
    make_shifts(r->m);
    for (const Edge *e = edges->items, *end = e + edges->n; e < end; e++) {
        int16_t *to = &r->m->shifts[e->label * r->m->n_vertices + e->from];
        const Symbol *s = find_vertex(r->m, e->to);
        if (!s)
            return wrong(r, e->to, "there is no vertex of this name");
        if (*to >= 0)
            return wrong(r, e->to, "this vertex has another edge with the same name");
        *to = (int16_t)s->index;
    }
    return true;
}

static bool read_graph(Reader *r) {
    Edges edges = { 0 };
    r->m->layout.shape = RBG_GRAPH;
    do {
        if (r->t->kind != RBG_NAME)
            return wrong(
                r, r->t,
                "expected rectangle(...), hexagon(...), cuboid(...) or the name of a vertex");
        if (!model_add(r->m, SYMBOL_VERTEX, r->t, r->report))
            return false;
        r->t++;
        if (!read_vertex_piece(r) || !read_edges(r, &edges))
            return false;
    } while (r->t->kind != RBG_END);
    return join_edges(r, &edges);
}

static bool read_board(Reader *r) {
    for (size_t i = 0; i < sizeof generators / sizeof *generators; i++)
        if (rbg_token_is(r->t, generators[i].name) && r->t[1].kind == RBG_OPEN)
            return read_generator(r, &generators[i]);
    return read_graph(r);
}

bool model_board(Model *m, const RbgSections *sections, Report *report) {
    Reader r = { .m = m, .report = report, .t = sections->section[RBG_BOARD].items };
    return read_board(&r) &&
           (r.t->kind == RBG_END || wrong(&r, r.t, "the board ended before this"));
}
