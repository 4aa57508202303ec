/* Monte Carlo tree search: select, expand, play out, remember. */
#include "agent/mcts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TELL_EVERY = 256 }; /* iterations */

/* All threads of an agent; each searches a tree of its own, and their roots are added up. */
typedef struct MctsTeam {
    Mcts *members;
    int n;
    const LusorPosition *position; /* being thought about */
    int player;
} MctsTeam;

/* ---- making ---- */

static bool open_member(LusorAgent *a, Mcts *m, const MctsStyle *style, int n) {
    unsigned traits = lusor_traits(a->game);
    size_t share = a->memory / (size_t)n;
    m->agent = a;
    m->style = style;
    m->n_played = LUSOR_NONE;
    m->random.state = (uint64_t)lusor_random(&a->random) << 32 | lusor_random(&a->random);
    m->work = lusor_position_new(a->game);
    bool open = traits & (LUSOR_CHANCE | LUSOR_HIDDEN | LUSOR_SIMULTANEOUS);
    return m->work && tree_init(&m->tree, style->open ? share / 2 : share, open) &&
           (!style->open || style->open(m, share / 2));
}

bool mcts_open(LusorAgent *a, const MctsStyle *style) {
    MctsTeam *team = calloc(1, sizeof *team);
    a->own = team;
    if (!team || !(team->members = calloc((size_t)a->threads, sizeof *team->members)))
        return false;
    for (; team->n < a->threads; team->n++)
        if (!open_member(a, &team->members[team->n], style, a->threads)) {
            team->n++;
            return false;
        }
    return true;
}

void mcts_close(LusorAgent *a) {
    MctsTeam *team = a->own;
    for (int i = 0; i < team->n; i++) {
        Mcts *m = &team->members[i];
        lusor_position_free(m->work);
        tree_free(&m->tree);
        if (m->style->close && m->own)
            m->style->close(m);
        free(m->played);
    }
    free(team->members);
    free(team);
    a->own = NULL;
}

/* ---- the tree from move to move ---- */

static void forget(Mcts *m) {
    tree_clear(&m->tree);
    if (m->style->forget)
        m->style->forget(m);
}

/* Whether the moves made since the root lead to a node of the tree, which then is the root. */
static bool follow(Mcts *m, const LusorPosition *p) {
    int plies = lusor_plies(p);
    if (m->tree.open || m->seed != lusor_seed(p) || m->n_played == LUSOR_NONE ||
        plies < m->n_played)
        return false;
    for (int i = 0; i < m->n_played; i++)
        if (m->played[i] != lusor_played(p, i))
            return false;
    uint32_t node = m->tree.root;
    for (int i = m->n_played; node && i < plies; i++)
        node = tree_child(&m->tree, node, p, lusor_played(p, i));
    if (!node || m->tree.n > m->tree.max / 2)
        return false;
    m->tree.root = node;
    return true;
}

static void note_root(Mcts *m, const LusorPosition *p) {
    int plies = lusor_plies(p);
    if (plies > m->cap_played) {
        int *bigger = realloc(m->played, sizeof *bigger * (size_t)plies * 2);
        if (!bigger) {
            m->n_played = LUSOR_NONE;
            return;
        }
        m->played = bigger;
        m->cap_played = plies * 2;
    }
    for (int i = 0; i < plies; i++)
        m->played[i] = lusor_played(p, i);
    m->n_played = plies;
    m->seed = lusor_seed(p);
}

/* ---- one iteration ---- */

/* A legal move of the node that was never tried, or -1. The order is as good as random: steps of a
   length that meets all of them. */
static int untried_closed(const Mcts *m, uint32_t node, int n) {
    int k = m->tree.nodes[node].n_children;
    if (k >= n)
        return LUSOR_NONE;
    uint32_t mixed = node * 2654435761u;
    int step = 1 + (int)(mixed % (uint32_t)n), a = step, b = n;
    while (b) {
        int rest = a % b;
        a = b;
        b = rest;
    }
    if (a != 1)
        step = 1;
    return (int)(((uint64_t)(mixed >> 16) + (uint64_t)k * (uint64_t)step) % (uint64_t)n);
}

static int untried_open(Mcts *m, uint32_t node, int first, int n) {
    int found = LUSOR_NONE, count = 0;
    for (int i = first; i < first + n; i++)
        if (!tree_child(&m->tree, node, m->work, i) && lusor_random_below(&m->random, ++count) == 0)
            found = i;
    return found;
}

static uint32_t most_urgent_closed(const Mcts *m, uint32_t node) {
    uint32_t best = 0;
    double highest = -HUGE_VAL;
    for (uint32_t i = m->tree.nodes[node].child; i; i = m->tree.nodes[i].sibling) {
        double urgency = m->style->urgency(m, node, i);
        if (urgency > highest) {
            highest = urgency;
            best = i;
        }
    }
    return best;
}

static uint32_t most_urgent_open(Mcts *m, uint32_t node, int first, int n) {
    uint32_t best = 0;
    double highest = -HUGE_VAL;
    for (int i = first; i < first + n; i++) {
        uint32_t child = tree_child(&m->tree, node, m->work, i);
        double urgency = child ? m->style->urgency(m, node, child) : -HUGE_VAL;
        if (child && urgency > highest) {
            highest = urgency;
            best = child;
            m->tree.nodes[child].move = i;
        }
    }
    return best;
}

