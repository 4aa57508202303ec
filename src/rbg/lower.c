/* From an automaton to instructions. */
#include "rbg/run.h"

#include <string.h>

enum { STEPS_MAX = 16 };

typedef enum { FOR_PLAYER, FOR_KEEPER, FOR_PATTERN, N_PURPOSES } Purpose;

typedef struct Todo {
    int node;
    Purpose purpose;
    Instr *at;
} Todo;

typedef struct Lowerer {
    RbgGame *game;
    Arena *keep, *scratch;
    const Automaton *a;
    const NodeFacts *facts;
    Modifier *modifiers;
    Instr **made[N_PURPOSES]; /* by node */
    uint32_t *entry_of[N_PURPOSES];
    Todo *todo;
    int n_todo, cap_todo;
    Instr **all; /* to be linked */
    int n_all, cap_all;
    const TargetLists **lists;       /* by id of relation */
    const uint64_t *const **row_ptr; /* by id of relation */
    const uint64_t **rows;           /* kept copies of rows, by number */
} Lowerer;

/* ---- references ---- */

static Instr *new_instrs(Lowerer *l, int n) {
    Instr *first = ARENA_ARRAY(l->keep, Instr, n);
    for (int i = 0; i < n; i++)
        ARENA_PUSH(l->scratch, l->all, l->n_all, l->cap_all) = first + i;
    return first;
}

/* The instruction that a node becomes, a VISIT before it where one is needed. */
static const Instr *refer(Lowerer *l, int node, Purpose purpose) {
    const NodeFacts *f = &l->facts[node];
    if (!f->useful)
        node = FAIL_NODE;
    if (l->made[purpose][node])
        return l->made[purpose][node];
    bool flood = l->a->nodes[node].kind == NODE_CHOICE && l->a->nodes[node].star;
    bool visit = f->visit && f->useful && !flood;
    Instr *at = new_instrs(l, visit ? 2 : 1);
    l->made[purpose][node] = at;
    if (visit) {
        *at = (Instr){ .op = OP_VISIT, .a = (uint16_t)f->slot, .next = at + 1 };
        at->flags = f->levelled ? FLAG_LEVELLED : 0;
        at++;
    }
    ARENA_PUSH(l->scratch, l->todo, l->n_todo, l->cap_todo) = (Todo){ node, purpose, at };
    return l->made[purpose][node];
}

static uint32_t entry(Lowerer *l, int node, int player) {
    Purpose purpose = player < 0 ? FOR_KEEPER : FOR_PLAYER;
    RbgGame *g = l->game;
    if (!l->facts[node].useful)
        return 0;
    if (!l->entry_of[purpose][node]) {
        l->entry_of[purpose][node] = (uint32_t)g->n_entries;
        ARENA_PUSH(l->keep, g->entries, g->n_entries, g->cap_entries) = refer(l, node, purpose);
    }
    return l->entry_of[purpose][node];
}

/* ---- relations ---- */

static const TargetLists *target_lists(Lowerer *l, const Relation *r) {
    const Relations *rs = &l->a->relations;
    if (l->lists[r->id])
        return l->lists[r->id];
    int n = rs->n_vertices, total = 0;
    uint64_t *scratch = ARENA_ARRAY(l->scratch, uint64_t, rs->words);
    uint32_t *first = ARENA_ARRAY(l->keep, uint32_t, n + 1);
    for (int v = 0; v < n; v++)
        total += r->to ? r->to[v] >= 0 : rs->rows[r->rows[v]].count;
    uint16_t *to = ARENA_ARRAY(l->keep, uint16_t, total + 1);
    for (int v = 0, k = 0; v < n; v++) {
        const uint64_t *row = relation_targets(rs, r, v, scratch);
        first[v] = (uint32_t)k;
        for (int i = 0; i < rs->words; i++)
            for (uint64_t left = row[i]; left; left &= left - 1)
                to[k++] = (uint16_t)(i * 64 + __builtin_ctzll(left));
        first[v + 1] = (uint32_t)k;
    }
    TargetLists *lists = ARENA_NEW(l->keep, TargetLists);
    *lists = (TargetLists){ first, to };
    return l->lists[r->id] = lists;
}

