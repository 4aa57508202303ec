/* Meta: rules about rules, which add to the legal moves or take from them. */
#include "play/meta.h"

#include "board/topology.h"
#include "play/action.h"
#include "play/contents.h"
#include "play/history.h"
#include "play/turn.h"

/* ---- (swap): the second player may change seats with the first ---- */

bool meta_swap_is_due(const Context *c) {
    return c->game->meta.swap && c->pos->n_moves - c->pos->n_start == c->game->n_players - 1;
}

static void add_swap(Context *c) {
    int mover = c->pos->mover;
    int other = meta_swap_is_due(c) ? history_other_mover(c, mover) : OFF;
    if (other == OFF)
        return;
    Action swap = action_make(ACTION_SWAP), again = action_make(ACTION_SET_NEXT);
    swap.what = mover;
    swap.value = other;
    swap.decision = true;
    again.what = mover;
    Move *m = context_move(c, &swap);
    context_add_action(c, m, &again);
}

/* ---- (pin ...), (noStackOn ...): pieces that hold each other up ---- */

static bool in_hand(const Context *c, int site) {
    return site >= c->game->containers[0].n_sites;
}

static const Sites *vertices(const Context *c) {
    return &c->game->topology->sites[SITE_VERTEX];
}

static int what_at(const Context *c, int vertex) {
    return contents_what(c, contents_slot(c, SITE_VERTEX, vertex));
}

/* A piece is pinned when it holds up more than one. */
static bool is_pinned(const Context *c, int site) {
    if (site < 0 || in_hand(c, site) || !what_at(c, site))
        return false;
    SiteSpan above = topology_steps(vertices(c), site, DIR_Upward);
    int n = 0;
    for (int i = 0; i < above.n; i++)
        n += what_at(c, above.v[i]) != 0;
    return n > 1;
}

static bool moves_pinned(const Context *c, const Action *a) {
    return (a->kind == ACTION_REMOVE && is_pinned(c, a->to)) ||
           (a->kind == ACTION_MOVE && is_pinned(c, a->from));
}

static bool holds(SiteSpan line, int site) {
    for (int i = 0; i < line.n; i++)
        if (line.v[i] == site)
            return true;
    return false;
}

/* A piece may not climb onto those that will fall when it leaves: the ones straight above it. */
static bool climbs_on_fallen(const Context *c, const Action *a) {
    if (a->kind != ACTION_MOVE || in_hand(c, a->to) || in_hand(c, a->from) || !what_at(c, a->from))
        return false;
    int n;
    const Radial *up = topology_radials(vertices(c), a->from, DIR_Upward, &n);
    for (int i = 0; i < n; i++)
        if (up[i].distinct && (holds(topology_line(vertices(c), &up[i]), a->to) ||
                               holds(topology_opposite(vertices(c), &up[i]), a->to)))
            return true;
    return false;
}

static bool any_action(const Context *c, const Move *m,
                       bool (*test)(const Context *, const Action *)) {
    for (int i = 0; i < m->n_actions; i++)
        if (test(c, &c->actions[m->actions + i]))
            return true;
    return false;
}

static void drop_moves(Context *c, bool (*test)(const Context *, const Action *)) {
    int n = c->floor.moves;
    for (int i = n; i < c->n_moves; i++)
        if (!any_action(c, &c->moves[i], test))
            c->moves[n++] = c->moves[i];
    c->n_moves = n;
}

/* ---- consequences found beforehand ---- */

/* A consequence that gives the moves which were found when it was made. */
typedef struct Found {
    Fn fn;
    int first, n; /* in the context's nested moves */
} Found;

static void found_eval(const Fn *fn, Context *c) {
    const Found *f = (const Found *)fn;
    for (int i = 0; i < f->n; i++)
        context_push_move(c, &c->nested[f->first + i]);
}

/* The nested moves from `first` on become a consequence of a legal move. */
static void add_found(Context *c, int move, int first) {
    Found *f = context_scratch(c, sizeof *f); /* stays as long as the legal moves do */
    *f = (Found){ .fn = { .eval.moves = found_eval, .type = FN_MOVES },
                  .first = first,
                  .n = c->n_nested - first };
    context_add_then_to(c, &c->moves[move], &f->fn);
}

/* ---- (gravity): pieces without support fall ---- */

enum { FALLS_MAX = 256 };

typedef struct Fall {
    int from, to;
} Fall;

