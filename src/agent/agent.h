/* Agent: what the kinds of agents share. Each kind is a row; its functions are in a file of its
   name. */
#ifndef LUSOR_AGENT_ROWS_H
#define LUSOR_AGENT_ROWS_H

#include "lusor/agent.h"

#include <pthread.h>
#include <stdatomic.h>

/* How much an agent may think about one move; what is 0 is not limited. */
typedef struct Budget {
    double seconds;
    long iterations;
    int depth;
} Budget;

typedef struct AgentKind AgentKind;

struct LusorAgent {
    const AgentKind *kind;
    const LusorGame *game;
    char *text;
    Budget budget;
    int threads;
    size_t memory;
    LusorRandom random;
    char *command;     /* what follows the colon, for kinds that run a program */
    double timeout;    /* seconds a program may be late; 0: as usual */
    void *own;         /* the kind's */
    char failure[256]; /* why the last choice failed, "" if it did not */

    atomic_bool stop;
    double began; /* when it began to think, by agent_now() */
    pthread_mutex_t lock;
    LusorThoughts thoughts; /* guarded by the lock */
};

struct AgentKind {
    const char *name, *help;
    bool runs; /* a program, named in the agent's text */
    /* Makes what the kind needs; false without memory or after agent_fail(). NULL: nothing. */
    bool (*open)(LusorAgent *a);
    void (*close)(LusorAgent *a);
    /* Whether it can choose, else agent_fail() says why not. NULL: it can. */
    bool (*ready)(LusorAgent *a);
    /* Chooses among at least two moves. */
    int (*choose)(LusorAgent *a, const LusorPosition *p, int player);
};

extern const AgentKind agent_random, agent_flat, agent_uct, agent_grave, agent_ab, agent_ai,
    agent_cmd;
extern const AgentKind *const agent_kinds[]; /* all of them, then NULL */

enum {
    AGENT_THREADS_MAX = 64,
    AGENT_PLAYOUT_MAX = 2000, /* moves in one playout; a longer one counts as drawn */
    AGENT_CLOCK_EVERY = 16    /* iterations between two looks at the clock */
};

double agent_now(void);
/* Whether an agent may go on after so many iterations. */
bool agent_goes_on(LusorAgent *a, long iterations);
/* Says why no move is chosen; returns LUSOR_NONE, which a choice then is. */
int agent_fail(LusorAgent *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Tells what is considered now. */
void agent_tell(LusorAgent *a, const LusorThoughts *t);

/* The moves that a player can choose: all legal ones, or where all move at once that player's.
   Returns how many and, in *first, where they begin in the list. */
int agent_moves(const LusorPosition *p, int player, int *first);
/* Makes a move; where all move at once the others' moves are random. */
bool agent_make(LusorPosition *p, int move, LusorRandom *r);

/* Makes `to` what the player could take `from` for: what is hidden is dealt anew, what will be
   rolled is open. The legal moves are listed. False in trouble. */
bool agent_imagine(LusorPosition *to, const LusorPosition *from, int player, LusorRandom *r);

#endif
