/* On track: where on a track that crosses itself each piece stands. */
#include "play/on_track.h"

#include "board/topology.h"

int on_track_size(const Game *g) {
    int elements = 0;
    for (int i = 0; i < g->topology->n_tracks; i++)
        elements += g->topology->tracks[i].n;
    return elements * g->n_components;
}

/* The counts of one kind of piece along a track. */
static int32_t *counts(const Context *c, int track, int what) {
    const Game *g = c->game;
    int before = 0;
    for (int i = 0; i < track; i++)
        before += g->topology->tracks[i].n;
    return POSITION_ARRAY(c->pos, g->layout.on_track, int32_t) + before * g->n_components +
           what * g->topology->tracks[track].n;
}

int on_track_count(const Context *c, int track, int what, int element) {
    return counts(c, track, what)[element];
}

/* The first element from `from` on that is at the site, or -1. */
static int element_at(const Track *t, int site, int from) {
    for (int i = from; i < t->n; i++)
        if (t->elements[i].site == site)
            return i;
    return -1;
}

static void change(Context *c, int track, int what, int element, int by) {
    int32_t *count = counts(c, track, what) + element;
    context_put(c, count, *count + by);
}

void on_track_add(Context *c, int what, int site, int count) {
    if (!c->game->layout.on_track || what < 0)
        return;
    for (int i = 0; i < c->game->topology->n_tracks; i++) {
        int element = element_at(&c->game->topology->tracks[i], site, 0);
        if (element >= 0)
            change(c, i, what, element, count);
    }
}

/* The element of `from` where such a piece stands, -1 if none does. */
static int standing_at(const Context *c, int track, int what, int from) {
    const Track *t = &c->game->topology->tracks[track];
    for (int i = element_at(t, from, 0); i >= 0; i = element_at(t, from, i + 1))
        if (on_track_count(c, track, what, i) > 0)
            return i;
    return -1;
}

/* Forward if the track comes by `to` again, else back to where it first does. */
static void move_on(Context *c, int track, int what, int from, int to, int count) {
    const Track *t = &c->game->topology->tracks[track];
    int element = standing_at(c, track, what, from);
    if (element >= 0) {
        change(c, track, what, element, -count);
        int next = element_at(t, to, element + 1);
        if (next < 0)
            next = element_at(t, to, 0);
        if (next >= 0)
            change(c, track, what, next, count);
    } else if (element_at(t, from, 0) < 0) {
        int first = element_at(t, to, 0);
        if (first >= 0)
            change(c, track, what, first, 1); /* one, however many came */
    }
}

void on_track_move(Context *c, int what, int from, int to, int count) {
    if (!c->game->layout.on_track || what <= 0)
        return;
    for (int i = 0; i < c->game->topology->n_tracks; i++)
        move_on(c, i, what, from, to, count);
}

/* Ludii takes one away wherever the track passes the site, also where none stood. */
void on_track_remove(Context *c, int what, int site) {
    if (!c->game->layout.on_track || what <= 0)
        return;
    for (int i = 0; i < c->game->topology->n_tracks; i++) {
        const Track *t = &c->game->topology->tracks[i];
        for (int k = element_at(t, site, 0); k >= 0; k = element_at(t, site, k + 1))
            change(c, i, what, k, -1);
    }
}
