/* Contents: what lies on the sites. */
#include "play/contents.h"

#include "board/topology.h"

static void put(Context *c, uint32_t array, int index, int value) {
    context_put_hashed(c, POSITION_ARRAY(c->pos, array, int32_t) + index, value);
}

static void put_bit(Context *c, Bits *set, int i, bool on) {
    Bits word = set[i >> 6], bit = (Bits)1 << (i & 63);
    context_put64(c, &set[i >> 6], on ? word | bit : word & ~bit);
}

void contents_set_empty(Context *c, int slot, bool empty) {
    put_bit(c, position_empty(c->game, c->pos), slot, empty);
}

/* A component lies no more at a level of the slot: forget it unless it lies at another. */
static void disown(Context *c, int slot, int level, int what) {
    int height = c->game->layout.height ? contents_height(c, slot) : 0;
    for (int i = 0; i < height; i++)
        if (i != level && contents_what_at(c, slot, i) == what)
            return;
    put_bit(c, position_owned(c->game, c->pos, what), slot, false);
}

/* ---- the order of pieces, where anybody asks for it ---- */

static void order_add(Context *c, int slot, int what) {
    if (!c->game->layout.order)
        return;
    int32_t *order = position_order(c->game, c->pos, what);
    context_put(c, &order[order[0] + 1], slot);
    context_put(c, &order[0], order[0] + 1);
}

/* On boards of one type of sites the last piece takes the place of the one that goes; on others
   those behind it move up. */
static void order_remove(Context *c, int slot, int what) {
    if (!c->game->layout.order)
        return;
    uint64_t types = c->game->flags & (FLAG_Cell | FLAG_Vertex | FLAG_Edge);
    bool swap = types == FLAG_Cell || types == FLAG_Vertex;
    int32_t *order = position_order(c->game, c->pos, what);
    int n = order[0], i = 1;
    while (i <= n && order[i] != slot)
        i++;
    if (i > n)
        return;
    for (; !swap && i < n; i++)
        context_put(c, &order[i], order[i + 1]);
    context_put(c, &order[i], order[n]);
    context_put(c, &order[0], n - 1);
}

static void put_what(Context *c, int slot, int level, int what) {
    int old = contents_what_at(c, slot, level);
    if (old == what)
        return;
    if (old) {
        disown(c, slot, level, old);
        order_remove(c, slot, old);
    }
    put(c, c->game->layout.what, slot * c->game->levels + level, what);
    if (what) {
        put_bit(c, position_owned(c->game, c->pos, what), slot, true);
        order_add(c, slot, what);
    }
}

static void put_other(Context *c, uint32_t array, int index, int value) {
    if (array && value != OFF)
        put(c, array, index, value);
}

static void put_attributes(Context *c, int slot, int level, Contents to) {
    const Layout *l = &c->game->layout;
    int index = slot * c->game->levels + level;
    put_other(c, l->state, index, to.state);
    put_other(c, l->rotation, index, to.rotation);
    put_other(c, l->value, index, to.value);
}

/* ---- boards without bounds: where a piece may be added ---- */

static bool has_occupied_neighbour(const Context *c, int site) {
    SiteSpan near = topology_steps(&c->game->topology->sites[SITE_CELL], site, DIR_Adjacent);
    for (int i = 0; i < near.n; i++)
        if (contents_count(c, near.v[i]))
            return true;
    return false;
}

void contents_set_playable(Context *c, int slot, bool on) {
    put_bit(c, POSITION_ARRAY(c->pos, c->game->layout.playable, Bits), slot, on);
}

static void open_neighbours(Context *c, int site) {
    SiteSpan near = topology_steps(&c->game->topology->sites[SITE_CELL], site, DIR_Adjacent);
    contents_set_playable(c, site, false);
    for (int i = 0; i < near.n; i++)
        if (!contents_count(c, near.v[i]))
            contents_set_playable(c, near.v[i], true);
}

static void check_playable(Context *c, int site) {
    contents_set_playable(c, site, !contents_count(c, site) && has_occupied_neighbour(c, site));
}

static void check_around(Context *c, int site) {
    SiteSpan near = topology_steps(&c->game->topology->sites[SITE_CELL], site, DIR_Adjacent);
    check_playable(c, site);
    for (int i = 0; i < near.n; i++)
        check_playable(c, near.v[i]);
}

/* A site of the board became occupied or empty. A value of its own keeps it out of this: dominoes
   have their line of play instead. */
static void update_playable(Context *c, int slot, bool occupied, const Contents *to) {
    if (!c->game->layout.playable || slot >= c->game->n_type_sites[SITE_CELL])
        return;
    if (occupied && to->value == OFF)
        open_neighbours(c, slot);
    else if (!occupied && (to->value == OFF || to->what == 0))
        check_around(c, slot);
}

/* ---- sites without stacks ---- */

