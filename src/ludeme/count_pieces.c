/* (count Pieces ...), (no Pieces ...), (count Pips ...): how much a player has. */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "play/contents.h"

#include <string.h>

typedef struct PieceSet {
    Fn fn;
    int type;       /* OFF: wherever they are */
    int role;       /* word of <roleType>; OFF: `who` is a number */
    const Fn *who;  /* int */
    bool *named;    /* per component: its name fits; NULL: all do */
    const Fn *in;   /* region, or NULL */
    const Fn *test; /* NULL: always */
} PieceSet;

static bool fits(const PieceSet *f, const Context *c, uint32_t owners, int what) {
    return what && owners >> c->game->owner[what] & 1 && (!f->named || f->named[what]);
}

/* ---- when sites need no closer look ---- */

/* The slots where to look. */
static Range slots_of(const PieceSet *f, const Game *g) {
    if (f->type == OFF)
        return (Range){ 0, g->n_slots };
    int first = g->first_slot[f->type] < 0 ? 0 : g->first_slot[f->type];
    return (Range){ first, first + g->n_type_sites[f->type] };
}

static int count_in(const Context *c, const Bits *set, Range slots, bool any) {
    int words = c->game->slot_words, n = 0;
    if (slots.min == 0 && slots.max == c->game->n_slots && (any || !c->game->layout.count))
        return any ? !bits_empty(set, words) : bits_count(set, words);
    for (int slot = bits_next(set, words, slots.min); slot >= 0 && slot < slots.max;
         slot = bits_next(set, words, slot + 1)) {
        n += contents_count(c, slot);
        if (any && n)
            break;
    }
    return n;
}

static int count_plainly(const PieceSet *f, const Context *c, uint32_t owners, bool any) {
    Range slots = slots_of(f, c->game);
    int n = 0;
    for (int what = 1; what < c->game->n_components && !(any && n); what++)
        if (fits(f, c, owners, what))
            n += count_in(c, position_owned(c->game, c->pos, what), slots, any);
    return n;
}

static bool is_plain(const PieceSet *f, const Game *g) {
    bool one_type = g->first_slot[SITE_CELL] <= 0 && g->first_slot[SITE_VERTEX] <= 0 &&
                    g->first_slot[SITE_EDGE] <= 0;
    return !g->layout.height && !f->in && !f->test && (f->type != OFF || one_type);
}

/* ---- when they do ---- */

/* The number of the site that a slot belongs to. */
static int site_of(const Game *g, int slot) {
    for (int t = 0; t < N_SITE_TYPES; t++)
        if (g->first_slot[t] > 0 && slot >= g->first_slot[t] &&
            slot < g->first_slot[t] + g->n_type_sites[t])
            return slot - g->first_slot[t];
    return slot;
}

static int count_at(const PieceSet *f, Context *c, uint32_t owners, int site) {
    int slot = f->type == OFF ? site : contents_slot(c, (SiteType)f->type, site), n = 0;
    c->it.site = site;
    if (!c->game->layout.height) {
        if (fits(f, c, owners, contents_what(c, slot)) && (!f->test || fn_bool(f->test, c)))
            n = contents_count(c, slot);
        return n;
    }
    for (int level = 0; level < contents_height(c, slot); level++)
        if (fits(f, c, owners, contents_what_at(c, slot, level))) {
            c->it.level = level;
            n += !f->test || fn_bool(f->test, c);
        }
    return n;
}

/* Goes through the sites where one player has something. As in Ludii a stack in which several have
   something is counted for each of them. */
static int count_of_owner(const PieceSet *f, Context *c, uint32_t owners, int owner, const Bits *in,
                          bool any) {
    const Game *g = c->game;
    Range slots = slots_of(f, g);
    Bits *looked = context_region(c);
    int n = 0;
    for (int what = 1; what < g->n_components; what++) {
        if (g->owner[what] != owner)
            continue;
        const Bits *set = position_owned(g, c->pos, what);
        for (int slot = bits_next(set, g->slot_words, slots.min); slot >= 0 && slot < slots.max;
             slot = bits_next(set, g->slot_words, slot + 1)) {
            int site = site_of(g, slot);
            if (bits_has(looked, site) || (in && !bits_has(in, site)))
                continue;
            bits_add(looked, site);
            n += count_at(f, c, owners, site);
            if (any && n)
                return n;
        }
    }
    return n;
}