static const uint64_t *keep_row(Lowerer *l, uint32_t row) {
    const Relations *rs = &l->a->relations;
    if (!l->rows[row]) {
        uint64_t *copy = ARENA_ARRAY(l->keep, uint64_t, rs->words);
        memcpy(copy, rs->rows[row].words, (size_t)rs->words * sizeof *copy);
        l->rows[row] = copy;
    }
    return l->rows[row];
}

static const uint64_t *const *target_rows(Lowerer *l, const Relation *r) {
    int n = l->a->relations.n_vertices;
    if (!l->row_ptr[r->id]) {
        const uint64_t **rows = ARENA_ARRAY(l->keep, const uint64_t *, n);
        for (int v = 0; v < n; v++)
            rows[v] = keep_row(l, r->rows[v]);
        l->row_ptr[r->id] = rows;
    }
    return l->row_ptr[r->id];
}

static const int16_t *targets(Lowerer *l, const Relation *r) {
    const Model *m = &l->game->model;
    size_t n = (size_t)m->n_vertices;
    const int16_t *shifts = m->shifts;
    if (r->to >= shifts && r->to < shifts + n * (size_t)m->n_labels)
        return r->to; /* kept as part of the model */
    if (!l->row_ptr[r->id]) {
        int16_t *copy = ARENA_ARRAY(l->keep, int16_t, n);
        memcpy(copy, r->to, n * sizeof *copy);
        l->row_ptr[r->id] = (const uint64_t *const *)(const void *)copy;
    }
    return (const int16_t *)(const void *)l->row_ptr[r->id];
}

/* ---- tests and moves ---- */

/* A node that is taken into the instruction before it rather than made one of its own. */
static const Node *absorbable(const Lowerer *l, int node, NodeKind kind) {
    const Node *n = &l->a->nodes[node];
    return n->kind == kind && !l->facts[node].visit && l->facts[node].useful ? n : NULL;
}

/* The set of pieces that `node` asks for, and what follows it. */
static PieceSet absorb_on(const Lowerer *l, int node, int *next) {
    const Node *on = absorbable(l, node, NODE_ON);
    *next = on ? on->next : node;
    return on ? on->set : l->a->all_pieces;
}

static void lower_move_to(Lowerer *l, const Relation *r, PieceSet mask, Instr *in) {
    in->mask = mask;
    if (r->to) {
        in->op = OP_STEP;
        in->to = targets(l, r);
    } else if (r->most > LIST_MAX) {
        in->op = mask == l->a->all_pieces ? OP_SCAN_ALL : OP_SCAN;
        in->rows = target_rows(l, r);
        if (l->game->words == 1 && !(mask & (mask - 1))) {
            in->flags = FLAG_ONE;
            in->a = (uint16_t)__builtin_ctzll(mask);
        }
    } else {
        in->op = OP_LIST;
        in->lists = target_lists(l, r);
    }
}

/* Single steps one after the other: their masks, and where each leads from each vertex. Returns
   the node after them. */
static int gather_steps(const Lowerer *l, const Node *n, PieceSet *masks, const Relation **steps,
                        int *n_steps) {
    int next = NO_NODE;
    *n_steps = 0;
    while (n && n->relation->to && *n_steps < STEPS_MAX) {
        steps[*n_steps] = n->relation;
        masks[(*n_steps)++] = absorb_on(l, n->next, &next);
        n = absorbable(l, next, NODE_MOVE);
    }
    return next;
}

static void lower_chain(Lowerer *l, const PieceSet *masks, const Relation **steps, int n,
                        Instr *in) {
    int n_vertices = l->a->relations.n_vertices;
    int16_t *places = ARENA_ARRAY(l->keep, int16_t, n_vertices * n);
    PieceSet *kept = ARENA_ARRAY(l->keep, PieceSet, n);
    memcpy(kept, masks, (size_t)n * sizeof *kept);
    for (int v = 0; v < n_vertices; v++) {
        int at = v;
        for (int i = 0; i < n; i++)
            places[v * n + i] = (int16_t)(at = at < 0 ? -1 : steps[i]->to[at]);
        if (at < 0)
            places[v * n] = -1;
    }
    in->op = OP_STEPS;
    in->n = (uint16_t)n;
    in->to = places;
    in->masks = kept;
}

