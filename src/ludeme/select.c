/* (select ...), (move Select ...): sites are chosen, nothing moves; (promote ...): a piece becomes
   another; (shoot ...): a piece is put down in a line. */
#include "board/topology.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/contents.h"

#include <string.h>

/* ---- select ---- */

typedef struct Select {
    Fn fn;
    PartFrom from;
    PartTo to;
    bool has_to;
    const Fn *mover;
    bool decision;
    const Fn *then;
} Select;

static bool site_exists(const Context *c, SiteType type, int site) {
    return site >= 0 && site < (type == SITE_CELL ? c->game->n_sites : c->game->n_type_sites[type]);
}

static int level_of(Context *c, SiteType type, int site, const Fn *level) {
    if (level)
        return fn_int(level, c);
    return contents_height(c, contents_slot(c, type, site)) - 1;
}

static void select_pair(const Select *f, Context *c, int site, int level, int to) {
    Action a = action_make(ACTION_SELECT);
    a.type = (uint8_t)f->from.type;
    a.from = site;
    a.level = level;
    a.level_to = level;
    a.decision = f->decision;
    if (f->has_to) {
        a.type_to = (uint8_t)f->to.type;
        a.to = to;
        a.level_to = level_of(c, f->to.type, to, f->to.level);
    }
    Move *m = context_move(c, &a);
    m->from = site;
    m->to = to;
}

static void select_to(const Select *f, Context *c, int site, int level, int to) {
    if (!site_exists(c, f->to.type, to))
        return;
    c->it.to = to;
    if (!f->to.test || fn_bool(f->to.test, c))
        select_pair(f, c, site, level, to);
}

static void select_at(const Select *f, Context *c, int site) {
    if (!site_exists(c, f->from.type, site))
        return;
    int level = c->game->layout.height ? level_of(c, f->from.type, site, f->from.level) : OFF;
    c->it.from = c->it.to = site;
    if (f->from.test && !fn_bool(f->from.test, c))
        return;
    if (!f->has_to) {
        select_pair(f, c, site, level, site);
    } else if (f->to.sites) {
        const Bits *sites = fn_region(f->to.sites, c);
        for (BITS_EACH(to, sites, c->game->region_words))
            select_to(f, c, site, level, to);
    } else {
        select_to(f, c, site, level, fn_int(f->to.site, c));
    }
}

static void select_eval(const Fn *fn, Context *c) {
    const Select *f = (const Select *)fn;
    int first = c->n_moves, from = c->it.from, to = c->it.to;
    size_t mark = context_mark(c);
    if (f->from.sites) {
        const Bits *sites = fn_region(f->from.sites, c);
        for (BITS_EACH(site, sites, c->game->region_words))
            select_at(f, c, site);
    } else {
        select_at(f, c, fn_int(f->from.site, c));
    }
    context_reset(c, mark);
    c->it.from = from;
    c->it.to = to;
    int mover = f->mover ? fn_int(f->mover, c) : c->pos->mover;
    for (int i = first; i < c->n_moves; i++)
        c->moves[i].mover = mover;
    context_add_then(c, first, f->then);
}

static Fn *select_build(Build *b, const Bound *n) {
    Select *f = FN_NEW(b, n, Select, FN_MOVES);
    const Bound *to = bound_arg(n, "<moves.to>");
    f->fn.eval.moves = select_eval;
    f->from = part_from(b, bound_arg(n, "<moves.from>"));
    f->to = part_to(b, to);
    f->has_to = to && (bound_arg(to, "<sites>") || bound_arg(to, "<int>"));
    f->mover = arg_player(b, n, "<roleType>");
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    if (f->has_to)
        build_flag(b, FLAG_UsesFromPositions);
    return &f->fn;
}

/* ---- promote ---- */

typedef struct Promote {
    Fn fn;
    SiteType type;
    const Fn *site; /* NULL: (to) */
    PartPiece piece;
    const char **names; /* names without owner, when there is one; else NULL */
    const Fn *owner;
    bool decision;
    const Fn *then;
} Promote;

static int component_of(const Context *c, const char *name, int owner) {
    for (int i = 1; i < c->game->n_components; i++)
        if (c->game->owner[i] == owner && strstr(c->game->components[i].name, name))
            return i;
    return 0;
}

static void promote_eval(const Fn *fn, Context *c) {
    const Promote *f = (const Promote *)fn;
    int first = c->n_moves, site = f->site ? fn_int(f->site, c) : c->it.to;
    for (int i = 0; site >= 0 && i < f->piece.n; i++) {
        Action a = action_make(ACTION_PROMOTE);
        a.type = (uint8_t)f->type;
        a.to = site;
        a.what = f->owner && f->names ? component_of(c, f->names[i], fn_int(f->owner, c))
                                      : fn_int(f->piece.what[i], c);
        a.decision = f->decision;
        if (a.what < 1 || a.what >= c->game->n_components)
            continue;
        Move *m = context_move(c, &a);
        m->from = m->to = site;
    }
    context_add_then(c, first, f->then);
}

