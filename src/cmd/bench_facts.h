/* Recorded speeds of another program, to compare with. */
#ifndef LUSOR_BENCH_FACTS_H
#define LUSOR_BENCH_FACTS_H

#include "base/arena.h"
#include "base/report.h"

/* A line "path[ + Category/Item]... TAB numbers". */
typedef struct BenchFact {
    const char *name; /* the first column as it stands there */
    const char *path; /* of the description: below lud/ beside the file of facts */
    const char **options;
    int n_options;
    double playouts; /* per second of processor time */
} BenchFact;

typedef struct BenchFacts {
    BenchFact *v;
    int n, cap;
} BenchFacts;

/* Reads a file of such lines; false after a report. */
bool bench_facts_read(BenchFacts *out, const char *file, Arena *arena, Report *report);

#endif
