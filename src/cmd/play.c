/* lusor play: a game between people and agents. */
#include "cmd/cmd.h"

#include "ui/curses.h"
#include "ui/keep.h"
#include "ui/plain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const Option options[] = {
    { "option", OPTION_TEXT, "CATEGORY/ITEM", "an option of the game; may be given several times" },
    { "ruleset", OPTION_TEXT, "NAME", "a ruleset of the game" },
    { "p1", OPTION_TEXT, "WHO", "who plays first: human, or an agent such as uct:1s" },
    { "p2", OPTION_TEXT, "WHO", "who plays second; --p3 to --p16 likewise" },
    { "p3", OPTION_TEXT, "WHO", "..." },
    { "p4", OPTION_TEXT, "WHO", "..." },
    { "p5", OPTION_TEXT, "WHO", "..." },
    { "p6", OPTION_TEXT, "WHO", "..." },
    { "p7", OPTION_TEXT, "WHO", "..." },
    { "p8", OPTION_TEXT, "WHO", "..." },
    { "seed", OPTION_INTEGER, "N", "the same dice and shuffles each time" },
    { "plain", OPTION_SWITCH, NULL, "text only, line by line: for screen readers and pipes" },
    { "glyphs", OPTION_TEXT, "SET", "characters of the board: ascii, letters or unicode" },
    { "resume", OPTION_SWITCH, NULL, "goes on with the game that was interrupted last" },
    { .name = NULL },
};

enum { SEAT_OPTIONS = 8 };

typedef struct Wish {
    const char *game, *ruleset;
    const char *const *options;
    int n_options;
    uint64_t seed;
    const Kept *kept;
} Wish;

static LusorGame *load(const Wish *w) {
    LusorChoices choices = { w->options, w->n_options, w->ruleset };
    char *problems;
    LusorGame *g = lusor_load(w->game, &choices, &problems);
    if (problems)
        fputs(problems, stderr);
    free(problems);
    return g;
}

static GlyphSet glyphs_wanted(const Args *args) {
    const char *word = args_text(args, "glyphs", NULL);
    for (int i = 0; word && i < GLYPHS_SETS; i++)
        if (!strcmp(glyphs_set_name((GlyphSet)i), word))
            return (GlyphSet)i;
    return glyphs_best();
}

/* A person plays first and agents the rest, unless something else is said. */
static bool take_seats(Play *play, const Args *args, const Kept *kept) {
    int n = lusor_players(play->game);
    for (int i = 1; i <= n; i++) {
        char name[16];
        snprintf(name, sizeof name, "p%d", i);
        const char *otherwise = kept && i <= kept->n_seats ? kept->seats[i - 1]
                                : i == 1                   ? "human"
                                                           : "ai:1s";
        const char *who = i <= SEAT_OPTIONS ? args_text(args, name, otherwise) : otherwise;
        if (!play_seat(play, i, who))
            return false;
    }
    return true;
}

/* Why text only, or NULL if the screen can be used. */
static const char *why_plain(const Args *args) {
    const char *term = getenv("TERM");
    if (args_given(args, "plain"))
        return "as you wished";
    if (!isatty(STDOUT_FILENO) || !isatty(STDIN_FILENO))
        return "since this is no terminal";
    return !term || !*term || !strcmp(term, "dumb") ? "since the terminal can do no more" : NULL;
}

/* The face, and in *plain why it is the plain one, else NULL. NULL after saying what is wrong. */
static Face *open_face(const Args *args, const char **plain) {
    const char *why, *no_colour = getenv("NO_COLOR");
    *plain = why_plain(args);
    if (*plain)
        return plain_open();
    Face *face = curses_open(!no_colour || !*no_colour, &why);
    if (!face)
        fprintf(stderr, "lusor play: %s\n", why);
    return face;
}

static void greet(Play *play, const char *plain) {
    if (plain)
        play_say(play, SAY_NOTE, "%s. Plain text, %s. Type help for commands, rules for the rules.",
                 lusor_name(play->game), plain);
    else
        play_say(
            play, SAY_NOTE,
            "%s. Type a move such as %s, or point with arrows and Enter or the mouse. F1 help.",
            lusor_name(play->game), notation_text(play->notation, play->p, 0));
}

static int run_session(const Args *args, const Wish *w) {
    char *why = NULL;
    LusorGame *game = load(w);
    if (!game)
        return EXIT_NO;
    Play *play = play_new(game, w->seed, &why);
    const char *plain;
    Face *face = play ? open_face(args, &plain) : NULL;
    int status = EXIT_NO;
    if (face) {
        play->face = face;
        play->options = w->options;
        play->n_options = w->n_options;
        play->ruleset = w->ruleset;
        play->glyphs = glyphs_wanted(args);
        if (take_seats(play, args, w->kept)) {
            keep_begin(play);
            lusor_moves(play->p);
            greet(play, plain);
            if (w->kept) {
                int made = keep_replay(play, w->kept);
                play_say(play, SAY_NOTE, "Resumed after %d of %d moves.", made, w->kept->n_moves);
                unlink(w->kept->path);
            }
            play_run(play, face);
            status = EXIT_FINE;
        }
    } else {
        fprintf(stderr, "lusor play: the game cannot be started%s%s\n", why ? ": " : "",
                why ? why : "");
    }
    if (face && plain)
        plain_close(face);
    else
        curses_close(face);
    play_free(play);
    if (!play)
        lusor_free(game);
    free(why);
    return status;
}

static int resume(const Args *args) {
    Kept *kept = keep_latest();
    if (!kept) {
        fputs("lusor play: there is no interrupted game\n", stderr);
        return EXIT_NO;
    }
    Wish w = { .game = kept->game,
               .ruleset = kept->ruleset,
               .options = (const char *const *)kept->options,
               .n_options = kept->n_options,
               .seed = kept->seed,
               .kept = kept };
    int status = run_session(args, &w);
    keep_free(kept);
    return status;
}

static int run_play(const Args *args) {
    if (args_given(args, "resume"))
        return resume(args);
    if (args->n_words != 1) {
        fputs("lusor play: which game? lusor list tells what there is\n", stderr);
        return EXIT_USAGE;
    }
    Wish w = { .game = args->words[0], .ruleset = args_text(args, "ruleset", NULL) };
    w.options = args_all(args, "option", &w.n_options);
    w.seed = (uint64_t)args_integer(args, "seed", (int64_t)time(NULL));
    return run_session(args, &w);
}

const Command play_command = {
    .name = "play",
    .help = "Plays a game, with people and agents",
    .words = "[GAME]",
    .min_words = 0,
    .max_words = 1,
    .options = options,
    .examples = "  lusor play chess\n"
                "  lusor play hex --p1 uct:2s --p2 human\n"
                "  lusor play --plain reversi\n"
                "  lusor play --resume\n",
    .run = run_play,
};
