/* Boards and tracks: what their descriptions say. */
#include "board/board.h"
#include "board/lattice.h"
#include "board/mancala.h"
#include "board/square.h"
#include "ludeme/constant.h"
#include "ludeme/graph_args.h"
#include "ludeme/ludemes.h"

#include <stdlib.h>
#include <string.h>

static bool is_word(const Bound *n, const char *word) {
    return n && n->tree->text && !strcmp(n->tree->text, word);
}

static bool wrong(GraphBuild *b, const Bound *n, const char *expected) {
    report_error(b->report, n->tree->place, "%s is expected here", expected);
    return false;
}

/* A whole number that is known without a position, or `otherwise` if it is left out. */
static bool int_of(GraphBuild *b, const Bound *n, int otherwise, int *out) {
    *out = otherwise;
    return !n || constant_int(b->report, n, out);
}

/* ---- tracks ---- */

/* The player a role word names: 0 if none in particular. */
static int owner_of(const Bound *role) {
    const char *text = role->tree->text;
    size_t letters = strcspn(text, "0123456789");
    bool player = (letters == 1 && *text == 'P') || (letters == 4 && !memcmp(text, "Team", 4));
    return player ? atoi(text + letters) : 0;
}

static bool track_site(GraphBuild *b, const Bound *n, int *out) {
    if (is_word(n, "End") || is_word(n, "Off")) {
        *out = is_word(n, "End") ? TRACK_END : TRACK_OFF;
        return true;
    }
    return int_of(b, n, 0, out);
}

static bool read_sites(GraphBuild *b, const Bound *list, TrackPlan *plan) {
    int *sites = ARENA_ARRAY(b->arena, int, list->n_items);
    for (int i = 0; i < list->n_items; i++)
        if (!track_site(b, list->items[i], &sites[i]))
            return false;
    plan->sites = sites;
    plan->n_sites = list->n_items;
    return true;
}

static bool read_track(GraphBuild *b, const Bound *n, TrackPlan *plan) {
    const Bound *path = bound_arg(n, "<string>#2"), *sites = bound_arg(n, "{<int>}");
    const Bound *loop = bound_arg(n, "loop:<boolean>");
    const Bound *directed = bound_arg(n, "directed:<boolean>");
    const Bound *role = bound_arg(n, "<roleType>");
    plan->name = bound_arg(n, "<string>")->text;
    plan->loop = loop && loop->value;
    plan->directed = directed && directed->value;
    if (!int_of(b, bound_arg(n, "<int>"), role ? owner_of(role) : 0, &plan->owner))
        return false;
    if (!path && !sites)
        return wrong(b, n, "a track of sites or a path as text");
    plan->path = path ? path->text : NULL;
    return path || read_sites(b, sites, plan);
}

/* Reads the one track or the many that a board may have. */
static bool read_tracks(GraphBuild *b, const Bound *board, BoardPlan *plan) {
    const Bound *one = bound_arg(board, "<board.track>");
    const Bound *many = bound_arg(board, "{<board.track>}");
    const Bound **bounds = many ? many->items : ARENA_NEW(b->arena, const Bound *);
    if (one)
        bounds[0] = one;
    plan->n_tracks = many ? many->n_items : one != NULL;
    plan->track_bounds = bounds;
    plan->tracks = ARENA_ARRAY(b->arena, TrackPlan, plan->n_tracks);
    for (int i = 0; i < plan->n_tracks; i++)
        if (!read_track(b, bounds[i], &plan->tracks[i]))
            return false;
    return true;
}

/* ---- boards ---- */

static bool plan_board(GraphBuild *b, const Bound *n, BoardPlan *plan) {
    plan->type = b->use = (SiteType)bound_word(n, "use:<siteType>", SITE_CELL);
    plan->graph = graph_from(b, bound_arg(n, "<graph>"));
    return plan->graph && read_tracks(b, n, plan);
}

static bool plan_boardless(GraphBuild *b, const Bound *n, BoardPlan *plan) {
    enum { USUAL = 41, USUAL_HEX = 21 };
    const Bound *tiling = bound_arg(n, "<tilingBoardlessType>"), *dim = bound_arg(n, "<dim>");
    bool hex = is_word(tiling, "Hexagonal");
    int size;
    if (!int_of(b, dim, hex ? USUAL_HEX : USUAL, &size))
        return false;
    plan->boardless = true;
    if (is_word(tiling, "Square"))
        plan->graph = square_rectangle(b, size, size, DIAGONALS_IMPLIED, false);
    else
        plan->graph =
            lattice_make(b, hex ? LATTICE_HEX : LATTICE_TRI,
                         (Region){ .kind = hex ? REGION_HEXAGON : REGION_TRIANGLE, .rows = size });
    return plan->graph != NULL;
}

static bool plan_mancala(GraphBuild *b, const Bound *n, BoardPlan *plan) {
    const Bound *word = bound_arg(n, "store:<storeType>");
    StoreType store = is_word(word, "None")    ? STORE_NONE
                      : is_word(word, "Inner") ? STORE_INNER
                                               : STORE_OUTER;
    int rows, cols, stores;
    if (!int_of(b, bound_arg(n, "<int>"), 0, &rows) ||
        !int_of(b, bound_arg(n, "<int>#2"), 0, &cols) ||
        !int_of(b, bound_arg(n, "numStores:<int>"), 2, &stores))
        return false;
    plan->type = b->use = SITE_VERTEX;
    plan->graph = mancala_make(b, rows, cols, store, stores);
    return plan->graph && read_tracks(b, n, plan);
}

static bool plan_surakarta(GraphBuild *b, const Bound *n, BoardPlan *plan) {
    if (!int_of(b, bound_arg(n, "loops:<int>"), -1, &plan->loops) ||
        !int_of(b, bound_arg(n, "from:<int>"), 1, &plan->first_loop))
        return false;
    plan->type = b->use = SITE_VERTEX;
    plan->surakarta = true;
    plan->graph = graph_from(b, bound_arg(n, "<graph>"));
    return plan->graph != NULL;
}

const Ludeme board_ludemes[] = {
    // clang-format off
    { "<container.board.board>",
      "(board <graph> [<board.track> | {<board.track>}] [<equipment.values> | "
      "{<equipment.values>}] [use:<siteType>] [largeStack:<boolean>])", { .board = plan_board } },
    { "<container.board.board>", "<boardless> | <mancalaBoard> | <surakartaBoard>" },
    { "<board.track>",
      "(track <string> ({<int>} | <string> | {<equipment.trackStep>}) [loop:<boolean>] "
      "[<int> | <roleType>] [directed:<boolean>])" },
    { "<boardless>", "(boardless <tilingBoardlessType> [<dim>] [largeStack:<boolean>])",
      { .board = plan_boardless } },
    { "<mancalaBoard>",
      "(mancalaBoard <int> <int> [store:<storeType>] [numStores:<int>] "
      "[largeStack:<boolean>] [<board.track> | {<board.track>}])", { .board = plan_mancala } },
    { "<surakartaBoard>", "(surakartaBoard <graph> [loops:<int>] [from:<int>] [largeStack:<boolean>])",
      { .board = plan_surakarta } },
    { "<equipment.trackStep>", "<dim> | <compassDirection> | Off | End | Repeat" },
    // clang-format on
    { NULL },
};
