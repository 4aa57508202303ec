/* Context: its memory, the journal, and the stacks of moves. */
#include "play/context.h"

#include "play/action.h"
#include "play/history.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define RESERVED(R)                   \
    R(moves, MOVES_MAX)               \
    R(actions, ACTIONS_MAX)           \
    R(thens, THENS_MAX)               \
    R(betweens, BETWEENS_MAX)         \
    R(nested, NESTED_MAX)             \
    R(applied, APPLIED_MAX)           \
    R(journal, JOURNAL_MAX)           \
    R(made, MADE_MAX)                 \
    R(made_between, MADE_BETWEEN_MAX) \
    R(hashes, HASHES_MAX)             \
    R(turn_hashes, HASHES_MAX)        \
    R(scratch, SCRATCH_MAX)           \
    R(saved, SAVED_MAX)

static void *reserve(size_t bytes) {
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
                   -1, 0);
    return p == MAP_FAILED ? NULL : p;
}

/* Enough for any instance of a match. */
static size_t position_size(const Game *g) {
    size_t size = g->layout.size ? g->layout.size : sizeof(Position);
    for (int i = 0; i < g->n_instances; i++)
        if (g->instances[i].game->layout.size > size)
            size = g->instances[i].game->layout.size;
    return size;
}

Context *context_make(const Game *g) {
    Context *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->game = g->is_match ? g->instances[0].game : g;
    c->match = g->is_match ? g : NULL;
    c->pos = calloc(1, position_size(g));
    c->start = calloc(1, position_size(g));
    bool fine = c->pos && c->start;
#define RESERVE(field, max) fine = (c->field = reserve(sizeof *c->field * (size_t)(max))) && fine;
    RESERVED(RESERVE)
    if (!fine) {
        context_free(c);
        return NULL;
    }
    return c;
}

void context_free(Context *c) {
    if (!c)
        return;
#define RELEASE(field, max) \
    if (c->field)           \
        munmap(c->field, sizeof *c->field *(size_t)(max));
    RESERVED(RELEASE)
    free(c->pos);
    free(c->start);
    free(c);
}

/* The parts of a position and its history: where they are and how long. */
typedef struct Piece {
    void *at;
    size_t size;
} Piece;

enum { N_PIECES = 5 };

static void pieces_of(const Context *c, Piece out[N_PIECES]) {
    const Position *p = c->pos;
    const Made *last = p->n_moves ? &c->made[p->n_moves - 1] : NULL;
    size_t betweens = last ? (size_t)history_sites_end(last) : 0;
    out[0] = (Piece){ c->pos, c->game->layout.size };
    out[1] = (Piece){ c->made, sizeof *c->made * (size_t)p->n_moves };
    out[2] = (Piece){ c->made_between, sizeof *c->made_between * betweens };
    out[3] = (Piece){ c->hashes, sizeof *c->hashes * (size_t)p->n_hashes };
    out[4] = (Piece){ c->turn_hashes, sizeof *c->turn_hashes * (size_t)p->n_turn_hashes };
}

void context_copy(Context *to, const Context *from) {
    Piece pieces[N_PIECES];
    void *places[N_PIECES] = { to->pos, to->made, to->made_between, to->hashes, to->turn_hashes };
    pieces_of(from, pieces);
    for (int i = 0; i < N_PIECES; i++)
        memcpy(places[i], pieces[i].at, pieces[i].size);
    to->game = from->game;
    to->it = from->it;
    to->as_what = from->as_what;
    to->as_rotation = from->as_rotation;
    to->as_facing = from->as_facing;
    to->rng = from->rng;
    to->temp_rng = from->temp_rng;
    to->floor = (Ahead){ 0 };
    to->n_journal = 0;
    to->n_saved = 0;
    context_restore(to, &to->floor);
    to->it = from->it;
}

_Noreturn void context_trouble(Context *c, const char *why) {
    c->trouble = why;
    if (c->escape)
        longjmp(*c->escape, 1);
    abort(); /* whoever calls in must be ready to be told */
}

