/* Report: what is wrong with a user's input, and where. */
#ifndef LUSOR_REPORT_H
#define LUSOR_REPORT_H

#include "base/arena.h"
#include "base/json.h"
#include "base/source.h"
#include "base/text.h"

#include <stdbool.h>

typedef enum { SEVERITY_ERROR, SEVERITY_WARNING } Severity;

typedef struct Problem {
    Severity severity;
    Place place; /* source NULL: the problem is with no text in particular */
    const char *message;
    const char **notes; /* "expected: ...", "did you mean ...?" */
    int n_notes, cap_notes;
} Problem;

typedef struct Report {
    Arena *arena; /* owns all texts of the problems */
    Problem **problems;
    int n_problems, cap_problems;
    int n_errors, n_warnings;
    Problem beyond; /* stands for those that are not kept */
} Report;

enum { REPORT_MAX = 20 }; /* further errors, further warnings are counted, not kept */

void report_init(Report *r, Arena *arena);

/* Adds an error (a warning) and returns it, so that notes can be added. One error per place. */
Problem *report_error(Report *r, Place at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
Problem *report_warning(Report *r, Place at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
void report_note(Report *r, Problem *p, const char *fmt, ...) __attribute__((format(printf, 3, 4)));

static inline bool report_failed(const Report *r) {
    return r->n_errors > 0;
}

/* No more errors are kept, so there is no point in looking for them. */
static inline bool report_full(const Report *r) {
    return r->n_errors >= REPORT_MAX;
}

/* Writes all problems for a person: file:line:column, message, the line with a caret, the chain of
   defines it came through, the notes. */
void report_print(const Report *r, Text *out);

/* Writes all problems for a script, as an array. */
void report_json(const Report *r, Json *out, const char *key);

/* The nearest of `n` names to `word`, if one is near enough to be meant, else NULL. A name that is
   the word itself does not count. */
const char *report_nearest(const char *word, const char *const *names, int n);

#endif