static bool lower_steps(Lowerer *l, const Node *n, Purpose purpose, Instr *in) {
    PieceSet masks[STEPS_MAX];
    const Relation *steps[STEPS_MAX];
    int n_steps, next = gather_steps(l, n, masks, steps, &n_steps);
    if (n_steps < 2)
        return false;
    lower_chain(l, masks, steps, n_steps, in);
    in->next = refer(l, next, purpose);
    return true;
}

static void lower_move(Lowerer *l, const Node *n, Purpose purpose, Instr *in) {
    int next;
    if (lower_steps(l, n, purpose, in))
        return;
    PieceSet mask = absorb_on(l, n->next, &next);
    lower_move_to(l, n->relation, mask, in);
    in->next = refer(l, next, purpose);
}

/* ---- choices ---- */

/* The relation along which `node` moves if a fan can take it in, NULL if it stays. */
static const Relation *fan_move(const Lowerer *l, int node) {
    const Node *n = absorbable(l, node, NODE_MOVE);
    return n && n->relation->most <= LIST_MAX ? n->relation : NULL;
}

static Alternative alternative(Lowerer *l, int node, Purpose purpose) {
    Alternative alt;
    if (fan_move(l, node))
        node = l->a->nodes[node].next;
    alt.mask = absorb_on(l, node, &node);
    alt.next = refer(l, node, purpose);
    return alt;
}

static bool has_fan_move(const Lowerer *l, const int *choices, int n) {
    for (int i = 0; i < n; i++)
        if (fan_move(l, choices[i]))
            return true;
    return false;
}

/* Lists for each vertex where the choices lead. */
static const Fan *make_fan(Lowerer *l, const int *choices, int n, const Alternative *alts) {
    const Relations *rs = &l->a->relations;
    uint64_t *scratch = ARENA_ARRAY(l->scratch, uint64_t, rs->words);
    uint32_t *first = ARENA_ARRAY(l->keep, uint32_t, rs->n_vertices + 1);
    FanTarget *targets = NULL;
    int n_targets = 0, cap_targets = 0;
    for (int v = 0; v < rs->n_vertices; v++) {
        first[v] = (uint32_t)n_targets;
        for (int i = 0; i < n; i++) {
            const Relation *r = fan_move(l, choices[i]);
            const uint64_t *row = relation_targets(rs, r ? r : rs->identity, v, scratch);
            for (int w = 0; w < rs->words; w++)
                for (uint64_t left = row[w]; left; left &= left - 1)
                    ARENA_PUSH(l->keep, targets, n_targets, cap_targets) =
                        (FanTarget){ (uint16_t)(w * 64 + __builtin_ctzll(left)), (uint16_t)i };
        }
    }
    first[rs->n_vertices] = (uint32_t)n_targets;
    Fan *fan = ARENA_NEW(l->keep, Fan);
    *fan = (Fan){ alts, targets, first };
    return fan;
}

/* In a pattern any way will do, so the shortest is tried first. */
static void sort_by_distance(const Lowerer *l, int *choices, int n) {
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && l->facts[choices[j]].distance < l->facts[choices[j - 1]].distance;
             j--) {
            int swap = choices[j];
            choices[j] = choices[j - 1];
            choices[j - 1] = swap;
        }
}

/* Whether the choices ask for sets of pieces that have nothing in common. */
static bool are_exclusive(const Lowerer *l, const int *choices, int n) {
    PieceSet seen = 0;
    for (int i = 0; i < n; i++) {
        const Node *on = absorbable(l, choices[i], NODE_ON);
        if (!on || (on->set & seen))
            return false;
        seen |= on->set;
    }
    return true;
}

static void lower_dispatch(Lowerer *l, const int *choices, int n, Purpose purpose, Instr *in) {
    int n_pieces = l->game->model.n_pieces;
    const Instr **table = ARENA_ARRAY(l->keep, const Instr *, n_pieces);
    for (int p = 0; p < n_pieces; p++)
        table[p] = refer(l, FAIL_NODE, purpose);
    for (int i = 0; i < n; i++) {
        const Node *on = &l->a->nodes[choices[i]];
        for (int p = 0; p < n_pieces; p++)
            if (on->set >> p & 1)
                table[p] = refer(l, on->next, purpose);
    }
    in->op = OP_DISPATCH;
    in->table = table;
}

/* Choosing a star is choosing among what it begins with, unless it must be remembered that the
   search was there. In a pattern it need not: that would only save asking again. */
