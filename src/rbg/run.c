/* The machine: a depth-first search that changes the state in place.
 *
 * Each instruction is a function that ends by calling the next one, which compilers turn into a
 * jump. It returns true when the search is over: a pattern holds, the keeper has moved. A player's
 * search is never over before everything was tried. Whatever was changed on the way is put back
 * when coming back, but for what the keeper did. */
#include "rbg/run.h"
#include "rbg/value.h"

#include <stdlib.h>
#include <string.h>

/* ---- the state ---- */

static inline void flip(const RbgGame *g, RbgState *s, int piece, int v) {
    s->sets[piece * g->words + (v >> 6)] ^= (uint64_t)1 << (v & 63);
}

/* Takes a change at `v` over into the sets of pieces that are in `kept`. */
static inline void keep_sets(const RbgGame *g, RbgState *s, PieceSet kept, int v, uint8_t before,
                             uint8_t after) {
    if (kept >> before & 1)
        flip(g, s, before, v);
    if (kept >> after & 1)
        flip(g, s, after, v);
}

void run_put(const RbgGame *g, RbgState *s, int v, int piece) {
    uint8_t *here = state_board(g, s) + v;
    keep_sets(g, s, g->tracked, v, *here, (uint8_t)piece);
    *here = (uint8_t)piece;
}

/* Which vertices of word `w` hold one of the pieces. */
static inline uint64_t vertices_with(const RbgGame *g, const RbgState *s, PieceSet pieces, int w) {
    uint64_t found = 0;
    for (; pieces; pieces &= pieces - 1)
        found |= s->sets[__builtin_ctzll(pieces) * g->words + w];
    return found;
}

static inline bool holds(PieceSet set, uint8_t piece) {
    return set >> piece & 1;
}

/* ---- moves found ---- */

/* Makes room for `more` items; false if there would be too many. */
static bool grow(void **items, int *cap, int n, int more, size_t size) {
    int bigger = *cap ? *cap : 64;
    while (bigger < n + more && bigger < RUN_MOVES)
        bigger *= 2;
    void *moved = bigger >= n + more ? realloc(*items, (size_t)bigger * size) : NULL;
    if (!moved)
        return false;
    *items = moved;
    *cap = bigger;
    return true;
}

/* Stores the steps of the path that are not stored yet; the number of the last one in *last. */
static bool store_path(PathStep *path, uint32_t depth, RbgMoves *m, uint32_t *last) {
    uint32_t from = depth;
    while (from && !path[from - 1].stored)
        from--;
    uint32_t before = from ? path[from - 1].stored : 0;
    if (m->n_steps + (int)(depth - from) > m->cap_steps &&
        !grow((void **)&m->steps, &m->cap_steps, m->n_steps, (int)(depth - from), sizeof(RbgStep)))
        return false;
    for (uint32_t i = from; i < depth; i++) {
        m->steps[m->n_steps] = (RbgStep){ before, path[i].modifier, path[i].vertex };
        before = path[i].stored = (uint32_t)m->n_steps++;
    }
    *last = before;
    return true;
}

/* ---- levels ---- */

/* Makes sure that there is a level of that number. */
static bool need_level(RbgWork *w, int level) {
    if (level < w->n_levels)
        return true;
    const RbgGame *g = w->game;
    size_t slots = (size_t)(level ? g->n_levelled : g->n_slots);
    size_t bytes = (slots * (size_t)g->model.n_vertices + 1) * sizeof(uint32_t);
    if (level >= RUN_LEVELS || w->level_bytes + bytes > RUN_LEVEL_BYTES)
        return false;
    w->levels[level] = calloc(1, bytes);
    w->level_bytes += bytes;
    return w->levels[level] && ++w->n_levels;
}

