/* Position: everything that changes during a game, as one block of memory.
 *
 * The header below is followed by arrays whose places are in game->layout. A copy is one memcpy.
 * All writing goes through the functions of this file, which keep a journal, so that undo is exact,
 * and keep up the sets and the hash. */
#ifndef LUSOR_POSITION_H
#define LUSOR_POSITION_H

#include "game/game.h"

enum {
    PENDING_MAX = 1024,  /* values that can be pending at once */
    REMEMBER_MAX = 1024, /* values in one remembered list */
    TO_CLEAR_MAX = 256,  /* captures waiting for the end of a sequence */
    VOTES_MAX = 64,      /* propositions and votes */
    LEVELS_MAX = 128,    /* pieces in one stack */
    DOMAIN_MAX = 63,     /* largest value of a variable in a deduction puzzle */
    UNSET = INT32_MIN    /* a variable that was never set */
};

/* What of a piece may be hidden from a player; in the order of the state text. */
typedef enum {
    HIDDEN_ALL,
    HIDDEN_WHAT,
    HIDDEN_WHO,
    HIDDEN_STATE,
    HIDDEN_VALUE,
    HIDDEN_ROTATION,
    HIDDEN_COUNT,
    N_HIDDEN
} Hidden;

/* What a match keeps from instance to instance. */
typedef struct MatchState {
    int32_t instance; /* the one under way */
    int32_t n_trials; /* instances that are over */
    int32_t active;   /* bits per player */
    int32_t over, winner;
    int32_t score[PLAYERS_MAX + 2];
    double rank[PLAYERS_MAX + 2];
} MatchState;

typedef struct Position {
    uint64_t hash;        /* of the contents of all containers */
    uint64_t stored_hash; /* (remember State) */
    int32_t mover, next, prev;
    int32_t counter, temp, pot, trump, decided;
    int32_t triggered, stalemated, active; /* bits per player */
    int32_t winners, losers;               /* likewise */
    int32_t n_turns, n_turns_same, n_passes;
    int32_t dice_equal;
    int32_t over, winner, end_type; /* winner: -1 while not over, 0 a draw */
    int32_t n_winners, n_losers, wins_decided, losses_decided;
    int32_t n_moves;                        /* made so far, placements at the start included */
    int32_t n_start;                        /* of those, the placements at the start */
    int32_t n_hashes;                       /* of earlier positions, in the context's history */
    int32_t n_turn_hashes, first_turn_hash; /* those kept for each turn; the first of this turn */
    int32_t n_pending, n_to_clear, n_proposed, n_votes;
    int32_t score[PLAYERS_MAX + 2];
    int32_t amount[PLAYERS_MAX + 2];
    int32_t phase[PLAYERS_MAX + 2];
    int32_t team[PLAYERS_MAX + 2];
    int32_t order[PLAYERS_MAX + 2]; /* where each original player sits now */
    int32_t value[PLAYERS_MAX + 2];
    int32_t sum_dice[PLAYERS_MAX + 2];
    double payoff[PLAYERS_MAX + 2];
    double rank[PLAYERS_MAX + 2]; /* 0 while not ranked */
    MatchState match;
} Position;

/* One array of the position. */
#define POSITION_ARRAY(pos, at, T) ((T *)((char *)(pos) + (at)))

/* Reading. `slot` from game_slot(); level 0 where there are no stacks. */
static inline int32_t *position_what(const Game *g, const Position *p) {
    return POSITION_ARRAY(p, g->layout.what, int32_t);
}
static inline int position_height(const Game *g, const Position *p, int slot) {
    if (g->layout.height)
        return POSITION_ARRAY(p, g->layout.height, int32_t)[slot];
    return position_what(g, p)[slot] != 0;
}
static inline int position_at(const Game *g, const Position *p, uint32_t array, int slot,
                              int level) {
    return array ? POSITION_ARRAY(p, array, int32_t)[slot * g->levels + level] : 0;
}
static inline Bits *position_empty(const Game *g, const Position *p) {
    return POSITION_ARRAY(p, g->layout.empty, Bits);
}
/* The slots where a component lies, at any level. */
static inline Bits *position_owned(const Game *g, const Position *p, int component) {
    return POSITION_ARRAY(p, g->layout.owned, Bits) + component * g->slot_words;
}

/* The slots where a component lies, in the order in which Ludii goes through them: how many, then
   the slots. */
static inline int32_t *position_order(const Game *g, const Position *p, int component) {
    return POSITION_ARRAY(p, g->layout.order, int32_t) + (size_t)component * (g->n_slots + 1);
}

/* A remembered list: how many values, then the values. */
static inline int32_t *position_memory(const Game *g, const Position *p, int list) {
    return POSITION_ARRAY(p, g->layout.remember, int32_t) + (size_t)list * (REMEMBER_MAX + 1);
}

/* The values that a variable of a deduction puzzle can still have. */
static inline Bits *position_domain(const Game *g, const Position *p, int slot) {
    return POSITION_ARRAY(p, g->layout.domains, Bits) + slot;
}

/* Decides the places of all arrays by the game's flags and counts. */
void position_layout(Game *g);

#endif
