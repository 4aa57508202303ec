/* UCT: moves are tried by UCB1, C = sqrt 2 for values from -1 to 1. */
#include "agent/mcts.h"

#include <math.h>

#define EXPLORATION M_SQRT2

static double urgency(const Mcts *m, uint32_t node, uint32_t child) {
    const TreeNode *parent = &m->tree.nodes[node], *n = &m->tree.nodes[child];
    return tree_mean(n) + EXPLORATION * sqrt(log((double)parent->visits) / (double)n->visits);
}

static const MctsStyle style = { .urgency = urgency };

static bool open_uct(LusorAgent *a) {
    return mcts_open(a, &style);
}

const AgentKind agent_uct = {
    .name = "uct",
    .help = "Monte Carlo tree search by upper confidence bounds (UCT)",
    .open = open_uct,
    .close = mcts_close,
    .choose = mcts_choose,
};
