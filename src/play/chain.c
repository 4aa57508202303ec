/* Chain: joins the moves that an effect generates to a move, as one. */
#include "play/chain.h"

#include "play/action.h"
#include "play/turn.h"

static void clear_decisions(Context *c, const Move *m) {
    for (int i = 0; i < m->n_actions; i++) {
        Action *a = &c->actions[m->actions + i];
        a->decision = false;
        if (a->kind == ACTION_NESTED)
            clear_decisions(c, &c->nested[a->what]);
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

static void chain(Context *c, int index, const Fn *effect, bool before) {
    if (!effect)
        return;
    int first = c->n_moves;
    fn_moves(effect, c);
    if (c->n_moves == first)
        return;
    Move own = c->moves[index];
    Move joined = { .mover = own.mover,
                    .state = OFF,
                    .edge = OFF,
                    .from_type = own.from_type,
                    .to_type = own.to_type,
                    .oriented = true,
                    .actions = c->n_actions,
                    .then = OFF };
    for (int i = first; i < c->n_moves; i++)
        clear_decisions(c, &c->moves[i]);
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
