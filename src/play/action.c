/* Action: the table of atomic actions, what each does and how it is written. */
#include "play/action.h"

#include "play/contents.h"

typedef struct ActionRow {
    const char *tag;
    void (*apply)(Context *, Action *);
    void (*text)(const Action *, Text *); /* the fields after the tag, each behind a comma */
} ActionRow;

/* ---- fields in trial texts ---- */

static const char *type_name(int type) {
    static const char *const names[] = { "Cell", "Vertex", "Edge" };
    return names[type];
}

static void put_type(const char *name, int type, Text *out) {
    if (type != NO_TYPE)
        text_printf(out, ",%s=%s", name, type_name(type));
}

static void put_field(const char *name, int value, Text *out) {
    text_printf(out, ",%s=%d", name, value);
}

static void put_known(const char *name, int value, Text *out) {
    if (value != OFF)
        put_field(name, value, out);
}

static void put_true(const char *name, bool value, Text *out) {
    if (value)
        text_printf(out, ",%s=true", name);
}

/* ---- Add ---- */

/* Where an action that names one site acts. */
static int slot_of(const Context *c, const Action *a) {
    SiteType type = a->type == NO_TYPE ? c->game->default_type : (SiteType)a->type;
    return contents_slot(c, type, a->to);
}

static void add_apply(Context *c, Action *a) {
    if (a->to < 0)
        return;
    int slot = slot_of(c, a);
    Contents to = { a->what, a->count, a->state, a->rotation, a->value };
    if (c->game->layout.height) {
        for (int i = 0; i < a->count; i++) {
            a->level = contents_height(c, slot);
            contents_insert(c, slot, a->level, to);
        }
    } else if (!contents_what(c, slot)) {
        contents_put(c, slot, to);
    } else {
        to.what = OFF;
        to.count = game_has(c->game, FLAG_Count) ? contents_count(c, slot) + a->count : 1;
        contents_put(c, slot, to);
    }
}

static void add_text(const Action *a, Text *out) {
    put_type("type", a->type, out);
    put_field("to", a->to, out);
    put_known("level", a->level, out);
    put_field("what", a->what, out);
    if (a->count > 1)
        put_field("count", a->count, out);
    put_known("state", a->state, out);
    put_known("rotation", a->rotation, out);
    put_known("value", a->value, out);
    put_true("stack", a->flag, out);
}

/* ---- Pass, Swap, SetNextPlayer ---- */

static void pass_apply(Context *c, Action *a) {
    (void)c;
    (void)a;
}

static void pass_text(const Action *a, Text *out) {
    put_true("forced", a->flag, out);
}

static void next_apply(Context *c, Action *a) {
    context_put(c, &c->pos->next, a->what);
}

static void next_text(const Action *a, Text *out) {
    put_field("player", a->what, out);
}

static const ActionRow rows[N_ACTIONS] = {
    [ACTION_ADD] = { "Add", add_apply, add_text },
    [ACTION_PASS] = { "Pass", pass_apply, pass_text },
    [ACTION_SET_NEXT] = { "SetNextPlayer", next_apply, next_text },
};

Action action_make(ActionKind kind) {
    return (Action){ .kind = (uint8_t)kind,
                     .type = NO_TYPE,
                     .type_to = NO_TYPE,
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
    if (!rows[a->kind].apply)
        context_trouble(c, "not yet: this kind of action");
    rows[a->kind].apply(c, a);
}

void action_text(const Action *a, Text *out) {
    text_printf(out, "[%s:", rows[a->kind].tag);
    size_t start = out->n;
    if (rows[a->kind].text)
        rows[a->kind].text(a, out);
    put_true("decision", a->decision, out);
    if (out->n > start) { /* the first field has no comma before it */
        for (size_t i = start; i + 1 < out->n; i++)
            out->s[i] = out->s[i + 1];
        out->s[--out->n] = '\0';
    }
    text_putc(out, ']');
}

const char *action_tag(const Action *a) {
    return rows[a->kind].tag;
}

static bool moves_between(const Action *a) {
    switch (a->kind) {
    case ACTION_MOVE:
    case ACTION_MOVE_N:
    case ACTION_STACK_MOVE:
    case ACTION_COPY:
    case ACTION_SELECT:
        return true;
    default:
        return false;
    }
}

int action_from(const Action *a) {
    return moves_between(a) ? a->from : a->to;
}

int action_to(const Action *a) {
    return a->kind == ACTION_SELECT && a->to == OFF ? a->from : a->to;
}

int action_level_from(const Action *a) {
    return a->level < 0 ? 0 : a->level;
}

int action_level_to(const Action *a) {
    int level = moves_between(a) ? a->level_to : a->level;
    return level < 0 ? 0 : level;
}

int action_to_type(const Action *a) {
    return moves_between(a) && a->type_to != NO_TYPE ? a->type_to : a->type;
}
