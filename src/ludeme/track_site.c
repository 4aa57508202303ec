/* (trackSite ...), (count StepsOnTrack ...): places along tracks. */
#include "board/topology.h"
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "lang/words.h"
#include "play/contents.h"
#include "play/on_track.h"

#include <string.h>

typedef struct TrackSite {
    Fn fn;
    const char *name; /* NULL: any */
    const Fn *player; /* NULL: none said */
    const Fn *from, *to, *steps, *test;
} TrackSite;

static bool is_named(const Track *t, const char *name) {
    return t->name && strstr(t->name, name);
}

static int first_owned(const Topology *t, int player) {
    for (int i = 0; i < t->n_tracks; i++)
        if (t->tracks[i].owner == player)
            return i;
    return OFF;
}

/* ---- (trackSite EndSite ...), (trackSite FirstSite ...) ---- */

static const Track *track_meant(const TrackSite *f, Context *c) {
    const Topology *t = c->game->topology;
    int player = f->player ? fn_int(f->player, c) : 0;
    for (int i = 0; i < t->n_tracks; i++) {
        const Track *track = &t->tracks[i];
        bool owned = track->owner == player;
        if (f->name ? is_named(track, f->name) && (player == 0 || owned)
                    : owned || track->owner == 0)
            return track;
    }
    return t->n_tracks ? t->tracks : NULL;
}

static int end_site_eval(const Fn *fn, Context *c) {
    const Track *t = track_meant((const TrackSite *)fn, c);
    return t && t->n ? t->elements[t->n - 1].site : OFF;
}

static int element_of(const Track *t, int site) {
    int i = 0;
    while (i < t->n && t->elements[i].site != site)
        i++;
    return i;
}

/* From the place said on, and round again, the first site that is fit. */
static int first_site_eval(const Fn *fn, Context *c) {
    const TrackSite *f = (const TrackSite *)fn;
    const Track *t = track_meant(f, c);
    int from = f->from ? fn_int(f->from, c) : OFF, to = c->it.to, found = OFF;
    int first = !t || from == OFF ? 0 : element_of(t, from);
    if (!t || first >= t->n)
        return OFF;
    for (int i = first; i < first + t->n; i++) {
        int site = c->it.to = t->elements[i % t->n].site;
        if (!f->test || fn_bool(f->test, c)) {
            found = site;
            break;
        }
    }
    c->it.to = to;
    return found;
}

static TrackSite *new_track_site(Build *b, const Bound *n, int (*eval)(const Fn *, Context *)) {
    TrackSite *f = FN_NEW(b, n, TrackSite, FN_INT);
    f->fn.eval.integer = eval;
    f->name = arg_string(n, "<string>");
    f->player = arg_either_player(b, n, "<moves.player>", "<roleType>");
    return f;
}

static Fn *track_end(Build *b, const Bound *n) {
    TrackSite *f = new_track_site(b, n, end_site_eval);
    f->fn.pure = true;
    return &f->fn;
}

