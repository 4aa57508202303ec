/* Load: makes a Game from a bound description. */
#include "ludeme/load.h"

#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/context.h"

#include <stdlib.h>
#include <string.h>

enum { MOVE_LIMIT = 10000, TURN_LIMIT = 1250, STACK_LEVELS = 32, LARGE_STACK_LEVELS = 128 };

BoundItems load_items(const Bound *call, const char *array, const char *one) {
    const Bound *a = array ? bound_arg(call, array) : NULL, *o = one ? bound_arg(call, one) : NULL;
    if (a)
        return (BoundItems){ .v = a->items, .n = a->n_items };
    return (BoundItems){ .n = o != NULL, .one = o };
}

static void load_players(Build *b, const Bound *n) {
    Game *g = b->game;
    for (int i = 0; i < PLAYERS_MAX + 2; i++)
        g->facing[i] = DIR_NONE;
    if (bound_has(n, "<int>")) {
        const Fn *count = arg_int(b, n, "<int>");
        g->n_players = count->constant ? fn_int(count, b->blank) : 0;
    } else {
        const Bound *list = bound_arg(n, "{<players.player>}");
        g->n_players = list->n_items;
        for (int i = 0; i < list->n_items && i < PLAYERS_MAX; i++) {
            const char *word = bound_arg(list->items[i], "<directionFacing>")->tree->text;
            g->facing[i + 1] = direction_find(word, strlen(word));
        }
    }
    if (g->n_players < 0 || g->n_players > PLAYERS_MAX)
        build_error(b, n, "a game has at most %d players", PLAYERS_MAX);
}

void load_numbering(Build *b) {
    Game *g = b->game;
    const Topology *t = g->topology;
    bool graph = game_has(g, FLAG_Graph);
    int next = g->n_sites;
    g->first_slot[SITE_CELL] = 0;
    for (int type = SITE_VERTEX; type <= SITE_EDGE; type++) {
        g->first_slot[type] = graph ? next : -1;
        next += graph ? t->sites[type].n : 0;
    }
    g->n_slots = next;
    g->slot_words = bits_words(next);
    g->levels = game_has(g, FLAG_Stacking) ? STACK_LEVELS : 1;
    g->owner = ARENA_ARRAY(b->arena, int, g->n_components);
    for (int i = 1; i < g->n_components; i++)
        g->owner[i] = g->components[i].owner;
    position_layout(g);
}

int load_owners(const Build *b, const Bound *role, int out[PLAYERS_MAX + 1]) {
    int players = b->game->n_players, n = 0;
    int word = role ? role->value : ROLE_TYPE_Shared;
    if (word == ROLE_TYPE_Each)
        while (n < players) {
            out[n] = n + 1;
            n++;
        }
    else if (word <= ROLE_TYPE_P16)
        out[n++] = word; /* Neutral, P1, ... are the first words */
    else
        out[n++] = players + 1;
    return n;
}

static void load_parts(Build *b, const Bound *n) {
    Game *g = b->game;
    g->name = arg_string(n, "<string>");
    if (!bound_has(n, "<equipment>")) {
        build_not_yet(b, n);
        return;
    }
    load_players(b, bound_arg(n, "<players>"));
    const Bound *mode = bound_arg(n, "<mode>");
    if (mode) {
        static const Mode modes[] = { MODE_ALTERNATING, MODE_SIMULATION, MODE_SIMULTANEOUS };
        g->mode = modes[bound_word(mode, "<modeType>", 0)];
    }
    load_equipment(b, bound_arg(n, "<equipment>"));
    if (!report_failed(b->report))
        load_rules(b, bound_arg(n, "<rules.rules>"));
}

Game *load_game(Arena *a, Report *report, const Grammar *grammar, const Bound *n) {
    Game *g = ARENA_NEW(a, Game);
    g->arena = a;
    g->move_limit = MOVE_LIMIT;
    g->turn_limit = TURN_LIMIT;
    Build b = { .arena = a, .report = report, .grammar = grammar, .game = g };
    jmp_buf escape;
    b.blank = context_make(g);
    if (!b.blank) {
        report_error(report, (Place){ 0 }, "not enough memory to load a game");
        return NULL;
    }
    b.blank->escape = &escape;
    if (!setjmp(escape))
        load_parts(&b, n);
    else
        report_error(report, n->tree->place, "%s", b.blank->trouble);
    if (!report_failed(report))
        load_numbering(&b);
    context_free(b.blank);
    return report_failed(report) ? NULL : g;
}

Game *load_file(Arena *a, Report *report, Library *library, const char *path_or_name,
                const Choices *choices) {
    Description *d = description_load(a, report, library, path_or_name, choices);
    int n_nodes;
    const Tree *tree = d ? tree_read(a, report, d->game, &n_nodes) : NULL;
    const Bound *n = tree ? bind_tree(a, report, ludeme_grammar(), tree, n_nodes, "<game>") : NULL;
    return n ? load_game(a, report, ludeme_grammar(), n) : NULL;
}