void *context_scratch(Context *c, size_t bytes) {
    bytes = (bytes + 15) & ~(size_t)15;
    if (bytes > SCRATCH_MAX - c->n_scratch)
        context_trouble(c, "evaluating needs too much memory");
    void *p = c->scratch + c->n_scratch;
    c->n_scratch += bytes;
    return p;
}

Bits *context_region(Context *c) {
    Bits *set = context_scratch(c, sizeof *set * (size_t)c->game->region_words);
    bits_clear(set, c->game->region_words);
    return set;
}

int *context_ints(Context *c, int n) {
    return context_scratch(c, sizeof(int) * (size_t)n);
}

static void remember(Context *c, const void *field, uint32_t size, uint64_t old) {
    if (c->n_journal == JOURNAL_MAX)
        context_trouble(c, "one move changes too much");
    uint32_t at = (uint32_t)((const char *)field - (const char *)c->pos);
    c->journal[c->n_journal++] = (Undo){ at, size, old };
}

void context_put(Context *c, int32_t *field, int32_t value) {
    if (*field == value)
        return;
    remember(c, field, 4, (uint32_t)*field);
    *field = value;
}

/* A number for "this value stands there"; 0 for the value 0, so that what was never touched does
   not count. */
static uint64_t mark(const Context *c, const int32_t *field, int32_t value) {
    if (!value)
        return 0;
    uint64_t z = (uint64_t)((const char *)field - (const char *)c->pos) * 0x9e3779b97f4a7c15u;
    z ^= (uint64_t)(uint32_t)value * 0xd1342543de82ef95u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

void context_put_hashed(Context *c, int32_t *field, int32_t value) {
    if (*field == value)
        return;
    context_put64(c, &c->pos->hash, c->pos->hash ^ mark(c, field, *field) ^ mark(c, field, value));
    context_put(c, field, value);
}

void context_put64(Context *c, uint64_t *field, uint64_t value) {
    if (*field == value)
        return;
    remember(c, field, 8, *field);
    *field = value;
}

void context_put_real(Context *c, double *field, double value) {
    uint64_t old;
    memcpy(&old, field, sizeof old);
    remember(c, field, 8, old);
    *field = value;
}

/* Saved pieces lie one behind the other, each behind its size; the history can be as long as the
   position says only once that is back. */
void context_save(Context *c) {
    Piece pieces[N_PIECES];
    size_t start = c->n_saved;
    pieces_of(c, pieces);
    for (int i = 0; i < N_PIECES; i++) {
        if (pieces[i].size + sizeof(size_t) > SAVED_MAX - c->n_saved)
            context_trouble(c, "the match is too long");
        memcpy(c->saved + c->n_saved, &pieces[i].size, sizeof(size_t));
        memcpy(c->saved + c->n_saved + sizeof(size_t), pieces[i].at, pieces[i].size);
        c->n_saved += sizeof(size_t) + pieces[i].size;
    }
    remember(c, c->pos, 0, start);
}

static void bring_back(Context *c, size_t start) {
    void *places[N_PIECES] = { c->pos, c->made, c->made_between, c->hashes, c->turn_hashes };
    const char *from = c->saved + start;
    for (int i = 0; i < N_PIECES; i++) {
        size_t size;
        memcpy(&size, from, sizeof size);
        memcpy(places[i], from + sizeof size, size);
        from += sizeof size + size;
    }
    c->n_saved = start;
    c->game = c->match->instances[c->pos->match.instance].game;
}

void context_undo(Context *c, int mark) {
    while (c->n_journal > mark) {
        const Undo *u = &c->journal[--c->n_journal];
        if (u->size == 0) {
            bring_back(c, u->old);
            continue;
        }
        char *field = (char *)c->pos + u->at;
        if (u->size == 4)
            *(int32_t *)field = (int32_t)u->old;
        else
            memcpy(field, &u->old, sizeof u->old);
    }
}

Ahead context_marks(const Context *c) {
    return (Ahead){ .journal = c->n_journal,
                    .moves = c->n_moves,
                    .actions = c->n_actions,
                    .thens = c->n_thens,
                    .betweens = c->n_betweens,
                    .nested = c->n_nested,
                    .applied = c->n_applied,
                    .ahead = c->ahead,
                    .depth = c->depth,
                    .scratch = c->n_scratch,
                    .it = c->it };
}

void context_restore(Context *c, const Ahead *before) {
    context_undo(c, before->journal);
    c->n_moves = before->moves;
    c->n_actions = before->actions;
    c->n_thens = before->thens;
    c->n_betweens = before->betweens;
    c->n_nested = before->nested;
    c->n_applied = before->applied;
    c->ahead = before->ahead;
    c->depth = before->depth;
    c->n_scratch = before->scratch;
    c->it = before->it;
}

Ahead context_ahead(Context *c) {
    Ahead before = context_marks(c);
    c->ahead++;
    return before;
}

void context_back(Context *c, const Ahead *before) {
    context_restore(c, before);
}

/* Room for so many actions on top. */
static Action *push_actions(Context *c, int n) {
    if (n > ACTIONS_MAX - c->n_actions)
        context_trouble(c, "too many actions in one ply");
    Action *a = c->actions + c->n_actions;
    c->n_actions += n;
    return a;
}

Move *context_push_move(Context *c, const Move *m) {
    if (c->n_moves == MOVES_MAX)
        context_trouble(c, "too many legal moves");
    c->moves[c->n_moves] = *m;
    return &c->moves[c->n_moves++];
}

_Noreturn void context_too_many(Context *c) {
    context_trouble(c, "too many legal moves");
}

/* Moves a move's actions to the top of the stack, with `room` free places before them. */
static void lift_actions(Context *c, Move *m, int room) {
    int from = m->actions, to = c->n_actions;
    push_actions(c, m->n_actions + room);
    memmove(c->actions + to + room, c->actions + from, sizeof(Action) * (size_t)m->n_actions);
    m->actions = to + room;
}

void context_add_action(Context *c, Move *m, const Action *a) {
    if (m->actions + m->n_actions != c->n_actions)
        lift_actions(c, m, 0);
    *push_actions(c, 1) = *a;
    m->n_actions++;
}

void context_add_first_action(Context *c, Move *m, const Action *a) {
    lift_actions(c, m, 1);
    c->actions[--m->actions] = *a;
    m->n_actions++;
}

void context_add_between(Context *c, Move *m, int site) {
    if (m->n_between + 1 > BETWEENS_MAX - c->n_betweens)
        context_trouble(c, "too many sites passed over in one ply");
    if (m->between + m->n_between != c->n_betweens) {
        memcpy(c->betweens + c->n_betweens, c->betweens + m->between,
               sizeof(int) * (size_t)m->n_between);
        m->between = c->n_betweens;
        c->n_betweens += m->n_between;
    }
    c->betweens[c->n_betweens++] = site;
    m->n_between++;
}

void context_add_then_to(Context *c, Move *m, const Fn *then) {
    if (c->n_thens == THENS_MAX)
        context_trouble(c, "too many consequences in one ply");
    c->thens[c->n_thens] = (Then){ then, m->then };
    m->then = c->n_thens++;
}

void context_add_then(Context *c, int first, const Fn *then) {
    for (int i = first; then && i < c->n_moves; i++) {
        context_add_then_to(c, &c->moves[i], then);
        if (c->moves[i].twin)
            context_add_then_to(c, &c->moves[i], then);
    }
}

int context_push_nested(Context *c, const Move *m) {
    if (c->n_nested == NESTED_MAX)
        context_trouble(c, "too many moves inside moves in one ply");
    c->nested[c->n_nested] = *m;
    return c->n_nested++;
}

Move *context_empty_move(Context *c) {
    Action none = action_make(ACTION_PASS);
    Move *m = context_move(c, &none);
    m->mover = m->from = m->to = m->n_actions = 0;
    c->n_actions = m->actions;
    return m;
}

void context_repeat_move(Context *c, int index) {
    if (c->n_moves == MOVES_MAX)
        context_trouble(c, "too many legal moves");
    c->moves[c->n_moves++] = c->moves[index];
}

void context_add_move(Context *c, Move *m, const Move *inner) {
    Action a = action_make(ACTION_NESTED);
    a.what = context_push_nested(c, inner);
    context_add_action(c, m, &a);
}
