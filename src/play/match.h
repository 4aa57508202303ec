/* Match: several games, one after the other, that count together.
 *
 * A context of a match plays the game of the instance under way as any other context does; what
 * belongs to the match as a whole is in pos->match and goes on from instance to instance. */
#ifndef LUSOR_MATCH_H
#define LUSOR_MATCH_H

#include "play/context.h"

/* No points, the first instance; its own position is not set up yet. */
void match_start(Context *c);

/* The instance is over, the match is not. */
bool match_wants_next(const Context *c);
/* The only move then: on to the next instance. */
void match_moves(Context *c);
bool match_is_next(const Context *c, const Move *m);
/* Counts the points of the instance, looks whether the match is over, starts the next instance. */
void match_apply(Context *c, const Move *m);

#endif
