/* The names of a description, and its sections #players, #pieces and #variables. */
#include "rbg/model.h"

#include "base/hash.h"

#include <string.h>

static const struct {
    const char *one; /* "a piece" */
    int max;
} kinds[] = {
    [SYMBOL_PIECE] = { "a piece", RBG_PIECES_MAX },
    [SYMBOL_PLAYER] = { "a player", RBG_PLAYERS_MAX },
    [SYMBOL_VARIABLE] = { "a variable", RBG_VARIABLES_MAX },
    [SYMBOL_LABEL] = { "a direction", RBG_LABELS_MAX },
    [SYMBOL_VERTEX] = { "a vertex", RBG_VERTICES_MAX },
};

static Symbol *find_in(Symbol *const rows[], const RbgToken *name) {
    Symbol *s = rows[hash_fnv32(name->text, name->size) % SYMBOL_ROWS];
    while (s && !rbg_token_is(name, s->name))
        s = s->other;
    return s;
}

const Symbol *model_find(const Model *m, const RbgToken *name) {
    return name->kind == RBG_NAME ? find_in(m->symbols, name) : NULL;
}

/* Keeps the name in the list of its kind; returns its index. */
static int list_name(Model *m, SymbolKind kind, const char *name) {
    Arena *a = m->arena;
    switch (kind) {
    case SYMBOL_PIECE:
        ARENA_PUSH(a, m->piece_names, m->n_pieces, m->cap_pieces) = name;
        return m->n_pieces - 1;
    case SYMBOL_PLAYER:
        ARENA_PUSH(a, m->player_names, m->n_players, m->cap_players) = name;
        return m->n_players - 1;
    case SYMBOL_VARIABLE:
        ARENA_PUSH(a, m->variable_names, m->n_variables, m->cap_variables) = name;
        return m->n_variables - 1;
    case SYMBOL_LABEL:
        ARENA_PUSH(a, m->label_names, m->n_labels, m->cap_labels) = name;
        return m->n_labels - 1;
    default:
        ARENA_PUSH(a, m->vertex_names, m->n_vertices, m->cap_vertices) = name;
        return m->n_vertices - 1;
    }
}

Symbol *model_add(Model *m, SymbolKind kind, const RbgToken *name, Report *report) {
    Symbol **rows = kind == SYMBOL_VERTEX ? m->vertex_symbols : m->symbols;
    const Symbol *taken = find_in(rows, name);
    if (taken) {
        report_error(report, name->place, "\"%s\" is the name of %s already", taken->name,
                     kinds[taken->kind].one);
        return NULL;
    }
    Symbol *s = ARENA_NEW(m->arena, Symbol);
    Symbol **row = &rows[hash_fnv32(name->text, name->size) % SYMBOL_ROWS];
    s->kind = kind;
    s->name = arena_strndup(m->arena, name->text, name->size);
    s->other = *row;
    s->index = list_name(m, kind, s->name);
    *row = s;
    if (s->index < kinds[kind].max)
        return s;
    report_error(report, name->place, "this is %s too many: the limit is %d", kinds[kind].one + 2,
                 kinds[kind].max);
    return NULL;
}

void model_unknown(const Model *m, const RbgToken *name, unsigned wanted, Report *report) {
    const char *word = arena_strndup(report->arena, name->text, name->size);
    Problem *p = report_error(report, name->place, "\"%s\" is not declared", word);
    int n = 0;
    const char *names[RBG_PIECES_MAX + RBG_LABELS_MAX];
    for (int i = 0; i < SYMBOL_ROWS; i++)
        for (const Symbol *s = m->symbols[i]; s; s = s->other)
            if ((wanted >> s->kind & 1) && n < (int)(sizeof names / sizeof *names))
                names[n++] = s->name;
    const char *near = report_nearest(word, names, n);
    if (near)
        report_note(report, p, "did you mean \"%s\"?", near);
}

/* Behind the commas at `t`; several in a row do no harm. */
static const RbgToken *skip_commas(const RbgToken *t) {
    while (t->kind == RBG_COMMA)
        t++;
    return t;
}

static bool ends_item(const RbgToken *t) {
    return t->kind == RBG_COMMA || t->kind == RBG_END;
}

static void declare_pieces(Model *m, const RbgToken *t, Report *report) {
    for (t = skip_commas(t); t->kind != RBG_END; t = skip_commas(t + 1)) {
        if (t->kind != RBG_NAME || !ends_item(t + 1)) {
            const RbgToken *bad = t->kind == RBG_NAME ? t + 1 : t;
            report_error(report, bad->place, "expected names of pieces separated by commas");
            return;
        }
        const Symbol *known = model_find(m, t);
        if (!known || known->kind != SYMBOL_PIECE)
            model_add(m, SYMBOL_PIECE, t, report);
        if (m->n_pieces > RBG_PIECES_MAX)
            return;
    }
    if (!m->n_pieces)
        report_error(report, t->place, "a game needs at least one piece");
}

/* "name(bound)" at `t`; false after reporting an error. */
static bool declare_bounded(Model *m, SymbolKind kind, const RbgToken *t, Report *report) {
    if (t->kind != RBG_NAME) {
        report_error(report, t->place, "expected the name of %s", kinds[kind].one);
        return false;
    }
    if (t[1].kind != RBG_OPEN || t[2].kind != RBG_NUMBER || t[3].kind != RBG_CLOSE ||
        !ends_item(&t[4])) {
        report_error(report, t->place, "expected \"%.*s(BOUND)\", where BOUND is a number",
                     (int)t->size, t->text);
        return false;
    }
    int64_t bound = rbg_token_value(&t[2], RBG_BOUND_MAX);
    if (bound <= 0) {
        report_error(report, t[2].place, "a bound is a number from 1 to %d", RBG_BOUND_MAX);
        return false;
    }
    const Symbol *s = model_add(m, kind, t, report);
    if (!s)
        return false;
    int i = kind == SYMBOL_PLAYER ? s->index : m->n_players + s->index;
    while (m->cap_bounds <= i)
        m->bounds =
            arena_grow(m->arena, m->bounds, m->cap_bounds, &m->cap_bounds, sizeof *m->bounds);
    m->bounds[i] = (int32_t)bound;
    return true;
}

static void declare_all_bounded(Model *m, SymbolKind kind, const RbgToken *t, Report *report) {
    for (t = skip_commas(t); t->kind != RBG_END; t = skip_commas(t + 4))
        if (!declare_bounded(m, kind, t, report))
            return;
    if (kind == SYMBOL_PLAYER && !m->n_players)
        report_error(report, t->place, "a game needs at least one player");
}

bool model_declare(Model *m, const RbgSections *sections, Report *report) {
    declare_all_bounded(m, SYMBOL_PLAYER, sections->section[RBG_PLAYERS].items, report);
    declare_all_bounded(m, SYMBOL_VARIABLE, sections->section[RBG_VARIABLES].items, report);
    declare_pieces(m, sections->section[RBG_PIECES].items, report);
    return !report_failed(report);
}
