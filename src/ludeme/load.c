/* Load: makes a Game from a bound description. */
#include "ludeme/load.h"

#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/equipment.h"
#include "ludeme/ludemes.h"
#include "ludeme/start.h"
#include "play/context.h"
#include "play/turn.h"

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

static int levels_of(const Build *b) {
    if (b->large_stack || game_has(b->game, FLAG_Card))
        return LARGE_STACK_LEVELS;
    return game_has(b->game, FLAG_Stacking) ? STACK_LEVELS : 1;
}

/* How many pieces Ludii lets a site hold. */
static int max_count(const Build *b, Context *c) {
    const Game *g = b->game;
    int most = start_placed(b, c), sites = 0;
    if (g->levels > 1)
        return 1;
    if (game_has(g, FLAG_Dominoes))
        return g->n_components;
    for (int i = 0; i < g->n_containers; i++)
        sites += g->containers[i].n_sites;
    most = sites > most ? sites : most;
    for (int i = 1; i < g->n_components; i++)
        if (g->components[i].max_count > most)
            most = g->components[i].max_count;
    return most;
}

/* Decides how many slots there are and makes the tables that depend on it. */
static void number_slots(Build *b) {
    Game *g = b->game;
    int next = g->n_sites;
    for (int type = 0; type < N_SITE_TYPES; type++) {
        bool other = type != (int)g->default_type && b->types >> type & 1;
        if (other) /* each type begins at a word of its own in a set of slots */
            next = 64 * bits_words(next);
        g->first_slot[type] = other ? next : type == (int)g->default_type ? 0 : OFF;
        next += other ? g->n_type_sites[type] : 0;
    }
    /* a site of a type that is not used may be asked for, and is empty */
    for (int type = 0; type < N_SITE_TYPES; type++)
        next = next < g->n_type_sites[type] ? g->n_type_sites[type] : next;
    g->n_slots = next;
    g->slot_words = bits_words(next);
    g->levels = levels_of(b);
    position_layout(g);
}

bool load_mentions(const Tree *tree, const char *head, const char *word) {
    const char *own = tree_head(tree);
    const char *next = own && tree->n_items > 1 ? tree->items[1]->text : NULL;
    if (own && !strcmp(own, head) && (!word || (next && !strcmp(next, word))))
        return true;
    for (int i = 0; i < tree->n_items; i++)
        if (load_mentions(tree->items[i], head, word))
            return true;
    return false;
}

Mode load_mode(const Bound *n, Mode otherwise) {
    static const Mode modes[] = { [MODE_TYPE_Alternating] = MODE_ALTERNATING,
                                  [MODE_TYPE_Simulation] = MODE_SIMULATION,
                                  [MODE_TYPE_Simultaneous] = MODE_SIMULTANEOUS };
    return n ? modes[bound_word(n, "<modeType>", 0)] : otherwise;
}

/* What nobody plays runs by itself; one player is always on turn. */
static void set_mode(Build *b, const Bound *n) {
    Game *g = b->game;
    g->mode = g->n_players == 0   ? MODE_SIMULATION
              : g->n_players == 1 ? MODE_ALTERNATING
                                  : load_mode(n, MODE_ALTERNATING);
    build_flag(b, g->mode == MODE_SIMULTANEOUS ? FLAG_Simultaneous : 0);
}

typedef enum { EXTENT_THINGS, EXTENT_START, EXTENT_ALL } Extent;

