/* Equipment: what a game is played with, in Ludii's order. */
#include "ludeme/equipment.h"

#include "board/board.h"
#include "lang/words.h"
#include "ludeme/constant.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "play/position.h"

#include <string.h>

enum { COMPONENTS_MAX = 1024, CONTAINERS_MAX = 64 };

Component *equipment_component(Build *b, const Bound *n, ComponentKind kind) {
    Game *g = b->game;
    Component *c = &g->components[0];
    if (g->n_components == COMPONENTS_MAX)
        build_error(b, n, "a game has at most %d pieces", COMPONENTS_MAX - 1);
    else
        c = &g->components[g->n_components++];
    *c = (Component){ .kind = kind,
                      .name = "",
                      .plain = "",
                      .facing = DIR_NONE,
                      .max_state = OFF,
                      .max_count = OFF,
                      .max_value = OFF };
    return c;
}

Container *equipment_container(Build *b, const Bound *n, ContainerKind kind) {
    Game *g = b->game;
    int i = g->n_containers;
    if (i == CONTAINERS_MAX)
        build_error(b, n, "a game has at most %d containers", CONTAINERS_MAX);
    else
        g->n_containers++;
    g->containers[i] = (Container){ .kind = kind };
    return &g->containers[i];
}

int equipment_int(Build *b, const Bound *n, const char *param, int otherwise) {
    const Bound *arg = bound_arg(n, param);
    int value = otherwise;
    if (arg && !constant_int(b->report, arg, &value))
        return otherwise;
    return value;
}

Ints equipment_ints(Build *b, const Bound *list) {
    int *v = ARENA_ARRAY(b->arena, int, list->n_items + 1);
    for (int i = 0; i < list->n_items; i++)
        constant_int(b->report, list->items[i], &v[i]);
    return (Ints){ v, list->n_items };
}

int equipment_owner(const Build *b, int role) {
    if (role == ROLE_TYPE_Shared || role == ROLE_TYPE_All)
        return b->game->n_players + 1;
    if (role <= ROLE_TYPE_P16)
        return role; /* Neutral, P1, ... are the first words */
    return role <= ROLE_TYPE_Team16 ? role - ROLE_TYPE_Team1 + 1 : 0;
}

/* ---- the board ---- */

static void note_tracks(Build *b) {
    Game *g = b->game;
    const Topology *t = g->topology;
    const Track **tracks = ARENA_ARRAY(b->arena, const Track *, t->n_tracks + 1);
    for (int i = 0; i < t->n_tracks; i++) {
        tracks[i] = &t->tracks[i];
        build_flag(b, FLAG_Track | (tracks[i]->internal_loop ? FLAG_InternalLoopInTrack : 0));
    }
    g->tracks = tracks;
    g->n_tracks = t->n_tracks;
}

static void load_board(Build *b, const Bound *n) {
    Game *g = b->game;
    if (g->topology) {
        build_error(b, n, "a game has one board");
        return;
    }
    g->topology = board_make(b->arena, b->report, n, &b->needs);
    if (!g->topology)
        return;
    g->default_type = b->type = g->topology->type;
    build_use_type(b, b->type);
    build_flag(b, g->topology->boardless ? FLAG_Boardless : 0);
    Container *board = equipment_container(b, n, CONTAINER_BOARD);
    board->name = "Board";
    board->n_sites = g->topology->sites[g->default_type].n;
    for (int type = 0; type < N_SITE_TYPES; type++)
        g->n_type_sites[type] = g->topology->sites[type].n;
    const Bound *large = bound_arg(n, "largeStack:<boolean>");
    b->large_stack = large && large->value;
    note_tracks(b);
}

/* ---- all of it ---- */

typedef struct ItemLoader {
    const char *head;
    int rank; /* in which round */
    void (*load)(Build *, const Bound *);
} ItemLoader;

/* What is numbered comes in this order, whatever that of the description is. */
enum {
    RANK_BOARD,
    RANK_HAND,
    RANK_DICE,
    RANK_DOMINOES,
    RANK_PIECE,
    N_THINGS,
    RANK_HINTS = N_THINGS,
    RANK_REGIONS,
    RANK_MAP,
    N_RANKS
};