static Action fall_action(Fall fall) {
    Action a = action_make(ACTION_MOVE);
    a.type = a.type_to = SITE_VERTEX;
    a.from = fall.from;
    a.to = fall.to;
    a.level = a.level_to = 0;
    return a;
}

/* The first piece that has nothing below it in some direction. */
static bool find_fall(const Context *c, Fall *fall) {
    const Sites *s = vertices(c);
    for (int site = 0; site < s->n; site++) {
        SiteSpan below = topology_steps(s, site, DIR_Downward);
        for (int i = 0; what_at(c, site) && i < below.n; i++)
            if (!what_at(c, below.v[i])) {
                *fall = (Fall){ site, below.v[i] };
                return true;
            }
    }
    return false;
}

static void add_falls(Context *c, int move) {
    Fall falls[FALLS_MAX];
    int n = 0;
    Ahead before = context_ahead(c);
    turn_apply_inside(c, &c->moves[move]);
    while (n < FALLS_MAX && find_fall(c, &falls[n])) {
        Action a = fall_action(falls[n++]);
        action_apply(c, &a);
    }
    context_back(c, &before);
    if (!n)
        return;
    Action a = fall_action(falls[0]);
    Move *m = context_move(c, &a);
    for (int i = 1; i < n; i++) {
        a = fall_action(falls[i]);
        context_add_action(c, m, &a);
    }
    int first = c->n_nested;
    context_push_nested(c, m);
    context_cut(c, c->n_moves - 1);
    add_found(c, move, first);
}

/* ---- (automove): sites with only one possible move get it at once ---- */

static bool alone(const Context *c, int first, int i) {
    for (int k = first; k < c->n_moves; k++)
        if (k != i && c->moves[k].to == c->moves[i].to)
            return false;
    return true;
}

/* Adds the moves that a legal move makes inevitable; false if there are none. Their actions stay on
   the stacks, since they belong to the legal move from now on. */
static bool add_forced(Context *c, int move) {
    int journal = c->n_journal, applied = c->n_applied, first = c->n_moves, nested = c->n_nested;
    Iterators it = c->it;
    turn_apply_actions(c, &c->moves[move], true);
    fn_moves(c->game->phases[c->pos->phase[c->pos->mover]].play, c);
    for (int i = first; i < c->n_moves; i++)
        if (alone(c, first, i))
            context_push_nested(c, &c->moves[i]);
    context_undo(c, journal);
    c->n_applied = applied;
    c->it = it;
    context_cut(c, first);
    if (c->n_nested == nested)
        return false;
    add_found(c, move, nested);
    return true;
}

void meta_adjust(Context *c) {
    const MetaRules *meta = &c->game->meta;
    add_swap(c);
    if (meta->pin)
        drop_moves(c, moves_pinned);
    if (meta->no_stack_on_fallen)
        drop_moves(c, climbs_on_fallen);
    if (!meta->automove && !meta->gravity)
        return;
    for (int i = c->floor.moves; i < c->n_moves; i++) {
        while (meta->automove && add_forced(c, i))
            ;
        if (meta->gravity)
            add_falls(c, i);
    }
}

/* ---- (no Repeat), (no Suicide) ---- */

static bool repeats(Context *c, const Move *m) {
    if (c->game->meta.no_repeat == REPEAT_NONE || turn_is_pass(c, m))
        return false;
    Ahead before = context_marks(c);
    turn_apply_actions(c, m, true);
    bool met = history_repeats(c);
    context_restore(c, &before);
    return met;
}

static bool is_suicide(Context *c, const Move *m) {
    if (!c->game->meta.no_suicide)
        return false;
    int mover = c->pos->mover;
    Ahead before = context_ahead(c);
    turn_apply_inside(c, m);
    bool lost = c->pos->losers >> (mover - 1) & 1;
    context_back(c, &before);
    return lost;
}

bool meta_allows(Context *c, const Move *m) {
    return !repeats(c, m) && !is_suicide(c, m);
}

bool meta_forbids(const Context *c) {
    return c->game->meta.no_repeat != REPEAT_NONE || c->game->meta.no_suicide;
}

void meta_filter(Context *c) {
    if (!meta_forbids(c))
        return;
    for (int i = c->floor.moves; i < c->n_moves; i++)
        if (!meta_allows(c, &c->moves[i]))
            c->moves[i--] = c->moves[--c->n_moves];
}
