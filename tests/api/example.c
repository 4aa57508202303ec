/* An example for lusor(3): plays a game at random and tells how it went.
   cc example.c -llusor -lncursesw -lreadline -lzip -lm -lpthread */
#include <lusor/lusor.h>

#include <stdio.h>
#include <stdlib.h>

static void play(const LusorGame *game, LusorPosition *p) {
    char text[256];
    LusorRandom random = { 1 };
    lusor_start(p, 1);
    for (int n; (n = lusor_moves(p)) > 0 && lusor_plies(p) < 20;) {
        int move = lusor_random_below(&random, n);
        LusorMoveInfo info = lusor_move_info(p, move);
        lusor_move_text(p, move, text, sizeof text);
        printf("%s, of %d moves: %s\n", lusor_player_name(game, info.mover), n, text);
        lusor_make(p, move);
    }
    lusor_playout(p, &random, 100000);
    for (int i = 1; lusor_over(p) && i <= lusor_players(game); i++)
        printf("%s: rank %g\n", lusor_player_name(game, i), lusor_rank(p, i));
}

int main(int argc, char **argv) {
    char *problems = NULL;
    LusorGame *game = argc > 1 ? lusor_load(argv[1], NULL, &problems) : NULL;
    LusorPosition *p = game ? lusor_position_new(game) : NULL;
    if (problems)
        fputs(problems, stderr);
    if (p)
        play(game, p);
    else
        fputs("usage: example GAME\n", stderr);
    lusor_position_free(p);
    lusor_free(game);
    free(problems);
    return p ? 0 : 1;
}
