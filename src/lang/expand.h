/* Expand: putting in, for every use of a define, what it stands for. */
#ifndef LUSOR_EXPAND_H
#define LUSOR_EXPAND_H

#include "base/report.h"
#include "lang/define.h"
#include "lang/library.h"

typedef struct Expander {
    Arena *arena; /* keeps the uses */
    Report *report;
    const Defines *local;
    Library *library; /* of known defines, looked up after the local ones; NULL: in metadata,
                         where they do not count and nobody is strict */
    const Root *home; /* the root of the library that is asked first, or NULL */
    int n_uses, depth;
    bool failed; /* beyond a limit, so that going on makes no sense */
} Expander;

enum {
    EXPAND_USES_MAX = 100000, /* of defines in one description; Ludii's library needs 2,155 */
    EXPAND_DEPTH_MAX = 200    /* of uses inside what other uses bring */
};

/* Adds the text, with all defines expanded, to `to`. */
void expand_defines(Expander *e, const Source *text, Draft *to);

/* The name of a define that may have been meant by one that is none, or NULL. */
const char *expand_nearest(const Defines *local, Library *library, const Root *home, Arena *a,
                           const char *name);

/* Reports lists in an expanded text that look like the use of a define but are none. */
void expand_check(const Expander *e, const Source *text);

#endif
