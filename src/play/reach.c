/* Reach: whether there is a move, without listing all of them. */
#include "play/reach.h"

static bool goes_to(const Context *c, int first, int site) {
    if (site == OFF)
        return c->n_moves > first;
    for (int i = first; i < c->n_moves; i++)
        if (c->moves[i].to == site)
            return true;
    return false;
}

bool reach_any(const Fn *moves, Context *c, int site) {
    while (site == OFF && moves->among)
        moves = moves->among;
    Ahead before = context_marks(c);
    bool found;
    if (moves->reaches) {
        found = moves->reaches(moves, c, site);
    } else {
        fn_moves(moves, c);
        found = goes_to(c, before.moves, site);
    }
    context_restore(c, &before);
    return found;
}
