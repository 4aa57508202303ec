/* Actions on dice, players, and what else a game keeps in mind. */
#include "play/action_rows.h"
#include "play/contents.h"
#include "play/result.h"

#include "lang/words.h"

#include <string.h>

static bool is_player(int player) {
    return player >= 0 && player <= PLAYERS_MAX + 1;
}

/* A number kept for each player. */
static void put_player(Context *c, int32_t *of_players, int player, int value) {
    if (!is_player(player))
        context_trouble(c, "something is set for a player who does not exist");
    context_put(c, &of_players[player], value);
}

/* ---- dice ---- */

static int32_t *die_at(const Context *c, int site) {
    return POSITION_ARRAY(c->pos, c->game->layout.dice, int32_t) + site;
}

void action_update_dice(Context *c, Action *a) {
    if (a->state < 0 || a->to < 0 || a->to >= c->game->n_sites)
        return;
    int slot = contents_slot(c, SITE_CELL, a->to);
    const Component *die = &c->game->components[contents_what(c, slot)];
    contents_put(c, slot, (Contents){ OFF, OFF, a->state, OFF, OFF });
    if (a->state < die->n_faces)
        context_put(c, die_at(c, a->to), die->faces[a->state]);
}

/* The sum of each hand of dice, in the order of the hands. */
void action_dice_equal(Context *c, Action *a) {
    int hand = 0;
    context_put(c, &c->pos->dice_equal, a->flag);
    for (int i = 1; i < c->game->n_containers; i++) {
        const Container *box = &c->game->containers[i];
        if (box->kind != CONTAINER_DICE)
            continue;
        int sum = 0;
        for (int site = box->first; site < box->first + box->n_sites; site++)
            sum += *die_at(c, site);
        put_player(c, c->pos->sum_dice, hand++, sum);
    }
}

static const Container *dice_hand(const Game *g, int hand) {
    for (int i = 1; i < g->n_containers; i++)
        if (g->containers[i].kind == CONTAINER_DICE && hand-- == 0)
            return &g->containers[i];
    return NULL;
}

void action_use_die(Context *c, Action *a) {
    const Container *box = dice_hand(c->game, a->what);
    if (box && a->value >= 0 && a->value < box->n_sites)
        context_put(c, die_at(c, box->first + a->value), 0);
}

/* ---- players ---- */

void action_set_score(Context *c, Action *a) {
    if (!is_player(a->what))
        context_trouble(c, "a score is set for a player who does not exist");
    put_player(c, c->pos->score, a->what, a->value + (a->flag ? c->pos->score[a->what] : 0));
}

void action_set_amount(Context *c, Action *a) {
    if (a->what > 0 && a->what <= c->game->n_players)
        context_put(c, &c->pos->amount[a->what], a->value);
}

void action_set_next(Context *c, Action *a) {
    if (!is_player(a->what))
        context_trouble(c, "the turn goes to a player who does not exist");
    context_put(c, &c->pos->next, a->what);
}

void action_set_player_value(Context *c, Action *a) {
    put_player(c, c->pos->value, a->what, a->value);
}

void action_add_to_team(Context *c, Action *a) {
    if (!is_player(a->what))
        context_trouble(c, "a player who does not exist joins a team");
    context_put_hashed(c, &c->pos->team[a->what], a->value);
}

void action_trigger(Context *c, Action *a) {
    if (a->what > 0 && a->what <= PLAYERS_MAX)
        context_put(c, &c->pos->triggered, c->pos->triggered | 1 << (a->what - 1));
}

void action_forfeit(Context *c, Action *a) {
    result_apply(c, a->what, RESULT_TYPE_Loss);
}

static int seat_of(const Context *c, int player) {
    for (int i = 1; i <= c->game->n_players; i++)
        if (c->pos->order[i] == player)
            return i;
    return 0;
}

void action_swap(Context *c, Action *a) {
    int32_t *order = c->pos->order;
    int seat1 = seat_of(c, a->what), seat2 = seat_of(c, a->value), player1 = order[seat1];
    context_put_hashed(c, &order[seat1], order[seat2]);
    context_put_hashed(c, &order[seat2], player1);
}

