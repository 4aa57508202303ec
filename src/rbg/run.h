/* The machine that follows the instructions of a game. */
#ifndef LUSOR_RBG_RUN_H
#define LUSOR_RBG_RUN_H

#include "rbg/code.h"

/* A modifier on the way to the current place. */
typedef struct PathStep {
    uint16_t modifier, vertex;
    uint32_t stored; /* its number in RbgMoves.steps, 0: not yet there */
} PathStep;

enum {
    RUN_STACK_BYTES = 3 << 20,
    RUN_PATH = 1 << 14,  /* modifiers in one move */
    RUN_QUEUE = 1 << 18, /* vertices in all floods that are under way */
    RUN_LEVELS = 1 << 12,
    RUN_LEVEL_BYTES = 128 << 20,
    RUN_MOVES = 1 << 24,
    RUN_PATIENCE = 1 << 28,     /* modifiers and patterns tried in one search */
    RUN_KEEPER_MOVES = 1 << 20, /* in a row */
};

struct RbgWork {
    const RbgGame *game;
    PathStep *path;
    uint16_t *queue;
    uint32_t **levels; /* per level, slot and vertex: the last search that was here */
    int n_levels;
    size_t level_bytes;
    uint32_t search;   /* the number of the last search */
    uint32_t patience; /* how many modifiers and patterns a search may try */
    const char *trouble;
};

/* Fills `moves` with the moves of the player to move; the state is the same afterwards. */
void run_player(const RbgGame *game, RbgWork *work, RbgState *state, RbgMoves *moves);
/* Makes the keeper's moves until a player is to move or none can be made. */
void run_keeper(const RbgGame *game, RbgWork *work, RbgState *state);

/* Chooses the function that does what the instruction says; all it leads to must be filled in. */
void run_link(Instr *in);

/* Puts a piece on the board and keeps the sets of pieces in step. */
void run_put(const RbgGame *game, RbgState *state, int v, int piece);

#endif
