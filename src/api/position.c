/* Positions behind the public interface: starting, moving, taking back, and asking how it stands.
 *
 * A position remembers its seed and which legal moves were made: that is all it takes to play it
 * again, and taking back is playing again with fewer moves. Searches, which take back all the time,
 * have lusor_try() and lusor_back(), which undo what a move did. */
#include "api/api.h"

#include <stdlib.h>
#include <string.h>

LusorPosition *lusor_position_new(const LusorGame *g) {
    LusorPosition *p = calloc(1, sizeof *p);
    if (!p)
        return NULL;
    p->game = g;
    p->n_moves = LUSOR_NONE;
    if (!g->engine->open(p)) {
        free(p);
        return NULL;
    }
    return p;
}

void lusor_position_free(LusorPosition *p) {
    if (!p)
        return;
    p->game->engine->close(p);
    free(p->played);
    free(p->plies);
    free(p);
}

const LusorGame *lusor_position_game(const LusorPosition *p) {
    return p->game;
}

/* ---- what was played ---- */

/* Room for `more` numbers after `n`; false without memory. */
static bool make_room(int **v, int n, int more, int *cap) {
    if (n + more <= *cap)
        return true;
    int new_cap = (n + more) * 2 + 64;
    int *bigger = realloc(*v, sizeof **v * (size_t)new_cap);
    if (!bigger)
        return false;
    *v = bigger;
    *cap = new_cap;
    return true;
}

static bool room_to_note(LusorPosition *p, int n) {
    return make_room(&p->played, p->n_played, n + 1, &p->cap_played) &&
           make_room(&p->plies, p->n_plies, 1, &p->cap_plies);
}

static void note(LusorPosition *p, const int *moves, int n) {
    p->plies[p->n_plies++] = p->n_played;
    p->played[p->n_played++] = n;
    memcpy(p->played + p->n_played, moves, sizeof *moves * (size_t)n);
    p->n_played += n;
}

int lusor_plies(const LusorPosition *p) {
    return p->n_plies;
}
int lusor_played(const LusorPosition *p, int ply) {
    return ply >= 0 && ply < p->n_plies ? p->played[p->plies[ply] + 1] : LUSOR_NONE;
}
uint64_t lusor_seed(const LusorPosition *p) {
    return p->seed;
}

/* ---- moving ---- */

static bool begin(LusorPosition *p) {
    p->trouble = NULL;
    p->n_moves = LUSOR_NONE;
    p->depth = 0;
    return p->game->engine->start(p);
}

bool lusor_start(LusorPosition *p, uint64_t seed) {
    p->seed = seed;
    p->replays = true;
    p->n_played = p->n_plies = 0;
    return begin(p);
}

int lusor_moves(LusorPosition *p) {
    if (p->n_moves == LUSOR_NONE) {
        p->trouble = NULL;
        p->n_moves = p->game->engine->moves(p);
    }
    return p->n_moves;
}

int lusor_listed(const LusorPosition *p) {
    return p->n_moves > 0 ? p->n_moves : 0;
}

const char *lusor_trouble(const LusorPosition *p) {
    return p->trouble;
}

bool lusor_make_joint(LusorPosition *p, const int *moves, int n) {
    int legal = lusor_moves(p);
    for (int i = 0; i < n; i++)
        if (moves[i] < 0 || moves[i] >= legal)
            return false;
    if (n < 1 || (p->replays && !room_to_note(p, n)) || !p->game->engine->make(p, moves, n))
        return false;
    if (p->replays)
        note(p, moves, n);
    p->n_moves = LUSOR_NONE;
    return true;
}

bool lusor_make(LusorPosition *p, int move) {
    return lusor_make_joint(p, &move, 1);
}

/* Plays the first `plies` moves again. What was legal once is legal again. */
static void replay(LusorPosition *p, int plies) {
    begin(p);
    p->n_plies = p->n_played = 0;
    for (int i = 0; i < plies; i++) {
        const int *ply = p->played + p->n_played;
        if (lusor_moves(p) <= 0 || !p->game->engine->make(p, ply + 1, ply[0]))
            return;
        p->n_moves = LUSOR_NONE;
        p->plies[p->n_plies++] = p->n_played;
        p->n_played += 1 + ply[0];
    }
}

