/* Analysis of automata: what leads nowhere, what is read later, where ways meet. */
#include "rbg/analyse.h"

#include <string.h>

enum { FAR = 1 << 28, VISIT_WORK_MAX = 30000000, VISIT_CELLS_MAX = 24000000 };

typedef struct Analyser {
    const Automaton *a;
    Arena *arena;
    NodeFacts *facts;
    int n;
    int *stack; /* of nodes */
} Analyser;

bool analyse_scans(const Automaton *a, const Node *n) {
    return n->kind == NODE_MOVE && n->relation->most > LIST_MAX &&
           a->nodes[n->next].kind == NODE_ON;
}

/* ---- what is reached ---- */

static void reach(Analyser *x, int *top, int node, bool in_pattern) {
    if (x->facts[node].reached)
        return;
    x->facts[node].reached = true;
    x->facts[node].in_pattern = in_pattern;
    x->stack[(*top)++] = node;
}

static void mark_reached(Analyser *x) {
    int top = 0;
    reach(x, &top, x->a->start, false);
    while (top) {
        int i = x->stack[--top];
        bool in_pattern = x->facts[i].in_pattern;
        const Node *n = &x->a->nodes[i];
        for (int k = 0; k < n->n_choices; k++)
            reach(x, &top, n->choices[k], in_pattern);
        if (n->kind == NODE_IF) {
            reach(x, &top, n->pattern, true);
            reach(x, &top, n->otherwise, in_pattern);
        }
        if (n->kind > NODE_CHOICE)
            reach(x, &top, n->next, in_pattern);
    }
}

/* ---- what flows from the end to the beginning ---- */

static uint64_t variable_bit(int64_t variable) {
    return (uint64_t)1 << (variable < 63 ? variable : 63);
}

static void read_arith(NodeFacts *f, const Arith *e) {
    if (!e)
        return;
    if (e->kind == ARITH_VARIABLE)
        f->reads_variables |= variable_bit(e->value);
    if (e->kind == ARITH_COUNT) {
        f->reads_board = true;
        f->reads_sets |= (PieceSet)1 << e->value;
    }
    for (int i = 0; i < e->n; i++)
        read_arith(f, e->items[i]);
}

static void own_reads(const Automaton *a, const Node *n, NodeFacts *f) {
    f->reads_board |= n->kind == NODE_ON;
    if (analyse_scans(a, n))
        f->reads_sets |= a->nodes[n->next].set;
    if (n->expr) {
        read_arith(f, n->expr->left);
        read_arith(f, n->expr->right);
    }
}

static void add_reads(NodeFacts *f, const NodeFacts *later) {
    f->reads_board |= later->reads_board;
    f->reads_sets |= later->reads_sets;
    f->reads_variables |= later->reads_variables;
}

/* Takes over what is known of one successor. */
static void flow(NodeFacts *f, const NodeFacts *later, bool modifier) {
    add_reads(f, later);
    f->useful |= later->useful;
    f->changes |= later->changes;
    if (later->distance + 1 < f->distance)
        f->distance = later->distance + 1;
    if (!modifier)
        f->visits_next |= later->visit || later->visits_next;
}

static bool same_facts(const NodeFacts *a, const NodeFacts *b) {
    return a->useful == b->useful && a->changes == b->changes && a->visits_next == b->visits_next &&
           a->reads_board == b->reads_board && a->reads_sets == b->reads_sets &&
           a->reads_variables == b->reads_variables && a->distance == b->distance;
}

static bool flow_into(Analyser *x, int i) {
    const Node *n = &x->a->nodes[i];
    NodeFacts *f = &x->facts[i], before = *f;
    if (n->kind == NODE_ACCEPT || n->kind == NODE_SWITCH) {
        f->useful = true;
        f->distance = 0;
        return !same_facts(f, &before);
    }
    own_reads(x->a, n, f);
    f->changes |= node_is_modifier(n);
    if (n->kind == NODE_IF) {
        add_reads(f, &x->facts[n->pattern]);
        flow(f, &x->facts[n->otherwise], false);
    }
    for (int k = 0; k < n->n_choices; k++)
        flow(f, &x->facts[n->choices[k]], false);
    if (n->kind > NODE_CHOICE)
        flow(f, &x->facts[n->next], node_is_modifier(n));
    return !same_facts(f, &before);
}

/* Successors have lower numbers but for the bodies of stars, so few rounds are needed. */
static void flow_all(Analyser *x) {
    bool changed = true;
    while (changed) {
        changed = false;
        for (int i = 0; i < x->n; i++)
            if (x->facts[i].reached)
                changed |= flow_into(x, i);
    }
}

/* ---- where ways meet ---- */

typedef struct Walker {
    Analyser *x;
    uint32_t *seen; /* per node and vertex: the number of the walk that came there */
    uint32_t walk;
    uint32_t *stack; /* node * vertices + vertex */
    int top;
    uint64_t *scratch;
    int64_t work;
} Walker;

/* Marks the first node from here on where it pays to remember having been. Tests and single steps
   are done faster than remembered. */
