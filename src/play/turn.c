/* Turn: starting a game, its legal moves, and what happens when one is made. */
#include "play/turn.h"

#include "play/action.h"
#include "play/contents.h"
#include "play/result.h"

#include <string.h>

enum { THEN_CHAIN_MAX = 64, DEPTH_MAX = 200 };

/* ---- starting ---- */

static void set_up(Context *c) {
    const Game *g = c->game;
    Position *p = c->pos;
    memset(p, 0, g->layout.size);
    p->mover = 1;
    p->next = g->n_players > 1 ? 2 : 1;
    p->counter = p->temp = p->trump = p->decided = p->winner = OFF;
    p->n_turns = 1;
    p->active = (int32_t)((1u << g->n_players) - 1);
    for (int i = 0; i < PLAYERS_MAX + 2; i++) {
        p->team[i] = p->order[i] = i;
        p->value[i] = OFF;
    }
    Bits *empty = position_empty(g, p);
    for (int i = 0; i < g->n_slots; i++)
        bits_add(empty, i);
}

static void clear_stacks(Context *c) {
    c->n_moves = c->n_actions = c->n_thens = c->n_betweens = c->n_nested = c->n_applied = 0;
    c->n_scratch = 0;
}

static void clear_iterators(Context *c) {
    c->as_what = 0;
    c->as_rotation = OFF;
    c->it = (Iterators){ .from = OFF,
                         .to = OFF,
                         .between = OFF,
                         .site = OFF,
                         .level = OFF,
                         .player = OFF,
                         .value = OFF,
                         .track = OFF,
                         .edge = OFF,
                         .hint = OFF,
                         .pips = OFF,
                         .team = OFF,
                         .type = c->game->default_type };
}

void turn_set_up(Context *c, uint64_t seed) {
    random_seed(&c->rng, seed);
    clear_stacks(c);
    clear_iterators(c);
    c->n_journal = c->n_made_between = 0;
    set_up(c);
}

void turn_start(Context *c, uint64_t seed) {
    turn_set_up(c, seed);
    for (int i = 0; i < c->game->n_start; i++)
        fn_rule(c->game->start[i], c);
    c->pos->n_start = c->pos->n_moves;
    c->n_journal = 0; /* nothing goes back behind the start */
}

/* ---- legal moves ---- */

static void add_forced_pass(Context *c, int player) {
    Action pass = action_make(ACTION_PASS);
    pass.decision = true;
    pass.flag = true;
    context_move(c, &pass)->mover = player;
}

static const Phase *phase_of(const Context *c, int player) {
    return &c->game->phases[c->pos->phase[player]];
}

int turn_moves(Context *c) {
    clear_stacks(c);
    if (c->pos->over)
        return 0;
    clear_iterators(c);
    fn_moves(phase_of(c, c->pos->mover)->play, c);
    if (c->n_moves == 0)
        add_forced_pass(c, c->pos->mover);
    return c->n_moves;
}

/* ---- making a move ---- */

static const Action *decision_in(const Context *c, const Action *actions, int n) {
    for (int i = 0; i < n; i++) {
        const Action *a = &actions[i];
        if (a->kind == ACTION_NESTED) {
            const Move *m = &c->nested[a->what];
            a = decision_in(c, c->actions + m->actions, m->n_actions);
        }
        if (a && a->decision)
            return a;
    }
    return NULL;
}

const Action *turn_decision(const Context *c, const Move *m) {
    return decision_in(c, c->actions + m->actions, m->n_actions);
}

/* Writes the move into the history. */
static void record(Context *c, const Move *m) {
    const Action *d = turn_decision(c, m);
    Made *made = &c->made[c->pos->n_moves];
    *made = (Made){ .mover = m->mover,
                    .from = d ? d->from : m->from,
                    .to = d ? d->to : m->to,
                    .level_from = d ? d->level : OFF,
                    .level_to = d ? d->level_to : OFF,
                    .own_from = m->from,
                    .own_to = m->to,
                    .from_type = m->from_type,
                    .to_type = m->to_type,
                    .pass = d && d->kind == ACTION_PASS,
                    .swap = d && d->kind == ACTION_SWAP,
                    .between = c->n_made_between,
                    .n_between = m->n_between };
    memcpy(c->made_between + c->n_made_between, c->betweens + m->between,
           sizeof(int) * (size_t)m->n_between);
    c->n_made_between += m->n_between;
    context_put(c, &c->pos->n_moves, c->pos->n_moves + 1);
}

static void apply_consequences(Context *c, int then) {
    int chain[THEN_CHAIN_MAX], n = 0;
    for (; then >= 0; then = c->thens[then].before) {
        if (n == THEN_CHAIN_MAX)
            context_trouble(c, "a move has too many consequences");
        chain[n++] = then;
    }
    while (n-- > 0) {
        int first = c->n_moves;
        fn_moves(c->thens[chain[n]].fn, c);
        for (int i = first, end = c->n_moves; i < end; i++)
            turn_apply_actions(c, &c->moves[i], false);
        context_cut(c, first);
    }
}

void turn_apply_actions(Context *c, const Move *m, bool store) {
    for (int i = 0; i < m->n_actions; i++) {
        Action *a = &c->actions[m->actions + i];
        if (a->kind == ACTION_NESTED) {
            turn_apply_actions(c, &c->nested[a->what], false);
        } else {
            Action done = *a;
            action_apply(c, &done);
            c->applied[c->n_applied++] = done;
        }
    }
    if (store)
        record(c, m);
    apply_consequences(c, m->then);
}

static void change_phases(Context *c) {
    const Game *g = c->game;
    for (int player = 1; player <= g->n_players; player++) {
        const Phase *phase = phase_of(c, player);
        for (int i = 0; i < phase->n_next; i++) {
            const NextPhase *next = &phase->next[i];
            int who = next->who ? fn_int(next->who, c) : g->n_players + 1;
            if ((who != g->n_players + 1 && who != player) ||
                (next->condition && !fn_bool(next->condition, c)))
                continue;
            int to = next->phase >= 0 ? next->phase : (c->pos->phase[player] + 1) % g->n_phases;
            context_put(c, &c->pos->phase[player], to);
            break;
        }
    }
}

static bool is_active(const Context *c, int player) {
    return c->pos->active >> (player - 1) & 1;
}

static void change_turn(Context *c, const Move *m) {
    Position *p = c->pos;
    const Made *made = &c->made[p->n_moves - 1];
    (void)m;
    context_put(c, &p->prev, p->mover);
    context_put(c, &p->mover, p->next);
    if (p->prev == p->mover && !made->swap)
        context_put(c, &p->n_turns_same, p->n_turns_same + 1);
    else {
        context_put(c, &p->n_turns_same, 0);
        context_put(c, &p->n_turns, p->n_turns + 1);
    }
    int next = p->mover % c->game->n_players + 1;
    while (!is_active(c, next))
        next = next % c->game->n_players + 1;
    context_put(c, &p->next, next);
    context_put(c, &p->n_passes, made->pass ? p->n_passes + 1 : 0);
}

void turn_apply(Context *c, const Move *m) {
    Position *p = c->pos;
    c->n_applied = 0;
    c->temp_rng = c->rng;
    context_put(c, &p->decided, OFF);
    context_put(c, &p->n_pending, 0);
    turn_apply_actions(c, m, true);
    result_check(c);
    if (!p->active)
        context_put(c, &p->prev, p->mover);
    else
        change_phases(c);
    context_put(c, &p->counter, p->counter + 1);
    if (p->active)
        change_turn(c, m);
}
