/* (take ...): pieces of one player become another's; a domino is drawn. */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/given.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"

#include <string.h>

/* ---- control ---- */

typedef struct TakeControl {
    Fn fn;
    const Fn *of, *by;
    bool of_all;
    SiteType type;
    bool somewhere; /* only those on `sites` */
    Given sites;
    const Fn *then;
} TakeControl;

/* The piece of that name that a player has; OFF if he has none. */
static int same_piece(const Game *g, int what, int owner) {
    for (int i = 1; i < g->n_components; i++)
        if (g->owner[i] == owner && !strcmp(g->components[i].plain, g->components[what].plain))
            return i;
    return OFF;
}

static void take_at(const TakeControl *f, Context *c, int site, int owner) {
    int slot = contents_slot(c, f->type, site);
    Contents had = contents_at(c, slot, contents_top(c, slot));
    int what = same_piece(c->game, had.what, owner);
    if (what == OFF)
        return;
    Action remove = action_make(ACTION_REMOVE), add = action_make(ACTION_ADD);
    remove.type = add.type = (uint8_t)f->type;
    remove.to = add.to = site;
    add.what = what;
    add.count = had.count;
    add.state = had.state;
    add.rotation = had.rotation;
    add.value = had.value;
    Move *m = context_move(c, &remove);
    context_add_action(c, m, &add);
    m->mover = 0;
}

static bool is_taken(const TakeControl *f, const Context *c, Ints sites, int site, int of) {
    int slot = contents_slot(c, f->type, site), i = 0;
    if (!contents_what(c, slot) || (!f->of_all && contents_who(c, slot) != of))
        return false;
    while (i < sites.n && sites.v[i] != site)
        i++;
    return !f->somewhere || i < sites.n;
}

static void take_control_eval(const Fn *fn, Context *c) {
    const TakeControl *f = (const TakeControl *)fn;
    int first = c->n_moves, by = fn_int(f->by, c), of = fn_int(f->of, c);
    size_t mark = context_mark(c);
    Ints sites = f->somewhere ? given_sites(&f->sites, c) : (Ints){ 0 };
    int n = f->type == c->game->default_type ? c->game->n_sites : c->game->n_type_sites[f->type];
    for (int site = 0; site < n; site++)
        if (is_taken(f, c, sites, site, of))
            take_at(f, c, site, by);
    context_reset(c, mark);
    context_add_then(c, first, f->then);
}

static Fn *take_control(Build *b, const Bound *n) {
    TakeControl *f = FN_NEW(b, n, TakeControl, FN_MOVES);
    f->fn.eval.moves = take_control_eval;
    f->of = arg_either_player(b, n, "of:<int>", "of:<roleType>");
    f->by = arg_either_player(b, n, "by:<int>", "by:<roleType>");
    f->of_all = bound_word(n, "of:<roleType>", OFF) == ROLE_TYPE_All;
    f->type = arg_type(b, n, "<siteType>");
    f->somewhere = bound_arg(n, "at:<int>") || bound_arg(n, "to:<sites>");
    f->sites = given_build(b, n, "at:<int>", "to:<sites>");
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

/* ---- domino ---- */

typedef struct TakeDomino {
    Fn fn;
    const Fn *then;
} TakeDomino;

/* The first free site of the mover's hand; OFF if there is none. */
static int free_in_hand(const Context *c) {
    for (int i = 0; i < c->game->n_containers; i++) {
        const Container *hand = &c->game->containers[i];
        if (hand->kind != CONTAINER_HAND || hand->owner != c->pos->mover)
            continue;
        for (int site = hand->first; site < hand->first + hand->n_sites; site++)
            if (!contents_what(c, contents_slot(c, SITE_CELL, site)))
                return site;
        break;
    }
    return OFF;
}

static void take_domino_eval(const Fn *fn, Context *c) {
    const int32_t *left = POSITION_ARRAY(c->pos, c->game->layout.dominoes, int32_t);
    int first = c->n_moves, site = left[0] ? free_in_hand(c) : OFF;
    if (site == OFF)
        return;
    Action a = action_make(ACTION_ADD);
    a.type = SITE_CELL;
    a.to = site;
    a.what = left[1 + random_below(context_random(c), left[0])];
    a.state = 0;
    context_move(c, &a)->mover = 0;
    context_add_then(c, first, ((const TakeDomino *)fn)->then);
}

static Fn *take_domino(Build *b, const Bound *n) {
    TakeDomino *f = FN_NEW(b, n, TakeDomino, FN_MOVES);
    f->fn.eval.moves = take_domino_eval;
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_LargePiece | FLAG_Dominoes);
    return &f->fn;
}

const Ludeme take_ludemes[] = {
    // clang-format off
    { "<take>",
      "(take Control (of:<roleType> | of:<int>) (by:<roleType> | by:<int>) [at:<int> | "
      "to:<sites>] [<siteType>] [<then>])", { .fn = take_control } },
    { "<take>", "(take Domino [<then>])", { .fn = take_domino } },
    // clang-format on
    { NULL },
};
