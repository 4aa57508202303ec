/* Report: what is wrong with a user's input, and where. */
#include "base/report.h"

#include <ctype.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SHOWN = 96, NOTE_WIDTH = 100, NOTE_INDENT = 12, WORD_MAX = 40, CHAIN_SHOWN = 6 };

void report_init(Report *r, Arena *arena) {
    *r = (Report){ .arena = arena };
}

static bool same_place(Place a, Place b) {
    return a.source == b.source && a.at == b.at;
}

/* At the same place, or the same said of a text that several uses of a define brought. */
static bool is_repeated(const Problem *a, const Problem *b) {
    return same_place(a->place, b->place) ||
           (same_place(place_origin(a->place, NULL), place_origin(b->place, NULL)) &&
            !strcmp(a->message, b->message));
}

static Problem *add(Report *r, Severity severity, Place at, const char *fmt, va_list ap) {
    int *count = severity == SEVERITY_ERROR ? &r->n_errors : &r->n_warnings;
    if (*count >= REPORT_MAX) {
        (*count)++;
        return &r->beyond;
    }
    Problem *p = ARENA_NEW(r->arena, Problem);
    p->severity = severity;
    p->place = at;
    p->message = arena_vprintf(r->arena, fmt, ap);
    for (int i = 0; i < r->n_problems && at.source; i++)
        if (is_repeated(r->problems[i], p))
            return p; /* the first word on a place is the one that helps */
    (*count)++;
    ARENA_PUSH(r->arena, r->problems, r->n_problems, r->cap_problems) = p;
    return p;
}

Problem *report_error(Report *r, Place at, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    Problem *p = add(r, SEVERITY_ERROR, at, fmt, ap);
    va_end(ap);
    return p;
}

Problem *report_warning(Report *r, Place at, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    Problem *p = add(r, SEVERITY_WARNING, at, fmt, ap);
    va_end(ap);
    return p;
}

void report_note(Report *r, Problem *p, const char *fmt, ...) {
    if (p == &r->beyond)
        return;
    va_list ap;
    va_start(ap, fmt);
    ARENA_PUSH(r->arena, p->notes, p->n_notes, p->cap_notes) = arena_vprintf(r->arena, fmt, ap);
    va_end(ap);
}

static bool is_continuation(char c) {
    return ((unsigned char)c & 0xC0) == 0x80;
}

static bool is_blank(LineCol lc) {
    for (int i = 0; i < lc.size; i++)
        if (!isspace((unsigned char)lc.text[i]))
            return false;
    return true;
}

/* The source line with a caret below, shortened round the caret when long. */
static void print_line(LineCol lc, Place at, Text *out) {
    int caret = (int)(at.source->text + at.at - lc.text);
    int from = caret > LINE_SHOWN - 20 ? caret - LINE_SHOWN / 2 : 0;
    int to = from + LINE_SHOWN < lc.size ? from + LINE_SHOWN : lc.size;
    while (from > 0 && is_continuation(lc.text[from]))
        from--;
    while (to < lc.size && is_continuation(lc.text[to]))
        to++;
    int width = 0;
    for (int i = from; i < caret && i < to; i++)
        width += !is_continuation(lc.text[i]);
    text_puts(out, from ? "  ..." : "  ");
    text_add(out, lc.text + from, (size_t)(to - from));
    text_printf(out, "%s\n%*s^\n", to < lc.size ? "..." : "", width + (from ? 5 : 2), "");
}

static void print_chain(const Use *use, Text *out) {
    int shown = 0;
    for (; use; use = use->outer) {
        if (++shown > CHAIN_SHOWN) {
            text_puts(out, "  ... and so on\n");
            return;
        }
        Place at = place_origin(use->at, NULL);
        LineCol lc = place_line(at);
        text_printf(out, "  in define \"%s\", used at %s:%d:%d\n", use->define, at.source->name,
                    lc.line, lc.col);
    }
}

static const char *severity_name(Severity s) {
    return s == SEVERITY_ERROR ? "error" : "warning";
}

/* Breaks a long note, such as a signature, at blanks; what follows stands below "  expected: ". */
static void print_note(const char *note, Text *out) {
    size_t room = NOTE_WIDTH - 2;
    text_puts(out, "  ");
    while (strlen(note) > room) {
        size_t n = room;
        while (n > 0 && note[n] != ' ')
            n--;
        if (!n)
            break;
        text_add(out, note, n);
        text_printf(out, "\n%*s", NOTE_INDENT, "");
        note += n + 1;
        room = NOTE_WIDTH - NOTE_INDENT;
    }
    text_printf(out, "%s\n", note);
}

static void print_problem(const Problem *p, Text *out) {
    const char *kind = severity_name(p->severity);
    if (!p->place.source) {
        text_printf(out, "%s: %s\n", kind, p->message);
    } else {
        const Use *use;
        Place at = place_origin(p->place, &use);
        LineCol lc = place_line(at);
        text_printf(out, "%s:%d:%d: %s: %s\n", at.source->name, lc.line, lc.col, kind, p->message);
        if (!is_blank(lc))
            print_line(lc, at, out);
        print_chain(use, out);
    }
    for (int i = 0; i < p->n_notes; i++)
        print_note(p->notes[i], out);
}