static void mark_visit(Analyser *x, int i) {
    const Node *n = &x->a->nodes[i];
    while (n->kind == NODE_ON || n->kind == NODE_COMPARE ||
           (n->kind == NODE_MOVE && n->relation->to)) {
        i = n->next;
        n = &x->a->nodes[i];
    }
    if (n->kind != NODE_ACCEPT && n->kind != NODE_FAIL)
        x->facts[i].visit = true;
}

static void walk_to(Walker *w, int node, int v) {
    size_t cell = (size_t)node * (size_t)w->x->a->model->n_vertices + (size_t)v;
    if (!w->x->facts[node].useful)
        return;
    if (w->seen[cell] == w->walk) {
        mark_visit(w->x, node);
        return;
    }
    w->seen[cell] = w->walk;
    w->stack[w->top++] = (uint32_t)cell;
}

static void walk_targets(Walker *w, const Node *n, int v) {
    const Relations *r = &w->x->a->relations;
    const uint64_t *row = relation_targets(r, n->relation, v, w->scratch);
    for (int i = 0; i < r->words; i++)
        for (uint64_t left = row[i]; left; left &= left - 1)
            walk_to(w, n->next, i * 64 + __builtin_ctzll(left));
}

/* In a pattern it does no harm when ways from different pieces meet: one is enough, and the same
   ways are short for most. So each piece found is a beginning of its own. */
static bool is_scan_in_pattern(const Analyser *x, int node) {
    return x->facts[node].in_pattern && !x->facts[node].in_loop &&
           analyse_scans(x->a, &x->a->nodes[node]);
}

static void walk_on(Walker *w, int node, int v) {
    const Node *n = &w->x->a->nodes[node];
    w->work++;
    if (node_is_modifier(n) || is_scan_in_pattern(w->x, node))
        return;
    if (n->kind == NODE_MOVE) {
        walk_targets(w, n, v);
        return;
    }
    for (int i = 0; i < n->n_choices; i++)
        walk_to(w, n->choices[i], v);
    if (n->kind == NODE_IF)
        walk_to(w, n->otherwise, v);
    if (n->kind > NODE_CHOICE)
        walk_to(w, n->next, v);
}

/* Walks every way up to the next modifiers. */
static void walk_from(Walker *w, int node, int v) {
    int n_vertices = w->x->a->model->n_vertices;
    w->walk++;
    w->top = 0;
    walk_to(w, node, v);
    while (w->top) {
        uint32_t cell = w->stack[--w->top];
        walk_on(w, (int)(cell / (uint32_t)n_vertices), (int)(cell % (uint32_t)n_vertices));
    }
}

/* Whether what follows is the same wherever one stands. */
static bool forgets_vertex(const Automaton *a, int node, int depth) {
    const Node *n = &a->nodes[node];
    if (depth > 8)
        return false;
    switch (n->kind) {
    case NODE_FAIL:
    case NODE_ACCEPT:
        return true;
    case NODE_MOVE:
        return n->relation->constant;
    case NODE_COMPARE:
    case NODE_ON:
        return forgets_vertex(a, n->next, depth + 1);
    case NODE_IF:
        return forgets_vertex(a, n->next, depth + 1) && forgets_vertex(a, n->otherwise, depth + 1);
    case NODE_CHOICE:
        for (int i = 0; i < n->n_choices; i++)
            if (n->star || !forgets_vertex(a, n->choices[i], depth + 1))
                return false;
        return true;
    default:
        return true; /* a modifier ends the walk */
    }
}

/* The nodes at which a search between two modifiers begins. */
static void find_beginnings(Analyser *x, bool *begins) {
    begins[x->a->start] = true;
    for (int i = 0; i < x->n; i++) {
        const Node *n = &x->a->nodes[i];
        if (!x->facts[i].reached)
            continue;
        if (node_is_modifier(n) || is_scan_in_pattern(x, i))
            begins[n->next] = true;
        if (n->kind == NODE_IF)
            begins[n->pattern] = true;
    }
}

/* When there is no time to look closely: ways may meet wherever more than one leads. */
static void mark_all_joins(Analyser *x) {
    int *ways = ARENA_ARRAY(x->arena, int, x->n);
    for (int i = 0; i < x->n; i++) {
        const Node *n = &x->a->nodes[i];
        if (!x->facts[i].reached)
            continue;
        for (int k = 0; k < n->n_choices; k++)
            ways[n->choices[k]]++;
        if (n->kind == NODE_IF)
            ways[n->otherwise]++;
        if (n->kind > NODE_CHOICE)
            ways[n->next] += n->kind == NODE_MOVE ? 2 : 1;
    }
    for (int i = 0; i < x->n; i++)
        if (ways[i] > 1 && x->facts[i].useful)
            mark_visit(x, i);
}

static bool walk_all(Analyser *x, Walker *w) {
    int n_vertices = x->a->model->n_vertices;
    bool *begins = ARENA_ARRAY(x->arena, bool, x->n);
    find_beginnings(x, begins);
    for (int i = 0; i < x->n; i++) {
        if (!begins[i])
            continue;
        int vertices = forgets_vertex(x->a, i, 0) ? 1 : n_vertices;
        for (int v = 0; v < vertices; v++) {
            walk_from(w, i, v);
            if (w->work > VISIT_WORK_MAX)
                return false;
        }
    }
    return true;
}

