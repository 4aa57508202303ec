/* Large pieces: which sites they cover. */
#include "play/large.h"

#include "board/topology.h"
#include "lang/words.h"

static bool add_once(int *v, int *n, int site) {
    for (int i = 0; i < *n; i++)
        if (v[i] == site)
            return true;
    if (*n == LARGE_MAX)
        return false;
    v[(*n)++] = site;
    return true;
}

int large_sites(const Game *g, int what, int site, int state, int out[LARGE_MAX]) {
    const Component *piece = &g->components[what];
    const Sites *cells = &g->topology->sites[SITE_CELL];
    int ways = cells->n_supported[RELATION_ORTHOGONAL], n = 0;
    if (site >= cells->n || ways == 0)
        return 0;
    state = state < 0 ? 0 : state;
    out[n++] = site;
    if (state / ways >= piece->n_walks)
        return n;
    const int *walk = piece->walks[state / ways];
    Direction d = (Direction)cells->supported_order[RELATION_ORTHOGONAL][state % ways];
    for (int i = 0; i < piece->walk_lengths[state / ways]; i++) {
        if (walk[i] != STEP_TYPE_F) {
            d = direction_turn(d, walk[i] == STEP_TYPE_R, cells->supported[RELATION_ORTHOGONAL]);
            continue;
        }
        SiteSpan next = topology_steps(cells, site, d);
        if (!next.n)
            return 0;
        site = next.v[next.n - 1];
        if (!add_once(out, &n, site))
            return 0;
    }
    return n;
}
