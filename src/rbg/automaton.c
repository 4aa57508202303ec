/* The rules as an automaton. */
#include "rbg/automaton.h"

#include <string.h>

enum { TABLE_ROWS = 1 << 16, SPLIT_DEPTH_MAX = 24, CHOICES_MAX = 60000 };

/* build(expr, next) was `node`. */
typedef struct Built {
    int expr, next, node;
    struct Built *other;
} Built;

/* ---- nodes ---- */

static uint32_t mix(uint32_t h, uint64_t x) {
    return (uint32_t)((h ^ x ^ x >> 32) * 0x9E3779B1u) ^ h >> 15;
}

static uint32_t node_hash(const Node *n) {
    uint32_t h = mix(mix((uint32_t)n->kind, (uint64_t)n->next), (uint64_t)n->otherwise);
    h = mix(mix(h, (uint64_t)n->pattern), n->set);
    h = mix(h, n->relation ? (uint64_t)n->relation->id : 0);
    h = mix(h, n->expr ? (uint64_t)n->expr->id : 0);
    for (int i = 0; i < n->n_choices; i++)
        h = mix(h, (uint64_t)n->choices[i]);
    return h;
}

static bool node_same(const Node *a, const Node *b) {
    return a->hash == b->hash && a->kind == b->kind && a->next == b->next &&
           a->otherwise == b->otherwise && a->pattern == b->pattern && a->set == b->set &&
           a->relation == b->relation && a->expr == b->expr && !a->star &&
           a->n_choices == b->n_choices &&
           (!a->n_choices ||
            !memcmp(a->choices, b->choices, (size_t)a->n_choices * sizeof *a->choices));
}

static int add_node(Automaton *a, const Node *n) {
    if (a->n_nodes >= RBG_NODES_MAX)
        a->failed = true;
    if (a->failed)
        return FAIL_NODE;
    ARENA_PUSH(a->arena, a->nodes, a->n_nodes, a->cap_nodes) = *n;
    return a->n_nodes - 1;
}

/* The number of the one node that equals `n`. */
static int unique(Automaton *a, Node *n) {
    n->hash = node_hash(n);
    int *head = &a->table[n->hash % TABLE_ROWS];
    for (int i = *head; i != NO_NODE; i = a->nodes[i].other)
        if (node_same(&a->nodes[i], n))
            return i;
    n->other = *head;
    return *head = add_node(a, n);
}

bool node_is_modifier(const Node *n) {
    return n->kind == NODE_OFF || n->kind == NODE_ASSIGN || n->kind == NODE_SWITCH;
}

int node_successors(const Node *n, int *out, int cap) {
    switch (n->kind) {
    case NODE_FAIL:
    case NODE_ACCEPT:
    case NODE_SWITCH:
        return 0;
    case NODE_CHOICE:
        for (int i = 0; i < n->n_choices && i < cap; i++)
            out[i] = n->choices[i];
        return n->n_choices;
    case NODE_IF:
        if (cap > 0)
            out[0] = n->next;
        if (cap > 1)
            out[1] = n->otherwise;
        return 2;
    default:
        if (cap > 0)
            out[0] = n->next;
        return 1;
    }
}

/* ---- making nodes, simplified ---- */

static int make_choice(Automaton *a, const int *choices, int n, int depth);

static int make_on(Automaton *a, PieceSet set, int next) {
    set &= a->all_pieces;
    const Node *k = &a->nodes[next];
    if (k->kind == NODE_ON) {
        set &= k->set;
        next = k->next;
    }
    if (!set || next == FAIL_NODE)
        return FAIL_NODE;
    if (set == a->all_pieces)
        return next;
    return unique(a, &(Node){ .kind = NODE_ON, .set = set, .next = next });
}

static int make_move(Automaton *a, const Relation *r, int next);

/* Moving to many places and then choosing by the piece there is choosing first: pieces are found
   faster than places. */