static void load_parts(Build *b, const Bound *n, Extent extent) {
    b->game->name = arg_string(n, "<string>");
    if (!strcmp(n->sig->head, "match") && extent == EXTENT_ALL) {
        if (bound_has(n, "<players>") && bound_arg(n, "<players>"))
            load_players(b, bound_arg(n, "<players>"));
        else
            b->game->n_players = 2;
        load_match(b, n);
        return;
    }
    if (!bound_has(n, "<equipment>")) {
        build_not_yet(b, n);
        return;
    }
    const Bound *equipment = bound_arg(n, "<equipment>");
    b->needs = board_needs(n->tree);
    b->puzzle = load_mentions(n->tree, "satisfy", NULL);
    b->game->asks_counter =
        load_mentions(n->tree, "counter", NULL) || load_mentions(n->tree, "set", "Counter");
    build_flag(b, b->puzzle ? FLAG_DeductionPuzzle : 0);
    load_players(b, bound_arg(n, "<players>"));
    set_mode(b, bound_arg(n, "<mode>"));
    if (!report_failed(b->report))
        equipment_load_things(b, equipment);
    if (extent == EXTENT_THINGS || report_failed(b->report))
        return;
    equipment_load_names(b, equipment);
    const Bound *rules = bound_arg(n, "<rules.rules>");
    if (extent == EXTENT_START) {
        load_start_rules(b, bound_arg(rules, "<start>"));
        load_phase_owners(b, rules);
        return;
    }
    pieces_build_moves(b);
    load_rules(b, rules);
}

/* Evaluates what can only be known once there is a position. */
static void settle(Build *b) {
    jmp_buf escape;
    Context *c = context_make(b->game);
    if (!c) {
        report_error(b->report, (Place){ 0 }, "not enough memory to load a game");
        return;
    }
    c->escape = &escape;
    if (!setjmp(escape)) {
        turn_set_up(c, 0);
        regions_settle(b->game, c);
        b->game->max_count = max_count(b, c);
    } else {
        report_error(b->report, (Place){ 0 }, "%s", c->trouble);
    }
    context_free(c);
}

/* `b` says what everything is made with. */
static Game *load(Build b, const Bound *n, Extent extent, uint64_t flags) {
    Game *g = ARENA_NEW(b.arena, Game);
    g->flags = flags;
    g->arena = b.arena;
    g->move_limit = MOVE_LIMIT;
    g->turn_limit = TURN_LIMIT;
    b.game = g;
    jmp_buf escape;
    b.blank = context_make(g);
    if (!b.blank) {
        report_error(b.report, (Place){ 0 }, "not enough memory to load a game");
        return NULL;
    }
    b.blank->escape = &escape;
    if (!setjmp(escape))
        load_parts(&b, n, extent);
    else
        report_error(b.report, n->tree->place, "%s", b.blank->trouble);
    context_free(b.blank);
    if (!report_failed(b.report) && !g->is_match)
        number_slots(&b);
    if (!report_failed(b.report) && !g->is_match && extent != EXTENT_THINGS)
        settle(&b);
    return report_failed(b.report) ? NULL : g;
}

static Build build_with(Arena *a, Report *report, const Grammar *grammar) {
    return (Build){ .arena = a, .report = report, .grammar = grammar };
}

Game *load_game(Arena *a, Report *report, const Grammar *grammar, const Bound *n) {
    return load(build_with(a, report, grammar), n, EXTENT_ALL, 0);
}

Game *load_things(Arena *a, Report *report, const Grammar *grammar, const Bound *n) {
    return load(build_with(a, report, grammar), n, EXTENT_THINGS, 0);
}

Game *load_start(Arena *a, Report *report, const Grammar *grammar, const Bound *n, uint64_t flags) {
    return load(build_with(a, report, grammar), n, EXTENT_START, flags);
}

Game *load_wrapped(Arena *a, Report *report, const Description *d,
                   Fn *(*wrap)(struct Build *, Fn *), void *wrap_data) {
    const Bound *n = bind_description(a, report, ludeme_grammar(), d);
    Build b = build_with(a, report, ludeme_grammar());
    b.description = d;
    b.wrap = wrap;
    b.wrap_data = wrap_data;
    return n ? load(b, n, EXTENT_ALL, 0) : NULL;
}

Game *load_description(Arena *a, Report *report, const Description *d) {
    return load_wrapped(a, report, d, NULL, NULL);
}

Game *load_file(Arena *a, Report *report, Library *library, const char *path_or_name,
                const Choices *choices) {
    Description *d = description_load(a, report, library, path_or_name, choices);
    return d ? load_description(a, report, d) : NULL;
}
