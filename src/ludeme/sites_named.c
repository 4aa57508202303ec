/* Regions with a name or an owner: (sites P1), (sites "Home"), (sites Side ...), (sites Track ...),
   (sites Hand ...), (sites Start ...); and (expand ...). */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/role.h"
#include "ludeme/sites.h"
#include "play/contents.h"

#include <string.h>

/* ---- (sites Mover "Home"): regions of the equipment ---- */

typedef struct SitesRegion {
    Fn fn;
    const Fn *player; /* NULL: whoever owns them */
    const char *name; /* "": any */
} SitesRegion;

static const Bits *sites_region_eval(const Fn *fn, Context *c) {
    const SitesRegion *f = (const SitesRegion *)fn;
    int player = f->player ? fn_int(f->player, c) : 0;
    Bits *out = context_region(c);
    for (int i = 0; i < c->game->n_regions; i++) {
        const RegionItem *r = &c->game->regions[i];
        bool named = f->player ? strstr(r->name, f->name) != NULL : !strcmp(r->name, f->name);
        if (named && (!f->player || r->owner == player))
            bits_or(out, r->bits, c->game->region_words);
    }
    return out;
}

static Fn *sites_region(Build *b, const Bound *n) {
    const char *name = arg_string(n, "<string>");
    if (name && topology_is_coordinate(name))
        return sites_coordinates(b, n);
    SitesRegion *f = FN_NEW(b, n, SitesRegion, FN_REGION);
    f->fn.eval.region = sites_region_eval;
    f->player = arg_either_player(b, n, "<moves.player>", "<roleType>");
    f->name = name ? name : "";
    f->fn.pure = true;
    for (int i = 0; i < b->game->n_regions; i++) /* those that are not settle when play begins */
        f->fn.pure &= b->game->regions[i].constant;
    return &f->fn;
}

/* ---- (sites Side ...) ---- */

typedef struct SitesSide {
    Fn fn;
    SiteType type;
    const Fn *player;
    Direction direction; /* DIR_NONE: that of the player */
    bool outer;          /* all sides: role Shared */
} SitesSide;