static int move_into_choices(Automaton *a, const Relation *r, int next) {
    int n = a->nodes[next].n_choices, rest = 0;
    int *out = ARENA_ARRAY(a->arena, int, n + 1), *others = ARENA_ARRAY(a->arena, int, n + 1);
    int n_out = 0;
    for (int i = 0; i < n; i++) {
        int choice = a->nodes[next].choices[i];
        if (a->nodes[choice].kind == NODE_ON || a->nodes[choice].kind == NODE_MOVE)
            out[n_out++] = make_move(a, r, choice);
        else
            others[rest++] = choice;
    }
    if (!n_out)
        return NO_NODE;
    if (rest)
        out[n_out++] = make_move(a, r, make_choice(a, others, rest, 0));
    return make_choice(a, out, n_out, 0);
}

static int make_move(Automaton *a, const Relation *r, int next) {
    if (next == FAIL_NODE || r == a->relations.nothing)
        return FAIL_NODE;
    if (r == a->relations.identity)
        return next;
    const Node *k = &a->nodes[next];
    if (k->kind == NODE_MOVE) {
        const Relation *both = relation_product(&a->relations, r, k->relation);
        if (both)
            return make_move(a, both, k->next);
    }
    if (k->kind == NODE_CHOICE && !k->star && !r->to) {
        int spread = move_into_choices(a, r, next);
        if (spread != NO_NODE)
            return spread;
    }
    return unique(a, &(Node){ .kind = NODE_MOVE, .relation = r, .next = next });
}

static int make_if(Automaton *a, int pattern, int next, int otherwise) {
    const Node *p = &a->nodes[pattern], *yes = &a->nodes[next], *no = &a->nodes[otherwise];
    if (yes->kind == NODE_IF && yes->pattern == pattern) /* the answer is known already */
        next = yes->next;
    if (no->kind == NODE_IF && no->pattern == pattern)
        otherwise = no->otherwise;
    if (next == otherwise || pattern == ACCEPT_NODE)
        return next;
    if (pattern == FAIL_NODE)
        return otherwise;
    if (p->kind == NODE_IF && p->next == ACCEPT_NODE && p->otherwise == FAIL_NODE)
        return make_if(a, p->pattern, next, otherwise);
    if (p->kind == NODE_IF && p->next == FAIL_NODE && p->otherwise == ACCEPT_NODE)
        return make_if(a, p->pattern, otherwise, next);
    if (p->kind == NODE_ON && p->next == ACCEPT_NODE) {
        PieceSet set = p->set;
        int sides[2] = { make_on(a, set, next), make_on(a, ~set, otherwise) };
        return make_choice(a, sides, 2, 0);
    }
    return unique(
        a, &(Node){ .kind = NODE_IF, .pattern = pattern, .next = next, .otherwise = otherwise });
}

static int make_modifier(Automaton *a, NodeKind kind, const Expr *e, int next) {
    if (next == FAIL_NODE && kind != NODE_SWITCH)
        return FAIL_NODE;
    return unique(a, &(Node){ .kind = kind, .expr = e, .next = next });
}

/* ---- choices ---- */

typedef struct Choices {
    int *items;
    int n, cap;
} Choices;

static bool has_choice(const Choices *c, int node) {
    for (int i = 0; i < c->n; i++)
        if (c->items[i] == node)
            return true;
    return false;
}

/* Two ways on to the same node become one way where that can be. */
static bool merge_choice(Automaton *a, Choices *c, int node) {
    Node n = a->nodes[node];
    for (int i = 0; i < c->n; i++) {
        Node o = a->nodes[c->items[i]];
        if (o.kind != n.kind || o.next != n.next)
            continue;
        if (n.kind == NODE_ON) {
            c->items[i] = make_on(a, n.set | o.set, n.next);
            return true;
        }
        if (n.kind == NODE_MOVE) {
            const Relation *both = relation_union(&a->relations, o.relation, n.relation);
            if (both) {
                c->items[i] = make_move(a, both, n.next);
                return true;
            }
        }
    }
    return false;
}

static void add_choice(Automaton *a, Choices *c, int node) {
    Node n = a->nodes[node];
    if (node == FAIL_NODE || has_choice(c, node))
        return;
    if (n.kind == NODE_CHOICE && !n.star) {
        for (int i = 0; i < n.n_choices; i++)
            add_choice(a, c, n.choices[i]);
        return;
    }
    if (!merge_choice(a, c, node))
        ARENA_PUSH(a->arena, c->items, c->n, c->cap) = node;
}

