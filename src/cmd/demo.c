/* What lusor shows when it is started without a terminal: a short game played at random. */
#include "cmd/cmd.h"

#include "board/topology.h"
#include "lang/description.h"
#include "ludeme/load.h"
#include "play/contents.h"
#include "play/turn.h"

#include <stdio.h>

enum { MEMORY = 32 * 1024 * 1024, SEED = 7 };

static const char description[] =
    "(game \"Tic-Tac-Toe\"\n"
    "    (players 2)\n"
    "    (equipment { (board (square 3)) (piece \"O\" P1) (piece \"X\" P2) })\n"
    "    (rules\n"
    "        (play (move Add (to (sites Empty))))\n"
    "        (end (if (is Line 3) (result Mover Win)))))\n";

static void print_board(const Context *c) {
    for (int row = 2; row >= 0; row--) {
        fputs("  ", stdout);
        for (int col = 0; col < 3; col++)
            fputs(&". \0O \0X "[3 * contents_what(c, row * 3 + col)], stdout);
        putchar('\n');
    }
}

static void play(Context *c) {
    const Sites *cells = &c->game->topology->sites[SITE_CELL];
    Random random;
    random_seed(&random, SEED);
    turn_start(c, SEED);
    for (int n; (n = turn_moves(c)) > 0;) {
        Move m = *turn_move(c, random_below(&random, n));
        printf("move: player %d %s\n", m.mover, m.to < 0 ? "passes" : cells->labels[m.to]);
        turn_apply(c, &m);
        c->n_journal = 0;
    }
    print_board(c);
    if (c->pos->winner > 0)
        printf("result: player %d wins\n", c->pos->winner);
    else
        puts("result: a draw");
}

static int run(Arena *arena, Report *report) {
    Library *library = library_open(arena, report);
    Source *text = source_make(arena, "Tic-Tac-Toe", description, sizeof description - 1);
    const Description *d = description_expand(arena, report, library, text, NULL, NULL);
    Game *g = d ? load_description(arena, report, d) : NULL;
    Context *c = g ? context_make(g) : NULL;
    jmp_buf escape;
    int status = EXIT_NO;
    if (c) {
        c->escape = &escape;
        if (!setjmp(escape)) {
            puts("Tic-Tac-Toe, random against random:");
            play(c);
            status = EXIT_FINE;
        }
    }
    context_free(c);
    library_close(library);
    return status;
}

int demo_run(void) {
    Arena arena;
    Report report;
    arena_init(&arena, MEMORY);
    report_init(&report, &arena);
    int status = ARENA_CATCH(&arena) ? EXIT_NO : run(&arena, &report);
    if (status != EXIT_FINE)
        fputs("lusor: there is not enough memory to play\n", stderr);
    arena_free(&arena);
    return status;
}
