/* Evaluate: pieces and points. */
#include "agent/evaluate.h"

/* What one piece more is worth among this many, so that all of them never add up to a win. */
#define MATERIAL 0.9

static int weight_at(const LusorPosition *p, LusorSite site, int viewer, int *owner) {
    LusorContent c = lusor_top(p, site, viewer);
    int height = lusor_height(p, site);
    *owner = c.owner;
    return c.count > height ? c.count : height;
}

/* Counts the pieces of each player on the board and in hands. */
static void count_pieces(const LusorPosition *p, int viewer, int *own, int *others, int player) {
    const LusorGame *g = lusor_position_game(p);
    *own = *others = 0;
    for (int i = 0; i < lusor_containers(g); i++) {
        LusorContainer box = lusor_container(g, i);
        for (int k = 0; k < box.n_sites; k++) {
            LusorSite site = { box.first.type, box.first.index + k };
            int owner, n = weight_at(p, site, viewer, &owner);
            if (owner == player)
                *own += n;
            else if (owner >= 1 && owner <= lusor_players(g))
                *others += n;
        }
    }
}

static double share(double own, double others) {
    return own + others > 0 ? (own - others) / (own + others) : 0;
}

double evaluate(const LusorPosition *p, int player, int viewer) {
    const LusorGame *g = lusor_position_game(p);
    int own, others;
    count_pieces(p, viewer, &own, &others, player);
    double value = share(own, others);
    if (lusor_traits(g) & LUSOR_SCORES) {
        double best = -1e9;
        for (int i = 1; i <= lusor_players(g); i++)
            if (i != player && lusor_score(p, i) > best)
                best = lusor_score(p, i);
        double mine = lusor_score(p, player);
        value = 0.3 * value + 0.7 * (mine - best) / (1 + (mine > best ? mine - best : best - mine));
    }
    return MATERIAL * value;
}