static const ItemLoader loaders[] = {
    { "board", RANK_BOARD, load_board },
    { "boardless", RANK_BOARD, load_board },
    { "mancalaBoard", RANK_BOARD, load_board },
    { "surakartaBoard", RANK_BOARD, load_board },
    { "hand", RANK_HAND, hand_load },
    { "deck", RANK_HAND, deck_load },
    { "dice", RANK_DICE, dice_load },
    { "dominoes", RANK_DOMINOES, dominoes_load },
    { "piece", RANK_PIECE, piece_load },
    { "tile", RANK_PIECE, tile_load },
    { "die", RANK_PIECE, die_load },
    { "card", RANK_PIECE, card_load },
    { "domino", RANK_PIECE, domino_load },
    { "component", RANK_PIECE, component_load },
    { "hints", RANK_HINTS, hints_load },
    { "regions", RANK_REGIONS, regions_load },
    { "map", RANK_MAP, map_load },
};

static const ItemLoader *loader_of(const Bound *item) {
    for (size_t i = 0; i < sizeof loaders / sizeof *loaders; i++)
        if (!strcmp(loaders[i].head, item->sig->head))
            return &loaders[i];
    return NULL;
}

static void load_rank(Build *b, const Bound *items, int rank) {
    for (int i = 0; i < items->n_items; i++) {
        const ItemLoader *loader = loader_of(items->items[i]);
        if (loader && loader->rank == rank)
            loader->load(b, items->items[i]);
    }
}

/* The sites of all containers get their numbers: those of the board, then the others in order. */
static void number_sites(Build *b) {
    Game *g = b->game;
    int cells = g->n_type_sites[SITE_CELL], sites = g->containers[0].n_sites;
    int next = cells > sites ? cells : sites;
    for (int i = 1; i < g->n_containers; i++) {
        g->containers[i].first = next;
        next += g->containers[i].n_sites;
    }
    g->n_sites = next;
    int most = next;
    for (int type = 0; type < N_SITE_TYPES; type++)
        most = g->n_type_sites[type] > most ? g->n_type_sites[type] : most;
    g->region_words = bits_words(most);
    g->container_of = ARENA_ARRAY(b->arena, int, next + 1);
    for (int i = 1; i < g->n_containers; i++)
        for (int k = 0; k < g->containers[i].n_sites; k++)
            g->container_of[g->containers[i].first + k] = i;
}

/* In a deduction puzzle: no value belongs to anybody or can do anything. */
static void values_replace_pieces(Build *b) {
    Game *g = b->game;
    g->n_components = 1;
    memset(&g->components[1], 0, sizeof(Component) * DOMAIN_MAX);
    g->owner = ARENA_ARRAY(b->arena, int, DOMAIN_MAX + 1);
}

void equipment_load_things(Build *b, const Bound *n) {
    const Bound *items = bound_arg(n, "{<item>}");
    Game *g = b->game;
    g->components = ARENA_ARRAY(b->arena, Component, COMPONENTS_MAX);
    g->containers = ARENA_ARRAY(b->arena, Container, CONTAINERS_MAX + 1);
    g->n_components = 1;
    g->components[0].name = g->components[0].plain = "";
    load_rank(b, items, RANK_BOARD);
    if (!g->topology) {
        if (!report_failed(b->report))
            build_error(b, n, "a game needs a board");
        return;
    }
    for (int rank = RANK_BOARD + 1; rank < N_THINGS; rank++)
        load_rank(b, items, rank);
    if (g->n_components == 1)
        piece_load_default(b);
    pieces_finish(b);
    if (g->n_containers > 1)
        build_flag(b, FLAG_Cell);
    if (b->puzzle)
        values_replace_pieces(b);
    else
        g->owner = ARENA_ARRAY(b->arena, int, g->n_components);
    for (int i = 1; i < g->n_components; i++)
        g->owner[i] = g->components[i].owner;
    number_sites(b);
}

static const Bound *find_board(const Bound *items) {
    for (int i = 0; i < items->n_items; i++)
        if (loader_of(items->items[i]) && loader_of(items->items[i])->rank == RANK_BOARD)
            return items->items[i];
    return NULL;
}

