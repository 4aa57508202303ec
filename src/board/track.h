/* Track: a way along sites that pieces race on. */
#ifndef LUSOR_TRACK_H
#define LUSOR_TRACK_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

/* Sites off the board in a track. */
enum { TRACK_OFF = -1, TRACK_END = -2 };
enum { TRACK_MAX = 1 << 20 }; /* elements of one track */

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

struct Sites;

/* What a description says about a track: sites one by one, or a path such as "2,E,N,W1,End": sites
   by number, and directions to go as far as the board does, or for as many steps as said. */
typedef struct TrackPlan {
    const char *name;
    int owner;
    bool loop, directed;
    const char *path; /* NULL: the sites are given */
    const int *sites;
    int n_sites;
} TrackPlan;

/* Lays the track over sites that have radials. False, with a reason in *why, if it cannot be. */
bool track_make(Arena *a, const struct Sites *s, const TrackPlan *plan, Track *out,
                const char **why);

#endif