/* Numbers of searches are used up after some billions; then all marks are wiped. */
static void renew_searches(RbgWork *w) {
    const RbgGame *g = w->game;
    for (int i = 0; i < w->n_levels; i++)
        memset(w->levels[i], 0,
               (size_t)(i ? g->n_levelled : g->n_slots) * (size_t)g->model.n_vertices *
                   sizeof(uint32_t));
    w->search = 0;
}

/* ---- the machine ---- */

struct Machine {
    const RbgGame *game;
    RbgWork *work;
    RbgState *state;
    uint8_t *board;
    int32_t *variables;
    PathStep *path;
    RbgMoves *moves;
    uint32_t depth;     /* of the path */
    uint32_t search;    /* the search between two modifiers that is under way */
    uint32_t queue_top; /* where the next flood may keep what it has to visit */
    uint32_t tried;     /* modifiers, patterns, floods */
    int level;
    const char *stack_end; /* the search may nest until the stack has grown to here */
};

static const char too_deep[] = "the rules repeat modifiers without end, or a move has too many";
static const char too_long[] = "the search for moves takes too long: the rules may never end";
static const char too_many[] = "there are too many legal moves";
static const char no_rest[] = "the keeper moves on and on: the rules may never end";

/* Ends the search; the reason is kept for the caller. */
static bool give_up(Machine *m, const char *why) {
    if (!m->work->trouble)
        m->work->trouble = why;
    return true;
}

static inline bool go(Machine *m, const Instr *in, int v) {
    return in->follow(m, in, v);
}

/* Counts what may be done too often; true when it was. */
static inline bool tick(Machine *m) {
    return ++m->tried > m->work->patience && give_up(m, too_long);
}

/* Searches that nest without bound pass through modifiers or remember where they were; there they
   look whether the stack has grown too large. */
static inline bool is_deep(const Machine *m) {
    return (const char *)__builtin_frame_address(0) < m->stack_end;
}

/* ---- tests and single steps ---- */

static bool do_fail(Machine *m, const Instr *in, int v) {
    (void)m, (void)in, (void)v;
    return false;
}

static bool do_accept(Machine *m, const Instr *in, int v) {
    (void)m, (void)in, (void)v;
    return true;
}

static bool do_on(Machine *m, const Instr *in, int v) {
    return holds(in->mask, m->board[v]) && go(m, in->next, v);
}

static bool do_step(Machine *m, const Instr *in, int v) {
    v = in->to[v];
    return v >= 0 && holds(in->mask, m->board[v]) && go(m, in->next, v);
}

/* Whether all steps of a chain can be made; where they lead in *v. */
static inline bool take_steps(const Machine *m, const Instr *in, int *v) {
    const int16_t *place = in->to + *v * in->n;
    if (*place < 0)
        return false;
    for (int i = 0; i < in->n; i++)
        if (!holds(in->masks[i], m->board[place[i]]))
            return false;
    *v = place[in->n - 1];
    return true;
}

static bool do_steps(Machine *m, const Instr *in, int v) {
    return take_steps(m, in, &v) && go(m, in->next, v);
}

static bool do_steps_accept(Machine *m, const Instr *in, int v) {
    return take_steps(m, in, &v);
}

static bool do_step_accept(Machine *m, const Instr *in, int v) {
    v = in->to[v];
    return v >= 0 && holds(in->mask, m->board[v]);
}

static bool do_dispatch(Machine *m, const Instr *in, int v) {
    return go(m, in->table[m->board[v]], v);
}

static bool do_compare(Machine *m, const Instr *in, int v) {
    return value_compare_two(m->game, m->state, in->expr) && go(m, in->next, v);
}

static bool do_compare_to(Machine *m, const Instr *in, int v) {
    return value_compare(m->variables[in->a], (Comparison)in->n, in->constant) &&
           go(m, in->next, v);
}

static bool do_compare_count(Machine *m, const Instr *in, int v) {
    const uint64_t *set = m->state->sets + (size_t)in->a * (size_t)m->game->words;
    int64_t count = 0;
    if (in->constant == 0) /* "some" and "none" need no counting */
        for (int i = 0; i < m->game->words && !count; i++)
            count = set[i] != 0;
    else
        count = value_count(m->game, m->state, in->a);
    return value_compare(count, (Comparison)in->n, in->constant) && go(m, in->next, v);
}

