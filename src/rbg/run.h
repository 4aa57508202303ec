/* The machine that follows the instructions of a game. */
#ifndef LUSOR_RBG_RUN_H
#define LUSOR_RBG_RUN_H

#include "rbg/code.h"

/* Where to go on when the current way fails, or what to put back on the way there. */
typedef struct Frame {
    const Instr *in;
    uint64_t bits; /* what `in` still has to try */
    uint16_t v, aux;
    uint32_t depth, search, queue_top;
} Frame;

/* A modifier on the way to the current place. */
typedef struct PathStep {
    uint16_t modifier, vertex;
    uint32_t stored; /* its number in RbgMoves.steps, 0: not yet there */
} PathStep;

enum {
    RUN_FRAMES = 1 << 17,
    RUN_PATH = 1 << 14,  /* modifiers in one move */
    RUN_QUEUE = 1 << 18, /* vertices in all floods that are under way */
    RUN_LEVELS = 1 << 12,
    RUN_LEVEL_BYTES = 128 << 20,
    RUN_MOVES = 1 << 24,
    RUN_MODIFIERS = 1 << 28,    /* tried in one search */
    RUN_KEEPER_MOVES = 1 << 20, /* in a row */
};

struct RbgWork {
    const RbgGame *game;
    Frame *frames;
    PathStep *path;
    uint16_t *queue;
    uint32_t **levels; /* per level, slot and vertex: the last search that was here */
    int n_levels;
    size_t level_bytes;
    uint32_t search; /* the number of the last search */
    const char *trouble;
};

/* Searches from the state's entry. For a player: fills `moves` and leaves the state as it was.
   For the keeper (moves is NULL): makes moves until a player is to move or none can be made. */
void run(const RbgGame *game, RbgWork *work, RbgState *state, RbgMoves *moves);

/* The value of an expression; false if there is none (a division by zero, an overflow). */
bool run_value(const RbgGame *game, const RbgState *state, const Arith *e, int64_t *out);

/* Puts a piece on the board and keeps the sets of pieces in step. */
void run_put(const RbgGame *game, RbgState *state, int v, int piece);

#endif
