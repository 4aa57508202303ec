/* Result: who has won, lost or drawn, and when the game is over. */
#ifndef LUSOR_RESULT_H
#define LUSOR_RESULT_H

#include "play/context.h"

typedef enum { END_NATURAL, END_MOVE_LIMIT, END_TURN_LIMIT } EndType;

/* Evaluates all end rules after a move, then the limits of length. */
void result_check(Context *c);

/* Gives a result (a word of <resultType>) to a player, or to all (players + 1). */
void result_apply(Context *c, int player, int result);

#endif
