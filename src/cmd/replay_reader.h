/* Reads a recorded play (.play): its header, then ply by ply. */
#ifndef LUSOR_REPLAY_READER_H
#define LUSOR_REPLAY_READER_H

#include "base/arena.h"
#include "game/game.h"
#include "lang/options.h"

typedef struct Recording {
    Arena *arena;
    char *at; /* what has not been read yet; lines are cut in place */

    const char *lud; /* path of the description */
    Choices choices;
    const char **option_list;
    int n_options, cap_options;
    int n_players;
    uint64_t seed;

    int ply, mover, n_moves, detail;
    int draws; /* -1: not said */
    uint32_t hash;
    const char **lines; /* the L lines of this ply */
    int n_lines, cap_lines;
    const char *move;
    const char *state; /* NULL: only its hash is known */
    uint32_t state_hash;

    const char *result; /* the R line, once it has been met */
    bool over;
    int winner;
    double ranking[PLAYERS_MAX];
    int n_ranking;
    const char *end; /* NULL: the recording was cut */
} Recording;

/* Reads up to the start state (then in `state`). The description is looked for below `library`, or
   below the directory above the file that has lud/ in it. False with a reason. */
bool recording_open(Recording *r, Arena *a, const char *path, const char *library,
                    const char **why);

/* Reads the next ply; false at the result, which is then in the last members. */
bool recording_next(Recording *r);

#endif
