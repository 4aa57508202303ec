/* Action: the table of atomic actions; from it they are applied, written and read. */
#include "play/action.h"

#include "play/action_rows.h"
#include "play/contents.h"

#include <stdlib.h>
#include <string.h>

/* ---- rows ---- */

typedef enum { FIELD_INT, FIELD_TYPE, FIELD_BOOL, FIELD_TEXT, FIELD_ROLE } FieldKind;

typedef enum {
    ALWAYS,
    KNOWN,  /* unless it is -1, or NO_TYPE */
    MANY,   /* if it is more than 1 */
    SET,    /* a boolean: if it is true */
    CLEAR,  /* a boolean: if it is false */
    WITH_TO /* a type: if there is a site `to` as well */
} When;

typedef struct Field {
    const char *name;
    FieldKind kind;
    When when;
    size_t member;
} Field;

enum { FIELDS_MAX = 12 };

typedef struct ActionRow {
    const char *tag;
    bool two_sites;     /* it has a from of its own; the others act on one site, `to`, or none */
    ActionApply *apply; /* NULL: does nothing to the position */
    Field fields[FIELDS_MAX];
} ActionRow;

#define AT(member) offsetof(Action, member)
// clang-format off
#define NUMBER(name, when, member) { name, FIELD_INT, when, AT(member) }
#define DECISION { "decision", FIELD_BOOL, SET, AT(decision) }
#define SITE     { "type", FIELD_TYPE, KNOWN, AT(type) }, NUMBER("to", ALWAYS, to)
#define LEVEL    NUMBER("level", KNOWN, level)
#define FROM     { "typeFrom", FIELD_TYPE, KNOWN, AT(type) }, NUMBER("from", ALWAYS, from)
#define TO       { "typeTo", FIELD_TYPE, KNOWN, AT(type_to) }, NUMBER("to", ALWAYS, to)
#define PIECE    NUMBER("state", KNOWN, state), NUMBER("rotation", KNOWN, rotation), NUMBER("value", KNOWN, value)
#define STACK    { "stack", FIELD_BOOL, SET, AT(flag) }
#define PLAYER   NUMBER("player", ALWAYS, what)
#define NAMED(name, number) { name, FIELD_TEXT, ALWAYS, AT(text) }, NUMBER(number, ALWAYS, value)
#define HIDDEN_ROW(tag) \
    { tag, false, action_set_hidden, \
      { SITE, LEVEL, NUMBER("who", ALWAYS, what), { "value", FIELD_BOOL, ALWAYS, AT(flag) }, DECISION } }
#define MOVE_FIELDS \
    { FROM, NUMBER("levelFrom", KNOWN, level), TO, NUMBER("levelTo", KNOWN, level_to), PIECE, STACK, DECISION }

