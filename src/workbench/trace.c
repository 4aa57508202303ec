/* Trace: ludemes that note what they give while they are evaluated. */
#include "workbench/trace.h"

#include <string.h>

typedef struct Traced {
    Fn fn;
    const Fn *inner;
    Trace *trace;
} Traced;

void trace_begin(Trace *t, bool noting) {
    arena_free(t->arena);
    t->noting = noting;
    t->entries = NULL;
    t->n_entries = t->cap_entries = t->n_left_out = 0;
    t->current = -1;
    t->ahead = 0;
    t->steps = 0;
    t->max_steps = TRACE_STEPS_MAX;
}

int trace_next(const Trace *t, int parent, int after) {
    int end = parent < 0 ? t->n_entries : t->entries[parent].after;
    int next = after == parent ? parent + 1 : t->entries[after].after;
    return next < end ? next : -1;
}

/* ---- what is noted ---- */

/* What the entry under way was before. */
typedef struct Begun {
    int entry; /* -1: it is not noted */
    int parent, ahead, n_moves;
} Begun;

static bool worth_noting(Trace *t, const Context *c) {
    if (!t->noting || (c->ahead && t->ahead >= TRACE_AHEAD_MAX))
        return false;
    if (t->n_entries < TRACE_MAX)
        return true;
    t->n_left_out++;
    return false;
}

static Begun begin(Trace *t, const Fn *f, Context *c) {
    Begun b = { -1, t->current, t->ahead, c->n_moves };
    if (++t->steps > t->max_steps)
        context_trouble(c, "this takes too long to evaluate");
    if (worth_noting(t, c)) {
        b.entry = t->n_entries;
        ARENA_PUSH(t->arena, t->entries, t->n_entries, t->cap_entries) =
            (TraceEntry){ .fn = f,
                          .parent = t->current,
                          .after = b.entry + 1,
                          .from = c->it.from,
                          .to = c->it.to,
                          .site = c->it.site,
                          .between = c->it.between,
                          .player = c->it.player,
                          .value = c->it.value,
                          .ahead = c->ahead > 0 };
        t->current = b.entry;
    }
    t->ahead += c->ahead > 0;
    return b;
}

static TraceEntry *end(Trace *t, const Begun *b) {
    t->current = b->parent;
    t->ahead = b->ahead;
    if (b->entry < 0)
        return NULL;
    TraceEntry *e = &t->entries[b->entry];
    e->after = t->n_entries;
    e->done = true;
    return e;
}

static const Bits *copy_region(Trace *t, const Context *c, const Bits *set) {
    Bits *copy = ARENA_ARRAY(t->arena, Bits, c->game->region_words + 1);
    memcpy(copy, set, sizeof *copy * (size_t)c->game->region_words);
    return copy;
}

static Ints copy_ints(Trace *t, Ints list) {
    int *copy = ARENA_ARRAY(t->arena, int, list.n + 1);
    if (list.n)
        memcpy(copy, list.v, sizeof *copy * (size_t)list.n);
    return (Ints){ copy, list.n };
}

static void note_moves(const Trace *t, const Context *c, TraceEntry *e, int first) {
    e->n_moves = c->n_moves - first;
    for (int i = first; t->wants && i < c->n_moves && !e->wanted; i++)
        if (t->wants(c, &c->moves[i], t->wanted)) {
            e->wanted = true;
            e->nth = i - first;
        }
}

/* ---- one function for each type ---- */

#define TRACED(name, T, call, note)             \
    static T name(const Fn *fn, Context *c) {   \
        const Traced *f = (const Traced *)fn;   \
        Begun b = begin(f->trace, f->inner, c); \
        T got = call(f->inner, c);              \
        TraceEntry *e = end(f->trace, &b);      \
        if (e)                                  \
            note;                               \
        return got;                             \
    }
TRACED(traced_int, int, fn_int, e->got.integer = got)
TRACED(traced_bool, bool, fn_bool, e->got.boolean = got)
TRACED(traced_real, double, fn_real, e->got.real = got)
TRACED(traced_range, Range, fn_range, e->got.range = got)
TRACED(traced_region, const Bits *, fn_region, e->got.region = copy_region(f->trace, c, got))
TRACED(traced_ints, Ints, fn_ints, e->got.ints = copy_ints(f->trace, got))
#undef TRACED

static void traced_moves(const Fn *fn, Context *c) {
    const Traced *f = (const Traced *)fn;
    Begun b = begin(f->trace, f->inner, c);
    fn_moves(f->inner, c);
    TraceEntry *e = end(f->trace, &b);
    if (e)
        note_moves(f->trace, c, e, b.n_moves);
}

static bool set_function(Fn *f) {
    switch (f->type) {
    case FN_INT:
        f->eval.integer = traced_int;
        return true;
    case FN_BOOL:
        f->eval.boolean = traced_bool;
        return true;
    case FN_FLOAT:
        f->eval.real = traced_real;
        return true;
    case FN_RANGE:
        f->eval.range = traced_range;
        return true;
    case FN_REGION:
        f->eval.region = traced_region;
        return true;
    case FN_INTS:
        f->eval.ints = traced_ints;
        return true;
    case FN_MOVES:
        f->eval.moves = traced_moves;
        return true;
    default: /* rules and directions are recognised by their functions */
        return false;
    }
}

Fn *trace_wrap(Build *b, Fn *f) {
    Traced *traced = ARENA_NEW(b->arena, Traced);
    traced->fn =
        (Fn){ .type = f->type, .pure = f->pure, .after_all = f->after_all, .tree = f->tree };
    traced->inner = f;
    traced->trace = b->wrap_data;
    if (!set_function(&traced->fn))
        return f;
    bool already = f->eval.integer == traced->fn.eval.integer;
    return already ? f : &traced->fn;
}
