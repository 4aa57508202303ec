/* Why a part of a tree does not fit, and how to tell the author. */
#ifndef LUSOR_BIND_FAILURE_H
#define LUSOR_BIND_FAILURE_H

#include "lang/grammar.h"
#include "lang/tree.h"

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
    const Tree *call;            /* ARGUMENT, MISSING: the list it stands in */
    const Signature *sig;        /* ARGUMENT, MISSING: the signature that came furthest */
    int param;                   /* MISSING: which parameter */
    const struct Failure *inner; /* ARGUMENT: why it does not fit by itself, or NULL */
    uint32_t progress; /* how far into the text all was well; the furthest failure is told */
} Failure;

void failure_report(const Failure *f, Arena *a, const Grammar *g, Report *report);

#endif
