/* Move: moves as texts. */
#include "play/move.h"

#include "play/action.h"
#include "play/turn.h"

/* ---- the trial text ---- */

static void put_known(const char *name, int value, Text *out) {
    if (value != OFF)
        text_printf(out, ",%s=%d", name, value);
}

void move_text(const Move *m, const Action *actions, int n_actions, Text *out) {
    text_printf(out, "[Move:mover=%d", m->mover);
    put_known("from", m->from, out);
    put_known("to", m->to, out);
    put_known("state", m->state, out);
    if (!m->oriented)
        text_puts(out, ",oriented=false");
    put_known("edge", m->edge, out);
    if (m->level_min && m->level_max)
        text_printf(out, ",levelMin=%d,levelMax=%d", m->level_min, m->level_max);
    text_puts(out, ",actions=");
    for (int i = 0; i < n_actions; i++) {
        if (i)
            text_putc(out, ',');
        action_text(&actions[i], out);
    }
    text_putc(out, ']');
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

void move_key(const Context *c, const Move *m, Text *out) {
    const Action *d = turn_decision(c, m);
    if (c->game->mode == MODE_SIMULTANEOUS)
        text_printf(out, "p%d:", m->mover);
    if (d)
        put_decision(c, d, out);
    else
        text_puts(out, "NoDecision");
}
