/* Steps: which sites lie next to each other, and in which directions. */
#include "board/steps.h"

#include "board/measure.h"
#include "board/plane.h"

#include <stdlib.h>

#define BIT(name) DIRECTION_BIT(DIR_##name)

static const DirectionSet orthogonal = BIT(Orthogonal) | BIT(Adjacent) | BIT(All);
static const DirectionSet diagonal = BIT(Diagonal) | BIT(Adjacent) | BIT(All);
static const DirectionSet far_diagonal = BIT(Diagonal) | BIT(All);
static const DirectionSet off = BIT(OffDiagonal) | BIT(Adjacent) | BIT(All);

typedef struct Finder {
    const Graph *g;
    SiteType type;
    int from;
    Step *steps;
    int n, cap;
    int first;               /* of the steps of `from` */
    int *seen[N_SITE_TYPES]; /* one more than the number of the last step to each element */
} Finder;

/* A site is reached by one step only; other ways to it add their directions. */
static void add(Finder *f, SiteType type, int to, DirectionSet directions) {
    int *seen = &f->seen[type][to];
    if (*seen > f->first) {
        f->steps[*seen - 1].directions |= directions;
        return;
    }
    ARENA_PUSH(f->g->arena, f->steps, f->n, f->cap) = (Step){ directions, directions, to, type };
    *seen = f->n;
}

static void add_all(Finder *f, SiteType type, const IntList *list) {
    for (int i = 0; i < list->n; i++)
        add(f, type, list->v[i], orthogonal);
}

/* Whether there is nothing to find at a face any more. */
static bool used(const Finder *f, int face) {
    return (f->type == SITE_CELL && face == f->from) || f->seen[SITE_CELL][face] > f->first;
}

/* ---- from vertices ---- */

/* The vertex of the face that lies most opposite, seen through its centre. */
static int opposite_vertex(const Graph *g, const Face *face, int from) {
    int best = -1;
    double best_distance = 1e6;
    for (int i = 0; i < face->vertices.n; i++) {
        int to = face->vertices.v[i];
        double d =
            plane_distance_to_line(face->el.pt, g->vertices[from].el.pt, g->vertices[to].el.pt);
        if (to != from && d < best_distance) {
            best = to;
            best_distance = d;
        }
    }
    return best;
}

static void from_vertex(Finder *f) {
    const Vertex *v = &f->g->vertices[f->from];
    for (int i = 0; i < v->edges.n; i++)
        add(f, SITE_VERTEX, edge_other(&f->g->edges[v->edges.v[i]], f->from), orthogonal);
    for (int i = 0; i < v->faces.n; i++) {
        const Face *face = &f->g->faces[v->faces.v[i]];
        int to = face->vertices.n < 4 ? -1 : opposite_vertex(f->g, face, f->from);
        if (to >= 0)
            add(f, SITE_VERTEX, to, far_diagonal);
    }
    add_all(f, SITE_EDGE, &v->edges);
    add_all(f, SITE_CELL, &v->faces);
}

/* ---- from edges ---- */

static void from_edge(Finder *f) {
    const Edge *e = &f->g->edges[f->from];
    const int ends[2] = { e->a, e->b }, faces[2] = { e->left, e->right };
    for (int i = 0; i < 2; i++) {
        const IntList *edges = &f->g->vertices[ends[i]].edges;
        for (int k = 0; k < edges->n; k++)
            if (edges->v[k] != f->from)
                add(f, SITE_EDGE, edges->v[k], orthogonal);
    }
    for (int i = 0; i < 2; i++)
        add(f, SITE_VERTEX, ends[i], orthogonal);
    for (int i = 0; i < 2; i++)
        if (faces[i] >= 0)
            add(f, SITE_CELL, faces[i], orthogonal);
    for (int i = 0; i < 2; i++)
        add_all(f, SITE_CELL, &f->g->vertices[ends[i]].faces);
}

/* ---- from faces ---- */

