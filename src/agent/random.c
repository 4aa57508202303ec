/* The agent that moves at random. */
#include "agent/agent.h"

static int choose(LusorAgent *a, const LusorPosition *p, int player) {
    int first, n = agent_moves(p, player, &first);
    return first + lusor_random_below(&a->random, n);
}

const AgentKind agent_random = {
    .name = "random",
    .help = "any legal move, each equally likely",
    .choose = choose,
};
