/* lusor bench: random playouts per second. */
#include "cmd/cmd.h"
#include "cmd/rbg_session.h"

#include "base/random.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CLOCK_EVERY 0.01 /* seconds between two looks at the clock */

typedef struct Tally {
    uint64_t playouts, states, moves;
    double seconds;
} Tally;

/* Seconds of the processor: what else the machine does must not count. */
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* One random playout; false after trouble. */
static bool play_out(const RbgSession *s, RbgState *state, RbgMoves *moves, Random *random,
                     Tally *tally) {
    memcpy(state, s->start, rbg_state_size(s->game));
    for (;;) {
        rbg_moves(s->game, s->work, state, moves);
        if (rbg_trouble(s->work))
            return false;
        if (!moves->n)
            break;
        tally->states++;
        tally->moves += (uint64_t)moves->n;
        uint64_t draw = random_next(random) >> 32;
        rbg_apply(s->game, s->work, state, moves, (int)(draw * (uint64_t)moves->n >> 32));
        if (rbg_trouble(s->work))
            return false;
    }
    tally->playouts++;
    return true;
}

static bool play_for(const RbgSession *s, RbgState *state, double seconds, Tally *tally) {
    RbgMoves moves = { 0 };
    Random random;
    random_seed(&random, 1);
    double start = now();
    bool fine = true;
    uint64_t next = 1; /* the clock is slow: it is read rarely where games are short */
    while (fine && (tally->seconds < seconds || !tally->playouts)) {
        while (fine && tally->playouts < next)
            fine = play_out(s, state, &moves, &random, tally);
        tally->seconds = now() - start;
        next += 1 + (uint64_t)((double)tally->playouts / (tally->seconds + 1e-9) * CLOCK_EVERY);
    }
    rbg_moves_free(&moves);
    return fine;
}

static bool bench_session(const RbgSession *s, double seconds, Tally *tally) {
    RbgState *state = malloc(rbg_state_size(s->game));
    bool fine = state && play_for(s, state, seconds, tally);
    if (!fine)
        fprintf(stderr, "lusor bench: %s\n", state ? rbg_trouble(s->work) : "not enough memory");
    free(state);
    return fine;
}

static bool bench_rbg(const char *path, double seconds, Tally *tally) {
    RbgSession s;
    bool fine = rbg_session_open(&s, path) && bench_session(&s, seconds, tally);
    rbg_session_close(&s);
    return fine;
}

/* The languages that can be played, by the ends of the names of their files. */
static const struct {
    const char *extension;
    bool (*bench)(const char *path, double seconds, Tally *tally);
} languages[] = {
    { ".rbg", bench_rbg },
};

static bool bench(const char *path, double seconds) {
    const char *dot = strrchr(path, '.');
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++) {
        Tally t = { 0 };
        if (!dot || strcmp(dot, languages[i].extension))
            continue;
        if (!languages[i].bench(path, seconds, &t))
            return false;
        printf("%s\t%.4g\t%.4g\t%.1f\t%.1f\n", path, (double)t.playouts / t.seconds,
               (double)t.states / t.seconds, (double)t.states / (double)t.playouts,
               t.states ? (double)t.moves / (double)t.states : 0.0);
        fflush(stdout);
        return true;
    }
    fprintf(stderr, "lusor bench: %s: not a language that can be played\n", path);
    return false;
}

static int run_bench(const Args *args) {
    int status = EXIT_FINE;
    printf("game\tplayouts/s\tstates/s\taverage length\tbranching\n");
    for (int i = 0; i < args->n_words; i++)
        if (!bench(args->words[i], args_decimal(args, "seconds", 5)))
            status = EXIT_NO;
    return status;
}

static const Option options[] = {
    { "seconds", OPTION_DECIMAL, "S", "how long to play each game; 5 if not given", 0, 0 },
    { .name = NULL },
};

const Command bench_command = {
    .name = "bench",
    .help = "Plays at random and says how many games a second that makes",
    .words = "GAME...",
    .min_words = 1,
    .max_words = ANY_NUMBER,
    .options = options,
    .examples = "  lusor bench games/rbg/*.rbg --seconds 2\n",
    .run = run_bench,
};
