/* Match: several games, one after the other, that count together. */
#include "play/match.h"

#include "lang/words.h"
#include "play/history.h"
#include "play/result.h"
#include "play/turn.h"

#include <string.h>

static const Instance *instance_of(const Context *c) {
    return &c->match->instances[c->pos->match.instance];
}

void match_start(Context *c) {
    c->game = c->match->instances[0].game;
    c->pos->match =
        (MatchState){ .winner = OFF, .active = (int32_t)((1u << c->match->n_players) - 1) };
}

bool match_wants_next(const Context *c) {
    return c->match && c->pos->over && !c->pos->match.over;
}

void match_moves(Context *c) {
    Action next = action_make(ACTION_NEXT_INSTANCE);
    next.decision = true;
    context_move(c, &next);
}

bool match_is_next(const Context *c, const Move *m) {
    return c->match && m->n_actions == 1 && c->actions[m->actions].kind == ACTION_NEXT_INSTANCE;
}

/* ---- points ---- */

/* Where the description says nothing else: two players get what their rank leaves, of more the
   winners one point. */
static int points(Context *c, int player) {
    const Instance *instance = instance_of(c);
    bool won = c->pos->winners >> (player - 1) & 1;
    if (won && instance->result)
        return fn_int(instance->result, c);
    if (c->match->n_players == 2)
        return 2 - (int)c->pos->rank[player];
    return c->match->n_players > 2 ? won : c->pos->rank[player] == 1.0;
}

static void count_points(Context *c) {
    MatchState *match = &c->pos->match;
    for (int i = 1; i <= c->match->n_players; i++)
        context_put(c, &match->score[i], match->score[i] + points(c, i));
    context_put(c, &match->n_trials, match->n_trials + 1);
}

/* ---- the end ---- */

static bool is_active(const Context *c, int player) {
    return player >= 1 && player <= c->match->n_players &&
           (c->pos->match.active >> (player - 1) & 1);
}

static void rank_active(Context *c, double rank) {
    for (int i = 1; i <= c->match->n_players; i++)
        if (is_active(c, i))
            context_put_real(c, &c->pos->match.rank[i], rank);
}

static int with_rank(const Context *c, double rank) {
    for (int i = 1; i <= c->match->n_players; i++)
        if (c->pos->match.rank[i] == rank)
            return i;
    return 0;
}

static void finish(Context *c, int winner) {
    context_put(c, &c->pos->match.over, true);
    context_put(c, &c->pos->match.winner, winner);
}

static void make_winner(Context *c, int player, double rank) {
    MatchState *match = &c->pos->match;
    context_put(c, &match->active, match->active & ~(1 << (player - 1)));
    context_put_real(c, &match->rank[player], rank);
}

/* All whom an end rule lets win share the first rank; the rest share the last one. */
static void win(Context *c, int player) {
    MatchState *match = &c->pos->match;
    double rank = 1;
    while (rank <= c->match->n_players && with_rank(c, rank))
        rank++;
    make_winner(c, player, rank);
    for (int i = 0; i < c->match->n_match_ends; i++) {
        EndGiven given = result_of_rule(c->match->match_ends[i], c);
        if (given.result == RESULT_TYPE_Win && is_active(c, given.who))
            make_winner(c, given.who, rank);
    }
    rank_active(c, rank + __builtin_popcount((unsigned)match->active));
    context_put(c, &match->active, 0);
    if (with_rank(c, 1))
        finish(c, with_rank(c, 1));
}

static void draw(Context *c) {
    int n = __builtin_popcount((unsigned)c->pos->match.active);
    rank_active(c, (n + 1) / 2.0 + (c->match->n_players - n));
    finish(c, with_rank(c, 1));
}

static void give(Context *c, EndGiven given) {
    if (!is_active(c, given.who) && given.who != c->match->n_players + 1)
        return;
    switch (given.result) {
    case RESULT_TYPE_Win:
        if (is_active(c, given.who))
            win(c, given.who);
        break;
    case RESULT_TYPE_Draw:
        draw(c);
        break;
    case RESULT_TYPE_Tie:
        finish(c, c->match->n_players + 1);
        break;
    case RESULT_TYPE_Loss:
        break; /* means nothing in a match */
    default:
        finish(c, OFF);
    }
}

static void check_end(Context *c) {
    for (int i = 0; i < c->match->n_match_ends; i++) {
        EndGiven given = result_of_rule(c->match->match_ends[i], c);
        if (given.result >= 0)
            give(c, given);
    }
}

/* ---- the next instance ---- */

static void advance(Context *c) {
    const Instance *now = instance_of(c);
    int next =
        now->next ? fn_int(now->next, c) : (c->pos->match.instance + 1) % c->match->n_instances;
    if (next < 0 || next >= c->match->n_instances)
        context_trouble(c, "a match goes on with a game it does not have");
    context_save(c);
    c->pos->match.instance = next;
    c->game = c->match->instances[next].game;
    turn_start_instance(c);
}

void match_apply(Context *c, const Move *m) {
    Action done = c->actions[m->actions];
    history_add(c, m);
    c->applied[c->n_applied++] = done;
    count_points(c);
    check_end(c);
    if (!c->pos->match.over)
        advance(c);
}
