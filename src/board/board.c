/* Board: builds the graph, makes its topology and lays the tracks. */
#include "board/board.h"

#include "board/graph_build.h"
#include "board/surakarta.h"

#include <string.h>

enum { SCRATCH_MAX = 512 * 1024 * 1024 };

/* The first list, in reading order, with one of these heads. */
static const Tree *find_head(const Tree *tree, const char *const *heads) {
    const char *head = tree_head(tree);
    for (int i = 0; head && heads[i]; i++)
        if (!strcmp(head, heads[i]))
            return tree;
    for (int i = 0; i < tree->n_items; i++) {
        const Tree *found = find_head(tree->items[i], heads);
        if (found)
            return found;
    }
    return NULL;
}

const Tree *board_find(const Tree *game) {
    static const char *const boards[] = { "board", "boardless", "mancalaBoard", "surakartaBoard",
                                          NULL };
    return find_head(game, boards);
}

BoardNeeds board_needs(const Tree *game) {
    static const char *const layer[] = { "layer", NULL };
    return (BoardNeeds){ .layers = find_head(game, layer) != NULL };
}

typedef struct Making {
    Arena *arena;
    Report *report;
    const Bound *board;
    BoardNeeds needs;
    Arena scratch;
} Making;

static Topology *refuse(const Making *m, const char *why) {
    report_error(m->report, m->board->tree->place, "%s", why);
    return NULL;
}

static bool lay_tracks(const Making *m, Topology *t, const TrackPlan *plans, int n,
                       const Bound **bounds) {
    Track *tracks = ARENA_ARRAY(m->arena, Track, n);
    for (int i = 0; i < n; i++) {
        const char *why;
        if (track_make(m->arena, &t->sites[t->type], &plans[i], &tracks[i], &why))
            continue;
        const Bound *at = bounds ? bounds[i] : m->board;
        report_error(m->report, at->tree->place, "the track \"%s\" cannot be laid: %s",
                     plans[i].name, why);
        return false;
    }
    t->tracks = tracks;
    t->n_tracks = n;
    return true;
}

static bool lay_loops(const Making *m, Topology *t, const BoardPlan *plan) {
    int n;
    const char *why;
    const TrackPlan *plans = surakarta_tracks(m->arena, t, plan->loops, plan->first_loop, &n, &why);
    if (!plans)
        return refuse(m, why);
    return lay_tracks(m, t, plans, n, NULL);
}

static const Topology *make(Making *m) {
    GraphBuild b = { &m->scratch, m->report, m->board->tree->place, SITE_CELL };
    BoardPlan plan = { 0 };
    if (!m->board->sig->ludeme->meaning.board(&b, m->board, &plan) || !plan.graph)
        return NULL;
    TopologyOptions options = { plan.type, plan.boardless, m->needs.layers, m->needs.radials };
    const char *why;
    Topology *t = topology_make(m->arena, plan.graph, &options, &why);
    if (!t)
        return refuse(m, why);
    bool laid = plan.surakarta ? lay_loops(m, t, &plan)
                               : lay_tracks(m, t, plan.tracks, plan.n_tracks, plan.track_bounds);
    return laid ? t : NULL;
}

const Topology *board_make(Arena *a, Report *report, const Bound *board, const BoardNeeds *needs) {
    Making m = { .arena = a, .report = report, .board = board };
    if (needs)
        m.needs = *needs;
    arena_init(&m.scratch, SCRATCH_MAX);
    const Topology *t = NULL;
    if (ARENA_CATCH(&m.scratch))
        refuse(&m, "building the board takes too much memory");
    else
        t = make(&m);
    arena_free(&m.scratch);
    return t;
}