static const ActionRow rows[N_ACTIONS] = {
    [ACTION_ADD] = { "Add", false, action_add,
        { SITE, LEVEL, NUMBER("what", ALWAYS, what), NUMBER("count", MANY, count), PIECE, STACK, DECISION } },
    [ACTION_INSERT] = { "Insert", false, action_insert,
        { SITE, NUMBER("level", ALWAYS, level), NUMBER("what", ALWAYS, what), NUMBER("state", KNOWN, state), DECISION } },
    [ACTION_MOVE] = { "Move", true, action_move, MOVE_FIELDS },
    [ACTION_MOVE_N] = { "Move", true, action_move_n, { FROM, TO, NUMBER("count", ALWAYS, count), DECISION } },
    [ACTION_STACK_MOVE] = { "StackMove", true, action_stack_move,
        { FROM, TO, NUMBER("numLevel", ALWAYS, count), DECISION } },
    [ACTION_COPY] = { "Copy", true, action_copy, MOVE_FIELDS },
    [ACTION_SELECT] = { "Select", true, NULL,
        { FROM, NUMBER("levelFrom", KNOWN, level), { "typeTo", FIELD_TYPE, WITH_TO, AT(type_to) },
          NUMBER("to", KNOWN, to), NUMBER("levelTo", KNOWN, level_to), DECISION } },
    [ACTION_REMOVE] = { "Remove", false, action_remove,
        { SITE, LEVEL, { "applied", FIELD_BOOL, CLEAR, AT(flag) }, DECISION } },
    [ACTION_PROMOTE] = { "Promote", false, action_promote, { SITE, LEVEL, NUMBER("what", ALWAYS, what), DECISION } },
    [ACTION_SET_STATE] = { "SetState", false, action_set_state, { SITE, LEVEL, NUMBER("state", ALWAYS, state), DECISION } },
    [ACTION_SET_VALUE] = { "SetValue", false, action_set_value, { SITE, LEVEL, NUMBER("value", ALWAYS, value), DECISION } },
    [ACTION_SET_ROTATION] = { "SetRotation", false, action_set_rotation,
        { SITE, NUMBER("rotation", ALWAYS, rotation), DECISION } },
    [ACTION_SET_COUNT] = { "SetCount", false, action_set_count,
        { SITE, NUMBER("what", ALWAYS, what), NUMBER("count", ALWAYS, count), DECISION } },
    [ACTION_SET_HIDDEN] = HIDDEN_ROW("SetHidden"),
    [ACTION_SET_HIDDEN_WHAT] = HIDDEN_ROW("SetHiddenWhat"),
    [ACTION_SET_HIDDEN_WHO] = HIDDEN_ROW("SetHiddenWho"),
    [ACTION_SET_HIDDEN_STATE] = HIDDEN_ROW("SetHiddenState"),
    [ACTION_SET_HIDDEN_VALUE] = HIDDEN_ROW("SetHiddenValue"),
    [ACTION_SET_HIDDEN_ROTATION] = HIDDEN_ROW("SetHiddenRotation"),
    [ACTION_SET_HIDDEN_COUNT] = HIDDEN_ROW("SetHiddenCount"),
    [ACTION_SET_COST] = { "SetCost", false, action_set_cost, { SITE, NUMBER("cost", ALWAYS, value), DECISION } },
    [ACTION_SET_PHASE] = { "SetPhase", false, action_set_phase, { SITE, NUMBER("phase", ALWAYS, value), DECISION } },
    [ACTION_UPDATE_DICE] = { "SetStateAndUpdateDice", false, action_update_dice,
        { NUMBER("site", ALWAYS, to), NUMBER("state", ALWAYS, state), DECISION } },
    [ACTION_DICE_EQUAL] = { "SetDiceAllEqual", false, action_dice_equal,
        { { "value", FIELD_BOOL, ALWAYS, AT(flag) }, DECISION } },
    [ACTION_USE_DIE] = { "UseDie", false, action_use_die,
        { NUMBER("indexHandDice", ALWAYS, what), NUMBER("indexDie", ALWAYS, value), NUMBER("site", ALWAYS, to), DECISION } },
    [ACTION_SET_SCORE] = { "SetScore", false, action_set_score,
        { PLAYER, NUMBER("score", ALWAYS, value), { "add", FIELD_BOOL, SET, AT(flag) }, DECISION } },
    [ACTION_SET_AMOUNT] = { "SetAmount", false, action_set_amount, { PLAYER, NUMBER("amount", ALWAYS, value), DECISION } },
    [ACTION_BET] = { "Bet", false, action_set_amount, { PLAYER, NUMBER("bet", ALWAYS, value), DECISION } },
    [ACTION_SET_POT] = { "SetPot", false, action_set_pot, { NUMBER("pot", ALWAYS, value), DECISION } },
    [ACTION_SET_NEXT] = { "SetNextPlayer", false, action_set_next, { PLAYER, DECISION } },
    [ACTION_SET_COUNTER] = { "SetCounter", false, action_set_counter, { NUMBER("counter", ALWAYS, value), DECISION } },
    [ACTION_SET_PENDING] = { "SetPending", false, action_set_pending, { NUMBER("value", KNOWN, value), DECISION } },
    [ACTION_SET_TEMP] = { "SetTemp", false, action_set_temp, { NUMBER("temp", ALWAYS, value), DECISION } },
    [ACTION_SET_VAR] = { "SetVar", false, action_set_var, { NAMED("name", "value"), DECISION } },
    [ACTION_REMEMBER] = { "RememberValue", false, action_remember, { NAMED("name", "value"), DECISION } },
    [ACTION_FORGET] = { "ForgetValue", false, action_forget, { NAMED("name", "value"), DECISION } },
    [ACTION_SET_TRUMP] = { "SetTrumpSuit", false, action_set_trump, { NUMBER("trumpSuit", ALWAYS, value), DECISION } },
    [ACTION_TRIGGER] = { "Trigger", false, action_trigger, { { "event", FIELD_TEXT, ALWAYS, AT(text) }, PLAYER, DECISION } },
    [ACTION_ADD_TO_TEAM] = { "AddPlayerToTeam", false, action_add_to_team, { NUMBER("team", ALWAYS, value), PLAYER, DECISION } },
    [ACTION_SET_PLAYER_VALUE] = { "SetValueOfPlayer", false, action_set_player_value,
        { PLAYER, NUMBER("value", ALWAYS, value), DECISION } },
    [ACTION_PROPOSE] = { "Propose", false, action_propose, { NAMED("proposition", "propositionInt"), DECISION } },
    [ACTION_VOTE] = { "Vote", false, action_vote, { NAMED("vote", "voteInt"), DECISION } },
    [ACTION_NOTE] = { "Note", false, NULL, { { "message", FIELD_TEXT, ALWAYS, AT(text) }, NUMBER("to", ALWAYS, what), DECISION } },
    [ACTION_FORFEIT] = { "Forfeit", false, action_forfeit, { { "player", FIELD_ROLE, ALWAYS, AT(what) }, DECISION } },
    [ACTION_SWAP] = { "Swap", false, action_swap, { NUMBER("player1", ALWAYS, what), NUMBER("player2", ALWAYS, value), DECISION } },
    [ACTION_PASS] = { "Pass", false, NULL, { DECISION, { "forced", FIELD_BOOL, SET, AT(flag) } } },
    [ACTION_NEXT_INSTANCE] = { "NextInstance", false, NULL, { DECISION } },
    [ACTION_STORE_STATE] = { "StoreStateInContext", false, action_store_state, { DECISION } },
    [ACTION_PUZZLE_SET] = { "Set", false, action_puzzle_set,
        { { "type", FIELD_TYPE, KNOWN, AT(type) }, NUMBER("var", ALWAYS, to), NUMBER("value", ALWAYS, value), DECISION } },
    [ACTION_PUZZLE_TOGGLE] = { "Toggle", false, action_puzzle_toggle,
        { { "type", FIELD_TYPE, KNOWN, AT(type) }, NUMBER("var", ALWAYS, to), NUMBER("value", ALWAYS, value), DECISION } },
    [ACTION_PUZZLE_RESET] = { "Reset", false, action_puzzle_reset,
        { { "type", FIELD_TYPE, KNOWN, AT(type) }, NUMBER("var", ALWAYS, to), NUMBER("max", ALWAYS, value), DECISION } },
};
// clang-format on

