/* UGI: reads lines, keeps a position, thinks in a thread of its own so that it can be stopped. */
#include "net/ugi.h"

#include "base/text.h"
#include "view/notation.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

typedef struct Ugi {
    const LusorGame *game;
    LusorAgentSetup setup;
    char *kind; /* of agent */
    FILE *out;
    Names *names;
    Notation *notation;
    LusorPosition *p;

    LusorAgent *agent; /* NULL: none made yet */
    bool endless;      /* it thinks until it is stopped */
    bool thinking;     /* the thread has to be joined */
    atomic_bool done;  /* it has nothing more to do */
    pthread_t thread;
} Ugi;

typedef struct UgiCommand {
    const char *name;
    void (*run)(Ugi *u, char *rest); /* with what follows the name */
} UgiCommand;

/* ---- words ---- */

/* The next word, ended where it ends; NULL if there is none. */
static char *next_word(char **rest) {
    return strtok_r(NULL, " \t\r\n", rest);
}

static void say(Ugi *u, const char *text) {
    fprintf(u->out, "%s\n", text);
    fflush(u->out);
}

/* A fault of whoever asks. */
static void complain(Ugi *u, const char *about, const char *what) {
    Text t = { 0 };
    text_puts(&t, "info string error: ");
    text_add_clean(&t, about, strlen(about));
    text_printf(&t, "%s%s", *about ? " " : "", what);
    say(u, text_str(&t));
    text_free(&t);
}

/* ---- thinking ---- */

/* A move as one word. */
static void move_word(Ugi *u, int move, Text *out) {
    for (const char *s = notation_text(u->notation, u->p, move); *s; s++)
        if (*s != ' ')
            text_putc(out, *s);
}

static void say_choice(Ugi *u, int move) {
    Text line = { 0 };
    LusorThoughts t = lusor_agent_thoughts(u->agent);
    if (t.iterations)
        text_printf(&line, "info depth %d nodes %ld time %.0f score %.3f\n", t.depth, t.iterations,
                    t.seconds * 1000, t.value);
    text_puts(&line, "bestmove ");
    if (move == LUSOR_NONE)
        text_puts(&line, "none");
    else
        move_word(u, move, &line);
    say(u, text_str(&line));
    text_free(&line);
}

static void *think(void *arg) {
    Ugi *u = arg;
    int move = lusor_agent_choose(u->agent, u->p, lusor_mover(u->p));
    say_choice(u, move);
    atomic_store(&u->done, true);
    return NULL;
}

/* Waits for the answer; with `at_once` it has to come now. */
static void finish(Ugi *u, bool at_once) {
    static const struct timespec moment = { 0, 1000000 };
    if (!u->thinking)
        return;
    while ((at_once || u->endless) && !atomic_load(&u->done)) {
        lusor_agent_stop(u->agent); /* again and again: it may not have begun yet */
        nanosleep(&moment, NULL);
    }
    pthread_join(u->thread, NULL);
    u->thinking = false;
}

static void begin_thinking(Ugi *u) {
    atomic_store(&u->done, false);
    u->thinking = !pthread_create(&u->thread, NULL, think, u);
    if (!u->thinking)
        think(u);
}

/* The agent for a budget; one that has it already remembers what it thought. */
static bool take_agent(Ugi *u, const char *budget) {
    Text text = { 0 };
    char *why = NULL;
    text_printf(&text, "%s%s%s", u->kind, *budget ? ":" : "", budget);
    if (!u->agent || strcmp(lusor_agent_text(u->agent), text_str(&text))) {
        lusor_agent_free(u->agent);
        u->agent = lusor_agent_new(u->game, text_str(&text), &u->setup, &why);
        if (!u->agent)
            complain(u, "", why ? why : "not enough memory");
    }
    free(why);
    text_free(&text);
    return u->agent;
}

/* ---- the commands ---- */

static void run_ugi(Ugi *u, char *rest) {
    (void)rest;
    fprintf(u->out, "id name lusor %s\nid author the authors of lusor\n", lusor_version());
    fprintf(u->out, "option name Agent type string default %s\n", u->kind);
    fprintf(u->out, "option name Threads type spin default %d min 1 max 64\n",
            u->setup.threads ? u->setup.threads : 1);
    fprintf(u->out, "option name Memory type spin default %zu min 1 max 1048576\n",
            u->setup.memory >> 20);
    fprintf(u->out, "option name Seed type spin default %llu min 0 max 2147483647\n",
            (unsigned long long)u->setup.seed);
    say(u, "ugiok");
}

