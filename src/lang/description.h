/* Description: a game's description, read and expanded: the way from a file to a text that holds
   nothing but ludemes. */
#ifndef LUSOR_DESCRIPTION_H
#define LUSOR_DESCRIPTION_H

#include "lang/library.h"
#include "lang/options.h"

typedef struct Description {
    const Source *file; /* as it was read */
    const Source *game; /* the (game ...) or (match ...), expanded */
    const Source
        *metadata; /* the (metadata ...), its own defines expanded; NULL if there is none */
    const Options *options; /* with the items and the ruleset selected */
    const Root *home;       /* the root of the library it belongs to; NULL: none */
    Library *library;       /* NULL: none */
    Defines defines;        /* its own; only their names are left */
} Description;

/* Reads and expands the description meant by a path or by a name. `choices` may be NULL. Everything
   is in the arena, but the library must live as long. NULL after reporting what is wrong. */
Description *description_load(Arena *a, Report *report, Library *library, const char *path_or_name,
                              const Choices *choices);
/* The same for a text that has been read. */
Description *description_expand(Arena *a, Report *report, Library *library, const Source *file,
                                const Root *home, const Choices *choices);

/* A text typed elsewhere, such as (is Empty 3), with the defines of the description and the known
   ones expanded and tidied like a game. NULL after reporting what is wrong. */
const Source *description_item(Arena *a, Report *report, const Description *d, const Source *text);
/* What a define of the description, or a known one, stands for, as it was written; NULL if there is
   none of that name. */
const char *description_define(Arena *a, const Description *d, const char *name);

/* The name of a define that may have been meant by one that is none, or NULL. */
const char *description_nearest_define(const Description *d, Arena *a, const char *name);

#endif
