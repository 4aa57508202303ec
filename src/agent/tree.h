/* Tree: what a search by playouts knows of the moves it has tried.
 *
 * A node stands for a move; its children for the moves that followed it in some playout. Where
 * chance or secrets make the same moves lead to different positions, the tree is open: a child is
 * found by its move's key, and only those that are legal this time count. */
#ifndef LUSOR_TREE_OF_MOVES_H
#define LUSOR_TREE_OF_MOVES_H

#include "lusor/lusor.h"

typedef struct TreeNode {
    uint64_t key;    /* of its move */
    double value;    /* sum of what the playouts were worth to its mover */
    uint32_t visits; /* how many playouts there were */
    int32_t move;    /* index of its move, as last seen */
    int32_t mover;
    uint32_t child, sibling; /* first child, next child of the same node; 0: none */
    int32_t n_children;
} TreeNode;

typedef struct MoveTree {
    TreeNode *nodes; /* 0 is not used */
    uint32_t n, cap, max;
    uint32_t root;
    bool open; /* children are known by key, not by index */
} MoveTree;

/* Room for nodes in at most so many bytes; false without memory. */
bool tree_init(MoveTree *t, size_t bytes, bool open);
void tree_free(MoveTree *t);
/* Empties it; the root is a node without a move. */
void tree_clear(MoveTree *t);

/* The child for a legal move of the position reached, or 0. */
uint32_t tree_child(const MoveTree *t, uint32_t node, const LusorPosition *p, int move);
/* A new child for it; 0 if the tree is full. */
uint32_t tree_add(MoveTree *t, uint32_t node, const LusorPosition *p, int move, int mover);
/* The child of the root that was visited most, or 0. */
uint32_t tree_best(const MoveTree *t, uint32_t node);
/* The moves expected from the root on; returns how many. */
int tree_line(const MoveTree *t, int *line, int max);

static inline double tree_mean(const TreeNode *n) {
    return n->visits ? n->value / n->visits : 0;
}

#endif
