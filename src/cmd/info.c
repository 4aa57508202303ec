/* lusor info: what a game is, without playing it. */
#include "cmd/cmd.h"
#include "cmd/rbg_session.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The comment at the beginning of a description tells people what it is. */
static void print_opening_comment(const Source *source) {
    const char *p = source->text;
    while (p[0] == '/' && p[1] == '/') {
        const char *end = p + strcspn(p, "\r\n");
        p += 2 + (p[2] == ' ');
        for (; p < end; p++)
            putchar(iscntrl((unsigned char)*p) ? '?' : *p);
        putchar('\n');
        p += strspn(p, "\r") + 1;
        if (p[-1] != '\n')
            break;
    }
}

static void print_names(const char *title, int n, const RbgGame *game,
                        const char *(*name)(const RbgGame *, int)) {
    printf("%-10s", title);
    for (int i = 0; i < n; i++)
        printf("%s%s", i ? ", " : "", name(game, i));
    printf("%s\n", n ? "" : "none");
}

static void print_players(const RbgGame *game) {
    printf("%-10s", "players");
    for (int i = 0; i < rbg_players(game); i++)
        printf("%s%s (0 to %d)", i ? ", " : "", rbg_player_name(game, i),
               rbg_player_bound(game, i));
    putchar('\n');
}

static void print_board(const RbgGame *game) {
    static const char *const shapes[] = { [RBG_GRAPH] = "a graph",
                                          [RBG_RECTANGLE] = "a rectangle",
                                          [RBG_HEXAGON] = "hexagons",
                                          [RBG_CUBOID] = "layers of rectangles" };
    const RbgLayout *l = rbg_layout(game);
    printf("%-10s%s", "board", shapes[l->shape]);
    if (l->shape != RBG_GRAPH)
        printf(", %d columns, %d rows", l->columns, l->rows);
    if (l->shape == RBG_CUBOID)
        printf(", %d layers", l->layers);
    printf(", %d vertices\n", rbg_vertices(game));
}

static void print_first_move(const RbgSession *s) {
    RbgMoves moves = { 0 };
    rbg_moves(s->game, s->work, s->start, &moves);
    if (moves.n)
        printf("%-10s%s, %d moves\n", "first", rbg_player_name(s->game, rbg_mover(s->start)),
               moves.n);
    rbg_moves_free(&moves);
}

static int info_rbg(const char *path) {
    RbgSession s;
    bool fine = rbg_session_open(&s, path);
    const Source *source = fine ? rbg_session_read(&s.arena, &s.report, path) : NULL;
    if (source) {
        print_opening_comment(source);
        print_players(s.game);
        print_board(s.game);
        print_names("pieces", rbg_pieces(s.game), s.game, rbg_piece_name);
        print_names("variables", rbg_variables(s.game), s.game, rbg_variable_name);
        print_first_move(&s);
    }
    rbg_session_close(&s);
    return source ? EXIT_FINE : EXIT_NO;
}

static int run_info(const Args *args) {
    if (rbg_session_takes(args->words[0]))
        return info_rbg(args->words[0]);
    fprintf(stderr, "lusor info: %s: not a language it knows\n", args->words[0]);
    return EXIT_NO;
}

const Command info_command = {
    .name = "info",
    .help = "Tells what a game is: players, board, pieces, first moves",
    .words = "GAME",
    .min_words = 1,
    .max_words = 1,
    .examples = "  lusor info games/rbg/hex.rbg\n",
    .run = run_info,
};