/* ---- making and doing ---- */

Action action_make(ActionKind kind) {
    return (Action){ .kind = (uint8_t)kind,
                     .type = NO_TYPE,
                     .type_to = NO_TYPE,
                     .flag = kind == ACTION_REMOVE,
                     .from = OFF,
                     .to = OFF,
                     .level = OFF,
                     .level_to = OFF,
                     .what = OFF,
                     .count = 1,
                     .state = OFF,
                     .rotation = OFF,
                     .value = OFF };
}

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

/* ---- where it acts ---- */

const char *action_tag(const Action *a) {
    return rows[a->kind].tag;
}

int action_from(const Action *a) {
    return rows[a->kind].two_sites ? a->from : a->to;
}

int action_to(const Action *a) {
    return a->kind == ACTION_SELECT && a->to == OFF ? a->from : a->to;
}

int action_level_from(const Action *a) {
    return a->level < 0 ? 0 : a->level;
}

int action_level_to(const Action *a) {
    int level = rows[a->kind].two_sites ? a->level_to : a->level;
    return level < 0 ? 0 : level;
}

int action_to_type(const Action *a) {
    return rows[a->kind].two_sites && a->type_to != NO_TYPE ? a->type_to : a->type;
}

/* ---- writing ---- */

static const char *const type_names[] = { "Cell", "Vertex", "Edge" };

static int int_of(const Field *f, const Action *a) {
    const char *member = (const char *)a + f->member;
    switch (f->kind) {
    case FIELD_TYPE:
        return *(const uint8_t *)member;
    case FIELD_BOOL:
        return *(const bool *)member;
    default:
        return *(const int32_t *)member;
    }
}

static bool is_written(const Field *f, const Action *a) {
    switch (f->when) {
    case KNOWN:
        return int_of(f, a) != (f->kind == FIELD_TYPE ? NO_TYPE : OFF);
    case MANY:
        return int_of(f, a) > 1;
    case SET:
        return int_of(f, a);
    case CLEAR:
        return !int_of(f, a);
    case WITH_TO:
        return int_of(f, a) != NO_TYPE && a->to != OFF;
    default:
        return true;
    }
}