/* ---- ends of moves ---- */

/* Room for `more` moves that go on from the path; where they go, NULL if there is no room. */
static inline RbgStep *room_for_moves(Machine *m, int more, uint32_t *before) {
    RbgMoves *moves = m->moves;
    *before = m->depth ? m->path[m->depth - 1].stored : 0;
    if (m->depth && !*before && !store_path(m->path, m->depth, moves, before))
        return NULL;
    if (moves->n + more > moves->cap &&
        !grow((void **)&moves->last, &moves->cap, moves->n, more, sizeof(RbgStep)))
        return NULL;
    return moves->last + moves->n;
}

static bool do_end_move(Machine *m, const Instr *in, int v) {
    uint32_t before;
    RbgStep *last = room_for_moves(m, 1, &before);
    if (!last)
        return give_up(m, too_many);
    *last = (RbgStep){ before, in->n, (uint16_t)v };
    m->moves->n++;
    return false;
}

static bool do_end_keeper(Machine *m, const Instr *in, int v) {
    const Modifier *modifier = &m->game->modifiers[in->n];
    m->state->at = (uint16_t)v;
    m->state->mover = modifier->a;
    m->state->entry = modifier->entry;
    return true;
}

/* ---- modifiers ---- */

/* What follows a modifier: a search of its own, on a level of its own if need be. `flags` are
   those of the instruction, known when this is compiled where it matters. */
static inline bool follow_modifier(Machine *m, const Instr *in, int v, unsigned flags) {
    uint32_t search = m->search;
    if (tick(m))
        return true;
    if (is_deep(m) || (flags & FLAG_NOTED && m->depth == RUN_PATH))
        return give_up(m, too_deep);
    if (flags & FLAG_NOTED)
        m->path[m->depth++] = (PathStep){ in->n, (uint16_t)v, 0 };
    if (flags & FLAG_FRESH)
        m->search = ++m->work->search;
    if (flags & FLAG_LEVEL && !need_level(m->work, ++m->level))
        return give_up(m, too_deep);
    bool over = go(m, in->next, v);
    if (flags & FLAG_LEVEL)
        m->level--;
    if (flags & FLAG_FRESH)
        m->search = search;
    if (flags & FLAG_NOTED)
        m->depth--;
    return over;
}

static inline bool follow_off(Machine *m, const Instr *in, int v, unsigned flags) {
    uint8_t before = m->board[v], after = (uint8_t)in->a;
    if (in->mask)
        keep_sets(m->game, m->state, in->mask, v, before, after);
    m->board[v] = after;
    bool over = follow_modifier(m, in, v, flags);
    if (over && flags & FLAG_FOR_GOOD && !m->work->trouble)
        return true;
    m->board[v] = before;
    if (in->mask)
        keep_sets(m->game, m->state, in->mask, v, before, after);
    return over;
}

static bool do_note(Machine *m, const Instr *in, int v) {
    return follow_modifier(m, in, v, in->flags);
}

static bool do_note_plain(Machine *m, const Instr *in, int v) {
    return follow_modifier(m, in, v, FLAG_NOTED);
}

static bool do_off(Machine *m, const Instr *in, int v) {
    return follow_off(m, in, v, in->flags);
}

static bool do_off_noted(Machine *m, const Instr *in, int v) {
    return follow_off(m, in, v, FLAG_NOTED);
}

static bool do_off_for_good(Machine *m, const Instr *in, int v) {
    return follow_off(m, in, v, FLAG_FOR_GOOD);
}

