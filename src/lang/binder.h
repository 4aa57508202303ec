/* Binder: the machinery of bind_tree, for those who bind and those who explain what does not fit.
 */
#ifndef LUSOR_BINDER_H
#define LUSOR_BINDER_H

#include "lang/bind.h"

typedef enum {
    FAILURE_TYPE,     /* known, but not of the type expected here */
    FAILURE_UNKNOWN,  /* no ludeme has this head */
    FAILURE_HEAD,     /* a list that does not begin with a word */
    FAILURE_ARGUMENT, /* an item of a list fits none of the parameters it could be for */
    FAILURE_MISSING,  /* a list ends before a parameter that is needed */
    FAILURE_NAMED     /* name:value inside an array */
} FailureKind;

typedef struct Failure {
    FailureKind kind;
    const Tree *tree;            /* the culprit */
    Type expected;               /* where that was expected: by the culprit, or by `call` */
    const Tree *call;            /* the list or array it stands in, if that is known */
    const Signature *sig;        /* ARGUMENT, MISSING: the signature that came furthest */
    const struct Failure *inner; /* ARGUMENT: why it does not fit by itself, or NULL */
    uint32_t progress;           /* how far into the text all was well; the furthest is told */
    int weight;                  /* of two equally far, the heavier is told */
} Failure;

enum { RULE_ANY = -1 }; /* as the rule of a type: any place at all, whatever is expected there */

typedef struct Binder {
    Arena *arena;
    const Grammar *g;
    struct Memo **memos;            /* per tree id */
    const Description *description; /* knows about defines; may be NULL */
    bool *loose; /* per tree id: reported as wrong in an earlier round; now it fits
                    everywhere, if its parts fit somewhere */
} Binder;

/* One signature being tried on one list. */
typedef struct Trial {
    Binder *b;
    const Tree *t;
    const Signature *sig;
    const Bound *args[PARAMS_MAX];
    uint8_t chosen[PARAMS_MAX];
    uint64_t dead[PARAMS_MAX + 1]; /* bit i: item i cannot begin at this parameter */
    int furthest;                  /* the last item that was reached */
    int reached;                   /* the parameter it was first tried for */
    const Bound *held[PARAMS_MAX]; /* what the parameters before that held then */
    const Failure *inner;          /* the deepest failure inside that item */
} Trial;

/* Binds a tree where a type is expected. NULL with a reason. */
const Bound *binder_bind(Binder *b, const Tree *t, Type type, const Failure **why);
/* The tree may stand for the alternative, its name aside. */
bool binder_fits(Binder *b, const Tree *t, const Alternative *alt);
/* Fits the items of s->t into the parameters of s->sig. */
bool binder_try(Trial *s);
/* The signature may be what a list with this head means where the type is expected. */
bool binder_candidate(const Binder *b, const Tree *t, Type type, const Signature *sig);

/* Tells the author why something does not fit. */
void failure_report(const Failure *f, Binder *b, Report *report);

#endif