/* Where all move at once the tree is about one player's moves. */
static int moves_here(Mcts *m, int player, int *first) {
    int n = lusor_moves(m->work);
    *first = 0;
    if (lusor_traits(m->agent->game) & LUSOR_SIMULTANEOUS)
        return agent_moves(m->work, player, first);
    return n;
}

/* Goes down the tree by one move; false when it ends: a new node, a full tree, the game's end. */
static bool descend(Mcts *m, int player) {
    uint32_t node = m->path[m->n_path - 1];
    int first, n = moves_here(m, player, &first);
    if (n <= 0 || m->n_path == MCTS_PATH_MAX)
        return false;
    int fresh = m->tree.open ? untried_open(m, node, first, n) : untried_closed(m, node, n);
    uint32_t child;
    if (fresh >= 0)
        child = tree_add(&m->tree, node, m->work, fresh, lusor_move_info(m->work, fresh).mover);
    else
        child = m->tree.open ? most_urgent_open(m, node, first, n) : most_urgent_closed(m, node);
    if (!child || !agent_make(m->work, m->tree.nodes[child].move, &m->random))
        return false;
    m->path[m->n_path++] = child;
    return fresh < 0;
}

static void remember(Mcts *m, const double *utility) {
    for (int i = 0; i < m->n_path; i++) {
        TreeNode *n = &m->tree.nodes[m->path[i]];
        n->visits++;
        n->value += utility[n->mover];
    }
    if (m->style->learn)
        m->style->learn(m, utility);
}

static void iterate(Mcts *m, const LusorPosition *p, int player) {
    double utility[LUSOR_PLAYERS_MAX + 2] = { 0 };
    m->iterations++;
    if (!agent_imagine(m->work, p, player, &m->random))
        return;
    m->path[0] = m->tree.root;
    m->n_path = 1;
    while (descend(m, player)) {
    }
    int n = lusor_playout_noting(m->work, &m->random, AGENT_PLAYOUT_MAX, m->noted,
                                 m->style->notes ? MCTS_NOTED_MAX : 0);
    m->n_noted = !m->style->notes ? 0 : n < MCTS_NOTED_MAX ? n : MCTS_NOTED_MAX;
    for (int i = 1; i <= lusor_players(m->agent->game); i++)
        utility[i] = lusor_utility(m->work, i);
    remember(m, utility);
}

/* ---- searching ---- */

static void tell(Mcts *m, long iterations) {
    uint32_t best = tree_best(&m->tree, m->tree.root);
    const TreeNode *n = &m->tree.nodes[best];
    LusorThoughts t = { .iterations = iterations, .best = LUSOR_NONE };
    if (best) {
        t.best = n->move;
        t.value = tree_mean(n);
        t.visits = n->visits;
        t.n_line = tree_line(&m->tree, t.line, LUSOR_LINE_MAX);
        t.depth = t.n_line;
    }
    agent_tell(m->agent, &t);
}

static void search(Mcts *m, MctsTeam *team) {
    bool speaks = m == team->members;
    long share = 0;
    m->iterations = 0;
    if (!follow(m, team->position))
        forget(m);
    note_root(m, team->position);
    do {
        iterate(m, team->position, team->player);
        share = m->iterations * team->n;
        if (speaks && m->iterations % TELL_EVERY == 0)
            tell(m, share);
    } while (agent_goes_on(m->agent, share));
}

typedef struct Job {
    Mcts *member;
    MctsTeam *team;
} Job;

static void *run_job(void *job) {
    search(((Job *)job)->member, ((Job *)job)->team);
    return NULL;
}

static void search_together(MctsTeam *team) {
    pthread_t threads[AGENT_THREADS_MAX];
    Job jobs[AGENT_THREADS_MAX];
    int started = 1;
    for (; started < team->n; started++) {
        jobs[started] = (Job){ &team->members[started], team };
        if (pthread_create(&threads[started], NULL, run_job, &jobs[started]))
            break;
    }
    search(&team->members[0], team);
    for (int i = 1; i < started; i++)
        pthread_join(threads[i], NULL);
    for (int i = started; i < team->n; i++)
        forget(&team->members[i]); /* the machine had no thread for it */
}

/* How often the members together visited a move of the root. */
static uint64_t visits_of(const MctsTeam *team, uint64_t key) {
    uint64_t visits = 0;
    for (int k = 0; k < team->n; k++) {
        const MoveTree *t = &team->members[k].tree;
        for (uint32_t i = t->nodes[t->root].child; i; i = t->nodes[i].sibling)
            if (t->nodes[i].key == key)
                visits += t->nodes[i].visits;
    }
    return visits;
}

int mcts_choose(LusorAgent *a, const LusorPosition *p, int player) {
    MctsTeam *team = a->own;
    team->position = p;
    team->player = player;
    search_together(team);
    tell(&team->members[0], team->members[0].iterations * team->n);
    int first, n = agent_moves(p, player, &first), best = first;
    uint64_t most = 0;
    for (int i = first; i < first + n; i++) {
        uint64_t visits = visits_of(team, lusor_move_key(p, i));
        if (visits > most) {
            most = visits;
            best = i;
        }
    }
    return best;
}
