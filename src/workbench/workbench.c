/* Workbench: asking a position what expressions give in it. Everything happens to a copy. */
#include "workbench/workbench_state.h"

#include "api/lud_play.h"
#include "play/turn.h"

#include <stdlib.h>
#include <string.h>

enum { ANSWER_BYTES_MAX = 256 * 1024 * 1024 };

Workbench *workbench_new(const LusorGame *game) {
    Workbench *w = strcmp(lusor_language(game), "L-GDL") ? NULL : calloc(1, sizeof *w);
    if (!w)
        return NULL;
    w->game = game;
    w->scratch = lusor_position_new(game);
    arena_init(&w->arena, ANSWER_BYTES_MAX);
    arena_init(&w->noted, ANSWER_BYTES_MAX);
    arena_init(&w->twin_arena, SIZE_MAX);
    w->trace.arena = &w->noted;
    if (w->scratch)
        return w;
    workbench_free(w);
    return NULL;
}

void workbench_free(Workbench *w) {
    if (!w)
        return;
    lusor_position_free(w->scratch);
    lusor_position_free(w->twin_scratch);
    context_free(w->blank);
    arena_free(&w->arena);
    arena_free(&w->noted);
    arena_free(&w->twin_arena);
    free(w);
}

/* ---- iterators ---- */

// clang-format off
const char *const workbench_lets[N_LETS] = { "from",  "to",    "between", "site", "level", "player",
                                             "value", "track", "edge",    "hint", "pips" };
// clang-format on

Lets lets_none(void) {
    Lets lets = { .mover = 0 };
    for (int i = 0; i < N_LETS; i++)
        lets.v[i] = OFF;
    return lets;
}

int *lets_named(Lets *lets, const char *name, size_t n) {
    for (int i = 0; i < N_LETS; i++)
        if (strlen(workbench_lets[i]) == n && !strncmp(workbench_lets[i], name, n))
            return &lets->v[i];
    return NULL;
}

/* In the order of the names. */
static void set_iterators(Context *c, const Lets *lets) {
    Iterators *it = &c->it;
    int *const places[N_LETS] = { &it->from,  &it->to,     &it->between, &it->site,
                                  &it->level, &it->player, &it->value,   &it->track,
                                  &it->edge,  &it->hint,   &it->pips };
    for (int i = 0; i < N_LETS; i++)
        *places[i] = lets->v[i];
}

/* ---- evaluating ---- */

static bool ready(Workbench *w, const Game *g, Report *report) {
    if (w->blank && w->blank_game == g)
        return true;
    context_free(w->blank);
    w->blank = context_make(g);
    w->blank_game = g;
    if (!w->blank)
        report_error(report, (Place){ 0 }, "not enough memory");
    return w->blank;
}

static const Bits *keep_region(Workbench *w, const Context *c, const Bits *set) {
    Bits *copy = ARENA_ARRAY(&w->arena, Bits, c->game->region_words + 1);
    memcpy(copy, set, sizeof *copy * (size_t)c->game->region_words);
    return copy;
}

static Ints keep_ints(Workbench *w, Ints list) {
    int *copy = ARENA_ARRAY(&w->arena, int, list.n + 1);
    if (list.n)
        memcpy(copy, list.v, sizeof *copy * (size_t)list.n);
    return (Ints){ copy, list.n };
}

