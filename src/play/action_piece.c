/* Actions that bring pieces, move them, take them away or turn them into others. */
#include "play/action_rows.h"
#include "play/contents.h"
#include "play/domino.h"
#include "play/large.h"
#include "play/on_track.h"

/* Dominoes carry a value so that the line of play decides where to go on, not emptiness. */
static int value_or_domino(const Context *c, int value) {
    return game_has(c->game, FLAG_LineOfPlay) ? 1 : value;
}

static int from_slot(Context *c, Action *a) {
    return action_slot(c, &a->type, a->from);
}

static int to_slot(Context *c, Action *a) {
    return action_slot(c, &a->type_to, a->to);
}

/* ---- large pieces ---- */

static bool on_board(const Context *c, int site) {
    return site < c->game->containers[0].n_sites;
}

static void cover(Context *c, int what, int site, int state, int count) {
    int sites[LARGE_MAX], n = large_sites(c->game, what, site, state, sites);
    for (int i = 0; i < n; i++) {
        contents_set_empty(c, sites[i], count == 0);
        contents_set_count(c, sites[i], count);
    }
    if (count && game_has(c->game, FLAG_LineOfPlay) && on_board(c, site))
        domino_laid(c, what, sites, n);
}

/* ---- Add, Insert ---- */

static void forget_domino(Context *c, int what) {
    int32_t *left = POSITION_ARRAY(c->pos, c->game->layout.dominoes, int32_t);
    for (int i = 1; i <= left[0]; i++)
        if (left[i] == what) {
            for (; i < left[0]; i++)
                context_put(c, &left[i], left[i + 1]);
            context_put(c, &left[0], left[0] - 1);
            return;
        }
}

static void add_first(Context *c, const Action *a, int slot) {
    Contents to = { a->what, a->count, a->state, a->rotation, a->value };
    if (c->game->layout.dominoes)
        to.value = 1;
    contents_put(c, slot, to);
    if (a->what <= 0)
        return;
    if (c->game->layout.dominoes && c->game->components[a->what].kind == COMPONENT_DOMINO)
        forget_domino(c, a->what);
    if (large_is(c->game, a->what) && on_board(c, a->to))
        cover(c, a->what, a->to, a->state, 1);
}

/* Some attribute given means that all are: those left out become 0. */
static void add_to_stack(Context *c, Action *a, int slot) {
    Contents to = { .what = a->what, .count = OFF, .state = OFF, .rotation = OFF, .value = OFF };
    if (a->state != OFF || a->rotation != OFF || a->value != OFF)
        to = (Contents){ .what = a->what,
                         .state = a->state == OFF ? 0 : a->state,
                         .rotation = a->rotation == OFF ? 0 : a->rotation,
                         .value = a->value == OFF ? 0 : a->value };
    a->level = contents_height(c, slot);
    contents_push(c, slot, to);
    on_track_add(c, a->what, a->to, a->count); /* and once more below, as Ludii does */
}

void action_add(Context *c, Action *a) {
    if (a->to < 0)
        return;
    action_correct_type(c, a);
    int slot = action_only_slot(c, a);
    if (c->game->layout.height)
        add_to_stack(c, a, slot);
    else if (!contents_what(c, slot))
        add_first(c, a, slot);
    else
        contents_put(
            c, slot,
            (Contents){ .what = OFF,
                        .count = c->game->layout.count ? contents_count(c, slot) + a->count : 1,
                        .state = a->state,
                        .rotation = a->rotation,
                        .value = a->value });
    on_track_add(c, a->what, a->to, a->count);
}

void action_insert(Context *c, Action *a) {
    action_correct_type(c, a);
    int slot = action_only_slot(c, a);
    Contents to = { .what = a->what, .state = a->state, .rotation = OFF, .value = OFF };
    contents_insert(c, slot, a->level, to);
    on_track_add(c, a->what, a->to, 1);
}

/* ---- Move ---- */

/* What the piece takes with it, unless the action says otherwise. */
static Contents carried(const Context *c, const Action *a, int from) {
    int state = contents_what(c, from) ? contents_state_at(c, from, 0) : OFF;
    int value = a->value == OFF ? contents_value_at(c, from, 0) : a->value;
    return (Contents){ .what = OFF,
                       .count = OFF,
                       .state = a->state == OFF ? state : a->state,
                       .rotation =
                           a->rotation == OFF ? contents_rotation_at(c, from, 0) : a->rotation,
                       .value = value_or_domino(c, value) };
}

/* One piece comes to lie on `to`: on others of its kind where the game counts, else in their place.
 */
static void put_one(Context *c, int to, int what) {
    Contents one = {
        .what = OFF, .count = 1, .state = OFF, .rotation = OFF, .value = value_or_domino(c, OFF)
    };
    int count = contents_count(c, to);
    if (contents_what(c, to) != what || count <= 0)
        one.what = what;
    else if (c->game->layout.count)
        one.count = count + 1;
    contents_put(c, to, one);
}

static void move_flat(Context *c, Action *a, int from, int to) {
    int what = contents_what(c, from), count = contents_count(c, from);
    if (!what && !count)
        return;
    bool large = a->level < 0 && a->level_to < 0 && large_is(c->game, what);
    int state = contents_state_at(c, from, 0);
    Contents with = carried(c, a, from);
    if (count == 1) {
        contents_remove(c, from);
        if (large)
            cover(c, what, a->from, state, 0);
    } else {
        contents_put(c, from, (Contents){ OFF, count - 1, OFF, OFF, value_or_domino(c, OFF) });
    }
    contents_put(c, to, with);
    put_one(c, to, what);
    if (large)
        cover(c, what, a->to, a->state, game_has(c->game, FLAG_LineOfPlay) ? what : 1);
    on_track_move(c, what, a->from, a->to, 1);
    contents_move_hidden(c, from, to);
}

