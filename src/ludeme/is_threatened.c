/* (is Threatened ...), (is Within ...): conditions on pieces. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/given.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/reach.h"
#include "play/turn.h"

typedef struct IsPiece {
    Fn fn;
    SiteType type;
    const Fn *what; /* component; NULL: whatever is there */
    Given sites;
    const Fn *moves; /* by which it may be threatened; NULL: all of the enemy */
} IsPiece;

/* ---- (is Threatened ...) ---- */

/* Ludii means to put the piece on the site, but takes the wrong type of site where the game has
   more than one: there it changes nothing that counts. */
static void put_piece(Context *c, int site, int what) {
    if (!game_has(c->game, FLAG_Graph))
        contents_put(c, contents_slot(c, SITE_CELL, site), (Contents){ what, OFF, OFF, OFF, OFF });
}

static bool enemy_reaches(const IsPiece *f, Context *c, int enemy, int site) {
    const Fn *moves = f->moves ? f->moves : c->game->phases[c->pos->phase[enemy]].play;
    context_put(c, &c->pos->mover, enemy);
    return reach_any(moves, c, site);
}

static bool is_site_threatened(const IsPiece *f, Context *c, int site, int what) {
    int owner = c->game->owner[what];
    bool threatened = false;
    Ahead before = context_ahead(c);
    context_put(c, &c->pos->prev, owner);
    if (!f->what)
        context_put(c, &c->pos->next, owner);
    put_piece(c, site, what);
    c->looking_for_threats = true;
    for (int enemy = 1; enemy <= c->game->n_players && !threatened; enemy++)
        threatened = enemy != owner && enemy_reaches(f, c, enemy, site);
    c->looking_for_threats = false;
    context_back(c, &before);
    return threatened;
}

/* A piece without a site is looked for; without both all pieces are meant. */
static Ints sites_meant(const IsPiece *f, Context *c, int what) {
    const Game *g = c->game;
    if (f->sites.at || f->sites.in)
        return given_sites(&f->sites, c);
    int *list = context_ints(c, g->n_type_sites[f->type]), n = 0;
    for (int site = 0; site < g->n_type_sites[f->type]; site++) {
        int there = contents_what(c, contents_slot(c, f->type, site));
        if (what ? there == what : there != 0)
            list[n++] = site;
    }
    return (Ints){ list, f->what && n ? 1 : n };
}

static bool is_any_threatened(const IsPiece *f, Context *c, int what) {
    Ints sites = sites_meant(f, c, what);
    for (int i = 0; i < sites.n; i++) {
        if (!contents_known(c, f->type, sites.v[i]))
            continue;
        int piece = what ? what : contents_what(c, contents_slot(c, f->type, sites.v[i]));
        if (piece > 0 && is_site_threatened(f, c, sites.v[i], piece))
            return true;
    }
    return false;
}

/* While the enemy's moves are looked at, nothing counts as threatened. */
static bool is_threatened_eval(const Fn *fn, Context *c) {
    const IsPiece *f = (const IsPiece *)fn;
    if (c->looking_for_threats)
        return false;
    int what = f->what ? fn_int(f->what, c) : 0;
    if (f->what && (what < 1 || what >= c->game->n_components))
        return false;
    size_t mark = context_mark(c);
    bool threatened = is_any_threatened(f, c, what);
    context_reset(c, mark);
    return threatened;
}

/* ---- (is Within ...) ---- */

static bool is_within_eval(const Fn *fn, Context *c) {
    const IsPiece *f = (const IsPiece *)fn;
    const Game *g = c->game;
    int what = f->what ? fn_int(f->what, c) : 0;
    if (what < 1 || what >= g->n_components)
        return false;
    size_t mark = context_mark(c);
    Ints sites = given_sites(&f->sites, c);
    const Bits *owned = position_owned(g, c->pos, what);
    bool within = false;
    for (int i = 0; i < sites.n && !within; i++)
        within = contents_known(c, f->type, sites.v[i]) &&
                 bits_has(owned, contents_slot(c, f->type, sites.v[i]));
    context_reset(c, mark);
    return within;
}

static Fn *is_piece(Build *b, const Bound *n) {
    IsPiece *f = FN_NEW(b, n, IsPiece, FN_BOOL);
    bool within = bound_word(n, "<isComponentType>", 0) == IS_COMPONENT_TYPE_Within;
    f->fn.eval.boolean = within ? is_within_eval : is_threatened_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->what = arg_int(b, n, "<int>");
    f->sites = given_build(b, n, "at:<int>", "in:<sites>");
    f->moves = arg_moves(b, n, "<moves>");
    return &f->fn;
}

const Ludeme is_threatened_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>",
      "(is <isComponentType> [<int>] [<siteType>] [at:<int> | in:<sites>] [<moves>])", { .fn = is_piece } },
    // clang-format on
    { NULL },
};
