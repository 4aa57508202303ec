/* Plays every game of the library that can be loaded at random, some plies of it, and looks at each
   ply whether the invariants hold. Meant to be built with sanitizers: each game is played in a
   process of its own, so that a finding is told and the rest goes on.

   random_play [PATH...]: only games whose paths contain one of these. */
#include "lang/root.h"
#include "ludeme/load.h"
#include "play/invariants.h"
#include "play/state_text.h"
#include "play/turn.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MEMORY = 1 << 30, PLIES = 200, SECONDS = 600, TRIED_MAX = 8 };

/* How a game went; what a process ends with. */
typedef enum { PLAYED, UNSUPPORTED, IN_TROUBLE, BROKEN, N_ENDS } End;

typedef struct Player {
    Arena arena;
    Report report;
    Context *c;
    Invariants invariants;
    Random random;
    Text state;
} Player;

static int below(Player *p, int n) {
    return random_below(&p->random, n);
}

/* Tries some of the moves and takes them back. */
static void try_some(Player *p, int n) {
    invariants_keep(&p->invariants, p->c);
    for (int i = 0; i < n && i < TRIED_MAX; i++) {
        Move m = *turn_move(p->c, n <= TRIED_MAX ? i : below(p, n));
        if (p->c->game->mode == MODE_SIMULTANEOUS)
            return; /* one player's part of a move is no move */
        Try tried = turn_try(p->c, &m);
        text_clear(&p->state);
        state_text(p->c, &p->state);
        invariants_state(&p->invariants, p->c, &p->state);
        turn_take_back(p->c, &tried);
        invariants_taken_back(&p->invariants, p->c, &m);
    }
}

/* One of the moves of a player. */
static int move_of(Player *p, int n, int player) {
    int found = -1, seen = 0;
    for (int i = 0; i < n; i++)
        if (turn_move(p->c, i)->mover == player && below(p, ++seen) == 0)
            found = i;
    return found;
}

static Choice choose(Player *p, int n) {
    Choice choice = { { below(p, n) }, 1 };
    if (p->c->game->mode != MODE_SIMULTANEOUS)
        return choice;
    choice.n = 0;
    for (int player = 1; player <= p->c->game->n_players; player++) {
        int move = move_of(p, n, player);
        if (move >= 0)
            choice.moves[choice.n++] = move;
    }
    return choice;
}

static End play_plies(Player *p) {
    Context *c = p->c;
    turn_start(c, 1);
    if (!invariants_begin(&p->invariants, &p->arena, c))
        return IN_TROUBLE;
    for (int ply = 0, n; ply < PLIES && (n = turn_moves(c)) > 0; ply++) {
        invariants_moves(&p->invariants, c, n);
        try_some(p, n);
        Choice choice = choose(p, n);
        Move m = *invariants_chosen(c, &choice);
        turn_apply(c, &m);
        invariants_made(&p->invariants, c, &choice);
        if (p->invariants.broken) {
            printf("    ply %d: %s\n", ply + 1, p->invariants.broken);
            return BROKEN;
        }
    }
    return PLAYED;
}

static End play(Player *p) {
    jmp_buf escape;
    p->c->escape = &escape;
    if (!setjmp(escape))
        return play_plies(p);
    printf("    %s\n", p->c->trouble);
    return IN_TROUBLE;
}

static End play_game(const char *path) {
    static Player p;
    arena_init(&p.arena, MEMORY);
    report_init(&p.report, &p.arena);
    random_seed(&p.random, 1);
    End end = IN_TROUBLE;
    if (!ARENA_CATCH(&p.arena)) {
        Library *library = library_open(&p.arena, &p.report);
        Game *g = load_file(&p.arena, &p.report, library, path, NULL);
        p.c = g ? context_make(g) : NULL;
        end = p.c ? play(&p) : UNSUPPORTED;
        library_close(library);
    }
    context_free(p.c);
    invariants_end(&p.invariants);
    text_free(&p.state);
    arena_free(&p.arena);
    return end;
}

/* Plays it in another process; N_ENDS if that died or took too long. */
static End watch_game(const char *path) {
    int status;
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        setrlimit(RLIMIT_CPU, &(struct rlimit){ SECONDS, SECONDS });
        End end = play_game(path);
        fflush(stdout);
        _exit(end);
    }
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        return N_ENDS;
    return WIFEXITED(status) && WEXITSTATUS(status) < N_ENDS ? (End)WEXITSTATUS(status) : N_ENDS;
}

static bool is_wanted(const char *path, char **parts, int n) {
    for (int i = 0; i < n; i++)
        if (strstr(path, parts[i]))
            return true;
    return n == 0;
}

int main(int argc, char **argv) {
    static const char *const names[] = { "played", "unsupported", "met a limit", "INVARIANT BROKEN",
                                         "DIED OR TOO SLOW" };
    const char *shared = getenv("SHARED") ? getenv("SHARED") : "../shared", *why, **files;
    int counts[N_ENDS + 1] = { 0 };
    Arena arena;
    arena_init(&arena, MEMORY);
    const char *path = arena_printf(&arena, "%s/ludii", shared);
    Root *root = root_open(&arena, path, &why);
    int n = root ? root_list(root, &arena, "lud", ".lud", &files) : 0;
    for (int i = 0; i < n; i++) {
        if (!is_wanted(files[i], argv + 1, argc - 1))
            continue;
        End end = watch_game(arena_printf(&arena, "%s/%s", path, files[i]));
        counts[end]++;
        if (end != PLAYED && end != UNSUPPORTED)
            printf("%s: %s\n", files[i], names[end]);
    }
    printf("%d met a limit\n%d passed, %d failed, %d skipped\n", counts[IN_TROUBLE],
           counts[PLAYED] + counts[IN_TROUBLE], counts[BROKEN] + counts[N_ENDS],
           counts[UNSUPPORTED] + !n);
    arena_free(&arena);
    return counts[BROKEN] + counts[N_ENDS] > 0;
}
