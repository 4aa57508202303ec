/* Agents: made from a text, asked for a move, stopped. */
#include "agent/agent.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const AgentKind *const kinds[] = { &agent_random, &agent_flat, &agent_uct,
                                          &agent_grave,  &agent_ab,   &agent_ai };
enum { N_KINDS = sizeof kinds / sizeof *kinds };

#define DEFAULT_SECONDS 1.0
#define DEFAULT_MEMORY  ((size_t)256 << 20)
enum { THREADS_MAX = 64 };

int lusor_agent_kinds(void) {
    return N_KINDS;
}
LusorAgentKind lusor_agent_kind(int i) {
    return (LusorAgentKind){ kinds[i]->name, kinds[i]->help };
}

/* ---- made from a text ---- */

static void say(char **why, const char *fmt, ...) {
    if (!why)
        return;
    char text[512];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    *why = strdup(text);
}

static const AgentKind *find_kind(const char *text, size_t n) {
    for (int i = 0; i < N_KINDS; i++)
        if (strlen(kinds[i]->name) == n && !strncmp(kinds[i]->name, text, n))
            return kinds[i];
    return NULL;
}

static void say_kinds(char **why, const char *text, size_t n) {
    char names[256] = "";
    for (int i = 0; i < N_KINDS; i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), "%s%s", i ? ", " : "",
                 kinds[i]->name);
    say(why, "there is no agent called \"%.*s\"; there are: %s", (int)n, text, names);
}

/* "1s", "0.5s", "200ms", "1000it", "depth4"; false if it is none of these. */
static bool read_budget(const char *s, Budget *b) {
    char *end;
    if (!strncmp(s, "depth", 5)) {
        long depth = strtol(s + 5, &end, 10);
        b->depth = (int)depth;
        return end != s + 5 && !*end && depth >= 1 && depth <= LUSOR_DEPTH_MAX;
    }
    double number = strtod(s, &end);
    if (end == s || !(number > 0) || number > 1e9)
        return false;
    if (!strcmp(end, "s"))
        b->seconds = number;
    else if (!strcmp(end, "ms"))
        b->seconds = number / 1000;
    else if (!strcmp(end, "it"))
        b->iterations = (long)number;
    else
        return false;
    return b->seconds > 0 || b->iterations > 0;
}

static bool read_text(LusorAgent *a, const char *text, char **why) {
    size_t n = strcspn(text, ":");
    a->kind = find_kind(text, n);
    if (!a->kind) {
        say_kinds(why, text, n);
        return false;
    }
    if (text[n] && !read_budget(text + n + 1, &a->budget)) {
        say(why, "\"%s\" is no budget; write %s:1s, %s:500ms, %s:1000it or %s:depth4", text + n + 1,
            a->kind->name, a->kind->name, a->kind->name, a->kind->name);
        return false;
    }
    if (!text[n])
        a->budget.seconds = DEFAULT_SECONDS;
    return true;
}

static bool set_up(LusorAgent *a, const char *text, const LusorAgentSetup *setup, char **why) {
    if (!read_text(a, text, why))
        return false;
    a->random.state = setup ? setup->seed : 1;
    a->memory = setup && setup->memory ? setup->memory : DEFAULT_MEMORY;
    a->threads = setup && setup->threads > 0 ? setup->threads : 1;
    if (a->threads > THREADS_MAX)
        a->threads = THREADS_MAX;
    a->text = strdup(text);
    bool fine = a->text && (!a->kind->open || a->kind->open(a));
    if (!fine)
        say(why, "there is not enough memory for %s", text);
    return fine;
}

LusorAgent *lusor_agent_new(const LusorGame *game, const char *text, const LusorAgentSetup *setup,
                            char **why) {
    if (why)
        *why = NULL;
    LusorAgent *a = calloc(1, sizeof *a);
    if (!a)
        return NULL;
    a->game = game;
    a->thoughts.best = LUSOR_NONE;
    pthread_mutex_init(&a->lock, NULL);
    if (set_up(a, text, setup, why))
        return a;
    lusor_agent_free(a);
    return NULL;
}