static bool opens_star(const Lowerer *l, int node, Purpose purpose) {
    const Node *n = &l->a->nodes[node];
    return n->kind == NODE_CHOICE && n->star && (purpose == FOR_PATTERN || !l->facts[node].visit);
}

/* The useful choices, stars among them opened; their number in *n. */
static int *open_choices(Lowerer *l, const int *given, int n_given, Purpose purpose, int *n) {
    int *choices = NULL, cap = 0;
    *n = 0;
    for (int i = 0; i < n_given; i++) {
        const Node *star = &l->a->nodes[given[i]];
        bool opens = opens_star(l, given[i], purpose);
        for (int k = 0; k < (opens ? star->n_choices : 1); k++) {
            int choice = opens ? star->choices[k] : given[i];
            if (l->facts[choice].useful)
                ARENA_PUSH(l->scratch, choices, *n, cap) = choice;
        }
    }
    if (purpose == FOR_PATTERN)
        sort_by_distance(l, choices, *n);
    return choices;
}

static void lower_choices(Lowerer *l, const int *given, int n_given, Purpose purpose, Instr *in) {
    int n, *choices = open_choices(l, given, n_given, purpose, &n);
    if (are_exclusive(l, choices, n)) {
        lower_dispatch(l, choices, n, purpose, in);
        return;
    }
    Alternative *alts = ARENA_ARRAY(l->keep, Alternative, n + 1);
    for (int i = 0; i < n; i++)
        alts[i] = alternative(l, choices[i], purpose);
    in->n = (uint16_t)n;
    if (has_fan_move(l, choices, n)) {
        in->op = OP_FAN;
        in->fan = make_fan(l, choices, n, alts);
    } else {
        in->op = OP_CHOICE;
        in->alternatives = alts;
    }
}

/* ---- stars ---- */

/* One turn of a star: from a piece of `from` along `relation` onto a piece of `onto`. */
typedef struct Round {
    const Relation *relation;
    PieceSet from, onto;
} Round;

static bool is_round(const Lowerer *l, int node, int head, Round *round) {
    *round = (Round){ NULL, l->a->all_pieces, l->a->all_pieces };
    round->from = absorb_on(l, node, &node);
    const Node *move = absorbable(l, node, NODE_MOVE);
    if (!move)
        return false;
    round->relation = move->relation;
    round->onto = absorb_on(l, move->next, &node);
    return node == head;
}

static void lower_round(Lowerer *l, const Round *round, const NodeFacts *f, Instr *in) {
    in->mask = round->onto;
    in->mask2 = round->from;
    if (round->relation->to && !f->visit) {
        in->op = OP_RAY;
        in->to = targets(l, round->relation);
        return;
    }
    in->op = OP_FLOOD;
    in->lists = target_lists(l, round->relation);
    in->a = (uint16_t)f->slot;
    in->flags = f->levelled ? FLAG_LEVELLED : 0;
}

/* A star whose rounds are alike becomes one instruction that yields vertex after vertex. */
static void lower_star(Lowerer *l, int head, Purpose purpose, Instr *in) {
    const Node *n = &l->a->nodes[head];
    int *rest = ARENA_ARRAY(l->scratch, int, n->n_choices + 1), n_rest = 0;
    Round round = { 0 }, candidate;
    for (int i = 0; i < n->n_choices; i++)
        if (!round.relation && is_round(l, n->choices[i], head, &candidate))
            round = candidate;
        else
            rest[n_rest++] = n->choices[i];
    const NodeFacts *f = &l->facts[head];
    if (round.relation && (f->visit || round.relation->to)) {
        lower_round(l, &round, f, in);
        if (n_rest == 1) {
            in->next = refer(l, rest[0], purpose);
        } else {
            Instr *choice = new_instrs(l, 1);
            lower_choices(l, rest, n_rest, purpose, choice);
            in->next = choice;
        }
        return;
    }
    if (f->visit) {
        Instr *choice = new_instrs(l, 1);
        *in = (Instr){ .op = OP_VISIT, .a = (uint16_t)f->slot, .next = choice };
        in->flags = f->levelled ? FLAG_LEVELLED : 0;
        in = choice;
    }
    lower_choices(l, n->choices, n->n_choices, purpose, in);
}

/* ---- patterns ---- */

