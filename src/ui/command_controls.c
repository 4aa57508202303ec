/* Commands that do something: to the game, to who plays, to how it is shown. */
#include "ui/command.h"

#include "ui/keep.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

/* A number of plies; `otherwise` if none is said, -1 after saying what is wrong. */
static int read_number(Play *play, const char *rest, int otherwise) {
    char *end;
    long n = strtol(rest, &end, 10);
    if (!*rest)
        return otherwise;
    if (!*end && n >= 1 && n <= 1000000)
        return (int)n;
    play_say(play, SAY_ERROR, "\"%s\" is no number of moves.", rest);
    return -1;
}

/* ---- back and forth ---- */

/* Back to where a person last had to decide: over the replies of agents. */
static int to_last_decision(Play *play) {
    int plies = lusor_plies(play->p), n = 0;
    if (!play_humans(play))
        return plies ? 1 : 0;
    while (n < plies) {
        n++;
        LusorPosition *before = lusor_position_new(play->game);
        if (!before)
            return 1;
        lusor_copy(before, play->p);
        lusor_undo(before, n);
        bool human = play_is_human(play, lusor_mover(before));
        lusor_position_free(before);
        if (human)
            return n;
    }
    return n;
}

static void undo(Play *play, const char *rest) {
    int n = read_number(play, rest, 0);
    if (n < 0)
        return;
    n = play_undo(play, n ? n : to_last_decision(play));
    if (!n)
        play_say(play, SAY_ERROR, "There is no move to take back.");
    else
        play_say(play, SAY_NOTE, "Took back %d move%s.", n, n == 1 ? "" : "s");
}

static void redo(Play *play, const char *rest) {
    int n = read_number(play, rest, 1);
    if (n > 0 && !play_redo(play, n))
        play_say(play, SAY_ERROR, "There is no move to make again.");
}

static bool is_sure(Play *play, const char *question) {
    if (!play->n_history || lusor_over(play->p))
        return true;
    play_say(play, SAY_NOTE, "%s Type yes or no.", question);
    char *line = play->face->ask(play->face, play, "yes or no? ");
    bool sure = line && (!strcasecmp(line, "yes") || !strcasecmp(line, "y"));
    bool ended = !line;
    free(line);
    return sure || ended;
}

static void restart(Play *play, const char *rest) {
    char *end;
    uint64_t seed = *rest ? strtoull(rest, &end, 10) : play->seed + 1;
    if (*rest && *end) {
        play_say(play, SAY_ERROR, "\"%s\" is no seed.", rest);
        return;
    }
    if (!is_sure(play, "The game is not over. Start anew?"))
        return;
    play_restart(play, seed);
    play_say(play, SAY_NOTE, "A new game, seed %llu.", (unsigned long long)seed);
}

static void quit(Play *play, const char *rest) {
    (void)rest;
    bool kept = play->keep && !play->not_kept;
    if (!kept && !is_sure(play, "The game is not kept on disk. Leave it?"))
        return;
    if (kept && play->n_history && !lusor_over(play->p))
        play_say(play, SAY_NOTE, "The game is kept; lusor play --resume goes on with it.");
    play->quit = true;
}

/* ---- machines ---- */

/* The agent of a seat, or one for a moment. */
static LusorAgent *adviser(Play *play, const char *text) {
    char *why;
    LusorAgent *agent = lusor_agent_new(play->game, *text ? text : "ai:1s", &play->setup, &why);
    if (!agent)
        play_say(play, SAY_ERROR, "%s.", why ? why : "Not enough memory");
    free(why);
    return agent;
}

/* What an agent would play for whoever is to move; LUSOR_NONE after saying why not. */
static int advice(Play *play, const char *text, LusorThoughts *thoughts) {
    if (lusor_moves(play->p) <= 0) {
        play_say(play, SAY_ERROR, "The game is over.");
        return LUSOR_NONE;
    }
    LusorAgent *agent = adviser(play, text);
    if (!agent)
        return LUSOR_NONE;
    int move = play_think(play, agent, play_decider(play));
    *thoughts = lusor_agent_thoughts(agent);
    lusor_agent_free(agent);
    return move;
}

static void hint(Play *play, const char *rest) {
    LusorThoughts t;
    int move = advice(play, rest, &t);
    if (move == LUSOR_NONE)
        return;
    play_say(play, SAY_HINT, "%s (value %+.2f, %ld looked at in %.1f s).",
             notation_text(play->notation, play->p, move), t.value, t.iterations, t.seconds);
}

static void go(Play *play, const char *rest) {
    LusorThoughts t;
    int move = advice(play, rest, &t);
    if (move != LUSOR_NONE)
        play_make(play, move);
}

static void seat(Play *play, const char *rest) {
    size_t n = strcspn(rest, " \t");
    char *name = strndup(rest, n);
    const char *who = rest + n + strspn(rest + n, " \t");
    int player = name ? names_find_player(play->names, name) : 0;
    if (!player || !*who)
        play_say(play, SAY_ERROR,
                 "Write who plays for whom, such as: seat 2 uct:1s, seat 1 human.");
    else if (play_seat(play, player, who)) {
        keep_write(play);
        play_say(play, SAY_NOTE, "%s is played by %s.", names_player(play->names, player),
                 strcasecmp(who, "human") ? who : "a person");
    }
    free(name);
}

static void agents(Play *play, const char *rest) {
    (void)rest;
    for (int i = 0; i < lusor_agent_kinds(); i++)
        play_say(play, SAY_ANSWER, "%s: %s.", lusor_agent_kind(i).name, lusor_agent_kind(i).help);
    play_say(play, SAY_ANSWER,
             "After a colon stands how much one may think: uct:1s, uct:500ms, uct:1000it, "
             "ab:depth4.");
}

