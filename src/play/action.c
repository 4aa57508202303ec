/* Action: the table of atomic actions; from it they are applied, written and read. */
#include "play/action.h"

#include "play/action_rows.h"
#include "play/contents.h"
#include "play/fields.h"

#include <string.h>

/* ---- rows ---- */

enum { FIELDS_MAX = 13 }; /* the last one is empty */

typedef struct ActionRow {
    const char *tag;
    ActionApply *apply; /* NULL: does nothing to the position */
    Field fields[FIELDS_MAX];
} ActionRow;

#define AT(member) offsetof(Action, member)
// clang-format off
#define NUMBER(name, when, member) { name, FIELD_INT, when, AT(member), 0 }
#define DECISION { "decision", FIELD_BOOL, SET, AT(decision), 0 }
#define SITE     { "type", FIELD_TYPE, KNOWN, AT(type), 0 }, NUMBER("to", ALWAYS, to)
#define LEVEL    NUMBER("level", KNOWN, level)
#define FROM     { "typeFrom", FIELD_TYPE, KNOWN, AT(type), 0 }, NUMBER("from", ALWAYS, from)
#define TO       { "typeTo", FIELD_TYPE, KNOWN, AT(type_to), 0 }, NUMBER("to", ALWAYS, to)
#define PIECE    NUMBER("state", KNOWN, state), NUMBER("rotation", KNOWN, rotation), NUMBER("value", KNOWN, value)
#define STACK    { "stack", FIELD_BOOL, SET, AT(flag), 0 }
#define PLAYER   NUMBER("player", ALWAYS, what)
#define NAMED(name, number) { name, FIELD_TEXT, ALWAYS, AT(text), 0 }, NUMBER(number, ALWAYS, value)
#define HIDDEN_ROW(tag) \
    { tag, action_set_hidden, \
      { SITE, LEVEL, NUMBER("who", ALWAYS, what), { "value", FIELD_BOOL, ALWAYS, AT(flag), 0 }, DECISION } }
#define MOVE_FIELDS \
    { FROM, NUMBER("levelFrom", KNOWN, level), TO, NUMBER("levelTo", KNOWN, level_to), PIECE, STACK, DECISION }

