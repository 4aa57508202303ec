/* Topology: a finished board, constant and flat, made for the engine that runs on it.
 *
 * Everything is in arrays by site number. What varies in number per site is a list of runs in one
 * long array. A square board takes about 2 kB for each cell, its share of vertices and edges
 * included, whatever its size: a line of sites is stored once, and what lies beyond each of its
 * sites is a tail of it. Only the type that is played on has radials, unless others are asked for.
 */
#ifndef LUSOR_TOPOLOGY_H
#define LUSOR_TOPOLOGY_H

#include "board/direction.h"
#include "board/graph.h"
#include "board/property.h"
#include "board/track.h"

typedef uint16_t Site;

enum { TOPOLOGY_MAX = 65535 }; /* sites of one type */

/* Some sites in a row, in an array that belongs to the topology. */
typedef struct SiteSpan {
    const Site *v;
    int n;
} SiteSpan;

/* n lists of sites. */
typedef struct SiteLists {
    int n;
    const int32_t *start; /* n + 1 */
    const Site *sites;
} SiteLists;

static inline SiteSpan sitelists_at(const SiteLists *lists, int i) {
    return (SiteSpan){ lists->sites + lists->start[i], lists->start[i + 1] - lists->start[i] };
}

/* A line of sites that leads away from a site (which is not itself in it). */
typedef struct Radial {
    int32_t at, opposite_at; /* in Sites.lines */
    uint16_t n, opposite_n;  /* opposite_n is 0 if no radial leads the opposite way */
    bool distinct; /* not the opposite of an earlier one of the same direction: a line through the
                      site is looked at once by looking at distinct radials and their opposites */
} Radial;

/* The sites of one type. */
typedef struct Sites {
    int n;
    const Point *at;
    const char *const *labels; /* coordinates; "" if none */
    const uint16_t *row, *col, *layer;
    const uint64_t *properties; /* property.h */
    const int8_t *phase;        /* -1 if none */

    /* Directions in which any step goes have a column in the tables below, others -1. */
    int8_t column[N_DIRECTIONS];
    int n_columns;
    const int32_t *step_start; /* [site * n_columns + column], and one more */
    const Site *steps;
    const int32_t *radial_start; /* likewise; NULL if this type has no radials */
    const Radial *radials;
    const Site *lines;

    /* The specific directions of all steps of a relation, anywhere on the board, in Ludii's order.
     */
    DirectionSet supported[N_RELATIONS];
    uint8_t supported_order[N_RELATIONS][N_DIRECTIONS];
    int n_supported[N_RELATIONS];

    SiteLists sets; /* by SiteSet */
    SiteLists rows, columns, layers;
    SiteLists phases;                 /* N_PHASES */
    SiteLists sides;                  /* N_SIDES, by rank of the compass direction */
    SiteLists incident[N_SITE_TYPES]; /* corners of cells, ends of edges, cells of vertices ... */
} Sites;

typedef struct Topology {
    Sites sites[N_SITE_TYPES];
    SiteType type; /* the one that is played on unless said otherwise */
    Basis basis;
    bool boardless;
    int sides_of_cells;        /* if all come from one tiling, else -1 */
    const Edge *const *curves; /* by edge: as in the graph if curved, else NULL */
    const Track *tracks;
    int n_tracks;
} Topology;

typedef struct TopologyOptions {
    SiteType type;
    bool boardless;         /* no layers */
    bool three_dimensional; /* rows and columns are those of the ground */
    unsigned radials;       /* types to have radials besides `type`, as bits 1 << SiteType */
} TopologyOptions;

/* Measures the graph and makes the topology, which needs the graph no more. NULL with a reason in
 *why if the board has too many sites or lines. */
Topology *topology_make(Arena *a, Graph *g, const TopologyOptions *options, const char **why);

/* The sites of the same type one step away in a direction, clockwise from north. For a group of
   directions, such as DIR_Orthogonal, all of that relation. */
static inline SiteSpan topology_steps(const Sites *s, int site, Direction d) {
    if (s->column[d] < 0)
        return (SiteSpan){ 0 };
    const int32_t *start = s->step_start + site * s->n_columns + s->column[d];
    return (SiteSpan){ s->steps + start[0], start[1] - start[0] };
}

/* The radials from a site in a direction, by the direction of their first steps, clockwise from
   north; *n gets their number. */
static inline const Radial *topology_radials(const Sites *s, int site, Direction d, int *n) {
    *n = 0;
    if (!s->radial_start || s->column[d] < 0)
        return NULL;
    const int32_t *start = s->radial_start + site * s->n_columns + s->column[d];
    *n = start[1] - start[0];
    return s->radials + start[0];
}

static inline SiteSpan topology_line(const Sites *s, const Radial *r) {
    return (SiteSpan){ s->lines + r->at, r->n };
}

static inline SiteSpan topology_opposite(const Sites *s, const Radial *r) {
    return (SiteSpan){ s->lines + r->opposite_at, r->opposite_n };
}

/* The specific directions of a relation's steps from one site, in order; returns how many. */
int topology_supported(const Sites *s, int site, Relation relation, Direction out[N_DIRECTIONS]);

/* The first site with this coordinate, or -1. */
int topology_find(const Sites *s, const char *label, size_t n);

/* How many steps of a relation lead from `from` to each site: 0 for itself and for what cannot be
   reached. `out` and `queue`, which is only worked in, have room for all sites. */
void topology_distances(const Sites *s, int from, Relation relation, uint16_t *out, Site *queue);
/* The same from every site to every other: [from * n + to], n * n numbers in `a`. */
const uint16_t *topology_distance_table(const Sites *s, Relation relation, Arena *a);

/* Whether two edges meet anywhere but in an end they share. */
bool topology_edges_cross(const Topology *t, int a, int b);
/* Whether they meet away from all of their ends. */
bool topology_edges_cross_inside(const Topology *t, int a, int b);

/* Whether a text looks like the coordinate of a site: at most three letters, the first two of three
   alike, and a number; or only a number. */
bool topology_is_coordinate(const char *text);

#endif