/* ---- files ---- */

/* A name without a folder means the folder of kept games. */
static char *path_for(Play *play, const char *name) {
    Text t = { 0 };
    const char *why;
    if (!*name) {
        play_say(play, SAY_ERROR, "Under which name?");
        return NULL;
    }
    char *folder = strchr(name, '/') ? NULL : keep_folder(&why);
    if (folder)
        text_printf(&t, "%s/", folder);
    text_puts(&t, name);
    if (!strstr(name, ".trl"))
        text_puts(&t, ".trl");
    free(folder);
    return t.s;
}

static void save(Play *play, const char *rest) {
    const char *why;
    char *path = path_for(play, rest);
    if (!path)
        return;
    if (lusor_save_trial(play->p, path, &why))
        play_say(play, SAY_NOTE, "Saved as %s.", path);
    else
        play_say(play, SAY_ERROR, "Not saved: %s.", why);
    free(path);
}

static void load(Play *play, const char *rest) {
    char *why, *path = path_for(play, rest);
    if (!path)
        return;
    LusorPosition *p = lusor_position_new(play->game);
    int n = p ? lusor_load_trial(p, path, &why) : -1;
    if (n >= 0) {
        play_restart(play, lusor_seed(p));
        for (int i = 0; i < n; i++) {
            int move = lusor_played(p, i);
            play_make_quietly(play, &move, 1, notation_text(play->notation, play->p, move));
        }
        keep_write(play);
        play_say(play, SAY_NOTE, "Loaded %d move%s.", n, n == 1 ? "" : "s");
    }
    if (p && why) {
        Text t = { 0 };
        text_puts(&t, why);
        play_say_text(play, SAY_ERROR, &t);
        text_free(&t);
        free(why);
    }
    lusor_position_free(p);
    free(path);
}

/* ---- how it is told and shown ---- */

typedef struct Choice {
    const char *word;
    int value;
} Choice;

/* The value of a word; false after listing the words. */
static bool choose(Play *play, const char *word, const Choice *choices, int n, int *value) {
    for (int i = 0; i < n; i++)
        if (*word && !strncasecmp(choices[i].word, word, strlen(word))) {
            *value = choices[i].value;
            return true;
        }
    Text t = { 0 };
    text_puts(&t, "Write one of:");
    for (int i = 0; i < n; i++)
        text_printf(&t, "%s %s", i ? "," : "", choices[i].word);
    text_puts(&t, ".");
    play_say_text(play, SAY_ERROR, &t);
    text_free(&t);
    return false;
}

static void level(Play *play, const char *rest) {
    static const Choice choices[] = { { "terse", LEVEL_TERSE },
                                      { "normal", LEVEL_NORMAL },
                                      { "verbose", LEVEL_VERBOSE } };
    int value;
    if (choose(play, rest, choices, 3, &value))
        play->level = (Level)value;
}

enum { SHOW_LIST = SHOW_NUMBERS + 1, SHOW_DRAWING };

static void show(Play *play, const char *rest) {
    static const Choice choices[] = { { "pieces", SHOW_PIECES },
                                      { "names", SHOW_NAMES },
                                      { "numbers", SHOW_NUMBERS },
                                      { "list", SHOW_LIST },
                                      { "drawing", SHOW_DRAWING } };
    int value;
    if (!choose(play, rest, choices, 5, &value))
        return;
    if (value == SHOW_LIST || value == SHOW_DRAWING)
        play->list = value == SHOW_LIST;
    else
        play->show = (Show)value;
}

static void glyphs(Play *play, const char *rest) {
    static const Choice choices[] = { { "ascii", GLYPHS_ASCII },
                                      { "letters", GLYPHS_LETTERS },
                                      { "unicode", GLYPHS_UNICODE } };
    int value;
    if (choose(play, rest, choices, 3, &value))
        play->glyphs = (GlyphSet)value;
}

// clang-format off
const PlayCommand command_controls[] = {
    { "undo", "u", "[NUMBER]", "back to my last decision, or by so many moves", COMPLETE_NOTHING, undo },
    { "redo", "r", "[NUMBER]", "makes moves again that were taken back", COMPLETE_NOTHING, redo },
    { "restart", "new", "[SEED]", "begins a new game", COMPLETE_NOTHING, restart },
    { "hint", "", "[AGENT]", "what an agent would play", COMPLETE_AGENT, hint },
    { "go", "", "[AGENT]", "lets an agent make the move", COMPLETE_AGENT, go },
    { "seat", "", "PLAYER WHO", "who plays for a player: human, or an agent such as uct:1s", COMPLETE_PLAYER, seat },
    { "agents", "", "", "the agents there are", COMPLETE_NOTHING, agents },
    { "save", "", "NAME", "writes the game as a trial that Ludii reads", COMPLETE_FILE, save },
    { "load", "", "NAME", "goes on with a game from a trial", COMPLETE_FILE, load },
    { "level", "", "terse|normal|verbose", "how much is told about a move", COMPLETE_NOTHING, level },
    { "show", "", "pieces|names|numbers|list|drawing", "what the board shows, drawn or as a list of sites", COMPLETE_NOTHING, show },
    { "glyphs", "", "ascii|letters|unicode", "with which characters the board is drawn", COMPLETE_NOTHING, glyphs },
    { "quit", "q exit bye", "", "ends the program; the game is kept", COMPLETE_NOTHING, quit },
    { .name = NULL },
};
// clang-format on
