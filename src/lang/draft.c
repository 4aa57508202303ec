/* Draft: a text being made out of stretches of other texts, each of which keeps its origin. */
#include "lang/draft.h"

#include <string.h>

Draft draft_make(Budget *budget) {
    return (Draft){ .budget = budget };
}

/* `size` bytes of the budget; NULL, and it is spent, if they are not to be had. */
static void *take(Budget *b, size_t size) {
    enum { SLACK = 64 }; /* the arena rounds up */
    if (b->spent || size + SLACK > b->arena->limit - b->arena->used) {
        b->spent = true;
        return NULL;
    }
    return arena_alloc(b->arena, size);
}

static bool make_room(Draft *d, uint32_t n) {
    if (n < d->cap - d->size)
        return !d->budget->spent;
    size_t need = (size_t)d->size + n + 1, cap = d->cap ? d->cap : 64;
    while (cap < need)
        cap *= 2;
    char *bigger = cap <= UINT32_MAX ? take(d->budget, cap) : NULL;
    if (!bigger)
        return false;
    if (d->size)
        memcpy(bigger, d->text, d->size);
    d->text = bigger;
    d->cap = (uint32_t)cap;
    return true;
}

static bool make_run_room(Draft *d) {
    if (d->n_runs < d->cap_runs)
        return true;
    int cap = d->cap_runs ? 2 * d->cap_runs : 4;
    Run *bigger = take(d->budget, (size_t)cap * sizeof *bigger);
    if (!bigger)
        return false;
    if (d->n_runs)
        memcpy(bigger, d->runs, (size_t)d->n_runs * sizeof *bigger);
    d->runs = bigger;
    d->cap_runs = cap;
    return true;
}

/* The text added next comes from `origin`. */
static bool start_run(Draft *d, Run origin) {
    origin.start = d->size;
    if (d->n_runs) {
        const Run *last = &d->runs[d->n_runs - 1];
        if (last->from.source == origin.from.source && last->use == origin.use &&
            last->from.at + (d->size - last->start) == origin.from.at)
            return true; /* goes on where the last one ended */
    }
    if (!make_run_room(d))
        return false;
    d->runs[d->n_runs++] = origin;
    return true;
}

static void add_bytes(Draft *d, const char *s, uint32_t n) {
    memcpy(d->text + d->size, s, n);
    d->size += n;
    d->text[d->size] = '\0';
}

static Run run_from(const Run *run, uint32_t at) {
    Run r = *run;
    r.from.at += at - r.start;
    r.start = at;
    return r;
}

Run draft_origin(const Source *view, uint32_t at) {
    if (!view->n_runs)
        return (Run){ .start = at, .from = { view, at } };
    return run_from(&view->runs[source_run_at(view, at)], at);
}

void draft_copy(Draft *d, const Source *from, uint32_t a, uint32_t b, const Use *use) {
    if (a >= b || !make_room(d, b - a))
        return;
    int i = from->n_runs ? source_run_at(from, a) : 0;
    while (a < b) {
        uint32_t end = i + 1 < from->n_runs ? from->runs[i + 1].start : from->size;
        if (end > b)
            end = b;
        Run origin =
            from->n_runs ? run_from(&from->runs[i], a) : (Run){ .start = a, .from = { from, a } };
        if (!origin.use)
            origin.use = use;
        if (!start_run(d, origin))
            return;
        add_bytes(d, from->text + a, end - a);
        a = end;
        i++;
    }
}

void draft_put(Draft *d, const char *s, uint32_t n, const Source *from, uint32_t at) {
    if (n && make_room(d, n) && start_run(d, draft_origin(from, at)))
        add_bytes(d, s, n);
}

void draft_cut(Draft *d, uint32_t size) {
    while (d->n_runs && d->runs[d->n_runs - 1].start >= size)
        d->n_runs--;
    d->size = size;
    if (d->text)
        d->text[size] = '\0';
}

const Source *draft_view(const Draft *d) {
    static const Source nothing = { .name = "", .text = "" };
    Source *s = take(d->budget, sizeof *s);
    if (!s)
        return &nothing;
    *s = (Source){ .name = "",
                   .text = d->text ? d->text : "",
                   .size = d->size,
                   .runs = d->runs,
                   .n_runs = d->n_runs };
    return s;
}

const Source *draft_keep(const Draft *d, Arena *a, const char *name) {
    Source *s = source_make(a, name, d->text ? d->text : "", d->size);
    Run *runs = ARENA_ARRAY(a, Run, d->n_runs);
    if (d->n_runs)
        memcpy(runs, d->runs, (size_t)d->n_runs * sizeof *runs);
    s->runs = runs;
    s->n_runs = d->n_runs;
    return s;
}

Place draft_place(Arena *a, const Source *view, uint32_t at) {
    Run origin = draft_origin(view, at);
    Run *run = ARENA_NEW(a, Run);
    *run = (Run){ .from = origin.from, .use = origin.use };
    Source *s = ARENA_NEW(a, Source);
    *s = (Source){ .name = origin.from.source->name, .text = "", .runs = run, .n_runs = 1 };
    return (Place){ s, 0 };
}
