/* Contents: what lies on the sites. Reading is cheap; writing keeps up sets, hash and journal.
 *
 * Where a game has stacks, functions without a level speak of the top. */
#ifndef LUSOR_CONTENTS_H
#define LUSOR_CONTENTS_H

#include "play/context.h"

static inline int contents_slot(const Context *c, SiteType type, int site) {
    return game_slot(c->game, type, site);
}

/* Whether there is such a site: of the board, or a cell of another container. */
static inline bool contents_known(const Context *c, SiteType type, int site) {
    return site >= 0 && (site < c->game->n_type_sites[type] ||
                         (site < c->game->n_sites && c->game->container_of[site] > 0));
}

static inline int contents_height(const Context *c, int slot) {
    return position_height(c->game, c->pos, slot);
}

/* The level of the top piece; 0 on an empty site. */
static inline int contents_top(const Context *c, int slot) {
    if (!c->game->layout.height)
        return 0;
    int n = contents_height(c, slot);
    return n ? n - 1 : 0;
}

static inline int contents_what_at(const Context *c, int slot, int level) {
    return position_what(c->game, c->pos)[slot * c->game->levels + level];
}
static inline int contents_what(const Context *c, int slot) {
    return contents_what_at(c, slot, contents_top(c, slot));
}
static inline int contents_who_at(const Context *c, int slot, int level) {
    return c->game->owner[contents_what_at(c, slot, level)];
}
static inline int contents_who(const Context *c, int slot) {
    return c->game->owner[contents_what(c, slot)];
}
/* Above the top of a stack old values may linger; they do not count. */
static inline int contents_attribute_at(const Context *c, uint32_t array, int slot, int level) {
    if (c->game->layout.height && level >= contents_height(c, slot))
        return 0;
    return position_at(c->game, c->pos, array, slot, level);
}
static inline int contents_state_at(const Context *c, int slot, int level) {
    return contents_attribute_at(c, c->game->layout.state, slot, level);
}
static inline int contents_rotation_at(const Context *c, int slot, int level) {
    return contents_attribute_at(c, c->game->layout.rotation, slot, level);
}
static inline int contents_value_at(const Context *c, int slot, int level) {
    return contents_attribute_at(c, c->game->layout.value, slot, level);
}
/* How many pieces lie on a site without stacks: 0 or 1 unless the game counts. */
static inline int contents_count(const Context *c, int slot) {
    if (c->game->layout.count)
        return position_at(c->game, c->pos, c->game->layout.count, slot, 0);
    return contents_what(c, slot) != 0;
}
/* How many pieces there are: of a stack all of them. */
static inline int contents_number(const Context *c, int slot) {
    return c->game->layout.height ? contents_height(c, slot) : contents_count(c, slot);
}
static inline bool contents_empty(const Context *c, int slot) {
    return bits_has(position_empty(c->game, c->pos), slot);
}
/* The array of what is hidden: one plane per kind, in each number one bit per player. */
static inline int32_t *contents_hidden_bits(const Context *c, int slot, int level, Hidden kind) {
    size_t plane = (size_t)c->game->n_slots * (size_t)c->game->levels;
    return POSITION_ARRAY(c->pos, c->game->layout.hidden, int32_t) + (size_t)kind * plane +
           slot * c->game->levels + level;
}
static inline bool contents_hidden(const Context *c, int slot, int level, Hidden kind, int player) {
    return c->game->layout.hidden &&
           *contents_hidden_bits(c, slot, level, kind) >> (player - 1) & 1;
}

/* What a site is to hold; OFF leaves a member as it is. */
typedef struct Contents {
    int what, count, state, rotation, value;
} Contents;

/* What lies at one level. */
Contents contents_at(const Context *c, int slot, int level);

/* Changes a site, or the top of its stack. */
void contents_put(Context *c, int slot, Contents to);
/* Takes all there is from a site, or the top of its stack. */
void contents_remove(Context *c, int slot);
/* Changes how many lie on a site and nothing else: covered by a large piece, it is not empty and
   yet nothing is there. */
void contents_set_count(Context *c, int slot, int count);
void contents_set_empty(Context *c, int slot, bool empty);

/* Changes one level of a stack. */
void contents_put_level(Context *c, int slot, int level, Contents to);
/* Puts a piece on top. A state (rotation, value) that is OFF becomes what was there before, when
   the stack was as high: Ludii's stacks forget it only when told to. */
void contents_push(Context *c, int slot, Contents to);
/* Puts a piece into a stack at `level`, at most its height; what lies above goes up. */
void contents_insert(Context *c, int slot, int level, Contents to);
/* Takes a piece out of a stack; what lies above comes down. */
void contents_take(Context *c, int slot, int level);
/* Takes the top piece. */
void contents_pop(Context *c, int slot);
/* Takes all pieces of a stack and forgets what was known of it. */
void contents_clear(Context *c, int slot);

void contents_hide(Context *c, int slot, int level, Hidden kind, int player, bool on);
/* What is hidden of a piece goes with it; of one left behind, it stays as well. */
void contents_move_hidden(Context *c, int from, int to);

/* Boardless games: whether a piece may be added here. */
static inline bool contents_playable(const Context *c, int slot) {
    return bits_has(POSITION_ARRAY(c->pos, c->game->layout.playable, Bits), slot);
}
void contents_set_playable(Context *c, int slot, bool on);

/* A piece came by a site in this turn, or no longer counts as if it had. */
void contents_set_visited(Context *c, int site, bool on);

#endif
