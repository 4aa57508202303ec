/* Workbench: asking a position of an L-GDL game what expressions give in it, without changing it.
 */
#ifndef LUSOR_WORKBENCH_H
#define LUSOR_WORKBENCH_H

#include "base/json.h"
#include "base/report.h"
#include "view/notation.h"

typedef struct Workbench Workbench;
typedef struct Value Value;

/* For a game in L-GDL, which must outlive it; NULL if it is none or if there is no memory. */
Workbench *workbench_new(const LusorGame *game);
void workbench_free(Workbench *w);

/* ---- evaluating ---- */

/* What iterators give in expressions: see workbench_lets. */
enum { N_LETS = 11 };
extern const char *const workbench_lets[N_LETS]; /* "from", "to", "site" ... */
typedef struct Lets {
    int v[N_LETS]; /* in the order of the names; LUSOR_NONE: undefined */
    int mover;     /* whose turn it is; 0: as in the position */
} Lets;
/* All undefined. */
Lets lets_none(void);
/* The value of that name, NULL if there is none. */
int *lets_named(Lets *lets, const char *name, size_t n);

/* What `text` gives in a position, and with `trace` how it came about. It stays until the next
   question; so do the texts of the report, which is started here. NULL after a report. */
const Value *workbench_evaluate(Workbench *w, LusorPosition *p, const Lets *lets, const char *text,
                                bool trace, Report *report);

/* "integer", "boolean", "float", "region", "integers", "directions", "range", "moves", "graph",
   "end" */
const char *value_kind_name(const Value *v);
bool value_is_boolean(const Value *v);
/* A boolean that is true. */
bool value_is_true(const Value *v);
/* Whether it is an integer, and which. */
bool value_integer(const Value *v, int *out);
/* The sites of a region; how many, LUSOR_NONE if it is none. Writes at most `cap`. */
int value_sites(const Value *v, LusorSite *out, int cap);
/* As text: "3", "true", "A1 B2", moves in notation. `notation` is the game's. */
void value_text(const Value *v, const Names *names, Notation *notation, Text *out);
void value_json(const Value *v, const Names *names, Notation *notation, Json *out, const char *key);
/* The evaluation as an indented tree, one ludeme a line. */
void value_trace(const Value *v, const Names *names, Text *out);

/* ---- the description ---- */

/* The file it is read from. */
const char *workbench_file(const Workbench *w);
/* What a define stands for, as it is written; NULL if there is none, then *near (may be NULL too)
   is one that may have been meant. */
const char *workbench_define(const Workbench *w, Arena *a, const char *name, const char **near);
/* The names of the game's own defines; returns how many. */
int workbench_defines(const Workbench *w, Arena *a, const char ***names);
/* A text with its defines expanded; NULL after a report. */
const char *workbench_expand(const Workbench *w, Arena *a, Report *report, const char *text);
/* Phases of the game under way. */
int workbench_phases(const LusorPosition *p);
const char *workbench_phase(const LusorPosition *p, int i); /* "" if it has no name */

#endif
