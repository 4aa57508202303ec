/* Turn: starting a game, its legal moves, and what happens when one is made. */
#ifndef LUSOR_TURN_H
#define LUSOR_TURN_H

#include "play/context.h"

/* The empty board, before any rule. */
void turn_set_up(Context *c, uint64_t seed);
/* Sets everything up and runs the start rules. */
void turn_start(Context *c, uint64_t seed);

/* Puts the legal moves of the position on the (emptied) stack: c->moves[0 .. n). Returns n. */
int turn_moves(Context *c);

/* Makes a move of the stack. c->applied then holds its actions with all consequences. The stacks
   are left as they are: whoever plays on calls turn_moves(), whoever goes back keeps a mark. */
void turn_apply(Context *c, const Move *m);

/* Applies the actions and consequences of a move to the contents, and nothing else: no end rules,
   no change of turn. `store`: it is the move that the player makes, not a part of another. */
void turn_apply_actions(Context *c, const Move *m, bool store);

/* The first action that is a decision, looking into nested moves; NULL if there is none. */
const Action *turn_decision(const Context *c, const Move *m);

#endif
