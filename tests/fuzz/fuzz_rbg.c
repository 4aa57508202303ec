/* Fuzzing: any bytes are read as a description in Regular Boardgames; games that come out of it are
   played for some moves. */
#include "base/random.h"
#include "rbg/rbg.h"

#include <stdlib.h>
#include <string.h>

enum { MEMORY = 64 * 1024 * 1024, PLIES = 20, PATIENCE = 100000, NAMED_MAX = 200 };

static void play(const RbgGame *game, RbgWork *work, RbgState *state, Arena *arena) {
    RbgMoves moves = { 0 };
    Random random;
    random_seed(&random, 1);
    rbg_set_patience(work, PATIENCE);
    rbg_start(game, work, state);
    for (int i = 0; i < PLIES && !rbg_trouble(work); i++) {
        rbg_moves(game, work, state, &moves);
        if (!moves.n || rbg_trouble(work))
            break;
        if (moves.n < NAMED_MAX)
            rbg_move_names(game, &moves, arena);
        rbg_apply(game, work, state, &moves, random_below(&random, moves.n));
    }
    rbg_moves_free(&moves);
}

static void load(Arena *arena, const uint8_t *data, size_t size) {
    Report report;
    Text shown = { 0 };
    report_init(&report, arena);
    RbgGame *game = rbg_load(source_make(arena, "fuzz.rbg", (const char *)data, size), &report);
    if (game) {
        RbgWork *work = rbg_work_new(game);
        RbgState *state = malloc(rbg_state_size(game));
        if (work && state)
            play(game, work, state, arena);
        free(state);
        rbg_work_free(work);
        rbg_free(game);
    }
    report_print(&report, &shown);
    text_free(&shown);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Arena arena;
    arena_init(&arena, MEMORY);
    if (!ARENA_CATCH(&arena))
        load(&arena, data, size);
    arena_free(&arena);
    return 0;
}