static void evaluate(Workbench *w, const Expression *e, Context *c, Value *v) {
    switch (e->kind) {
    case VALUE_INT:
        v->got.integer = fn_int(e->fn, c);
        break;
    case VALUE_BOOL:
        v->got.boolean = fn_bool(e->fn, c);
        break;
    case VALUE_FLOAT:
        v->got.real = fn_real(e->fn, c);
        break;
    case VALUE_RANGE:
        v->got.range = fn_range(e->fn, c);
        break;
    case VALUE_REGION:
        v->got.region = keep_region(w, c, fn_region(e->fn, c));
        break;
    case VALUE_INTS:
        v->got.ints = keep_ints(w, fn_ints(e->fn, c));
        break;
    case VALUE_DIRECTIONS: {
        int site = c->it.from >= 0 ? c->it.from : c->it.site >= 0 ? c->it.site : 0;
        fn_directions(e->fn, c, c->game->default_type, site, &v->directions);
        break;
    }
    case VALUE_MOVES:
        fn_moves(e->fn, c);
        w->scratch->n_moves = c->n_moves - c->floor.moves;
        v->moves = w->scratch;
        break;
    case VALUE_END:
        fn_rule(e->fn, c);
        v->ends = c->pos->over;
        v->winner = c->pos->winner;
        break;
    case VALUE_GRAPH:
    case N_VALUE_KINDS:
        break;
    }
}

/* The copy as the question finds it: dice as they lie, no moves, the iterators as said. */
static Context *prepare(Workbench *w, LusorPosition *p, const Lets *lets) {
    lusor_moves(p);
    lusor_copy(w->scratch, p);
    lusor_moves(w->scratch);
    Context *c = lud_context(w->scratch);
    turn_clear(c);
    set_iterators(c, lets);
    if (lets->mover)
        turn_set_mover(c, lets->mover);
    return c;
}

static bool guarded(Workbench *w, const Expression *e, Context *c, Value *v, Report *report) {
    jmp_buf escape;
    c->escape = &escape;
    bool fine = !setjmp(escape);
    if (fine)
        evaluate(w, e, c, v);
    else
        report_error(report, e->tree->place, "%s", c->trouble);
    c->escape = NULL;
    return fine;
}

const Value *workbench_evaluate(Workbench *w, LusorPosition *p, const Lets *lets, const char *text,
                                bool trace, Report *report) {
    arena_free(&w->arena);
    report_init(report, &w->arena);
    trace_begin(&w->trace, trace);
    w->trace.wants = NULL;
    if (ARENA_CATCH(&w->arena) || ARENA_CATCH(&w->noted)) {
        report_init(report, &w->arena);
        report_error(report, (Place){ 0 }, "this takes too much memory");
        return NULL;
    }
    Context *c = prepare(w, p, lets);
    if (!ready(w, c->game, report))
        return NULL;
    Expression e;
    ExpressionRoom room = { lud_of(w->game), c->game, w->blank, &w->trace };
    if (!expression_make(&e, &room, &w->arena, report, text))
        return NULL;
    w->value = (Value){ .kind = e.kind,
                        .type = e.type,
                        .words = c->game->region_words,
                        .graph = e.graph,
                        .game = c->game,
                        .trace = &w->trace };
    bool fine = e.kind == VALUE_GRAPH || guarded(w, &e, c, &w->value, report);
    return fine ? &w->value : NULL;
}

/* ---- the description ---- */

static const Description *description_of(const Workbench *w) {
    return lud_of(w->game)->description;
}

const char *workbench_file(const Workbench *w) {
    return description_of(w)->file->name;
}

const char *workbench_define(const Workbench *w, Arena *a, const char *name, const char **near) {
    const char *text = description_define(a, description_of(w), name);
    *near = text ? NULL : description_nearest_define(description_of(w), a, name);
    return text;
}

int workbench_defines(const Workbench *w, Arena *a, const char ***names) {
    return defines_names(&description_of(w)->defines, a, names);
}

const char *workbench_expand(const Workbench *w, Arena *a, Report *report, const char *text) {
    const Source *typed = source_make(a, "(prompt)", text, strlen(text));
    const Source *item = description_item(a, report, description_of(w), typed);
    return item ? arena_strndup(a, item->text, item->size) : NULL;
}

int workbench_phases(const LusorPosition *p) {
    return lud_context(p)->game->n_phases;
}

const char *workbench_phase(const LusorPosition *p, int i) {
    const char *name = lud_context(p)->game->phases[i].name;
    return name ? name : "";
}
