/* Relations between vertices: what moving about the board comes to when no piece is looked at.
 *
 * Equal relations are one object. Whatever would take too long or too much memory is refused with
 * NULL; callers then fall back to walking step by step. */
#ifndef LUSOR_RBG_RELATION_H
#define LUSOR_RBG_RELATION_H

#include "rbg/expr.h"

typedef struct Relation {
    int id;
    int most;             /* the largest number of targets of a vertex */
    bool constant;        /* the targets are the same for all vertices */
    bool circular;        /* following it one may come back */
    const int16_t *to;    /* with most <= 1: the target, -1 if there is none; else NULL */
    const uint32_t *rows; /* with most > 1: which row of the pool holds the targets */
    uint32_t hash;
    struct Relation *other;
} Relation;

enum { RELATION_ROWS = 1 << 12 };

typedef struct Row {
    uint64_t *words;
    uint32_t hash;
    int count;      /* of its vertices */
    uint32_t other; /* with the same hash, 0 for none */
} Row;

typedef struct Relations {
    Arena *arena;
    const Model *model;
    int n_vertices, words; /* of 64 bits in a row */
    Relation *table[RELATION_ROWS];
    int n;
    Row *rows; /* [0] is empty */
    int n_rows, cap_rows;
    uint32_t row_table[RELATION_ROWS];
    int64_t work; /* words looked at */
    int *marks;   /* scratch, one per vertex */
    const Relation *identity, *nothing;
} Relations;

void relations_init(Relations *r, const Model *model, Arena *arena);

const Relation *relation_shift(Relations *r, int label);
const Relation *relation_union(Relations *r, const Relation *a, const Relation *b);
const Relation *relation_product(Relations *r, const Relation *a, const Relation *b);
/* Zero or more times. */
const Relation *relation_star(Relations *r, const Relation *a);
/* From each vertex with (without) a target to itself. */
const Relation *relation_where(Relations *r, const Relation *a, bool has_target);

/* The set of targets of `v`, words long. `scratch` (words long) is used where there is no row. */
const uint64_t *relation_targets(const Relations *r, const Relation *a, int v, uint64_t *scratch);

#endif
