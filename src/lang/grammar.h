/* Grammar: the signatures that ludemes declare, parsed, and what may stand where.
 *
 * A ludeme declares itself in a row: the rule it belongs to, its signature, its meaning. A row
 * whose text has no bracket lists alternatives: other rules, words, or the primitives int, float,
 * boolean and string. Everything the language knows comes from these rows. */
#ifndef LUSOR_GRAMMAR_H
#define LUSOR_GRAMMAR_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

struct BoardPlan;
struct Bound;
struct Build;
struct Fn;
struct Graph;
struct GraphBuild;

/* What a row means; the room that evaluates the rule knows which member holds. */
typedef union Meaning {
    struct Fn *(*fn)(struct Build *, const struct Bound *);            /* evaluated in play */
    struct Graph *(*graph)(struct GraphBuild *, const struct Bound *); /* builds a board */
    bool (*board)(struct GraphBuild *, const struct Bound *, struct BoardPlan *);
} Meaning;

typedef struct Ludeme {
    const char *rule; /* "<booleans.is.is>" */
    const char *text; /* "(is Line <int> ...)", or alternatives "<a> | <b> | Word" */
    Meaning meaning;  /* empty: not yet */
} Ludeme;

/* Tables of ludemes end with a row whose rule is NULL. */

/* A rule, or an array of it: {<int>} has depth 1, {{<int>}} depth 2. */
typedef struct Type {
    int16_t rule;
    int16_t depth;
} Type;

/* One way to fill a parameter. */
typedef struct Alternative {
    const char *text; /* as written, "at:<int>" */
    const char *name; /* "at", or NULL */
    const char *word; /* a word that must stand there, or NULL */
    Type type;        /* when there is no word */
} Alternative;

typedef struct Param {
    Alternative *alternatives;
    int n_alternatives, cap_alternatives;
    bool optional;
} Param;

enum { PARAMS_MAX = 24, RULE_SLOTS = 4096 };

typedef struct Signature {
    const Ludeme *ludeme;
    const char *head; /* the word after the bracket */
    int rule;
    Param *params;
    int n_params, cap_params;
} Signature;

typedef enum { PRIM_INT = 1, PRIM_FLOAT = 2, PRIM_BOOL = 4, PRIM_STRING = 8 } Primitive;

typedef struct Rule {
    const char *name; /* "<int>" */
    int *rules;       /* alternatives that are rules */
    int n_rules, cap_rules;
    const char **words; /* alternatives that are words; a word's value is its index */
    int n_words, cap_words;
    Type *arrays; /* alternatives such as {<int>} */
    int n_arrays, cap_arrays;
    unsigned primitives;       /* alternatives that are primitives */
    const Ludeme *row;         /* a row that declares it; the one with the words, if it has any */
    unsigned reach_primitives; /* those of all rules in reach */
    bool reach_arrays;         /* some rule in reach has arrays */
    uint64_t *reach;           /* bit r: this is rule r or has it among its alternatives */
} Rule;

/* A word as a value of one rule. */
typedef struct Word {
    const char *text;
    int rule, value;
} Word;

typedef struct Grammar {
    Rule *rules;
    int n_rules, cap_rules;
    Signature *signatures;
    int n_signatures, cap_signatures;
    Word *words;
    int n_words, cap_words;
    int *by_name; /* hash table of rules: index + 1, RULE_SLOTS of them */
    int *by_head; /* indices of signatures, sorted by head, in order of declaration for one head */
    int *by_word; /* indices of words, sorted by text */
} Grammar;

/* Parses the rows of `tables` (the list ends with NULL). A row that cannot be parsed, or names a
   rule that no row declares, is a mistake in lusor itself: *mistake gets a text, NULL if all is
   well. */
Grammar *grammar_make(Arena *a, const Ludeme *const *tables, const char **mistake);

/* The index of a rule such as "<int>", or -1. */
int grammar_rule(const Grammar *g, const char *name);

static inline bool grammar_reaches(const Grammar *g, int rule, int other) {
    return g->rules[rule].reach[other / 64] >> (other % 64) & 1;
}

/* The signatures with this head: *first in by_head, returns how many. */
int grammar_by_head(const Grammar *g, const char *head, int *first);
/* The meanings of a word: *first in by_word, returns how many. */
int grammar_by_word(const Grammar *g, const char *word, int *first);

/* "<int>", "{<sites>}" */
void grammar_type_text(const Grammar *g, Type type, Text *out);

#endif