static Fn *promote_build(Build *b, const Bound *n) {
    Promote *f = FN_NEW(b, n, Promote, FN_MOVES);
    const Bound *piece = bound_arg(n, "<moves.piece>");
    f->fn.eval.moves = promote_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "<int>");
    f->owner = arg_either_player(b, n, "<moves.player>", "<roleType>");
    const Bound *one = bound_arg(piece, "<string>"), *many = bound_arg(piece, "{<string>}");
    if (f->owner && (one || many)) {
        f->piece.n = one ? 1 : many->n_items;
        f->names = ARENA_ARRAY(b->arena, const char *, f->piece.n + 1);
        for (int i = 0; i < f->piece.n; i++)
            f->names[i] = one ? one->text : many->items[i]->text;
    } else {
        f->piece = part_piece(b, piece);
    }
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

/* ---- shoot ---- */

typedef struct Shoot {
    Fn fn;
    PartFrom from;
    PartTo to;
    PartPiece piece;
    Direction direction;
    bool decision;
    const Fn *then;
} Shoot;

static bool may_hit(const Shoot *f, Context *c, int to) {
    c->it.to = to;
    if (f->to.given)
        return !f->to.test || fn_bool(f->to.test, c);
    return contents_empty(c, contents_slot(c, SITE_CELL, to));
}

static void shoot_along(const Shoot *f, Context *c, SiteSpan line, int what, int between) {
    c->it.between = between;
    for (int i = 0; i < line.n && may_hit(f, c, line.v[i]); i++) {
        Action a = action_make(ACTION_ADD);
        a.type = (uint8_t)f->from.type;
        a.to = line.v[i];
        a.what = what;
        a.decision = f->decision;
        c->it.between = line.v[i];
        Move *m = context_move(c, &a);
        m->from = m->to = line.v[i];
        for (int j = 0; j < i; j++)
            context_add_between(c, m, line.v[j]);
    }
}

static void shoot_eval(const Fn *fn, Context *c) {
    const Shoot *f = (const Shoot *)fn;
    const Sites *s = &c->game->topology->sites[f->from.type];
    int first = c->n_moves, to = c->it.to, between = c->it.between, n;
    int last = c->pos->n_moves ? c->made[c->pos->n_moves - 1].own_to : OFF;
    int from = f->from.given ? fn_int(f->from.site, c) : last;
    int what = fn_int(f->piece.what[0], c);
    if (from < 0 || from >= s->n || what < 0)
        return;
    const Radial *r = topology_radials(s, from, f->direction, &n);
    for (int i = 0; i < n; i++)
        shoot_along(f, c, topology_line(s, &r[i]), what, between);
    c->it.to = to;
    c->it.between = between;
    context_add_then(c, first, f->then);
}

static Fn *shoot_build(Build *b, const Bound *n) {
    Shoot *f = FN_NEW(b, n, Shoot, FN_MOVES);
    f->fn.eval.moves = shoot_eval;
    f->from = part_from(b, bound_arg(n, "<moves.from>"));
    f->to = part_to(b, bound_arg(n, "<moves.to>"));
    f->piece = part_piece(b, bound_arg(n, "<moves.piece>"));
    f->direction = (Direction)bound_word(n, "<absoluteDirection>", DIR_Adjacent);
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_UsesFromPositions);
    return &f->fn;
}

const Ludeme select_ludemes[] = {
    // clang-format off
    { "<select>", "(select <moves.from> [<moves.to>] [<roleType>] [<then>])", { .fn = select_build } },
    { "<move>", "(move Select <moves.from> [<moves.to>] [<roleType>] [<then>])", { .fn = select_build } },
    { "<promote>",
      "(promote [<siteType>] [<int>] <moves.piece> [<moves.player> | <roleType>] [<then>])", { .fn = promote_build } },
    { "<move>",
      "(move Promote [<siteType>] [<int>] <moves.piece> [<moves.player> | <roleType>] "
      "[<then>])", { .fn = promote_build } },
    { "<shoot>",
      "(shoot <moves.piece> [<moves.from>] [<absoluteDirection>] [<moves.between>] "
      "[<moves.to>] [<then>])", { .fn = shoot_build } },
    { "<move>",
      "(move Shoot <moves.piece> [<moves.from>] [<absoluteDirection>] [<moves.between>] "
      "[<moves.to>] [<then>])", { .fn = shoot_build } },
    // clang-format on
    { NULL },
};
