/* Source: a text with a name, and places in it that survive expansion.
 *
 * A file that was read is a Source. The text that comes out of expanding defines is a Source too;
 * its runs say from which other source each stretch was copied, and through which uses of defines.
 */
#ifndef LUSOR_SOURCE_H
#define LUSOR_SOURCE_H

#include "base/arena.h"

#include <stdint.h>

typedef struct Source Source;

typedef struct Place {
    const Source *source;
    uint32_t at; /* offset of a byte */
} Place;

/* A define was used at `at`. */
typedef struct Use {
    const char *define;
    Place at;
    const struct Use *outer; /* the use inside whose text this one stands, or NULL */
} Use;

/* The made text from `start` up to the next run was copied from `from`. */
typedef struct Run {
    uint32_t start;
    Place from;     /* always in a source that was read, never in a made one */
    const Use *use; /* NULL for text that stands in the description itself */
} Run;

struct Source {
    const char *name; /* as the user would call it: a path, "option", "(prompt)" */
    const char *text; /* terminated, but may hold NULs itself */
    uint32_t size;
    const Run *runs; /* NULL for a text that was read */
    int n_runs;
};

enum { SOURCE_MAX = 64 * 1024 * 1024 }; /* larger files are refused */

/* A source over a copy of the text. */
Source *source_make(Arena *a, const char *name, const char *text, size_t size);
/* Reads a file. NULL with a reason in *why (in the arena) if it cannot. */
Source *source_read(Arena *a, const char *path, const char **why);

/* The last run of a made source that starts at or before `at`. */
int source_run_at(const Source *s, uint32_t at);

/* The place in a text that was read from which the byte at `p` came; *use (may be NULL) gets the
   innermost use of a define that brought it, NULL if none. */
Place place_origin(Place p, const Use **use);

/* Where a place is in a text that was read; line and column count from 1, columns in characters. */
typedef struct LineCol {
    int line, col;
    const char *text; /* the line, not terminated */
    int size;         /* its bytes without the line end */
} LineCol;
LineCol place_line(Place p);

#endif
