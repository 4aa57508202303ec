/* REPL: commands that look at the game and the position. */
#include "ui/repl.h"

#include "view/grid.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static void answer(Play *play, Text *t) {
    play_say_text(play, SAY_ANSWER, t);
    text_free(t);
}

/* ---- sites ---- */

static void sites(Play *play, const char *rest) {
    static const char *const types[] = { "cells", "vertices", "edges" };
    (void)rest;
    for (int type = 0; type < LUSOR_SITE_TYPES; type++)
        play_say(play, SAY_ANSWER, "%d %s%s.", lusor_sites(play->game, (LusorSiteType)type),
                 types[type],
                 lusor_type_used(play->game, (LusorSiteType)type) ? ", played on" : "");
    Text t = { 0 };
    for (int i = 0; i < names_places(play->names); i++) {
        LusorSite s = names_place(play->names, i);
        text_printf(&t, "%s%s=%d", i ? " " : "", names_site(play->names, s), s.index);
    }
    answer(play, &t);
}

static void tell_neighbours(Play *play, LusorSite s) {
    enum { SHOWN = 16 };
    int near[SHOWN];
    for (int d = 0; d < lusor_directions(); d++) {
        int n = lusor_neighbours(play->game, s, d, near, SHOWN);
        Text t = { 0 };
        if (!n)
            continue;
        text_printf(&t, "%s:", lusor_direction_name(d));
        for (int i = 0; i < n && i < SHOWN; i++)
            text_printf(&t, " %s", names_site(play->names, (LusorSite){ s.type, near[i] }));
        answer(play, &t);
    }
}

static void tell_incident(Play *play, LusorSite s) {
    static const char *const types[] = { "cells", "vertices", "edges" };
    enum { SHOWN = 16 };
    int near[SHOWN];
    for (int type = 0; type < LUSOR_SITE_TYPES; type++) {
        int n = type == (int)s.type
                    ? 0
                    : lusor_incident(play->game, s, (LusorSiteType)type, near, SHOWN);
        Text t = { 0 };
        if (!n)
            continue;
        text_printf(&t, "%s:", types[type]);
        for (int i = 0; i < n && i < SHOWN; i++)
            text_printf(&t, " %d", near[i]);
        answer(play, &t);
    }
}

static void site(Play *play, const char *rest) {
    static const char *const types[] = { "cell", "vertex", "edge" };
    LusorSite s = names_find(play->names, rest);
    if (s.index == LUSOR_NONE) {
        play_say(play, SAY_ERROR, "There is no site \"%.60s\".", rest);
        return;
    }
    LusorPlace place = lusor_place(play->game, s);
    play_say(play, SAY_ANSWER, "%s: %s %d, row %d, column %d, layer %d, at %g, %g, %g.",
             names_site(play->names, s), types[s.type], s.index, place.row, place.column,
             place.layer, place.x, place.y, place.z);
    int height = lusor_height(play->p, s);
    if (!height)
        play_say(play, SAY_ANSWER, "empty");
    for (int level = 0; level < height; level++) {
        LusorContent c = lusor_at(play->p, s, level, 0);
        play_say(play, SAY_ANSWER, "level %d: %s, count %d, state %d, rotation %d, value %d", level,
                 c.piece > 0 ? lusor_piece(play->game, c.piece)->label : "nothing", c.count,
                 c.state, c.rotation, c.value);
    }
    tell_neighbours(play, s);
    tell_incident(play, s);
}

/* ---- things ---- */

static void region(Play *play, const char *rest) {
    enum { SHOWN = 4096 };
    int *list = malloc(sizeof *list * SHOWN), found = 0;
    for (int i = 0; list && i < lusor_regions(play->game); i++) {
        if (strcasecmp(lusor_region_name(play->game, i), rest))
            continue;
        int n = lusor_region_sites(play->game, i, list, SHOWN);
        Text t = { 0 };
        text_printf(&t, "%s, of player %d:", lusor_region_name(play->game, i),
                    lusor_region_owner(play->game, i));
        for (int k = 0; k < n && k < SHOWN; k++)
            text_printf(
                &t, " %s",
                names_site(play->names, (LusorSite){ lusor_default_type(play->game), list[k] }));
        answer(play, &t);
        found++;
    }
    if (!found)
        play_say(play, SAY_ERROR, "There is no region \"%.60s\"; regions lists them.", rest);
    free(list);
}

static void pieces(Play *play, const char *rest) {
    (void)rest;
    for (int i = 1; i < lusor_pieces(play->game); i++) {
        const LusorPiece *piece = lusor_piece(play->game, i);
        int n = 0;
        for (int k = 0; k < names_places(play->names); k++) {
            LusorSite s = names_place(play->names, k);
            for (int level = 0, height = lusor_height(play->p, s); level < height; level++) {
                LusorContent c = lusor_at(play->p, s, level, 0);
                n += c.piece == i ? (c.count > 1 ? c.count : 1) : 0;
            }
        }
        play_say(play, SAY_ANSWER, "%d %s, of %s: %d there.", i, piece->label,
                 names_player(play->names, piece->owner), n);
    }
}

static void phases(Play *play, const char *rest) {
    (void)rest;
    int n = play->repl->bench ? workbench_phases(play->p) : 0;
    for (int i = 0; i < n; i++) {
        Text t = { 0 };
        const char *name = workbench_phase(play->p, i);
        text_printf(&t, "%d %s", i, *name ? name : "without a name");
        for (int player = 1; player <= lusor_players(play->game); player++)
            if (!strcmp(lusor_phase(play->p, player), name))
                text_printf(&t, ", %s is in it", names_player(play->names, player));
        answer(play, &t);
    }
    if (!n)
        play_say(play, SAY_ANSWER, "This game has no phases.");
}