/* A pattern that two of the choices ask for, NO_NODE if there is none. */
static int shared_pattern(const Automaton *a, const Choices *c) {
    for (int i = 0; i < c->n; i++) {
        const Node *n = &a->nodes[c->items[i]];
        for (int j = i + 1; n->kind == NODE_IF && j < c->n; j++) {
            const Node *o = &a->nodes[c->items[j]];
            if (o->kind == NODE_IF && o->pattern == n->pattern)
                return n->pattern;
        }
    }
    return NO_NODE;
}

/* "{? p} x + {! p} y" asks p once: if p then x else y. */
static int split_choice(Automaton *a, const Choices *c, int pattern, int depth) {
    int *sides[2];
    for (int side = 0; side < 2; side++) {
        sides[side] = ARENA_ARRAY(a->arena, int, c->n);
        for (int i = 0; i < c->n; i++) {
            const Node *n = &a->nodes[c->items[i]];
            bool asks = n->kind == NODE_IF && n->pattern == pattern;
            sides[side][i] = !asks ? c->items[i] : side ? n->otherwise : n->next;
        }
    }
    int yes = make_choice(a, sides[0], c->n, depth + 1);
    int no = make_choice(a, sides[1], c->n, depth + 1);
    return make_if(a, pattern, yes, no);
}

/* "x + {? p} x" is x. */
static void drop_covered(const Automaton *a, Choices *c) {
    int n = 0;
    for (int i = 0; i < c->n; i++) {
        const Node *k = &a->nodes[c->items[i]];
        bool test = k->kind == NODE_ON || k->kind == NODE_COMPARE ||
                    (k->kind == NODE_IF && k->otherwise == FAIL_NODE);
        bool denial = k->kind == NODE_IF && k->next == FAIL_NODE;
        if (!(test && has_choice(c, k->next)) && !(denial && has_choice(c, k->otherwise)))
            c->items[n++] = c->items[i];
    }
    c->n = n;
}

static int make_choice(Automaton *a, const int *choices, int n, int depth) {
    Choices c = { 0 };
    for (int i = 0; i < n; i++)
        add_choice(a, &c, choices[i]);
    drop_covered(a, &c);
    a->failed |= c.n > CHOICES_MAX;
    if (c.n < 2)
        return c.n ? c.items[0] : FAIL_NODE;
    int pattern = shared_pattern(a, &c);
    if (pattern != NO_NODE && depth < SPLIT_DEPTH_MAX)
        return split_choice(a, &c, pattern, depth);
    return unique(a, &(Node){ .kind = NODE_CHOICE, .choices = c.items, .n_choices = c.n });
}

/* ---- expressions ---- */

static const Relation *find_relation(Automaton *a, const Expr *e);

static const Relation *list_relation(Automaton *a, const Expr *e) {
    bool cat = e->kind == EXPR_CAT;
    const Relation *all = cat ? a->relations.identity : a->relations.nothing;
    for (int i = 0; i < e->n; i++) /* first see whether it can be at all */
        if (!find_relation(a, e->items[i]))
            return NULL;
    for (int i = 0; i < e->n && all; i++) {
        const Relation *r = find_relation(a, e->items[i]);
        all = cat ? relation_product(&a->relations, all, r) : relation_union(&a->relations, all, r);
    }
    return all;
}

/* What the expression does if it only moves about the board, NULL if it does more. */
static const Relation *find_relation(Automaton *a, const Expr *e) {
    if (a->relation_known[e->id])
        return a->relation_of[e->id];
    const Relation *r = NULL;
    switch (e->kind) {
    case EXPR_CAT:
    case EXPR_SUM:
        r = list_relation(a, e);
        break;
    case EXPR_SHIFT:
        r = relation_shift(&a->relations, e->a);
        break;
    case EXPR_STAR:
        r = relation_star(&a->relations, find_relation(a, e->items[0]));
        break;
    case EXPR_CHECK:
        r = relation_where(&a->relations, find_relation(a, e->items[0]), e->a);
        break;
    default:
        break;
    }
    a->relation_known[e->id] = true;
    return a->relation_of[e->id] = r;
}

