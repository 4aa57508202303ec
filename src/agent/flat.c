/* Flat Monte Carlo: as many playouts after each move, the best mean is chosen. */
#include "agent/agent.h"

#include <stdlib.h>

static bool open_flat(LusorAgent *a) {
    return (a->own = lusor_position_new(a->game));
}
static void close_flat(LusorAgent *a) {
    lusor_position_free(a->own);
}

static double play(LusorAgent *a, const LusorPosition *p, int player, int move) {
    LusorPosition *work = a->own;
    if (!agent_imagine(work, p, player, &a->random) || move >= lusor_moves(work) ||
        !agent_make(work, move, &a->random))
        return -1;
    lusor_playout(work, &a->random, AGENT_PLAYOUT_MAX);
    return lusor_utility(work, player);
}

static void tell(LusorAgent *a, const double *sum, int first, int n, long rounds, long done) {
    LusorThoughts t = { .iterations = done, .best = LUSOR_NONE, .visits = rounds };
    for (int i = 0; i < n; i++)
        if (t.best == LUSOR_NONE || sum[i] > sum[t.best - first])
            t.best = first + i;
    t.value = rounds ? sum[t.best - first] / (double)rounds : 0;
    t.line[0] = t.best;
    t.n_line = 1;
    agent_tell(a, &t);
}

/* Rounds over all moves; one that is cut short does not count. */
static int choose(LusorAgent *a, const LusorPosition *p, int player) {
    int first, n = agent_moves(p, player, &first);
    double *sum = calloc((size_t)n, sizeof *sum), *round = malloc((size_t)n * sizeof *round);
    long done = 0, rounds = 0;
    for (bool whole = sum && round; whole; rounds += whole) {
        for (int i = 0; whole && i < n; i++)
            if ((whole = rounds == 0 || agent_goes_on(a, done++)))
                round[i] = play(a, p, player, first + i);
        for (int i = 0; whole && i < n; i++)
            sum[i] += round[i];
        if (whole)
            tell(a, sum, first, n, rounds + 1, done);
        whole = whole && agent_goes_on(a, done);
    }
    free(sum);
    free(round);
    int best = lusor_agent_thoughts(a).best;
    return best == LUSOR_NONE ? first : best;
}

const AgentKind agent_flat = {
    .name = "flat",
    .help = "flat Monte Carlo: the move with the best mean of random playouts",
    .open = open_flat,
    .close = close_flat,
    .choose = choose,
};
