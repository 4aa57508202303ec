/* L-GDL actions as the public interface shows them. */
#include "api/lud.h"

#include "play/move.h"

/* How each kind is shown, and the word for what it sets. */
typedef struct Shown {
    LusorActionKind kind;
    const char *word;
} Shown;

// clang-format off
static const Shown shown[N_ACTIONS] = {
    [ACTION_ADD] = { LUSOR_ADD, NULL },
    [ACTION_INSERT] = { LUSOR_ADD, NULL },
    [ACTION_MOVE] = { LUSOR_MOVE, NULL },
    [ACTION_MOVE_N] = { LUSOR_MOVE, NULL },
    [ACTION_STACK_MOVE] = { LUSOR_MOVE, NULL },
    [ACTION_COPY] = { LUSOR_MOVE, "Copy" },
    [ACTION_SELECT] = { LUSOR_SELECT, NULL },
    [ACTION_REMOVE] = { LUSOR_REMOVE, NULL },
    [ACTION_PROMOTE] = { LUSOR_PROMOTE, NULL },
    [ACTION_SET_STATE] = { LUSOR_SET, "State" },
    [ACTION_SET_VALUE] = { LUSOR_SET, "Value" },
    [ACTION_SET_ROTATION] = { LUSOR_SET, "Rotation" },
    [ACTION_SET_COUNT] = { LUSOR_SET, "Count" },
    [ACTION_SET_HIDDEN] = { LUSOR_HIDE, "All" },
    [ACTION_SET_HIDDEN_WHAT] = { LUSOR_HIDE, "What" },
    [ACTION_SET_HIDDEN_WHO] = { LUSOR_HIDE, "Who" },
    [ACTION_SET_HIDDEN_STATE] = { LUSOR_HIDE, "State" },
    [ACTION_SET_HIDDEN_VALUE] = { LUSOR_HIDE, "Value" },
    [ACTION_SET_HIDDEN_ROTATION] = { LUSOR_HIDE, "Rotation" },
    [ACTION_SET_HIDDEN_COUNT] = { LUSOR_HIDE, "Count" },
    [ACTION_SET_COST] = { LUSOR_SET, "Cost" },
    [ACTION_SET_PHASE] = { LUSOR_SET, "Phase" },
    [ACTION_UPDATE_DICE] = { LUSOR_ROLL, NULL },
    [ACTION_DICE_EQUAL] = { LUSOR_OTHER, "DiceEqual" },
    [ACTION_USE_DIE] = { LUSOR_USE_DIE, NULL },
    [ACTION_SET_SCORE] = { LUSOR_SCORE, NULL },
    [ACTION_SET_AMOUNT] = { LUSOR_AMOUNT, NULL },
    [ACTION_BET] = { LUSOR_BET, NULL },
    [ACTION_SET_POT] = { LUSOR_POT, NULL },
    [ACTION_SET_NEXT] = { LUSOR_NEXT_PLAYER, NULL },
    [ACTION_SET_COUNTER] = { LUSOR_OTHER, "Counter" },
    [ACTION_SET_PENDING] = { LUSOR_OTHER, "Pending" },
    [ACTION_SET_TEMP] = { LUSOR_OTHER, "Temp" },
    [ACTION_SET_VAR] = { LUSOR_OTHER, "Var" },
    [ACTION_REMEMBER] = { LUSOR_OTHER, "Remember" },
    [ACTION_FORGET] = { LUSOR_OTHER, "Forget" },
    [ACTION_SET_TRUMP] = { LUSOR_OTHER, "TrumpSuit" },
    [ACTION_TRIGGER] = { LUSOR_OTHER, "Trigger" },
    [ACTION_ADD_TO_TEAM] = { LUSOR_OTHER, "Team" },
    [ACTION_SET_PLAYER_VALUE] = { LUSOR_OTHER, "PlayerValue" },
    [ACTION_PROPOSE] = { LUSOR_PROPOSE, NULL },
    [ACTION_VOTE] = { LUSOR_VOTE, NULL },
    [ACTION_NOTE] = { LUSOR_NOTE, NULL },
    [ACTION_FORFEIT] = { LUSOR_FORFEIT, NULL },
    [ACTION_SWAP] = { LUSOR_SWAP, NULL },
    [ACTION_PASS] = { LUSOR_PASS, NULL },
    [ACTION_NEXT_INSTANCE] = { LUSOR_NEXT_GAME, NULL },
    [ACTION_STORE_STATE] = { LUSOR_OTHER, "StoreState" },
    [ACTION_PUZZLE_SET] = { LUSOR_ASSIGN, "Set" },
    [ACTION_PUZZLE_TOGGLE] = { LUSOR_ASSIGN, "Toggle" },
    [ACTION_PUZZLE_RESET] = { LUSOR_ASSIGN, "Reset" },
};
// clang-format on

static LusorSite site_of(uint8_t type, int site) {
    if (site < 0)
        return api_site(LUSOR_CELL, LUSOR_NONE);
    return api_site(type == NO_TYPE ? LUSOR_CELL : (LusorSiteType)type, site);
}

/* The number that the kind is about. */
static int value_of(const Action *a) {
    switch (a->kind) {
    case ACTION_SET_STATE:
    case ACTION_UPDATE_DICE:
        return a->state;
    case ACTION_SET_ROTATION:
        return a->rotation;
    case ACTION_SET_COUNT:
        return a->count;
    default:
        return a->value;
    }
}

LusorAction lud_action(const Action *a) {
    const Shown *row = &shown[a->kind];
    bool piece = a->kind == ACTION_ADD || a->kind == ACTION_INSERT || a->kind == ACTION_PROMOTE ||
                 a->kind == ACTION_SET_COUNT;
    return (LusorAction){ .kind = row->kind,
                          .decision = a->decision,
                          .from = site_of(a->type, action_from(a)),
                          .to = site_of(action_to_type(a), action_to(a)),
                          .level_from = a->level,
                          .level_to = action_has_from(a) ? a->level_to : a->level,
                          .piece = piece ? a->what : LUSOR_NONE,
                          .count = a->count,
                          .state = a->state,
                          .rotation = a->rotation,
                          .value = value_of(a),
                          .player = piece ? LUSOR_NONE : a->what,
                          .flag = a->flag,
                          .word = row->word ? row->word : a->text };
}
