/* Fn: an executable ludeme.
 *
 * Every ludeme's own struct begins with an Fn and goes on with its arguments, which are Fns too;
 * its function gets the Fn and casts it back:
 *
 *     typedef struct Not { Fn fn; const Fn *a; } Not;
 *     static bool not_eval(const Fn *fn, Context *c) { return !fn_bool(((const Not *)fn)->a, c); }
 */
#ifndef LUSOR_FN_H
#define LUSOR_FN_H

#include "base/bits.h"
#include "board/direction.h"
#include "board/graph.h"
#include "lang/tree.h"

typedef struct Context Context;
typedef struct Fn Fn;

/* A list of numbers in the scratch memory of a context or in a constant. */
typedef struct Ints {
    const int *v;
    int n;
} Ints;

/* Directions in Ludii's order, groups such as Orthogonal among them, repetitions kept. */
typedef struct DirectionList {
    uint8_t n;
    uint8_t v[2 * N_DIRECTIONS];
} DirectionList;

typedef struct Range {
    int min, max;
} Range;

typedef enum {
    FN_INT,
    FN_BOOL,
    FN_REGION, /* a set of sites: game->region_words words */
    FN_INTS,
    FN_MOVES,
    FN_DIRECTIONS,
    FN_RANGE,
    FN_FLOAT,
    FN_RULE /* start and end rules: done for their effect */
} FnType;

struct Fn {
    union {
        int (*integer)(const Fn *, Context *);
        bool (*boolean)(const Fn *, Context *);
        const Bits *(*region)(const Fn *, Context *); /* valid until scratch memory is reset */
        Ints (*ints)(const Fn *, Context *);
        void (*moves)(const Fn *, Context *); /* adds to the context's list of moves */
        void (*directions)(const Fn *, Context *, SiteType, int site, DirectionList *out);
        Range (*range)(const Fn *, Context *);
        double (*real)(const Fn *, Context *);
        void (*rule)(const Fn *, Context *);
    } eval;
    /* regions only, may be NULL: whether a site is in it, where that is cheaper than all of it */
    bool (*contains)(const Fn *, Context *, int site);
    /* moves only, may be NULL: offers what to choose a move from, see play/choose.h */
    void (*offer)(const Fn *, Context *);
    /* moves only, may be NULL: whether one of them goes to a site, see play/reach.h */
    bool (*reaches)(const Fn *, Context *, int site);
    /* moves of one piece only, may be NULL: the most there can be of a component, and the one of a
       number below that, or none, on the stack; see choose_offer_pieces() */
    int (*tickets)(const Fn *, const Context *, int what);
    void (*draw)(const Fn *, Context *, int ticket);
    /* moves only, may be NULL: those among which it chooses; it has moves exactly if these are
       some, which is all that somebody who only asks whether there are any need look at */
    const Fn *among;
    FnType type;
    bool pure;      /* gives the same whenever its arguments do: says nothing about the position */
    bool constant;  /* pure, and so are all its arguments: evaluated when the game was loaded */
    bool after_all; /* a consequence to be done when all who move at the same time have moved */
    const Tree *tree; /* where it stands in the description */
};

static inline int fn_int(const Fn *f, Context *c) {
    return f->eval.integer(f, c);
}
static inline bool fn_bool(const Fn *f, Context *c) {
    return f->eval.boolean(f, c);
}
static inline const Bits *fn_region(const Fn *f, Context *c) {
    return f->eval.region(f, c);
}
/* Whether a site (0 or more) is in the region. */
bool fn_region_has(const Fn *f, Context *c, int site);
static inline Ints fn_ints(const Fn *f, Context *c) {
    return f->eval.ints(f, c);
}
static inline void fn_moves(const Fn *f, Context *c) {
    f->eval.moves(f, c);
}
static inline void fn_directions(const Fn *f, Context *c, SiteType type, int site,
                                 DirectionList *out) {
    out->n = 0;
    f->eval.directions(f, c, type, site, out);
}
static inline Range fn_range(const Fn *f, Context *c) {
    return f->eval.range(f, c);
}
static inline double fn_real(const Fn *f, Context *c) {
    return f->eval.real(f, c);
}
static inline void fn_rule(const Fn *f, Context *c) {
    f->eval.rule(f, c);
}

/* A number known at load. */
typedef struct IntConstant {
    Fn fn;
    int value;
} IntConstant;

#endif
