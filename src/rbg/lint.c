/* Warnings about descriptions that can be read but make no proper game. */
#include "rbg/lint.h"

enum { WORK_MAX = 2000000 };

typedef struct Linter {
    const Automaton *a;
    const NodeFacts *facts;
    Report *report;
    uint32_t *seen; /* per node and vertex: the number of the walk that came there */
    uint32_t walk;
    uint32_t *stack; /* node * vertices + vertex */
    int top;
    int work;
    uint64_t *scratch;
} Linter;

static void go_to(Linter *x, int node, int v) {
    uint32_t cell = (uint32_t)(node * x->a->model->n_vertices + v);
    if (x->seen[cell] == x->walk)
        return;
    x->seen[cell] = x->walk;
    x->stack[x->top++] = cell;
}

/* Whether an assignment is possible whatever happened before. */
static bool always_possible(const Automaton *a, const Node *n) {
    return n->kind == NODE_OFF || (n->kind == NODE_ASSIGN && n->expr->left->kind == ARITH_NUMBER &&
                                   n->expr->left->value <= a->model->bounds[n->expr->a]);
}

/* Goes on from a node that asks nothing about the state of the game. */
static void go_on(Linter *x, const Node *n, int v) {
    const Relations *r = &x->a->relations;
    x->work++;
    if (n->kind == NODE_CHOICE)
        for (int i = 0; i < n->n_choices; i++)
            go_to(x, n->choices[i], v);
    if (always_possible(x->a, n))
        go_to(x, n->next, v);
    if (n->kind != NODE_MOVE)
        return;
    const uint64_t *row = relation_targets(r, n->relation, v, x->scratch);
    for (int w = 0; w < r->words; w++)
        for (uint64_t left = row[w]; left; left &= left - 1)
            go_to(x, n->next, w * 64 + __builtin_ctzll(left));
}

/* Whether a modifier, done at a vertex, can be done there again before anything is asked. */
static bool comes_back(Linter *x, int node, int v) {
    int n_vertices = x->a->model->n_vertices;
    uint32_t home = (uint32_t)(node * n_vertices + v);
    x->walk++;
    x->top = 0;
    go_to(x, x->a->nodes[node].next, v);
    while (x->top && x->work < WORK_MAX) {
        uint32_t cell = x->stack[--x->top];
        if (cell == home)
            return true;
        go_on(x, &x->a->nodes[cell / (uint32_t)n_vertices], (int)(cell % (uint32_t)n_vertices));
    }
    return false;
}

static void find_endless(Linter *x) {
    for (int i = 0; i < x->a->n_nodes; i++) {
        const Node *n = &x->a->nodes[i];
        if (!x->facts[i].in_loop || !always_possible(x->a, n))
            continue;
        for (int v = 0; v < x->a->model->n_vertices; v++)
            if (comes_back(x, i, v)) {
                Problem *p =
                    report_warning(x->report, n->expr->place, "this may be repeated without end");
                report_note(x->report, p,
                            "a star round it has no test that could end the repetition");
                break;
            }
    }
}

/* The modifier that a node leads to without any test, NULL if there is none. */
static const Expr *bare_modifier(const Automaton *a, int node) {
    const Node *n = &a->nodes[node];
    return always_possible(a, n) || n->kind == NODE_SWITCH ? n->expr : NULL;
}

static void look_at_choice(Linter *x, const Node *n) {
    const Expr *first = NULL;
    for (int i = 0; i < n->n_choices; i++) {
        const Expr *e = bare_modifier(x->a, n->choices[i]);
        if (e && first) {
            Problem *p = report_warning(x->report, e->place,
                                        "the keeper may do this or what stands before it, and "
                                        "takes what works first");
            report_note(x->report, p, "a proper description leaves the keeper no choice");
            return;
        }
        first = first ? first : e;
    }
}

/* Looks at all choices that the keeper may meet. */
static void find_chances(Linter *x, bool *keeper, int *stack) {
    int top = 0, next[2];
    for (int i = 0; i < x->a->n_nodes; i++) {
        const Node *n = &x->a->nodes[i];
        bool begins = n->kind == NODE_SWITCH && n->expr->a < 0 && x->facts[i].reached;
        int node = i == FAIL_NODE ? x->a->start : begins ? n->next : FAIL_NODE;
        if (!keeper[node])
            keeper[stack[top++] = node] = true;
    }
    while (top) {
        const Node *n = &x->a->nodes[stack[--top]];
        if (n->kind == NODE_CHOICE)
            look_at_choice(x, n);
        int n_next = node_successors(n, next, 2);
        for (int i = 0; i < n_next; i++) {
            int node = n->kind == NODE_CHOICE ? n->choices[i] : next[i];
            if (!keeper[node])
                keeper[stack[top++] = node] = true;
        }
    }
}

void lint(const Automaton *a, const Analysis *analysis, Arena *scratch, Report *report) {
    enum { CELLS_MAX = 8000000 };
    int64_t cells = (int64_t)a->n_nodes * a->model->n_vertices;
    Linter x = { .a = a, .facts = analysis->facts, .report = report };
    find_chances(&x, ARENA_ARRAY(scratch, bool, a->n_nodes), ARENA_ARRAY(scratch, int, a->n_nodes));
    if (cells > CELLS_MAX)
        return; /* warnings are not worth that much */
    x.seen = ARENA_ARRAY(scratch, uint32_t, cells);
    x.stack = ARENA_ARRAY(scratch, uint32_t, cells);
    x.scratch = ARENA_ARRAY(scratch, uint64_t, a->relations.words);
    find_endless(&x);
}
