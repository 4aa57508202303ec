/* Chain: joins the moves that an effect generates to a move, as one. */
#include "play/chain.h"

#include "play/action.h"
#include "play/turn.h"

void chain_set_decisions(Context *c, const Move *m, bool decision) {
    for (int i = 0; i < m->n_actions; i++) {
        Action *a = &c->actions[m->actions + i];
        a->decision = decision;
        if (a->kind == ACTION_NESTED)
            chain_set_decisions(c, &c->nested[a->what], decision);
    }
}

/* Adds a part to the move being put together; one that has consequences of its own stays whole. */
static void add_part(Context *c, Move *to, const Move *part) {
    if (part->then >= 0) {
        context_add_move(c, to, part);
        return;
    }
    for (int i = 0; i < part->n_actions; i++) {
        Action a = c->actions[part->actions + i];
        context_add_action(c, to, &a);
    }
}

/* Ludii's move of moves takes from and to from the decision of its first part. */
static void take_first(Context *c, Move *to, const Move *first) {
    const Action *d = turn_decision(c, first);
    to->from = d ? action_from(d) : OFF;
    to->to = d ? action_to(d) : OFF;
    to->between = first->between;
    to->n_between = first->n_between;
}

/* A move of nobody without actions yet, on sites of the types that another has. */
static Move new_move(const Context *c, const Move *like) {
    return (Move){ .state = OFF,
                   .edge = OFF,
                   .from_type = like->from_type,
                   .to_type = like->to_type,
                   .oriented = true,
                   .actions = c->n_actions,
                   .then = OFF };
}

static void chain(Context *c, int index, const Fn *effect, bool before) {
    if (!effect)
        return;
    int first = c->n_moves;
    fn_moves(effect, c);
    if (c->n_moves == first)
        return;
    Move own = c->moves[index], joined = new_move(c, &own);
    joined.mover = own.mover;
    for (int i = first; i < c->n_moves; i++)
        chain_set_decisions(c, &c->moves[i], false);
    if (!before)
        add_part(c, &joined, &own);
    for (int i = first; i < c->n_moves; i++)
        add_part(c, &joined, &c->moves[i]);
    if (before)
        add_part(c, &joined, &own);
    take_first(c, &joined, before ? &c->moves[first] : &own);
    c->moves[index] = joined;
    context_cut(c, first);
}

void chain_before(Context *c, int index, const Fn *effect) {
    chain(c, index, effect, true);
}

void chain_after(Context *c, int index, const Fn *effect) {
    chain(c, index, effect, false);
}

Move chain_join(Context *c, const Move *moves, int n) {
    Move joined = new_move(c, &moves[0]);
    for (int i = 0; i < n; i++)
        add_part(c, &joined, &moves[i]);
    take_first(c, &joined, &moves[0]);
    return joined;
}