static inline bool follow_assign(Machine *m, const Instr *in, int v, int64_t value) {
    int32_t before = m->variables[in->a];
    if (value < 0 || value > in->constant)
        return false;
    if (!(in->flags & FLAG_UNREAD))
        m->variables[in->a] = (int32_t)value;
    bool over = follow_modifier(m, in, v, in->flags);
    if (!over || !(in->flags & FLAG_FOR_GOOD) || m->work->trouble)
        m->variables[in->a] = before;
    return over;
}

static bool do_assign(Machine *m, const Instr *in, int v) {
    int64_t value;
    return value_of(m->game, m->state, in->expr->left, &value) && follow_assign(m, in, v, value);
}

static bool do_assign_sum(Machine *m, const Instr *in, int v) {
    int64_t value = in->summand;
    if (in->variable >= 0)
        value += m->variables[in->variable];
    return follow_assign(m, in, v, value);
}

/* ---- patterns ---- */

static inline bool follow_if(Machine *m, const Instr *in, int v, unsigned flags) {
    uint32_t search = m->search;
    if (tick(m))
        return true;
    if (flags & FLAG_FRESH)
        m->search = ++m->work->search;
    const Instr *next = go(m, in->pattern, v) ? in->next : in->other;
    if (flags & FLAG_FRESH)
        m->search = search;
    return m->work->trouble ? true : go(m, next, v);
}

static bool do_if(Machine *m, const Instr *in, int v) {
    return follow_if(m, in, v, 0);
}

/* A pattern that remembers where it was. */
static bool do_if_fresh(Machine *m, const Instr *in, int v) {
    return follow_if(m, in, v, FLAG_FRESH);
}

static bool do_if_step(Machine *m, const Instr *in, int v) {
    int t = in->to[v];
    return go(m, t >= 0 && holds(in->mask, m->board[t]) ? in->next : in->other, v);
}

static inline bool any_in_list(const Machine *m, const Instr *in, int v) {
    const uint16_t *to = in->lists->to + in->lists->first[v];
    const uint16_t *end = in->lists->to + in->lists->first[v + 1];
    while (to < end && !holds(in->mask, m->board[*to]))
        to++;
    return to < end;
}

static bool do_if_list(Machine *m, const Instr *in, int v) {
    return go(m, any_in_list(m, in, v) ? in->next : in->other, v);
}

static bool do_if_scan(Machine *m, const Instr *in, int v) {
    int w = 0;
    while (w < m->game->words && !(in->rows[v][w] & vertices_with(m->game, m->state, in->mask, w)))
        w++;
    return go(m, w < m->game->words ? in->next : in->other, v);
}

/* ---- many places ---- */

static bool do_list(Machine *m, const Instr *in, int v) {
    const uint16_t *to = in->lists->to + in->lists->first[v];
    const uint16_t *end = in->lists->to + in->lists->first[v + 1];
    for (; to < end; to++)
        if (holds(in->mask, m->board[*to]) && go(m, in->next, *to))
            return true;
    return false;
}

static bool do_list_accept(Machine *m, const Instr *in, int v) {
    return any_in_list(m, in, v);
}

/* A list whose places each complete a move. */
static bool do_list_end(Machine *m, const Instr *in, int v) {
    const uint16_t *to = in->lists->to + in->lists->first[v];
    const uint16_t *end = in->lists->to + in->lists->first[v + 1];
    uint32_t before;
    if (to == end) /* there may be no room yet, and none is needed */
        return false;
    RbgStep *last = room_for_moves(m, (int)(end - to), &before);
    if (!last)
        return give_up(m, too_many);
    for (; to < end; to++)
        if (holds(in->mask, m->board[*to]))
            *last++ = (RbgStep){ before, in->next->n, *to };
    m->moves->n = (int)(last - m->moves->last);
    return false;
}

static bool do_scan(Machine *m, const Instr *in, int v) {
    const uint64_t *row = in->rows[v];
    for (int w = 0; w < m->game->words; w++)
        for (uint64_t left = row[w] & vertices_with(m->game, m->state, in->mask, w); left;
             left &= left - 1)
            if (go(m, in->next, w * 64 + __builtin_ctzll(left)))
                return true;
    return false;
}

