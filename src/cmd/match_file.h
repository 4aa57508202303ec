/* Match file: the results of a match, one line per game, so that it can be interrupted, spread over
   machines and put together again. */
#ifndef LUSOR_MATCH_FILE_H
#define LUSOR_MATCH_FILE_H

#include "agent/contest.h"
#include "base/text.h"

#include <stdio.h>

typedef struct MatchFile {
    char *game;
    char *agents[LUSOR_PLAYERS_MAX];
    int n_agents;
    ContestGame *games;
    int n, cap;
    FILE *f; /* where further results go, NULL: nowhere */
} MatchFile;

/* Begins a file, or goes on with one of the same match; without a path results are kept in memory
   only. False with a reason in `why`. */
bool match_file_open(MatchFile *m, const char *path, const char *game, const char *const *agents,
                     int n_agents, Text *why);
/* Adds what another file holds; the first one says which match it is. */
bool match_file_merge(MatchFile *m, const char *path, Text *why);
bool match_file_has(const MatchFile *m, int index);
/* Adds a result and writes it; false with errno if that fails. */
bool match_file_add(MatchFile *m, const ContestGame *game);
void match_file_free(MatchFile *m);

#endif
