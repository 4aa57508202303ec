/* Result: who has won, lost or drawn, and when the game is over. */
#include "play/result.h"

#include "lang/words.h"

static void finish(Context *c, int winner, EndType type) {
    context_put(c, &c->pos->over, true);
    context_put(c, &c->pos->winner, winner);
    context_put(c, &c->pos->end_type, (int32_t)type);
}

static void set_inactive(Context *c, int player) {
    context_put(c, &c->pos->active, c->pos->active & ~(1 << (player - 1)));
}

static void put_rank(Context *c, int player, double rank) {
    context_put_real(c, &c->pos->rank[player], rank);
}

/* The only active player, or 0. */
static int only_active(const Context *c) {
    int active = c->pos->active;
    return active && !(active & (active - 1)) ? __builtin_ctz((unsigned)active) + 1 : 0;
}

static int first_with_rank(const Context *c, double rank) {
    for (int i = 1; i <= c->game->n_players; i++)
        if (c->pos->rank[i] == rank)
            return i;
    return 0;
}

static void rank_the_rest(Context *c, double rank) {
    for (int i = 1; i <= c->game->n_players; i++)
        if (c->pos->rank[i] == 0)
            put_rank(c, i, rank);
}

static double draw_rank(const Context *c) {
    return (__builtin_popcount((unsigned)c->pos->active) + 1) / 2.0 + c->pos->n_winners;
}

static void draw(Context *c) {
    if (c->game->n_players > 1)
        rank_the_rest(c, draw_rank(c));
    context_put(c, &c->pos->active, 0);
    finish(c, first_with_rank(c, 1.0), END_NATURAL);
}

static void win(Context *c, int player) {
    Position *p = c->pos;
    set_inactive(c, player);
    double rank = p->n_winners + 1;
    context_put(c, &p->n_winners, p->n_winners + 1);
    put_rank(c, player, rank);
    int only = only_active(c);
    if (only) {
        put_rank(c, only, rank + 1);
        context_put(c, &p->n_losers, p->n_losers + 1);
        set_inactive(c, only);
    }
    if (!p->active)
        finish(c, first_with_rank(c, 1.0), END_NATURAL);
    context_put(c, &p->wins_decided, p->wins_decided + 1);
}

void result_apply(Context *c, int player, int result) {
    switch (result) {
    case RESULT_TYPE_Win:
        win(c, player);
        break;
    case RESULT_TYPE_Draw:
        draw(c);
        break;
    default:
        context_trouble(c, "not yet: this kind of result");
    }
}

/* Every player's last turn was a pass. */
static bool all_passed(const Context *c) {
    return c->pos->n_passes >= c->game->n_players; /* not yet exact */
}

void result_check(Context *c) {
    const Game *g = c->game;
    Position *p = c->pos;
    const Fn *end = g->phases[p->phase[p->mover]].end;
    if (p->active && end)
        fn_rule(end, c);
    if (!p->over && g->end)
        fn_rule(g->end, c);
    if (!p->over && !game_has(g, FLAG_NotAllPass) && all_passed(c))
        draw(c);
    context_put(c, &p->wins_decided, 0);
    context_put(c, &p->losses_decided, 0);
}