static void run_isready(Ugi *u, char *rest) {
    (void)rest;
    say(u, "readyok");
}

static void run_uginewgame(Ugi *u, char *rest) {
    (void)rest;
    finish(u, true);
    lusor_agent_free(u->agent);
    u->agent = NULL;
    lusor_start(u->p, u->setup.seed);
}

static void set_option(Ugi *u, const char *name, const char *value) {
    unsigned long long number = strtoull(value, NULL, 10);
    if (!strcasecmp(name, "Agent")) {
        free(u->kind);
        u->kind = strdup(value);
    } else if (!strcasecmp(name, "Threads")) {
        u->setup.threads = number > 64 ? 64 : (int)number;
    } else if (!strcasecmp(name, "Memory")) {
        u->setup.memory = (size_t)(number < 1 ? 1 : number > 1 << 20 ? 1 << 20 : number) << 20;
    } else if (!strcasecmp(name, "Seed")) {
        u->setup.seed = number;
    } else {
        complain(u, name, "is no option");
    }
}

static void run_setoption(Ugi *u, char *rest) {
    const char *word = next_word(&rest), *name = word ? next_word(&rest) : NULL;
    const char *word_value = name ? next_word(&rest) : NULL;
    const char *value = word_value ? next_word(&rest) : NULL;
    if (!value || strcmp(word, "name") || strcmp(word_value, "value")) {
        complain(u, "", "write: setoption name NAME value VALUE");
        return;
    }
    finish(u, true);
    set_option(u, name, value);
    lusor_agent_free(u->agent);
    u->agent = NULL;
}

/* Makes the moves that the words name; one that is not legal ends it. */
static void make_moves(Ugi *u, char **rest) {
    for (const char *word; (word = next_word(rest));) {
        NotationAnswer answer = notation_read(u->notation, u->p, 0, word);
        if (answer.kind != NOTATION_FOUND || !lusor_make(u->p, answer.move)) {
            complain(u, word, "is no legal move here");
            return;
        }
    }
}

static void run_position(Ugi *u, char *rest) {
    const char *word = next_word(&rest);
    uint64_t seed = u->setup.seed;
    finish(u, true);
    if (!word || strcmp(word, "startpos")) {
        complain(u, "", "write: position startpos [seed N] [moves MOVE...]");
        return;
    }
    word = next_word(&rest);
    if (word && !strcmp(word, "seed")) {
        const char *number = next_word(&rest);
        seed = strtoull(number ? number : "", NULL, 10);
        word = next_word(&rest);
    }
    lusor_start(u->p, seed);
    if (word && !strcmp(word, "moves"))
        make_moves(u, &rest);
    else if (word)
        complain(u, word, "was expected to be \"moves\"");
}

/* What may be spent, as far as somebody says. */
typedef struct Allowance {
    double movetime, nodes, depth, infinite;
    double time[2], increment[2]; /* of the first player and of the second, in milliseconds */
} Allowance;

