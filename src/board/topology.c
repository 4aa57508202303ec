/* Topology: flattens a measured graph into tables. */
#include "board/topology.h"

#include "board/measure.h"
#include "board/radial.h"
#include "board/steps.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

/* ---- lists of sites ---- */

/* Collects pairs (list, site) and makes SiteLists of them. */
typedef struct Pairs {
    Arena *scratch;
    int *lists;
    int n, cap_lists;
    int *sites;
    int n_sites, cap_sites;
} Pairs;

static void pairs_add(Pairs *p, int list, int site) {
    ARENA_PUSH(p->scratch, p->lists, p->n, p->cap_lists) = list;
    ARENA_PUSH(p->scratch, p->sites, p->n_sites, p->cap_sites) = site;
}

/* Sites come in the order in which they were added to their list. */
static SiteLists pairs_gather(const Pairs *p, Arena *a, int n_lists) {
    int32_t *start = ARENA_ARRAY(a, int32_t, n_lists + 1);
    int *at = ARENA_ARRAY(p->scratch, int, n_lists + 1);
    Site *sites = ARENA_ARRAY(a, Site, p->n);
    for (int i = 0; i < p->n; i++)
        start[p->lists[i] + 1]++;
    for (int i = 0; i < n_lists; i++)
        at[i + 1] = start[i + 1] += start[i];
    for (int i = 0; i < p->n; i++)
        sites[at[p->lists[i]]++] = (Site)p->sites[i];
    return (SiteLists){ n_lists, start, sites };
}

/* The sites that have the properties from bit `shift` on, one list for each of n. */
static SiteLists lists_by_property(const Sites *s, Arena *a, Arena *scratch, int shift, int n) {
    Pairs pairs = { .scratch = scratch };
    for (int i = 0; i < s->n; i++)
        for (int p = 0; p < n; p++)
            if (s->properties[i] & (uint64_t)1 << (shift + p))
                pairs_add(&pairs, p, i);
    return pairs_gather(&pairs, a, n);
}

static SiteLists lists_by_number(const Sites *s, Arena *a, Arena *scratch, const uint16_t *number) {
    Pairs pairs = { .scratch = scratch };
    int n = 0;
    for (int i = 0; i < s->n; i++) {
        pairs_add(&pairs, number[i], i);
        if (number[i] >= n)
            n = number[i] + 1;
    }
    return pairs_gather(&pairs, a, n);
}

/* ---- rows and columns by position ---- */

/* The different x (or y) of sites on the ground, ascending. A value near one that was met before
   does not count, so it matters in which order they come. */
typedef struct Lines {
    double *v;
    int n, cap;
} Lines;

#define LINE_WIDTH 0.001

static double coordinate(const Sites *s, int site, bool x) {
    return x ? s->at[site].x : s->at[site].y;
}

