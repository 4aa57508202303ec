/* Agents: made from a text, asked for a move, stopped. */
#include "agent/agent_text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

const AgentKind *const agent_kinds[] = { &agent_random, &agent_flat, &agent_uct, &agent_grave,
                                         &agent_ab,     &agent_ai,   &agent_cmd, NULL };

#define DEFAULT_MEMORY ((size_t)256 << 20)

int lusor_agent_kinds(void) {
    return sizeof agent_kinds / sizeof *agent_kinds - 1;
}
LusorAgentKind lusor_agent_kind(int i) {
    return (LusorAgentKind){ agent_kinds[i]->name, agent_kinds[i]->help };
}

/* ---- made from a text ---- */

/* What the text does not say comes from the setup. */
static bool set_up(LusorAgent *a, const char *text, const LusorAgentSetup *setup, char **why) {
    static const LusorAgentSetup usual = { .seed = 1 };
    setup = setup ? setup : &usual;
    a->threads = setup->threads < 1                   ? 1
                 : setup->threads > AGENT_THREADS_MAX ? AGENT_THREADS_MAX
                                                      : setup->threads;
    a->random.state = setup->seed;
    a->memory = setup->memory ? setup->memory : DEFAULT_MEMORY;
    a->text = strdup(text);
    if (!a->text || !agent_text_read(a, text, why))
        return false;
    if (!a->kind->open || a->kind->open(a))
        return true;
    agent_text_say(why, "%s: %s", text, *a->failure ? a->failure : "there is not enough memory");
    return false;
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
    free(a->command);
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

bool lusor_agent_ready(LusorAgent *a) {
    *a->failure = '\0';
    return !a->kind->ready || a->kind->ready(a);
}

int lusor_agent_choose(LusorAgent *a, const LusorPosition *p, int player) {
    int first, n = agent_moves(p, player, &first);
    if (n < 2)
        return n ? first : LUSOR_NONE;
    atomic_store(&a->stop, false);
    *a->failure = '\0';
    a->began = agent_now();
    set_thinking(a, true);
    int move = a->kind->choose(a, p, player);
    set_thinking(a, false);
    return move;
}

const char *lusor_agent_failure(const LusorAgent *a) {
    return *a->failure ? a->failure : NULL;
}

int agent_fail(LusorAgent *a, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(a->failure, sizeof a->failure, fmt, ap);
    va_end(ap);
    return LUSOR_NONE;
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
