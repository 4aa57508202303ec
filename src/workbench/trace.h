/* Trace: ludemes that note what they give while they are evaluated.
 *
 * A game (or an expression) built with trace_wrap() does exactly what it would do otherwise; every
 * ludeme that depends on the position counts its evaluations and, where wanted, leaves an entry. */
#ifndef LUSOR_TRACE_H
#define LUSOR_TRACE_H

#include "game/build.h"
#include "play/context.h"

typedef union TraceValue {
    int integer;
    bool boolean;
    double real;
    const Bits *region;
    Ints ints;
    Range range;
} TraceValue;

/* One evaluation of one ludeme. Entries stand in the order in which evaluation began. */
typedef struct TraceEntry {
    const Fn *fn;
    int parent; /* the entry during which it happened, -1: none */
    int after;  /* the first entry behind all that happened during this one */
    int from, to, site, between, player, value; /* iterators as it began */
    bool ahead;                                 /* in a position that is only looked at */
    bool done;                                  /* it came to an end */
    bool wanted;    /* moves: the one that is looked for is among them ... */
    int nth;        /* ... as this one of them */
    int n_moves;    /* moves: how many it gave */
    TraceValue got; /* others */
} TraceEntry;

typedef struct Trace {
    Arena *arena; /* of everything noted */
    bool noting;  /* else only steps are counted */
    TraceEntry *entries;
    int n_entries, cap_entries;
    int current;    /* the entry under way, -1: none */
    int ahead;      /* how deep below the first entry of a look-ahead */
    int n_left_out; /* entries beyond TRACE_MAX */
    long steps;     /* evaluations since trace_begin() */
    long max_steps;
    bool (*wants)(const Context *, const Move *,
                  const void *wanted); /* NULL: no move in particular */
    const void *wanted;
} Trace;

enum {
    TRACE_MAX = 100000,        /* entries */
    TRACE_AHEAD_MAX = 3,       /* ludemes inside each other in a look-ahead */
    TRACE_STEPS_MAX = 20000000 /* evaluations for one question */
};

/* Forgets what was noted and begins anew; the arena is emptied. */
void trace_begin(Trace *t, bool noting);

/* For Build.wrap, with the trace as its data. */
Fn *trace_wrap(Build *b, Fn *f);

/* The next entry during `parent` behind `after` (parent itself: the first one), -1 if none. */
int trace_next(const Trace *t, int parent, int after);

#endif
