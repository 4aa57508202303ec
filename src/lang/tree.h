/* Tree: the brackets, strings and words of an expanded description. */
#ifndef LUSOR_TREE_H
#define LUSOR_TREE_H

#include "base/arena.h"
#include "base/report.h"
#include "base/source.h"

typedef enum {
    TREE_LIST,   /* ( ... ): items[0] is the head */
    TREE_ARRAY,  /* { ... } */
    TREE_STRING, /* "..." */
    TREE_SYMBOL, /* a word or an operator */
    TREE_INT,
    TREE_FLOAT
} TreeKind;

typedef struct Tree {
    TreeKind kind;
    int id;           /* counts from 0 in reading order, unique within one tree_read */
    Place place;      /* its first byte (that of the name, if it has one) */
    uint32_t value;   /* its first byte after the name */
    uint32_t end;     /* just after its last byte */
    const char *name; /* for name:value, else NULL */
    const char *text; /* of a string (unquoted), symbol or number; NULL for lists and arrays */
    struct Tree **items;
    int n_items, cap_items;
    int integer; /* TREE_INT */
    double real; /* TREE_INT, TREE_FLOAT */
} Tree;

enum {
    TREE_DEPTH_MAX = 400,     /* brackets inside brackets; the library has 60 */
    TREE_NODES_MAX = 1 << 21, /* the largest description of Ludii's library has 0.6 million */
};

/* Reads the whole source, which must hold exactly one list. NULL after reporting what is wrong.
 *n_nodes (may be NULL) gets the number of nodes, one more than the largest id. */
Tree *tree_read(Arena *a, Report *report, const Source *source, int *n_nodes);

/* Reads any one item: a list, an array, a word, a number, a string. */
Tree *tree_read_item(Arena *a, Report *report, const Source *source, int *n_nodes);

/* Where it stands, its name aside. */
static inline Place tree_value_place(const Tree *t) {
    return (Place){ t->place.source, t->value };
}

/* The word at the head of a list, or NULL if it has none. */
const char *tree_head(const Tree *t);

/* The tree as one line of text, cut to about `max` bytes. */
char *tree_text(Arena *a, const Tree *t, int max);

#endif