static const ActionRow rows[N_ACTIONS] = {
    [ACTION_ADD] = { "Add", action_add,
        { SITE, LEVEL, NUMBER("what", ALWAYS, what), NUMBER("count", MANY, count), PIECE, STACK, DECISION } },
    [ACTION_INSERT] = { "Insert", action_insert,
        { SITE, NUMBER("level", ALWAYS, level), NUMBER("what", ALWAYS, what), NUMBER("state", KNOWN, state), DECISION } },
    [ACTION_MOVE] = { "Move", action_move, MOVE_FIELDS },
    [ACTION_MOVE_N] = { "Move", action_move_n, { FROM, TO, NUMBER("count", ALWAYS, count), DECISION } },
    [ACTION_STACK_MOVE] = { "StackMove", action_stack_move,
        { FROM, TO, NUMBER("numLevel", ALWAYS, count), DECISION } },
    [ACTION_COPY] = { "Copy", action_copy, MOVE_FIELDS },
    [ACTION_SELECT] = { "Select", NULL,
        { FROM, NUMBER("levelFrom", KNOWN, level), { "typeTo", FIELD_TYPE, KNOWN_WITH, AT(type_to), AT(to) },
          NUMBER("to", KNOWN, to), { "levelTo", FIELD_INT, KNOWN_WITH, AT(level_to), AT(to) }, DECISION } },
    [ACTION_REMOVE] = { "Remove", action_remove,
        { SITE, LEVEL, { "applied", FIELD_BOOL, CLEAR, AT(flag), 0 }, DECISION } },
    [ACTION_PROMOTE] = { "Promote", action_promote, { SITE, LEVEL, NUMBER("what", ALWAYS, what), DECISION } },
    [ACTION_SET_STATE] = { "SetState", action_set_state, { SITE, LEVEL, NUMBER("state", ALWAYS, state), DECISION } },
    [ACTION_SET_VALUE] = { "SetValue", action_set_value, { SITE, LEVEL, NUMBER("value", ALWAYS, value), DECISION } },
    [ACTION_SET_ROTATION] = { "SetRotation", action_set_rotation,
        { SITE, NUMBER("rotation", ALWAYS, rotation), DECISION } },
    [ACTION_SET_COUNT] = { "SetCount", action_set_count,
        { SITE, NUMBER("what", ALWAYS, what), NUMBER("count", ALWAYS, count), DECISION } },
    [ACTION_SET_HIDDEN] = HIDDEN_ROW("SetHidden"),
    [ACTION_SET_HIDDEN_WHAT] = HIDDEN_ROW("SetHiddenWhat"),
    [ACTION_SET_HIDDEN_WHO] = HIDDEN_ROW("SetHiddenWho"),
    [ACTION_SET_HIDDEN_STATE] = HIDDEN_ROW("SetHiddenState"),
    [ACTION_SET_HIDDEN_VALUE] = HIDDEN_ROW("SetHiddenValue"),
    [ACTION_SET_HIDDEN_ROTATION] = HIDDEN_ROW("SetHiddenRotation"),
    [ACTION_SET_HIDDEN_COUNT] = HIDDEN_ROW("SetHiddenCount"),
    [ACTION_SET_COST] = { "SetCost", action_set_cost, { SITE, NUMBER("cost", ALWAYS, value), DECISION } },
    [ACTION_SET_PHASE] = { "SetPhase", action_set_phase, { SITE, NUMBER("phase", ALWAYS, value), DECISION } },
    [ACTION_UPDATE_DICE] = { "SetStateAndUpdateDice", action_update_dice,
        { NUMBER("site", ALWAYS, to), NUMBER("state", ALWAYS, state), DECISION } },
    [ACTION_DICE_EQUAL] = { "SetDiceAllEqual", action_dice_equal,
        { { "value", FIELD_BOOL, ALWAYS, AT(flag), 0 }, DECISION } },
    [ACTION_USE_DIE] = { "UseDie", action_use_die,
        { NUMBER("indexHandDice", ALWAYS, what), NUMBER("indexDie", ALWAYS, value), NUMBER("site", ALWAYS, to), DECISION } },
    [ACTION_SET_SCORE] = { "SetScore", action_set_score,
        { PLAYER, NUMBER("score", ALWAYS, value), { "add", FIELD_BOOL, SET, AT(flag), 0 }, DECISION } },
    [ACTION_SET_AMOUNT] = { "SetAmount", action_set_amount, { PLAYER, NUMBER("amount", ALWAYS, value), DECISION } },
    [ACTION_BET] = { "Bet", action_set_amount, { PLAYER, NUMBER("bet", ALWAYS, value), DECISION } },
    [ACTION_SET_POT] = { "SetPot", action_set_pot, { NUMBER("pot", ALWAYS, value), DECISION } },
    [ACTION_SET_NEXT] = { "SetNextPlayer", action_set_next, { PLAYER, DECISION } },
    [ACTION_SET_COUNTER] = { "SetCounter", action_set_counter, { NUMBER("counter", ALWAYS, value), DECISION } },
    [ACTION_SET_PENDING] = { "SetPending", action_set_pending, { NUMBER("value", KNOWN, value), DECISION } },
    [ACTION_SET_TEMP] = { "SetTemp", action_set_temp, { NUMBER("temp", ALWAYS, value), DECISION } },
    [ACTION_SET_VAR] = { "SetVar", action_set_var, { NAMED("name", "value"), DECISION } },
    [ACTION_REMEMBER] = { "RememberValue", action_remember, { NAMED("name", "value"), DECISION } },
    [ACTION_FORGET] = { "ForgetValue", action_forget, { NAMED("name", "value"), DECISION } },
    [ACTION_SET_TRUMP] = { "SetTrumpSuit", action_set_trump, { NUMBER("trumpSuit", ALWAYS, value), DECISION } },
    [ACTION_TRIGGER] = { "Trigger", action_trigger, { { "event", FIELD_TEXT, ALWAYS, AT(text), 0 }, PLAYER, DECISION } },
    [ACTION_ADD_TO_TEAM] = { "AddPlayerToTeam", action_add_to_team, { NUMBER("team", ALWAYS, value), PLAYER, DECISION } },
    [ACTION_SET_PLAYER_VALUE] = { "SetValueOfPlayer", action_set_player_value,
        { PLAYER, NUMBER("value", ALWAYS, value), DECISION } },
    [ACTION_PROPOSE] = { "Propose", action_propose, { NAMED("proposition", "propositionInt"), DECISION } },
    [ACTION_VOTE] = { "Vote", action_vote, { NAMED("vote", "voteInt"), DECISION } },
    [ACTION_NOTE] = { "Note", NULL, { { "message", FIELD_TEXT, ALWAYS, AT(text), 0 }, NUMBER("to", ALWAYS, what), DECISION } },
    [ACTION_FORFEIT] = { "Forfeit", action_forfeit, { { "player", FIELD_ROLE, ALWAYS, AT(what), 0 }, DECISION } },
    [ACTION_SWAP] = { "Swap", action_swap, { NUMBER("player1", ALWAYS, what), NUMBER("player2", ALWAYS, value), DECISION } },
    [ACTION_PASS] = { "Pass", NULL, { DECISION, { "forced", FIELD_BOOL, SET, AT(flag), 0 } } },
    [ACTION_NEXT_INSTANCE] = { "NextInstance", NULL, { DECISION } },
    [ACTION_STORE_STATE] = { "StoreStateInContext", action_store_state, { DECISION } },
    [ACTION_PUZZLE_SET] = { "Set", action_puzzle_set,
        { { "type", FIELD_TYPE, KNOWN, AT(type), 0 }, NUMBER("var", ALWAYS, to), NUMBER("value", ALWAYS, value), DECISION } },
    [ACTION_PUZZLE_TOGGLE] = { "Toggle", action_puzzle_toggle,
        { { "type", FIELD_TYPE, KNOWN, AT(type), 0 }, NUMBER("var", ALWAYS, to), NUMBER("value", ALWAYS, value), DECISION } },
    [ACTION_PUZZLE_RESET] = { "Reset", action_puzzle_reset,
        { { "type", FIELD_TYPE, KNOWN, AT(type), 0 }, NUMBER("var", ALWAYS, to), NUMBER("max", ALWAYS, value), DECISION } },
};
// clang-format on

