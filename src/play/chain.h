/* Chain: joins the moves that an effect generates to a move, as one. */
#ifndef LUSOR_CHAIN_H
#define LUSOR_CHAIN_H

#include "play/context.h"

/* Evaluates `effect` (NULL: nothing happens) and puts the actions of its moves before those of the
   move at `index`, which must be the last on the stack. They are no decisions any more. The move
   then has the from, to and between of its first part. */
void chain_before(Context *c, int index, const Fn *effect);
/* The same, but behind them. */
void chain_after(Context *c, int index, const Fn *effect);

/* One move, of nobody in particular, that does what all of these do, of which there is at least
   one. */
Move chain_join(Context *c, const Move *moves, int n);
/* Makes all actions of a move decisions, or none of them. */
void chain_set_decisions(Context *c, const Move *m, bool decision);

#endif
