/* Invariants: what must hold at every ply of every game, whatever its rules.
 *
 *   - A move that is taken back leaves no trace: the position is the same, byte by byte.
 *   - A copy plays on alike. The check makes each move in a copy of the last copy too, so what one
 *     copy forgets all later plies lack.
 *   - Two positions met in one play whose state texts differ have different hashes. */
#ifndef LUSOR_INVARIANTS_H
#define LUSOR_INVARIANTS_H

#include "play/context.h"

typedef struct Invariants {
    Arena *arena;
    Context *copy, *spare; /* the copy that plays along, and the one that it is copied to next */
    char *kept;            /* the position to go back to */
    uint32_t kept_size;
    struct Seen *seen; /* states met, by their hashes */
    int n_seen, cap_seen;
    Text text, other;
    const char *broken; /* what did not hold first, in the arena; NULL: all did */
} Invariants;

/* Which legal moves were made at once: one, or one of each player who has any. */
typedef struct Choice {
    int moves[PLAYERS_MAX];
    int n;
} Choice;
/* The move that a choice stands for. */
const Move *invariants_chosen(Context *c, const Choice *choice);

/* After turn_start(). False if there is no memory; invariants_end() is due in any case. A limit met
   in a copy leads to where it leads in `c`. */
bool invariants_begin(Invariants *v, Arena *a, const Context *c);
void invariants_end(Invariants *v);

/* After turn_moves() has found `n` moves: the copy finds the same. */
void invariants_moves(Invariants *v, const Context *c, int n);
/* Before and after turn_try() and turn_take_back() of any move. */
void invariants_keep(Invariants *v, const Context *c);
void invariants_taken_back(Invariants *v, const Context *c, const Move *m);
/* After a move was made for good, which the copy makes too. */
void invariants_made(Invariants *v, const Context *c, const Choice *choice);
/* The position, tried or made, has this state text. */
void invariants_state(Invariants *v, const Context *c, const Text *state);

#endif
