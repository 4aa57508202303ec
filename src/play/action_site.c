/* Actions that change what is on a site, or what is known of it, without moving anything. */
#include "play/action_rows.h"
#include "play/contents.h"
#include "play/on_track.h"

static const Contents unchanged = { OFF, OFF, OFF, OFF, OFF };

/* Ludii takes the piece out and puts it in again changed; what follows from that is the same, but
   for a state that lingers above the top. */
static void change_level(Context *c, int slot, int level, Contents to) {
    if (level >= contents_height(c, slot))
        return;
    Contents piece = contents_at(c, slot, level);
    if (to.state != OFF)
        piece.state = to.state;
    if (to.value != OFF)
        piece.value = to.value;
    contents_take(c, slot, level);
    contents_insert(c, slot, level, piece);
}

static void change(Context *c, Action *a, Contents to) {
    int slot = action_only_slot(c, a);
    if (c->game->layout.height && a->level != OFF)
        change_level(c, slot, a->level, to);
    else
        contents_put(c, slot, to);
}

void action_set_state(Context *c, Action *a) {
    if (a->type != SITE_CELL && a->type != NO_TYPE && a->to >= c->game->n_type_sites[a->type])
        return;
    Contents to = unchanged;
    to.state = a->state;
    change(c, a, to);
}

void action_set_value(Context *c, Action *a) {
    if (a->to < 0)
        return;
    Contents to = unchanged;
    to.value = a->value;
    change(c, a, to);
}

void action_set_rotation(Context *c, Action *a) {
    Contents to = unchanged;
    to.rotation = a->rotation;
    contents_put(c, action_only_slot(c, a), to);
}

void action_set_count(Context *c, Action *a) {
    action_correct_type(c, a);
    int slot = action_only_slot(c, a);
    Contents to = unchanged;
    to.what = a->what;
    to.count = a->count;
    if (a->count > 0) {
        contents_put(c, slot, to);
        return;
    }
    int what = contents_what(c, slot);
    contents_remove(c, slot);
    on_track_remove(c, what, a->to);
}

void action_set_hidden(Context *c, Action *a) {
    static const Hidden kinds[] = {
        [ACTION_SET_HIDDEN - ACTION_SET_HIDDEN] = HIDDEN_ALL,
        [ACTION_SET_HIDDEN_WHAT - ACTION_SET_HIDDEN] = HIDDEN_WHAT,
        [ACTION_SET_HIDDEN_WHO - ACTION_SET_HIDDEN] = HIDDEN_WHO,
        [ACTION_SET_HIDDEN_STATE - ACTION_SET_HIDDEN] = HIDDEN_STATE,
        [ACTION_SET_HIDDEN_VALUE - ACTION_SET_HIDDEN] = HIDDEN_VALUE,
        [ACTION_SET_HIDDEN_ROTATION - ACTION_SET_HIDDEN] = HIDDEN_ROTATION,
        [ACTION_SET_HIDDEN_COUNT - ACTION_SET_HIDDEN] = HIDDEN_COUNT,
    };
    contents_hide(c, action_only_slot(c, a), a->level, kinds[a->kind - ACTION_SET_HIDDEN], a->what,
                  a->flag);
}

/* ---- what a site costs, and its colour ---- */

static void put_fact(Context *c, uint32_t array, Action *a) {
    int slot = action_only_slot(c, a);
    if (array)
        context_put(c, POSITION_ARRAY(c->pos, array, int32_t) + slot, a->value);
}

void action_set_cost(Context *c, Action *a) {
    put_fact(c, c->game->layout.cost, a);
}

void action_set_phase(Context *c, Action *a) {
    put_fact(c, c->game->layout.colour, a);
}

/* ---- variables of a puzzle ---- */

/* The values left to a variable. What lies on its site is the only one, or nothing. */
static void put_domain(Context *c, int slot, Bits values) {
    bool resolved = bits_count(&values, 1) == 1;
    context_put64(c, position_domain(c->game, c->pos, slot), values);
    context_put(c, &position_what(c->game, c->pos)[slot],
                resolved ? __builtin_ctzll(values) : 0);
}

static int variable(Context *c, Action *a) {
    if (!c->game->layout.domains)
        context_trouble(c, "this game is no puzzle");
    return action_only_slot(c, a);
}

static Bits value_bit(Context *c, const Action *a) {
    if (a->value < 0 || a->value > DOMAIN_MAX)
        context_trouble(c, "a variable of a puzzle gets a value it cannot have");
    return (Bits)1 << a->value;
}

void action_puzzle_set(Context *c, Action *a) {
    put_domain(c, variable(c, a), value_bit(c, a));
}

void action_puzzle_toggle(Context *c, Action *a) {
    int slot = variable(c, a);
    put_domain(c, slot, *position_domain(c->game, c->pos, slot) ^ value_bit(c, a));
}

void action_puzzle_reset(Context *c, Action *a) {
    int slot = variable(c, a);
    Bits values = value_bit(c, a) - 1; /* so many, from 0 on */
    put_domain(c, slot, *position_domain(c->game, c->pos, slot) | values);
}