int lusor_undo(LusorPosition *p, int plies) {
    if (!p->replays || plies < 1)
        return 0;
    if (plies > p->n_plies)
        plies = p->n_plies;
    replay(p, p->n_plies - plies);
    return plies;
}

void lusor_copy(LusorPosition *to, const LusorPosition *from) {
    to->seed = from->seed;
    to->n_moves = LUSOR_NONE;
    to->trouble = NULL;
    to->depth = 0;
    to->n_played = to->n_plies = 0;
    to->replays = from->replays && make_room(&to->played, 0, from->n_played, &to->cap_played) &&
                  make_room(&to->plies, 0, from->n_plies, &to->cap_plies);
    if (to->replays && from->n_plies) {
        to->n_played = from->n_played;
        to->n_plies = from->n_plies;
        memcpy(to->played, from->played, sizeof *to->played * (size_t)from->n_played);
        memcpy(to->plies, from->plies, sizeof *to->plies * (size_t)from->n_plies);
    }
    to->game->engine->copy(to, from);
}

void lusor_reseed(LusorPosition *p, uint64_t seed) {
    p->replays = false;
    p->game->engine->reseed(p, seed);
}

bool lusor_try(LusorPosition *p, int move) {
    int legal = lusor_moves(p);
    if (move < 0 || move >= legal || p->depth == LUSOR_DEPTH_MAX)
        return false;
    if (!p->game->engine->try(p, move))
        return false;
    p->tried_moves[p->depth++] = legal;
    p->n_moves = LUSOR_NONE;
    return true;
}

void lusor_back(LusorPosition *p) {
    if (!p->depth)
        return;
    p->n_moves = p->tried_moves[--p->depth];
    p->game->engine->back(p);
}

/* ---- at random ---- */

uint32_t lusor_random(LusorRandom *r) {
    Random own = { .state = r->state };
    uint32_t bits = random_bits32(&own);
    r->state = own.state;
    return bits;
}
int lusor_random_below(LusorRandom *r, int n) {
    return (int)((uint64_t)lusor_random(r) * (uint64_t)n >> 32);
}
double lusor_random_unit(LusorRandom *r) {
    return lusor_random(r) / 4294967296.0;
}

int lusor_playout_noting(LusorPosition *p, LusorRandom *r, int max, LusorNoted *out, int cap) {
    p->trouble = NULL;
    p->replays = false;
    int n = p->game->engine->playout(p, r, max, out, cap);
    p->n_moves = LUSOR_NONE;
    return n;
}

int lusor_playout(LusorPosition *p, LusorRandom *r, int max) {
    return lusor_playout_noting(p, r, max, NULL, 0);
}

bool lusor_random_move(LusorPosition *p, LusorRandom *r) {
    return lusor_playout(p, r, 1) == 1;
}

void lusor_shuffle_hidden(LusorPosition *p, int viewer, LusorRandom *r) {
    p->replays = false;
    p->game->engine->shuffle(p, viewer, r);
    p->n_moves = LUSOR_NONE;
}

/* ---- how it stands ---- */

double api_rank_utility(double rank, int n_players) {
    if (n_players <= 1)
        return 2 * rank - 1; /* alone, one is first or nothing */
    return 1 - (rank - 1) * 2 / (n_players - 1);
}

int lusor_mover(const LusorPosition *p) {
    return p->game->engine->mover(p);
}
int lusor_next(const LusorPosition *p) {
    return p->game->engine->next(p);
}
bool lusor_over(const LusorPosition *p) {
    return p->game->engine->over(p);
}
bool lusor_active(const LusorPosition *p, int player) {
    return p->game->engine->active(p, player);
}
double lusor_rank(const LusorPosition *p, int player) {
    return p->game->engine->rank(p, player);
}
double lusor_utility(const LusorPosition *p, int player) {
    return lusor_over(p) ? p->game->engine->utility(p, player) : 0;
}

