/* (forEach Piece ...): the moves of each piece of a player. */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/role.h"
#include "play/choose.h"
#include "play/contents.h"
#include "play/reach.h"

#include <string.h>

typedef struct ForEachPiece {
    Fn fn;
    bool typed; /* only pieces on sites of `type` */
    SiteType type;
    const int *whats; /* the components whose moves are wanted */
    int n_whats;
    const Fn *container; /* int; NULL: the board */
    const char *container_name;
    const Fn *moves; /* NULL: what each piece may do by itself */
    const Fn *player;
    bool everybody; /* role All or Each */
    const Fn *top;
    const Fn *then;
} ForEachPiece;

/* What is done for every piece: its moves go on the stack or, when they are only asked about,
   looking stops as soon as one goes to `site` (OFF: anywhere). */
typedef struct Visit {
    const ForEachPiece *f;
    Context *c;
    int player;
    bool top;
    bool ask;
    int site;
} Visit;

/* True: that is enough. */
static bool do_moves(const Visit *v, const Fn *rule) {
    if (v->ask)
        return reach_any(rule, v->c, v->site);
    fn_moves(rule, v->c);
    return false;
}

/* The moves of one piece, as if its owner were to move when that is somebody else. */
static bool piece_moves(const Visit *v, const Component *piece) {
    Context *c = v->c;
    const Fn *rule = v->f->moves ? v->f->moves : piece->moves;
    if (!rule)
        return false;
    Position *p = c->pos;
    if (v->player == p->mover || v->player > c->game->n_players || v->player == 0)
        return do_moves(v, rule);
    int prev = p->prev, mover = p->mover, next = p->next;
    context_put(c, &p->prev, mover);
    context_put(c, &p->mover, v->player);
    context_put(c, &p->next, mover);
    bool enough = do_moves(v, rule);
    context_put(c, &p->prev, prev);
    context_put(c, &p->mover, mover);
    context_put(c, &p->next, next);
    return enough;
}

/* The sites to look at, in slots. */
typedef struct SlotRange {
    int first, end;
    SiteType type;
    int base; /* slot of site 0 */
} SlotRange;

static bool at_slot(const Visit *v, int what, const SlotRange *r, int slot) {
    Context *c = v->c;
    const Component *piece = &c->game->components[what];
    int from = c->it.from, level = c->it.level, height = contents_height(c, slot);
    bool stacks = c->game->layout.height, enough = false;
    for (int i = stacks && v->top ? height - 1 : 0; i < (stacks ? height : 1) && !enough; i++) {
        if (contents_what_at(c, slot, i) != what)
            continue;
        c->it.from = slot - r->base;
        c->it.level = i;
        enough = piece_moves(v, piece);
    }
    c->it.from = from;
    c->it.level = level;
    return enough;
}

/* Where the order of effects shows, pieces come in the order in which they were put down. */
static bool ordered_moves(const Visit *v, int what, const SlotRange *r) {
    Context *c = v->c;
    const int32_t *order = position_order(c->game, c->pos, what);
    size_t mark = context_mark(c);
    bool enough = false;
    int n = order[0], *slots = context_ints(c, n + 1);
    for (int i = 0; i < n; i++)
        slots[i] = order[i + 1];
    for (int i = 0; i < n && !enough; i++)
        if (slots[i] >= r->first && slots[i] < r->end)
            enough = at_slot(v, what, r, slots[i]);
    context_reset(c, mark);
    return enough;
}

static bool component_moves(const Visit *v, int what, const SlotRange *r) {
    Context *c = v->c;
    const Game *g = c->game;
    bool enough = false;
    if (g->layout.order)
        return ordered_moves(v, what, r);
    size_t mark = context_mark(c);
    Bits *at = context_scratch(c, sizeof *at * (size_t)g->slot_words);
    bits_copy(at, position_owned(g, c->pos, what), g->slot_words); /* a move tried out changes it */
    for (int slot = bits_next(at, g->slot_words, r->first); slot >= 0 && slot < r->end && !enough;
         slot = bits_next(at, g->slot_words, slot + 1))
        enough = at_slot(v, what, r, slot);
    context_reset(c, mark);
    return enough;
}

/* All slots of a type on the board, or those of another container. */
static SlotRange range_of(const Game *g, SiteType type, int container) {
    if (container > 0) {
        const Container *k = &g->containers[container];
        return (SlotRange){ k->first, k->first + k->n_sites, SITE_CELL, 0 };
    }
    int base = g->first_slot[type] < 0 ? 0 : g->first_slot[type];
    return (SlotRange){ base, base + g->n_type_sites[type], type, base };
}

static int container_of(const ForEachPiece *f, Context *c) {
    if (f->container)
        return fn_int(f->container, c);
    for (int i = 0; f->container_name && i < c->game->n_containers; i++)
        if (!strcmp(c->game->containers[i].name, f->container_name))
            return i;
    return f->container_name ? OFF : 0;
}

/* On sites of all types, unless one is said or the container has only cells. */
static bool kind_moves(const Visit *v, int what, int container) {
    const Game *g = v->c->game;
    bool one = v->f->typed || container > 0, enough = false;
    for (int type = 0; type < (one ? 1 : N_SITE_TYPES) && !enough; type++) {
        SlotRange r = range_of(g, one ? v->f->type : (SiteType)type, container);
        if (one || g->first_slot[type] >= 0)
            enough = component_moves(v, what, &r);
    }
    return enough;
}