static void add_across_edges(Finder *f, const Face *face) {
    for (int i = 0; i < face->edges.n; i++) {
        const Edge *e = &f->g->edges[face->edges.v[i]];
        int other = e->left == f->from ? e->right : e->right == f->from ? e->left : -1;
        if (other >= 0)
            add(f, SITE_CELL, other, orthogonal);
    }
}

/* Of the faces at a vertex the one whose centre lies most straight across it. */
static int face_across(const Finder *f, const Face *face, const Vertex *v) {
    int best = -1;
    double best_distance = 1e6;
    for (int i = 0; i < v->faces.n; i++) {
        int to = v->faces.v[i];
        if (used(f, to))
            continue;
        double d = plane_distance_to_line(v->el.pt, face->el.pt, f->g->faces[to].el.pt);
        if (d < best_distance) {
            best = to;
            best_distance = d;
        }
    }
    return best;
}

static bool contains(const IntList *list, int value) {
    for (int i = 0; i < list->n; i++)
        if (list->v[i] == value)
            return true;
    return false;
}

/* The other end of the first edge at v that is not the face's own, or -1. */
static int way_out(const Graph *g, const Face *face, int vertex) {
    const IntList *edges = &g->vertices[vertex].edges;
    for (int i = 0; i < edges->n; i++)
        if (!contains(&face->edges, edges->v[i]))
            return edge_other(&g->edges[edges->v[i]], vertex);
    return -1;
}

/* Where three edges meet, as on hexagons, a diagonal goes along the one that leads away from the
   face, to a face at its other end. */
static void add_along(Finder *f, const Face *face, int vertex) {
    const Graph *g = f->g;
    int end = g->vertices[vertex].edges.n == 3 ? way_out(g, face, vertex) : -1;
    if (end < 0)
        return;
    for (int i = 0; i < g->vertices[end].faces.n; i++) {
        int to = g->vertices[end].faces.v[i];
        if (used(f, to))
            continue;
        Point a = face->el.pt, b = g->faces[to].el.pt;
        double error = (plane_distance_to_line(g->vertices[vertex].el.pt, a, b) +
                        plane_distance_to_line(g->vertices[end].el.pt, a, b)) /
                       point_distance_flat(a, b);
        if (!(error > 0.1))
            add(f, SITE_CELL, to, far_diagonal);
    }
}

static void from_face(Finder *f) {
    const Face *face = &f->g->faces[f->from];
    const IntList *corners = &face->vertices;
    add_across_edges(f, face);
    for (int i = 0; i < corners->n; i++) {
        int to = face_across(f, face, &f->g->vertices[corners->v[i]]);
        if (to >= 0)
            add(f, SITE_CELL, to, diagonal);
    }
    for (int i = 0; i < corners->n; i++) {
        const IntList *faces = &f->g->vertices[corners->v[i]].faces;
        for (int k = 0; k < faces->n; k++)
            if (!used(f, faces->v[k]))
                add(f, SITE_CELL, faces->v[k], off);
    }
    for (int i = 0; i < corners->n; i++)
        add_along(f, face, corners->v[i]);
    add_all(f, SITE_VERTEX, corners);
    add_all(f, SITE_EDGE, &face->edges);
}

/* ---- directions ---- */

/* Anticlockwise from east, for steps on one level, downwards and upwards. Fine directions are
   sixteenths, those up and down lumped into eighths; coarse ones use every other. */
// clang-format off
static const uint8_t sectors[3][16] = {
    { DIR_E, DIR_ENE, DIR_NE, DIR_NNE, DIR_N, DIR_NNW, DIR_NW, DIR_WNW,
      DIR_W, DIR_WSW, DIR_SW, DIR_SSW, DIR_S, DIR_SSE, DIR_SE, DIR_ESE },
    { DIR_DE, DIR_DNE, DIR_DNE, DIR_DNE, DIR_DN, DIR_DNW, DIR_DNW, DIR_DNW,
      DIR_DW, DIR_DSW, DIR_DSW, DIR_DSW, DIR_DS, DIR_DSE, DIR_DSE, DIR_DSE },
    { DIR_UE, DIR_UNE, DIR_UNE, DIR_UNE, DIR_UN, DIR_UNW, DIR_UNW, DIR_UNW,
      DIR_UW, DIR_USW, DIR_USW, DIR_USW, DIR_US, DIR_USE, DIR_USE, DIR_USE },
};
// clang-format on

