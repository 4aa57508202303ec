/* The plain face: for the ear, for pipes, and for terminals that can do nothing else. No control
   sequences, nothing is rewritten, nothing is drawn unless asked for. */
#include "ui/plain.h"

#include "ui/command.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

typedef struct Plain {
    Face face;
    bool terminal; /* somebody types at one */
    char *line;    /* what getline() works with */
    size_t cap;
} Plain;

static void say(Face *f, Say kind, const char *line) {
    (void)f;
    const char *word = say_word(kind);
    printf("%s%s%s\n", word, *word ? ": " : "", line);
    fflush(stdout);
}

static void show(Face *f, Play *play) {
    (void)f, (void)play;
}

/* ---- completion: readline has one, global, way to ask for it ---- */

typedef struct Words {
    char **v;
    int n;
} Words;

static Play *completing;

static void add_word(void *to, const char *word) {
    Words *w = to;
    char **bigger = realloc(w->v, sizeof *bigger * (size_t)(w->n + 1));
    if (!bigger)
        return;
    w->v = bigger;
    w->v[w->n++] = strdup(word);
}

static char *next_word(const char *text, int state) {
    static Words words;
    static int at;
    (void)text;
    if (!state) {
        words = (Words){ 0 };
        at = 0;
        char *typed = strndup(rl_line_buffer, (size_t)rl_point);
        if (typed)
            command_complete(completing, typed, add_word, &words);
        free(typed);
    }
    if (at < words.n)
        return words.v[at++];
    free(words.v);
    words = (Words){ 0 };
    return NULL;
}

static char **complete(const char *text, int start, int end) {
    (void)start, (void)end;
    rl_attempted_completion_over = 1;
    return rl_completion_matches(text, next_word);
}

/* ---- reading ---- */

static char *ask(Face *f, Play *play, const char *prompt) {
    Plain *plain = (Plain *)f;
    if (plain->terminal) {
        completing = play;
        char *line = readline(prompt);
        if (line && *line)
            add_history(line);
        return line;
    }
    ssize_t n = getline(&plain->line, &plain->cap, stdin);
    if (n < 0)
        return NULL;
    return strndup(plain->line, strcspn(plain->line, "\r\n"));
}

/* A line typed while an agent thinks stops it; what stands in a pipe is for later. */
static bool wait_a_moment(Face *f, Play *play) {
    (void)play;
    struct pollfd in = { .fd = STDIN_FILENO, .events = POLLIN };
    if (!((Plain *)f)->terminal) {
        poll(NULL, 0, 2);
        return false;
    }
    return poll(&in, 1, 20) > 0;
}

/* Enough empty lines to push what was shown out of sight. */
static bool curtain(Face *f, Play *play, int player) {
    Plain *plain = (Plain *)f;
    if (plain->terminal)
        for (int i = 0; i < 60; i++)
            putchar('\n');
    printf("turn: %s, press Enter when nobody else looks.\n", names_player(play->names, player));
    fflush(stdout);
    char *line = ask(f, play, "");
    free(line);
    return line;
}

Face *plain_open(void) {
    Plain *plain = calloc(1, sizeof *plain);
    if (!plain)
        return NULL;
    plain->face = (Face){ .name = "plain",
                          .say = say,
                          .show = show,
                          .ask = ask,
                          .wait = wait_a_moment,
                          .curtain = curtain };
    plain->terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    if (plain->terminal) {
        rl_readline_name = "lusor";
        rl_variable_bind("enable-bracketed-paste", "off");
        rl_variable_bind("completion-ignore-case", "on");
        rl_attempted_completion_function = complete;
    }
    return &plain->face;
}

void plain_close(Face *f) {
    Plain *plain = (Plain *)f;
    if (!plain)
        return;
    free(plain->line);
    free(plain);
}
