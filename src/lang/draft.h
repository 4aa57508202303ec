/* Draft: a text being made out of stretches of other texts, each of which keeps its origin. */
#ifndef LUSOR_DRAFT_H
#define LUSOR_DRAFT_H

#include "base/source.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The memory that all drafts of one piece of work have together. Once it is spent, additions are
   dropped; whoever works with drafts looks at `spent` when it suits. */
typedef struct Budget {
    Arena *arena;
    bool spent;
} Budget;

typedef struct Draft {
    Budget *budget;
    char *text;
    uint32_t size, cap;
    Run *runs;
    int n_runs, cap_runs;
} Draft;

Draft draft_make(Budget *budget);

/* Adds bytes a .. b-1 of a source, which may be a view of another draft. Text that does not come
   out of a define yet comes out of `use` from now on (NULL: it stays as it is). */
void draft_copy(Draft *d, const Source *from, uint32_t a, uint32_t b, const Use *use);
/* Adds bytes that stand nowhere; for reports they count as the byte at `at` of `from`. */
void draft_put(Draft *d, const char *s, uint32_t n, const Source *from, uint32_t at);
/* Drops everything from `size` on. */
void draft_cut(Draft *d, uint32_t size);

/* The draft seen as a source, as long as the draft is not changed; it lives as long as the arena
   of the budget. */
const Source *draft_view(const Draft *d);
/* A source that lives as long as the arena given. */
const Source *draft_keep(const Draft *d, Arena *a, const char *name);

/* Where the byte at `at` of a source or of a view came from. */
Run draft_origin(const Source *view, uint32_t at);
/* A place to report that outlives the view. */
Place draft_place(Arena *a, const Source *view, uint32_t at);

#endif
