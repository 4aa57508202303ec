/* Move words: the parts of which the text of a move is made, from the shortest form up. */
#ifndef LUSOR_MOVE_WORDS_H
#define LUSOR_MOVE_WORDS_H

#include "base/text.h"
#include "view/names.h"

/* What can be added to tell a move from others, in the order in which it is tried. */
typedef enum {
    FACET_PLAYER,   /* P2: in front */
    FACET_LEVELS,   /* A1/2-B3/0 */
    FACET_PIECE,    /* +Knight */
    FACET_OWNER,    /* +Knight2 */
    FACET_COUNT,    /* *3 */
    FACET_BECOMES,  /* =Queen */
    FACET_STATE,    /* s2, r1, v7: state, rotation, value */
    FACET_DICE,     /* (3) */
    FACET_CAPTURES, /* xB2,D4 */
    FACET_MORE,     /* ;H1-F1, ;+E4: what else moves or is placed */
    FACET_SETTINGS, /* ;Score=3 */
    FACET_OUTCOME,  /* xB2, >B2: what is seen by making the move */
    FACETS
} Facet;

/* One legal move of a position being put into words. */
typedef struct MoveWords {
    const Names *names;
    LusorPosition *p;             /* as it was, after every call */
    const bool *piece_names_hand; /* by place: a piece in a hand goes by its own name */
    int move;
    LusorMoveInfo info;
    LusorAction *actions; /* on the heap */
    int n_actions, cap_actions;
    bool have_actions; /* of this move */
} MoveWords;

void move_words_free(MoveWords *w);
/* Turns to another move. */
void move_words_set(MoveWords *w, int move);
/* Adds the text with the facets of the set (bit i: Facet i) to `out`. */
void move_words_write(MoveWords *w, unsigned facets, Text *out);
/* Adds one facet alone; nothing if the move has none such. */
void move_words_facet(MoveWords *w, Facet facet, Text *out);
/* The facets without which the text of the move would not say what it does. */
unsigned move_words_needed(MoveWords *w);

#endif
