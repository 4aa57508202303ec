/* Series: many games of agents, several at the same time. */
#ifndef LUSOR_SERIES_H
#define LUSOR_SERIES_H

#include "agent/contest.h"

typedef struct Series {
    void *own;
    int n; /* games, numbered from 0 */
    /* Whether a game is to be played. Never called twice at a time, like keep(). */
    bool (*wanted)(void *own, int game);
    /* Plays it; called by several threads at once. False without memory, which ends everything. */
    bool (*play)(void *own, int game, ContestGame *out);
    /* Notes how it went; false ends everything. */
    bool (*keep)(void *own, int game, const ContestGame *result);
} Series;

enum { SERIES_THREADS_MAX = 64 };

/* False if it did not come to its end. */
bool series_run(const Series *s, int threads);

#endif