/* ---- numbers ---- */

void action_set_pot(Context *c, Action *a) {
    context_put(c, &c->pos->pot, a->value);
}

void action_set_counter(Context *c, Action *a) {
    context_put(c, &c->pos->counter, a->value);
}

void action_set_temp(Context *c, Action *a) {
    context_put_hashed(c, &c->pos->temp, a->value);
}

void action_set_trump(Context *c, Action *a) {
    context_put(c, &c->pos->trump, a->value);
}

void action_store_state(Context *c, Action *a) {
    (void)a;
    context_put64(c, &c->pos->stored_hash, c->pos->hash);
}

void action_set_pending(Context *c, Action *a) {
    Position *p = c->pos;
    int32_t *pending = POSITION_ARRAY(p, c->game->layout.pending, int32_t);
    int value = a->value == OFF ? 1 : a->value;
    for (int i = 0; i < p->n_pending; i++)
        if (pending[i] == value)
            return;
    if (!game_has(c->game, FLAG_PendingValues))
        return;
    if (p->n_pending == PENDING_MAX)
        context_trouble(c, "too many pending values");
    context_put(c, &pending[p->n_pending], value);
    context_put(c, &p->n_pending, p->n_pending + 1);
}

/* ---- variables and lists ---- */

/* The place of a name in a list; NULL is a name too. */
static int index_of(Context *c, const char *const *names, int n, const char *name) {
    for (int i = 0; i < n; i++)
        if (names[i] == name || (names[i] && name && !strcmp(names[i], name)))
            return i;
    context_trouble(c, "a variable has a name that no rule has");
}

void action_set_var(Context *c, Action *a) {
    int i = index_of(c, c->game->vars, c->game->n_vars, a->text);
    context_put(c, POSITION_ARRAY(c->pos, c->game->layout.vars, int32_t) + i, a->value);
}

static int32_t *list_of(Context *c, const Action *a) {
    int i = index_of(c, c->game->memories, c->game->n_memories, a->text);
    return position_memory(c->game, c->pos, i);
}

void action_remember(Context *c, Action *a) {
    int32_t *list = list_of(c, a);
    if (list[0] == REMEMBER_MAX)
        context_trouble(c, "too many values are remembered");
    context_put(c, &list[1 + list[0]], a->value);
    context_put(c, &list[0], list[0] + 1);
}

void action_forget(Context *c, Action *a) {
    int32_t *list = list_of(c, a);
    for (int i = 1; i <= list[0]; i++)
        if (list[i] == a->value) {
            for (; i < list[0]; i++)
                context_put(c, &list[i], list[i + 1]);
            context_put(c, &list[0], list[0] - 1);
            return;
        }
}

/* ---- votes ---- */

static void append_vote(Context *c, int32_t *votes, int32_t *n, int value) {
    if (!c->game->layout.votes || *n == VOTES_MAX)
        context_trouble(c, "too many votes");
    context_put(c, &votes[*n], value);
    context_put(c, n, *n + 1);
}

static int32_t *proposed(const Context *c) {
    return POSITION_ARRAY(c->pos, c->game->layout.votes, int32_t);
}

void action_propose(Context *c, Action *a) {
    append_vote(c, proposed(c), &c->pos->n_proposed, a->value);
}

static int count_votes(const int32_t *votes, int n, int value) {
    int count = 0;
    for (int i = 0; i < n; i++)
        count += votes[i] == value;
    return count;
}

/* When all have voted, what more than half are for is decided. */
void action_vote(Context *c, Action *a) {
    Position *p = c->pos;
    int32_t *votes = proposed(c) + VOTES_MAX;
    append_vote(c, votes, &p->n_votes, a->value);
    if (p->n_votes != c->game->n_players)
        return;
    for (int i = 0; i < p->n_votes; i++)
        if (count_votes(votes, p->n_votes, votes[i]) > c->game->n_players / 2) {
            context_put(c, &p->decided, votes[i]);
            break;
        }
    context_put(c, &p->n_proposed, 0);
    context_put(c, &p->n_votes, 0);
}
