/* The curses face: moves by pointing at sites. */
#include "ui/curses_state.h"

#include <stdlib.h>
#include <string.h>

static bool same(LusorSite a, LusorSite b) {
    return a.index == b.index && (a.index == LUSOR_NONE || a.type == b.type);
}

void curses_deselect(Curses *c) {
    c->selected = (LusorSite){ .index = LUSOR_NONE };
}

static bool known(const LusorSite *v, int n, LusorSite site) {
    for (int i = 0; i < n; i++)
        if (same(v[i], site))
            return true;
    return false;
}

int curses_targets(const Curses *c, Play *play, LusorSite *out, int max) {
    int n = lusor_moves(play->p), count = 0;
    for (int i = 0; c->selected.index != LUSOR_NONE && i < n && count < max; i++) {
        LusorMoveInfo info = lusor_move_info(play->p, i);
        if (same(info.from, c->selected) && !known(out, count, info.to))
            out[count++] = info.to;
    }
    return count;
}

/* What the legal moves between two sites have in common; the only one's own text. */
static char *text_between(Play *play, LusorSite from, LusorSite to) {
    int n = lusor_moves(play->p), found = 0, only = LUSOR_NONE;
    for (int i = 0; i < n; i++) {
        LusorMoveInfo info = lusor_move_info(play->p, i);
        if (same(info.from, from) && same(info.to, to)) {
            only = i;
            found++;
        }
    }
    if (!found)
        return NULL;
    if (found == 1)
        return strdup(notation_text(play->notation, play->p, only));
    Text t = { 0 };
    text_puts(&t, names_site(play->names, from));
    if (!same(from, to))
        text_printf(&t, "-%s", names_site(play->names, to));
    return t.s;
}

static bool begins_somewhere(Play *play, LusorSite site) {
    int n = lusor_moves(play->p);
    for (int i = 0; i < n; i++)
        if (same(lusor_move_info(play->p, i).from, site))
            return true;
    return false;
}

static bool leads_elsewhere(Play *play, LusorSite site) {
    int n = lusor_moves(play->p);
    for (int i = 0; i < n; i++) {
        LusorMoveInfo info = lusor_move_info(play->p, i);
        if (same(info.from, site) && !same(info.to, site))
            return true;
    }
    return false;
}

char *curses_pick(Curses *c, Play *play, LusorSite site) {
    char *line = NULL;
    c->cursor = site;
    if (c->selected.index != LUSOR_NONE) {
        line = text_between(play, c->selected, site);
        if (line || same(c->selected, site)) {
            curses_deselect(c);
            return line;
        }
    }
    if (!leads_elsewhere(play, site))
        line = text_between(play, site, site);
    if (!line && begins_somewhere(play, site))
        c->selected = site;
    else
        curses_deselect(c);
    return line;
}