static int count_closely(const PieceSet *f, Context *c, uint32_t owners, bool any) {
    size_t mark = context_mark(c);
    int site = c->it.site, level = c->it.level, n = 0;
    const Bits *in = f->in ? fn_region(f->in, c) : NULL; /* before counting changes the site */
    for (int owner = 0; owner <= c->game->n_players + 1 && !(any && n); owner++)
        if (owners >> owner & 1)
            n += count_of_owner(f, c, owners, owner, in, any);
    c->it.site = site;
    c->it.level = level;
    context_reset(c, mark);
    return n;
}

static int count_pieces(const Fn *fn, Context *c, bool any) {
    const PieceSet *f = (const PieceSet *)fn;
    uint32_t owners = role_owners(c, f->role, fn_int(f->who, c));
    return is_plain(f, c->game) ? count_plainly(f, c, owners, any)
                                : count_closely(f, c, owners, any);
}

static int count_pieces_eval(const Fn *fn, Context *c) {
    return count_pieces(fn, c, false);
}

static bool no_pieces_eval(const Fn *fn, Context *c) {
    return !count_pieces(fn, c, true);
}

static void read_name(Build *b, PieceSet *f, const char *name) {
    if (!name)
        return;
    f->named = ARENA_ARRAY(b->arena, bool, b->game->n_components + 1);
    for (int i = 1; i < b->game->n_components; i++)
        f->named[i] = strstr(b->game->components[i].name, name) != NULL;
}

static PieceSet *new_piece_set(Build *b, const Bound *n, FnType type) {
    PieceSet *f = FN_NEW(b, n, PieceSet, type);
    f->type = bound_arg(n, "<siteType>") ? (int)arg_type(b, n, "<siteType>") : OFF;
    f->who = arg_int(b, n, "of:<int>");
    f->role = f->who ? OFF : bound_word(n, "<roleType>", ROLE_TYPE_All);
    if (!f->who)
        f->who = role_make(b, n, f->role);
    read_name(b, f, arg_string(n, "<string>"));
    f->in = arg_region(b, n, "in:<sites>");
    return f;
}

static Fn *no_pieces(Build *b, const Bound *n) {
    PieceSet *f = new_piece_set(b, n, FN_BOOL);
    f->fn.eval.boolean = no_pieces_eval;
    return &f->fn;
}

/* ---- (count Pieces "Bag"): dominoes not drawn yet ---- */

static int bag_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->game->layout.dominoes ? *POSITION_ARRAY(c->pos, c->game->layout.dominoes, int32_t)
                                    : 0;
}

static Fn *count_bag(Build *b, const Bound *n) {
    Fn *f = FN_NEW(b, n, Fn, FN_INT);
    f->eval.integer = bag_eval;
    build_flag(b, FLAG_Dominoes | FLAG_LargePiece);
    return f;
}

/* ---- (count Pips ...) ---- */

static int pips_eval(const Fn *fn, Context *c) {
    int who = fn_int(((const PieceSet *)fn)->who, c), hand = 0;
    for (int i = 1; i < c->game->n_containers && hand < PLAYERS_MAX; i++) {
        if (c->game->containers[i].kind != CONTAINER_DICE)
            continue;
        if (c->game->containers[i].owner == who)
            return c->pos->sum_dice[hand];
        hand++;
    }
    return 0;
}

static Fn *count_pips(Build *b, const Bound *n) {
    PieceSet *f = FN_NEW(b, n, PieceSet, FN_INT);
    f->fn.eval.integer = pips_eval;
    f->who = arg_int(b, n, "of:<int>");
    if (!f->who)
        f->who = role_make(b, n, bound_word(n, "<roleType>", ROLE_TYPE_Shared));
    build_flag(b, FLAG_Stochastic);
    return &f->fn;
}

static Fn *count_components(Build *b, const Bound *n) {
    const char *name = arg_string(n, "<string>");
    if (bound_word(n, "<countComponentType>", 0) == COUNT_COMPONENT_TYPE_Pips)
        return count_pips(b, n);
    if (name && !strcmp(name, "Bag"))
        return count_bag(b, n);
    PieceSet *f = new_piece_set(b, n, FN_INT);
    f->fn.eval.integer = count_pieces_eval;
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

const Ludeme count_pieces_ludemes[] = {
    // clang-format off
    { "<booleans.no.no>",
      "(no Pieces [<siteType>] [<roleType> | of:<int>] [<string>] [in:<sites>])", { .fn = no_pieces } },
    { "<count.count>",
      "(count <countComponentType> [<siteType>] [<roleType> | of:<int>] [<string>] "
      "[in:<sites>] [if:<boolean>])", { .fn = count_components } },
    // clang-format on
    { NULL },
};
