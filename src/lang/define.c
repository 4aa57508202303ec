/* Define: (define "Name" ...), and tables of them. */
#include "lang/define.h"
#include "base/hash.h"
#include "lang/scan.h"

#include <string.h>

/* ---- the table --------------------------------------------------------- */

/* The slot that holds the name, or the free one where it belongs. */
static Define **find_slot(const Defines *t, const char *name, uint32_t n) {
    uint32_t mask = (uint32_t)t->n_slots - 1, i = hash_fnv32(name, n) & mask;
    for (;; i = (i + 1) & mask) {
        Define **slot = &t->slots[i];
        if (!*slot || (strlen((*slot)->name) == n && !memcmp((*slot)->name, name, n)))
            return slot;
    }
}

static void grow(Defines *t, Arena *a) {
    Defines bigger = { .n_slots = t->n_slots ? 2 * t->n_slots : 64, .n = t->n };
    bigger.slots = ARENA_ARRAY(a, Define *, bigger.n_slots);
    for (int i = 0; i < t->n_slots; i++)
        if (t->slots[i]) {
            const char *name = t->slots[i]->name;
            *find_slot(&bigger, name, (uint32_t)strlen(name)) = t->slots[i];
        }
    *t = bigger;
}

bool defines_add(Defines *t, Arena *a, Define *d) {
    if (2 * t->n >= t->n_slots)
        grow(t, a);
    Define **slot = find_slot(t, d->name, (uint32_t)strlen(d->name));
    if (*slot)
        return false;
    *slot = d;
    t->n++;
    return true;
}

const Define *defines_find(const Defines *t, const char *name, uint32_t n) {
    return t->n ? *find_slot(t, name, n) : NULL;
}

int defines_names(const Defines *t, Arena *a, const char ***names) {
    *names = ARENA_ARRAY(a, const char *, t->n);
    int n = 0;
    for (int i = 0; i < t->n_slots; i++)
        if (t->slots[i])
            (*names)[n++] = t->slots[i]->name;
    return n;
}

/* ---- reading ----------------------------------------------------------- */

static int count_params(const Define *d) {
    bool used[DEFINE_PARAMS_MAX + 1] = { false };
    for (uint32_t i = d->from; i + 1 < d->to; i++)
        if (d->text->text[i] == '#' && isdigit((unsigned char)d->text->text[i + 1]))
            used[d->text->text[i + 1] - '0'] = true;
    int n = 0;
    while (n < DEFINE_PARAMS_MAX && used[n + 1])
        n++;
    return n;
}

/* Reads the define that stands in text[at .. end-1], brackets included. */
static Define *read_define(Arena *a, Report *report, const Source *text, uint32_t at,
                           uint32_t end) {
    uint32_t name = scan_blanks(text, at + (uint32_t)strlen("(define"));
    uint32_t after = scan_peek(text, name) == '"' ? scan_string(text, name) : SCAN_NONE;
    if (after >= end) {
        report_error(report, draft_place(a, text, name < end ? name : at),
                     "expected the name of the define, a string");
        return NULL;
    }
    Define *d = ARENA_NEW(a, Define);
    d->name = arena_strndup(a, text->text + name + 1, after - name - 2);
    d->text = text;
    d->from = scan_blanks(text, after);
    for (d->to = end - 1; d->to > d->from && scan_is_blank(text->text[d->to - 1]);)
        d->to--;
    d->n_params = count_params(d);
    return d;
}

void defines_read(Defines *t, Arena *a, Report *report, const Source *text, Draft *rest) {
    uint32_t kept = 0;
    for (uint32_t at; (at = scan_clause(text, kept, "define")) != SCAN_NONE;) {
        uint32_t end = scan_bracket(text, at);
        if (end == SCAN_NONE) {
            report_error(report, draft_place(a, text, at), "this ( is never closed");
            return;
        }
        Define *d = read_define(a, report, text, at, end);
        if (d && !defines_add(t, a, d))
            report_warning(report, draft_place(a, text, at),
                           "there is a define \"%s\" already; this one does not count", d->name);
        if (rest)
            draft_copy(rest, text, kept, at, NULL);
        kept = end;
    }
    if (rest)
        draft_copy(rest, text, kept, text->size, NULL);
}