void equipment_load_names(Build *b, const Bound *n) {
    const Bound *items = bound_arg(n, "{<item>}"), *board = find_board(items);
    uint64_t flags = b->game->flags;
    if (bound_has(board, "{<equipment.values>}"))
        values_load(b, board);
    for (int rank = N_THINGS; rank < N_RANKS; rank++)
        load_rank(b, items, rank);
    b->game->flags = flags; /* Ludii does not ask these what they need */
}

const Ludeme equipment_ludemes[] = {
    // clang-format off
    { "<equipment>", "(equipment {<item>})" },
    { "<item>", "<component> | <container> | <dominoes> | <hints> | <map> | <regions>" },
    { "<component>",
      "(component <string> <roleType> {{<stepType>}} <directionFacing> <moves> <int> <int> "
      "<int>)" },
    { "<component>", "<component.card> | <die> | <domino> | <component.piece> | <tile>" },
    { "<component.card>",
      "(card <string> <roleType> <cardType> rank:<int> value:<int> trumpRank:<int> "
      "trumpValue:<int> suit:<int> [<moves>] [maxState:<int>] [maxCount:<int>] "
      "[maxValue:<int>])" },
    { "<component.piece>",
      "(piece <string> [<roleType>] [<directionFacing>] [<flips>] [<moves>] [maxState:<int>] "
      "[maxCount:<int>] [maxValue:<int>])" },
    { "<die>", "(die <string> <roleType> numFaces:<int> [<directionFacing>] [<moves>])" },
    { "<dominoes>", "(dominoes [upTo:<int>])" },
    { "<hints>", "(hints [<string>] {<equipment.hint>} [<siteType>])" },
    { "<map>", "(map [<string>] {<int>} {<int>})" },
    { "<map>", "(map [<string>] {<math.pair>})" },
    { "<regions>",
      "(regions [<string>] [<roleType>] ({<int>} | <sites> | {<sites>} | <regionTypeStatic> "
      "| {<regionTypeStatic>}) [<string>])" },
    { "<tile>",
      "(tile <string> [<roleType>] [{<stepType>} | {{<stepType>}}] [numSides:<int>] "
      "[slots:{<int>} | slotsPerSide:<int>] [{<path>}] [<flips>] [<moves>] [maxState:<int>] "
      "[maxCount:<int>] [maxValue:<int>])" },
    { "<domino>", "(domino <string> <roleType> value:<int> value2:<int> [<moves>])" },
    { "<path>", "(path from:<int> [slotsFrom:<int>] to:<int> [slotsTo:<int>] colour:<int>)" },
    { "<container>", "<container.board.board> | <deck> | <dice> | <other.hand>" },
    { "<deck>", "(deck [<roleType>] [cardsBySuit:<int>] [suits:<int>] [{<equipment.card>}])" },
    { "<dice>",
      "(dice [d:<int>] [faces:{<int>} | facesByDie:{{<int>}} | from:<int>] [<roleType>] "
      "num:<int> [biased:{<int>}])" },
    { "<other.hand>", "(hand <roleType> [size:<int>])" },
    { "<math.count>", "(count <string> <int>)" },
    { "<math.pair>", "(pair <string> <string>)" },
    { "<math.pair>", "(pair <roleType> <roleType>)" },
    { "<math.pair>", "(pair <roleType> <int>)" },
    { "<math.pair>", "(pair <int> <int>)" },
    { "<math.pair>", "(pair <string> <roleType>)" },
    { "<math.pair>", "(pair <roleType> <landmarkType>)" },
    { "<math.pair>", "(pair <roleType> <string>)" },
    { "<math.pair>", "(pair <int> <string>)" },
    { "<equipment.card>",
      "(card <cardType> rank:<int> value:<int> [trumpRank:<int>] [trumpValue:<int>] "
      "[biased:<int>])" },
    { "<equipment.hint>", "(hint <int> [<int>])" },
    { "<equipment.hint>", "(hint {<int>} [<int>])" },
    { "<equipment.values>", "(values <siteType> <range>)" },
    { "<equipment.region>", "<sites>" },
    // clang-format on
    { NULL },
};