static Direction compass_direction(Point a, Point b, double unit, bool fine) {
    enum { LEVEL, DOWN, UP };
    int slope = b.z - a.z < -0.1 * unit ? DOWN : b.z - a.z > 0.1 * unit ? UP : LEVEL;
    if (slope != LEVEL && point_distance_flat(a, b) < 0.1 * unit)
        return slope == DOWN ? DIR_D : DIR_U;
    double angle = plane_angle(a, b);
    if (angle < 0)
        angle += 2 * GEOMETRY_PI;
    int n = fine ? 16 : 8, sector = 0;
    while (sector < n && !(angle < GEOMETRY_PI / n + 2 * sector * GEOMETRY_PI / n))
        sector++;
    return sectors[slope][sector % n * (16 / n)];
}

/* What a compass direction implies. */
static DirectionSet with_level(Direction d) {
    DirectionSet level = d >= DIR_D ? BIT(Downward) : d >= DIR_U ? BIT(Upward) : BIT(SameLayer);
    return DIRECTION_BIT(d) | level;
}

/* Directions are coarse unless two steps would share one. */
static void set_compass(Finder *f, double unit) {
    Point from = measure_element(f->g, f->type, f->from)->pt;
    DirectionSet taken = 0;
    bool fine = false;
    for (int i = f->first; i < f->n && !fine; i++) {
        const Step *s = &f->steps[i];
        Point to = measure_element(f->g, s->type, s->to)->pt;
        DirectionSet bit = DIRECTION_BIT(compass_direction(from, to, unit, false));
        fine = taken & bit;
        taken |= bit;
    }
    for (int i = f->first; i < f->n; i++) {
        Step *s = &f->steps[i];
        Point to = measure_element(f->g, s->type, s->to)->pt;
        s->listed |= with_level(compass_direction(from, to, unit, fine));
    }
}

/* The vertex that stands for where an element's pivot is, or -1. */
static int pivoted_vertex(const Graph *g, SiteType type, int i) {
    if (type == SITE_VERTEX)
        return g->vertices[i].pivot >= 0 ? i : -1;
    if (type == SITE_EDGE) {
        const Edge *e = &g->edges[i];
        return g->vertices[e->a].pivot >= 0 ? e->a : g->vertices[e->b].pivot >= 0 ? e->b : -1;
    }
    const IntList *corners = &g->faces[i].vertices;
    for (int k = 0; k < corners->n; k++)
        if (g->vertices[corners->v[k]].pivot >= 0)
            return corners->v[k];
    return -1;
}

/* Whether a curve joins the vertices of these numbers. Ludii asks this of elements of any type, by
   their numbers, and so do we. */
static bool curve_between(const Graph *g, int a, int b) {
    if (a >= g->n_vertices)
        return false;
    const IntList *edges = &g->vertices[a].edges;
    for (int i = 0; i < edges->n; i++) {
        const Edge *e = &g->edges[edges->v[i]];
        if (e->curved && edge_other(e, a) == b)
            return true;
    }
    return false;
}

static DirectionSet turning_direction(const Finder *f, const Step *s, Point pivot) {
    Point from = measure_element(f->g, f->type, f->from)->pt;
    Point to = measure_element(f->g, s->type, s->to)->pt;
    Point ahead = point_normal(point_minus(to, from));
    Point in = point_normal(point_minus(pivot, from));
    double dot = ahead.x * in.x + ahead.y * in.y + ahead.z * in.z;
    if (s->directions & BIT(Diagonal))
        return 0;
    if (dot > 0.9)
        return BIT(In) | BIT(Rotational);
    if (dot < -0.9)
        return BIT(Out) | BIT(Rotational);
    if (!curve_between(f->g, f->from, s->to))
        return 0;
    return (plane_area2(pivot, to, from) > GEOMETRY_SMALL ? BIT(CW) : BIT(CCW)) | BIT(Rotational);
}