/* The first line that is not farther below the value than lines are wide. */
static int first_line(const Lines *lines, double value) {
    int low = 0, high = lines->n;
    while (low < high) {
        int middle = (low + high) / 2;
        if (value - lines->v[middle] < LINE_WIDTH)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

static bool on_line(const Lines *lines, int line, double value) {
    return line < lines->n && fabs(value - lines->v[line]) < LINE_WIDTH;
}

static Lines ground_lines(const Sites *s, Arena *scratch, bool x) {
    Lines lines = { 0 };
    for (int i = 0; i < s->n; i++) {
        double value = coordinate(s, i, x);
        int at = first_line(&lines, value);
        if (s->at[i].z != 0 || on_line(&lines, at, value))
            continue;
        (void)ARENA_PUSH(scratch, lines.v, lines.n, lines.cap);
        memmove(lines.v + at + 1, lines.v + at, sizeof *lines.v * (size_t)(lines.n - 1 - at));
        lines.v[at] = value;
    }
    return lines;
}

/* Where labels are not unique, or layers matter, rows (columns) are the sites with about the same y
   (x) as one on the ground. A site may be in two that are close together, or in none. */
static SiteLists lists_by_position(const Sites *s, Arena *a, Arena *scratch, bool x,
                                   uint16_t *number) {
    Pairs pairs = { .scratch = scratch };
    Lines lines = ground_lines(s, scratch, x);
    for (int i = 0; i < s->n; i++) {
        double value = coordinate(s, i, x);
        for (int line = first_line(&lines, value); on_line(&lines, line, value); line++) {
            pairs_add(&pairs, line, i);
            number[i] = (uint16_t)line;
        }
    }
    return pairs_gather(&pairs, a, lines.n);
}

/* ---- the parts of Sites ---- */

static void copy_elements(Sites *s, Arena *a, const Graph *g, SiteType type) {
    Point *at = ARENA_ARRAY(a, Point, s->n);
    uint64_t *properties = ARENA_ARRAY(a, uint64_t, s->n);
    int8_t *phase = ARENA_ARRAY(a, int8_t, s->n);
    for (int i = 0; i < s->n; i++) {
        const Element *e = measure_element(g, type, i);
        uint64_t phases = (e->properties & PROPERTY_PHASES) >> PROPERTY_PHASE_SHIFT;
        at[i] = e->pt;
        properties[i] = e->properties;
        phase[i] = phases ? (int8_t)__builtin_ctzll(phases) : -1;
    }
    s->at = at;
    s->properties = properties;
    s->phase = phase;
}

/* Labels made from rows and columns by position. */
static const char *label_at(Arena *a, int row, int col) {
    char high = (char)('A' + col / 26 - 1), low = (char)('A' + col % 26);
    return col >= 26 ? arena_printf(a, "%c%c%d", high, low, row + 1)
                     : arena_printf(a, "%c%d", low, row + 1);
}

static void make_labels(Sites *s, Arena *a, const Graph *g, SiteType type, bool by_position) {
    const char **labels = ARENA_ARRAY(a, const char *, s->n);
    for (int i = 0; i < s->n; i++)
        labels[i] = type == SITE_EDGE ? arena_printf(a, "%d", i)
                    : by_position     ? label_at(a, s->row[i], s->col[i])
                                      : arena_strdup(a, measure_element(g, type, i)->label);
    s->labels = labels;
}

static void make_places(Sites *s, Arena *a, Graph *g, SiteType type,
                        const TopologyOptions *options) {
    uint16_t *row = ARENA_ARRAY(a, uint16_t, s->n);
    uint16_t *col = ARENA_ARRAY(a, uint16_t, s->n);
    uint16_t *layer = ARENA_ARRAY(a, uint16_t, s->n);
    for (int i = 0; i < s->n; i++) {
        const Element *e = measure_element(g, type, i);
        row[i] = (uint16_t)e->row;
        col[i] = (uint16_t)e->col;
        layer[i] = (uint16_t)e->layer;
    }
    bool duplicates = g->duplicate_labels[type];
    bool by_position = duplicates || options->three_dimensional;
    s->rows = by_position ? lists_by_position(s, a, g->arena, false, row)
                          : lists_by_number(s, a, g->arena, row);
    s->columns = by_position ? lists_by_position(s, a, g->arena, true, col)
                             : lists_by_number(s, a, g->arena, col);
    if (!options->boardless)
        s->layers = lists_by_number(s, a, g->arena, layer);
    s->row = row;
    s->col = col;
    s->layer = layer;
    make_labels(s, a, g, type, duplicates && !options->boardless);
}

static void make_sets(Sites *s, Arena *a, Arena *scratch) {
    s->sets = lists_by_property(s, a, scratch, 0, N_SITE_SETS);
    s->phases = lists_by_property(s, a, scratch, PROPERTY_PHASE_SHIFT, N_PHASES);
    s->sides = lists_by_property(s, a, scratch, PROPERTY_SIDE_SHIFT, N_SIDES);
}

/* Directions get columns in their order. */
static void make_columns(Sites *s, const Steps *steps, SiteType type) {
    DirectionSet used = 0;
    for (int i = 0; i < steps->start[s->n]; i++)
        if (steps->steps[i].type == type)
            used |= steps->steps[i].listed;
    for (Direction d = 0; d < N_DIRECTIONS; d++)
        s->column[d] = used & DIRECTION_BIT(d) ? (int8_t)s->n_columns++ : -1;
}

static void make_steps(Sites *s, Arena *a, Arena *scratch, const Steps *steps, SiteType type) {
    Pairs pairs = { .scratch = scratch };
    make_columns(s, steps, type);
    for (int i = 0; i < s->n; i++)
        for (int k = steps->start[i]; k < steps->start[i + 1]; k++) {
            const Step *step = &steps->steps[k];
            if (step->type != type)
                continue;
            for (DirectionSet set = step->listed; set; set &= set - 1)
                pairs_add(&pairs, i * s->n_columns + s->column[__builtin_ctzll(set)], step->to);
        }
    SiteLists lists = pairs_gather(&pairs, a, s->n * s->n_columns);
    s->step_start = lists.start;
    s->steps = lists.sites;
}

/* Adds the specific directions of a set in their order; returns their new number. */
static int add_directions(DirectionSet set, DirectionSet *seen, uint8_t *out, int n) {
    for (set &= ~*seen; set; set &= set - 1) {
        Direction d = (Direction)__builtin_ctzll(set);
        if (direction_specific(d)) {
            out[n++] = (uint8_t)d;
            *seen |= DIRECTION_BIT(d);
        }
    }
    return n;
}

/* By rank; directions of different kinds with equal ranks keep the order in which they occurred. */
static void sort_directions(uint8_t *v, int n) {
    for (int i = 1; i < n; i++) {
        uint8_t d = v[i];
        int k = i;
        for (; k > 0 && direction_rank(v[k - 1]) > direction_rank(d); k--)
            v[k] = v[k - 1];
        v[k] = d;
    }
}

static void make_supported(Sites *s, const Steps *steps, SiteType type) {
    for (Relation r = 0; r < N_RELATIONS; r++) {
        DirectionSet group = DIRECTION_BIT(direction_of_relation(r));
        uint8_t *order = s->supported_order[r];
        int n = 0;
        for (int k = 0; k < steps->start[s->n]; k++) {
            const Step *step = &steps->steps[k];
            if (step->type == type && step->listed & group)
                n = add_directions(step->directions, &s->supported[r], order, n);
        }
        sort_directions(order, n);
        s->n_supported[r] = n;
    }
}

/* The parts of an element: corners and edges of a cell, ends of an edge, itself. `room` holds what
   the graph has not as a list. */
static IntList parts_of(const Graph *g, SiteType type, int i, SiteType part, int room[2]) {
    if (type == SITE_CELL && part == SITE_VERTEX)
        return g->faces[i].vertices;
    if (type == SITE_CELL && part == SITE_EDGE)
        return g->faces[i].edges;
    bool ends = type == SITE_EDGE && part == SITE_VERTEX;
    room[0] = ends ? g->edges[i].a : i;
    room[1] = ends ? g->edges[i].b : i;
    return (IntList){ .v = room, .n = ends ? 2 : 1 };
}

/* Elements of type `to` that each element of type `from` has as parts, or is a part of. */
static SiteLists make_incident(Arena *a, const Graph *g, SiteType from, SiteType to) {
    Pairs pairs = { .scratch = g->arena };
    bool is_part = from == SITE_VERTEX || (from == SITE_EDGE && to == SITE_CELL);
    SiteType whole = is_part ? to : from, part = is_part ? from : to;
    for (int i = 0; i < measure_count(g, whole); i++) {
        int room[2];
        IntList parts = parts_of(g, whole, i, part, room);
        for (int k = 0; k < parts.n; k++)
            pairs_add(&pairs, is_part ? parts.v[k] : i, is_part ? i : parts.v[k]);
    }
    return pairs_gather(&pairs, a, measure_count(g, from));
}

static bool make_sites(Sites *s, Arena *a, Graph *g, SiteType type,
                       const TopologyOptions *options) {
    s->n = measure_count(g, type);
    Steps steps = steps_find(g, type);
    copy_elements(s, a, g, type);
    make_places(s, a, g, type, options);
    make_sets(s, a, g->arena);
    make_steps(s, a, g->arena, &steps, type);
    make_supported(s, &steps, type);
    for (int t = 0; t < N_SITE_TYPES; t++)
        s->incident[t] = make_incident(a, g, type, t);
    bool radials = type == options->type || options->radials & 1u << type;
    return !radials || radial_find(s, a, g->arena);
}

static const Edge *const *copy_curves(Arena *a, const Graph *g) {
    const Edge **curves = ARENA_ARRAY(a, const Edge *, g->n_edges);
    for (int i = 0; i < g->n_edges; i++)
        if (g->edges[i].curved) {
            Edge *copy = ARENA_NEW(a, Edge);
            *copy = g->edges[i];
            copy->el.label = NULL; /* belongs to the graph */
            curves[i] = copy;
        }
    return curves;
}

Topology *topology_make(Arena *a, Graph *g, const TopologyOptions *options, const char **why) {
    static const char *const names[N_SITE_TYPES] = { "cells", "vertices", "edges" };
    for (int t = 0; t < N_SITE_TYPES; t++)
        if (measure_count(g, t) > TOPOLOGY_MAX) {
            *why = arena_printf(a, "the board has %d %s, and %d is the limit", measure_count(g, t),
                                names[t], TOPOLOGY_MAX);
            return NULL;
        }
    measure_graph(g);
    Topology *t = ARENA_NEW(a, Topology);
    t->type = options->type;
    t->basis = g->basis;
    t->boardless = options->boardless;
    t->sides_of_cells = graph_is_regular(g) && g->n_faces ? g->faces[0].edges.n : -1;
    t->curves = copy_curves(a, g);
    for (int type = 0; type < N_SITE_TYPES; type++)
        if (!make_sites(&t->sites[type], a, g, type, options)) {
            *why = "the board has too many lines of sites";
            return NULL;
        }
    return t;
}

/* ---- questions ---- */

static bool span_has(SiteSpan span, Site site) {
    for (int i = 0; i < span.n; i++)
        if (span.v[i] == site)
            return true;
    return false;
}

int topology_supported(const Sites *s, int site, Relation relation, Direction out[N_DIRECTIONS]) {
    SiteSpan steps = topology_steps(s, site, direction_of_relation(relation));
    DirectionSet seen = 0;
    int n = 0;
    for (int i = 0; i < steps.n; i++)
        for (Direction d = DIR_N; d < N_DIRECTIONS; d++)
            if (!(seen & DIRECTION_BIT(d)) && span_has(topology_steps(s, site, d), steps.v[i])) {
                seen |= DIRECTION_BIT(d);
                out[n++] = d;
            }
    return n;
}

int topology_find(const Sites *s, const char *label, size_t n) {
    for (int i = 0; i < s->n; i++)
        if (strlen(s->labels[i]) == n && !memcmp(s->labels[i], label, n))
            return i;
    return -1;
}

void topology_distances(const Sites *s, int from, Relation relation, uint16_t *out, Site *queue) {
    Direction group = direction_of_relation(relation);
    int first = 0, last = 0;
    memset(out, 0, sizeof *out * (size_t)s->n);
    queue[last++] = (Site)from;
    while (first < last) {
        Site at = queue[first++];
        SiteSpan next = topology_steps(s, at, group);
        for (int i = 0; i < next.n; i++)
            if (next.v[i] != from && out[next.v[i]] == 0) {
                out[next.v[i]] = (uint16_t)(out[at] + 1);
                queue[last++] = next.v[i];
            }
    }
}

const uint16_t *topology_distance_table(const Sites *s, Relation relation, Arena *a) {
    size_t n = (size_t)s->n;
    uint16_t *table = ARENA_ARRAY(a, uint16_t, n * n);
    Site *queue = ARENA_ARRAY(a, Site, n);
    for (size_t from = 0; from < n; from++)
        topology_distances(s, (int)from, relation, table + from * n, queue);
    return table;
}

/* The ends of an edge. */
typedef struct Ends {
    Point from, to;
} Ends;

static Ends ends_of(const Topology *t, int edge) {
    const Point *at = t->sites[SITE_VERTEX].at;
    SiteSpan ends = sitelists_at(&t->sites[SITE_EDGE].incident[SITE_VERTEX], edge);
    return (Ends){ at[ends.v[0]], at[ends.v[1]] };
}

/* Whether the edges meet, `margin` (a share of the whole) or more away from their ends. */
static bool ends_meet(Ends a, Ends b, double margin) {
    double on_a, on_b;
    return line_meeting(a.from, a.to, b.from, b.to, &on_a, &on_b) && on_a >= margin &&
           on_a <= 1 - margin && on_b >= margin && on_b <= 1 - margin;
}

bool topology_edges_cross(const Topology *t, int a, int b) {
    Ends e = ends_of(t, a), f = ends_of(t, b);
    const double near = 0.001;
    if (point_distance_flat(e.from, f.from) < near || point_distance_flat(e.from, f.to) < near ||
        point_distance_flat(e.to, f.from) < near || point_distance_flat(e.to, f.to) < near)
        return false;
    return ends_meet(e, f, -GEOMETRY_SMALL);
}

bool topology_edges_cross_inside(const Topology *t, int a, int b) {
    return ends_meet(ends_of(t, a), ends_of(t, b), 0.01);
}

bool topology_is_coordinate(const char *text) {
    size_t letters = 0;
    while (isalpha((unsigned char)text[letters]))
        letters++;
    if (letters > 3 || (letters == 3 && text[0] != text[1]) || !text[letters])
        return false;
    return !text[letters + strspn(text + letters, "0123456789")];
}