static bool do_scan_all(Machine *m, const Instr *in, int v) {
    const uint64_t *row = in->rows[v];
    for (int w = 0; w < m->game->words; w++)
        for (uint64_t left = row[w]; left; left &= left - 1)
            if (go(m, in->next, w * 64 + __builtin_ctzll(left)))
                return true;
    return false;
}

/* One kind of piece on a board of one word. */
static bool do_scan_one(Machine *m, const Instr *in, int v) {
    for (uint64_t left = in->rows[v][0] & m->state->sets[in->a]; left; left &= left - 1)
        if (go(m, in->next, __builtin_ctzll(left)))
            return true;
    return false;
}

static bool do_scan_end(Machine *m, const Instr *in, int v) {
    uint32_t before;
    RbgStep *last = room_for_moves(m, m->game->words * 64, &before);
    if (!last)
        return give_up(m, too_many);
    for (int w = 0; w < m->game->words; w++)
        for (uint64_t left = in->rows[v][w] & vertices_with(m->game, m->state, in->mask, w); left;
             left &= left - 1)
            *last++ = (RbgStep){ before, in->next->n, (uint16_t)(w * 64 + __builtin_ctzll(left)) };
    m->moves->n = (int)(last - m->moves->last);
    return false;
}

/* The last open alternative needs no way back. */
static bool do_choice(Machine *m, const Instr *in, int v) {
    const Instr *last = NULL;
    for (const Alternative *alt = in->alternatives, *end = alt + in->n; alt < end; alt++) {
        if (!holds(alt->mask, m->board[v]))
            continue;
        if (last && go(m, last, v))
            return true;
        last = alt->next;
    }
    return last && go(m, last, v);
}

static bool do_fan(Machine *m, const Instr *in, int v) {
    const Fan *fan = in->fan;
    const FanTarget *t = fan->targets + fan->first[v], *end = fan->targets + fan->first[v + 1];
    for (; t < end; t++) {
        const Alternative *alt = &fan->alternatives[t->alternative];
        if (holds(alt->mask, m->board[t->vertex]) && go(m, alt->next, t->vertex))
            return true;
    }
    return false;
}

/* A fan in which every way ends a pattern. */
static bool do_fan_accept(Machine *m, const Instr *in, int v) {
    const Fan *fan = in->fan;
    const FanTarget *t = fan->targets + fan->first[v], *end = fan->targets + fan->first[v + 1];
    while (t < end && !holds(fan->alternatives[t->alternative].mask, m->board[t->vertex]))
        t++;
    return t < end;
}

/* A fan in which every way completes a move. */
static bool do_fan_end(Machine *m, const Instr *in, int v) {
    const Fan *fan = in->fan;
    const FanTarget *t = fan->targets + fan->first[v], *end = fan->targets + fan->first[v + 1];
    uint32_t before;
    RbgStep *last = room_for_moves(m, (int)(end - t), &before);
    if (!last)
        return give_up(m, too_many);
    for (; t < end; t++) {
        const Alternative *alt = &fan->alternatives[t->alternative];
        if (holds(alt->mask, m->board[t->vertex]))
            *last++ = (RbgStep){ before, alt->next->n, t->vertex };
    }
    m->moves->n = (int)(last - m->moves->last);
    return false;
}

static inline uint32_t *mark_of(const Machine *m, const Instr *in, int v) {
    uint32_t *marks = m->work->levels[in->flags & FLAG_LEVELLED ? m->level : 0];
    return marks + (size_t)in->a * (size_t)m->game->model.n_vertices + v;
}

static bool do_visit(Machine *m, const Instr *in, int v) {
    uint32_t *mark = mark_of(m, in, v);
    if (*mark == m->search)
        return false;
    *mark = m->search;
    if (is_deep(m))
        return give_up(m, too_deep);
    return tick(m) || go(m, in->next, v);
}