static void put_value(const Field *f, const Action *a, Text *out) {
    switch (f->kind) {
    case FIELD_TYPE:
        text_puts(out, type_names[int_of(f, a)]);
        break;
    case FIELD_BOOL:
        text_puts(out, int_of(f, a) ? "true" : "false");
        break;
    case FIELD_TEXT:
        text_puts(out, a->text ? a->text : "null");
        break;
    case FIELD_ROLE:
        text_putc(out, 'P'); /* and the number */
        /* fall through */
    case FIELD_INT:
        text_printf(out, "%d", int_of(f, a));
    }
}

void action_text(const Action *a, Text *out) {
    const ActionRow *row = &rows[a->kind];
    text_printf(out, "[%s:", row->tag);
    bool first = true;
    for (const Field *f = row->fields; f < row->fields + FIELDS_MAX && f->name; f++) {
        if (!is_written(f, a))
            continue;
        text_printf(out, "%s%s=", first ? "" : ",", f->name);
        put_value(f, a, out);
        first = false;
    }
    text_putc(out, ']');
}

/* ---- reading ---- */

/* The value of "name=" in the text of an action: up to the next comma or the end. */
static bool find_value(const char *s, size_t n, const char *name, const char **value,
                       size_t *size) {
    size_t length = strlen(name);
    for (size_t i = 0; i + length < n; i++) {
        if ((i && s[i - 1] != ',') || strncmp(s + i, name, length) || s[i + length] != '=')
            continue;
        *value = s + i + length + 1;
        const char *comma = memchr(*value, ',', n - (size_t)(*value - s));
        *size = comma ? (size_t)(comma - *value) : n - (size_t)(*value - s);
        return true;
    }
    return false;
}

static bool is_word(const char *s, size_t n, const char *word) {
    return strlen(word) == n && !strncmp(s, word, n);
}

static bool read_int(const char *s, size_t n, int *out) {
    char digits[16], *end;
    if (n == 0 || n >= sizeof digits)
        return false;
    memcpy(digits, s, n);
    digits[n] = '\0';
    long value = strtol(digits, &end, 10);
    *out = (int)value;
    return !*end && value >= INT32_MIN && value <= INT32_MAX;
}

static bool read_type(const char *s, size_t n, uint8_t *out) {
    for (int i = 0; i < N_SITE_TYPES; i++)
        if (is_word(s, n, type_names[i])) {
            *out = (uint8_t)i;
            return true;
        }
    return false;
}

static bool read_field(Arena *arena, const Field *f, const char *s, size_t n, Action *a) {
    char *member = (char *)a + f->member;
    switch (f->kind) {
    case FIELD_TYPE:
        return read_type(s, n, (uint8_t *)member);
    case FIELD_BOOL:
        *(bool *)member = is_word(s, n, "true");
        return *(bool *)member || is_word(s, n, "false");
    case FIELD_TEXT:
        a->text = is_word(s, n, "null") ? NULL : arena_strndup(arena, s, n);
        return true;
    case FIELD_ROLE:
        return n > 1 && read_int(s + 1, n - 1, (int *)member);
    default:
        return read_int(s, n, (int *)member);
    }
}

/* The fields of `row` in s[0 .. n); false if one is missing or not understood. */
static bool read_fields(Arena *arena, const ActionRow *row, const char *s, size_t n, Action *a) {
    for (const Field *f = row->fields; f < row->fields + FIELDS_MAX && f->name; f++) {
        const char *value;
        size_t size;
        if (find_value(s, n, f->name, &value, &size)) {
            if (!read_field(arena, f, value, size, a))
                return false;
        } else if (f->when == ALWAYS) {
            return false;
        }
    }
    return true;
}

bool action_read(Arena *arena, const char *s, size_t n, Action *out) {
    if (n < 3 || s[0] != '[' || s[n - 1] != ']')
        return false;
    const char *colon = memchr(s, ':', n);
    if (!colon)
        return false;
    size_t tag = (size_t)(colon - s) - 1;
    /* Two kinds are called "Move"; the one that needs a count stands second. */
    for (int kind = N_ACTIONS - 1; kind >= 0; kind--) {
        if (!rows[kind].tag || !is_word(s + 1, tag, rows[kind].tag))
            continue;
        *out = action_make((ActionKind)kind);
        if (read_fields(arena, &rows[kind], colon + 1, n - tag - 3, out))
            return true;
    }
    return false;
}
