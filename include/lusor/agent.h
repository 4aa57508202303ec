/* agent.h: players that are programs.
 *
 * An agent is made for one game from a short text: a name, and after a colon how much it may think:
 * "random", "uct:1s", "uct:1000it", "ab:depth4", "ai", "uct:1s,threads=2". It sees no more of a
 * position than the player it plays for, and it does not know how dice will fall. "cmd:PROGRAM" is
 * a program that speaks the protocol of lusor(5) over pipes. */
#ifndef LUSOR_AGENT_H
#define LUSOR_AGENT_H

#include "lusor/lusor.h"

typedef struct LusorAgent LusorAgent;

typedef struct LusorAgentSetup {
    uint64_t seed;
    int threads;   /* unless the text says how many; 0: one. With one thread and a budget of
                      iterations or depth, the seed   determines every choice */
    size_t memory; /* bytes for everything it remembers while thinking; 0: 256 MB */
} LusorAgentSetup;

/* NULL if the text means no agent for this game, with a reason in *why (may be NULL), to be freed.
   `setup` may be NULL. The game must outlive the agent. */
LusorAgent *lusor_agent_new(const LusorGame *game, const char *text, const LusorAgentSetup *setup,
                            char **why);
void lusor_agent_free(LusorAgent *agent);
/* The text it was made from. */
const char *lusor_agent_text(const LusorAgent *agent);

/* The index of the legal move that it chooses for a player; LUSOR_NONE if there is none. `p`, whose
   legal moves must have been listed, does not change and may be looked at meanwhile. */
int lusor_agent_choose(LusorAgent *agent, const LusorPosition *p, int player);
/* Why the last choice failed (a program that does not answer, an illegal move): valid until the
   agent is used again, NULL if it did not fail. */
const char *lusor_agent_failure(const LusorAgent *agent);
/* Whether it can choose: a program starts and answers. lusor_agent_failure() says why not. Choosing
   does this by itself; asking before tells it before the game begins. */
bool lusor_agent_ready(LusorAgent *agent);
/* From another thread: makes it choose at once, by what it knows so far. */
void lusor_agent_stop(LusorAgent *agent);

/* What an agent considers. */
enum { LUSOR_LINE_MAX = 16 };
typedef struct LusorThoughts {
    bool thinking;
    long iterations; /* playouts, or positions looked at */
    double seconds;
    int best;                 /* the move it would choose now, LUSOR_NONE if it has no idea */
    double value;             /* what that is worth: 1 won, -1 lost */
    long visits;              /* how often it looked at that move */
    int depth;                /* of the search, 0 if it has none */
    int line[LUSOR_LINE_MAX]; /* expected moves, each an index in the position after the one before
                               */
    int n_line;
} LusorThoughts;
/* May be asked from another thread at any time. */
LusorThoughts lusor_agent_thoughts(LusorAgent *agent);

/* All kinds of agents. */
typedef struct LusorAgentKind {
    const char *name;
    const char *help; /* one line */
} LusorAgentKind;
int lusor_agent_kinds(void);
LusorAgentKind lusor_agent_kind(int i);

#endif
