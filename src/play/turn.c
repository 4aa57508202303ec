/* Turn: starting a game, its legal moves, and what happens when one is made. */
#include "play/turn.h"

#include "play/action.h"
#include "play/contents.h"
#include "play/history.h"
#include "play/match.h"
#include "play/meta.h"
#include "play/reach.h"
#include "play/result.h"

#include <string.h>

enum { THEN_CHAIN_MAX = 64, DEPTH_MAX = 200 };

static const Phase *phase_of(const Context *c, int player) {
    return &c->game->phases[c->pos->phase[player]];
}

/* ---- starting ---- */

static int first_phase(const Game *g, int player) {
    for (int i = 0; i < g->n_phases; i++)
        if (g->phases[i].owner == player || g->phases[i].owner == g->n_players + 1)
            return i;
    return 0;
}

static void set_up_players(const Game *g, Position *p) {
    bool simulation = g->mode == MODE_SIMULATION;
    p->mover = simulation ? 0 : 1;
    p->next = simulation ? 0 : g->n_players > 1 ? 2 : 1;
    p->active = (int32_t)((1u << g->n_players) - 1);
    for (int i = 0; i < PLAYERS_MAX + 2; i++) {
        p->team[i] = p->order[i] = i;
        p->value[i] = OFF;
        p->phase[i] = i >= 1 && i <= g->n_players ? first_phase(g, i) : 0;
    }
}

/* Variables of a deduction puzzle can have every value up to the highest. */
static void set_up_domains(const Game *g, Position *p) {
    for (int type = 0; g->layout.domains && type < N_SITE_TYPES; type++) {
        int max = g->domains[type].max < DOMAIN_MAX ? g->domains[type].max : DOMAIN_MAX;
        for (int site = 0; g->first_slot[type] >= 0 && site < g->n_type_sites[type]; site++)
            *position_domain(g, p, g->first_slot[type] + site) = ~(Bits)0 >> (DOMAIN_MAX - max);
    }
}

static void set_up(Context *c) {
    const Game *g = c->game;
    Position *p = c->pos;
    MatchState match = p->match;
    memset(p, 0, g->layout.size);
    p->match = match;
    set_up_players(g, p);
    p->counter = p->temp = p->trump = p->decided = p->winner = OFF;
    p->n_turns = 1;
    Bits *empty = position_empty(g, p);
    for (int i = 0; i < g->n_slots; i++)
        bits_add(empty, i);
    for (int i = 0; i < g->n_vars; i++)
        POSITION_ARRAY(p, g->layout.vars, int32_t)[i] = UNSET;
    set_up_domains(g, p);
    int32_t *dominoes = POSITION_ARRAY(p, g->layout.dominoes, int32_t);
    for (int i = 1; g->layout.dominoes && i < g->n_components; i++)
        dominoes[dominoes[0]++ + 1] = i;
}

static void clear_stacks(Context *c) {
    Iterators it = c->it;
    int journal = c->n_journal;
    c->floor.journal = journal; /* what was written stays written */
    context_restore(c, &c->floor);
    c->it = it;
}

