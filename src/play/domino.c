/* Dominoes on a board without bounds: where the line of play goes on. */
#include "play/domino.h"

#include "board/topology.h"
#include "play/contents.h"
#include "play/large.h"

/* A domino is two squares of two by two cells; these are the places of its ends in the walk. */
enum { HALF = 4, CELLS = 2 * HALF, REACH = 4 };

static const Sites *cells_of(const Context *c) {
    return &c->game->topology->sites[SITE_CELL];
}

static SiteSpan line_from(const Context *c, int cell, Direction d) {
    int n;
    const Radial *r = topology_radials(cells_of(c), cell, d, &n);
    return n ? topology_line(cells_of(c), r) : (SiteSpan){ 0 };
}

static void open_next(Context *c, int cell, Direction d) {
    SiteSpan line = line_from(c, cell, d);
    if (line.n && contents_empty(c, line.v[0]))
        contents_set_playable(c, line.v[0], true);
}

static Direction half_left(Direction d) {
    return direction_left(direction_left(d));
}

static Direction half_right(Direction d) {
    return direction_right(direction_right(d));
}

/* The next domino may lie straight on from two neighbouring cells, as far as these are free. A
   domino laid lengthwise leaves room for one that turns off. */
static void open_ahead(Context *c, int a, int b, Direction d, bool straight, bool a_is_left) {
    SiteSpan from_a = line_from(c, a, d), from_b = line_from(c, b, d);
    if (from_a.n < 2 || from_b.n < 2)
        return;
    for (int i = 0; i < from_a.n && i < from_b.n && i < REACH; i++) {
        if (!contents_empty(c, from_a.v[i]) || !contents_empty(c, from_b.v[i]))
            return;
        contents_set_playable(c, from_a.v[i], true);
        contents_set_playable(c, from_b.v[i], true);
        if (straight || i > 0)
            continue;
        open_next(c, a, a_is_left ? half_left(d) : half_right(d));
        open_next(c, b, a_is_left ? half_right(d) : half_left(d));
    }
}

static void open_around(Context *c, const Component *domino, const int *at, int state) {
    static const Direction sides[] = { DIR_W, DIR_N, DIR_E, DIR_S };
    open_ahead(c, at[0], at[1], sides[state & 3], false, true);
    open_ahead(c, at[7], at[6], sides[(state + 2) & 3], false, false);
    if (domino->halves[0] != domino->halves[1])
        return;
    open_ahead(c, at[2], at[5], sides[(state + 1) & 3], true, true);
    open_ahead(c, at[3], at[4], sides[(state + 3) & 3], true, true);
}

void domino_laid(Context *c, int what, const int *cells, int n) {
    const Game *g = c->game;
    if (n < CELLS || !g->layout.playable)
        return;
    for (int i = 0; i < CELLS; i++)
        contents_put(c, cells[i],
                     (Contents){ OFF, OFF, OFF, OFF, g->components[what].halves[i / HALF] });
    for (int site = 0; site < g->n_type_sites[SITE_CELL]; site++)
        contents_set_playable(c, site, false);
    for (int site = 0; site < g->n_type_sites[SITE_CELL]; site++) {
        int there = contents_what(c, site), state = contents_state_at(c, site, 0), at[LARGE_MAX];
        if (there && large_sites(g, what, site, state, at) >= CELLS)
            open_around(c, &g->components[there], at, state);
    }
}
