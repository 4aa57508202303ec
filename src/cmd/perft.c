/* lusor perft: counts the sequences of moves of a length. */
#include "cmd/cmd.h"
#include "cmd/rbg_session.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTH_MAX = 1000 };

typedef struct Perft {
    const RbgSession *session;
    RbgMoves *moves; /* one list per depth that is left */
    char *states;    /* one state per depth */
    size_t state_size;
    const char *trouble; /* why counting stopped, NULL if it did not */
} Perft;

static void note_trouble(Perft *p) {
    if (rbg_trouble(p->session->work))
        p->trouble = rbg_trouble(p->session->work);
}

static uint64_t count(Perft *p, RbgState *state, int depth);

/* The sequences that begin with one of the moves of `state`, which are listed. */
static uint64_t count_after(Perft *p, const RbgState *state, int depth, int move) {
    const RbgSession *s = p->session;
    RbgState *child = (RbgState *)(void *)(p->states + p->state_size * (size_t)(depth - 1));
    memcpy(child, state, p->state_size);
    rbg_apply(s->game, s->work, child, &p->moves[depth], move);
    note_trouble(p);
    return count(p, child, depth - 1);
}

static uint64_t count(Perft *p, RbgState *state, int depth) {
    const RbgSession *s = p->session;
    if (depth == 0)
        return 1;
    rbg_moves(s->game, s->work, state, &p->moves[depth]);
    note_trouble(p);
    if (depth == 1)
        return (uint64_t)p->moves[depth].n;
    uint64_t n = 0;
    for (int i = 0; i < p->moves[depth].n && !p->trouble; i++)
        n += count_after(p, state, depth, i);
    return n;
}

/* As count, with a line for each first move. */
static uint64_t divide(Perft *p, Arena *arena, RbgState *state, int depth) {
    const RbgSession *s = p->session;
    uint64_t total = 0;
    rbg_moves(s->game, s->work, state, &p->moves[depth]);
    const char **names = rbg_move_names(s->game, &p->moves[depth], arena);
    for (int i = 0; i < p->moves[depth].n && !p->trouble; i++) {
        uint64_t n = count_after(p, state, depth, i);
        printf("%s %" PRIu64 "\n", names[i], n);
        total += n;
    }
    return total;
}

static int count_session(RbgSession *s, const char *path, int depth, bool divided) {
    Perft p = { .session = s, .state_size = rbg_state_size(s->game) };
    p.moves = calloc((size_t)depth + 1, sizeof *p.moves);
    p.states = malloc(p.state_size * ((size_t)depth + 1));
    uint64_t n = 0;
    if (!p.moves || !p.states)
        p.trouble = "not enough memory";
    else
        n = divided && depth ? divide(&p, &s->arena, s->start, depth) : count(&p, s->start, depth);
    if (p.trouble)
        fprintf(stderr, "%s: %s\n", path, p.trouble);
    else
        printf("%" PRIu64 "\n", n);
    for (int i = 0; p.moves && i <= depth; i++)
        rbg_moves_free(&p.moves[i]);
    free(p.moves);
    free(p.states);
    return p.trouble ? EXIT_NO : EXIT_FINE;
}

static int count_rbg(const char *path, int depth, bool divided) {
    RbgSession session;
    int status =
        rbg_session_open(&session, path) ? count_session(&session, path, depth, divided) : EXIT_NO;
    rbg_session_close(&session);
    return status;
}

/* The languages that can be counted, by the ends of the names of their files. */
static const struct {
    const char *extension;
    int (*count)(const char *path, int depth, bool divided);
} languages[] = {
    { ".rbg", count_rbg },
};

static int run_perft(const Args *args) {
    const char *path = args->words[0], *dot = strrchr(path, '.');
    char *end;
    long depth = strtol(args->words[1], &end, 10);
    if (*end || end == args->words[1] || depth < 0 || depth > DEPTH_MAX) {
        fprintf(stderr, "lusor perft: \"%s\" is no depth from 0 to %d\n", args->words[1],
                DEPTH_MAX);
        return EXIT_USAGE;
    }
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++)
        if (dot && !strcmp(dot, languages[i].extension))
            return languages[i].count(path, (int)depth, args_given(args, "divide"));
    fprintf(stderr, "lusor perft: %s: not a language in which moves can be counted\n", path);
    return EXIT_NO;
}

static const Option options[] = {
    { "divide", OPTION_SWITCH, NULL, "a line for each first move", 0, 0 },
    { .name = NULL },
};

const Command perft_command = {
    .name = "perft",
    .help = "Counts the sequences of moves of a length",
    .words = "GAME DEPTH",
    .min_words = 2,
    .max_words = 2,
    .options = options,
    .examples = "  lusor perft games/rbg/chess.rbg 3\n"
                "  lusor perft --divide games/rbg/hex.rbg 1\n",
    .run = run_perft,
};
