/* A Regular Boardgames description read by a subcommand. */
#ifndef LUSOR_RBG_SESSION_H
#define LUSOR_RBG_SESSION_H

#include "rbg/rbg.h"

/* Whether the name of a file says that it holds such a description. */
bool rbg_session_takes(const char *path);

/* Reads a file into an arena; NULL after a report. */
const Source *rbg_session_read(Arena *arena, Report *report, const char *path);

/* Reports all that can be found out about a description, up to the moves of the first player. */
void rbg_session_check(Arena *arena, Report *report, const char *path);

#endif
