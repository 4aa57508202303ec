/* Move outcome: what a move does, found by making it and looking. */
#include "view/move_outcome.h"

#include <math.h>
#include <stdlib.h>

/* How many pieces lie on each place. */
static void count_all(const Names *names, const LusorPosition *p, int *counts) {
    for (int i = 0; i < names_places(names); i++) {
        LusorSite site = names_place(names, i);
        int height = lusor_height(p, site), count = lusor_top(p, site, 0).count;
        counts[i] = height == 1 && count > 1 ? count : height;
    }
}

/* The place nearest to a site at which pieces vanished (sign -1) or came (1); LUSOR_NONE if none.
 */
static int nearest_change(const Names *names, const int *before, const int *after, LusorMoveInfo m,
                          LusorSite centre, int sign) {
    const LusorGame *game = names_game(names);
    LusorPlace from = lusor_place(game, centre);
    double least = 0;
    int best = LUSOR_NONE;
    for (int i = 0; i < names_places(names); i++) {
        LusorSite site = names_place(names, i);
        bool changed = sign < 0 ? before[i] > 0 && after[i] == 0 : after[i] > before[i];
        LusorPlace at = lusor_place(game, site);
        if (!changed || at.container != 0 || names_same_site(site, m.from) ||
            names_same_site(site, m.to))
            continue;
        double distance = hypot(at.x - from.x, at.y - from.y);
        if (best < 0 || distance < least - 1e-6) {
            best = i;
            least = distance;
        }
    }
    return best;
}

static bool may_look(const LusorGame *game) {
    return !(lusor_traits(game) & (LUSOR_CHANCE | LUSOR_HIDDEN | LUSOR_SIMULTANEOUS));
}

void move_outcome(const Names *names, LusorPosition *p, int move, Text *out) {
    LusorMoveInfo m = lusor_move_info(p, move);
    size_t n = (size_t)names_places(names);
    if (!may_look(names_game(names)) || m.to.index < 0)
        return;
    int *counts = malloc(2 * n * sizeof *counts + 1);
    if (!counts)
        return;
    count_all(names, p, counts);
    if (lusor_try(p, move)) {
        count_all(names, p, counts + n);
        lusor_back(p);
        int taken = nearest_change(names, counts, counts + n, m, m.to, -1);
        int filled =
            nearest_change(names, counts, counts + n, m, m.from.index >= 0 ? m.from : m.to, 1);
        if (taken >= 0)
            text_printf(out, "x%s", names_site(names, names_place(names, taken)));
        else if (filled >= 0)
            text_printf(out, ">%s", names_site(names, names_place(names, filled)));
    }
    free(counts);
}
