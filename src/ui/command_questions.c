/* Commands that ask: they change nothing. */
#include "ui/command.h"

#include "view/grid.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- what words mean ---- */

static bool read_site(Play *play, const char *text, LusorSite *out) {
    *out = names_find(play->names, text);
    if (out->index != LUSOR_NONE)
        return true;
    if (*text)
        play_say(play, SAY_ERROR, "There is no site called \"%s\".", text);
    else
        play_say(play, SAY_ERROR, "Which site? Write its coordinate as well.");
    return false;
}

static void answer(Play *play, Text *t) {
    play_say_text(play, SAY_ANSWER, t);
    text_free(t);
}

/* ---- the board ---- */

static void look(Play *play, const char *rest) {
    LusorSite site;
    Text t = { 0 };
    if (!read_site(play, rest, &site))
        return;
    sentence_look(play->names, play->p, play_viewer(play), site, &t);
    answer(play, &t);
}

static void near(Play *play, const char *rest) {
    LusorSite site;
    Text t = { 0 };
    if (!read_site(play, rest, &site))
        return;
    sentence_near(play->names, play->p, play_viewer(play), site, &t);
    answer(play, &t);
}

static void line(Play *play, const char *rest) {
    size_t n = strcspn(rest, " \t");
    char *site_word = strndup(rest, n);
    const char *word = rest + n + strspn(rest + n, " \t");
    int direction = lusor_direction_named(word);
    LusorSite site;
    Text t = { 0 };
    if (site_word && read_site(play, site_word, &site)) {
        if (direction == LUSOR_NONE)
            play_say(play, SAY_ERROR, "In which direction? For example: line %s N.", site_word);
        else
            sentence_line(play->names, play->p, play_viewer(play), site, direction, &t);
    }
    free(site_word);
    answer(play, &t);
}

static void row(Play *play, const char *rest) {
    Text t = { 0 };
    if (!*rest || !sentence_row(play->names, play->p, play_viewer(play), rest, &t))
        play_say(play, SAY_ERROR, "There is no row or column called \"%s\".", rest);
    answer(play, &t);
}

static void where(Play *play, const char *rest) {
    Text t = { 0 };
    if (!*rest)
        play_say(play, SAY_ERROR, "Which piece?");
    else if (!sentence_where(play->names, play->p, play_viewer(play), rest, &t))
        play_say(play, SAY_ERROR, "No piece is called \"%s\".", rest);
    answer(play, &t);
}

static void pieces(Play *play, const char *rest) {
    Text t = { 0 };
    int player = *rest ? names_find_player(play->names, rest) : LUSOR_NONE;
    if (*rest && !player)
        play_say(play, SAY_ERROR, "No player is called \"%s\".", rest);
    else
        sentence_pieces(play->names, play->p, play_viewer(play), player, &t);
    answer(play, &t);
}

static void board(Play *play, const char *rest) {
    GridWindow window = { .rows = 200, .cols = 100, .glyphs = play->glyphs, .scroll = true };
    window.list = !strcasecmp(rest, "list");
    Grid *grid = grid_new(play->names, window);
    if (!grid)
        return;
    GridMarks marks = GRID_NO_MARKS;
    Text t = { 0 };
    marks.viewer = play_viewer(play);
    marks.show = play->show == SHOW_NAMES     ? GRID_NAMES
                 : play->show == SHOW_NUMBERS ? GRID_NUMBERS
                                              : GRID_CONTENTS;
    const Sheet *sheet = grid_draw(grid, play->p, &marks);
    if (sheet->why)
        play_say(play, SAY_ANSWER, "%s", sheet->why);
    grid_print(sheet, &t);
    answer(play, &t);
    grid_free(grid);
}

static void legend(Play *play, const char *rest) {
    (void)rest;
    Text t = { 0 };
    Glyphs *g = glyphs_new(play->names, play->glyphs);
    if (g)
        glyphs_legend(g, &t);
    glyphs_free(g);
    answer(play, &t);
}

/* ---- moves ---- */

static void list_moves(Play *play, const int *moves, int n) {
    Text t = { 0 };
    text_printf(&t, "%d move%s:", n, n == 1 ? "" : "s");
    for (int i = 0; i < n; i++)
        text_printf(&t, "%s %s", i ? "," : "", notation_text(play->notation, play->p, moves[i]));
    text_puts(&t, n ? "." : " none.");
    play_say_text(play, SAY_LEGAL, &t);
    text_free(&t);
}

