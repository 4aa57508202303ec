/* Regions put together from those of each site, player, team or level: (forEach ...). */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"

typedef struct SitesEach {
    Fn fn;
    const Fn *over;   /* region, or ints: players */
    const Fn *test;   /* those for which it holds, or ... */
    const Fn *region; /* the union of these */
} SitesEach;

static const Bits *each_site_eval(const Fn *fn, Context *c) {
    const SitesEach *f = (const SitesEach *)fn;
    int words = c->game->region_words, before = c->it.site;
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    const Bits *over = fn_region(f->over, c);
    for (BITS_EACH(site, over, words)) {
        c->it.site = site;
        if (f->region)
            bits_or(out, fn_region(f->region, c), words);
        else if (fn_bool(f->test, c))
            bits_add(out, site);
    }
    c->it.site = before;
    context_reset(c, mark);
    return out;
}

static const Bits *each_player_eval(const Fn *fn, Context *c) {
    const SitesEach *f = (const SitesEach *)fn;
    int before = c->it.player;
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    Ints players = fn_ints(f->over, c);
    for (int i = 0; i < players.n; i++) {
        if (players.v[i] < 0 || players.v[i] > c->game->n_players + 1)
            continue;
        c->it.player = players.v[i];
        bits_or(out, fn_region(f->region, c), c->game->region_words);
    }
    c->it.player = before;
    context_reset(c, mark);
    return out;
}

static Fn *sites_each_if(Build *b, const Bound *n) {
    SitesEach *f = FN_NEW(b, n, SitesEach, FN_REGION);
    f->fn.eval.region = each_site_eval;
    f->over = arg_region(b, n, "<sites>");
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

static Fn *sites_each_of(Build *b, const Bound *n) {
    SitesEach *f = FN_NEW(b, n, SitesEach, FN_REGION);
    f->fn.eval.region = each_site_eval;
    f->over = arg_region(b, n, "of:<sites>");
    f->region = arg_region(b, n, "<sites>");
    return &f->fn;
}

static Fn *sites_each_player(Build *b, const Bound *n) {
    SitesEach *f = FN_NEW(b, n, SitesEach, FN_REGION);
    f->fn.eval.region = each_player_eval;
    f->over = arg_ints(b, n, "<ints>");
    f->region = arg_region(b, n, "<sites>");
    return &f->fn;
}

/* ---- each team ---- */

static const Bits *each_team_eval(const Fn *fn, Context *c) {
    const SitesEach *f = (const SitesEach *)fn;
    Ints before = c->it.team_list;
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    for (int team = 1; team <= c->game->n_players; team++) {
        int players[PLAYERS_MAX], n = 0;
        for (int player = 1; player <= c->game->n_players; player++)
            if (c->pos->team[player] == team)
                players[n++] = player;
        c->it.team_list = (Ints){ players, n };
        if (n)
            bits_or(out, fn_region(f->region, c), c->game->region_words);
    }
    c->it.team_list = before;
    context_reset(c, mark);
    return out;
}

static Fn *sites_each_team(Build *b, const Bound *n) {
    SitesEach *f = FN_NEW(b, n, SitesEach, FN_REGION);
    f->fn.eval.region = each_team_eval;
    f->region = arg_region(b, n, "<sites>");
    return &f->fn;
}

/* ---- each level: a set of levels ---- */

typedef struct SitesLevel {
    Fn fn;
    SiteType type;
    const Fn *site, *start;
    const Fn *test; /* NULL: always */
    bool from_top;
} SitesLevel;

static const Bits *each_level_eval(const Fn *fn, Context *c) {
    const SitesLevel *f = (const SitesLevel *)fn;
    int site = fn_int(f->site, c), start = fn_int(f->start, c), before = c->it.level;
    Bits *out = context_region(c);
    if (!contents_known(c, f->type, site))
        return out;
    int height = contents_height(c, contents_slot(c, f->type, site));
    if (f->from_top && (start < 0 || start >= height))
        start = height - 1;
    int last = f->from_top ? 0 : height - 1, step = f->from_top ? -1 : 1;
    for (int level = start < 0 && !f->from_top ? 0 : start; step * (last - level) >= 0;
         level += step) {
        c->it.level = level;
        if (level < c->game->region_words * 64 && (!f->test || fn_bool(f->test, c)))
            bits_add(out, level);
    }
    c->it.level = before;
    return out;
}

static Fn *sites_each_level(Build *b, const Bound *n) {
    SitesLevel *f = FN_NEW(b, n, SitesLevel, FN_REGION);
    f->fn.eval.region = each_level_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "at:<int>");
    f->start = arg_int_or(b, n, "startAt:<int>", OFF);
    f->test = arg_bool(b, n, "if:<boolean>");
    f->from_top =
        bound_word(n, "<stackDirection>", STACK_DIRECTION_FromBottom) == STACK_DIRECTION_FromTop;
    return &f->fn;
}

const Ludeme sites_each_ludemes[] = {
    // clang-format off
    { "<region.foreach.forEach>", "(forEach <ints> <sites>)", { .fn = sites_each_player } },
    { "<region.foreach.forEach>", "(forEach <sites> if:<boolean>)", { .fn = sites_each_if } },
    { "<region.foreach.forEach>", "(forEach of:<sites> <sites>)", { .fn = sites_each_of } },
    { "<region.foreach.forEach>", "(forEach Team <sites>)", { .fn = sites_each_team } },
    { "<region.foreach.forEach>",
      "(forEach Level [<siteType>] at:<int> [<stackDirection>] [if:<boolean>] "
      "[startAt:<int>])", { .fn = sites_each_level } },
    // clang-format on
    { NULL },
};