static bool visit(Visit *v) {
    const ForEachPiece *f = v->f;
    Context *c = v->c;
    const Game *g = c->game;
    if (c->pos->over)
        return false;
    v->player = fn_int(f->player, c);
    int container = container_of(f, c);
    if (container < 0 || container >= g->n_containers)
        return false;
    v->top = fn_bool(f->top, c);
    bool enough = false;
    for (int i = 0; i < f->n_whats && !enough; i++)
        if (g->owner[f->whats[i]] == v->player || f->everybody)
            enough = kind_moves(v, f->whats[i], container);
    return enough;
}

static void for_each_piece_eval(const Fn *fn, Context *c) {
    Visit v = { .f = (const ForEachPiece *)fn, .c = c };
    int first = c->n_moves;
    if (c->pos->over)
        return;
    visit(&v);
    for (int i = first; i < c->n_moves; i++)
        c->moves[i].mover = c->pos->mover;
    context_add_then(c, first, v.f->then);
}

static bool for_each_piece_reaches(const Fn *fn, Context *c, int site) {
    Visit v = { .f = (const ForEachPiece *)fn, .c = c, .ask = true, .site = site };
    return visit(&v);
}

/* ---- choosing one at random ---- */

enum { SMALL_BOARD = 16 }; /* sites; on so few most of what is drawn is in the way of another */

/* Pieces are drawn where they move by themselves, on the board, one on a site. */
static bool may_draw(const ForEachPiece *f, const Context *c, int player, int container) {
    const Game *g = c->game;
    int types = 0;
    if (g->containers[0].n_sites <= SMALL_BOARD)
        return false;
    for (int type = 0; type < N_SITE_TYPES; type++)
        types += g->first_slot[type] >= 0;
    return container == 0 && types == 1 && !f->typed && !g->layout.height &&
           (player == c->pos->mover || player > g->n_players || player == 0);
}

static void offer_kind(Visit *v, int what, int container, bool draw) {
    Context *c = v->c;
    const Game *g = c->game;
    const Fn *rule = v->f->moves ? v->f->moves : g->components[what].moves;
    int first = c->n_moves;
    if (!rule)
        return;
    if (!draw || !rule->tickets || !rule->tickets(rule, c, what)) {
        kind_moves(v, what, container);
        for (int i = first; i < c->n_moves; i++)
            c->moves[i].mover = c->pos->mover;
        if (c->n_moves > first)
            choose_offer_moves(c, first, v->f->then);
        return;
    }
    Bits *sites = context_region(c);
    int n = g->n_type_sites[g->default_type], words = bits_words(n);
    bits_copy(sites, position_owned(g, c->pos, what), words);
    if (n & 63)
        sites[words - 1] &= ((Bits)1 << (n & 63)) - 1;
    if (!bits_empty(sites, words))
        choose_offer_pieces(c, rule, what, sites, v->f->then);
}

static void for_each_piece_offer(const Fn *fn, Context *c) {
    const ForEachPiece *f = (const ForEachPiece *)fn;
    const Game *g = c->game;
    Visit v = { .f = f, .c = c, .player = fn_int(f->player, c), .top = fn_bool(f->top, c) };
    int container = container_of(f, c);
    if (container < 0 || container >= g->n_containers)
        return;
    bool draw = may_draw(f, c, v.player, container);
    for (int i = 0; i < f->n_whats; i++)
        if (g->owner[f->whats[i]] == v.player || f->everybody)
            offer_kind(&v, f->whats[i], container, draw);
}

static void take_items(Build *b, const Bound *n, ForEachPiece *f) {
    const Bound *many = bound_arg(n, "{<string>}"), *one = bound_arg(n, "<string>");
    int n_names = many ? many->n_items : one ? 1 : 0;
    const char **names = ARENA_ARRAY(b->arena, const char *, n_names + 1);
    for (int i = 0; i < n_names; i++)
        names[i] = many ? many->items[i]->text : one->text;
    f->whats = parts_named(b, names, n_names, &f->n_whats);
}

static Fn *for_each_piece(Build *b, const Bound *n) {
    ForEachPiece *f = FN_NEW(b, n, ForEachPiece, FN_MOVES);
    f->fn.eval.moves = for_each_piece_eval;
    f->fn.reaches = for_each_piece_reaches;
    f->fn.offer = for_each_piece_offer;
    f->typed = bound_arg(n, "on:<siteType>");
    f->type = arg_type(b, n, "on:<siteType>");
    take_items(b, n, f);
    f->container = arg_int(b, n, "container:<int>");
    f->container_name = arg_string(n, "<string>#2");
    f->moves = arg_moves(b, n, "<moves>");
    for (int i = 1; !f->moves && i < b->game->n_components; i++)
        build_flag(b, b->game->components[i].flags);
    f->player = arg_either_player(b, n, "<moves.player>", "<roleType>");
    int role = bound_word(n, "<roleType>", -1);
    f->everybody = role == ROLE_TYPE_All || role == ROLE_TYPE_Each;
    if (!f->player)
        f->player = role_make(b, n, ROLE_TYPE_Mover);
    if (bound_arg(n, "top:<boolean>"))
        build_flag(b, FLAG_Stacking);
    f->top = arg_bool_or(b, n, "top:<boolean>", false);
    f->then = arg_moves(b, n, "<then>");
    if (f->moves && !load_mentions(n->tree, "move", NULL))
        b->game->asks_order = true;
    return &f->fn;
}

const Ludeme for_each_piece_ludemes[] = {
    { "<operators.foreach.forEach>",
      "(forEach Piece [on:<siteType>] [<string> | {<string>}] [container:<int> | <string>] "
      "[<moves>] [<moves.player> | <roleType>] [top:<boolean>] [<then>])",
      { .fn = for_each_piece } },
    { NULL },
};
