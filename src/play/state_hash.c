/* State hash: one number for all that the state text tells. */
#include "play/state_hash.h"

#include "base/hash.h"

#include <string.h>

static uint64_t add(uint64_t h, int value) {
    return hash_mix(h, (uint32_t)value);
}

static uint64_t add_ints(uint64_t h, const int32_t *v, int n) {
    h = add(h, n);
    for (int i = 0; i < n; i++)
        h = add(h, v[i]);
    return h;
}

static uint64_t add_reals(uint64_t h, const double *v, int n) {
    for (int i = 0; i < n; i++) {
        uint64_t bits;
        memcpy(&bits, &v[i], sizeof bits);
        h = hash_mix(h, bits);
    }
    return h;
}

static uint64_t add_bits(uint64_t h, const Bits *v, int n) {
    for (int i = 0; i < n; i++)
        h = hash_mix(h, v[i]);
    return h;
}

/* Numbers whose order does not count. */
static uint64_t add_set(uint64_t h, const int32_t *v, int n) {
    uint64_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += add(0, v[i]);
    return hash_mix(add(h, n), sum);
}

/* What each player has. */
static uint64_t add_players(uint64_t h, const Context *c) {
    const Position *p = c->pos;
    const int32_t *const numbers[] = { p->score, p->amount, p->phase, p->team, p->order, p->value };
    int n = c->game->n_players;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        h = add_ints(h, numbers[i] + 1, n);
    return add_reals(add_reals(h, p->payoff + 1, n), p->rank + 1, n);
}

static uint64_t add_memories(uint64_t h, const Context *c) {
    for (int i = 0; i < c->game->n_memories; i++) {
        const int32_t *memory = position_memory(c->game, c->pos, i);
        h = add_ints(h, memory + 1, memory[0]);
    }
    return h;
}

/* The parts that only some games have. */
static uint64_t add_arrays(uint64_t h, const Context *c) {
    const Game *g = c->game;
    const Position *p = c->pos;
    const Layout *l = &g->layout;
    const int32_t *votes = POSITION_ARRAY(p, l->votes, int32_t);
    h = add_set(h, POSITION_ARRAY(p, l->pending, int32_t), p->n_pending);
    h = add_ints(h, POSITION_ARRAY(p, l->vars, int32_t), l->vars ? g->n_vars : 0);
    h = add_memories(h, c);
    h = add_bits(h, POSITION_ARRAY(p, l->domains, Bits), l->domains ? g->n_slots : 0);
    h = add_bits(h, POSITION_ARRAY(p, l->visited, Bits), l->visited ? g->slot_words : 0);
    h = add_ints(h, POSITION_ARRAY(p, l->to_clear, int32_t), l->to_clear ? p->n_to_clear : 0);
    h = add_ints(h, votes, l->votes ? p->n_proposed : 0);
    h = add_ints(h, votes + VOTES_MAX, l->votes ? p->n_votes : 0);
    h = add_ints(h, POSITION_ARRAY(p, l->dominoes, int32_t), l->dominoes ? 1 : 0);
    for (int i = 1; i < g->n_containers; i++)
        if (g->containers[i].kind == CONTAINER_DICE)
            h = add_ints(h, POSITION_ARRAY(p, l->dice, int32_t) + g->containers[i].first,
                         g->containers[i].n_sites);
    return h;
}

static uint64_t add_match(uint64_t h, const Context *c) {
    const MatchState *match = &c->pos->match;
    int n = c->match->n_players;
    h = add(add(add(h, match->instance), match->over), match->winner);
    return add_reals(add_ints(h, match->score + 1, n), match->rank + 1, n);
}

uint64_t state_hash(const Context *c) {
    const Position *p = c->pos;
    const int32_t numbers[] = { p->mover,
                                p->next,
                                p->prev,
                                p->pot,
                                p->temp,
                                p->dice_equal,
                                p->trump,
                                p->triggered,
                                p->active,
                                p->decided,
                                p->over,
                                p->winner,
                                c->game->asks_counter ? p->counter : 0 };
    uint64_t h = add_ints(p->hash, numbers, sizeof numbers / sizeof *numbers);
    h = add_arrays(add_players(h, c), c);
    return c->match ? add_match(h, c) : h;
}