static int build(Automaton *a, const Expr *e, int next);

static int build_sum(Automaton *a, const Expr *e, int next) {
    int *choices = ARENA_ARRAY(a->arena, int, e->n + 1);
    for (int i = 0; i < e->n; i++)
        choices[i] = build(a, e->items[i], next);
    return make_choice(a, choices, e->n, 0);
}

static int build_star(Automaton *a, const Expr *e, int next) {
    int head = add_node(a, &(Node){ .kind = NODE_CHOICE, .star = true, .other = NO_NODE });
    int body = build(a, e->items[0], head);
    Choices c = { 0 };
    add_choice(a, &c, body);
    add_choice(a, &c, next);
    int n = 0;
    a->failed |= c.n > CHOICES_MAX;
    for (int i = 0; i < c.n; i++) /* doing nothing and starting again is no choice */
        if (c.items[i] != head)
            c.items[n++] = c.items[i];
    a->nodes[head].choices = c.items;
    a->nodes[head].n_choices = n;
    return head;
}

static int build_check(Automaton *a, const Expr *e, int next) {
    int pattern = build(a, e->items[0], ACCEPT_NODE);
    return e->a ? make_if(a, pattern, next, FAIL_NODE) : make_if(a, pattern, FAIL_NODE, next);
}

static int build_new(Automaton *a, const Expr *e, int next) {
    const Relation *r = find_relation(a, e);
    if (r)
        return make_move(a, r, next);
    switch (e->kind) {
    case EXPR_CAT:
        for (int i = e->n - 1; i >= 0; i--)
            next = build(a, e->items[i], next);
        return next;
    case EXPR_SUM:
        return build_sum(a, e, next);
    case EXPR_STAR:
        return build_star(a, e, next);
    case EXPR_ON:
        return make_on(a, e->set, next);
    case EXPR_CHECK:
        return build_check(a, e, next);
    case EXPR_COMPARE:
        return next == FAIL_NODE
                   ? FAIL_NODE
                   : unique(a, &(Node){ .kind = NODE_COMPARE, .expr = e, .next = next });
    case EXPR_OFF:
        return make_modifier(a, NODE_OFF, e, next);
    case EXPR_ASSIGN:
        return make_modifier(a, NODE_ASSIGN, e, next);
    case EXPR_SWITCH:
        return make_modifier(a, NODE_SWITCH, e, next);
    default:
        return FAIL_NODE; /* shifts are relations, powers were written out */
    }
}

static int build(Automaton *a, const Expr *e, int next) {
    Built **head = &a->built[mix((uint32_t)e->id, (uint64_t)next) % TABLE_ROWS];
    for (Built *b = *head; b; b = b->other)
        if (b->expr == e->id && b->next == next)
            return b->node;
    int node = build_new(a, e, next);
    Built *b = ARENA_NEW(a->arena, Built);
    *b = (Built){ e->id, next, node, *head };
    *head = b;
    return node;
}

static PieceSet all_pieces(const Model *m) {
    return m->n_pieces == 64 ? ~(PieceSet)0 : ((PieceSet)1 << m->n_pieces) - 1;
}

bool automaton_build(Automaton *a, const Model *model, const Numbering *rules, Arena *arena,
                     Report *report) {
    *a = (Automaton){ .arena = arena, .model = model, .all_pieces = all_pieces(model) };
    relations_init(&a->relations, model, arena);
    a->relation_of = ARENA_ARRAY(arena, const Relation *, rules->n_exprs);
    a->relation_known = ARENA_ARRAY(arena, bool, rules->n_exprs);
    a->built = ARENA_ARRAY(arena, Built *, TABLE_ROWS);
    a->table = ARENA_ARRAY(arena, int, TABLE_ROWS);
    for (int i = 0; i < TABLE_ROWS; i++)
        a->table[i] = NO_NODE;
    add_node(a, &(Node){ .kind = NODE_FAIL, .other = NO_NODE });
    add_node(a, &(Node){ .kind = NODE_ACCEPT, .other = NO_NODE });
    a->start = build(a, rules->rules, FAIL_NODE);
    if (a->failed)
        report_error(report, rules->rules->place, "the rules are too large");
    return !a->failed;
}
