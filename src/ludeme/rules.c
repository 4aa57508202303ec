/* Rules: start rules, phases, end rules, meta-rules of a game being loaded. */
#include "lang/words.h"
#include "ludeme/equipment.h"
#include "ludeme/load.h"
#include "ludeme/start.h"
#include "play/choose.h"
#include "play/reach.h"

#include <string.h>

void load_start_rules(Build *b, const Bound *n) {
    Game *g = b->game;
    BoundItems rules = n ? load_items(n, "{<startRule>}", "<startRule>") : (BoundItems){ 0 };
    start_add_first(b);
    for (int i = 0; i < rules.n; i++)
        ARENA_PUSH(b->arena, g->start, g->n_start, g->cap_start) =
            build_rule(b, load_item(&rules, i));
}

/* ---- phases ---- */

typedef struct Either {
    Fn fn;
    const Fn *own, *common;
} Either;

static void either_eval(const Fn *fn, Context *c) {
    fn_moves(((const Either *)fn)->own, c);
    fn_moves(((const Either *)fn)->common, c);
}

static void either_offer(const Fn *fn, Context *c) {
    choose_offer(c, ((const Either *)fn)->own);
    choose_offer(c, ((const Either *)fn)->common);
}

static bool either_reaches(const Fn *fn, Context *c, int site) {
    return reach_any(((const Either *)fn)->own, c, site) ||
           reach_any(((const Either *)fn)->common, c, site);
}

/* The moves of a phase, and those that every phase has. */
static const Fn *load_play(Build *b, const Bound *n, const Fn *common) {
    const Fn *own = n ? arg_moves(b, n, "<moves>") : NULL;
    if (!own || !common)
        return own ? own : common;
    Either *f = FN_NEW(b, n, Either, FN_MOVES);
    f->fn.eval.moves = either_eval;
    f->fn.offer = either_offer;
    f->fn.reaches = either_reaches;
    f->own = own;
    f->common = common;
    return &f->fn;
}

static const Fn *load_end(Build *b, const Bound *n) {
    return build_rule(b, n);
}

static void load_next(Build *b, Phase *phase, const Bound *n) {
    const Game *g = b->game;
    NextPhase *next = &phase->next[phase->n_next++];
    const char *name = arg_string(n, "<string>");
    next->who = arg_either_player(b, n, "<moves.player>", "<roleType>");
    next->condition = arg_bool(b, n, "<boolean>");
    next->phase = -1;
    for (int i = g->n_phases - 1; name && i >= 0; i--)
        if (!strcmp(g->phases[i].name, name))
            next->phase = i;
    if (name && next->phase < 0)
        build_error(b, n, "there is no phase \"%s\"", name);
}

void load_phase_owners(Build *b, const Bound *n) {
    Game *g = b->game;
    const Bound *phases =
        bound_has(n, "phases:{<phase.phase>}") ? bound_arg(n, "phases:{<phase.phase>}") : NULL;
    g->n_phases = phases ? phases->n_items : 1;
    g->phases = ARENA_ARRAY(b->arena, Phase, g->n_phases + 1);
    g->phases[0] = (Phase){ .name = "Default Phase", .owner = g->n_players + 1, .mode = g->mode };
    for (int i = 0; phases && i < g->n_phases; i++) {
        const Bound *phase = phases->items[i];
        g->phases[i] =
            (Phase){ .name = arg_string(phase, "<string>"),
                     .owner = equipment_owner(b, bound_word(phase, "<roleType>", ROLE_TYPE_Shared)),
                     .mode = load_mode(bound_arg(phase, "<mode>"), g->mode) };
    }
    if (!g->n_phases)
        build_error(b, phases, "a game has at least one phase");
}

static void load_phase(Build *b, Phase *phase, const Bound *n, const Fn *common) {
    BoundItems next = load_items(n, "{<nextPhase>}", "<nextPhase>");
    phase->play = load_play(b, bound_arg(n, "<play>"), common);
    phase->end = load_end(b, bound_arg(n, "<end>"));
    phase->next = ARENA_ARRAY(b->arena, NextPhase, next.n + 1);
    for (int i = 0; i < next.n; i++)
        load_next(b, phase, load_item(&next, i));
}

static void load_phases(Build *b, const Bound *n) {
    Game *g = b->game;
    const Fn *common = load_play(b, bound_arg(n, "<play>"), NULL);
    if (bound_has(n, "phases:{<phase.phase>}"))
        for (int i = 0; i < g->n_phases; i++)
            load_phase(b, &g->phases[i], bound_arg(n, "phases:{<phase.phase>}")->items[i], common);
    else
        g->phases[0].play = common;
}

void load_rules(Build *b, const Bound *n) {
    Game *g = b->game;
    load_meta(b, bound_arg(n, "<meta>"));
    load_start_rules(b, bound_arg(n, "<start>"));
    g->end = load_end(b, bound_arg(n, "<end>"));
    load_phase_owners(b, n);
    load_phases(b, n);
}
