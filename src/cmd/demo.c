/* What lusor shows when it is started without a terminal: a short game played at random. */
#include "cmd/cmd.h"

#include "view/grid.h"
#include "view/sentence.h"

#include <stdio.h>
#include <stdlib.h>

enum { SEED = 7 };
static const char game_shown[] = "Tic-Tac-Toe";

/* A move made at random, told in words. */
static void one_move(LusorPosition *p, Sentences *sentences, LusorRandom *random) {
    Text t = { 0 };
    sentence_before(sentences, p);
    lusor_make(p, lusor_random_below(random, lusor_listed(p)));
    sentence_move(sentences, p, 0, "", &t);
    printf("move: %s\n", text_str(&t));
    text_free(&t);
}

static void print_end(const Names *names, const LusorPosition *p) {
    Text t = { 0 };
    GridMarks marks = GRID_NO_MARKS;
    Grid *grid = grid_new(names, (GridWindow){ .rows = 24, .cols = 80 });
    if (grid)
        grid_print(grid_draw(grid, p, &marks), &t);
    grid_free(grid);
    fputs(text_str(&t), stdout);
    text_clear(&t);
    sentence_result(names, p, &t);
    printf("result: %s\n", text_str(&t));
    text_free(&t);
}

static bool play(const Names *names, LusorPosition *p) {
    LusorRandom random = { SEED };
    Sentences *sentences = sentences_new(names);
    bool fine = sentences && lusor_start(p, SEED);
    if (fine)
        printf("%s, random against random:\n", lusor_name(names_game(names)));
    while (fine && lusor_moves(p) > 0)
        one_move(p, sentences, &random);
    if (fine)
        print_end(names, p);
    sentences_free(sentences);
    return fine;
}

int demo_run(void) {
    char *problems;
    LusorGame *game = lusor_load(game_shown, NULL, &problems);
    Names *names = game ? names_new(game) : NULL;
    LusorPosition *p = names ? lusor_position_new(game) : NULL;
    bool fine = p && play(names, p);
    if (!fine)
        fprintf(stderr, "%slusor: the games that belong to it are not where they should be\n",
                problems ? problems : "");
    lusor_position_free(p);
    names_free(names);
    lusor_free(game);
    free(problems);
    return fine ? EXIT_FINE : EXIT_NO;
}
