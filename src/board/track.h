/* Track: a way along sites that pieces race on. */
#ifndef LUSOR_TRACK_H
#define LUSOR_TRACK_H

#include <stdbool.h>
#include <stdint.h>

/* Sites off the board in a track. */
enum { TRACK_OFF = -1, TRACK_END = -2 };

typedef struct TrackElement {
    int32_t site;                     /* or TRACK_OFF, TRACK_END */
    int32_t next, next_index;         /* -1 after the last of a track that is no loop */
    int32_t previous, previous_index; /* -1 before the first, or where the track is directed */
    int32_t bump; /* how many more times than once the site stood in a row in the description */
} TrackElement;

typedef struct Track {
    const char *name;
    int owner; /* player, 0 for all */
    bool loop, directed;
    bool internal_loop; /* some site occurs more than once, and there are no bumps */
    const TrackElement *elements;
    int n;
} Track;

#endif