static Fn *track_first(Build *b, const Bound *n) {
    TrackSite *f = new_track_site(b, n, first_site_eval);
    f->fn.pure = true;
    f->from = arg_int(b, n, "from:<int>");
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

/* ---- along the track of a player ---- */

/* One of the name that the player owns, one of the name if `any_owner`, the player's first, the
   first without owner; OFF if there is none. */
static int track_of(const TrackSite *f, const Context *c, int player, bool any_owner) {
    const Topology *t = c->game->topology;
    for (int i = 0; f->name && i < t->n_tracks; i++)
        if (t->tracks[i].owner == player && is_named(&t->tracks[i], f->name))
            return i;
    for (int i = 0; f->name && any_owner && i < t->n_tracks; i++)
        if (is_named(&t->tracks[i], f->name))
            return i;
    int own = first_owned(t, player);
    return own != OFF ? own : first_owned(t, 0);
}

/* The piece of the player that stands on a site, else the top one. */
static int piece_on(const Context *c, int site, int player) {
    int slot = contents_slot(c, c->game->default_type, site);
    for (int level = 0; level < contents_height(c, slot); level++)
        if (contents_who_at(c, slot, level) == player)
            return contents_what_at(c, slot, level);
    return contents_what(c, slot);
}

/* The element at which a piece on `site` stands; the track's length if there is none, OFF where no
   piece can be. */
static int element_from(const Context *c, int track, int site, int player) {
    const Track *t = &c->game->topology->tracks[track];
    if (t->loop || !game_has(c->game, FLAG_InternalLoopInTrack))
        return element_of(t, site);
    if (!contents_known(c, c->game->default_type, site))
        return OFF;
    int what = piece_on(c, site, player);
    if (!what)
        return element_of(t, site);
    for (int i = 0; i < t->n; i++)
        if (t->elements[i].site == site && on_track_count(c, track, what, i) > 0)
            return i;
    return t->n;
}

/* Beyond the end a track goes on where its last element says. */
static int site_beyond(const Track *t, int i) {
    if (i < t->n)
        return t->elements[i].site;
    if (!t->n || t->elements[t->n - 1].next == TRACK_OFF)
        return OFF;
    i = (i - 1) % t->n;
    return t->elements[i].next;
}

static int move_site_eval(const Fn *fn, Context *c) {
    const TrackSite *f = (const TrackSite *)fn;
    int player = f->player ? fn_int(f->player, c) : c->pos->mover;
    int track = track_of(f, c, player, true);
    if (track == OFF)
        return OFF;
    int i = element_from(c, track, f->from ? fn_int(f->from, c) : c->it.from, player);
    int steps = fn_int(f->steps, c);
    if (i == OFF || steps > TRACK_MAX)
        return OFF;
    return site_beyond(&c->game->topology->tracks[track], i + (steps > 0 ? steps : 0));
}

static Fn *track_move(Build *b, const Bound *n) {
    TrackSite *f = new_track_site(b, n, move_site_eval);
    f->from = arg_int(b, n, "from:<int>");
    f->steps = arg_int(b, n, "steps:<int>");
    return &f->fn;
}

/* ---- (count StepsOnTrack ...) ---- */

static int count_steps_eval(const Fn *fn, Context *c) {
    const TrackSite *f = (const TrackSite *)fn;
    int player = f->player ? fn_int(f->player, c) : c->pos->mover;
    int track = track_of(f, c, player, false);
    if (track == OFF)
        return OFF;
    const Track *t = &c->game->topology->tracks[track];
    int first = element_from(c, track, fn_int(f->from, c), player), to = fn_int(f->to, c);
    if (first == OFF)
        return OFF;
    bool round = t->loop || !game_has(c->game, FLAG_InternalLoopInTrack);
    for (int i = first; i < t->n; i++)
        if (t->elements[i].site == to)
            return i - first;
    for (int i = 0; round && i < first && i < t->n; i++)
        if (t->elements[i].site == to)
            return t->n - first + i;
    return OFF;
}

static Fn *track_count(Build *b, const Bound *n) {
    TrackSite *f = new_track_site(b, n, count_steps_eval);
    f->from = arg_int_or(b, n, "<int>", OFF);
    f->to = arg_int_or(b, n, "<int>#2", OFF);
    return &f->fn;
}

const Ludeme track_site_ludemes[] = {
    // clang-format off
    { "<trackSite>", "(trackSite EndSite [<moves.player> | <roleType>] [<string>])", { .fn = track_end } },
    { "<trackSite>",
      "(trackSite Move [from:<int>] [<roleType> | <moves.player> | <string>] steps:<int>)", { .fn = track_move } },
    { "<trackSite>",
      "(trackSite FirstSite [<moves.player> | <roleType>] [<string>] [from:<int>] "
      "[if:<boolean>])", { .fn = track_first } },
    { "<count.count>",
      "(count StepsOnTrack [<roleType> | <moves.player> | <string>] [<int>] [<int>])", { .fn = track_count } },
    // clang-format on
    { NULL },
};