static const Bits *sites_side_eval(const Fn *fn, Context *c) {
    const SitesSide *f = (const SitesSide *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    Bits *out = context_region(c);
    Direction d = f->direction;
    if (f->outer) {
        sites_add_span(out, sitelists_at(&s->sets, SET_OUTER));
        return out;
    }
    if (d == DIR_NONE && f->player) {
        int player = fn_int(f->player, c);
        if (player >= 1 && player <= c->game->n_players)
            d = c->game->facing[player];
    }
    if (d != DIR_NONE && direction_kind(d) == KIND_COMPASS)
        sites_add_span(out, sitelists_at(&s->sides, direction_rank(d)));
    return out;
}

static Fn *sites_side(Build *b, const Bound *n) {
    SitesSide *f = FN_NEW(b, n, SitesSide, FN_REGION);
    SiteType type = arg_type(b, n, "<siteType>");
    const Bound *compass = bound_arg(n, "<compassDirection>");
    f->fn.eval.region = sites_side_eval;
    f->fn.pure = true;
    f->type = type == SITE_VERTEX ? SITE_VERTEX : SITE_CELL;
    f->direction = DIR_NONE;
    if (compass)
        f->direction = direction_find(compass->tree->text, strlen(compass->tree->text));
    f->outer = bound_word(n, "<roleType>", OFF) == ROLE_TYPE_Shared;
    f->player = arg_either_player(b, n, "<moves.player>", "<roleType>");
    return &f->fn;
}

/* ---- (sites Hand ...) ---- */

typedef struct SitesHand {
    Fn fn;
    const Fn *player;
    bool shared;
} SitesHand;

static const Bits *sites_hand_eval(const Fn *fn, Context *c) {
    const SitesHand *f = (const SitesHand *)fn;
    Bits *out = context_region(c);
    int player = f->player ? fn_int(f->player, c) : OFF;
    for (int i = 0; player >= 1 && i < c->game->n_containers; i++) {
        const Container *k = &c->game->containers[i];
        if (k->kind != CONTAINER_HAND || (k->owner != player && !f->shared))
            continue;
        for (int site = k->first; site < k->first + k->n_sites; site++)
            bits_add(out, site);
        break;
    }
    return out;
}

static Fn *sites_player(Build *b, const Bound *n) {
    if (bound_word(n, "<sitesPlayerType>", 0) != SITES_PLAYER_TYPE_Hand) {
        build_not_yet(b, n);
        return NULL;
    }
    SitesHand *f = FN_NEW(b, n, SitesHand, FN_REGION);
    f->fn.eval.region = sites_hand_eval;
    f->fn.pure = true;
    f->player = arg_either_player(b, n, "<moves.player>", "<roleType>");
    f->shared = bound_word(n, "<roleType>", OFF) == ROLE_TYPE_Shared;
    return &f->fn;
}

/* ---- (sites Track ...) ---- */

typedef struct SitesTrack {
    Fn fn;
    const Fn *player;
    const char *name;
    const Fn *from, *to;
} SitesTrack;

static const Track *find_track(const SitesTrack *f, Context *c) {
    const Topology *t = c->game->topology;
    if (c->it.track != OFF)
        return c->it.track < t->n_tracks ? &t->tracks[c->it.track] : NULL;
    int player = f->player ? fn_int(f->player, c) : 0;
    for (int i = 0; i < t->n_tracks; i++) {
        const Track *track = &t->tracks[i];
        bool his = track->owner == player || track->owner == 0;
        if (f->name ? !strcmp(track->name, f->name) || (strstr(track->name, f->name) && his) : his)
            return track;
    }
    return NULL;
}

static void add_stretch(const Track *track, int from, int to, Bits *out) {
    int start = 0;
    for (int i = 0; from != OFF && i < track->n; i++)
        if (track->elements[i].site == from) {
            start = i;
            from = OFF;
        }
    if (from != OFF)
        return; /* the track does not go there */
    for (int i = 0; i < track->n; i++) {
        int site = track->elements[(start + i) % track->n].site;
        if (site >= 0)
            bits_add(out, site);
        if (site == to)
            return;
    }
}

static const Bits *sites_track_eval(const Fn *fn, Context *c) {
    const SitesTrack *f = (const SitesTrack *)fn;
    Bits *out = context_region(c);
    const Track *track = find_track(f, c);
    if (track)
        add_stretch(track, f->from ? fn_int(f->from, c) : OFF, f->to ? fn_int(f->to, c) : OFF - 2,
                    out);
    return out;
}

static Fn *sites_track(Build *b, const Bound *n) {
    SitesTrack *f = FN_NEW(b, n, SitesTrack, FN_REGION);
    f->fn.eval.region = sites_track_eval;
    f->player = arg_either_player(b, n, "<moves.player>", "<roleType>");
    f->name = arg_string(n, "<string>");
    f->from = arg_int(b, n, "from:<int>");
    f->to = arg_int(b, n, "to:<int>");
    return &f->fn;
}

/* ---- (sites Start ...) ---- */

typedef struct SitesStart {
    Fn fn;
    PartPiece piece;
} SitesStart;

static const Bits *sites_start_eval(const Fn *fn, Context *c) {
    const SitesStart *f = (const SitesStart *)fn;
    Bits *out = context_region(c);
    int what = f->piece.n ? fn_int(f->piece.what[0], c) : 0;
    if (what < 1 || what >= c->game->n_components)
        return out;
    const int32_t *start = POSITION_ARRAY(c->pos, c->game->layout.start, int32_t);
    for (int site = 0; site < c->game->n_type_sites[c->game->default_type]; site++)
        if (start[site] == what)
            bits_add(out, site);
    return out;
}

static bool sites_start_contains(const Fn *fn, Context *c, int site) {
    const SitesStart *f = (const SitesStart *)fn;
    int what = f->piece.n ? fn_int(f->piece.what[0], c) : 0;
    return what >= 1 && site < c->game->n_type_sites[c->game->default_type] &&
           POSITION_ARRAY(c->pos, c->game->layout.start, int32_t)[site] == what;
}

static Fn *sites_start(Build *b, const Bound *n) {
    SitesStart *f = FN_NEW(b, n, SitesStart, FN_REGION);
    f->fn.eval.region = sites_start_eval;
    f->fn.contains = sites_start_contains;
    b->game->asks_start = true;
    f->piece = part_piece(b, bound_arg(n, "<moves.piece>"));
    return &f->fn;
}

/* ---- (expand ...) ---- */

typedef struct SitesExpand {
    Fn fn;
    SiteType type;
    const Fn *region, *origin, *steps;
    Direction direction;
} SitesExpand;

static const Bits *sites_expand_eval(const Fn *fn, Context *c) {
    const SitesExpand *f = (const SitesExpand *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    int words = c->game->region_words, steps = fn_int(f->steps, c);
    Bits *out = context_region(c), *edge = context_region(c);
    size_t mark = context_mark(c);
    int origin = f->origin ? fn_int(f->origin, c) : OFF;
    if (f->region)
        bits_copy(out, fn_region(f->region, c), words);
    else if (origin >= 0 && origin < words * 64)
        bits_add(out, origin);
    for (int i = 0; i < steps; i++) {
        bits_copy(edge, out, words);
        for (BITS_EACH(site, edge, words))
            if (site < s->n)
                sites_add_span(out, topology_steps(s, site, f->direction));
        if (bits_equal(edge, out, words))
            break;
    }
    context_reset(c, mark);
    return out;
}

static Fn *sites_expand(Build *b, const Bound *n) {
    SitesExpand *f = FN_NEW(b, n, SitesExpand, FN_REGION);
    f->fn.eval.region = sites_expand_eval;
    f->fn.pure = true;
    f->type = arg_type(b, n, "<siteType>");
    f->region = arg_region(b, n, "<sites>");
    f->origin = arg_int(b, n, "origin:<int>");
    f->steps = arg_int_or(b, n, "steps:<int>", 1);
    f->direction = (Direction)bound_word(n, "<absoluteDirection>", DIR_Adjacent);
    if (f->type == SITE_EDGE)
        f->direction = DIR_Adjacent;
    if (bound_arg(n, "<int>") || bound_arg(n, "<string>"))
        build_not_yet(b, n);
    return &f->fn;
}

const Ludeme sites_named_ludemes[] = {
    // clang-format off
    { "<sites>", "(sites Side [<siteType>] [<moves.player> | <roleType> | <compassDirection>])", { .fn = sites_side } },
    { "<sites>", "(sites [<moves.player> | <roleType>] [<siteType>] [<string>])", { .fn = sites_region } },
    { "<sites>", "(sites Start <moves.piece>)", { .fn = sites_start } },
    { "<sites>", "(sites Track [<moves.player> | <roleType>] [<string>] [from:<int>] [to:<int>])", { .fn = sites_track } },
    { "<sites>",
      "(sites <sitesPlayerType> [<siteType>] [<moves.player> | <roleType>] [<nonDecision>] "
      "[<string>])", { .fn = sites_player } },
    { "<expand>",
      "(expand [<int> | <string>] (<sites> | origin:<int>) [steps:<int>] "
      "[<absoluteDirection>] [<siteType>])", { .fn = sites_expand } },
    // clang-format on
    { NULL },
};
