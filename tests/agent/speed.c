/* speed [GAME...]: playouts per second of uct beside bare random playouts from the same
   position. Exit status 1 if the search does less than 70 % anywhere. */
#include "lusor/agent.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SECONDS 1.5
#define WANTED  0.7

enum { PLIES_MAX = 2000 };

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double bare(const LusorGame *game) {
    LusorPosition *p = lusor_position_new(game);
    LusorRandom random = { 1 };
    double began = now();
    long n = 0;
    for (; now() - began < SECONDS; n++) {
        lusor_start(p, (uint64_t)n);
        lusor_playout(p, &random, PLIES_MAX);
    }
    double rate = (double)n / (now() - began);
    lusor_position_free(p);
    return rate;
}

static double searching(const LusorGame *game) {
    LusorPosition *p = lusor_position_new(game);
    LusorAgent *a = lusor_agent_new(game, "uct:1.5s", NULL, NULL);
    lusor_start(p, 1);
    lusor_moves(p);
    double began = now();
    lusor_agent_choose(a, p, lusor_mover(p));
    double rate = (double)lusor_agent_thoughts(a).iterations / (now() - began);
    lusor_agent_free(a);
    lusor_position_free(p);
    return rate;
}

static bool measure(const char *name) {
    char *problems = NULL;
    LusorGame *game = lusor_load(name, NULL, &problems);
    if (!game) {
        fprintf(stderr, "%s: %s\n", name, problems ? problems : "no memory");
        free(problems);
        return false;
    }
    free(problems);
    double without = bare(game), with = searching(game);
    printf("%-40s %9.0f %9.0f playouts/s %4.0f%%\n", lusor_name(game), without, with,
           100 * with / without);
    lusor_free(game);
    return with >= WANTED * without;
}

int main(int argc, char **argv) {
    int failed = 0;
    for (int i = 1; i < argc; i++)
        failed += !measure(argv[i]);
    return failed ? 1 : 0;
}
