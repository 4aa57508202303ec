/* (fromTo ...), (move (from ...) (to ...)): a piece goes from any site to any other. */
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/chain.h"
#include "play/contents.h"
#include "play/large.h"

typedef struct FromTo {
    Fn fn;
    PartFrom from;
    PartTo to;
    const Fn *count; /* NULL: one piece */
    const Fn *copy;
    bool stack, decision;
    const Fn *mover; /* NULL: the mover */
    const Fn *then;
} FromTo;

/* A site on the board is of the type said, any other is a cell. */
static SiteType type_at(const Context *c, SiteType type, int site) {
    return site < c->game->n_type_sites[type] ? type : SITE_CELL;
}

/* One transfer under way. */
typedef struct Transfer {
    const FromTo *f;
    Context *c;
    int from, to;
    SiteType from_type, to_type;
    int count;
    bool copy;
} Transfer;

static int height_at(const Context *c, SiteType type, int site) {
    return c->game->layout.height ? contents_height(c, contents_slot(c, type, site)) : 1;
}

/* Several pieces at once. */
static void take_several(const Transfer *t, Action *a) {
    Context *c = t->c;
    bool stacks = c->game->layout.height || t->f->stack;
    a->kind = stacks ? ACTION_STACK_MOVE : ACTION_MOVE_N;
    a->count = t->count;
    if (!stacks)
        return;
    a->level = height_at(c, t->from_type, t->from) - t->count;
    a->level_to = height_at(c, t->to_type, t->to);
}

static Action action_of(const Transfer *t) {
    Context *c = t->c;
    const FromTo *f = t->f;
    Action a = action_make(ACTION_MOVE);
    a.type = (uint8_t)t->from_type;
    a.type_to = (uint8_t)t->to_type;
    a.from = t->from;
    a.to = t->to;
    a.decision = f->decision;
    if (f->to.level) {
        a.level_to = fn_int(f->to.level, c);
        a.level = f->stack ? 0 : f->from.level ? fn_int(f->from.level, c) : OFF;
        a.flag = f->stack;
    } else if (!f->from.level && !f->count) {
        a.kind = t->copy ? ACTION_COPY : ACTION_MOVE;
        a.flag = f->stack && !t->copy;
        a.level = f->stack ? 0 : t->copy ? height_at(c, t->from_type, t->from) - 1 : OFF;
    } else if (f->from.level) {
        a.level = fn_int(f->from.level, c);
    } else {
        take_several(t, &a);
    }
    return a;
}

/* Which levels of a stack the move concerns. */
static void put_levels(const Transfer *t, Move *m) {
    Context *c = t->c;
    if (!c->game->layout.height)
        return;
    int top = height_at(c, t->from_type, t->from) - 1;
    int level = t->f->from.level ? fn_int(t->f->from.level, c) : top;
    m->level_min = t->f->stack ? 0 : level;
    m->level_max = t->f->stack ? top : level;
}

/* One move for each rotation that the piece may take. */
static void put_rotations(const Transfer *t, int index) {
    Context *c = t->c;
    size_t mark = context_mark(c);
    Ints rotations = fn_ints(t->f->to.rotations, c);
    Move plain = c->moves[index];
    plain.level_min = plain.level_max = 0;
    context_cut(c, index);
    for (int i = 0; i < rotations.n; i++) {
        Action first = c->actions[plain.actions], turn = action_make(ACTION_SET_ROTATION);
        turn.type = (uint8_t)t->f->to.type;
        turn.to = t->to;
        turn.rotation = rotations.v[i];
        Move *m = context_move(c, &first);
        m->from = t->from;
        m->to = t->to;
        context_add_action(c, m, &turn);
    }
    context_reset(c, mark);
}

static void transfer(const Transfer *t) {
    Context *c = t->c;
    const FromTo *f = t->f;
    int from_before = c->it.from;
    Action a = action_of(t);
    c->it.from = t->from;
    c->it.to = t->to;
    if (f->to.test && !fn_bool(f->to.test, c))
        return;
    c->it.from = from_before;
    Move *m = context_move(c, &a);
    int index = c->n_moves - 1;
    m->from = t->from;
    m->to = t->to;
    put_levels(t, m);
    if (f->to.rotations) {
        put_rotations(t, index);
    } else if (!f->to.apply.condition || fn_bool(f->to.apply.condition, c)) {
        c->it.from = t->from;
        c->it.to = t->to;
        chain_before(c, index, f->to.apply.effect);
        c->moves[index].from = t->from;
        c->moves[index].to = t->to;
    }
}

static void transfer_to(Transfer *t, int to) {
    if (to < 0)
        return;
    t->to = to;
    t->to_type = t->f->to.typed ? t->f->to.type : type_at(t->c, t->f->to.type, to);
    transfer(t);
}

/* ---- large pieces ---- */

/* A piece may lie where it is allowed to go and where it lies now; a domino where the line of play
   goes on. */
static bool large_fits(const Transfer *t, int what, int state, const Bits *allowed) {
    Context *c = t->c;
    bool domino = c->game->components[what].kind == COMPONENT_DOMINO;
    int covered[LARGE_MAX], n = large_sites(c->game, what, t->to, state, covered);
    for (int i = 0; i < n; i++)
        if (domino ? !contents_playable(c, covered[i]) && c->pos->n_moves > c->pos->n_start
                   : !bits_has(allowed, covered[i]) && covered[i] != t->from)
            return false;
    return n > 0;
}