/* A pattern that is one move onto a piece needs no search of its own. */
static bool lower_simple_if(Lowerer *l, const Node *n, Instr *in) {
    const Node *move = absorbable(l, n->pattern, NODE_MOVE);
    int next;
    if (!move)
        return false;
    PieceSet mask = absorb_on(l, move->next, &next);
    if (next != ACCEPT_NODE || mask == l->a->all_pieces)
        return false;
    lower_move_to(l, move->relation, mask, in);
    in->op = in->op == OP_STEP ? OP_IF_STEP : in->op == OP_LIST ? OP_IF_LIST : OP_IF_SCAN;
    return true;
}

static void lower_if(Lowerer *l, const Node *n, Purpose purpose, Instr *in) {
    if (!lower_simple_if(l, n, in)) {
        const NodeFacts *f = &l->facts[n->pattern];
        in->op = OP_IF;
        in->pattern = refer(l, n->pattern, FOR_PATTERN);
        in->flags = f->visit || f->visits_next ? FLAG_FRESH : 0;
    }
    in->next = refer(l, n->next, purpose);
    in->other = refer(l, n->otherwise, purpose);
}

/* ---- values and modifiers ---- */

static void lower_compare(Lowerer *l, const Node *n, Instr *in) {
    const Expr *e = n->expr;
    in->n = (uint16_t)e->a;
    if (e->left->kind == ARITH_VARIABLE && e->right->kind == ARITH_NUMBER) {
        in->op = OP_COMPARE_TO;
        in->a = (uint16_t)e->left->value;
        in->constant = e->right->value;
        return;
    }
    if (e->left->kind == ARITH_COUNT && e->right->kind == ARITH_NUMBER) {
        in->op = OP_COMPARE_COUNT;
        in->a = (uint16_t)e->left->value;
        in->constant = e->right->value;
        return;
    }
    Expr *copy = ARENA_NEW(l->keep, Expr);
    *copy = *e;
    in->op = OP_COMPARE;
    in->expr = copy;
}

static bool is_in_bounds(const Lowerer *l, const Expr *e) {
    return e->left->kind == ARITH_NUMBER && e->left->value <= l->game->model.bounds[e->a];
}

static void lower_off(const Lowerer *l, const NodeFacts *next, Purpose purpose, Instr *in) {
    bool read = next->reads_board || purpose != FOR_PLAYER || in->flags & FLAG_LEVEL;
    in->op = read ? OP_OFF : OP_NOTE;
    in->mask = purpose == FOR_KEEPER ? l->game->tracked : next->reads_sets;
}

/* Whether a value is "c", "x", "x + c" or "x - c"; then its parts are in the instruction. */
static bool is_sum(const Arith *e, Instr *in) {
    in->variable = -1;
    in->summand = 0;
    if (e->kind == ARITH_NUMBER) {
        in->summand = (int32_t)e->value;
        return true;
    }
    const Arith *x = e->kind == ARITH_VARIABLE ? e : e->n == 2 ? e->items[0] : NULL;
    if (!x || x->kind != ARITH_VARIABLE)
        return false;
    in->variable = (int32_t)x->value;
    if (x == e)
        return true;
    if (e->items[1]->kind != ARITH_NUMBER || (e->kind != ARITH_ADD && e->kind != ARITH_SUB))
        return false;
    in->summand = (int32_t)(e->kind == ARITH_ADD ? e->items[1]->value : -e->items[1]->value);
    return true;
}

static void lower_assign(Lowerer *l, const Expr *e, const NodeFacts *next, Purpose purpose,
                         Instr *in) {
    Expr *copy = ARENA_NEW(l->keep, Expr);
    *copy = *e;
    in->expr = copy;
    in->constant = l->game->model.bounds[e->a];
    in->op = is_sum(e->left, in) ? OP_ASSIGN_SUM : OP_ASSIGN;
    if (purpose != FOR_PLAYER || next->reads_variables >> (e->a < 63 ? e->a : 63) & 1)
        return;
    in->flags |= FLAG_UNREAD;
    if (is_in_bounds(l, e))
        in->op = OP_NOTE;
}

