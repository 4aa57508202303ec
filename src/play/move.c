/* Move: moves as texts. */
#include "play/move.h"

#include "play/action.h"
#include "play/fields.h"
#include "play/turn.h"

#include <string.h>

/* ---- the trial text ---- */

#define AT(member) offsetof(Move, member)
static const Field fields[] = {
    { "mover", FIELD_INT, ALWAYS, AT(mover), 0 },
    { "from", FIELD_INT, KNOWN, AT(from), 0 },
    { "to", FIELD_INT, KNOWN, AT(to), 0 },
    { "state", FIELD_INT, KNOWN, AT(state), 0 },
    { "oriented", FIELD_BOOL, CLEAR, AT(oriented), 0 },
    { "edge", FIELD_INT, KNOWN, AT(edge), 0 },
    { "levelMin", FIELD_INT, SET_WITH, AT(level_min), AT(level_max) },
    { "levelMax", FIELD_INT, SET_WITH, AT(level_max), AT(level_min) },
    { NULL },
};

static const char head[] = "[Move:", actions_head[] = ",actions=";

void move_text(const Move *m, const Action *actions, int n_actions, Text *out) {
    text_puts(out, head);
    fields_write(fields, m, out);
    text_puts(out, actions_head);
    for (int i = 0; i < n_actions; i++) {
        if (i)
            text_putc(out, ',');
        action_text(&actions[i], out);
    }
    text_putc(out, ']');
}

/* The bytes of the bracket that opens at `s`, 0 if it does not close. */
static size_t bracket_size(const char *s, const char *end) {
    int depth = 0;
    for (const char *p = s; p < end; p++) {
        depth += (*p == '[') - (*p == ']');
        if (depth == 0)
            return (size_t)(p - s) + 1;
    }
    return 0;
}

/* The actions between *s and end, separated by commas; *s stops at one that is not understood. */
static int read_actions(Arena *arena, const char **s, const char *end, Action *actions, int max) {
    int n = 0;
    while (*s < end) {
        size_t size = bracket_size(*s, end);
        if (!size || n == max || !action_read(arena, *s, size, &actions[n++]))
            return -1;
        *s += size;
        if (*s < end && *(*s)++ != ',')
            return -1;
    }
    return n;
}

int move_read(Arena *arena, const char *s, size_t n, Move *out, Action *actions, int max,
              size_t *bad) {
    if (bad)
        *bad = 0;
    size_t start = sizeof head - 1, gap = sizeof actions_head - 1;
    if (n <= start || strncmp(s, head, start) || s[n - 1] != ']')
        return -1;
    const char *list = memmem(s, n, actions_head, gap);
    *out =
        (Move){ .from = OFF, .to = OFF, .state = OFF, .edge = OFF, .oriented = true, .then = OFF };
    if (!list || !fields_read(arena, fields, s + start, (size_t)(list - s) - start, out))
        return -1;
    const char *at = list + gap;
    int n_actions = read_actions(arena, &at, s + n - 1, actions, max);
    if (bad && n_actions < 0)
        *bad = (size_t)(at - s);
    return n_actions;
}

/* ---- the key ---- */

static void put_site(const Context *c, int type, int site, int level, Text *out) {
    if (site < 0) {
        text_putc(out, '-');
        return;
    }
    if (type != NO_TYPE && type != (int)c->game->default_type)
        text_putc(out, "CVE"[type]);
    text_printf(out, "%d", site);
    if (level > 0)
        text_printf(out, "/%d", level);
}

static void put_decision(const Context *c, const Action *d, Text *out) {
    int from = action_from(d), to = action_to(d);
    if (from < 0 && to < 0) {
        text_puts(out, action_tag(d));
        return;
    }
    put_site(c, d->type, from, action_level_from(d), out);
    text_putc(out, '>');
    put_site(c, action_to_type(d), to, action_level_to(d), out);
}

void move_key_of(const Context *c, int mover, const Action *decision, Text *out) {
    if (c->game->mode == MODE_SIMULTANEOUS)
        text_printf(out, "p%d:", mover);
    if (decision)
        put_decision(c, decision, out);
    else
        text_puts(out, "NoDecision");
}

void move_key(const Context *c, const Move *m, Text *out) {
    move_key_of(c, m->mover, turn_decision(c, m), out);
}
