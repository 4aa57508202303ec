/* The rules as an automaton: nodes that test, move, change and branch, joined by numbers.
 *
 * It is built from the end to the beginning, every node knowing what follows it; equal nodes are
 * one, so that equal endings are shared. Simplification happens as nodes are made. */
#ifndef LUSOR_RBG_AUTOMATON_H
#define LUSOR_RBG_AUTOMATON_H

#include "rbg/expr.h"
#include "rbg/relation.h"

typedef enum {
    NODE_FAIL,
    NODE_ACCEPT, /* the end of a pattern */
    NODE_CHOICE, /* each of `choices`, in order */
    NODE_ON,     /* one of `set` is here */
    NODE_MOVE,   /* to each target of `relation` */
    NODE_IF,     /* to `next` if `pattern` holds from here, to `otherwise` if not */
    NODE_COMPARE,
    NODE_OFF,
    NODE_ASSIGN,
    NODE_SWITCH,
} NodeKind;

enum { NO_NODE = -1, FAIL_NODE = 0, ACCEPT_NODE = 1 };

typedef struct Node {
    NodeKind kind;
    int next, otherwise, pattern;
    PieceSet set;
    const Relation *relation;
    const Expr *expr; /* of a comparison or modifier */
    int *choices;
    int n_choices;
    bool star; /* a CHOICE that its own choices lead back to */
    uint32_t hash;
    int other; /* with the same hash */
} Node;

typedef struct Automaton {
    Arena *arena;
    const Model *model;
    Relations relations;
    Node *nodes;
    int n_nodes, cap_nodes;
    int *table;                   /* of nodes by hash */
    const Relation **relation_of; /* by id of expression; NULL: not known or none */
    bool *relation_known;
    struct Built **built; /* by hash of (expression, what follows) */
    PieceSet all_pieces;
    int start;
    bool failed; /* too many nodes */
} Automaton;

enum { RBG_NODES_MAX = 1 << 20 };

/* Builds the automaton of the numbered rules; false after reporting that it is too large. */
bool automaton_build(Automaton *a, const Model *model, const Numbering *rules, Arena *arena,
                     Report *report);

/* Where a node may lead before the turn ends: its successors, in order, patterns not included.
   Returns their number; at most `cap` are written. */
int node_successors(const Node *n, int *out, int cap);
bool node_is_modifier(const Node *n);

#endif
