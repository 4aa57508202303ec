/* Turn: starting a game, its legal moves, and what happens when one is made. */
#ifndef LUSOR_TURN_H
#define LUSOR_TURN_H

#include "play/context.h"

/* The empty board, before any rule. */
void turn_set_up(Context *c, uint64_t seed);
/* Starts the game of a match's next instance. */
void turn_start_instance(Context *c);
/* Sets everything up and runs the start rules. */
void turn_start(Context *c, uint64_t seed);

/* Puts the legal moves of the position on the stack and returns how many; turn_move() gives them.
   In a game with dice this rolls them: call it once for each position. Moves found before are
   forgotten, unless turn_try() stands between. */
int turn_moves(Context *c);
static inline const Move *turn_move(const Context *c, int i) {
    return &c->moves[c->floor.moves + i];
}

/* Empties the stacks, as turn_moves() does first. */
void turn_clear(Context *c);
/* The pass of a mover who cannot do anything else, on the stack. */
const Move *turn_forced_pass(Context *c);

/* Makes a legal move. c->applied then holds its actions with all consequences. */
void turn_apply(Context *c, const Move *m);

/* Where players move at the same time: one move made of the moves of several players. */
const Move *turn_combine(Context *c, const Move *const *moves, int n);

/* Makes a move and keeps the legal moves it came from, so that it can be taken back, random numbers
   included, and the next one be tried. Calls nest. */
typedef struct Try {
    Ahead before, floor;
    Random rng, temp_rng;
} Try;
Try turn_try(Context *c, const Move *m);
void turn_take_back(Context *c, const Try *t);

/* ---- parts of it, for ludemes that look ahead ---- */
/* Applies the actions and consequences of a move to the contents, and nothing else: no end rules,
   no change of turn. `store`: it is a move that the player makes, not a part of another. */
void turn_apply_actions(Context *c, const Move *m, bool store);
/* Makes a move inside another one's evaluation: everything but what belongs to the outside. */
void turn_apply_inside(Context *c, const Move *m);

/* The first action that is a decision, looking into nested moves; NULL if there is none. */
const Action *turn_decision(const Context *c, const Move *m);
/* It is a pass: some action is, and no decision is anything else. */
bool turn_is_pass(const Context *c, const Move *m);

/* Finds out whether the mover has a legal move, for (no Moves ...). */
void turn_find_stalemate(Context *c);
/* The turn goes to a player for a while: mover, next and prev as if it had come to them. */
void turn_set_mover(Context *c, int player);
/* The next active player after one. */
int turn_next_active(const Context *c, int player);

#endif
