/* lusor play: a game between people and agents. */
#include "cmd/cmd.h"

#include "ui/choose.h"
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
    { "p2", OPTION_TEXT, "WHO", "who plays second; --p3 to --p8 likewise" },
    { "p3", OPTION_TEXT, "WHO", "third" },
    { "p4", OPTION_TEXT, "WHO", "fourth" },
    { "p5", OPTION_TEXT, "WHO", "fifth" },
    { "p6", OPTION_TEXT, "WHO", "sixth" },
    { "p7", OPTION_TEXT, "WHO", "seventh" },
    { "p8", OPTION_TEXT, "WHO", "eighth" },
    { "seed", OPTION_INTEGER, "N", "the same dice and shuffles each time" },
    { "plain", OPTION_SWITCH, NULL, "text only, line by line: for screen readers and pipes" },
    { "glyphs", OPTION_TEXT, "SET", "characters of the board: ascii, letters or unicode" },
    { "color", OPTION_TEXT, "WHEN", "never, always, or auto: unless NO_COLOR is set" },
    { "resume", OPTION_SWITCH, NULL, "goes on with an interrupted game, or with that in a file" },
    { .name = NULL },
};

enum { SEAT_OPTIONS = 8 };

typedef struct Wish {
    const char *game, *ruleset;
    const char *const *options;
    int n_options;
    uint64_t seed;
    const Kept *kept; /* to go on with; NULL: a new game */
    GlyphSet glyphs;
    bool colour;
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

/* ---- what is wished for ---- */

/* The place of a word in a list; -1 after saying what there is. */
static int word_among(const char *option, const char *word, const char *const *words, int n) {
    for (int i = 0; i < n; i++)
        if (!strcmp(words[i], word))
            return i;
    fprintf(stderr, "lusor play: --%s %s: it must be", option, word);
    for (int i = 0; i < n; i++)
        fprintf(stderr, "%s %s", i == 0 ? "" : i == n - 1 ? " or" : ",", words[i]);
    fputs("\n", stderr);
    return -1;
}

static bool read_glyphs(const Args *args, GlyphSet *out) {
    const char *word = args_text(args, "glyphs", NULL), *words[GLYPHS_SETS];
    for (int i = 0; i < GLYPHS_SETS; i++)
        words[i] = glyphs_set_name((GlyphSet)i);
    int chosen = word ? word_among("glyphs", word, words, GLYPHS_SETS) : (int)glyphs_best();
    *out = (GlyphSet)chosen;
    return chosen >= 0;
}

static bool read_colour(const Args *args, bool *out) {
    static const char *const words[] = { "never", "always", "auto" };
    const char *no = getenv("NO_COLOR");
    int chosen = word_among("color", args_text(args, "color", "auto"), words, 3);
    *out = chosen == 2 ? !no || !*no : chosen == 1;
    return chosen >= 0;
}

/* ---- the session ---- */

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
static Face *open_face(const Args *args, const Wish *w, const char **plain) {
    const char *why;
    *plain = why_plain(args);
    if (*plain)
        return plain_open();
    Face *face = curses_open(w->colour, &why);
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

static void close_face(Face *face, const char *plain) {
    if (plain)
        plain_close(face);
    else
        curses_close(face);
}

/* A game that was interrupted stays where it is until all of it is in the file of this one. */
static void go_on(Play *play, const Kept *kept) {
    int made = keep_replay(play, kept);
    play_say(play, SAY_NOTE, "Resumed after %d of %d moves.", made, kept->n_moves);
    keep_write(play);
    if (made < kept->n_moves)
        play_say(play, SAY_ERROR, "%s is no legal move; the whole game stays in %s.",
                 kept->moves[made], kept->path);
    else if (play->keep && !play->not_kept && strcmp(play->keep, kept->path))
        unlink(kept->path);
}

static bool converse(Play *play, const Args *args, const Wish *w) {
    const char *plain;
    Face *face = open_face(args, w, &plain);
    if (!face)
        return false;
    play->face = face;
    play->options = w->options;
    play->n_options = w->n_options;
    play->ruleset = w->ruleset;
    play->glyphs = w->glyphs;
    bool seated = take_seats(play, args, w->kept);
    if (seated) {
        keep_begin(play);
        lusor_moves(play->p);
        greet(play, plain);
        if (w->kept)
            go_on(play, w->kept);
        play_run(play, face);
    }
    close_face(face, plain);
    return seated;
}

static int run_session(const Args *args, const Wish *w) {
    char *why = NULL;
    LusorGame *game = load(w);
    if (!game)
        return EXIT_NO;
    Play *play = play_new(game, w->seed, &why);
    bool fine = play && converse(play, args, w);
    if (!play) {
        fprintf(stderr, "lusor play: the game cannot be started%s%s\n", why ? ": " : "",
                why ? why : "");
        lusor_free(game);
    }
    play_free(play);
    free(why);
    return fine ? EXIT_FINE : EXIT_NO;
}

/* ---- games that were interrupted ---- */

static int resume_kept(const Args *args, Wish w, const Kept *kept) {
    w.game = kept->game;
    w.ruleset = kept->ruleset;
    w.options = (const char *const *)kept->options;
    w.n_options = kept->n_options;
    w.seed = kept->seed;
    w.kept = kept;
    return run_session(args, &w);
}

/* Which of several to go on with; somebody at a terminal is asked, else it is the last one. -1:
   none. */
static int pick_kept(Kept **kept, int n) {
    if (n < 2 || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return n - 1 < 0 ? -1 : 0;
    for (int i = 0; i < n; i++) {
        Text t = { 0 };
        keep_describe(kept[i], &t);
        printf("%d %s\n", i + 1, text_str(&t));
        text_free(&t);
    }
    printf("Which one (1 to %d)? ", n);
    return choose_number(n) - 1;
}

static int resume_latest(const Args *args, Wish w) {
    Kept **kept;
    int n = keep_all(&kept), chosen = pick_kept(kept, n), status = EXIT_NO;
    if (!n)
        fputs("lusor play: there is no interrupted game\n", stderr);
    if (chosen >= 0)
        status = resume_kept(args, w, kept[chosen]);
    keep_free_all(kept, n);
    return status;
}

static int resume_file(const Args *args, Wish w, const char *path) {
    char *why;
    Kept *kept = keep_read(path, &why);
    int status = EXIT_NO;
    if (kept)
        status = resume_kept(args, w, kept);
    else
        fprintf(stderr, "lusor play: %s\n", why ? why : "not enough memory");
    free(why);
    keep_free(kept);
    return status;
}

static int run_play(const Args *args) {
    Wish w = { .ruleset = args_text(args, "ruleset", NULL) };
    if (!read_glyphs(args, &w.glyphs) || !read_colour(args, &w.colour))
        return EXIT_USAGE;
    if (args_given(args, "resume"))
        return args->n_words ? resume_file(args, w, args->words[0]) : resume_latest(args, w);
    if (args->n_words != 1) {
        fputs("lusor play: which game? lusor list tells what there is\n", stderr);
        return EXIT_USAGE;
    }
    w.game = args->words[0];
    w.options = args_all(args, "option", &w.n_options);
    w.seed = (uint64_t)args_integer(args, "seed", (int64_t)time(NULL));
    return run_session(args, &w);
}

/* ---- lusor alone ---- */

static Chosen choose(const Offer *offer) {
    const char *term = getenv("TERM"), *no = getenv("NO_COLOR"), *why;
    Chosen chosen;
    if (term && *term && strcmp(term, "dumb") &&
        choose_on_screen(offer, !no || !*no, &chosen, &why))
        return chosen;
    return choose_in_lines(offer);
}

char *play_choose(bool *resume) {
    Offer offer = { .list = lusor_list() };
    if (!offer.list)
        return NULL;
    offer.n_kept = keep_all(&offer.kept);
    Chosen chosen = choose(&offer);
    *resume = chosen.kept != LUSOR_NONE;
    const char *path = *resume                     ? offer.kept[chosen.kept]->path
                       : chosen.game != LUSOR_NONE ? lusor_list_entry(offer.list, chosen.game)->path
                                                   : NULL;
    char *copy = path ? strdup(path) : NULL;
    keep_free_all(offer.kept, offer.n_kept);
    lusor_list_free(offer.list);
    return copy;
}

const Command play_command = {
    .name = "play",
    .help = "Plays a game, with people and agents",
    .words = "[GAME or FILE]",
    .min_words = 0,
    .max_words = 1,
    .options = options,
    .examples = "  lusor play chess\n"
                "  lusor play hex --p1 uct:2s --p2 human\n"
                "  lusor play --plain reversi\n"
                "  lusor play --resume\n",
    .run = run_play,
};
