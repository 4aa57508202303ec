/* Pieces, hands, dice, decks, regions, maps. */
#include "board/graph_build.h"
#include "board/square.h"
#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"

#include <string.h>

enum { COMPONENTS_MAX = 1024, CONTAINERS_MAX = 64 };

static Component *add_component(Build *b, const Bound *n, ComponentKind kind) {
    Game *g = b->game;
    if (g->n_components == COMPONENTS_MAX) {
        build_error(b, n, "a game has at most %d pieces", COMPONENTS_MAX - 1);
        return &g->components[0];
    }
    Component *c = &g->components[g->n_components++];
    c->kind = kind;
    c->facing = DIR_NONE;
    return c;
}

static void load_piece(Build *b, const Bound *n) {
    int owners[PLAYERS_MAX + 1];
    int count = load_owners(b, bound_arg(n, "<roleType>"), owners);
    for (int i = 0; i < count; i++) {
        Component *c = add_component(b, n, COMPONENT_PIECE);
        c->plain = arg_string(n, "<string>");
        c->owner = owners[i];
        c->name = owners[i] >= 1 && owners[i] <= b->game->n_players
                      ? arena_printf(b->arena, "%s%d", c->plain, owners[i])
                      : c->plain;
    }
}

/* For now only (square n). */
static const Topology *make_topology(Build *b, const Bound *n) {
    const Tree *graph = bound_arg(n, "<graph>")->tree;
    if (strcmp(tree_head(graph), "square") || graph->n_items != 2 ||
        graph->items[1]->kind != TREE_INT) {
        build_not_yet(b, n);
        return NULL;
    }
    GraphBuild gb = { .arena = b->arena, .report = b->report, .at = graph->place };
    int side = graph->items[1]->integer;
    Graph *g = square_rectangle(&gb, side, side, DIAGONALS_IMPLIED, false);
    const char *why;
    return g ? topology_make(b->arena, g, &(TopologyOptions){ .type = SITE_CELL }, &why) : NULL;
}

static void load_board(Build *b, const Bound *n) {
    Game *g = b->game;
    Container *board = &g->containers[0];
    g->topology = make_topology(b, n);
    if (!g->topology)
        return;
    g->default_type = b->type = g->topology->type;
    int sites = g->topology->sites[g->default_type].n, cells = g->topology->sites[SITE_CELL].n;
    *board = (Container){ .kind = CONTAINER_BOARD, .name = "Board", .n_sites = sites };
    g->n_containers = 1;
    for (int type = 0; type < N_SITE_TYPES; type++)
        g->n_type_sites[type] = g->topology->sites[type].n;
    g->n_sites = sites > cells ? sites : cells;
    int edges = g->topology->sites[SITE_EDGE].n, most = g->n_sites > edges ? g->n_sites : edges;
    int vertices = g->topology->sites[SITE_VERTEX].n;
    g->region_words = bits_words(most > vertices ? most : vertices);
}

typedef struct ItemLoader {
    const char *head;
    void (*load)(Build *, const Bound *);
} ItemLoader;

/* Boards first, since sites are numbered from them; then in the order of the description. */
static const ItemLoader loaders[] = {
    { "board", load_board },
    { "piece", load_piece },
};

static bool known_item(const Bound *item) {
    for (size_t i = 0; i < sizeof loaders / sizeof *loaders; i++)
        if (!strcmp(loaders[i].head, item->sig->head))
            return true;
    return false;
}

void load_equipment(Build *b, const Bound *n) {
    const Bound *items = bound_arg(n, "{<item>}");
    Game *g = b->game;
    g->components = ARENA_ARRAY(b->arena, Component, COMPONENTS_MAX);
    g->containers = ARENA_ARRAY(b->arena, Container, CONTAINERS_MAX);
    g->n_components = 1;
    for (size_t k = 0; k < sizeof loaders / sizeof *loaders; k++)
        for (int i = 0; i < items->n_items; i++)
            if (!strcmp(loaders[k].head, items->items[i]->sig->head))
                loaders[k].load(b, items->items[i]);
    for (int i = 0; i < items->n_items; i++)
        if (!known_item(items->items[i]))
            build_not_yet(b, items->items[i]);
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
