/* (sites LargePiece ...): the sites that a piece covers. (is PipsMatch): dominoes. */
#include "ludeme/tiles.h"

#include "board/topology.h"
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/large.h"

typedef struct Covered {
    Fn fn;
    SiteType type;
    const Fn *site;
} Covered;

static const Bits *covered_eval(const Fn *fn, Context *c) {
    const Covered *f = (const Covered *)fn;
    Bits *out = context_region(c);
    int site = fn_int(f->site, c), sites[LARGE_MAX] = { site }, n = 1;
    if (site < 0 || site >= c->game->n_type_sites[f->type])
        return out;
    int slot = contents_slot(c, f->type, site), what = contents_what(c, slot);
    if (large_is(c->game, what))
        n = large_sites(c->game, what, site, contents_state_at(c, slot, contents_top(c, slot)),
                        sites);
    for (int i = 0; what && i < n; i++)
        bits_add(out, sites[i]);
    return out;
}

static Fn *covered_build(Build *b, const Bound *n) {
    Covered *f = FN_NEW(b, n, Covered, FN_REGION);
    f->fn.eval.region = covered_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "at:<int>");
    return &f->fn;
}

/* ---- (is PipsMatch) ---- */

typedef struct Cells {
    int v[LARGE_MAX * LARGE_MAX], n;
} Cells;

static bool has_cell(const int *v, int n, int cell) {
    for (int i = 0; i < n; i++)
        if (v[i] == cell)
            return true;
    return false;
}

/* The occupied cells round the domino, as often as they are met; false if one shows other pips. */
static bool neighbours_match(const Context *c, const int *cells, int n, Cells *around) {
    const Sites *s = &c->game->topology->sites[SITE_CELL];
    for (int i = 0; i < n; i++) {
        SiteSpan next = topology_steps(s, cells[i], DIR_Orthogonal);
        for (int k = 0; k < next.n; k++) {
            int to = next.v[k];
            if (has_cell(cells, n, to) || contents_empty(c, to))
                continue;
            if (contents_value_at(c, to, 0) != contents_value_at(c, cells[i], 0))
                return false;
            if (around->n < LARGE_MAX * LARGE_MAX)
                around->v[around->n++] = to;
        }
    }
    return true;
}

/* It touches exactly two cells in line, both of the same domino. */
static bool touches_one_end(const Context *c, const Cells *around) {
    const Sites *s = &c->game->topology->sites[SITE_CELL];
    bool match = false;
    for (int i = 0; i < around->n; i++) {
        int cell = around->v[i], n_radials, n = 1, other = cell;
        const Radial *r = topology_radials(s, cell, DIR_Orthogonal, &n_radials);
        for (int k = 0; k < n_radials; k++) {
            SiteSpan line = topology_line(s, &r[k]);
            for (int l = 0; l < line.n; l++)
                if (has_cell(around->v, around->n, line.v[l])) {
                    other = n == 1 ? line.v[l] : other;
                    n++;
                }
            if (n > 2)
                return false;
            if (n == 2)
                match = contents_count(c, cell) == contents_count(c, other);
        }
    }
    return match;
}

bool tiles_pips_match(const Context *c, int site) {
    if (!contents_known(c, SITE_CELL, site))
        return true;
    int slot = contents_slot(c, SITE_CELL, site), what = contents_what(c, slot), cells[LARGE_MAX];
    if (c->game->components[what].kind != COMPONENT_DOMINO)
        return true;
    int n = large_sites(c->game, what, site, contents_state_at(c, slot, 0), cells);
    Cells around = { .n = 0 };
    if (!neighbours_match(c, cells, n, &around))
        return false;
    return c->pos->n_moves - c->pos->n_start <= 1 || touches_one_end(c, &around);
}

const Ludeme tiles_ludemes[] = {
    { "<sites>", "(sites LargePiece [<siteType>] at:<int>)", { .fn = covered_build } },
    { NULL },
};
