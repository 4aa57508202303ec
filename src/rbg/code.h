/* What the machine runs: a game once it is loaded. */
#ifndef LUSOR_RBG_CODE_H
#define LUSOR_RBG_CODE_H

#include "rbg/analyse.h"

/* Every instruction acts at the current vertex v. "Fails" means: back to the last choice. */
#define RBG_OPCODES(X)                                                                         \
    X(FAIL)       /* fails */                                                                  \
    X(ACCEPT)     /* the pattern holds */                                                      \
    X(HALT)       /* below all choices: the search is over */                                  \
    X(ON)         /* a piece of `mask` is here */                                              \
    X(STEP)       /* to to[v], where a piece of `mask` must be */                              \
    X(LIST)       /* to each of a list where a piece of `mask` is */                           \
    X(SCAN)       /* to each vertex of a row where a piece of `mask` is; boards of one word */ \
    X(SCAN_WIDE)  /* the same on larger boards */                                              \
    X(CHOICE)     /* each of n alternatives whose guard holds */                               \
    X(DISPATCH)   /* one of 64 instructions, by the piece here */                              \
    X(IF)         /* to `next` if the pattern at `p` holds, to `other` if not */               \
    X(IF_STEP)    /* the same for the pattern STEP */                                          \
    X(IF_LIST)    /* ... LIST */                                                               \
    X(IF_SCAN)    /* ... SCAN_WIDE */                                                          \
    X(COMPARE)    /* two values */                                                             \
    X(COMPARE_TO) /* a variable to a constant */                                               \
    X(NOTE)       /* a modifier of which nothing in the turn depends: only written down */     \
    X(OFF)        /* puts piece a */                                                           \
    X(OFF_NOTED)  /* puts piece a and writes it down */                                        \
    X(ASSIGN)                                                                                  \
    X(ASSIGN_NOTED)                                                                            \
    X(ASSIGN_TRY) /* only sees whether the value is in bounds, writes it down */               \
    X(END_MOVE)   /* a player's move is complete */                                            \
    X(END_KEEPER) /* the keeper's move is: it is made for good */                              \
    X(VISIT)      /* fails if this search has been here */                                     \
    X(RAY)        /* here and on along to[v], from pieces of mask2 onto pieces of mask */      \
    X(FLOOD)      /* here and everywhere along lists, from mask2 onto mask */                  \
    X(UNDO_OFF)   /* these two are only found on the stack */                                  \
    X(UNDO_ASSIGN)

typedef enum {
#define X(name) OP_##name,
    RBG_OPCODES(X)
#undef X
        OP_COUNT,
} Opcode;

/* The targets of v are to[first[v]] up to to[first[v + 1]]. */
typedef struct TargetLists {
    const uint32_t *first;
    const uint16_t *to;
} TargetLists;

typedef struct Instr {
    const struct Instr *next, *other;
    union {
        const int16_t *to;
        const TargetLists *lists;
        const uint64_t *const *rows; /* per vertex */
        const struct Alternative *alternatives;
        const struct Instr *const *table;
        const struct Instr *pattern;
        const struct Expr *expr;
    };
    PieceSet mask;
    union {
        PieceSet mask2;
        int64_t constant;
    };
    uint16_t op;
    uint16_t n; /* alternatives; the number of a modifier; the Comparison */
    uint16_t a; /* the piece, the variable, the slot */
    uint16_t flags;
} Instr;

enum {
    FLAG_FRESH = 1,     /* the search after this modifier remembers where it was */
    FLAG_LEVEL = 2,     /* ... and must not disturb what the search before it remembers */
    FLAG_SETS = 4,      /* the sets of pieces are read before this is undone */
    FLAG_CHANGES = 8,   /* the pattern has modifiers, which must be undone when it holds */
    FLAG_LEVELLED = 16, /* a slot of which there is one per level */
};

/* A way on that is open if a piece of `mask` is at to[v], or at v if `to` is NULL. */
typedef struct Alternative {
    const int16_t *to;
    PieceSet mask;
    const Instr *next;
} Alternative;

typedef struct Modifier {
    uint8_t kind;   /* NODE_OFF, NODE_ASSIGN or NODE_SWITCH */
    int16_t a;      /* piece, variable, player (-1: the keeper) */
    uint32_t entry; /* of a switch: where to go on */
    const Arith *value;
} Modifier;

struct RbgGame {
    Arena arena;
    Model model;
    const Instr **entries; /* where turns begin; [0] is a FAIL */
    int n_entries, cap_entries;
    const Modifier *modifiers;
    int n_modifiers;
    int n_slots, n_levelled;
    int words;                                 /* of 64 bits in a set of vertices */
    int n_variables;                           /* players included */
    size_t board_at, variables_at, state_size; /* offsets in a state */
};

struct RbgState {
    uint32_t entry;
    int16_t mover;
    uint16_t at;
    uint64_t sets[]; /* per piece: where it is; then the variables, then the board */
};

static inline uint8_t *state_board(const RbgGame *g, const RbgState *s) {
    return (uint8_t *)s + g->board_at;
}

static inline int32_t *state_variables(const RbgGame *g, const RbgState *s) {
    return (int32_t *)(void *)((uint8_t *)s + g->variables_at);
}

/* Turns an automaton into instructions. */
void code_lower(RbgGame *game, const Automaton *a, const Analysis *analysis,
                const Numbering *numbering, Arena *scratch);

#endif
