/* The agent that is another program: the Universal Game Interface over pipes, as lusor(5) tells. */
#include "agent/agent.h"
#include "agent/child.h"

#include "base/text.h"
#include "view/notation.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START_SECONDS 10.0  /* to say that it is ready */
#define WRITE_SECONDS 5.0   /* to take a line */
#define LATE_SECONDS  5.0   /* beyond the time it was given */
#define COUNT_SECONDS 120.0 /* for so many iterations, or so deep */
#define STOP_SECONDS  2.0   /* to answer after it was told to stop */
#define SLICE_SECONDS 0.02  /* between two looks at whether it shall stop */

typedef struct External {
    Child *child;
    Names *names;
    Notation *notation;
    LusorPosition *mirror; /* the game as it was told, to know what its moves are called */
    Text told;             /* the moves so far, a blank before each */
    bool ready;
} External;

static bool open_external(LusorAgent *a) {
    if (lusor_traits(a->game) & LUSOR_SIMULTANEOUS) {
        agent_fail(a, "programs cannot play games in which all move at once");
        return false;
    }
    External *e = a->own = calloc(1, sizeof *e);
    if (!e)
        return false;
    e->names = names_new(a->game);
    e->notation = e->names ? notation_new(e->names) : NULL;
    e->mirror = lusor_position_new(a->game);
    return e->notation && e->mirror;
}

static void hang_up(External *e) {
    child_end(e->child);
    e->child = NULL;
    e->ready = false;
}

static void close_external(LusorAgent *a) {
    External *e = a->own;
    if (e->child)
        child_write(e->child, "quit\n", WRITE_SECONDS);
    hang_up(e);
    lusor_position_free(e->mirror);
    notation_free(e->notation);
    names_free(e->names);
    text_free(&e->told);
    free(e);
}

/* ---- talking ---- */

/* Says what went wrong and is done with the program; the next game begins with a new one. */
static bool give_up(LusorAgent *a, ChildEvent event, const char *expected) {
    External *e = a->own;
    char end[80];
    if (event == CHILD_GONE) {
        child_epitaph(e->child, end, sizeof end);
        agent_fail(a, "%s before it answered \"%s\"", end, expected);
    } else if (event == CHILD_NOISY) {
        agent_fail(a, "it wrote a line without end instead of \"%s\"", expected);
    } else {
        agent_fail(a, "it did not answer \"%s\" in time", expected);
    }
    hang_up(e);
    return false;
}

/* Writes what should lead to an answer. */
static bool say(LusorAgent *a, const char *text, const char *expected) {
    External *e = a->own;
    ChildEvent event = child_write(e->child, text, WRITE_SECONDS);
    return event == CHILD_SPOKE || give_up(a, event, expected);
}

/* What follows the first word of a line if it is this one, else NULL. */
static const char *after_word(const char *line, const char *word) {
    size_t n = strlen(word);
    line += strspn(line, " \t");
    if (strncmp(line, word, n) || (line[n] && line[n] != ' ' && line[n] != '\t'))
        return NULL;
    return line + n + strspn(line + n, " \t");
}

/* Asks, and waits for a line that begins with a word. */
static bool ask(LusorAgent *a, const char *question, const char *answer) {
    External *e = a->own;
    const char *line;
    double deadline = agent_now() + (a->timeout ? a->timeout : START_SECONDS);
    if (!say(a, question, answer))
        return false;
    for (;;) {
        ChildEvent event = child_read(e->child, deadline - agent_now(), &line);
        if (event != CHILD_SPOKE)
            return give_up(a, event, answer);
        if (after_word(line, answer))
            return true;
    }
}

static bool ready(LusorAgent *a) {
    External *e = a->own;
    if (e->ready)
        return true;
    e->child = child_start(a->command);
    if (!e->child) {
        agent_fail(a, "it cannot be started: %s", strerror(errno));
        return false;
    }
    e->ready = ask(a, "ugi\n", "ugiok") && say(a, "uginewgame\n", "readyok") &&
               ask(a, "isready\n", "readyok");
    return e->ready;
}

/* ---- the game as it is told ---- */

/* Notes the text of a move, without the blanks inside it. */
static bool tell_move(External *e, int move) {
    int n;
    const char *const *texts = notation_list(e->notation, e->mirror, &n);
    if (move < 0 || move >= n)
        return false;
    text_putc(&e->told, ' ');
    for (const char *s = texts[move]; *s; s++)
        if (*s != ' ')
            text_putc(&e->told, *s);
    return lusor_make(e->mirror, move);
}

static bool mirror_begins(const External *e, const LusorPosition *p) {
    int plies = lusor_plies(e->mirror);
    if (!e->told.s || lusor_seed(e->mirror) != lusor_seed(p) || plies > lusor_plies(p))
        return false;
    for (int i = 0; i < plies; i++)
        if (lusor_played(e->mirror, i) != lusor_played(p, i))
            return false;
    return true;
}

