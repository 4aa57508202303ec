/* Actions and moves: what a player may do, and what it does to the position.
 *
 * A move is a list of actions, one of them the decision, and of consequences that are evaluated
 * when it is applied. Moves and actions lie on stacks in the context: a ludeme adds its moves on
 * top, and whoever asked for them takes the range or cuts it off again. */
#ifndef LUSOR_MOVE_H
#define LUSOR_MOVE_H

#include "base/arena.h"
#include "base/text.h"
#include "game/fn.h"

#include <stdbool.h>
#include <stdint.h>

/* Ludii's atomic actions; their rows are in action.c. */
typedef enum {
    ACTION_ADD,
    ACTION_INSERT,
    ACTION_MOVE, /* from here to Select: between two sites */
    ACTION_MOVE_N,
    ACTION_STACK_MOVE,
    ACTION_COPY,
    ACTION_SELECT,
    ACTION_REMOVE,
    ACTION_PROMOTE,
    ACTION_SET_STATE,
    ACTION_SET_VALUE,
    ACTION_SET_ROTATION,
    ACTION_SET_COUNT,
    ACTION_SET_HIDDEN,
    ACTION_SET_HIDDEN_WHAT,
    ACTION_SET_HIDDEN_WHO,
    ACTION_SET_HIDDEN_STATE,
    ACTION_SET_HIDDEN_VALUE,
    ACTION_SET_HIDDEN_ROTATION,
    ACTION_SET_HIDDEN_COUNT,
    ACTION_SET_COST,
    ACTION_SET_PHASE,
    ACTION_UPDATE_DICE,
    ACTION_DICE_EQUAL,
    ACTION_USE_DIE,
    ACTION_SET_SCORE,
    ACTION_SET_AMOUNT,
    ACTION_BET,
    ACTION_SET_POT,
    ACTION_SET_NEXT,
    ACTION_SET_COUNTER,
    ACTION_SET_PENDING,
    ACTION_SET_TEMP,
    ACTION_SET_VAR,
    ACTION_REMEMBER,
    ACTION_FORGET,
    ACTION_SET_TRUMP,
    ACTION_TRIGGER,
    ACTION_ADD_TO_TEAM,
    ACTION_SET_PLAYER_VALUE,
    ACTION_PROPOSE,
    ACTION_VOTE,
    ACTION_NOTE,
    ACTION_FORFEIT,
    ACTION_SWAP,
    ACTION_PASS,
    ACTION_NEXT_INSTANCE,
    ACTION_STORE_STATE,
    ACTION_PUZZLE_SET,
    ACTION_PUZZLE_TOGGLE,
    ACTION_PUZZLE_RESET,
    N_ACTIONS,
    ACTION_NESTED = N_ACTIONS /* a move inside a move; never applied itself */
} ActionKind;

enum { NO_TYPE = 255 }; /* an action built without a site type */

/* Which members a kind has is told by its row in action.c; in short:
     pieces    type to level what count state rotation value, `flag`: onto the stack
     moves     type from level, type_to to level_to, state rotation value, `flag`: the whole stack
     Remove    type to level, `flag`: at once (not at the end of the capture sequence)
     hidden    type to level, `what`: the player, `flag`: hidden or not
     dice      `to`: the site, state; UseDie: `what` the hand of dice, `value` the die, `to`
     players   `what`: the player, `value`: score (`flag`: added), amount, bet, value, team
     Swap      `what` and `value`: the players
     others    `value`; `text`: the name of a variable or list (NULL: the unnamed one), a message,
               an event; Note and Trigger: `what` the player; Pass: `flag` forced
     puzzles   type, `to`: the variable, `value` */
typedef struct Action {
    uint8_t kind;
    uint8_t type, type_to; /* SiteType of from (or of the only site) and of to; NO_TYPE */
    bool decision;
    bool flag;
    int32_t from; /* -1 where undefined, also below */
    int32_t to;
    int32_t level, level_to;
    int32_t what; /* component or player */
    int32_t count;
    int32_t state, rotation, value;
    const char *text; /* lives as long as the game */
} Action;

/* A consequence, and the ones to be done before it. */
typedef struct Then {
    const Fn *fn;
    int32_t before; /* index in the context's thens, -1: none */
} Then;

typedef struct Move {
    int32_t mover;
    int32_t from, to; /* the move's own, also without a decision */
    int32_t level_min, level_max;
    int32_t state, edge;
    uint8_t from_type, to_type;
    bool oriented;
    bool twin; /* it is on the list twice: whatever is added to one goes to both */
    int32_t actions, n_actions; /* range in the context's actions */
    int32_t between, n_between; /* range in the context's betweens */
    int32_t then;               /* index of the last consequence in the context's thens, or -1 */
} Move;

/* An action with everything undefined. (Inline, like all that moves are generated with, so that an
   action is built where it is to lie and not copied there.) */
static inline Action action_make(ActionKind kind) {
    return (Action){ .kind = (uint8_t)kind,
                     .type = NO_TYPE,
                     .type_to = NO_TYPE,
                     .flag = kind == ACTION_REMOVE,
                     .from = -1,
                     .to = -1,
                     .level = -1,
                     .level_to = -1,
                     .what = -1,
                     .count = 1,
                     .state = -1,
                     .rotation = -1,
                     .value = -1 };
}

/* It has a from of its own; the others act on one site, `to`, or on none. */
static inline bool action_has_from(const Action *a) {
    return a->kind >= ACTION_MOVE && a->kind <= ACTION_SELECT;
}
/* Where it goes from and to. Those that act on one site do both there; -1 for those without. */
static inline int action_from(const Action *a) {
    return action_has_from(a) ? a->from : a->to;
}
static inline int action_to(const Action *a) {
    return a->kind == ACTION_SELECT && a->to == -1 ? a->from : a->to;
}
static inline int action_level_from(const Action *a) {
    return a->level < 0 ? 0 : a->level;
}
static inline int action_level_to(const Action *a) {
    int level = action_has_from(a) ? a->level_to : a->level;
    return level < 0 ? 0 : level;
}
static inline uint8_t action_to_type(const Action *a) {
    return action_has_from(a) && a->type_to != NO_TYPE ? a->type_to : a->type;
}

/* The trial text of an action and of a move (with the actions given). */
void action_text(const Action *a, Text *out);
void move_text(const Move *m, const Action *actions, int n_actions, Text *out);

/* Reads a move from its trial text. Its actions go to `actions`, room for `max`; texts in them to
   the arena. Returns how many actions, -1 if the text is not understood: then *bad (may be NULL)
   tells where the first action begins that is not, 0 if it is the rest of the move. */
int move_read(Arena *arena, const char *s, size_t n, Move *out, Action *actions, int max,
              size_t *bad);

/* What tells the moves of a position apart at a glance: "<from>><to>" of the decision. */
void move_key(const Context *c, const Move *m, Text *out);
/* The same for a move of which only the decision (NULL: none) is at hand, or which was made: then
   the decision knows the level that a piece was added on. */
void move_key_of(const Context *c, int mover, const Action *decision, Text *out);

#endif
