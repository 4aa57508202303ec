/* Replays one recording, a play (.play) or a trial (.trl), and tells where lusor differs from it.
 */
#ifndef LUSOR_REPLAY_FILE_H
#define LUSOR_REPLAY_FILE_H

#include "base/text.h"

#include <stdbool.h>

typedef enum {
    REPLAY_FINE,    /* nothing differs */
    REPLAY_FILE,    /* the recording itself cannot be read */
    REPLAY_LOAD,    /* the game cannot be loaded */
    REPLAY_NOT_YET, /* a ludeme of it is not known yet */
    REPLAY_MOVES,   /* the legal moves differ */
    REPLAY_STATE,   /* a state differs */
    REPLAY_RESULT,  /* the result differs */
    REPLAY_TEXT,    /* only the trial text of moves differs */
    REPLAY_RANDOM,  /* more or fewer random numbers were drawn */
    REPLAY_TROUBLE, /* the engine met a limit */
    REPLAY_BROKEN,  /* what must hold in every game does not: see play/invariants.h */
    REPLAY_CRASH,   /* the process died; set by whoever watches it */
    REPLAY_TIME,    /* it took too long; likewise */
    N_REPLAY_CAUSES
} ReplayCause;

const char *replay_cause_name(ReplayCause cause);

typedef struct ReplayResult {
    bool rules;        /* legal moves, states and result agree */
    bool text;         /* and so does the trial text of all moves */
    ReplayCause cause; /* of the first difference */
    int plies;         /* replayed until then */
    char group[80];    /* what failures of the same kind have in common */
} ReplayResult;

typedef struct ReplayOptions {
    const char *library; /* root below which lud/ lies; NULL: found from the place of the file */
    bool invariants;     /* look whether they hold */
    Text *trial;         /* gets the trial of the play, if it could be played to its end; or NULL */
} ReplayOptions;

/* `words` gets the first difference told to a person. */
ReplayResult replay_file(const char *path, const ReplayOptions *options, Text *words);

#endif
