/* What the machine runs: a game once it is loaded. */
#ifndef LUSOR_RBG_CODE_H
#define LUSOR_RBG_CODE_H

#include "rbg/analyse.h"

/* Every instruction acts at the current vertex v. One that fails goes no further. */
typedef enum {
    OP_FAIL,
    OP_ACCEPT,     /* the pattern holds */
    OP_ON,         /* a piece of `mask` is here */
    OP_STEP,       /* to to[v], where a piece of `mask` must be */
    OP_STEPS,      /* n of these in a row: the i-th from v leads to to[v * n + i], where a piece of
                      masks[i] must be; the first is -1 if not all are there */
    OP_LIST,       /* to each of a list where a piece of `mask` is */
    OP_SCAN,       /* to each vertex of a row where a piece of `mask` is */
    OP_SCAN_ALL,   /* to each vertex of a row */
    OP_CHOICE,     /* each of n alternatives that the piece here is in the mask of */
    OP_FAN,        /* the same with the targets of each vertex listed */
    OP_DISPATCH,   /* one of a table of instructions, by the piece here */
    OP_IF,         /* to `next` if the pattern holds, to `other` if not */
    OP_IF_STEP,    /* the same for the pattern STEP */
    OP_IF_LIST,    /* ... LIST */
    OP_IF_SCAN,    /* ... SCAN */
    OP_COMPARE,    /* two values */
    OP_COMPARE_TO, /* variable a to a constant */
    OP_COMPARE_COUNT, /* the number of pieces a to a constant */
    OP_NOTE,          /* a modifier on which nothing in the turn depends: only written down */
    OP_OFF,           /* puts piece a; sets of pieces of `mask` are kept in step */
    OP_ASSIGN,        /* sets variable a to any value */
    OP_ASSIGN_SUM,    /* ... to a constant, or a variable and a constant */
    OP_END_MOVE,      /* a player's move is complete */
    OP_END_KEEPER,    /* the keeper's move is */
    OP_VISIT,         /* fails if this search has been here */
    OP_RAY,           /* here and on along to[v], from pieces of mask2 onto pieces of mask */
    OP_FLOOD,         /* here and everywhere along lists, from mask2 onto mask */
    OP_COUNT,
} Opcode;

/* The targets of v are to[first[v]] up to to[first[v + 1]]. */
typedef struct TargetLists {
    const uint32_t *first;
    const uint16_t *to;
} TargetLists;

typedef struct Machine Machine;
typedef struct Instr Instr;
typedef bool Follow(Machine *m, const Instr *in, int v);

struct Instr {
    Follow *follow;
    const Instr *next, *other;
    union {
        const int16_t *to;
        const TargetLists *lists;
        const uint64_t *const *rows; /* per vertex */
        const struct Alternative *alternatives;
        const struct Fan *fan;
        const Instr *const *table;
        const Instr *pattern;
        const struct Expr *expr;
    };
    union {
        PieceSet mask;
        struct {
            int32_t summand, variable; /* variable -1: none */
        };
    };
    union {
        PieceSet mask2;
        const PieceSet *masks;
        int64_t constant; /* to compare to; the bound of a variable */
    };
    uint16_t op;
    uint16_t n; /* alternatives; the number of a modifier; the Comparison */
    uint16_t a; /* the piece, the variable, the slot */
    uint16_t flags;
};

enum {
    FLAG_FRESH = 1,     /* the search after this modifier remembers where it was */
    FLAG_LEVEL = 2,     /* ... and must not disturb what the search before it remembers */
    FLAG_LEVELLED = 4,  /* a slot of which there is one per level */
    FLAG_NOTED = 16,    /* this modifier is part of a player's move */
    FLAG_UNREAD = 32,   /* nobody will look at the variable before this is undone */
    FLAG_FOR_GOOD = 64, /* not undone when the search is over */
    FLAG_ONE = 128,     /* a scan for one kind of piece, a, on a board of one word */
};

/* A way on that is open to pieces of `mask`. */
typedef struct Alternative {
    PieceSet mask;
    const Instr *next;
} Alternative;

typedef struct FanTarget {
    uint16_t vertex, alternative;
} FanTarget;

/* The ways on from v are targets[first[v]] up to targets[first[v + 1]]. */
typedef struct Fan {
    const Alternative *alternatives;
    const FanTarget *targets;
    const uint32_t *first;
} Fan;

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
    PieceSet tracked; /* the pieces of which a state knows where they are */
    int words;        /* of 64 bits in a set of vertices */
    int n_variables;  /* players included */
    size_t board_at, variables_at, state_size; /* offsets in a state */
};

struct RbgState {
    uint32_t entry;
    int16_t mover;
    uint16_t at;
    uint64_t sets[]; /* per tracked piece: where it is; then the variables, then the board */
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
