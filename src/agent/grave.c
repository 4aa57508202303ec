/* GRAVE: a move that was good anywhere in a playout is worth trying early. The figures come from
   the nearest node above that was visited often enough. */
#include "agent/mcts.h"

#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

enum { REFERENCE = 100 }; /* visits of a node whose figures are trusted */
#define BIAS 1e-6

/* How a move did in the playouts through a node, whenever it was made. */
typedef struct Figure {
    uint64_t key; /* of node and move; 0: free */
    float value;
    uint32_t visits;
} Figure;

typedef struct Figures {
    Figure *v;
    size_t cap, n; /* cap is a power of two */
} Figures;

static bool open_figures(Mcts *m, size_t memory) {
    Figures *f = calloc(1, sizeof *f);
    m->own = f;
    if (!f)
        return false;
    for (f->cap = 1024; f->cap * 2 * sizeof *f->v <= memory;)
        f->cap *= 2;
    f->v = calloc(f->cap, sizeof *f->v);
    return f->v;
}

static void close_figures(Mcts *m) {
    free(((Figures *)m->own)->v);
    free(m->own);
}

static void forget_figures(Mcts *m) {
    Figures *f = m->own;
    if (f->n)
        memset(f->v, 0, f->cap * sizeof *f->v);
    f->n = 0;
}

/* The figure of a move at a node; a new one if it has none and there is room, else NULL. */
static Figure *find(Figures *f, uint32_t node, uint64_t move, bool add) {
    uint64_t key = hash_mix(move, node) | 1;
    size_t i = (size_t)(key >> 1) & (f->cap - 1);
    while (f->v[i].key && f->v[i].key != key)
        i = (i + 1) & (f->cap - 1);
    if (f->v[i].key)
        return &f->v[i];
    if (!add || f->n >= f->cap - f->cap / 4)
        return NULL;
    f->n++;
    f->v[i].key = key;
    return &f->v[i];
}

/* The nearest node from `node` up that knows enough. */
static uint32_t reference(const Mcts *m, uint32_t node) {
    int at = m->n_path - 1;
    while (at > 0 && m->path[at] != node)
        at--;
    while (at > 0 && m->tree.nodes[m->path[at]].visits < REFERENCE)
        at--;
    return m->path[at];
}

static double urgency(const Mcts *m, uint32_t node, uint32_t child) {
    const TreeNode *n = &m->tree.nodes[child];
    const Figure *f = find(m->own, reference(m, node), n->key, false);
    double mean = (tree_mean(n) + 1) / 2;
    if (!f || !f->visits)
        return mean;
    double visits = n->visits, all = f->visits;
    double beta = all / (all + visits + BIAS * all * visits);
    return (1 - beta) * mean + beta * (f->value / all);
}

static void add_figure(Mcts *m, uint32_t node, uint64_t key, double utility) {
    Figure *f = find(m->own, node, key, true);
    if (!f)
        return;
    f->visits++;
    f->value += (float)((utility + 1) / 2);
}

/* Every move made below a node, in the tree or in the playout, counts there. */
static void learn(Mcts *m, const double *utility) {
    for (int i = 0; i < m->n_path; i++) {
        for (int k = i + 1; k < m->n_path; k++) {
            const TreeNode *n = &m->tree.nodes[m->path[k]];
            add_figure(m, m->path[i], n->key, utility[n->mover]);
        }
        for (int k = 0; k < m->n_noted; k++)
            if (m->noted[k].mover <= LUSOR_PLAYERS_MAX)
                add_figure(m, m->path[i], m->noted[k].key, utility[m->noted[k].mover]);
    }
}

static const MctsStyle style = {
    .notes = true,
    .open = open_figures,
    .close = close_figures,
    .urgency = urgency,
    .learn = learn,
    .forget = forget_figures,
};

static bool open_grave(LusorAgent *a) {
    return mcts_open(a, &style);
}

const AgentKind agent_grave = {
    .name = "grave",
    .help = "Monte Carlo tree search that learns from all moves of its playouts (MC-GRAVE)",
    .open = open_grave,
    .close = mcts_close,
    .choose = mcts_choose,
};
