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
    size_t cap, n, max; /* cap and max are powers of two */
} Figures;

enum { FIRST_FIGURES = 1 << 14 };

static bool open_figures(Mcts *m, size_t memory) {
    Figures *f = calloc(1, sizeof *f);
    m->own = f;
    if (!f)
        return false;
    for (f->max = 1024; f->max * 2 * sizeof *f->v <= memory;)
        f->max *= 2;
    f->cap = f->max < FIRST_FIGURES ? f->max : FIRST_FIGURES;
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

static size_t place_of(const Figures *f, uint64_t key) {
    size_t i = (size_t)(key >> 1) & (f->cap - 1);
    while (f->v[i].key && f->v[i].key != key)
        i = (i + 1) & (f->cap - 1);
    return i;
}

/* Room for one more; false if there are as many as there may be. */
static bool has_room(Figures *f) {
    if (f->n < f->cap - f->cap / 4)
        return true;
    Figures bigger = { .cap = f->cap * 2, .n = f->n, .max = f->max };
    bigger.v = bigger.cap <= f->max ? calloc(bigger.cap, sizeof *bigger.v) : NULL;
    if (!bigger.v)
        return false;
    for (size_t i = 0; i < f->cap; i++)
        if (f->v[i].key)
            bigger.v[place_of(&bigger, f->v[i].key)] = f->v[i];
    free(f->v);
    *f = bigger;
    return true;
}

/* The figure of a move at a node; a new one if it has none and there is room, else NULL. */
static Figure *find(Figures *f, uint32_t node, uint64_t move, bool add) {
    uint64_t key = hash_mix(move, node) | 1;
    size_t i = place_of(f, key);
    if (f->v[i].key)
        return &f->v[i];
    if (!add || !has_room(f))
        return NULL;
    i = place_of(f, key);
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
