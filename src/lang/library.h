/* Library: all the roots in which games and known defines are looked for.
 *
 * They are, in this order: the root that a description lies in, those of LUSOR_PATH (separated by
 * colons), the games that come with lusor. */
#ifndef LUSOR_LIBRARY_H
#define LUSOR_LIBRARY_H

#include "base/report.h"
#include "lang/define.h"
#include "lang/root.h"

typedef struct Library Library;

typedef struct LibraryGame {
    const char *name; /* "Tic-Tac-Toe" */
    const char *file; /* below its root: "lud/board/space/line/Tic-Tac-Toe.lud" */
    const Root *root;
} LibraryGame;

/* Everything is read when it is first asked for, into the arena, and stays there. Roots that cannot
   be opened are reported as warnings. */
Library *library_open(Arena *a, Report *report);
void library_close(Library *l);

/* All games of all roots, sorted within each root; returns how many. */
int library_games(Library *l, const LibraryGame **games);

/* The game meant by a name: case and punctuation do not matter, a beginning will do if it is the
   only one. The root `home` (may be NULL) is asked first. NULL after a report. */
const LibraryGame *library_find_game(Library *l, Report *report, const char *name,
                                     const Root *home);

/* Reads the description meant by a path or by a name into an arena; *home gets the root it belongs
   to, NULL if to none. NULL after a report. */
const Source *library_read(Library *l, Arena *a, Report *report, const char *path_or_name,
                           const Root **home);

/* The known define of that name, or NULL. */
const Define *library_define(Library *l, const Root *home, const char *name, uint32_t n);
/* The name of a known define that may have been meant, or NULL. */
const char *library_near_define(Library *l, const Root *home, const char *name);
/* The define of that name that Ludii keeps for its agents in def_ai/, or NULL. */
const Define *library_ai_define(Library *l, const Root *home, const char *name);

#endif
