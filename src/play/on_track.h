/* On track: where on a track that crosses itself each piece stands.
 *
 * Such a track visits some sites more than once, so that the site alone does not tell how far a
 * piece has come. Games with other tracks keep nothing. */
#ifndef LUSOR_ON_TRACK_H
#define LUSOR_ON_TRACK_H

#include "play/context.h"

/* How many pieces of a kind stand at an element of a track. */
int on_track_count(const Context *c, int track, int what, int element);

/* What actions tell: pieces came onto a site, went from one to another, one was taken away. */
void on_track_add(Context *c, int what, int site, int count);
void on_track_move(Context *c, int what, int from, int to, int count);
void on_track_remove(Context *c, int what, int site);

/* Numbers that a position needs for it. */
int on_track_size(const Game *g);

#endif
