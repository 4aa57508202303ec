/* Result: who has won, lost or drawn, and when the game is over. */
#include "play/result.h"

#include "lang/words.h"
#include "play/history.h"

static void finish(Context *c, int winner, EndType type) {
    context_put(c, &c->pos->over, true);
    context_put(c, &c->pos->winner, winner);
    context_put(c, &c->pos->end_type, (int32_t)type);
}

static void set_inactive(Context *c, int player) {
    context_put(c, &c->pos->active, c->pos->active & ~(1 << (player - 1)));
}

static void set_all_inactive(Context *c) {
    context_put(c, &c->pos->active, 0);
}

static void put_rank(Context *c, int player, double rank) {
    if (c->pos->rank[player] != rank)
        context_put_real(c, &c->pos->rank[player], rank);
}

static void add_winner(Context *c, int player) {
    context_put(c, &c->pos->n_winners, c->pos->n_winners + 1);
    context_put(c, &c->pos->winners, c->pos->winners | 1 << (player - 1));
}

static void add_loser(Context *c, int player) {
    context_put(c, &c->pos->n_losers, c->pos->n_losers + 1);
    context_put(c, &c->pos->losers, c->pos->losers | 1 << (player - 1));
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

static int last_with_rank(const Context *c, double rank) {
    for (int i = c->game->n_players; i >= 1; i--)
        if (c->pos->rank[i] == rank)
            return i;
    return 0;
}

static void rank_the_rest(Context *c, double rank) {
    for (int i = 1; i <= c->game->n_players; i++)
        if (c->pos->rank[i] == 0)
            put_rank(c, i, rank);
}

/* The game is over if somebody is first. */
static void finish_by_rank(Context *c) {
    int winner = first_with_rank(c, 1.0);
    if (winner)
        finish(c, winner, END_NATURAL);
}

/* The mean of the ranks that those who still play would take. */
static double draw_rank(const Context *c) {
    return (__builtin_popcount((unsigned)c->pos->active) + 1) / 2.0 + c->pos->n_winners;
}

/* ---- results of one player ---- */

static void win(Context *c, int player) {
    double rank = c->pos->n_winners + 1;
    set_inactive(c, player);
    add_winner(c, player);
    put_rank(c, player, rank);
    int only = only_active(c);
    if (only) {
        put_rank(c, only, rank + 1);
        add_loser(c, only);
        finish_by_rank(c);
        set_inactive(c, only);
    } else if (!c->pos->active) {
        finish_by_rank(c);
    }
}

/* The turn does not go to a player who is out. */
static void pass_on_turn(Context *c, int player) {
    int next = player, players = c->game->n_players;
    if (c->pos->next != player || players == 1)
        return;
    while (!result_active(c, next) && c->pos->active)
        next = next % players + 1;
    context_put(c, &c->pos->next, next);
}

/* Who loses at the same time shares the ranks: each further one moves all of them half a rank up.
 */
static void rank_loser(Context *c, int player) {
    int players = c->game->n_players;
    double before = players - c->pos->n_losers + 1.0 + 0.5 * (c->pos->losses_decided - 1.0);
    double rank = before - 0.5;
    put_rank(c, player, rank);
    add_loser(c, player);
    for (int i = 1; i <= players; i++)
        if (c->pos->rank[i] == before)
            put_rank(c, i, rank);
}

/* The last one left has won. */
static void rank_survivor(Context *c, int only) {
    double best = c->game->move_limit;
    put_rank(c, only, c->pos->n_winners + 1);
    for (int i = 1; i <= c->game->n_players; i++)
        if (c->pos->rank[i] < best)
            best = c->pos->rank[i];
    int winner = first_with_rank(c, best);
    finish(c, winner, END_NATURAL);
    add_winner(c, winner);
    set_inactive(c, only);
}

static void lose(Context *c, int player) {
    if (!result_active(c, player))
        return;
    set_inactive(c, player);
    pass_on_turn(c, player);
    if (c->game->n_players == 1) {
        set_all_inactive(c);
        finish(c, 0, END_NATURAL);
        return;
    }
    rank_loser(c, player);
    int only = only_active(c);
    if (!c->pos->active)
        finish_by_rank(c);
    else if (only)
        rank_survivor(c, only);
}

/* ---- results of all ---- */

static void all_win(Context *c) {
    int players = c->game->n_players;
    for (int i = 1; i <= players && players > 1; i++)
        if (c->pos->rank[i] == 0) {
            add_winner(c, i);
            put_rank(c, i, 1.0);
        }
    set_all_inactive(c);
    finish(c, 0, END_NATURAL);
}

static void all_lose(Context *c) {
    if (c->game->n_players > 1)
        rank_the_rest(c, c->game->n_players);
    set_all_inactive(c);
    finish(c, 0, END_NATURAL);
}

static void draw(Context *c) {
    if (c->game->n_players > 1)
        rank_the_rest(c, draw_rank(c));
    set_all_inactive(c);
    finish(c, last_with_rank(c, 1.0), END_NATURAL);
}

/* The game stops without ranks. */
static void stop(Context *c, int winner) {
    set_all_inactive(c);
    finish(c, winner, END_NATURAL);
}

void result_apply(Context *c, int player, int result) {
    Position *p = c->pos;
    bool all = player == c->game->n_players + 1;
    if (!all && (player < 1 || player > c->game->n_players) && result != RESULT_TYPE_Draw)
        return;
    switch (result) {
    case RESULT_TYPE_Win:
        if (all)
            all_win(c);
        else
            win(c, player);
        context_put(c, &p->wins_decided, p->wins_decided + 1);
        break;
    case RESULT_TYPE_Loss:
        if (all) {
            all_lose(c);
            break;
        }
        lose(c, player);
        context_put(c, &p->losses_decided, p->losses_decided + 1);
        break;
    case RESULT_TYPE_Draw:
        draw(c);
        break;
    case RESULT_TYPE_Tie:
        stop(c, c->game->n_players + 1);
        break;
    default: /* Abandon, Crash */
        stop(c, OFF);
    }
}

/* ---- teams ---- */

static bool in_team(const Context *c, int player, int team) {
    return c->pos->team[player] == team;
}

/* The only team with an active player, or 0. */
static int only_active_team(const Context *c) {
    int team = 0;
    for (int i = 1; i <= c->game->n_players; i++) {
        if (!result_active(c, i))
            continue;
        if (team && !in_team(c, i, team))
            return 0;
        team = c->pos->team[i];
    }
    return team;
}

/* Gives a rank to all of a team; returns how many they are. */
static int rank_team(Context *c, int team, double rank) {
    int n = 0;
    for (int i = 1; i <= c->game->n_players; i++)
        if (in_team(c, i, team)) {
            put_rank(c, i, rank);
            n++;
        }
    return n;
}

static void team_wins(Context *c, int team) {
    double rank = 1;
    for (int i = 1; i <= c->game->n_players; i++)
        if (in_team(c, i, team)) {
            set_inactive(c, i);
            add_winner(c, i);
        }
    while (rank <= c->game->n_players && first_with_rank(c, rank))
        rank++;
    int members = rank <= c->game->n_players ? rank_team(c, team, rank) : 0;
    int other = only_active_team(c);
    if (other && rank_team(c, other, rank + members))
        finish_by_rank(c);
    else if (!c->pos->active)
        finish_by_rank(c);
}

void result_apply_team(Context *c, int team, int result) {
    switch (result) {
    case RESULT_TYPE_Win:
        team_wins(c, team);
        break;
    case RESULT_TYPE_Tie:
        stop(c, c->game->n_players + 1);
        break;
    case RESULT_TYPE_Loss:
    case RESULT_TYPE_Draw:
        break; /* these mean nothing for a team */
    default:
        stop(c, OFF);
    }
}

/* ---- ranking by numbers ---- */

void result_rank(Context *c, const double *of_players, bool lowest_first) {
    int players = c->game->n_players;
    set_all_inactive(c);
    for (int i = 1; i <= players; i++) {
        int better = 0, same = 0;
        for (int k = 1; k <= players; k++) {
            better += lowest_first ? of_players[k] < of_players[i] : of_players[k] > of_players[i];
            same += of_players[k] == of_players[i];
        }
        put_rank(c, i, better + (same + 1) / 2.0);
    }
    int winner = last_with_rank(c, 1.0);
    if (winner)
        add_winner(c, winner);
    finish(c, winner, END_NATURAL);
}

/* ---- when to look ---- */

void result_after_rules(Context *c) {
    const Game *g = c->game;
    if (!c->pos->over && !game_has(g, FLAG_NotAllPass) && g->mode != MODE_SIMULATION &&
        history_all_passed(c))
        draw(c);
    context_put(c, &c->pos->losses_decided, 0);
    context_put(c, &c->pos->wins_decided, 0);
}

static void check_limits(Context *c) {
    const Game *g = c->game;
    const Position *p = c->pos;
    bool turns = p->n_turns >= g->turn_limit * g->n_players;
    if (!p->active || (!turns && p->n_moves - p->n_start < g->move_limit))
        return;
    int winner = last_with_rank(c, 1.0);
    if (g->n_players > 1)
        rank_the_rest(c, draw_rank(c));
    else
        put_rank(c, 1, 0);
    set_all_inactive(c);
    finish(c, winner, turns ? END_TURN_LIMIT : END_MOVE_LIMIT);
}

void result_check(Context *c) {
    const Game *g = c->game;
    const Position *p = c->pos;
    const Fn *end = g->phases[p->phase[p->mover]].end;
    if (p->active && end)
        fn_rule(end, c);
    if (!p->over && g->end)
        fn_rule(g->end, c);
    check_limits(c);
}

const char *result_end_name(EndType end) {
    static const char *const names[] = { "NaturalEnd", "MoveLimit", "TurnLimit" };
    return names[end];
}

Outcome result_outcome(const Context *c) {
    const Position *p = c->pos;
    if (c->match)
        return (Outcome){ p->match.over, p->match.winner, END_NATURAL, p->match.rank,
                          p->match.score };
    return (Outcome){ p->over, p->winner, (EndType)p->end_type, p->rank, p->score };
}
