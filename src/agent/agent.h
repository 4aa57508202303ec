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
    void *own;           /* the kind's */
    const char *failure; /* why the last choice failed, NULL if it did not */

    atomic_bool stop;
    double began; /* when it began to think, by agent_now() */
    pthread_mutex_t lock;
    LusorThoughts thoughts; /* guarded by the lock */
};

struct AgentKind {
    const char *name, *help;
    /* Makes what the kind needs; false without memory. NULL: nothing. */
    bool (*open)(LusorAgent *a);
    void (*close)(LusorAgent *a);
    /* Chooses among at least two moves. */
    int (*choose)(LusorAgent *a, const LusorPosition *p, int player);
};

extern const AgentKind agent_random, agent_flat, agent_uct, agent_grave, agent_ab, agent_ai;

enum {
    AGENT_PLAYOUT_MAX = 2000, /* moves in one playout; a longer one counts as drawn */
    AGENT_CLOCK_EVERY = 16    /* iterations between two looks at the clock */
};

double agent_now(void);
/* Whether an agent may go on after so many iterations. */
bool agent_goes_on(LusorAgent *a, long iterations);
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