int lusor_winner(const LusorPosition *p) {
    if (!lusor_over(p))
        return LUSOR_NONE;
    for (int i = 1; i <= p->game->n_players; i++)
        if (lusor_rank(p, i) == 1)
            return i;
    return 0;
}

static int number(const LusorPosition *p, int what, int player) {
    return p->game->engine->number(p, what, player);
}
int lusor_score(const LusorPosition *p, int player) {
    return number(p, POSITION_SCORE, player);
}
int lusor_amount(const LusorPosition *p, int player) {
    return number(p, POSITION_AMOUNT, player);
}
int lusor_pot(const LusorPosition *p) {
    return number(p, POSITION_POT, 0);
}
int lusor_turn_number(const LusorPosition *p) {
    return number(p, POSITION_TURN, 0);
}
int lusor_seat(const LusorPosition *p, int player) {
    return number(p, POSITION_SEAT, player);
}
const char *lusor_phase(const LusorPosition *p, int player) {
    return p->game->engine->phase(p, player);
}
uint64_t lusor_hash(const LusorPosition *p) {
    return p->game->engine->hash(p);
}

/* Gives a text away as snprintf would. */
static size_t give(Text *t, char *buffer, size_t size) {
    size_t n = t->n;
    if (size) {
        size_t fits = n < size ? n : size - 1;
        memcpy(buffer, text_str(t), fits);
        buffer[fits] = '\0';
    }
    text_free(t);
    return n;
}

size_t lusor_state_text(const LusorPosition *p, char *buffer, size_t size) {
    Text t = { 0 };
    p->game->engine->state_text(p, &t);
    return give(&t, buffer, size);
}

/* ---- what lies where ---- */

int lusor_height(const LusorPosition *p, LusorSite s) {
    return api_place(p->game, s) ? p->game->engine->height(p, s) : 0;
}
LusorContent lusor_at(const LusorPosition *p, LusorSite s, int level, int viewer) {
    if (!api_place(p->game, s) || level < 0)
        return (LusorContent){ 0 };
    return p->game->engine->at(p, s, level, viewer);
}
LusorContent lusor_top(const LusorPosition *p, LusorSite s, int viewer) {
    int height = lusor_height(p, s);
    return lusor_at(p, s, height ? height - 1 : 0, viewer);
}
bool lusor_empty(const LusorPosition *p, LusorSite s) {
    return lusor_height(p, s) == 0;
}
LusorSite lusor_covered_by(const LusorPosition *p, LusorSite s) {
    return p->game->engine->covered_by(p, s);
}
int lusor_puzzle_value(const LusorPosition *p, LusorSite s) {
    return api_place(p->game, s) ? p->game->engine->puzzle_value(p, s) : LUSOR_NONE;
}

/* ---- moves ---- */

static const LusorMoveInfo no_move = { .from = { .index = LUSOR_NONE },
                                       .to = { .index = LUSOR_NONE },
                                       .kind = LUSOR_OTHER,
                                       .piece = LUSOR_NONE };

LusorMoveInfo lusor_move_info(const LusorPosition *p, int move) {
    return move >= 0 && move < p->n_moves ? p->game->engine->info_of(p, move) : no_move;
}
int lusor_move_actions(const LusorPosition *p, int move, LusorAction *out, int cap) {
    return move >= 0 && move < p->n_moves ? p->game->engine->actions_of(p, move, out, cap) : 0;
}
uint64_t lusor_move_key(const LusorPosition *p, int move) {
    return move >= 0 && move < p->n_moves ? p->game->engine->key_of(p, move) : 0;
}
size_t lusor_move_text(const LusorPosition *p, int move, char *buffer, size_t size) {
    Text t = { 0 };
    if (move >= 0 && move < p->n_moves)
        p->game->engine->text_of(p, move, &t);
    return give(&t, buffer, size);
}
LusorMoveInfo lusor_last_info(const LusorPosition *p) {
    return p->n_plies ? p->game->engine->last_info(p) : no_move;
}
int lusor_last_actions(const LusorPosition *p, LusorAction *out, int cap) {
    return p->n_plies ? p->game->engine->last_actions(p, out, cap) : 0;
}
