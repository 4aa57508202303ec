/* History: the moves that were made, as far as later rules ask for them, and positions met. */
#ifndef LUSOR_HISTORY_H
#define LUSOR_HISTORY_H

#include "play/context.h"

/* Writes a move into the history: its own actions, before its consequences are known. */
void history_add(Context *c, const Move *m);
/* Writes what the last move has become with all its consequences. */
void history_complete(Context *c, const Action *actions, int n_actions);

/* The last move; NULL before the first. Placements at the start are moves too. */
static inline const Made *history_last(const Context *c) {
    return c->pos->n_moves ? &c->made[c->pos->n_moves - 1] : NULL;
}
/* What is on the board of where the actions of a move went to and came from; kept only where the
   game asks for the last move's. */
Ints history_tos(const Context *c, const Made *made);
Ints history_froms(const Context *c, const Made *made);
/* The end of a move's part of made_between. */
static inline int history_sites_end(const Made *made) {
    return made->between + made->n_between + made->n_tos + made->n_froms;
}
/* The player who made the last move that `player` did not make; OFF if there is none. */
int history_other_mover(const Context *c, int player);
/* Every player's last turn was a pass. */
bool history_all_passed(const Context *c);

/* Remembers the position where a rule or meta-rule will ask whether it was met before. */
void history_add_position(Context *c);
/* The position as it stands, before the turn changes, would break the game's rule of repetition. */
bool history_repeats(const Context *c);
/* It was met before, in the sense of a kind of repetition that is remembered. */
bool history_was_met(const Context *c, Repetition kind);
/* The last moves of all players have come three times over. */
bool history_cycles(const Context *c);
/* A number for all that decides how a game goes on. */
uint64_t history_full_hash(const Context *c);

#endif
