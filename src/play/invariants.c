/* Invariants: what must hold at every ply of every game, whatever its rules. */
#include "play/invariants.h"

#include "base/hash.h"
#include "play/state_hash.h"
#include "play/state_text.h"
#include "play/turn.h"

#include <string.h>

typedef struct Seen {
    uint64_t hash, text;
} Seen;

static void broken(Invariants *v, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static void broken(Invariants *v, const char *fmt, ...) {
    va_list ap;
    if (v->broken)
        return;
    va_start(ap, fmt);
    v->broken = arena_vprintf(v->arena, fmt, ap);
    va_end(ap);
}

bool invariants_begin(Invariants *v, Arena *a, const Context *c) {
    const Game *g = c->match ? c->match : c->game;
    *v = (Invariants){ .arena = a, .copy = context_make(g), .spare = context_make(g) };
    if (!v->copy || !v->spare)
        return false;
    v->copy->escape = v->spare->escape = c->escape;
    context_copy(v->copy, c);
    state_text(c, &v->text);
    invariants_state(v, c, &v->text);
    return true;
}

void invariants_end(Invariants *v) {
    context_free(v->copy);
    context_free(v->spare);
    text_free(&v->text);
    text_free(&v->other);
}

/* ---- taking back ---- */

void invariants_keep(Invariants *v, const Context *c) {
    uint32_t size = c->game->layout.size;
    if (v->kept_size < size)
        v->kept = arena_alloc(v->arena, v->kept_size = size);
    memcpy(v->kept, c->pos, size);
}

void invariants_taken_back(Invariants *v, const Context *c, const Move *m) {
    if (!memcmp(v->kept, c->pos, c->game->layout.size))
        return;
    text_clear(&v->text);
    move_text(m, c->actions + m->actions, 0, &v->text);
    broken(v, "taking back %s leaves another position", text_str(&v->text));
}

/* ---- copies ---- */

const Move *invariants_chosen(Context *c, const Choice *choice) {
    const Move *parts[PLAYERS_MAX];
    if (c->game->mode != MODE_SIMULTANEOUS)
        return turn_move(c, choice->moves[0]);
    for (int i = 0; i < choice->n; i++)
        parts[i] = turn_move(c, choice->moves[i]);
    return turn_combine(c, parts, choice->n);
}

static bool same_move(const Context *c, const Move *a, const Context *d, const Move *b) {
    if (a->mover != b->mover || a->from != b->from || a->to != b->to ||
        a->n_actions != b->n_actions)
        return false;
    const Action *x = turn_decision(c, a), *y = turn_decision(d, b);
    return !x == !y && (!x || (x->kind == y->kind && x->what == y->what && x->value == y->value));
}

void invariants_moves(Invariants *v, const Context *c, int n) {
    Context *last = v->copy;
    v->copy = v->spare;
    v->spare = last;
    context_copy(v->copy, last);
    int own = turn_moves(v->copy);
    if (own != n)
        broken(v, "a copy of the position has %d legal moves, not %d", own, n);
    for (int i = 0; i < n && i < own; i++)
        if (!same_move(c, turn_move(c, i), v->copy, turn_move(v->copy, i)))
            broken(v, "a copy of the position has other legal moves");
}

void invariants_made(Invariants *v, const Context *c, const Choice *choice) {
    if (v->broken)
        return; /* the copy may not have such a move */
    Move m = *invariants_chosen(v->copy, choice);
    turn_apply(v->copy, &m);
    text_clear(&v->text);
    text_clear(&v->other);
    state_text(c, &v->text);
    state_text(v->copy, &v->other);
    if (strcmp(text_str(&v->text), text_str(&v->other)))
        broken(v, "a copy of the position plays on to another state: %s", text_str(&v->other));
    else if (memcmp(c->pos, v->copy->pos, c->game->layout.size))
        broken(v, "a copy of the position plays on to other bytes");
    else if (c->rng.state != v->copy->rng.state)
        broken(v, "a copy of the position draws other random numbers");
    invariants_state(v, c, &v->text);
}

/* ---- hashes ---- */

static Seen *find(Seen *seen, int cap, uint64_t hash) {
    size_t i = hash & (size_t)(cap - 1);
    while (seen[i].text && seen[i].hash != hash)
        i = (i + 1) & (size_t)(cap - 1);
    return &seen[i];
}

static void grow(Invariants *v) {
    Seen *old = v->seen;
    int n = v->cap_seen;
    v->cap_seen = n ? n * 2 : 1024;
    v->seen = ARENA_ARRAY(v->arena, Seen, v->cap_seen);
    for (int i = 0; i < n; i++)
        if (old[i].text)
            *find(v->seen, v->cap_seen, old[i].hash) = old[i];
}

void invariants_state(Invariants *v, const Context *c, const Text *state) {
    uint64_t text = hash_fnv64(text_str(state), state->n) | 1; /* 0 marks a free place */
    if (2 * v->n_seen >= v->cap_seen)
        grow(v);
    Seen *s = find(v->seen, v->cap_seen, state_hash(c));
    if (s->text && s->text != text)
        broken(v, "another state met in this play has the same hash as: %s", text_str(state));
    v->n_seen += !s->text;
    *s = (Seen){ state_hash(c), text };
}
