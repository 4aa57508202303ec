/* Games, states and moves as callers see them. */
#include "rbg/lint.h"
#include "rbg/run.h"
#include "rbg/value.h"

#include <stdlib.h>
#include <string.h>

enum { KEEP_MAX = 128 << 20, SCRATCH_MAX = 512 << 20 };

/* ---- loading ---- */

static void lay_out_state(RbgGame *g) {
    const Model *m = &g->model;
    g->words = (m->n_vertices + 63) / 64;
    g->n_variables = m->n_players + m->n_variables;
    g->variables_at = sizeof(RbgState) + (size_t)m->n_pieces * (size_t)g->words * sizeof(uint64_t);
    g->board_at = g->variables_at + (size_t)g->n_variables * sizeof(int32_t);
    g->state_size = (g->board_at + (size_t)m->n_vertices + 7) & ~(size_t)7;
}

static bool compile(RbgGame *g, const Expr *rules, Arena *scratch, Report *report) {
    Numbering numbering;
    Automaton automaton;
    Analysis analysis;
    if (!expr_number(scratch, rules, report, &numbering) ||
        !automaton_build(&automaton, &g->model, &numbering, scratch, report))
        return false;
    analyse(&automaton, scratch, &analysis);
    if (analysis.n_slots > UINT16_MAX) {
        report_error(report, rules->place, "the rules are too large");
        return false;
    }
    lint(&automaton, &analysis, scratch, report);
    code_lower(g, &automaton, &analysis, &numbering, scratch);
    return true;
}

static bool load(RbgGame *g, const Source *source, Arena *scratch, Report *report) {
    RbgSections sections;
    g->model.arena = &g->arena;
    if (!rbg_expand(report->arena, source, report, &sections) ||
        !model_declare(&g->model, &sections, report) || !model_board(&g->model, &sections, report))
        return false;
    lay_out_state(g);
    const Expr *rules = expr_parse(&g->model, &sections, report);
    return rules && compile(g, rules, scratch, report) && !report_failed(report);
}

/* Catches what does not fit into memory; `scratch` lives in a frame above it. */
static bool load_within_limits(RbgGame *g, const Source *source, Arena *scratch, Report *report) {
    if (ARENA_CATCH(&g->arena) || ARENA_CATCH(scratch)) {
        report_error(report, (Place){ source, 0 }, "this description is too large");
        return false;
    }
    return load(g, source, scratch, report);
}

RbgGame *rbg_load(const Source *source, Report *report) {
    RbgGame *g = calloc(1, sizeof *g);
    Arena scratch;
    if (!g) {
        report_error(report, (Place){ 0 }, "no memory");
        return NULL;
    }
    arena_init(&g->arena, KEEP_MAX);
    arena_init(&scratch, SCRATCH_MAX);
    bool fine = load_within_limits(g, source, &scratch, report);
    arena_free(&scratch);
    g->arena.catching = 0;
    if (fine)
        return g;
    rbg_free(g);
    return NULL;
}

void rbg_free(RbgGame *g) {
    if (!g)
        return;
    arena_free(&g->arena);
    free(g);
}

bool rbg_expand_text(const Source *source, Report *report, Text *out) {
    RbgSections sections;
    if (!rbg_expand(report->arena, source, report, &sections))
        return false;
    text_add(out, sections.source->text, sections.source->size);
    return true;
}

/* ---- what a game is ---- */

int rbg_players(const RbgGame *g) {
    return g->model.n_players;
}

const char *rbg_player_name(const RbgGame *g, int player) {
    return g->model.player_names[player];
}

int rbg_player_bound(const RbgGame *g, int player) {
    return g->model.bounds[player];
}

int rbg_pieces(const RbgGame *g) {
    return g->model.n_pieces;
}

const char *rbg_piece_name(const RbgGame *g, int piece) {
    return g->model.piece_names[piece];
}

int rbg_vertices(const RbgGame *g) {
    return g->model.n_vertices;
}

const char *rbg_vertex_name(const RbgGame *g, int vertex) {
    return g->model.vertex_names[vertex];
}

int rbg_variables(const RbgGame *g) {
    return g->model.n_variables;
}

const char *rbg_variable_name(const RbgGame *g, int variable) {
    return g->model.variable_names[variable];
}

const RbgLayout *rbg_layout(const RbgGame *g) {
    return &g->model.layout;
}

int rbg_labels(const RbgGame *g) {
    return g->model.n_labels;
}

const char *rbg_label_name(const RbgGame *g, int label) {
    return g->model.label_names[label];
}

int rbg_neighbour(const RbgGame *g, int vertex, int label) {
    return g->model.shifts[label * g->model.n_vertices + vertex];
}

/* ---- scratch memory ---- */

