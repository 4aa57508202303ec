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

/* Loads the game and its first position; problems are written to standard error. False if there
   is no game. Close the session in either case. */
bool rbg_session_open(RbgSession *s, const char *path);
void rbg_session_close(RbgSession *s);

#endif
