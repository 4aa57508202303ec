/* Define: (define "Name" ...), and tables of them. */
#ifndef LUSOR_DEFINE_H
#define LUSOR_DEFINE_H

#include "base/report.h"
#include "lang/draft.h"

typedef struct Define {
    const char *name;
    const Source *text; /* what it stands for is text[from .. to-1] */
    uint32_t from, to;
    int n_params; /* #1 .. #n are put in; a gap ends them, as in Ludii */
} Define;

enum { DEFINE_PARAMS_MAX = 9 }; /* #10 is #1 followed by a 0 */

/* The defines of one text or of one library root; the first of a name counts. */
typedef struct Defines {
    Define **slots; /* by the hash of the name; NULL: free */
    int n_slots, n;
} Defines;

/* False if there is one of that name already. */
bool defines_add(Defines *t, Arena *a, Define *d);
const Define *defines_find(const Defines *t, const char *name, uint32_t n);
/* All names, in no order; returns how many. */
int defines_names(const Defines *t, Arena *a, const char ***names);
/* Reads all (define ...) of a text that lives as long as the arena, and adds the rest of the text
   to `rest` (may be NULL). */
void defines_read(Defines *t, Arena *a, Report *report, const Source *text, Draft *rest);

#endif
