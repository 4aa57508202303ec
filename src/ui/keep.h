/* Keep: the game in progress on disk, so that nothing is lost when the line drops. */
#ifndef LUSOR_KEEP_H
#define LUSOR_KEEP_H

#include "ui/play.h"

#include <time.h>

/* Where games are kept: in the user's state folder. NULL (with *why) if there is none. To be freed.
 */
char *keep_folder(const char **why);

/* From now on the game is kept in a file of its own in that folder. */
void keep_begin(Play *play);
/* Writes the game as it stands: into a new file, which then takes the place of the old one. Tells
   when that becomes impossible, and when it is possible again. */
void keep_write(Play *play);
/* A game that is over, or has not begun, need not be kept. */
void keep_finish(Play *play);

/* What a file of a kept game says. */
typedef struct Kept {
    char *path;
    char *game;     /* a path or a name */
    char **options; /* "Category/Item" */
    int n_options;
    char *ruleset; /* NULL: none */
    char **seats;  /* from 1: "human" or an agent's text; NULL: not said */
    int n_seats;
    uint64_t seed;
    char **moves; /* in notation */
    int n_moves;
    struct timespec changed; /* when */
} Kept;

/* Reads a file; NULL with a reason (to be freed) in *why. */
Kept *keep_read(const char *path, char **why);
void keep_free(Kept *kept);
/* Games that nobody is playing now, the one changed last first; returns how many. *out and what it
   points to are given back by keep_free_all(). */
int keep_all(Kept ***out);
void keep_free_all(Kept **kept, int n);
/* "Chess, 12 moves, 18 Nov 16:40". */
void keep_describe(const Kept *kept, Text *out);
/* Makes the moves; returns how many could be made. */
int keep_replay(Play *play, const Kept *kept);

#endif