static void lower_modifier(Lowerer *l, const Node *n, const NodeFacts *f, Purpose purpose,
                           Instr *in) {
    const NodeFacts *next = &l->facts[n->next];
    in->a = (uint16_t)n->expr->a;
    in->n = (uint16_t)n->expr->modifier;
    in->flags = (next->visit || next->visits_next ? FLAG_FRESH : 0) |
                (f->levelled ? FLAG_LEVEL : 0) | (purpose == FOR_PLAYER ? FLAG_NOTED : 0) |
                (purpose == FOR_KEEPER ? FLAG_FOR_GOOD : 0);
    if (n->kind == NODE_OFF)
        lower_off(l, next, purpose, in);
    else
        lower_assign(l, n->expr, next, purpose, in);
    in->next = refer(l, n->next, purpose);
}

static void lower_switch(Lowerer *l, const Node *n, Purpose purpose, Instr *in) {
    const Expr *e = n->expr;
    in->op = purpose == FOR_PLAYER ? OP_END_MOVE : OP_END_KEEPER;
    in->n = (uint16_t)e->modifier;
    l->modifiers[e->modifier].entry = entry(l, n->next, e->a);
}

/* ---- all of it ---- */

static void lower_node(Lowerer *l, int node, Purpose purpose, Instr *in) {
    const Node *n = &l->a->nodes[node];
    switch (n->kind) {
    case NODE_FAIL:
        in->op = OP_FAIL;
        break;
    case NODE_ACCEPT:
        in->op = OP_ACCEPT;
        break;
    case NODE_CHOICE:
        if (n->star)
            lower_star(l, node, purpose, in);
        else
            lower_choices(l, n->choices, n->n_choices, purpose, in);
        break;
    case NODE_ON:
        in->op = OP_ON;
        in->mask = n->set;
        in->next = refer(l, n->next, purpose);
        break;
    case NODE_MOVE:
        lower_move(l, n, purpose, in);
        break;
    case NODE_IF:
        lower_if(l, n, purpose, in);
        break;
    case NODE_COMPARE:
        lower_compare(l, n, in);
        in->next = refer(l, n->next, purpose);
        break;
    case NODE_OFF:
    case NODE_ASSIGN:
        lower_modifier(l, n, &l->facts[node], purpose, in);
        break;
    case NODE_SWITCH:
        lower_switch(l, n, purpose, in);
        break;
    }
}

static void init_modifiers(Lowerer *l, const Numbering *numbering) {
    l->modifiers = ARENA_ARRAY(l->keep, Modifier, numbering->n_modifiers);
    for (int i = 1; i < numbering->n_modifiers; i++) {
        const Expr *e = numbering->modifiers[i];
        l->modifiers[i] = (Modifier){ .a = (int16_t)e->a, .value = e->left };
        l->modifiers[i].kind = e->kind == EXPR_OFF      ? NODE_OFF
                               : e->kind == EXPR_ASSIGN ? NODE_ASSIGN
                                                        : NODE_SWITCH;
    }
    l->game->modifiers = l->modifiers;
    l->game->n_modifiers = numbering->n_modifiers;
}

void code_lower(RbgGame *game, const Automaton *a, const Analysis *analysis,
                const Numbering *numbering, Arena *scratch) {
    Lowerer l = { .game = game, .keep = &game->arena, .scratch = scratch, .a = a };
    l.facts = analysis->facts;
    game->n_slots = analysis->n_slots;
    game->n_levelled = analysis->n_levelled;
    game->tracked = analysis->reads_sets;
    for (int i = 0; i < N_PURPOSES; i++) {
        l.made[i] = ARENA_ARRAY(scratch, Instr *, a->n_nodes);
        l.entry_of[i] = ARENA_ARRAY(scratch, uint32_t, a->n_nodes);
    }
    l.lists = ARENA_ARRAY(scratch, const TargetLists *, a->relations.n);
    l.row_ptr = ARENA_ARRAY(scratch, const uint64_t *const *, a->relations.n);
    l.rows = ARENA_ARRAY(scratch, const uint64_t *, a->relations.n_rows);
    init_modifiers(&l, numbering);
    ARENA_PUSH(l.keep, game->entries, game->n_entries, game->cap_entries) =
        refer(&l, FAIL_NODE, FOR_KEEPER);
    entry(&l, a->start, -1); /* the keeper begins, at entry 1 */
    while (l.n_todo) {
        Todo t = l.todo[--l.n_todo];
        lower_node(&l, t.node, t.purpose, t.at);
    }
    for (int i = 0; i < l.n_all; i++)
        run_link(l.all[i]);
}
