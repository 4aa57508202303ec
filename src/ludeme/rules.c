/* Rules: start rules, phases, end rules, meta-rules of a game being loaded. */
#include "lang/words.h"
#include "ludeme/load.h"
#include "ludeme/start.h"

#include <string.h>

static void load_start(Build *b, const Bound *n) {
    Game *g = b->game;
    BoundItems rules = n ? load_items(n, "{<startRule>}", "<startRule>") : (BoundItems){ 0 };
    start_add_first(b);
    for (int i = 0; i < rules.n; i++)
        ARENA_PUSH(b->arena, g->start, g->n_start, g->cap_start) =
            build_rule(b, load_item(&rules, i));
    start_add_last(b);
}

static const Fn *load_play(Build *b, const Bound *n) {
    return n ? arg_moves(b, n, "<moves>") : NULL;
}

static const Fn *load_end(Build *b, const Bound *n) {
    return build_rule(b, n);
}

static void load_next(Build *b, Phase *phase, const Bound *n, const Bound *phases) {
    NextPhase *next = &phase->next[phase->n_next++];
    const char *name = arg_string(n, "<string>");
    next->who = arg_either_player(b, n, "<moves.player>", "<roleType>");
    next->condition = arg_bool(b, n, "<boolean>");
    next->phase = -1;
    if (!name)
        return;
    for (int i = 0; i < phases->n_items; i++)
        if (!strcmp(arg_string(phases->items[i], "<string>"), name))
            next->phase = i;
    if (next->phase < 0)
        build_error(b, n, "there is no phase \"%s\"", name);
}

/* The player whose phase it is; players + 1 for all. */
static int load_owner(const Build *b, const Bound *role) {
    return role && role->value <= ROLE_TYPE_P16 ? role->value : b->game->n_players + 1;
}

static void load_phase(Build *b, Phase *phase, const Bound *n, const Bound *phases) {
    BoundItems next = load_items(n, "{<nextPhase>}", "<nextPhase>");
    phase->name = arg_string(n, "<string>");
    phase->owner = load_owner(b, bound_arg(n, "<roleType>"));
    phase->mode = b->game->mode;
    phase->play = load_play(b, bound_arg(n, "<play>"));
    phase->end = load_end(b, bound_arg(n, "<end>"));
    phase->next = ARENA_ARRAY(b->arena, NextPhase, next.n + 1);
    for (int i = 0; i < next.n; i++)
        load_next(b, phase, load_item(&next, i), phases);
}

void load_rules(Build *b, const Bound *n) {
    Game *g = b->game;
    load_meta(b, bound_arg(n, "<meta>"));
    load_start(b, bound_arg(n, "<start>"));
    g->end = load_end(b, bound_arg(n, "<end>"));
    if (bound_has(n, "phases:{<phase.phase>}")) {
        const Bound *phases = bound_arg(n, "phases:{<phase.phase>}");
        g->phases = ARENA_ARRAY(b->arena, Phase, phases->n_items + 1);
        g->n_phases = phases->n_items;
        for (int i = 0; i < g->n_phases; i++)
            load_phase(b, &g->phases[i], phases->items[i], phases);
    } else {
        g->phases = ARENA_NEW(b->arena, Phase);
        g->n_phases = 1;
        g->phases[0] = (Phase){ .name = "Default Phase",
                                .owner = g->n_players + 1,
                                .mode = g->mode,
                                .play = load_play(b, bound_arg(n, "<play>")) };
    }
}