static void transfer_large_to(Transfer *t, int what, int state_now, int to, const Bits *allowed) {
    Context *c = t->c;
    t->to = to;
    for (int state = 0; state < large_states(c->game, what); state++) {
        if ((t->from == to && state == state_now) || !large_fits(t, what, state, allowed))
            continue;
        Action a = action_make(ACTION_MOVE);
        a.type = (uint8_t)t->f->from.type;
        a.type_to = (uint8_t)t->f->to.type;
        a.from = t->from;
        a.to = to;
        a.state = state;
        a.decision = t->f->decision;
        context_move(c, &a);
        int index = c->n_moves - 1;
        chain_before(c, index, t->f->to.apply.effect);
        Move *m = &c->moves[index];
        m->from = t->from;
        m->to = to;
        m->state = state;
    }
}

static void transfer_large(Transfer *t, int what, const Bits *sites) {
    Context *c = t->c;
    int slot = contents_slot(c, t->from_type, t->from), covered[LARGE_MAX];
    int state = contents_state_at(c, slot, contents_top(c, slot));
    int n = large_sites(c->game, what, t->from, state, covered);
    Bits *allowed = context_region(c);
    bits_copy(allowed, sites, c->game->region_words);
    for (int i = 1; i < n; i++)
        bits_add(allowed, covered[i]);
    for (BITS_EACH(to, sites, c->game->region_words))
        transfer_large_to(t, what, state, to, allowed);
    for (int i = 1; i < n; i++)
        transfer_large_to(t, what, state, covered[i], allowed);
}

static const Bits *one_site(Context *c, int site) {
    Bits *one = context_region(c);
    if (site >= 0 && site < c->game->region_words * 64)
        bits_add(one, site);
    return one;
}

static void transfer_from(const FromTo *f, Context *c, int from, int from_before) {
    if (!contents_known(c, f->from.type, from))
        return;
    Transfer t = { .f = f, .c = c, .from = from, .from_type = type_at(c, f->from.type, from) };
    int what = contents_what(c, contents_slot(c, t.from_type, from));
    if (!what)
        return;
    c->it.from = from;
    t.copy = f->copy && fn_bool(f->copy, c);
    if (f->from.test && !fn_bool(f->from.test, c))
        return;
    const Bits *sites = f->to.sites ? fn_region(f->to.sites, c) : NULL;
    int site = sites ? OFF : fn_int(f->to.site, c);
    t.count = f->count ? fn_int(f->count, c) : 1;
    c->it.from = from_before;
    if (large_is(c->game, what))
        transfer_large(&t, what, sites ? sites : one_site(c, site));
    else if (sites)
        for (BITS_EACH(to, sites, c->game->region_words))
            transfer_to(&t, to);
    else
        transfer_to(&t, site);
}

static void from_to_eval(const Fn *fn, Context *c) {
    const FromTo *f = (const FromTo *)fn;
    int first = c->n_moves, from = c->it.from, to = c->it.to;
    size_t mark = context_mark(c);
    if (f->from.sites) {
        const Bits *sites = fn_region(f->from.sites, c);
        for (BITS_EACH(site, sites, c->game->region_words))
            transfer_from(f, c, site, from);
    } else {
        transfer_from(f, c, fn_int(f->from.site, c), from);
    }
    context_reset(c, mark);
    c->it.from = from;
    c->it.to = to;
    int mover = f->mover ? fn_int(f->mover, c) : c->pos->mover;
    for (int i = first; i < c->n_moves; i++)
        c->moves[i].mover = mover;
    context_add_then(c, first, f->then);
}

static Fn *from_to_build(Build *b, const Bound *n) {
    FromTo *f = FN_NEW(b, n, FromTo, FN_MOVES);
    f->fn.eval.moves = from_to_eval;
    f->from = part_from(b, bound_arg(n, "<moves.from>"));
    f->to = part_to(b, bound_arg(n, "<moves.to>"));
    f->count = arg_int(b, n, "count:<int>");
    f->copy = arg_bool(b, n, "copy:<boolean>");
    f->stack = walk_flag(n, "stack:<boolean>");
    f->decision = walk_decision(n);
    f->mover = arg_player(b, n, "<roleType>");
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_UsesFromPositions);
    if (f->from.level || f->stack)
        build_flag(b, FLAG_Stacking);
    if (f->to.rotations)
        build_flag(b, FLAG_Rotation);
    return &f->fn;
}

const Ludeme from_to_ludemes[] = {
    // clang-format off
    { "<fromTo>",
      "(fromTo <moves.from> <moves.to> [count:<int>] [copy:<boolean>] [stack:<boolean>] "
      "[<roleType>] [<then>])", { .fn = from_to_build } },
    { "<move>",
      "(move <moves.from> <moves.to> [count:<int>] [copy:<boolean>] [stack:<boolean>] "
      "[<roleType>] [<then>])", { .fn = from_to_build } },
    // clang-format on
    { NULL },
};
