/* lusor board: the facts about a game's board, or a drawing of it. */
#include "board/board.h"
#include "board/facts.h"
#include "board/svg.h"
#include "cmd/cmd.h"
#include "lang/description.h"
#include "ludeme/ludemes.h"

#include <stdio.h>
#include <string.h>

enum { MEMORY = 512 * 1024 * 1024 };

/* The name of the first game of a match, or NULL. */
static const char *first_game(const Tree *match) {
    const char *head = tree_head(match);
    if (head && match->n_items > 1 && !strcmp(head, "subgame") && match->items[1]->text)
        return match->items[1]->text;
    for (int i = 0; i < match->n_items; i++) {
        const char *name = first_game(match->items[i]);
        if (name)
            return name;
    }
    return NULL;
}

/* The tree of a game; that of its first game if it is a match. */
static const Tree *read_game(Arena *arena, Report *report, Library *library, const char *name,
                             const Choices *choices, int *n_nodes) {
    Description *d = description_load(arena, report, library, name, choices);
    const Tree *tree = d ? tree_read(arena, report, d->game, n_nodes) : NULL;
    const char *first = tree && !board_find(tree) ? first_game(tree) : NULL;
    if (!first)
        return tree;
    d = description_load(arena, report, library, first, NULL);
    return d ? tree_read(arena, report, d->game, n_nodes) : NULL;
}

static const Topology *make_board(Arena *arena, Report *report, const Tree *game, int n_nodes) {
    const Tree *tree = board_find(game);
    if (!tree) {
        report_error(report, game->place, "this game has no board");
        return NULL;
    }
    const Bound *bound =
        bind_tree(arena, report, ludeme_grammar(), tree, n_nodes, "<container.board.board>");
    BoardNeeds needs = board_needs(game);
    return bound ? board_make(arena, report, bound, &needs) : NULL;
}

static int print_board(const Args *args, Arena *arena, Report *report) {
    Choices choices = { .ruleset = args_text(args, "ruleset", NULL) };
    choices.options = args_all(args, "option", &choices.n_options);
    Library *library = library_open(arena, report);
    int n_nodes;
    const Tree *game = read_game(arena, report, library, args->words[0], &choices, &n_nodes);
    const Topology *t = game ? make_board(arena, report, game, n_nodes) : NULL;
    library_close(library);
    if (!t)
        return EXIT_NO;
    Text out = { 0 };
    if (args_given(args, "svg"))
        svg_print(t, &out);
    else
        facts_print(t, &out);
    fwrite(text_str(&out), 1, out.n, stdout);
    text_free(&out);
    return EXIT_FINE;
}

static int run_board(const Args *args) {
    Arena arena;
    Report report;
    arena_init(&arena, MEMORY);
    report_init(&report, &arena);
    if (ARENA_CATCH(&arena)) {
        fprintf(stderr, "lusor board: the board needs more than %d MB of memory\n", MEMORY >> 20);
        return EXIT_NO;
    }
    int status = print_board(args, &arena, &report);
    Text text = { 0 };
    report_print(&report, &text);
    fputs(text_str(&text), stderr);
    text_free(&text);
    arena_free(&arena);
    return status;
}

static const Option options[] = {
    { "option", OPTION_TEXT, "CATEGORY/ITEM", "an option other than the default; may be repeated" },
    { "ruleset", OPTION_TEXT, "NAME", "a ruleset other than the default" },
    { "svg", OPTION_SWITCH, NULL, "a drawing instead of the facts" },
    { .name = NULL },
};

const Command board_command = {
    .name = "board",
    .help = "Prints the sites of a game's board, their neighbours, lines and sets",
    .words = "GAME",
    .min_words = 1,
    .max_words = 1,
    .options = options,
    .examples = "  lusor board chess.lud\n"
                "  lusor board Hex --option \"Board Size/9x9\" --svg > hex.svg\n",
    .run = run_board,
};
