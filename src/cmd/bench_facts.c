/* Recorded speeds of another program, to compare with. */
#include "cmd/bench_facts.h"

#include "base/source.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CPU_COLUMN = 3, OPTIONS_MAX = 16 }; /* playouts per second of processor time */

/* The text before `end` or a tab, whichever comes first; *p goes behind it. */
static char *column(Arena *arena, const char **p, const char *end) {
    const char *from = *p, *tab = memchr(from, '\t', (size_t)(end - from));
    *p = tab ? tab + 1 : end;
    return arena_strndup(arena, from, (size_t)((tab ? tab : end) - from));
}

/* Cuts " + Category/Item" off the end of a name, again and again. */
static void read_options(BenchFact *f, char *name, Arena *arena) {
    f->options = ARENA_ARRAY(arena, const char *, OPTIONS_MAX);
    for (char *plus; f->n_options < OPTIONS_MAX && (plus = strstr(name, " + ")); name = plus + 3) {
        *plus = '\0';
        f->options[f->n_options++] = plus + 3;
    }
}

static bool read_line(BenchFact *f, const char *dir, const char *p, const char *end, Arena *arena) {
    char *name = column(arena, &p, end);
    f->name = arena_strndup(arena, name, strlen(name));
    read_options(f, name, arena);
    f->path = arena_printf(arena, "%slud/%s", dir, name);
    for (int i = 1; i < CPU_COLUMN; i++)
        column(arena, &p, end);
    f->playouts = strtod(column(arena, &p, end), NULL);
    return isfinite(f->playouts) && f->playouts > 0;
}

bool bench_facts_read(BenchFacts *out, const char *file, Arena *arena, Report *report) {
    const char *why, *slash = strrchr(file, '/');
    char *dir = arena_strndup(arena, file, slash ? (size_t)(slash - file) + 1 : 0);
    const Source *s = source_read(arena, file, &why);
    if (!s) {
        report_error(report, (Place){ 0 }, "%s: %s", file, why);
        return false;
    }
    for (const char *p = s->text, *end; *p; p = end + (*end == '\n')) {
        end = p + strcspn(p, "\n");
        BenchFact f = { 0 };
        if (!read_line(&f, dir, p, end, arena)) {
            report_error(report, (Place){ 0 }, "%s: line %d holds no recorded speed", file,
                         out->n + 1);
            return false;
        }
        ARENA_PUSH(arena, out->v, out->n, out->cap) = f;
    }
    return true;
}
