/* What is known of each node of an automaton before play. */
#ifndef LUSOR_RBG_ANALYSE_H
#define LUSOR_RBG_ANALYSE_H

#include "rbg/automaton.h"

typedef struct NodeFacts {
    bool reached; /* from the start or as part of a pattern */
    bool in_pattern;
    bool in_loop;        /* leads back to itself within one turn */
    bool useful;         /* leads to the end of a turn or pattern */
    bool visit;          /* different ways between two modifiers may meet here */
    bool levelled;       /* a modifier after which the search may come back to a `visit` node before
                            it, or such a node */
    bool visits_next;    /* a `visit` node is met before the next modifier */
    bool reads_board;    /* this node or a later one of the turn looks at pieces ... */
    bool changes;        /* this node or a later one is a modifier */
    PieceSet reads_sets; /* ... or asks where all pieces of these kinds are */
    uint64_t reads_variables; /* one bit each, all from the 63rd on share one */
    int slot;                 /* of a visit node */
    int loop;                 /* nodes that lead to each other have the same */
    int distance;             /* nodes up to the end */
} NodeFacts;

typedef struct Analysis {
    NodeFacts *facts;
    PieceSet reads_sets; /* of all nodes */
    int n_slots;         /* of which those below ... */
    int n_levelled;      /* ... this are levelled */
} Analysis;

enum { LIST_MAX = 8 }; /* more targets than this are looked for in sets of pieces */

/* Whether a MOVE asks where the pieces are rather than trying each target. */
bool analyse_scans(const Automaton *a, const Node *n);

void analyse(const Automaton *a, Arena *arena, Analysis *out);

#endif