static bool do_ray(Machine *m, const Instr *in, int v) {
    for (;;) {
        if (go(m, in->next, v))
            return true;
        if (!holds(in->mask2, m->board[v]))
            return false;
        v = in->to[v];
        if (v < 0 || !holds(in->mask, m->board[v]))
            return false;
    }
}

/* A ray of which only the places with certain pieces matter. */
static bool do_ray_on(Machine *m, const Instr *in, int v) {
    const Instr *on = in->next;
    for (;;) {
        uint8_t piece = m->board[v];
        if (holds(on->mask, piece) && go(m, on->next, v))
            return true;
        if (!holds(in->mask2, piece))
            return false;
        v = in->to[v];
        if (v < 0 || !holds(in->mask, m->board[v]))
            return false;
    }
}

/* A ray from each place of which steps are tried. */
static bool do_ray_steps(Machine *m, const Instr *in, int v) {
    for (;;) {
        int t = v;
        if (take_steps(m, in->next, &t) && go(m, in->next->next, t))
            return true;
        if (!holds(in->mask2, m->board[v]))
            return false;
        v = in->to[v];
        if (v < 0 || !holds(in->mask, m->board[v]))
            return false;
    }
}

/* A ray on which every place completes a move. */
static bool do_ray_end(Machine *m, const Instr *in, int v) {
    uint32_t before;
    RbgStep *last = room_for_moves(m, m->game->model.n_vertices, &before);
    if (!last)
        return give_up(m, too_many);
    do {
        *last++ = (RbgStep){ before, in->next->n, (uint16_t)v };
        if (!holds(in->mask2, m->board[v]))
            break;
        v = in->to[v];
    } while (v >= 0 && holds(in->mask, m->board[v]));
    m->moves->n = (int)(last - m->moves->last);
    return false;
}

/* Adds to the queue what one round of a flood reaches from `v`; returns its new end. */
static inline uint32_t spread(Machine *m, const Instr *in, int v, uint32_t *marks, uint32_t tail) {
    if (!holds(in->mask2, m->board[v]))
        return tail;
    for (uint32_t i = in->lists->first[v]; i < in->lists->first[v + 1]; i++) {
        int t = in->lists->to[i];
        if (holds(in->mask, m->board[t]) && marks[t] != m->search) {
            marks[t] = m->search;
            m->work->queue[tail++] = (uint16_t)t;
        }
    }
    return tail;
}

static bool do_flood(Machine *m, const Instr *in, int v) {
    uint32_t *marks = mark_of(m, in, 0);
    uint32_t start = m->queue_top, head = start, tail = start;
    if (marks[v] == m->search)
        return false;
    if (start + (uint32_t)m->game->model.n_vertices >= RUN_QUEUE || is_deep(m))
        return give_up(m, too_deep);
    marks[v] = m->search;
    bool over = tick(m) || go(m, in->next, v);
    while (!over) {
        tail = spread(m, in, v, marks, tail);
        if (head == tail)
            break;
        v = m->work->queue[head++];
        m->queue_top = tail;
        over = go(m, in->next, v);
    }
    m->queue_top = start;
    return over;
}

/* ---- linking ---- */

static Follow *const functions[OP_COUNT] = {
    [OP_FAIL] = do_fail,
    [OP_ACCEPT] = do_accept,
    [OP_ON] = do_on,
    [OP_STEP] = do_step,
    [OP_STEPS] = do_steps,
    [OP_LIST] = do_list,
    [OP_SCAN] = do_scan,
    [OP_SCAN_ALL] = do_scan_all,
    [OP_CHOICE] = do_choice,
    [OP_FAN] = do_fan,
    [OP_DISPATCH] = do_dispatch,
    [OP_IF] = do_if,
    [OP_IF_STEP] = do_if_step,
    [OP_IF_LIST] = do_if_list,
    [OP_IF_SCAN] = do_if_scan,
    [OP_COMPARE] = do_compare,
    [OP_COMPARE_TO] = do_compare_to,
    [OP_COMPARE_COUNT] = do_compare_count,
    [OP_NOTE] = do_note,
    [OP_OFF] = do_off,
    [OP_ASSIGN] = do_assign,
    [OP_ASSIGN_SUM] = do_assign_sum,
    [OP_END_MOVE] = do_end_move,
    [OP_END_KEEPER] = do_end_keeper,
    [OP_VISIT] = do_visit,
    [OP_RAY] = do_ray,
    [OP_FLOOD] = do_flood,
};

