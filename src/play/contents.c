/* Contents: what lies on the sites. */
#include "play/contents.h"

/* A number for "the array holds this value there"; 0 for the value 0, so that an empty board
   hashes to 0 whatever its size. */
static uint64_t mark(uint32_t array, int index, int value) {
    if (!value)
        return 0;
    uint64_t z = ((uint64_t)array << 32 | (uint32_t)index) * 0x9e3779b97f4a7c15u;
    z ^= (uint64_t)(uint32_t)value * 0xd1342543de82ef95u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static void put(Context *c, uint32_t array, int index, int value) {
    int32_t *field = POSITION_ARRAY(c->pos, array, int32_t) + index;
    if (*field == value)
        return;
    context_put64(c, &c->pos->hash,
                  c->pos->hash ^ mark(array, index, *field) ^ mark(array, index, value));
    context_put(c, field, value);
}

static void put_bit(Context *c, Bits *set, int i, bool on) {
    Bits word = set[i >> 6], bit = (Bits)1 << (i & 63);
    context_put64(c, &set[i >> 6], on ? word | bit : word & ~bit);
}

/* A component lies no more at a level of the slot: forget it unless it lies at another. */
static void disown(Context *c, int slot, int level, int what) {
    int height = c->game->layout.height ? contents_height(c, slot) : 0;
    for (int i = 0; i < height; i++)
        if (i != level && contents_what_at(c, slot, i) == what)
            return;
    put_bit(c, position_owned(c->game, c->pos, what), slot, false);
}

static void put_what(Context *c, int slot, int level, int what) {
    int old = contents_what_at(c, slot, level);
    if (old == what)
        return;
    if (old)
        disown(c, slot, level, old);
    put(c, c->game->layout.what, slot * c->game->levels + level, what);
    if (what)
        put_bit(c, position_owned(c->game, c->pos, what), slot, true);
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

void contents_put(Context *c, int slot, Contents to) {
    if (to.what != OFF)
        put_what(c, slot, 0, to.what);
    if (to.count != OFF)
        put_other(c, c->game->layout.count, slot, to.count < 0 ? 0 : to.count);
    put_attributes(c, slot, 0, to);
    put_bit(c, position_empty(c->game, c->pos), slot, contents_count(c, slot) == 0);
}

void contents_remove(Context *c, int slot) {
    contents_put(c, slot, (Contents){ 0 });
}

static void put_height(Context *c, int slot, int height) {
    context_put(c, POSITION_ARRAY(c->pos, c->game->layout.height, int32_t) + slot, height);
    put_bit(c, position_empty(c->game, c->pos), slot, height == 0);
}

void contents_put_level(Context *c, int slot, int level, Contents to) {
    if (to.what != OFF)
        put_what(c, slot, level, to.what);
    put_attributes(c, slot, level, to);
}

static Contents read_level(const Context *c, int slot, int level) {
    return (Contents){ .what = contents_what_at(c, slot, level),
                       .count = OFF,
                       .state = contents_state_at(c, slot, level),
                       .rotation = contents_rotation_at(c, slot, level),
                       .value = contents_value_at(c, slot, level) };
}

void contents_insert(Context *c, int slot, int level, Contents to) {
    int height = contents_height(c, slot);
    if (height == c->game->levels)
        context_trouble(c, "a stack grows too high");
    put_height(c, slot, height + 1);
    for (int i = height; i > level; i--)
        contents_put_level(c, slot, i, read_level(c, slot, i - 1));
    Contents fresh = { .what = to.what,
                       .state = to.state == OFF ? 0 : to.state,
                       .rotation = to.rotation == OFF ? 0 : to.rotation,
                       .value = to.value == OFF ? 0 : to.value };
    contents_put_level(c, slot, level, fresh);
}

void contents_take(Context *c, int slot, int level) {
    int height = contents_height(c, slot);
    for (int i = level; i < height - 1; i++)
        contents_put_level(c, slot, i, read_level(c, slot, i + 1));
    contents_put_level(c, slot, height - 1, (Contents){ 0 });
    put_height(c, slot, height - 1);
}
