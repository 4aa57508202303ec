/* L-GDL games: the board as the public interface shows it. */
#include "api/lud.h"

#include "board/topology.h"

#include <string.h>

_Static_assert((int)SITE_CELL == LUSOR_CELL && (int)SITE_VERTEX == LUSOR_VERTEX &&
                   (int)SITE_EDGE == LUSOR_EDGE,
               "site types are passed through as they are");

static LusorBasis basis_of(const Topology *t) {
    switch (t->basis) {
    case BASIS_SQUARE:
        return LUSOR_BASIS_SQUARE;
    case BASIS_HEXAGONAL:
        return LUSOR_BASIS_HEXAGONAL;
    case BASIS_TRIANGULAR:
        return LUSOR_BASIS_TRIANGULAR;
    case BASIS_CONCENTRIC:
        return LUSOR_BASIS_CONCENTRIC;
    default:
        return LUSOR_BASIS_OTHER;
    }
}

static void fill_places(LusorGame *g, const Sites *s, LusorSiteType type, int n_cells) {
    g->n_sites[type] = s->n;
    g->n_places[type] = n_cells > s->n ? n_cells : s->n;
    g->places[type] = ARENA_ARRAY(&g->arena, LusorPlace, g->n_places[type] + 1);
    for (int i = 0; i < g->n_places[type]; i++)
        g->places[type][i] = (LusorPlace){ .label = "", .container = LUSOR_NONE };
    for (int i = 0; i < s->n; i++)
        g->places[type][i] = (LusorPlace){ .x = s->at[i].x,
                                           .y = s->at[i].y,
                                           .z = s->at[i].z,
                                           .row = s->row[i],
                                           .column = s->col[i],
                                           .layer = s->layer[i],
                                           .label = s->labels[i] ? s->labels[i] : "" };
}

/* The sites of hands, dice and decks are cells in a row. */
static void fill_other_places(LusorGame *g, const Container *box, int index) {
    for (int i = 0; i < box->n_sites; i++)
        if (box->first + i < g->n_places[LUSOR_CELL])
            g->places[LUSOR_CELL][box->first + i] =
                (LusorPlace){ .x = i, .column = i, .container = index, .label = "" };
}

static void fill_containers(LusorGame *g, const Game *game) {
    static const LusorContainerKind kinds[] = { [CONTAINER_BOARD] = LUSOR_BOARD,
                                                [CONTAINER_HAND] = LUSOR_HAND,
                                                [CONTAINER_DICE] = LUSOR_DICE,
                                                [CONTAINER_DECK] = LUSOR_DECK };
    g->n_containers = game->n_containers;
    g->containers = ARENA_ARRAY(&g->arena, LusorContainer, game->n_containers + 1);
    for (int i = 0; i < game->n_containers; i++) {
        const Container *box = &game->containers[i];
        LusorSiteType type = i ? LUSOR_CELL : (LusorSiteType)game->default_type;
        g->containers[i] = (LusorContainer){ .kind = kinds[box->kind],
                                             .name = box->name,
                                             .owner = box->owner,
                                             .first = { type, box->first },
                                             .n_sites = box->n_sites };
        if (i)
            fill_other_places(g, box, i);
    }
}

void lud_fill_board(LusorGame *g) {
    const Game *game = lud_of(g)->first;
    const Topology *t = game->topology;
    g->default_type = (LusorSiteType)game->default_type;
    g->basis = basis_of(t);
    for (int type = 0; type < LUSOR_SITE_TYPES; type++) {
        bool cells = type == LUSOR_CELL;
        fill_places(g, &t->sites[type], (LusorSiteType)type, cells ? game->n_sites : 0);
        g->used[type] = game->first_slot[type] >= 0;
    }
    fill_containers(g, game);
}

/* ---- relations ---- */

static int give(const Site *v, int n, int *out, int cap) {
    for (int i = 0; i < n && i < cap; i++)
        out[i] = v[i];
    return n;
}

static const Sites *sites_of(const LusorGame *g, LusorSiteType type) {
    return &lud_of(g)->first->topology->sites[type];
}

int lud_neighbours(const LusorGame *g, LusorSite s, int direction, int *out, int cap) {
    SiteSpan span = topology_steps(sites_of(g, s.type), s.index, (Direction)direction);
    return give(span.v, span.n, out, cap);
}

int lud_line(const LusorGame *g, LusorSite s, int direction, int *out, int cap) {
    int n;
    const Sites *sites = sites_of(g, s.type);
    const Radial *radials = topology_radials(sites, s.index, (Direction)direction, &n);
    if (!n)
        return 0;
    SiteSpan span = topology_line(sites, radials);
    return give(span.v, span.n, out, cap);
}

int lud_incident(const LusorGame *g, LusorSite s, LusorSiteType type, int *out, int cap) {
    const SiteLists *lists = &sites_of(g, s.type)->incident[type];
    if (s.index >= lists->n)
        return 0;
    SiteSpan span = sitelists_at(lists, s.index);
    return give(span.v, span.n, out, cap);
}

/* ---- tracks and regions ---- */

int lud_n_tracks(const LusorGame *g) {
    return lud_of(g)->first->n_tracks;
}

int lud_track(const LusorGame *g, int i, const char **name, int *owner, int *out, int cap) {
    const Track *t = lud_of(g)->first->tracks[i];
    *name = t->name ? t->name : "";
    *owner = t->owner;
    for (int k = 0; k < t->n && k < cap; k++)
        out[k] = t->elements[k].site;
    return t->n;
}

int lud_n_regions(const LusorGame *g) {
    return lud_of(g)->first->n_regions;
}

int lud_region(const LusorGame *g, int i, const char **name, int *owner, int *out, int cap) {
    const Game *game = lud_of(g)->first;
    const RegionItem *r = &game->regions[i];
    int n = 0;
    *name = r->name ? r->name : "";
    *owner = r->owner;
    for (BITS_EACH(site, r->bits, game->region_words)) {
        if (n < cap)
            out[n] = site;
        n++;
    }
    return n;
}
