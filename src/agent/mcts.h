/* Monte Carlo tree search: the loop that UCT and GRAVE share. */
#ifndef LUSOR_MCTS_H
#define LUSOR_MCTS_H

#include "agent/agent.h"
#include "agent/tree.h"

enum { MCTS_PATH_MAX = 256, MCTS_NOTED_MAX = 512 };

/* One thread's part of a search. */
typedef struct Mcts {
    LusorAgent *agent;
    MoveTree tree;
    LusorPosition *work;
    LusorRandom random;
    long iterations;
    const struct MctsStyle *style;
    void *own; /* the style's */

    uint32_t path[MCTS_PATH_MAX]; /* nodes of this iteration, the root first */
    int n_path;
    LusorNoted noted[MCTS_NOTED_MAX]; /* moves of this playout, behind those in the tree */
    int n_noted;

    /* what the root stands for */
    uint64_t seed;
    int *played;  /* the moves that led there */
    int n_played; /* LUSOR_NONE: nothing is known */
    int cap_played;
} Mcts;

/* How moves are chosen and what is learned from a playout. */
typedef struct MctsStyle {
    bool notes; /* needs the moves of playouts */
    bool (*open)(Mcts *m, size_t memory);
    void (*close)(Mcts *m);
    /* How good the child of a node looks that was visited before; the highest is tried next. */
    double (*urgency)(const Mcts *m, uint32_t node, uint32_t child);
    /* After a playout with these utilities by player. */
    void (*learn)(Mcts *m, const double *utility);
    void (*forget)(Mcts *m);
} MctsStyle;

bool mcts_open(LusorAgent *a, const MctsStyle *style);
void mcts_close(LusorAgent *a);
int mcts_choose(LusorAgent *a, const LusorPosition *p, int player);

#endif