static void start_mirror(External *e, const LusorPosition *p) {
    text_clear(&e->told);
    text_puts(&e->told, "position startpos");
    if (lusor_traits(lusor_position_game(p)) & (LUSOR_CHANCE | LUSOR_HIDDEN))
        text_printf(&e->told, " seed %llu", (unsigned long long)lusor_seed(p));
    text_puts(&e->told, " moves");
    lusor_start(e->mirror, lusor_seed(p));
}

static bool follow(External *e, const LusorPosition *p) {
    if (!mirror_begins(e, p))
        start_mirror(e, p);
    for (int i = lusor_plies(e->mirror); i < lusor_plies(p); i++)
        if (!tell_move(e, lusor_played(p, i)))
            return false;
    return lusor_hash(e->mirror) == lusor_hash(p);
}

static bool send_position(LusorAgent *a) {
    External *e = a->own;
    size_t n = e->told.n;
    text_putc(&e->told, '\n');
    bool fine = say(a, text_str(&e->told), "bestmove");
    e->told.s[e->told.n = n] = '\0';
    return fine;
}

/* ---- the move it chooses ---- */

static bool send_go(LusorAgent *a) {
    const Budget *b = &a->budget;
    char text[160];
    int n = snprintf(text, sizeof text, "go");
    if (b->seconds)
        n += snprintf(text + n, sizeof text - (size_t)n, " movetime %.0f", b->seconds * 1000);
    if (b->iterations)
        n += snprintf(text + n, sizeof text - (size_t)n, " nodes %ld", b->iterations);
    if (b->depth)
        n += snprintf(text + n, sizeof text - (size_t)n, " depth %d", b->depth);
    snprintf(text + n, sizeof text - (size_t)n, "\n");
    return say(a, text, "bestmove");
}

static double time_to_answer(const LusorAgent *a) {
    double late = a->timeout ? a->timeout : LATE_SECONDS;
    if (a->budget.seconds)
        return a->budget.seconds + late;
    return a->timeout ? a->timeout : COUNT_SECONDS;
}

/* "info depth 3 nodes 1200 ...": what it wants to be known of its thinking. */
static void note_info(LusorAgent *a, const char *info) {
    LusorThoughts t = { .best = LUSOR_NONE };
    const char *depth = strstr(info, "depth "), *nodes = strstr(info, "nodes ");
    if (!depth && !nodes)
        return;
    t.depth = depth ? (int)strtol(depth + 6, NULL, 10) : 0;
    t.iterations = nodes ? strtol(nodes + 6, NULL, 10) : 0;
    agent_tell(a, &t);
}

/* The text behind "bestmove", NULL after agent_fail(). When it shall stop it is told so once. */
static const char *hear_move(LusorAgent *a) {
    External *e = a->own;
    double deadline = agent_now() + time_to_answer(a);
    for (bool told = false;;) {
        const char *line, *rest;
        if (!told && atomic_load(&a->stop)) {
            told = true;
            deadline = agent_now() + STOP_SECONDS;
            if (!say(a, "stop\n", "bestmove"))
                return NULL;
        }
        ChildEvent event = child_read(e->child, SLICE_SECONDS, &line);
        if (event == CHILD_SPOKE && (rest = after_word(line, "bestmove")))
            return rest;
        if (event == CHILD_SPOKE && (rest = after_word(line, "info")))
            note_info(a, rest);
        bool late = agent_now() > deadline;
        if (event == CHILD_GONE || event == CHILD_NOISY || late) {
            give_up(a, event == CHILD_SPOKE ? CHILD_SILENT : event, "bestmove");
            return NULL;
        }
    }
}

/* The legal move of that text, to the letter but for case. */
static int find_move(LusorAgent *a, const char *text) {
    External *e = a->own;
    int n;
    char word[80];
    const char *const *texts = notation_list(e->notation, e->mirror, &n);
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text, " \t"), text);
    for (int i = 0; i < n; i++)
        if (names_equal(texts[i], word))
            return i;
    Text clean = { 0 };
    text_add_clean(&clean, word, strlen(word));
    agent_fail(a, "it answered \"%s\", which is no legal move", text_str(&clean));
    text_free(&clean);
    return LUSOR_NONE;
}

static int choose(LusorAgent *a, const LusorPosition *p, int player) {
    (void)player;
    if (!follow(a->own, p))
        return agent_fail(a, "this position cannot be told as moves from the start");
    if (!ready(a) || !send_position(a) || !send_go(a))
        return LUSOR_NONE;
    const char *text = hear_move(a);
    return text ? find_move(a, text) : LUSOR_NONE;
}

const AgentKind agent_cmd = {
    .name = "cmd",
    .help = "another program, cmd:./engine, that speaks the Universal Game Interface",
    .runs = true,
    .open = open_external,
    .close = close_external,
    .ready = ready,
    .choose = choose,
};