RbgWork *rbg_work_new(const RbgGame *game) {
    RbgWork *w = calloc(1, sizeof *w);
    if (!w)
        return NULL;
    w->game = game;
    w->patience = RUN_PATIENCE;
    w->path = malloc(RUN_PATH * sizeof *w->path);
    w->queue = malloc(RUN_QUEUE * sizeof *w->queue);
    w->levels = calloc(RUN_LEVELS, sizeof *w->levels);
    size_t bytes = ((size_t)game->n_slots * (size_t)game->model.n_vertices + 1) * sizeof(uint32_t);
    if (w->levels && (w->levels[0] = calloc(1, bytes)))
        w->n_levels = 1;
    if (w->path && w->queue && w->n_levels)
        return w;
    rbg_work_free(w);
    return NULL;
}

void rbg_work_free(RbgWork *w) {
    if (!w)
        return;
    for (int i = 0; i < w->n_levels; i++)
        free(w->levels[i]);
    free(w->levels);
    free(w->queue);
    free(w->path);
    free(w);
}

void rbg_set_patience(RbgWork *w, uint32_t tries) {
    w->patience = tries < RUN_PATIENCE ? tries : RUN_PATIENCE;
}

const char *rbg_trouble(const RbgWork *w) {
    return w->trouble;
}

void rbg_moves_free(RbgMoves *m) {
    free(m->steps);
    free(m->last);
    *m = (RbgMoves){ 0 };
}

/* ---- states ---- */

size_t rbg_state_size(const RbgGame *g) {
    return g->state_size;
}

void rbg_start(const RbgGame *g, RbgWork *w, RbgState *s) {
    memset(s, 0, g->state_size);
    memcpy(state_board(g, s), g->model.start, (size_t)g->model.n_vertices);
    for (int v = 0; v < g->model.n_vertices; v++)
        s->sets[g->model.start[v] * g->words + v / 64] |= (uint64_t)1 << (v % 64);
    s->entry = g->n_entries > 1 ? 1 : 0;
    s->mover = -1;
    run_keeper(g, w, s);
}

int rbg_mover(const RbgState *s) {
    return s->mover;
}

int rbg_piece_at(const RbgGame *g, const RbgState *s, int vertex) {
    return state_board(g, s)[vertex];
}

int rbg_score(const RbgGame *g, const RbgState *s, int player) {
    return state_variables(g, s)[player];
}

int rbg_variable(const RbgGame *g, const RbgState *s, int variable) {
    return state_variables(g, s)[g->model.n_players + variable];
}

/* The sets of pieces say the same as the board, so what follows them is all there is. */
uint64_t rbg_hash(const RbgGame *g, const RbgState *s) {
    const uint8_t *p = (const uint8_t *)s + g->variables_at,
                  *end = (const uint8_t *)s + g->state_size;
    uint64_t h = (uint64_t)s->entry << 32 ^ (uint64_t)s->at << 16 ^ (uint16_t)s->mover;
    for (; p < end; p += 4) {
        uint32_t x;
        memcpy(&x, p, sizeof x);
        h = (h ^ x) * 0x9E3779B97F4A7C15u;
        h ^= h >> 32;
    }
    return h;
}

/* ---- moves ---- */

void rbg_moves(const RbgGame *g, RbgWork *w, RbgState *s, RbgMoves *m) {
    m->n = 0;
    m->n_steps = 1; /* 0 means: none before */
    w->trouble = NULL;
    if (s->mover < 0)
        return;
    if (!m->cap_steps && !(m->steps = malloc((m->cap_steps = 64) * sizeof *m->steps))) {
        m->cap_steps = 0;
        w->trouble = "no memory";
        return;
    }
    run_player(g, w, s, m);
}

static void apply_step(const RbgGame *g, RbgState *s, RbgStep step) {
    const Modifier *m = &g->modifiers[step.modifier];
    int64_t value;
    s->at = step.vertex;
    switch (m->kind) {
    case NODE_OFF:
        run_put(g, s, step.vertex, m->a);
        break;
    case NODE_ASSIGN:
        if (value_of(g, s, m->value, &value))
            state_variables(g, s)[m->a] = (int32_t)value;
        break;
    default:
        s->mover = m->a;
        s->entry = m->entry;
    }
}

void rbg_apply(const RbgGame *g, RbgWork *w, RbgState *s, const RbgMoves *m, int move) {
    uint32_t *order = (uint32_t *)(void *)w->path; /* free while nothing is searched */
    uint32_t n = 0;
    for (uint32_t i = m->last[move].before; i; i = m->steps[i].before)
        order[n++] = i;
    while (n)
        apply_step(g, s, m->steps[order[--n]]);
    apply_step(g, s, m->last[move]);
    w->trouble = NULL;
    if (s->mover < 0)
        run_keeper(g, w, s);
}