static void moves(Play *play, const char *rest) {
    int n = lusor_moves(play->p), count = 0;
    int *list = malloc(sizeof *list * (size_t)(n > 0 ? n : 1));
    LusorSite site;
    if (!list || n < 0) {
        free(list);
        return;
    }
    if (!*rest)
        for (; count < n; count++)
            list[count] = count;
    else if (read_site(play, rest, &site))
        count = notation_from(play->notation, play->p, site, list, n);
    if (!*rest || site.index != LUSOR_NONE)
        list_moves(play, list, count < n ? count : n);
    free(list);
}

static void last(Play *play, const char *rest) {
    (void)rest;
    int n = play->n_history;
    if (!n) {
        play_say(play, SAY_ANSWER, "No move was made yet.");
        return;
    }
    Text t = { 0 };
    sentence_move(play->sentences, play->p, play_viewer(play), play->history[n - 1], &t);
    sentence_effects(play->sentences, play->p, play_viewer(play), &t);
    answer(play, &t);
}

static void history(Play *play, const char *rest) {
    int first = *rest ? play->n_history - atoi(rest) : 0;
    if (!play->n_history)
        play_say(play, SAY_ANSWER, "No move was made yet.");
    for (int i = first > 0 ? first : 0; i < play->n_history; i++)
        play_say(play, SAY_ANSWER, "%d. %s", i + 1, play->history[i]);
}

/* ---- how it stands ---- */

static void score(Play *play, const char *rest) {
    (void)rest;
    Text t = { 0 };
    sentence_scores(play->names, play->p, &t);
    answer(play, &t);
}

static void turn(Play *play, const char *rest) {
    (void)rest;
    play_tell_turn(play);
}

static void dice(Play *play, const char *rest) {
    (void)rest;
    Text t = { 0 };
    sentence_dice(play->names, play->p, play_viewer(play), &t);
    if (!t.n)
        text_puts(&t, "There are no dice in this game.");
    answer(play, &t);
}

static void players(Play *play, const char *rest) {
    (void)rest;
    for (int i = 1; i <= lusor_players(play->game); i++) {
        const LusorAgent *agent = play->seats[i].agent;
        play_say(play, SAY_ANSWER, "%d %s: %s%s.", i, names_player(play->names, i),
                 agent ? "agent " : "human", agent ? lusor_agent_text(agent) : "");
    }
}

/* ---- the game ---- */

static void tell_info(Play *play, const char *title, const char *what) {
    const char *text = lusor_info(play->game, what);
    if (text)
        play_say(play, SAY_ANSWER, "%s%s", title, text);
}

static void rules(Play *play, const char *rest) {
    (void)rest;
    play_say(play, SAY_ANSWER, "%s, %d player%s.", lusor_name(play->game),
             lusor_players(play->game), lusor_players(play->game) == 1 ? "" : "s");
    tell_info(play, "", "description");
    tell_info(play, "Rules: ", "rules");
    tell_info(play, "Origin: ", "origin");
    tell_info(play, "Source: ", "source");
}

static void options(Play *play, const char *rest) {
    (void)rest;
    if (!lusor_options(play->game))
        play_say(play, SAY_ANSWER, "This game has no options.");
    for (int i = 0; i < lusor_options(play->game); i++) {
        LusorOption o = lusor_option(play->game, i);
        play_say(play, SAY_ANSWER, "%s%s%s%s", o.full_name, o.selected ? " (chosen)" : "",
                 o.description && *o.description ? ": " : "", o.description ? o.description : "");
    }
    for (int i = 0; i < lusor_rulesets(play->game); i++)
        play_say(play, SAY_ANSWER, "ruleset %s%s", lusor_ruleset(play->game, i),
                 i == lusor_ruleset_chosen(play->game) ? " (chosen)" : "");
}

static void name_sites(Play *play, const char *name, int owner, const int *sites, int n) {
    Text t = { 0 };
    text_printf(&t, "%s", *name ? name : "without a name");
    if (owner >= 1 && owner <= lusor_players(play->game))
        text_printf(&t, " of %s", names_player(play->names, owner));
    text_puts(&t, ":");
    for (int i = 0; i < n; i++)
        if (sites[i] >= 0)
            text_printf(
                &t, " %s",
                names_site(play->names, (LusorSite){ lusor_default_type(play->game), sites[i] }));
    answer(play, &t);
}

enum { LIST_MAX = 4096 };