static void state(Play *play, const char *rest) {
    (void)rest;
    size_t n = lusor_state_text(play->p, NULL, 0);
    char *text = malloc(n + 1);
    if (text) {
        lusor_state_text(play->p, text, n + 1);
        play_say(play, SAY_ANSWER, "%s", text);
    }
    free(text);
}

static void hash(Play *play, const char *rest) {
    (void)rest;
    play_say(play, SAY_ANSWER, "%016" PRIx64, lusor_hash(play->p));
}

static bool same(LusorContent a, LusorContent b) {
    return a.piece == b.piece && a.count == b.count && a.state == b.state &&
           a.rotation == b.rotation && a.value == b.value;
}

static bool differs(const LusorPosition *a, const LusorPosition *b, LusorSite s) {
    int height = lusor_height(a, s);
    if (height != lusor_height(b, s))
        return true;
    for (int level = 0; level < height; level++)
        if (!same(lusor_at(a, s, level, 0), lusor_at(b, s, level, 0)))
            return true;
    return false;
}

static void diff(Play *play, const char *rest) {
    (void)rest;
    const LusorPosition *before = play->repl->before;
    if (!before) {
        play_say(play, SAY_ANSWER, "No move was made yet.");
        return;
    }
    for (int i = 0; i < names_places(play->names); i++) {
        LusorSite s = names_place(play->names, i);
        if (!differs(before, play->p, s))
            continue;
        Text t = { 0 };
        text_puts(&t, "before: ");
        sentence_look(play->names, before, 0, s, &t);
        text_puts(&t, " now: ");
        sentence_look(play->names, play->p, 0, s, &t);
        answer(play, &t);
    }
    for (int i = 1; i <= lusor_players(play->game); i++)
        if (lusor_score(before, i) != lusor_score(play->p, i))
            play_say(play, SAY_ANSWER, "score of %s: %d, now %d.", names_player(play->names, i),
                     lusor_score(before, i), lusor_score(play->p, i));
    if (lusor_mover(before) != lusor_mover(play->p))
        play_say(play, SAY_ANSWER, "mover: %s, now %s.",
                 names_player(play->names, lusor_mover(before)),
                 names_player(play->names, lusor_mover(play->p)));
}

/* ---- a region on the board ---- */

/* A * stands on a site of the region, or before what lies there. */
static bool is_marked(const Sheet *sheet, int row, int col) {
    const GridCell *cell = &sheet->cells[row * sheet->cols + col];
    if (cell->code != ' ')
        return false;
    bool before = col + 1 < sheet->cols && cell[1].flags & GRID_TARGET && cell[1].code != ' ';
    return before || (cell->flags & GRID_TARGET && (!col || !(cell[-1].flags & GRID_TARGET)));
}

static void print_marked(const Sheet *sheet, Text *out) {
    for (int row = 0; row < sheet->rows; row++) {
        size_t kept = out->n;
        for (int col = 0; col < sheet->cols; col++) {
            uint32_t code = sheet->cells[row * sheet->cols + col].code;
            text_putc(out, is_marked(sheet, row, col) ? '*' : code < 128 ? (char)code : '?');
        }
        while (out->n > kept && out->s[out->n - 1] == ' ')
            out->n--;
        text_putc(out, '\n');
    }
}

static void draw_marked(Play *play, const LusorSite *sites, int n) {
    GridMarks marks = GRID_NO_MARKS;
    GridWindow window = { .rows = 200, .cols = 100, .glyphs = GLYPHS_ASCII, .scroll = true };
    Grid *grid = grid_new(play->names, window);
    marks.targets = sites;
    marks.n_targets = n;
    if (grid) {
        Text t = { 0 };
        print_marked(grid_draw(grid, play->p, &marks), &t);
        answer(play, &t);
    }
    grid_free(grid);
}

static void draw(Play *play, const char *rest) {
    const Value *v = repl_evaluate(play->repl, rest, false);
    int n = v ? value_sites(v, NULL, 0) : 0;
    if (n == LUSOR_NONE)
        play_say(play, SAY_ERROR, "This gives no region; it is of the kind: %s.",
                 value_kind_name(v));
    if (!v || n == LUSOR_NONE)
        return;
    LusorSite *sites = calloc((size_t)n + 1, sizeof *sites);
    if (sites) {
        value_sites(v, sites, n);
        draw_marked(play, sites, n);
    }
    free(sites);
}

// clang-format off
const PlayCommand repl_looks[] = {
    { "sites", "", "", "how many sites there are, and their names and numbers", COMPLETE_NOTHING, sites },
    { "site", "", "SITE", "all about a site: number, neighbours, contents at every level", COMPLETE_SITE, site },
    { "region", "", "NAME", "the sites of a named region", COMPLETE_NOTHING, region },
    { "pieces", "", "", "the kinds of pieces, with their numbers", COMPLETE_NOTHING, pieces },
    { "phases", "", "", "the phases of the game and who is in which", COMPLETE_NOTHING, phases },
    { "state", "", "", "the position as one line, as recorded plays have it", COMPLETE_NOTHING, state },
    { "hash", "", "", "a number for the position", COMPLETE_NOTHING, hash },
    { "diff", "", "", "what the last move changed", COMPLETE_NOTHING, diff },
    { "draw", "", "EXPRESSION", "draws the board and marks the sites of a region", COMPLETE_NOTHING, draw },
    { .name = NULL },
};
// clang-format on
