/* History: the moves that were made, as far as later rules ask for them, and positions met. */
#include "play/history.h"

#include "base/hash.h"
#include "play/action.h"
#include "play/turn.h"

#include <string.h>

/* ---- moves ---- */

/* What a list of actions says about the move they make. */
static void read_actions(Made *made, const Action *actions, int n) {
    const Action *decision = NULL;
    bool pass = false, swap = false, only_pass = true, only_swap = true;
    made->forced = false;
    made->after_from = made->after_to = OFF;
    made->after_level_from = made->after_level_to = OFF;
    for (int i = 0; i < n; i++) {
        const Action *a = &actions[i];
        if (a->decision && !decision)
            decision = a;
        pass |= a->kind == ACTION_PASS;
        swap |= a->kind == ACTION_SWAP;
        only_pass &= !a->decision || a->kind == ACTION_PASS;
        only_swap &= !a->decision || a->kind == ACTION_SWAP;
        made->forced |= a->kind == ACTION_PASS && a->flag;
        if (action_from(a) != OFF) {
            made->after_from = action_from(a);
            made->after_level_from = action_level_from(a);
        }
        if (action_to(a) != OFF) {
            made->after_to = action_to(a);
            made->after_level_to = action_level_to(a);
        }
    }
    made->pass = pass && only_pass;
    made->swap = swap && only_swap;
    made->from = decision ? action_from(decision) : OFF;
    made->to = decision ? action_to(decision) : OFF;
    made->level_from = decision ? action_level_from(decision) : 0;
    made->level_to = decision ? action_level_to(decision) : 0;
    if (!decision && n)
        decision = actions;
    made->from_type = decision && decision->type != NO_TYPE ? decision->type : SITE_CELL;
    made->to_type = (uint8_t)(decision ? action_to_type(decision) : NO_TYPE);
    if (made->to_type == NO_TYPE)
        made->to_type = SITE_CELL;
}

/* ---- sites of all actions ---- */

Ints history_tos(const Context *c, const Made *made) {
    return (Ints){ c->made_between + made->between + made->n_between, made->n_tos };
}

Ints history_froms(const Context *c, const Made *made) {
    return (Ints){ c->made_between + made->between + made->n_between + made->n_tos, made->n_froms };
}

static int keep_sites(Context *c, int at, const Action *actions, int n,
                      int (*site_of)(const Action *)) {
    int kept = 0, sites = c->game->containers[0].n_sites;
    for (int i = 0; i < n; i++) {
        int site = site_of(&actions[i]);
        if (site < 0 || site >= sites)
            continue;
        if (at + kept == MADE_BETWEEN_MAX)
            context_trouble(c, "the game is too long");
        c->made_between[at + kept++] = site;
    }
    return kept;
}

static void keep_actions(Context *c, Made *made, const Action *actions, int n) {
    int at = made->between + made->n_between;
    if (!c->game->asks_last)
        return;
    made->n_tos = keep_sites(c, at, actions, n, action_to);
    made->n_froms = keep_sites(c, at + made->n_tos, actions, n, action_from);
}

/* ---- moves that are made ---- */

static int flatten(const Context *c, const Move *m, Action *out, int n, int max) {
    for (int i = 0; i < m->n_actions && n < max; i++) {
        const Action *a = &c->actions[m->actions + i];
        if (a->kind == ACTION_NESTED)
            n = flatten(c, &c->nested[a->what], out, n, max);
        else
            out[n++] = *a;
    }
    return n;
}

static bool has_nested(const Context *c, const Move *m) {
    for (int i = 0; i < m->n_actions; i++)
        if (c->actions[m->actions + i].kind == ACTION_NESTED)
            return true;
    return false;
}

static void read_own_actions(Context *c, const Move *m, Made *made) {
    enum { MOST = 256 }; /* actions looked at; a move has so many only in its consequences */
    Action flat[MOST];
    const Action *own = c->actions + m->actions;
    int n = m->n_actions;
    if (has_nested(c, m)) {
        n = flatten(c, m, flat, 0, MOST);
        own = flat;
    }
    read_actions(made, own, n);
    keep_actions(c, made, own, n);
}

void history_add(Context *c, const Move *m) {
    const Made *last = history_last(c);
    int between = last ? history_sites_end(last) : 0;
    if (c->pos->n_moves == MADE_MAX || between + m->n_between > MADE_BETWEEN_MAX)
        context_trouble(c, "the game is too long");
    Made *made = &c->made[c->pos->n_moves];
    *made = (Made){ .mover = m->mover,
                    .own_from = m->from,
                    .own_to = m->to,
                    .between = between,
                    .n_between = m->n_between };
    if (m->n_between)
        memcpy(c->made_between + between, c->betweens + m->between,
               sizeof(int) * (size_t)m->n_between);
    read_own_actions(c, m, made);
    context_put(c, &c->pos->n_moves, c->pos->n_moves + 1);
}