static void print_rest(int n, Severity severity, Text *out) {
    if (n > REPORT_MAX)
        text_printf(out, "... and %d more %ss\n", n - REPORT_MAX, severity_name(severity));
}

/* Messages quote what stands in files, and their names, which may hold anything: only the whole is
   clean. */
void report_print(const Report *r, Text *out) {
    Text raw = { 0 };
    for (int i = 0; i < r->n_problems; i++)
        print_problem(r->problems[i], &raw);
    print_rest(r->n_errors, SEVERITY_ERROR, &raw);
    print_rest(r->n_warnings, SEVERITY_WARNING, &raw);
    text_add_clean(out, text_str(&raw), raw.n);
    text_free(&raw);
}

static void json_place(Json *out, Place at) {
    LineCol lc = place_line(at);
    json_text(out, "file", at.source->name);
    json_integer(out, "line", lc.line);
    json_integer(out, "column", lc.col);
}

static void json_problem(const Problem *p, Json *out) {
    const Use *use = NULL;
    json_open(out, NULL, '{');
    json_text(out, "severity", severity_name(p->severity));
    json_text(out, "message", p->message);
    if (p->place.source)
        json_place(out, place_origin(p->place, &use));
    json_open(out, "through", '[');
    for (; use; use = use->outer) {
        json_open(out, NULL, '{');
        json_text(out, "define", use->define);
        json_place(out, place_origin(use->at, NULL));
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "notes", '[');
    for (int i = 0; i < p->n_notes; i++)
        json_text(out, NULL, p->notes[i]);
    json_close(out, ']');
    json_close(out, '}');
}

void report_json(const Report *r, Json *out, const char *key) {
    json_open(out, key, '[');
    for (int i = 0; i < r->n_problems; i++)
        json_problem(r->problems[i], out);
    json_close(out, ']');
}

/* Edit distance where case is free and a swap of neighbours costs one. */
static int distance(const char *a, const char *b) {
    int rows[3][WORD_MAX + 1];
    int na = (int)strlen(a), nb = (int)strlen(b);
    if (na > WORD_MAX || nb > WORD_MAX)
        return WORD_MAX;
    for (int j = 0; j <= nb; j++)
        rows[0][j] = j;
    for (int i = 1; i <= na; i++) {
        int *row = rows[i % 3], *above = rows[(i + 2) % 3], *two_up = rows[(i + 1) % 3];
        row[0] = i;
        for (int j = 1; j <= nb; j++) {
            int x = tolower((unsigned char)a[i - 1]), y = tolower((unsigned char)b[j - 1]);
            int best = above[j - 1] + (x != y);
            if (above[j] + 1 < best)
                best = above[j] + 1;
            if (row[j - 1] + 1 < best)
                best = row[j - 1] + 1;
            if (i > 1 && j > 1 && x == tolower((unsigned char)b[j - 2]) &&
                y == tolower((unsigned char)a[i - 2]) && two_up[j - 2] + 1 < best)
                best = two_up[j - 2] + 1;
            row[j] = best;
        }
    }
    return rows[na % 3][nb];
}

/* Of two equally near names the one with the longer beginning in common is meant. */
static int common_beginning(const char *a, const char *b) {
    int n = 0;
    while (a[n] && tolower((unsigned char)a[n]) == tolower((unsigned char)b[n]))
        n++;
    return n;
}

/* The same letters in another order. */
static bool is_jumbled(const char *word, const char *name) {
    int count[UCHAR_MAX + 1] = { 0 };
    for (; *word && *name; word++, name++) {
        count[tolower((unsigned char)*word)]++;
        count[tolower((unsigned char)*name)]--;
    }
    for (int i = 0; i <= UCHAR_MAX; i++)
        if (count[i])
            return false;
    return !*word && !*name;
}

/* Of two names equally near to the word: letters may have changed places, else the beginning
   counts. */
static bool resembles_more(const char *word, const char *name, const char *other) {
    if (is_jumbled(word, name) != is_jumbled(word, other))
        return is_jumbled(word, name);
    return common_beginning(word, name) > common_beginning(word, other);
}

/* One letter of two is too much to differ; they may only change places. */
static bool is_too_short(const char *word, const char *name) {
    return strlen(word) <= 2 && !is_jumbled(word, name);
}

const char *report_nearest(const char *word, const char *const *names, int n) {
    int length = (int)strlen(word);
    int best = length <= 3 ? 2 : length <= 8 ? 3 : 4; /* must be nearer than this */
    const char *nearest = NULL;
    for (int i = 0; i < n; i++) {
        int d = distance(word, names[i]);
        bool as_near = nearest && d == best && resembles_more(word, names[i], nearest);
        if ((d >= best && !as_near) || !strcmp(word, names[i]) || is_too_short(word, names[i]))
            continue;
        best = d;
        nearest = names[i];
    }
    return nearest;
}