static void mark_visits(Analyser *x) {
    int n_vertices = x->a->model->n_vertices;
    int64_t cells = (int64_t)x->n * n_vertices;
    Walker w = { .x = x };
    bool done = false;
    if (cells <= VISIT_CELLS_MAX) {
        Arena arena;
        arena_init(&arena, SIZE_MAX);
        w.seen = ARENA_ARRAY(&arena, uint32_t, cells);
        w.stack = ARENA_ARRAY(&arena, uint32_t, cells);
        w.scratch = ARENA_ARRAY(&arena, uint64_t, x->a->relations.words);
        done = walk_all(x, &w);
        arena_free(&arena);
    }
    if (!done)
        mark_all_joins(x);
}

/* ---- loops that change the board ---- */

typedef struct Loops {
    Analyser *x;
    int *index, *low, *stack, *todo, *edge;
    bool *on_stack;
    int n_index, top;
} Loops;

/* A loop is a set of nodes each of which leads to each other within one turn. */
static void end_loop(Loops *l, int root) {
    int from = l->top;
    do
        l->on_stack[l->stack[--from]] = false;
    while (l->stack[from] != root);
    for (int k = from; k < l->top; k++) {
        NodeFacts *f = &l->x->facts[l->stack[k]];
        f->loop = root;
        f->in_loop = l->top - from > 1;
    }
    l->top = from;
}

static int successor(const Node *n, int k) {
    int two[2];
    if (n->kind == NODE_CHOICE)
        return k < n->n_choices ? n->choices[k] : NO_NODE;
    return k < node_successors(n, two, 2) ? two[k] : NO_NODE;
}

static void enter(Loops *l, int *depth, int i) {
    l->index[i] = l->low[i] = ++l->n_index;
    l->stack[l->top++] = i;
    l->on_stack[i] = true;
    l->edge[i] = 0;
    l->todo[(*depth)++] = i;
}

/* Tarjan's algorithm without recursion: rules may be longer than a stack is deep. */
static void find_loops(Loops *l, int start) {
    int depth = 0;
    enter(l, &depth, start);
    while (depth) {
        int i = l->todo[depth - 1];
        int next = successor(&l->x->a->nodes[i], l->edge[i]++);
        if (next == NO_NODE) {
            depth--;
            if (l->low[i] == l->index[i])
                end_loop(l, i);
            if (depth && l->low[i] < l->low[l->todo[depth - 1]])
                l->low[l->todo[depth - 1]] = l->low[i];
        } else if (!l->index[next]) {
            enter(l, &depth, next);
        } else if (l->on_stack[next] && l->index[next] < l->low[i]) {
            l->low[i] = l->index[next];
        }
    }
}

static void mark_loops(Analyser *x) {
    Loops l = { .x = x };
    l.index = ARENA_ARRAY(x->arena, int, x->n);
    l.low = ARENA_ARRAY(x->arena, int, x->n);
    l.stack = ARENA_ARRAY(x->arena, int, x->n);
    l.todo = ARENA_ARRAY(x->arena, int, x->n);
    l.edge = ARENA_ARRAY(x->arena, int, x->n);
    l.on_stack = ARENA_ARRAY(x->arena, bool, x->n);
    for (int i = 0; i < x->n; i++)
        if (x->facts[i].reached && !l.index[i])
            find_loops(&l, i);
}

/* Where a loop has modifiers, what is remembered before one must survive what comes after it. */
static void mark_levels(Analyser *x) {
    bool *remembers = ARENA_ARRAY(x->arena, bool, x->n);
    for (int i = 0; i < x->n; i++)
        if (x->facts[i].visit && x->facts[i].in_loop)
            remembers[x->facts[i].loop] = true;
    for (int i = 0; i < x->n; i++) {
        NodeFacts *f = &x->facts[i];
        f->levelled =
            f->in_loop && remembers[f->loop] && (f->visit || node_is_modifier(&x->a->nodes[i]));
    }
}

static void number_slots(Analyser *x, Analysis *out) {
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < x->n; i++)
            if (x->facts[i].visit && x->facts[i].levelled == !pass)
                x->facts[i].slot = out->n_slots++;
        if (!pass)
            out->n_levelled = out->n_slots;
    }
}

void analyse(const Automaton *a, Arena *arena, Analysis *out) {
    Analyser x = { .a = a, .arena = arena, .n = a->n_nodes };
    x.facts = ARENA_ARRAY(arena, NodeFacts, x.n);
    x.stack = ARENA_ARRAY(arena, int, x.n);
    for (int i = 0; i < x.n; i++)
        x.facts[i].distance = FAR;
    *out = (Analysis){ .facts = x.facts };
    mark_reached(&x);
    mark_loops(&x);
    flow_all(&x);
    mark_visits(&x);
    flow_all(&x); /* again: visits are known now */
    mark_levels(&x);
    number_slots(&x, out);
    for (int i = 0; i < x.n; i++)
        out->reads_sets |= x.facts[i].reads_sets;
}