void history_complete(Context *c, const Action *actions, int n_actions) {
    Made *made = &c->made[c->pos->n_moves - 1];
    read_actions(made, actions, n_actions);
    keep_actions(c, made, actions, n_actions);
}

int history_other_mover(const Context *c, int player) {
    for (int i = c->pos->n_moves - 1; i >= 0; i--)
        if (c->made[i].mover != player)
            return c->made[i].mover;
    return OFF;
}

/* Goes back turn by turn. A turn of several moves counts as passed if its first move was a pass. */
bool history_all_passed(const Context *c) {
    int players = c->game->n_players, at = c->pos->n_moves;
    if (players == 1)
        return at && c->made[at - 1].pass;
    int mover = c->pos->mover, in_turn = 0;
    bool passed = false;
    for (int turns = 0; turns < players;) {
        if (at == 0)
            return passed;
        if (in_turn > 1)
            return false;
        const Made *m = &c->made[--at];
        if (m->mover != mover) {
            if (!passed)
                return false;
            mover = m->mover;
            in_turn = 0;
            turns++;
        } else {
            in_turn++;
        }
        passed = m->pass;
    }
    return true;
}

/* ---- positions ---- */

static uint64_t mix(uint64_t h, int value) {
    return hash_mix(h, (uint32_t)value);
}

uint64_t history_full_hash(const Context *c) {
    const Position *p = c->pos;
    const int32_t *pending = POSITION_ARRAY(p, c->game->layout.pending, int32_t);
    int numbers[] = { p->mover,      p->next,         p->prev,    p->active,
                      p->stalemated, p->n_turns_same, p->n_passes };
    uint64_t h = p->hash, sum = 0;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        h = mix(h, numbers[i]);
    for (int i = 0; i < p->n_pending; i++)
        sum += mix(0, pending[i]); /* in whatever order they came */
    for (int i = 1; i <= c->game->n_players; i++) {
        h = mix(h, game_has(c->game, FLAG_HashScores) ? p->score[i] : 0);
        h = mix(h, game_has(c->game, FLAG_HashAmounts) ? p->amount[i] : 0);
    }
    return h ^ sum;
}

static void push_hash(Context *c, uint64_t *list, int32_t *n, uint64_t hash) {
    if (*n == HASHES_MAX)
        context_trouble(c, "the game is too long");
    list[*n] = hash;
    context_put(c, n, *n + 1);
}

static void push_in_turn(Context *c, uint64_t hash, bool new_turn) {
    if (new_turn)
        context_put(c, &c->pos->first_turn_hash, c->pos->n_turn_hashes);
    push_hash(c, c->turn_hashes, &c->pos->n_turn_hashes, hash);
}

void history_add_position(Context *c) {
    const Game *g = c->game;
    Position *p = c->pos;
    bool other = p->mover != p->prev;
    if ((game_has(g, FLAG_RepeatPositionalInGame) && other) || game_has(g, FLAG_CycleDetection))
        push_hash(c, c->hashes, &p->n_hashes, p->hash);
    if (game_has(g, FLAG_RepeatPositionalInTurn))
        push_in_turn(c, p->hash, other);
    if (game_has(g, FLAG_RepeatSituationalInGame) && other)
        push_hash(c, c->hashes, &p->n_hashes, history_full_hash(c));
    if (game_has(g, FLAG_RepeatSituationalInTurn))
        push_in_turn(c, history_full_hash(c), other);
}

static bool contains(const uint64_t *v, int from, int to, uint64_t hash) {
    for (int i = to - 1; i >= from; i--)
        if (v[i] == hash)
            return true;
    return false;
}

bool history_repeats(const Context *c) {
    return history_was_met(c, c->game->meta.no_repeat);
}

bool history_was_met(const Context *c, Repetition kind) {
    const Position *p = c->pos;
    switch (kind) {
    case REPEAT_POSITIONAL:
        return contains(c->hashes, 0, p->n_hashes, p->hash);
    case REPEAT_SITUATIONAL:
        return contains(c->hashes, 0, p->n_hashes, history_full_hash(c));
    case REPEAT_POSITIONAL_IN_TURN:
        return contains(c->turn_hashes, p->first_turn_hash, p->n_turn_hashes, p->hash);
    case REPEAT_SITUATIONAL_IN_TURN:
        return contains(c->turn_hashes, p->first_turn_hash, p->n_turn_hashes, history_full_hash(c));
    default:
        return false;
    }
}

bool history_cycles(const Context *c) {
    int size = c->game->n_players * c->game->n_players, n = c->pos->n_hashes;
    if (n < 3 * size)
        return false;
    for (int i = n - 1; i >= n - 2 * size; i--)
        if (c->hashes[i] != c->hashes[i - size])
            return false;
    return true;
}
