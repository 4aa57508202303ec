/* Parts: what moves are made of, (from ...), (to ...), (between ...), (piece ...), (apply ...).
 *
 * The functions take a Bound that may be NULL, where a description left the part out, and fill in
 * what is meant then. */
#ifndef LUSOR_PARTS_H
#define LUSOR_PARTS_H

#include "game/build.h"

/* (apply [if:condition] [effect]) */
typedef struct PartApply {
    bool given;
    const Fn *condition; /* NULL: always */
    const Fn *effect;    /* moves; NULL: the effect that the ludeme around it has by default */
} PartApply;

typedef struct PartFrom {
    bool given;
    bool typed; /* the description says the type */
    SiteType type;
    const Fn *sites; /* region, or NULL */
    const Fn *site;  /* int; (from) when the description says none: moves of one piece pass over a
                        region */
    const Fn *level; /* NULL: not said */
    const Fn *test;  /* if:, NULL: always */
} PartFrom;

typedef struct PartTo {
    bool given;
    bool typed;
    SiteType type;
    const Fn *sites;     /* region, or NULL */
    const Fn *site;      /* int; (to) when the description says none */
    const Fn *level;     /* NULL: not said */
    const Fn *rotations; /* ints, or NULL */
    const Fn *test;      /* if:, NULL: always */
    PartApply apply;
} PartTo;

/* All NULL where the description says nothing: each move has its own defaults. */
typedef struct PartBetween {
    bool given;
    const Fn *before, *range, *after, *test, *trail;
    PartApply apply;
} PartBetween;

/* The components that may be meant. A name is that of one component, its owner included ("Pawn1");
   without a piece it is the one with the number of the mover. */
typedef struct PartPiece {
    bool given;
    const Fn **what; /* ints: components; negative when there is none of the name */
    int n;
    const Fn *state; /* NULL: not said */
} PartPiece;

PartApply part_apply(Build *b, const Bound *n);
PartFrom part_from(Build *b, const Bound *n);
PartTo part_to(Build *b, const Bound *n);
PartBetween part_between(Build *b, const Bound *n);
PartPiece part_piece(Build *b, const Bound *n);

/* Whether the effect is to be had now. */
static inline bool part_applies(const PartApply *p, Context *c) {
    return p->given && (!p->condition || fn_bool(p->condition, c));
}

/* The container or, if there is none, the component of exactly this name; OFF if there is none. */
int part_named(const Game *g, const char *name);
/* The components, in order, that have one of these names (without owner); all if there are none. *n
   gets how many. */
const int *parts_named(Build *b, const char *const *names, int n_names, int *n);

#endif
