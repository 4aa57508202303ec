/* Contest: games between agents. */
#include "agent/contest.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* The agents of one game, in their seats. */
typedef struct Table {
    const ContestPlan *plan;
    LusorPosition *p;
    LusorAgent *seated[LUSOR_PLAYERS_MAX + 1]; /* by player */
    int agent_of[LUSOR_PLAYERS_MAX + 1];       /* by player */
} Table;

static bool sit_down(Table *t, int index, ContestGame *out) {
    const ContestPlan *plan = t->plan;
    for (int i = 0; i < plan->n; i++) {
        int player = (i + index) % plan->n + 1;
        LusorAgentSetup setup = plan->setup;
        setup.seed = plan->seed * 1000003u + (uint64_t)index * 64 + (uint64_t)i;
        t->seated[player] = lusor_agent_new(plan->game, plan->agents[i], &setup, NULL);
        t->agent_of[player] = i;
        out->seat[i] = player;
        if (!t->seated[player])
            return false;
    }
    return true;
}

static void stand_up(Table *t) {
    for (int i = 1; i <= t->plan->n; i++)
        lusor_agent_free(t->seated[i]);
    lusor_position_free(t->p);
}

/* Whoever makes no move has lost, all others have won. */
static bool forfeits(Table *t, int player, ContestGame *out) {
    out->loser = t->agent_of[player];
    const char *why = lusor_agent_failure(t->seated[player]);
    snprintf(out->reason, sizeof out->reason, "%s", why ? why : "");
    for (int i = 0; i < t->plan->n; i++)
        out->utility[i] = i == out->loser ? -1 : 1;
    return false;
}

static int choice_of(Table *t, int player) {
    return lusor_agent_choose(t->seated[player], t->p, player);
}

static bool joint_ply(Table *t, ContestGame *out) {
    int moves[LUSOR_PLAYERS_MAX], n = 0, legal = lusor_moves(t->p);
    for (int player = 1; player <= t->plan->n; player++) {
        bool can = false;
        for (int i = 0; i < legal && !can; i++)
            can = lusor_move_info(t->p, i).mover == player;
        if (!can)
            continue;
        moves[n] = choice_of(t, player);
        if (moves[n++] == LUSOR_NONE)
            return forfeits(t, player, out);
    }
    return lusor_make_joint(t->p, moves, n);
}

/* One move; false when the game is decided by it. */
static bool one_ply(Table *t, ContestGame *out) {
    int player = lusor_mover(t->p);
    if (lusor_traits(t->plan->game) & LUSOR_SIMULTANEOUS)
        return joint_ply(t, out);
    if (player < 1 || player > t->plan->n) /* the rules move */
        return lusor_make(t->p, 0);
    int move = choice_of(t, player);
    return move == LUSOR_NONE ? forfeits(t, player, out) : lusor_make(t->p, move);
}

static void play(Table *t, int index, const char *save, ContestGame *out) {
    const char *why;
    int max = t->plan->max_plies;
    bool goes_on = lusor_start(t->p, t->plan->seed + (uint64_t)index);
    while (goes_on && lusor_moves(t->p) > 0 && (!max || lusor_plies(t->p) < max))
        goes_on = one_ply(t, out);
    out->plies = lusor_plies(t->p);
    for (int i = 0; out->loser == LUSOR_NONE && i < t->plan->n; i++)
        out->utility[i] = lusor_utility(t->p, out->seat[i]);
    if (save)
        lusor_save_trial(t->p, save, &why);
}

bool contest_play(const ContestPlan *plan, int index, const char *save, ContestGame *out) {
    Table t = { .plan = plan, .p = lusor_position_new(plan->game) };
    *out = (ContestGame){ .index = index, .loser = LUSOR_NONE };
    bool fine = t.p && sit_down(&t, index, out);
    if (fine)
        play(&t, index, save, out);
    stand_up(&t);
    return fine;
}

void contest_count(ContestScore *s, double utility) {
    s->games++;
    s->wins += utility > 0;
    s->losses += utility < 0;
    s->draws += utility == 0;
}

ContestRate contest_rate(const ContestScore *s) {
    const double z = 1.959963984540054;
    if (!s->games)
        return (ContestRate){ 0, 0, 1 };
    double n = s->games, p = (s->wins + 0.5 * s->draws) / n;
    double centre = p + z * z / (2 * n);
    double half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    double scale = 1 + z * z / n;
    return (ContestRate){ p, (centre - half) / scale, (centre + half) / scale };
}
