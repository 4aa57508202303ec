/* lusor info: what a game is, without playing it. */
#include "cmd/cmd.h"

#include "base/json.h"
#include "lusor/lusor.h"
#include "view/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const Option options[] = {
    { "json", OPTION_SWITCH, NULL, "an object for scripts" },
    { "option", OPTION_TEXT, "CATEGORY/ITEM", "an option of the game; may be given several times" },
    { "ruleset", OPTION_TEXT, "NAME", "a ruleset of the game" },
    { .name = NULL },
};

/* What a description may tell about itself, in the order in which people want to know it. */
static const char *const facts[] = { "description", "rules",     "origin", "author",
                                     "date",        "publisher", "credit", "source" };
enum { FACTS = sizeof facts / sizeof *facts };

static const struct {
    LusorTrait trait;
    const char *word;
} traits[] = {
    { LUSOR_CHANCE, "chance" },
    { LUSOR_HIDDEN, "hidden information" },
    { LUSOR_SIMULTANEOUS, "simultaneous moves" },
    { LUSOR_SIMULATION, "simulation" },
    { LUSOR_STACKS, "stacks" },
    { LUSOR_COUNTS, "counts" },
    { LUSOR_SCORES, "scores" },
    { LUSOR_AMOUNTS, "amounts" },
    { LUSOR_PUZZLE, "deduction puzzle" },
    { LUSOR_BOARDLESS, "no board" },
    { LUSOR_MATCH, "match" },
    { LUSOR_THREE_D, "three dimensions" },
    { LUSOR_LARGE, "large pieces" },
    { LUSOR_ROTATIONS, "rotations" },
    { LUSOR_STATES, "states" },
    { LUSOR_VALUES, "values" },
    { LUSOR_TEAMS, "teams" },
};
enum { TRAITS = sizeof traits / sizeof *traits };

static const char *const bases[] = {
    [LUSOR_BASIS_OTHER] = "other",           [LUSOR_BASIS_SQUARE] = "squares",
    [LUSOR_BASIS_HEXAGONAL] = "hexagons",    [LUSOR_BASIS_TRIANGULAR] = "triangles",
    [LUSOR_BASIS_CONCENTRIC] = "concentric", [LUSOR_BASIS_MANCALA] = "mancala",
};
static const char *const types[] = {
    [LUSOR_CELL] = "cells", [LUSOR_VERTEX] = "vertices", [LUSOR_EDGE] = "edges"
};

/* A game and what is asked of it. */
typedef struct Subject {
    const LusorGame *game;
    const Names *names;
    int mover, n_moves; /* at the start */
} Subject;

/* Whether a piece before this one has the same name. */
static bool was_named(const Subject *s, int piece) {
    for (int i = 1; i < piece; i++)
        if (!strcmp(names_piece(s->names, i), names_piece(s->names, piece)))
            return true;
    return false;
}

/* ---- for people ---- */

/* A line of the table: its title, then words with commas between. */
static void add_word(Text *t, const char *title, const char *word) {
    if (t->n)
        text_printf(t, ", %s", word);
    else
        text_printf(t, "%-10s%s", title, word);
}

static void end_line(Text *t, Text *out) {
    if (t->n)
        text_printf(out, "%s\n", text_str(t));
    text_free(t);
}

static void tell_facts(const Subject *s, Text *out) {
    for (int i = 0; i < FACTS; i++) {
        const char *text = lusor_info(s->game, facts[i]);
        if (!text || !*text)
            continue;
        if (i > 0)
            text_printf(out, "%s: ", facts[i]);
        text_add_clean(out, text, strlen(text));
        if (text[strlen(text) - 1] != '\n')
            text_putc(out, '\n');
    }
}

static void tell_players(const Subject *s, Text *out) {
    Text t = { 0 };
    for (int i = 1; i <= lusor_players(s->game); i++)
        add_word(&t, "players", names_player(s->names, i));
    if (!t.n)
        add_word(&t, "players", "none");
    end_line(&t, out);
}

static void tell_board(const Subject *s, Text *out) {
    Text t = { 0 };
    add_word(&t, "board", bases[lusor_basis(s->game)]);
    for (int i = 0; i < LUSOR_SITE_TYPES; i++)
        if (lusor_type_used(s->game, (LusorSiteType)i)) {
            char word[64];
            snprintf(word, sizeof word, "%d %s", lusor_sites(s->game, (LusorSiteType)i), types[i]);
            add_word(&t, "board", word);
        }
    for (int i = 1; i < lusor_containers(s->game); i++)
        add_word(&t, "board", lusor_container(s->game, i).name);
    end_line(&t, out);
}

static void tell_pieces(const Subject *s, Text *out) {
    Text t = { 0 };
    for (int i = 1; i < lusor_pieces(s->game); i++)
        if (!was_named(s, i))
            add_word(&t, "pieces", names_piece(s->names, i));
    end_line(&t, out);
}

static void tell_traits(const Subject *s, Text *out) {
    Text t = { 0 };
    for (int i = 0; i < TRAITS; i++)
        if (lusor_traits(s->game) & traits[i].trait)
            add_word(&t, "has", traits[i].word);
    end_line(&t, out);
}

