/* Tree: nodes in one block of memory. */
#include "agent/tree.h"

#include <stdlib.h>
#include <string.h>

bool tree_init(MoveTree *t, size_t bytes, bool open) {
    size_t cap = bytes / sizeof *t->nodes;
    t->cap = cap > UINT32_MAX / 2 ? UINT32_MAX / 2 : cap < 64 ? 64 : (uint32_t)cap;
    t->open = open;
    t->nodes = malloc(sizeof *t->nodes * t->cap);
    if (t->nodes)
        tree_clear(t);
    return t->nodes;
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
    if (t->n == t->cap)
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
