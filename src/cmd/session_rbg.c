/* Session: Regular Boardgames. */
#include "cmd/rbg_session.h"
#include "cmd/session.h"

#include <stdlib.h>
#include <string.h>

/* A position with its moves. */
typedef struct Level {
    RbgState *state;
    RbgMoves moves;
    const char **names; /* NULL until asked for */
} Level;

typedef struct RbgPlay {
    RbgSession s;
    Arena *arena;
    Level *levels; /* one for each move that can be made, and the start */
    int n_levels, at;
    const char *trouble;
} RbgPlay;

static void rbg_close(void *game) {
    RbgPlay *p = game;
    for (int i = 0; i < p->n_levels; i++) {
        rbg_moves_free(&p->levels[i].moves);
        free(p->levels[i].state);
    }
    rbg_session_close(&p->s);
}

static bool make_levels(RbgPlay *p, int n) {
    size_t size = rbg_state_size(p->s.game);
    p->levels = ARENA_ARRAY(p->arena, Level, n);
    for (; p->n_levels < n; p->n_levels++)
        if (!(p->levels[p->n_levels].state = malloc(size)))
            return false;
    memcpy(p->levels->state, p->s.start, size);
    return true;
}

static void *rbg_open(const Wanted *wanted, Arena *arena, Report *report) {
    RbgPlay *p = ARENA_NEW(arena, RbgPlay);
    p->arena = arena;
    bool fine = rbg_session_open(&p->s, wanted->game);
    if (fine && make_levels(p, wanted->depth + 1))
        return p;
    if (fine)
        report_error(report, (Place){ 0 }, "%s: not enough memory to play", wanted->game);
    rbg_close(p);
    return NULL;
}

static void note_trouble(RbgPlay *p) {
    if (rbg_trouble(p->s.work))
        p->trouble = rbg_trouble(p->s.work);
}

static int rbg_list(void *game) {
    RbgPlay *p = game;
    Level *l = &p->levels[p->at];
    rbg_moves(p->s.game, p->s.work, l->state, &l->moves);
    l->names = NULL;
    note_trouble(p);
    return p->trouble ? 0 : l->moves.n;
}

static const char *rbg_name(void *game, int move) {
    RbgPlay *p = game;
    Level *l = &p->levels[p->at];
    if (!l->names)
        l->names = rbg_move_names(p->s.game, &l->moves, p->arena);
    return l->names[move];
}

static void rbg_make(void *game, int move) {
    RbgPlay *p = game;
    Level *l = &p->levels[p->at++];
    memcpy(l[1].state, l->state, rbg_state_size(p->s.game));
    rbg_apply(p->s.game, p->s.work, l[1].state, &l->moves, move);
    note_trouble(p);
}

static void rbg_take_back(void *game) {
    ((RbgPlay *)game)->at--;
}

static bool rbg_play_out(void *game, Random *random, Tally *tally) {
    RbgPlay *p = game;
    Level *l = p->levels;
    memcpy(l->state, p->s.start, rbg_state_size(p->s.game));
    for (int n; (n = rbg_list(p)) > 0;) {
        tally->plies++;
        tally->moves += (uint64_t)n;
        uint64_t draw = random_next(random) >> 32;
        rbg_apply(p->s.game, p->s.work, l->state, &l->moves, (int)(draw * (uint64_t)n >> 32));
        note_trouble(p);
    }
    tally->playouts++;
    return !p->trouble;
}

static const char *rbg_play_trouble(const void *game) {
    return ((const RbgPlay *)game)->trouble;
}

const Language session_rbg = {
    .extension = ".rbg",
    .open = rbg_open,
    .close = rbg_close,
    .moves = rbg_list,
    .name = rbg_name,
    .make = rbg_make,
    .take_back = rbg_take_back,
    .play_out = rbg_play_out,
    .trouble = rbg_play_trouble,
};