static void tracks(Play *play, const char *rest) {
    (void)rest;
    static _Thread_local int sites[LIST_MAX];
    int n = lusor_tracks(play->game);
    if (!n)
        play_say(play, SAY_ANSWER, "This board has no tracks.");
    for (int i = 0; i < n; i++) {
        int count = lusor_track_sites(play->game, i, sites, LIST_MAX);
        name_sites(play, lusor_track_name(play->game, i), lusor_track_owner(play->game, i), sites,
                   count < LIST_MAX ? count : LIST_MAX);
    }
}

static void regions(Play *play, const char *rest) {
    (void)rest;
    static _Thread_local int sites[LIST_MAX];
    int n = lusor_regions(play->game);
    if (!n)
        play_say(play, SAY_ANSWER, "This game has no named regions.");
    for (int i = 0; i < n; i++) {
        int count = lusor_region_sites(play->game, i, sites, LIST_MAX);
        name_sites(play, lusor_region_name(play->game, i), lusor_region_owner(play->game, i), sites,
                   count < LIST_MAX ? count : LIST_MAX);
    }
}

/* ---- help ---- */

static void tell_command(Play *play, const PlayCommand *c) {
    Text t = { 0 };
    text_printf(&t, "%s%s%s: %s.", c->name, *c->usage ? " " : "", c->usage, c->help);
    if (*c->aliases)
        text_printf(&t, " Also: %s.", c->aliases);
    answer(play, &t);
}

static void help(Play *play, const char *rest) {
    bool several;
    const PlayCommand *c = *rest ? command_find(play, rest, strlen(rest), &several) : NULL;
    if (c) {
        tell_command(play, c);
        return;
    }
    if (*rest)
        play_say(play, SAY_ERROR, "There is no command \"%s\".", rest);
    play_say(play, SAY_ANSWER,
             "Type a move by its coordinates, such as E2-E4 or E4; a beginning will do. Commands:");
    for (int i = 0; play->commands[i]; i++)
        for (const PlayCommand *row = play->commands[i]; row->name; row++)
            if (command_find(play, row->name, strlen(row->name), &several) == row)
                play_say(play, SAY_ANSWER, "%s%s%s: %s.", row->name, *row->usage ? " " : "",
                         row->usage, row->help);
}

// clang-format off
const PlayCommand command_questions[] = {
    { "help", "? h", "[COMMAND]", "lists all commands, or tells about one", COMPLETE_COMMAND, help },
    { "moves", "legal m", "[SITE]", "the legal moves, all or those of one site", COMPLETE_SITE, moves },
    { "look", "l", "SITE", "what lies on a site", COMPLETE_SITE, look },
    { "near", "", "SITE", "the neighbours of a site and what lies there", COMPLETE_SITE, near },
    { "line", "", "SITE DIRECTION", "what lies on the line from a site in a direction", COMPLETE_SITE, line },
    { "row", "", "LABEL", "what lies in a row", COMPLETE_NOTHING, row },
    { "column", "col", "LABEL", "what lies in a column", COMPLETE_NOTHING, row },
    { "where", "w", "PIECE", "where the pieces of a name are", COMPLETE_PIECE, where },
    { "pieces", "p", "[PLAYER]", "all pieces, or those of a player", COMPLETE_PLAYER, pieces },
    { "board", "b", "[list]", "draws the board, or lists its sites", COMPLETE_NOTHING, board },
    { "legend", "", "", "what the characters on the drawn board mean", COMPLETE_NOTHING, legend },
    { "last", "", "", "the last move and what it did", COMPLETE_NOTHING, last },
    { "history", "", "[NUMBER]", "the moves so far, or the last few of them", COMPLETE_NOTHING, history },
    { "score", "scores s", "", "scores, amounts and the pot", COMPLETE_NOTHING, score },
    { "turn", "t", "", "whose turn it is, or the result", COMPLETE_NOTHING, turn },
    { "dice", "", "", "what the dice show", COMPLETE_NOTHING, dice },
    { "players", "", "", "who plays", COMPLETE_NOTHING, players },
    { "rules", "info", "", "what the description says about the game", COMPLETE_NOTHING, rules },
    { "options", "", "", "options and rulesets of the game", COMPLETE_NOTHING, options },
    { "tracks", "", "", "the tracks of the board", COMPLETE_NOTHING, tracks },
    { "regions", "", "", "the named regions of the board", COMPLETE_NOTHING, regions },
    { .name = NULL },
};
// clang-format on