static void set_turning(Finder *f, const bool *is_pivot) {
    int pivoted = pivoted_vertex(f->g, f->type, f->from);
    bool all_out = f->type == SITE_VERTEX && is_pivot[f->from];
    if (pivoted < 0 && !all_out)
        return;
    for (int i = f->first; i < f->n; i++) {
        Step *s = &f->steps[i];
        s->listed |= all_out ? BIT(Out) | BIT(Rotational)
                             : turning_direction(f, s, graph_pivot_point(f->g, pivoted));
    }
}

static bool *find_pivots(const Graph *g) {
    bool *is_pivot = ARENA_ARRAY(g->arena, bool, g->n_vertices);
    for (int i = 0; i < g->n_vertices; i++) {
        int pivot = g->vertices[i].pivot;
        if (pivot >= 0 && pivot < g->n_vertices)
            is_pivot[pivot] = true;
    }
    return is_pivot;
}

/* ---- order ---- */

void steps_bearing(Bearing *b, int id, Point from, Point to) {
    double angle = GEOMETRY_PI / 2 - plane_angle(from, to) + 0.0001;
    *b = (Bearing){ angle < 0 ? angle + 2 * GEOMETRY_PI : angle, id };
}

static int compare_bearings(const void *a, const void *b) {
    const Bearing *p = a, *q = b;
    return p->angle != q->angle ? (p->angle < q->angle ? -1 : 1) : p->id - q->id;
}

void steps_sort(Bearing *order, int n) {
    if (n)
        qsort(order, (size_t)n, sizeof *order, compare_bearings);
}

/* Room to sort the steps of one site at a time. */
typedef struct Sorter {
    Bearing *order;
    Step *steps;
    int cap_order, cap_steps;
} Sorter;

static void sort_steps(Finder *f, Sorter *sorter) {
    int n = f->n - f->first;
    Step *steps = f->steps + f->first;
    Point from = measure_element(f->g, f->type, f->from)->pt;
    for (int i = 0, no = 0, ns = 0; i < n; i++) {
        (void)ARENA_PUSH(f->g->arena, sorter->order, no, sorter->cap_order);
        ARENA_PUSH(f->g->arena, sorter->steps, ns, sorter->cap_steps) = steps[i];
    }
    for (int i = 0; i < n; i++)
        steps_bearing(&sorter->order[i], i, from,
                      measure_element(f->g, steps[i].type, steps[i].to)->pt);
    steps_sort(sorter->order, n);
    for (int i = 0; i < n; i++)
        steps[i] = sorter->steps[sorter->order[i].id];
}

Steps steps_find(const Graph *g, SiteType from) {
    static void (*const find[N_SITE_TYPES])(Finder *) = {
        [SITE_CELL] = from_face, [SITE_VERTEX] = from_vertex, [SITE_EDGE] = from_edge
    };
    Finder f = { .g = g, .type = from };
    Sorter sorter = { 0 };
    int n = measure_count(g, from);
    int *start = ARENA_ARRAY(g->arena, int, n + 1);
    const bool *is_pivot = find_pivots(g);
    double unit = graph_mean_edge_length(g);
    for (int t = 0; t < N_SITE_TYPES; t++)
        f.seen[t] = ARENA_ARRAY(g->arena, int, measure_count(g, t));
    for (f.from = 0; f.from < n; f.from++) {
        start[f.from] = f.first = f.n;
        find[from](&f);
        set_compass(&f, unit);
        set_turning(&f, is_pivot);
        for (int i = f.first; i < f.n; i++)
            f.steps[i].directions |= f.steps[i].listed;
        sort_steps(&f, &sorter);
    }
    start[n] = f.n;
    return (Steps){ f.steps, start };
}
