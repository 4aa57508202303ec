/* Action rows: the functions that do what each kind of action does; listed in action.c. */
#ifndef LUSOR_ACTION_ROWS_H
#define LUSOR_ACTION_ROWS_H

#include "play/context.h"

typedef void ActionApply(Context *c, Action *a);

/* Pieces come, go and turn into others. (action_piece.c) */
ActionApply action_add, action_insert, action_move, action_move_n, action_stack_move, action_copy,
    action_remove, action_promote;

/* A site changes, or what is known about it. (action_site.c) */
ActionApply action_set_state, action_set_value, action_set_rotation, action_set_count,
    action_set_hidden, action_set_cost, action_set_phase, action_puzzle_set, action_puzzle_toggle,
    action_puzzle_reset;

/* Dice, players, and what else a game keeps in mind. (action_state.c) */
ActionApply action_update_dice, action_dice_equal, action_use_die, action_set_score,
    action_set_amount, action_set_pot, action_set_next, action_set_counter, action_set_pending,
    action_set_temp, action_set_var, action_remember, action_forget, action_set_trump,
    action_trigger, action_add_to_team, action_set_player_value, action_propose, action_vote,
    action_forfeit, action_swap, action_store_state;

/* The slot of a site that an action names. An action built without a type gets the board's. Ends
   the move if there is no such site. */
int action_slot(Context *c, uint8_t *type, int site);
/* The same for actions that act on one site. */
int action_only_slot(Context *c, Action *a);
/* Some kinds tell the truth about a site beyond those of their type: it is a cell elsewhere. */
void action_correct_type(const Context *c, Action *a);

#endif
