/* Reads a recording, a play (.play) or a trial (.trl): what it begins with, then ply by ply. */
#ifndef LUSOR_REPLAY_READER_H
#define LUSOR_REPLAY_READER_H

#include "base/report.h"
#include "lang/options.h"
#include "play/trial.h"

typedef struct Recording {
    Arena *arena;
    Report *report;
    const Source *source;
    const char *at;     /* of a play: what has not been read yet */
    const Trial *trial; /* NULL: it is a play */
    int next_move;      /* of a trial */

    const char *lud; /* path of the description, or its name */
    Choices choices;
    const char **option_list;
    int n_options, cap_options;
    uint64_t seed;

    /* the ply; a trial knows only the number of moves (OFF: not even that) and the move */
    int ply, mover, n_moves, detail;
    int draws; /* OFF: not said */
    uint32_t hash;
    const char **lines; /* of the legal moves */
    int n_lines, cap_lines;
    const char *move;
    const TrialMove *trial_move; /* the same, of a trial */
    const char *state;           /* NULL: only its hash is known */
    uint32_t state_hash;

    /* the result */
    bool over;
    int winner;
    double ranking[PLAYERS_MAX];
    int n_ranking;
    const char *end; /* NULL: the recording was cut */
} Recording;

/* Whether a file looks like a recording, by its name and, if need be, its first bytes. */
bool recording_is(const char *path);

/* Reads up to the start state (then in `state`). The description is looked for below `library`, or
   below the directory above the file that has lud/ in it. False after reporting what is wrong. */
bool recording_open(Recording *r, Arena *a, Report *report, const char *path, const char *library);

/* Of a trial: the placements at the start, of which the game makes `n`, are not plies. */
void recording_skip_start(Recording *r, int n);

/* Reads the next ply; RECORDED_BAD after reporting what is wrong. */
typedef enum { RECORDED_PLY, RECORDED_END, RECORDED_BAD } Recorded;
Recorded recording_next(Recording *r);

#endif