/* ---- doing ---- */

void action_apply(Context *c, Action *a) {
    if (rows[a->kind].apply)
        rows[a->kind].apply(c, a);
}

int action_slot(Context *c, uint8_t *type, int site) {
    const Game *g = c->game;
    if (*type == NO_TYPE)
        *type = (uint8_t)g->default_type;
    bool on_board = site >= 0 && site < g->n_type_sites[*type];
    if (!on_board && (site < 0 || site >= g->n_sites))
        context_trouble(c, "something happens where there is no site");
    return contents_slot(c, (SiteType)*type, site);
}

int action_only_slot(Context *c, Action *a) {
    return action_slot(c, &a->type, a->to);
}

void action_correct_type(const Context *c, Action *a) {
    if (a->type == NO_TYPE)
        a->type = (uint8_t)c->game->default_type;
    if (a->to >= c->game->n_type_sites[a->type])
        a->type = SITE_CELL;
}

const char *action_tag(const Action *a) {
    return rows[a->kind].tag;
}

/* ---- as text ---- */

void action_text(const Action *a, Text *out) {
    text_printf(out, "[%s:", rows[a->kind].tag);
    fields_write(rows[a->kind].fields, a, out);
    text_putc(out, ']');
}

bool action_read(Arena *arena, const char *s, size_t n, Action *out) {
    const char *colon = memchr(s, ':', n);
    if (n < 3 || s[0] != '[' || s[n - 1] != ']' || !colon)
        return false;
    size_t tag = (size_t)(colon - s) - 1;
    /* Two kinds are called "Move"; the one that needs a count stands behind and is tried first. */
    for (int kind = N_ACTIONS - 1; kind >= 0; kind--) {
        if (strlen(rows[kind].tag) != tag || strncmp(rows[kind].tag, s + 1, tag))
            continue;
        *out = action_make((ActionKind)kind);
        if (fields_read(arena, rows[kind].fields, colon + 1, n - tag - 3, out))
            return true;
    }
    return false;
}
