/* Result: who has won, lost or drawn, and when the game is over. */
#ifndef LUSOR_RESULT_H
#define LUSOR_RESULT_H

#include "play/context.h"

typedef enum { END_NATURAL, END_MOVE_LIMIT, END_TURN_LIMIT } EndType;

static inline bool result_active(const Context *c, int player) {
    return player >= 1 && player <= PLAYERS_MAX && (c->pos->active >> (player - 1) & 1);
}

/* Evaluates the end rules of the phase and of the game after a move, then the limits of length. */
void result_check(Context *c);

/* What stands at the end of every list of end rules: the game is drawn when all have passed. */
void result_after_rules(Context *c);

/* What an end rule gives to whom, without giving it; `result` is OFF if it gives nothing. (In
   ludeme/end.c, where the rules are.) */
typedef struct EndGiven {
    int who, result;
} EndGiven;
EndGiven result_of_rule(const Fn *rule, Context *c);

/* How it stands: of the match, where there is one. */
typedef struct Outcome {
    bool over;
    int winner; /* OFF while not over, 0 nobody */
    EndType end;
    const double *rank;   /* by player */
    const int32_t *score; /* by player */
} Outcome;
Outcome result_outcome(const Context *c);
/* "NaturalEnd", ... */
const char *result_end_name(EndType end);

/* Gives a result (a word of <resultType>) to a player, or to all (players + 1). */
void result_apply(Context *c, int player, int result);
/* Likewise to a team. */
void result_apply_team(Context *c, int team, int result);
/* Ends the game, ranking the players by numbers (from 1 on), the highest or the lowest first. */
void result_rank(Context *c, const double *of_players, bool lowest_first);

#endif
