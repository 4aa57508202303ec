/* Bound: what a part of a description means. */
#ifndef LUSOR_BOUND_H
#define LUSOR_BOUND_H

#include "lang/grammar.h"
#include "lang/tree.h"

typedef enum {
    BOUND_CALL, /* (head ...): sig and args */
    BOUND_INT,
    BOUND_FLOAT,
    BOUND_BOOL,
    BOUND_STRING,
    BOUND_WORD,  /* a word of an enumeration: rule and value */
    BOUND_ARRAY, /* items */
    BOUND_HOLE   /* stands for a part that was reported as wrong; never seen outside the binder */
} BoundKind;

typedef struct Bound {
    BoundKind kind;
    const Tree *tree;     /* where it stands */
    const Signature *sig; /* BOUND_CALL */
    union {
        struct {
            const struct Bound **args; /* one per parameter of sig, NULL when left out */
            const uint8_t *chosen;     /* which alternative of the parameter each one is */
        };
        struct {
            const struct Bound **items; /* BOUND_ARRAY */
            int n_items;
        };
        struct {
            int rule;  /* BOUND_WORD: the enumeration */
            int value; /* BOUND_INT, BOUND_BOOL (0 or 1), BOUND_WORD (index in the enumeration) */
        };
        double real;      /* BOUND_FLOAT */
        const char *text; /* BOUND_STRING */
    };
} Bound;

/* The argument for a parameter, named by its text in the signature: "at:<int>", "<int>", a word;
   "<int>#2" is the second of that text. NULL if it is left out or another alternative was chosen.
   Asking for a parameter that the signature does not have is a mistake in lusor and stops it. */
const Bound *bound_arg(const Bound *call, const char *param);
/* Whether the signature has such a parameter, for functions that serve several signatures. */
bool bound_has(const Bound *call, const char *param);

/* The value of a word argument, or `otherwise` if it is left out. */
int bound_word(const Bound *call, const char *param, int otherwise);

#endif