static void move_whole_stack(Context *c, const Action *a, int from, int to) {
    int height = contents_height(c, from);
    for (int level = 0; level < height; level++) {
        Contents piece = contents_at(c, from, level);
        if (a->level_to == OFF)
            contents_push(c, to, piece);
        else
            contents_insert(c, to, a->level_to,
                            (Contents){ piece.what, OFF, a->state, a->rotation, a->value });
    }
    contents_clear(c, from);
}

/* A piece of which the level is known keeps what it has; the top piece does not. */
static void move_level(Context *c, const Action *a, int from, int to) {
    bool level_known = a->level >= 0;
    int level = level_known ? a->level : contents_top(c, from);
    Contents piece = contents_at(c, from, level);
    Contents said = { piece.what, OFF, a->state, a->rotation, a->value };
    if (level_known)
        contents_take(c, from, level);
    else
        contents_pop(c, from);
    if (!level_known && game_has(c->game, FLAG_Card))
        return;
    if (a->level_to >= 0) {
        contents_insert(c, to, a->level_to, said);
    } else if (level_known) {
        said.state = a->state == OFF ? piece.state : a->state;
        said.rotation = a->rotation == OFF ? piece.rotation : a->rotation;
        said.value = a->value == OFF ? piece.value : a->value;
        contents_push(c, to, said);
    } else {
        contents_push(c, to, (Contents){ piece.what, OFF, OFF, OFF, OFF });
    }
    on_track_move(c, piece.what, a->from, a->to, 1);
}

void action_move(Context *c, Action *a) {
    int from = from_slot(c, a), to = to_slot(c, a);
    if (!c->game->layout.height)
        move_flat(c, a, from, to);
    else if (a->from == a->to)
        return;
    else if (a->flag)
        move_whole_stack(c, a, from, to);
    else
        move_level(c, a, from, to);
}

void action_move_n(Context *c, Action *a) {
    int from = from_slot(c, a), to = to_slot(c, a);
    int what = contents_what(c, from), left = contents_count(c, from) - a->count;
    if (left <= 0)
        contents_remove(c, from);
    else
        contents_put(c, from, (Contents){ OFF, left, OFF, OFF, OFF });
    int there = contents_count(c, to), max = c->game->max_count ? c->game->max_count : INFINITE;
    if (there == 0)
        contents_put(c, to, (Contents){ what, a->count, OFF, OFF, OFF });
    else if (contents_what(c, to) == what && there + a->count <= max)
        contents_put(c, to, (Contents){ OFF, there + a->count, OFF, OFF, OFF });
    on_track_move(c, what, a->from, a->to, a->count);
}

void action_stack_move(Context *c, Action *a) {
    int from = from_slot(c, a), to = to_slot(c, a);
    int height = contents_height(c, from), n = a->count;
    if (!contents_what(c, from) || height < n || n > c->game->levels || n < 0)
        return;
    Contents moved[LEVELS_MAX];
    for (int i = 0; i < n; i++) {
        moved[i] = contents_at(c, from, contents_top(c, from));
        contents_pop(c, from);
    }
    while (n-- > 0)
        contents_push(c, to, moved[n]);
}

void action_copy(Context *c, Action *a) {
    int from = from_slot(c, a), to = to_slot(c, a);
    int count = contents_count(c, from);
    action_move(c, a);
    int top = contents_top(c, to);
    Contents copy = contents_at(c, to, top);
    if (!c->game->layout.height) {
        copy.count = count;
        contents_put(c, from, copy);
    } else if (a->level == OFF || contents_height(c, to) == a->level) {
        contents_push(c, from, (Contents){ copy.what, OFF, OFF, OFF, OFF });
    } else {
        contents_insert(c, from, a->level,
                        (Contents){ copy.what, OFF, a->state, a->rotation, a->value });
    }
}

/* ---- Remove, Promote ---- */

static void remove_later(Context *c, int site) {
    Position *p = c->pos;
    if (!c->game->layout.to_clear || p->n_to_clear == TO_CLEAR_MAX)
        context_trouble(c, "too many pieces wait to be removed");
    context_put(c, POSITION_ARRAY(p, c->game->layout.to_clear, int32_t) + p->n_to_clear, site);
    context_put(c, &p->n_to_clear, p->n_to_clear + 1);
}

void action_remove(Context *c, Action *a) {
    if (!a->flag) {
        remove_later(c, a->to);
        return;
    }
    int slot = action_only_slot(c, a);
    bool level_known = c->game->layout.height && a->level != OFF;
    int what = level_known ? contents_what_at(c, slot, a->level) : contents_what(c, slot);
    if (level_known)
        contents_take(c, slot, a->level);
    else
        contents_remove(c, slot);
    on_track_remove(c, what, a->to);
}

void action_promote(Context *c, Action *a) {
    int slot = action_only_slot(c, a);
    Contents to = { a->what, 1, OFF, OFF, OFF };
    if (!c->game->layout.height) {
        contents_remove(c, slot);
        contents_put(c, slot, to);
        return;
    }
    if (a->level == OFF)
        contents_pop(c, slot);
    else
        contents_take(c, slot, a->level);
    contents_push(c, slot, to);
}