static void clear_iterators(Context *c) {
    c->looking_for_moves = c->looking_for_threats = false;
    c->as_what = 0;
    c->as_rotation = OFF;
    c->as_facing = DIR_NONE;
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

/* The face that shows on a die; 0 if there is none. */
static int face_at(const Context *c, int site) {
    int slot = contents_slot(c, SITE_CELL, site);
    const Component *die = &c->game->components[contents_what(c, slot)];
    int state = contents_state_at(c, slot, 0);
    return state < die->n_faces ? die->faces[state] : 0;
}

/* Adds up what the dice of each hand show; `read`: they also count as thrown. */
static void sum_dice(Context *c, bool read) {
    int hand = 0;
    for (int i = 1; i < c->game->n_containers; i++) {
        const Container *box = &c->game->containers[i];
        if (box->kind != CONTAINER_DICE)
            continue;
        int sum = 0;
        for (int site = box->first; site < box->first + box->n_sites; site++) {
            int face = face_at(c, site);
            sum += face;
            if (read)
                context_put(c, POSITION_ARRAY(c->pos, c->game->layout.dice, int32_t) + site, face);
        }
        if (hand < PLAYERS_MAX)
            context_put(c, &c->pos->sum_dice[hand++], sum);
    }
}

/* Nothing is left of an earlier game but its position. */
static void forget(Context *c, uint64_t seed) {
    random_seed(&c->rng, seed);
    c->temp_rng = c->rng;
    c->floor = (Ahead){ 0 };
    c->n_journal = c->ahead = 0;
    c->n_saved = 0;
    clear_stacks(c);
    clear_iterators(c);
}

void turn_set_up(Context *c, uint64_t seed) {
    forget(c, seed);
    c->start_again = false;
    if (c->match)
        match_start(c);
    set_up(c);
}

/* Remembers which piece stands where now that play begins. */
static void note_start(Context *c) {
    const Game *g = c->game;
    int32_t *start = POSITION_ARRAY(c->pos, g->layout.start, int32_t);
    for (int site = 0; g->layout.start && site < g->n_type_sites[g->default_type]; site++)
        start[site] = contents_what(c, contents_slot(c, g->default_type, site));
}

static void run_start_rules(Context *c) {
    for (int i = 0; i < c->game->n_start; i++)
        fn_rule(c->game->start[i], c);
    c->pos->n_start = c->pos->n_moves;
    note_start(c);
    sum_dice(c, true);
    if (game_has(c->game, FLAG_RepeatPositionalInGame | FLAG_RepeatPositionalInTurn))
        history_add_position(c);
}

void turn_start(Context *c, uint64_t seed) {
    if (c->start_again) { /* the history up to here is still there: no game goes back behind it */
        forget(c, seed);
        memcpy(c->pos, c->start, c->game->layout.size);
        return;
    }
    turn_set_up(c, seed);
    run_start_rules(c);
    c->n_journal = 0; /* nothing goes back behind the start */
    c->start_again = !c->match && !c->rng.draws && !c->temp_rng.draws;
    if (c->start_again)
        memcpy(c->start, c->pos, c->game->layout.size);
}

/* What is written here goes back all at once, since the instance before was saved. */
void turn_start_instance(Context *c) {
    int journal = c->n_journal, applied = c->n_applied;
    set_up(c);
    run_start_rules(c);
    c->n_journal = journal;
    c->n_applied = applied; /* what they place is no part of the move that goes on */
}

/* ---- legal moves ---- */

static Move *add_forced_pass(Context *c, int player) {
    Action pass = action_make(ACTION_PASS);
    pass.decision = true;
    pass.flag = true;
    Move *m = context_move(c, &pass);
    m->mover = player;
    return m;
}

const Move *turn_forced_pass(Context *c) {
    return add_forced_pass(c, c->pos->mover);
}

void turn_clear(Context *c) {
    clear_stacks(c);
    clear_iterators(c);
}

static void alternating_moves(Context *c) {
    fn_moves(phase_of(c, c->pos->mover)->play, c);
    meta_adjust(c);
}

/* All that happens at once becomes one move, which has no consequences of its own. */
static void simulation_moves(Context *c) {
    int first = c->floor.moves;
    fn_moves(c->game->phases[0].play, c);
    if (c->n_moves == first)
        return;
    Move *all = &c->moves[first];
    for (int i = first + 1; i < c->n_moves; i++)
        for (int k = 0; k < c->moves[i].n_actions; k++) {
            Action a = c->actions[c->moves[i].actions + k];
            context_add_action(c, all, &a);
        }
    all->then = OFF;
    all->state = all->edge = OFF;
    all->level_min = all->level_max = 0;
    all->oriented = true;
    context_cut(c, first + 1);
}

static void simultaneous_moves(Context *c) {
    for (int player = 1; player <= c->game->n_players; player++) {
        int first = c->n_moves, n = first;
        fn_moves(phase_of(c, player)->play, c);
        for (int i = first; i < c->n_moves; i++)
            if (c->moves[i].mover == player)
                c->moves[n++] = c->moves[i];
        context_cut(c, n);
        if (n == first && result_active(c, player))
            add_forced_pass(c, player);
    }
}

static void set_stalemated(Context *c, int player, bool on) {
    if (player >= 1)
        context_put(c, &c->pos->stalemated,
                    on ? c->pos->stalemated | 1 << (player - 1)
                       : c->pos->stalemated & ~(1 << (player - 1)));
}

int turn_moves(Context *c) {
    clear_stacks(c);
    if (match_wants_next(c)) {
        match_moves(c);
        return 1;
    }
    if (c->pos->over)
        return 0;
    clear_iterators(c);
    switch (c->game->mode) {
    case MODE_ALTERNATING:
        alternating_moves(c);
        break;
    case MODE_SIMULATION:
        simulation_moves(c);
        break;
    case MODE_SIMULTANEOUS:
        simultaneous_moves(c);
    }
    meta_filter(c);
    if (c->game->mode == MODE_ALTERNATING && c->n_moves == c->floor.moves)
        add_forced_pass(c, c->pos->mover);
    if (c->pos->active)
        set_stalemated(c, c->pos->mover, c->n_moves == c->floor.moves);
    return c->n_moves - c->floor.moves;
}

void turn_find_stalemate(Context *c) {
    if (!c->pos->active || c->game->mode != MODE_ALTERNATING)
        return;
    bool found = meta_swap_is_due(c);
    int first = c->n_moves;
    const Fn *play = phase_of(c, c->pos->mover)->play;
    while (play->among)
        play = play->among;
    if (!found && !meta_forbids(c))
        found = reach_any(play, c, OFF);
    else if (!found)
        fn_moves(play, c);
    for (int i = first; i < c->n_moves && !found; i++)
        found = meta_allows(c, &c->moves[i]);
    context_cut(c, first);
    set_stalemated(c, c->pos->mover, !found);
}

/* ---- moves made of moves ---- */

/* The consequences of a move, the first one first; returns how many. */
static int consequences(Context *c, int then, int chain[THEN_CHAIN_MAX]) {
    int n = 0;
    for (int i = then; i >= 0; i = c->thens[i].before)
        n++;
    if (n > THEN_CHAIN_MAX)
        context_trouble(c, "a move has too many consequences");
    for (int i = n; then >= 0; then = c->thens[then].before)
        chain[--i] = then;
    return n;
}

/* One player's part of a joint move; consequences that wait for all become those of the whole. */
static void add_part(Context *c, Move *all, const Move *part) {
    int chain[THEN_CHAIN_MAX], n = consequences(c, part->then, chain);
    Move own = *part;
    own.then = OFF;
    for (int i = 0; i < n; i++) {
        const Fn *then = c->thens[chain[i]].fn;
        context_add_then_to(c, then->after_all ? all : &own, then);
    }
    context_add_move(c, all, &own);
}

/* Ludii gives such a move the sites 0, as nobody sets them. */
const Move *turn_combine(Context *c, const Move *const *moves, int n) {
    Move all = { .mover = c->game->n_players + 1,
                 .state = OFF,
                 .edge = OFF,
                 .oriented = true,
                 .actions = c->n_actions,
                 .then = OFF };
    Move *m = context_push_move(c, &all);
    for (int i = 0; i < n; i++)
        add_part(c, m, moves[i]);
    return m;
}

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

bool turn_is_pass(const Context *c, const Move *m) {
    bool found = false;
    for (int i = 0; i < m->n_actions; i++) {
        const Action *a = &c->actions[m->actions + i];
        bool nested = a->kind == ACTION_NESTED;
        bool pass = nested ? turn_is_pass(c, &c->nested[a->what]) : a->kind == ACTION_PASS;
        bool decision = nested ? turn_decision(c, &c->nested[a->what]) != NULL : a->decision;
        if (decision && !pass)
            return false;
        found |= pass;
    }
    return found;
}

/* ---- applying actions ---- */

static void apply_consequences(Context *c, int then) {
    int chain[THEN_CHAIN_MAX], n = consequences(c, then, chain);
    for (int k = 0; k < n; k++) {
        int first = c->n_moves;
        fn_moves(c->thens[chain[k]].fn, c);
        for (int i = first, end = c->n_moves; i < end; i++)
            turn_apply_actions(c, &c->moves[i], false);
        context_cut(c, first);
    }
}

static void push_applied(Context *c, const Action *a) {
    if (c->n_applied == APPLIED_MAX)
        context_trouble(c, "a move does too much");
    c->applied[c->n_applied++] = *a;
}

static void apply_own_actions(Context *c, const Move *m) {
    for (int i = 0; i < m->n_actions; i++) {
        Action a = c->actions[m->actions + i];
        if (a.kind == ACTION_NESTED) {
            turn_apply_actions(c, &c->nested[a.what], false);
        } else {
            action_apply(c, &a);
            push_applied(c, &a);
        }
    }
}

/* ---- captures at the end of a sequence ---- */

static bool has_action(const Context *c, int first, ActionKind kind) {
    for (int i = first; i < c->n_applied; i++)
        if (c->applied[i].kind == kind)
            return true;
    return false;
}

static bool was_removed(const Context *c, int first, int site) {
    for (int i = first; i < c->n_applied; i++) {
        const Action *a = &c->applied[i];
        if (a->kind == ACTION_REMOVE && a->flag && a->to == site && a->level == OFF &&
            a->type == c->game->default_type && !a->decision)
            return true;
    }
    return false;
}

/* Removes a piece; the action goes before all others of the move. */
static void remove_before(Context *c, int first, int site, int level) {
    Action a = action_make(ACTION_REMOVE);
    a.type = (uint8_t)c->game->default_type;
    a.to = site;
    a.level = level;
    action_apply(c, &a);
    push_applied(c, &a);
    memmove(c->applied + first + 1, c->applied + first,
            sizeof(Action) * (size_t)(c->n_applied - first - 1));
    c->applied[first] = a;
}

static int times_in(const int32_t *v, int n, int value) {
    int times = 0;
    for (int i = 0; i < n; i++)
        times += v[i] == value;
    return times;
}

static void remove_from_stacks(Context *c, int first, const int32_t *sites, int n) {
    SiteType type = c->game->default_type;
    for (int site = 0; site < c->game->n_type_sites[type]; site++) {
        int times = times_in(sites, n, site);
        if (!times)
            continue;
        int height = contents_height(c, contents_slot(c, type, site));
        for (int level = (times < height ? times : height) - 1; level >= 0; level--)
            remove_before(c, first, site, level);
    }
}

static void end_sequence(Context *c, int first) {
    const int32_t *sites = POSITION_ARRAY(c->pos, c->game->layout.to_clear, int32_t);
    int n = c->pos->n_to_clear;
    if (!n || has_action(c, first, ACTION_SET_NEXT))
        return;
    if (c->game->layout.height)
        remove_from_stacks(c, first, sites, n);
    for (int i = 0; !c->game->layout.height && i < n; i++)
        if (!was_removed(c, first, sites[i]))
            remove_before(c, first, sites[i], OFF);
    context_put(c, &c->pos->n_to_clear, 0);
}

void turn_apply_actions(Context *c, const Move *m, bool store) {
    if (++c->depth > DEPTH_MAX)
        context_trouble(c, "consequences without end");
    int first = c->n_applied;
    apply_own_actions(c, m);
    if (store)
        history_add(c, m);
    apply_consequences(c, m->then);
    if (store && game_has(c->game, FLAG_SequenceCapture))
        end_sequence(c, first);
    if (store)
        history_complete(c, c->applied + first, c->n_applied - first);
    c->depth--;
}

/* ---- the end of a turn ---- */

/* The phase that a player goes to now, -1 to stay. */
static int next_phase(Context *c, const NextPhase *next, int player) {
    int all = c->game->n_players + 1, who = next->who ? fn_int(next->who, c) : all;
    if ((who != all && who != player) || (next->condition && !fn_bool(next->condition, c)))
        return -1;
    if (next->phase >= 0)
        return next->phase;
    return (c->pos->phase[who == all ? c->pos->mover : player] + 1) % c->game->n_phases;
}

static void change_phases(Context *c) {
    const Game *g = c->game;
    for (int player = 1; player <= g->n_players; player++) {
        const Phase *phase = phase_of(c, player);
        for (int i = 0, to = -1; i < phase->n_next && to < 0; i++) {
            to = next_phase(c, &phase->next[i], player);
            if (to < 0)
                continue;
            if (game_has(g, FLAG_HashPhases))
                context_put_hashed(c, &c->pos->phase[player], to);
            else
                context_put(c, &c->pos->phase[player], to);
        }
    }
}

/* The sites that the pieces of one turn came by. */
static void update_visited(Context *c) {
    Bits *visited = POSITION_ARRAY(c->pos, c->game->layout.visited, Bits);
    const Made *last = history_last(c);
    if (c->pos->mover == c->pos->next) {
        contents_set_visited(c, last->own_from, true);
        contents_set_visited(c, last->own_to, true);
        return;
    }
    for (int i = 0; i < c->game->slot_words; i++)
        context_put64(c, &visited[i], 0);
}

int turn_next_active(const Context *c, int player) {
    do
        player = player % c->game->n_players + 1;
    while (!result_active(c, player));
    return player;
}

static void change_turn(Context *c) {
    Position *p = c->pos;
    const Made *made = history_last(c);
    if (c->game->layout.visited)
        update_visited(c);
    context_put(c, &p->prev, p->mover);
    context_put(c, &p->mover, p->next);
    if (p->prev == p->mover && !made->swap)
        context_put(c, &p->n_turns_same, p->n_turns_same + 1);
    else {
        context_put(c, &p->n_turns_same, 0);
        context_put(c, &p->n_turns, p->n_turns + 1);
    }
    context_put(c, &p->next, turn_next_active(c, p->mover));
    context_put(c, &p->n_passes, made->pass ? p->n_passes + 1 : 0);
}

static int previous_active(const Context *c, int player) {
    do
        player = player > 1 ? player - 1 : c->game->n_players;
    while (!result_active(c, player));
    return player;
}

void turn_set_mover(Context *c, int player) {
    if (!c->pos->active)
        return;
    context_put(c, &c->pos->mover, player);
    context_put(c, &c->pos->next, turn_next_active(c, player));
    context_put(c, &c->pos->prev, previous_active(c, player));
}

void turn_apply_inside(Context *c, const Move *m) {
    Position *p = c->pos;
    if (turn_is_pass(c, m) && p->mover >= 1 && !(p->stalemated >> (p->mover - 1) & 1))
        turn_find_stalemate(c);
    context_put(c, &p->n_pending, 0);
    turn_apply_actions(c, m, true);
    result_check(c);
    if (!p->active)
        context_put(c, &p->prev, p->mover);
    else
        change_phases(c);
    context_put(c, &p->counter, p->counter + 1);
    history_add_position(c);
    if (p->active)
        change_turn(c);
    sum_dice(c, false);
}

void turn_apply(Context *c, const Move *m) {
    if (!c->ahead) {
        c->n_applied = 0;
        c->depth = 0;
        c->temp_rng = c->rng;
    }
    if (match_is_next(c, m)) {
        match_apply(c, m);
        return;
    }
    context_put(c, &c->pos->decided, OFF);
    turn_apply_inside(c, m);
}

Try turn_try(Context *c, const Move *m) {
    Try t = {
        .before = context_marks(c), .floor = c->floor, .rng = c->rng, .temp_rng = c->temp_rng
    };
    turn_apply(c, m);
    c->floor = context_marks(c);
    return t;
}

void turn_take_back(Context *c, const Try *t) {
    context_restore(c, &t->before);
    c->floor = t->floor;
    c->rng = t->rng;
    c->temp_rng = t->temp_rng;
}