static void put_flat(Context *c, int slot, Contents to) {
    bool was = contents_count(c, slot) != 0;
    if (to.what != OFF)
        put_what(c, slot, 0, to.what);
    if (to.count != OFF)
        put_other(c, c->game->layout.count, slot, to.count < 0 ? 0 : to.count);
    put_attributes(c, slot, 0, to);
    bool is = contents_count(c, slot) != 0;
    if (was == is)
        return;
    contents_set_empty(c, slot, !is);
    update_playable(c, slot, is, &to);
}

void contents_put(Context *c, int slot, Contents to) {
    if (!c->game->layout.height)
        put_flat(c, slot, to);
    else if (contents_height(c, slot))
        contents_put_level(c, slot, contents_top(c, slot), to);
}

void contents_remove(Context *c, int slot) {
    if (c->game->layout.height)
        contents_pop(c, slot);
    else
        put_flat(c, slot, (Contents){ 0 });
}

void contents_set_count(Context *c, int slot, int count) {
    put_other(c, c->game->layout.count, slot, count < 0 ? 0 : count);
}

/* ---- stacks ---- */

static void put_height(Context *c, int slot, int height) {
    put(c, c->game->layout.height, slot, height);
    contents_set_empty(c, slot, height == 0);
}

void contents_put_level(Context *c, int slot, int level, Contents to) {
    if (level >= contents_height(c, slot))
        return;
    if (to.what != OFF)
        put_what(c, slot, level, to.what);
    put_attributes(c, slot, level, to);
}

Contents contents_at(const Context *c, int slot, int level) {
    return (Contents){ .what = contents_what_at(c, slot, level),
                       .count = OFF,
                       .state = contents_state_at(c, slot, level),
                       .rotation = contents_rotation_at(c, slot, level),
                       .value = contents_value_at(c, slot, level) };
}

void contents_push(Context *c, int slot, Contents to) {
    int height = contents_height(c, slot);
    if (height == c->game->levels)
        context_trouble(c, "a stack grows too high");
    put_height(c, slot, height + 1);
    contents_put_level(c, slot, height, to);
    if (c->game->layout.playable && slot < c->game->n_type_sites[SITE_CELL])
        open_neighbours(c, slot);
}

void contents_insert(Context *c, int slot, int level, Contents to) {
    int height = contents_height(c, slot);
    if (level > height || level < 0)
        return;
    if (height == c->game->levels)
        context_trouble(c, "a stack grows too high");
    put_height(c, slot, height + 1);
    for (int i = height; i > level; i--)
        contents_put_level(c, slot, i, contents_at(c, slot, i - 1));
    Contents fresh = { .what = to.what,
                       .state = to.state == OFF ? 0 : to.state,
                       .rotation = to.rotation == OFF ? 0 : to.rotation,
                       .value = to.value == OFF ? 0 : to.value };
    contents_put_level(c, slot, level, fresh);
}

void contents_take(Context *c, int slot, int level) {
    int height = contents_height(c, slot);
    if (level < 0 || level >= height)
        return;
    for (int i = level; i < height - 1; i++)
        contents_put_level(c, slot, i, contents_at(c, slot, i + 1));
    put_what(c, slot, height - 1, 0);
    put_height(c, slot, height - 1);
}

void contents_pop(Context *c, int slot) {
    int height = contents_height(c, slot);
    if (!height)
        return;
    contents_put_level(c, slot, height - 1, (Contents){ 0 });
    put_height(c, slot, height - 1);
}

void contents_clear(Context *c, int slot) {
    while (contents_height(c, slot))
        contents_pop(c, slot);
    const Layout *l = &c->game->layout;
    for (int level = 0; level < c->game->levels; level++) {
        int index = slot * c->game->levels + level;
        put_other(c, l->state, index, 0);
        put_other(c, l->rotation, index, 0);
        put_other(c, l->value, index, 0);
        for (int kind = 0; l->hidden && kind < N_HIDDEN; kind++)
            context_put_hashed(c, contents_hidden_bits(c, slot, level, (Hidden)kind), 0);
    }
}

/* ---- hidden information ---- */

void contents_hide(Context *c, int slot, int level, Hidden kind, int player, bool on) {
    if (!c->game->layout.hidden || player < 1 || player > PLAYERS_MAX || level >= c->game->levels)
        return;
    int32_t *bits = contents_hidden_bits(c, slot, level < 0 ? 0 : level, kind);
    int32_t bit = 1 << (player - 1);
    context_put_hashed(c, bits, on ? *bits | bit : *bits & ~bit);
}

void contents_move_hidden(Context *c, int from, int to) {
    if (!c->game->layout.hidden)
        return;
    for (int kind = 0; kind < N_HIDDEN; kind++) {
        int32_t *source = contents_hidden_bits(c, from, 0, (Hidden)kind);
        context_put_hashed(c, contents_hidden_bits(c, to, 0, (Hidden)kind), *source);
        if (!contents_what(c, from))
            context_put_hashed(c, source, 0);
    }
}

void contents_set_visited(Context *c, int site, bool on) {
    if (site >= 0 && site < c->game->slot_words * 64)
        put_bit(c, POSITION_ARRAY(c->pos, c->game->layout.visited, Bits), site, on);
}