static void tell_options(const Subject *s, Text *out) {
    for (int i = 0; i < lusor_options(s->game); i++) {
        LusorOption o = lusor_option(s->game, i);
        text_printf(out, "option    %s%s", o.full_name, o.selected ? " (chosen)" : "");
        if (o.description && *o.description)
            text_printf(out, ": %s", o.description);
        text_putc(out, '\n');
    }
    for (int i = 0; i < lusor_rulesets(s->game); i++)
        text_printf(out, "ruleset   %s%s\n", lusor_ruleset(s->game, i),
                    i == lusor_ruleset_chosen(s->game) ? " (chosen)" : "");
}

static void tell(const Subject *s, Text *out) {
    text_printf(out, "%s\n", lusor_name(s->game));
    tell_facts(s, out);
    text_printf(out, "%-10s%s\n", "language", lusor_language(s->game));
    tell_players(s, out);
    tell_board(s, out);
    tell_pieces(s, out);
    tell_traits(s, out);
    tell_options(s, out);
    if (s->n_moves > 0)
        text_printf(out, "%-10s%s, %d move%s\n", "first",
                    s->mover ? names_player(s->names, s->mover) : "nobody", s->n_moves,
                    s->n_moves == 1 ? "" : "s");
}

/* ---- for scripts ---- */

static void json_board(const Subject *s, Json *j) {
    json_open(j, "board", '{');
    json_text(j, "basis", bases[lusor_basis(s->game)]);
    for (int i = 0; i < LUSOR_SITE_TYPES; i++)
        if (lusor_type_used(s->game, (LusorSiteType)i))
            json_integer(j, types[i], lusor_sites(s->game, (LusorSiteType)i));
    json_close(j, '}');
}

static void json_names(const Subject *s, Json *j) {
    json_open(j, "players", '[');
    for (int i = 1; i <= lusor_players(s->game); i++)
        json_text(j, NULL, names_player(s->names, i));
    json_close(j, ']');
    json_open(j, "pieces", '[');
    for (int i = 1; i < lusor_pieces(s->game); i++)
        json_text(j, NULL, lusor_piece(s->game, i)->label);
    json_close(j, ']');
    json_open(j, "traits", '[');
    for (int i = 0; i < TRAITS; i++)
        if (lusor_traits(s->game) & traits[i].trait)
            json_text(j, NULL, traits[i].word);
    json_close(j, ']');
}

static void json_options(const Subject *s, Json *j) {
    json_open(j, "options", '[');
    for (int i = 0; i < lusor_options(s->game); i++) {
        LusorOption o = lusor_option(s->game, i);
        json_open(j, NULL, '{');
        json_text(j, "name", o.full_name);
        json_text(j, "description", o.description);
        json_boolean(j, "chosen", o.selected);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_open(j, "rulesets", '[');
    for (int i = 0; i < lusor_rulesets(s->game); i++)
        json_text(j, NULL, lusor_ruleset(s->game, i));
    json_close(j, ']');
}

static void tell_json(const Subject *s, Text *out) {
    Json j = { .out = out };
    json_open(&j, NULL, '{');
    json_text(&j, "name", lusor_name(s->game));
    json_text(&j, "language", lusor_language(s->game));
    for (int i = 0; i < FACTS; i++)
        if (lusor_info(s->game, facts[i]))
            json_text(&j, facts[i], lusor_info(s->game, facts[i]));
    json_names(s, &j);
    json_board(s, &j);
    json_options(s, &j);
    json_integer(&j, "first_moves", s->n_moves);
    json_close(&j, '}');
    text_putc(out, '\n');
}

/* ---- the command ---- */

static LusorGame *load(const Args *args) {
    LusorChoices choices = { .ruleset = args_text(args, "ruleset", NULL) };
    choices.options = args_all(args, "option", &choices.n_options);
    char *problems;
    LusorGame *game = lusor_load(args->words[0], &choices, &problems);
    if (problems)
        fputs(problems, stderr);
    free(problems);
    return game;
}

static void find_first_moves(Subject *s) {
    LusorPosition *p = lusor_position_new(s->game);
    if (p && lusor_start(p, 1)) {
        s->n_moves = lusor_moves(p);
        s->mover = lusor_mover(p);
    }
    lusor_position_free(p);
}

static int run_info(const Args *args) {
    LusorGame *game = load(args);
    Names *names = game ? names_new(game) : NULL;
    Subject s = { .game = game, .names = names };
    Text out = { 0 };
    if (names) {
        find_first_moves(&s);
        (args_given(args, "json") ? tell_json : tell)(&s, &out);
        fputs(text_str(&out), stdout);
    }
    text_free(&out);
    names_free(names);
    lusor_free(game);
    return names ? EXIT_FINE : EXIT_NO;
}

const Command info_command = {
    .name = "info",
    .help = "Tells what a game is: its rules, players, board, pieces, options",
    .words = "GAME",
    .min_words = 1,
    .max_words = 1,
    .options = options,
    .examples = "  lusor info hex\n"
                "  lusor info --json chess\n",
    .run = run_info,
};
