/* Tree: nodes in one block of memory. */
#include "agent/tree.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_NODES = 4096 };

bool tree_init(MoveTree *t, size_t bytes, bool open) {
    size_t max = bytes / sizeof *t->nodes;
    t->max = max > UINT32_MAX / 4 ? UINT32_MAX / 4 : max < 64 ? 64 : (uint32_t)max;
    t->cap = t->max < FIRST_NODES ? t->max : FIRST_NODES;
    t->open = open;
    t->nodes = malloc(sizeof *t->nodes * t->cap);
    if (t->nodes)
        tree_clear(t);
    return t->nodes;
}

/* Room for one more node; false if the tree is as large as it may be. */
static bool has_room(MoveTree *t) {
    if (t->n < t->cap)
        return true;
    uint32_t cap = t->cap <= t->max / 2 ? t->cap * 2 : t->max;
    TreeNode *bigger = cap > t->cap ? realloc(t->nodes, sizeof *bigger * cap) : NULL;
    if (!bigger)
        return false;
    t->nodes = bigger;
    t->cap = cap;
    return true;
}

void tree_free(MoveTree *t) {
    free(t->nodes);
    t->nodes = NULL;
}

void tree_clear(MoveTree *t) {
    t->nodes[1] = (TreeNode){ .move = LUSOR_NONE };
    t->root = 1;
    t->n = 2;
}

uint32_t tree_child(const MoveTree *t, uint32_t node, const LusorPosition *p, int move) {
    uint64_t key = t->open ? lusor_move_key(p, move) : 0;
    for (uint32_t i = t->nodes[node].child; i; i = t->nodes[i].sibling)
        if (t->open ? t->nodes[i].key == key : t->nodes[i].move == move)
            return i;
    return 0;
}

uint32_t tree_add(MoveTree *t, uint32_t node, const LusorPosition *p, int move, int mover) {
    if (!has_room(t))
        return 0;
    uint32_t i = t->n++;
    TreeNode *parent = &t->nodes[node];
    t->nodes[i] = (TreeNode){
        .key = lusor_move_key(p, move), .move = move, .mover = mover, .sibling = parent->child
    };
    parent->child = i;
    parent->n_children++;
    return i;
}

uint32_t tree_best(const MoveTree *t, uint32_t node) {
    uint32_t best = 0;
    for (uint32_t i = t->nodes[node].child; i; i = t->nodes[i].sibling) {
        const TreeNode *n = &t->nodes[i], *b = &t->nodes[best];
        if (!best || n->visits > b->visits ||
            (n->visits == b->visits && tree_mean(n) > tree_mean(b)))
            best = i;
    }
    return best;
}

int tree_line(const MoveTree *t, int *line, int max) {
    int n = 0;
    for (uint32_t i = t->root; n < max && (i = tree_best(t, i)) && t->nodes[i].visits;)
        line[n++] = t->nodes[i].move;
    return n;
}