static double *allowance_named(Allowance *a, const char *name) {
    const struct {
        const char *name;
        double *value;
    } rows[] = {
        { "movetime", &a->movetime },  { "nodes", &a->nodes },       { "depth", &a->depth },
        { "p1time", &a->time[0] },     { "p2time", &a->time[1] },    { "p1inc", &a->increment[0] },
        { "p2inc", &a->increment[1] }, { "infinite", &a->infinite },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (!strcmp(rows[i].name, name))
            return rows[i].value;
    return NULL;
}

static bool read_allowance(Ugi *u, Allowance *a, char **rest) {
    for (const char *word; (word = next_word(rest));) {
        double *value = allowance_named(a, word);
        bool endless = value == &a->infinite;
        const char *number = value && !endless ? next_word(rest) : "1";
        char *end = NULL;
        if (value)
            *value = strtod(number ? number : "", &end);
        if (!value || !number || *end || !(*value > 0) || *value > 1e11) {
            complain(u, word, value ? "needs a number above 0" : "is not known to go");
            return false;
        }
    }
    return true;
}

/* The allowance as the budget of an agent. Of the time for a whole game a thirtieth is spent. */
static void write_budget(const Ugi *u, const Allowance *a, Text *out) {
    int player = lusor_mover(u->p) == 2;
    double ms = a->movetime;
    if (!ms && a->time[player])
        ms = a->time[player] / 30 + a->increment[player] * 0.9;
    if (a->infinite)
        ms = 1e11;
    if (ms)
        text_printf(out, "%.3fs", ms < 1 ? 0.001 : ms / 1000);
    if (a->nodes >= 1)
        text_printf(out, "%s%.0fit", out->n ? "," : "", a->nodes);
    if (a->depth >= 1)
        text_printf(out, "%sdepth%.0f", out->n ? "," : "", a->depth > 126 ? 126 : a->depth);
}

static void run_go(Ugi *u, char *rest) {
    Allowance allowance = { 0 };
    Text budget = { 0 };
    finish(u, true);
    if (!read_allowance(u, &allowance, &rest))
        return;
    write_budget(u, &allowance, &budget);
    u->endless = allowance.infinite;
    if (lusor_moves(u->p) <= 0)
        say(u, "bestmove none");
    else if (take_agent(u, text_str(&budget)))
        begin_thinking(u);
    text_free(&budget);
}

static void run_stop(Ugi *u, char *rest) {
    (void)rest;
    finish(u, true);
}

static void say_result(Ugi *u) {
    int winner = lusor_winner(u->p);
    if (winner == LUSOR_NONE)
        say(u, "response none");
    else if (winner == 0)
        say(u, "response draw");
    else
        fprintf(u->out, "response p%dwin\n", winner);
}

static void say_moves(Ugi *u) {
    Text line = { 0 };
    text_puts(&line, "response");
    for (int i = 0, n = lusor_moves(u->p); i < n; i++) {
        text_putc(&line, ' ');
        move_word(u, i, &line);
    }
    say(u, text_str(&line));
    text_free(&line);
}

static void run_query(Ugi *u, char *rest) {
    const char *what = next_word(&rest);
    finish(u, false);
    bool over = lusor_moves(u->p) <= 0;
    if (!what)
        complain(u, "", "write: query gameover, query p1turn, query result or query moves");
    else if (!strcmp(what, "gameover"))
        say(u, over ? "response true" : "response false");
    else if (what[0] == 'p' && strstr(what, "turn"))
        say(u, !over && lusor_mover(u->p) == atoi(what + 1) ? "response true" : "response false");
    else if (!strcmp(what, "result"))
        say_result(u);
    else if (!strcmp(what, "moves"))
        say_moves(u);
    else
        complain(u, what, "cannot be queried");
    fflush(u->out);
}

static const UgiCommand ugi_commands[] = {
    { "ugi", run_ugi },
    { "isready", run_isready },
    { "uginewgame", run_uginewgame },
    { "setoption", run_setoption },
    { "position", run_position },
    { "go", run_go },
    { "stop", run_stop },
    { "query", run_query },
};

/* False when it is told to quit. */
static bool obey(Ugi *u, char *line) {
    char *rest, *name = strtok_r(line, " \t\r\n", &rest);
    if (!name)
        return true;
    if (!strcmp(name, "quit"))
        return false;
    for (size_t i = 0; i < sizeof ugi_commands / sizeof *ugi_commands; i++)
        if (!strcmp(ugi_commands[i].name, name)) {
            ugi_commands[i].run(u, rest);
            return true;
        }
    complain(u, name, "is no command");
    return true;
}

/* ---- serving ---- */

static bool open_ugi(Ugi *u) {
    u->names = names_new(u->game);
    u->notation = u->names ? notation_new(u->names) : NULL;
    u->p = lusor_position_new(u->game);
    return u->kind && u->notation && u->p && lusor_start(u->p, u->setup.seed);
}

static void close_ugi(Ugi *u) {
    lusor_agent_free(u->agent);
    lusor_position_free(u->p);
    notation_free(u->notation);
    names_free(u->names);
    free(u->kind);
}

bool ugi_serve(const LusorGame *game, const UgiSetup *setup, FILE *in, FILE *out) {
    Ugi u = { .game = game, .setup = setup->setup, .kind = strdup(setup->agent), .out = out };
    bool fine = open_ugi(&u), quit = false;
    char *line = NULL;
    size_t cap = 0;
    while (fine && !quit && getline(&line, &cap, in) > 0)
        quit = !obey(&u, line);
    finish(&u, quit);
    free(line);
    close_ugi(&u);
    return fine;
}