/* Functions for an instruction with exactly these flags, or with this one next; the last that
   fits is taken. */
static const struct {
    Opcode op;
    int flags; /* -1: any */
    int next;  /* -1: any */
    Follow *follow;
} special[] = {
    { OP_NOTE, FLAG_NOTED, -1, do_note_plain },
    { OP_OFF, FLAG_NOTED, -1, do_off_noted },
    { OP_OFF, FLAG_FOR_GOOD, -1, do_off_for_good },
    { OP_IF, FLAG_FRESH, -1, do_if_fresh },
    { OP_LIST, -1, OP_END_MOVE, do_list_end },
    { OP_SCAN, FLAG_ONE, -1, do_scan_one },
    { OP_SCAN, -1, OP_END_MOVE, do_scan_end },
    { OP_RAY, -1, OP_END_MOVE, do_ray_end },
    { OP_RAY, -1, OP_ON, do_ray_on },
    { OP_RAY, -1, OP_STEPS, do_ray_steps },
    { OP_STEP, -1, OP_ACCEPT, do_step_accept },
    { OP_STEPS, -1, OP_ACCEPT, do_steps_accept },
    { OP_LIST, -1, OP_ACCEPT, do_list_accept },
};

static bool all_lead_to(const Instr *fan, Opcode op) {
    for (int i = 0; i < fan->n; i++)
        if (fan->fan->alternatives[i].next->op != op)
            return false;
    return true;
}

void run_link(Instr *in) {
    in->follow = functions[in->op];
    for (size_t i = 0; i < sizeof special / sizeof *special; i++)
        if (in->op == special[i].op && (special[i].flags < 0 || in->flags == special[i].flags) &&
            (special[i].next < 0 || (in->next && in->next->op == special[i].next)))
            in->follow = special[i].follow;
    if (in->op == OP_FAN && all_lead_to(in, OP_END_MOVE))
        in->follow = do_fan_end;
    if (in->op == OP_FAN && all_lead_to(in, OP_ACCEPT))
        in->follow = do_fan_accept;
}

/* ---- turns ---- */

static void begin_turn(Machine *m) {
    if (m->work->search > UINT32_MAX - 2u * RUN_PATIENCE)
        renew_searches(m->work);
    m->search = ++m->work->search;
    m->depth = m->queue_top = m->tried = 0;
    m->level = 0;
    m->stack_end = (const char *)__builtin_frame_address(0) - RUN_STACK_BYTES;
}

void run_player(const RbgGame *game, RbgWork *work, RbgState *state, RbgMoves *moves) {
    Machine m = { .game = game, .work = work, .state = state, .path = work->path, .moves = moves };
    m.board = state_board(game, state);
    m.variables = state_variables(game, state);
    work->trouble = NULL;
    begin_turn(&m);
    go(&m, game->entries[state->entry], state->at);
}

void run_keeper(const RbgGame *game, RbgWork *work, RbgState *state) {
    Machine m = { .game = game, .work = work, .state = state };
    m.board = state_board(game, state);
    m.variables = state_variables(game, state);
    work->trouble = NULL;
    for (int i = 0; state->mover < 0; i++) {
        begin_turn(&m);
        if (i == RUN_KEEPER_MOVES)
            give_up(&m, no_rest);
        if (work->trouble || !go(&m, game->entries[state->entry], state->at))
            return;
    }
}