void lusor_agent_free(LusorAgent *a) {
    if (!a)
        return;
    if (a->kind && a->kind->close && a->own)
        a->kind->close(a);
    pthread_mutex_destroy(&a->lock);
    free(a->text);
    free(a);
}

const char *lusor_agent_text(const LusorAgent *a) {
    return a->text;
}

/* ---- thinking ---- */

double agent_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

bool agent_goes_on(LusorAgent *a, long iterations) {
    const Budget *b = &a->budget;
    if (atomic_load_explicit(&a->stop, memory_order_relaxed))
        return false;
    if (b->iterations && iterations >= b->iterations)
        return false;
    if (!b->seconds || iterations % AGENT_CLOCK_EVERY)
        return true;
    return agent_now() - a->began < b->seconds;
}

void agent_tell(LusorAgent *a, const LusorThoughts *t) {
    pthread_mutex_lock(&a->lock);
    a->thoughts = *t;
    a->thoughts.thinking = true;
    a->thoughts.seconds = agent_now() - a->began;
    pthread_mutex_unlock(&a->lock);
}

LusorThoughts lusor_agent_thoughts(LusorAgent *a) {
    pthread_mutex_lock(&a->lock);
    LusorThoughts t = a->thoughts;
    pthread_mutex_unlock(&a->lock);
    return t;
}

static void set_thinking(LusorAgent *a, bool on) {
    pthread_mutex_lock(&a->lock);
    if (on)
        a->thoughts = (LusorThoughts){ .best = LUSOR_NONE };
    a->thoughts.thinking = on;
    pthread_mutex_unlock(&a->lock);
}

int lusor_agent_choose(LusorAgent *a, const LusorPosition *p, int player) {
    int first, n = agent_moves(p, player, &first);
    if (n < 2)
        return n ? first : LUSOR_NONE;
    atomic_store(&a->stop, false);
    a->failure = NULL;
    a->began = agent_now();
    set_thinking(a, true);
    int move = a->kind->choose(a, p, player);
    set_thinking(a, false);
    return move;
}

const char *lusor_agent_failure(const LusorAgent *a) {
    return a->failure;
}

void lusor_agent_stop(LusorAgent *a) {
    atomic_store(&a->stop, true);
}

/* ---- moves ---- */

static bool at_once(const LusorPosition *p) {
    return lusor_traits(lusor_position_game(p)) & LUSOR_SIMULTANEOUS;
}

/* Where all move at once, the moves of each player stand together. */
int agent_moves(const LusorPosition *p, int player, int *first) {
    int n = lusor_listed(p), count = 0;
    *first = 0;
    if (!at_once(p))
        return n;
    for (int i = n - 1; i >= 0; i--)
        if (lusor_move_info(p, i).mover == player) {
            *first = i;
            count++;
        }
    return count;
}

bool agent_make(LusorPosition *p, int move, LusorRandom *r) {
    if (!at_once(p))
        return lusor_make(p, move);
    int moves[LUSOR_PLAYERS_MAX], n = 0, own = lusor_move_info(p, move).mover;
    for (int player = 1; player <= lusor_players(lusor_position_game(p)); player++) {
        int first, count = agent_moves(p, player, &first);
        if (count)
            moves[n++] = player == own ? move : first + lusor_random_below(r, count);
    }
    return lusor_make_joint(p, moves, n);
}

bool agent_imagine(LusorPosition *to, const LusorPosition *from, int player, LusorRandom *r) {
    unsigned traits = lusor_traits(lusor_position_game(from));
    lusor_copy(to, from);
    if (traits & LUSOR_HIDDEN)
        lusor_shuffle_hidden(to, player, r);
    if (lusor_moves(to) < 0)
        return false;
    lusor_reseed(to, (uint64_t)lusor_random(r) << 32 | lusor_random(r));
    return true;
}
