/* A Regular Boardgames description opened by a subcommand. */
#ifndef LUSOR_RBG_SESSION_H
#define LUSOR_RBG_SESSION_H

#include "rbg/rbg.h"

typedef struct RbgSession {
    Arena arena; /* texts and reports */
    Report report;
    RbgGame *game; /* NULL if it could not be loaded */
    RbgWork *work;
    RbgState *start;
} RbgSession;

/* Whether the name of a file says that it holds such a description. */
bool rbg_session_takes(const char *path);

/* Reads a file into an arena; NULL after a report. */
const Source *rbg_session_read(Arena *arena, Report *report, const char *path);

/* Reports all that can be found out about a description, up to the moves of the first player. */
void rbg_session_check(Arena *arena, Report *report, const char *path);

/* Loads the game and its first position; problems are written to standard error. False if there
   is no game. Close the session in either case. */
bool rbg_session_open(RbgSession *s, const char *path);
void rbg_session_close(RbgSession *s);

#endif
