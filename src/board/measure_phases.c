/* Measure: phases, colours given to elements so that neighbours differ where possible. */
#include "board/measure.h"

#include "board/property.h"

/* Neighbours of all elements of a type, as one list with starts. */
typedef struct Neighbours {
    int *start, *list;
} Neighbours;

/* Writes the neighbours of an element to `out` unless that is NULL; returns how many. */
static int list_around_vertex(const Graph *g, int vertex, int except_edge, bool edges, int *out) {
    const IntList *around = &g->vertices[vertex].edges;
    int n = 0;
    for (int i = 0; i < around->n; i++) {
        const Edge *e = &g->edges[around->v[i]];
        if (around->v[i] == except_edge)
            continue;
        if (out)
            out[n] = edges ? around->v[i] : edge_other(e, vertex);
        n++;
    }
    return n;
}

static int list_around_edge(const Graph *g, int edge, int *out) {
    const Edge *e = &g->edges[edge];
    int n = list_around_vertex(g, e->a, edge, true, out);
    return n + list_around_vertex(g, e->b, edge, true, out ? out + n : NULL);
}

static int list_around_face(const Graph *g, int face, int *out) {
    const Face *f = &g->faces[face];
    int n = 0;
    for (int i = 0; i < f->edges.n; i++) {
        const Edge *e = &g->edges[f->edges.v[i]];
        int other = e->left == face ? e->right : e->right == face ? e->left : -1;
        if (other < 0)
            continue;
        if (out)
            out[n] = other;
        n++;
    }
    return n;
}

static int list_around(const Graph *g, SiteType type, int i, int *out) {
    switch (type) {
    case SITE_CELL:
        return list_around_face(g, i, out);
    case SITE_EDGE:
        return list_around_edge(g, i, out);
    default:
        return list_around_vertex(g, i, -1, false, out);
    }
}

static Neighbours all_neighbours(const Graph *g, SiteType type) {
    int n = measure_count(g, type);
    Neighbours all = { ARENA_ARRAY(g->arena, int, n + 1), NULL };
    for (int i = 0; i < n; i++)
        all.start[i + 1] = all.start[i] + list_around(g, type, i, NULL);
    all.list = ARENA_ARRAY(g->arena, int, all.start[n]);
    for (int i = 0; i < n; i++)
        list_around(g, type, i, all.list + all.start[i]);
    return all;
}

static int phase_of(const Element *e) {
    uint64_t phases = (e->properties & PROPERTY_PHASES) >> PROPERTY_PHASE_SHIFT;
    return phases ? __builtin_ctzll(phases) : -1;
}

typedef struct Painter {
    Graph *g;
    SiteType type;
    Neighbours near;
    int *queue; /* room for as many at either end of the middle as can ever wait */
    int first, last;
    int *visited; /* number of the round in which it was */
} Painter;

/* The set of phases that neighbours of i have already. */
static unsigned phases_around(const Painter *p, int i) {
    unsigned set = 0;
    for (int k = p->near.start[i]; k < p->near.start[i + 1]; k++) {
        int phase = phase_of(measure_element(p->g, p->type, p->near.list[k]));
        if (phase >= 0)
            set |= 1u << phase;
    }
    return set;
}

static void paint(Painter *p, int i, int round) {
    const int last_tried = 4;
    unsigned taken = phases_around(p, i);
    int phase = 0;
    while (phase < last_tried && taken & 1u << phase)
        phase++;
    measure_element(p->g, p->type, i)->properties |= PROPERTY_PHASE(phase);
    p->visited[i] = round;
    /* Neighbours with less choice come first. */
    for (int k = p->near.start[i]; k < p->near.start[i + 1]; k++) {
        int next = p->near.list[k];
        if (p->visited[next] == round)
            continue;
        if (__builtin_popcount(phases_around(p, next)) > 1)
            p->queue[--p->first] = next;
        else
            p->queue[p->last++] = next;
    }
}

static void spread(Painter *p, int start, int round, int middle) {
    measure_element(p->g, p->type, start)->properties |= PROPERTY_PHASE(0);
    p->first = middle;
    p->last = middle + 1;
    p->queue[middle] = start;
    while (p->first < p->last) {
        int next = p->queue[p->first++];
        if (p->visited[next] != round)
            paint(p, next, round);
    }
}

void measure_phases(Graph *g, SiteType type) {
    int n = measure_count(g, type);
    Painter p = { .g = g, .type = type, .near = all_neighbours(g, type) };
    int most = p.near.start[n];
    p.queue = ARENA_ARRAY(g->arena, int, 2 * (size_t)most + 1);
    p.visited = ARENA_ARRAY(g->arena, int, n);
    for (int i = 0, round = 1; i < n; i++)
        if (phase_of(measure_element(g, type, i)) < 0)
            spread(&p, i, round++, most);
}
