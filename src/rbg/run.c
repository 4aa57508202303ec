/* The machine: a depth-first search with its own stack.
 *
 * A choice leaves a frame behind; failing goes back to the topmost. Modifiers change the state in
 * place and leave a frame that puts things back. A pattern runs above a frame of its own, and when
 * it holds everything above that is dropped. */
#include "rbg/run.h"

#include <stdlib.h>
#include <string.h>

/* ---- values ---- */

static int count_pieces(const RbgGame *g, const RbgState *s, int piece) {
    const uint64_t *set = s->sets + (size_t)piece * (size_t)g->words;
    int n = 0;
    for (int i = 0; i < g->words; i++)
        n += __builtin_popcountll(set[i]);
    return n;
}

static bool apply_operator(ArithKind kind, int64_t *left, int64_t right) {
    switch (kind) {
    case ARITH_ADD:
        return !__builtin_add_overflow(*left, right, left);
    case ARITH_SUB:
        return !__builtin_sub_overflow(*left, right, left);
    case ARITH_MUL:
        return !__builtin_mul_overflow(*left, right, left);
    default:
        if (!right || (right == -1 && *left == INT64_MIN))
            return false;
        *left /= right;
        return true;
    }
}

bool run_value(const RbgGame *g, const RbgState *s, const Arith *e, int64_t *out) {
    switch (e->kind) {
    case ARITH_NUMBER:
        *out = e->value;
        return true;
    case ARITH_VARIABLE:
        *out = state_variables(g, s)[e->value];
        return true;
    case ARITH_COUNT:
        *out = count_pieces(g, s, (int)e->value);
        return true;
    default:
        if (!run_value(g, s, e->items[0], out))
            return false;
        for (int i = 1; i < e->n; i++) {
            int64_t right;
            if (!run_value(g, s, e->items[i], &right) || !apply_operator(e->kind, out, right))
                return false;
        }
        return true;
    }
}

static bool compare(int64_t left, Comparison how, int64_t right) {
    switch (how) {
    case IS_EQUAL:
        return left == right;
    case IS_DIFFERENT:
        return left != right;
    case IS_LESS:
        return left < right;
    case IS_MORE:
        return left > right;
    case IS_AT_MOST:
        return left <= right;
    default:
        return left >= right;
    }
}

static bool compare_values(const RbgGame *g, const RbgState *s, const Expr *e) {
    int64_t left, right;
    return run_value(g, s, e->left, &left) && run_value(g, s, e->right, &right) &&
           compare(left, (Comparison)e->a, right);
}

/* ---- the state ---- */

static inline void flip(const RbgGame *g, RbgState *s, int piece, int v) {
    s->sets[piece * g->words + (v >> 6)] ^= (uint64_t)1 << (v & 63);
}

void run_put(const RbgGame *g, RbgState *s, int v, int piece) {
    uint8_t *here = state_board(g, s) + v;
    flip(g, s, *here, v);
    flip(g, s, piece, v);
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

static bool grow(void **items, int *cap, size_t size) {
    int bigger = *cap ? *cap * 2 : 64;
    void *more = *cap < RUN_MOVES ? realloc(*items, (size_t)bigger * size) : NULL;
    if (!more)
        return false;
    *items = more;
    *cap = bigger;
    return true;
}

/* Stores the steps of the path that are not stored yet; returns the number of the last one. */
static bool store_path(PathStep *path, uint32_t depth, RbgMoves *m, uint32_t *last) {
    uint32_t from = depth;
    while (from && !path[from - 1].stored)
        from--;
    uint32_t before = from ? path[from - 1].stored : 0;
    for (uint32_t i = from; i < depth; i++) {
        if (m->n_steps == m->cap_steps && !grow((void **)&m->steps, &m->cap_steps, sizeof(RbgStep)))
            return false;
        m->steps[m->n_steps] = (RbgStep){ before, path[i].modifier, path[i].vertex };
        before = path[i].stored = (uint32_t)m->n_steps++;
    }
    *last = before;
    return true;
}

static bool store_move(PathStep *path, uint32_t depth, RbgMoves *m, int modifier, int v) {
    uint32_t before = depth ? path[depth - 1].stored : 0;
    if (depth && !before && !store_path(path, depth, m, &before))
        return false;
    if (m->n == m->cap && !grow((void **)&m->last, &m->cap, sizeof(RbgStep)))
        return false;
    m->last[m->n++] = (RbgStep){ before, (uint16_t)modifier, (uint16_t)v };
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
    if (w->search < UINT32_MAX - 2u * RUN_MODIFIERS)
        return;
    for (int i = 0; i < w->n_levels; i++)
        memset(w->levels[i], 0,
               (size_t)(i ? g->n_levelled : g->n_slots) * (size_t)g->model.n_vertices *
                   sizeof(uint32_t));
    w->search = 0;
}

/* ---- undoing ---- */

static inline void undo_off(const RbgGame *g, RbgState *s, const Frame *f) {
    uint8_t *here = state_board(g, s) + f->v;
    if (f->bits) {
        flip(g, s, *here, f->v);
        flip(g, s, f->aux, f->v);
    }
    *here = (uint8_t)f->aux;
}

static inline void undo_assign(const RbgGame *g, RbgState *s, const Frame *f) {
    state_variables(g, s)[f->aux] = (int32_t)f->bits;
}

/* Drops the frames from `top` down to `floor`; returns how many levels that ends. */
static int unwind(const RbgGame *g, RbgState *s, const Frame *top, const Frame *floor) {
    int levels = 0;
    while (top > floor) {
        top--;
        if (top->in->op == OP_UNDO_OFF)
            undo_off(g, s, top);
        else if (top->in->op == OP_UNDO_ASSIGN)
            undo_assign(g, s, top);
        else
            continue;
        levels += top->in->flags & FLAG_LEVEL ? 1 : 0;
    }
    return levels;
}

static const Instr halt = { .op = OP_HALT };
static const Instr undo_off_instr[2] = { { .op = OP_UNDO_OFF },
                                         { .op = OP_UNDO_OFF, .flags = FLAG_LEVEL } };
static const Instr undo_assign_instr[2] = { { .op = OP_UNDO_ASSIGN },
                                            { .op = OP_UNDO_ASSIGN, .flags = FLAG_LEVEL } };

static const char too_deep[] = "the rules repeat modifiers without end, or a move has too many";
static const char too_long[] = "the search for moves takes too long: the rules may never end";
static const char too_many[] = "there are too many legal moves";
static const char no_rest[] = "the keeper moves on and on: the rules may never end";

/* ---- the machine ---- */

#define GO(instr)            \
    do {                     \
        in = (instr);        \
        goto *enter[in->op]; \
    } while (0)

#define PUSH(instr, extra, rest)                                                                  \
    do {                                                                                          \
        if (sp == limit)                                                                          \
            TROUBLE(too_deep);                                                                    \
        *sp++ =                                                                                   \
            (Frame){ (instr), (rest), (uint16_t)v, (uint16_t)(extra), depth, search, queue_top }; \
    } while (0)

#define TROUBLE(why)           \
    do {                       \
        work->trouble = (why); \
        goto trouble;          \
    } while (0)

#define NOTE_STEP()                                          \
    do {                                                     \
        if (depth == RUN_PATH)                               \
            TROUBLE(too_deep);                               \
        path[depth++] = (PathStep){ in->n, (uint16_t)v, 0 }; \
    } while (0)

/* What follows a modifier: a search of its own, on a level of its own if need be. */
#define NEXT_SEARCH()                     \
    do {                                  \
        if (++tried > RUN_MODIFIERS)      \
            TROUBLE(too_long);            \
        if (in->flags & FLAG_LEVEL) {     \
            level++;                      \
            if (!need_level(work, level)) \
                TROUBLE(too_deep);        \
        }                                 \
        if (in->flags & FLAG_FRESH)       \
            search = ++work->search;      \
        GO(in->next);                     \
    } while (0)

static inline uint32_t *mark_of(const RbgWork *work, const Instr *in, int level, int v) {
    uint32_t *marks = work->levels[in->flags & FLAG_LEVELLED ? level : 0];
    return marks + (size_t)in->a * (size_t)work->game->model.n_vertices + v;
}

/* The first place from `from` on in the list of `v` where a piece of the mask is, -1: none. */
static inline int next_in_list(const Instr *in, const uint8_t *board, uint32_t end,
                               uint32_t *from) {
    for (uint32_t i = *from; i < end; i++) {
        int t = in->lists->to[i];
        if (holds(in->mask, board[t])) {
            *from = i + 1;
            return t;
        }
    }
    return -1;
}

static bool any_in_list(const Instr *in, const uint8_t *board, int v) {
    uint32_t from = in->lists->first[v];
    return next_in_list(in, board, in->lists->first[v + 1], &from) >= 0;
}

static bool any_in_row(const RbgGame *g, const RbgState *s, const Instr *in, int v) {
    for (int w = 0; w < g->words; w++)
        if (in->rows[v][w] & vertices_with(g, s, in->mask, w))
            return true;
    return false;
}

/* Adds to the queue what one round of a flood reaches from `v`. */
static inline uint32_t spread(const Instr *in, const uint8_t *board, uint32_t *marks,
                              uint32_t search, int v, uint16_t *queue, uint32_t tail) {
    if (!holds(in->mask2, board[v]))
        return tail;
    for (uint32_t i = in->lists->first[v]; i < in->lists->first[v + 1]; i++) {
        int t = in->lists->to[i];
        if (holds(in->mask, board[t]) && marks[t] != search) {
            marks[t] = search;
            queue[tail++] = (uint16_t)t;
        }
    }
    return tail;
}

void run(const RbgGame *game, RbgWork *work, RbgState *state, RbgMoves *moves) {
    static const void *const enter[OP_COUNT] = {
#define X(name) [OP_##name] = &&enter_##name,
        RBG_OPCODES(X)
#undef X
    };
    static const void *const resume[OP_COUNT] = {
        [OP_HALT] = &&resume_HALT,         [OP_LIST] = &&resume_LIST,
        [OP_SCAN] = &&resume_SCAN,         [OP_SCAN_WIDE] = &&resume_SCAN_WIDE,
        [OP_CHOICE] = &&resume_CHOICE,     [OP_IF] = &&resume_IF,
        [OP_RAY] = &&resume_RAY,           [OP_FLOOD] = &&resume_FLOOD,
        [OP_UNDO_OFF] = &&resume_UNDO_OFF, [OP_UNDO_ASSIGN] = &&resume_UNDO_ASSIGN,
    };
    uint8_t *const board = state_board(game, state);
    int32_t *const variables = state_variables(game, state);
    const Frame *const limit = work->frames + RUN_FRAMES;
    PathStep *const path = work->path;
    Frame *sp = work->frames, *barrier = NULL;
    const Instr *in;
    int v = state->at, level = 0, keeper_moves = 0;
    uint32_t depth = 0, search, tried = 0, queue_top = 0;

    work->trouble = NULL;
    renew_searches(work);
    search = ++work->search;
    PUSH(&halt, 0, 0);
    GO(game->entries[state->entry]);

fail:
    --sp;
    v = sp->v;
    depth = sp->depth;
    search = sp->search;
    queue_top = sp->queue_top;
    in = sp->in;
    goto *resume[in->op];

enter_FAIL:
enter_UNDO_OFF: /* never entered, only met on the way back */
enter_UNDO_ASSIGN:
    goto fail;

enter_HALT:
resume_HALT:
    if (!moves)
        state->mover = -1;
    return;

enter_ON:
    if (!holds(in->mask, board[v]))
        goto fail;
    GO(in->next);

enter_STEP : {
    int t = in->to[v];
    if (t < 0 || !holds(in->mask, board[t]))
        goto fail;
    v = t;
    GO(in->next);
}

enter_LIST : {
    uint32_t i = in->lists->first[v], end = in->lists->first[v + 1];
    int t = next_in_list(in, board, end, &i);
    if (t < 0)
        goto fail;
    if (i < end)
        PUSH(in, 0, i);
    v = t;
    GO(in->next);
}
resume_LIST : {
    uint32_t i = (uint32_t)sp->bits, end = in->lists->first[v + 1];
    int t = next_in_list(in, board, end, &i);
    if (t < 0)
        goto fail;
    if (i < end)
        (sp++)->bits = i;
    v = t;
    GO(in->next);
}

enter_SCAN : {
    uint64_t left = in->rows[v][0] & vertices_with(game, state, in->mask, 0);
    if (!left)
        goto fail;
    int t = __builtin_ctzll(left);
    left &= left - 1;
    if (left)
        PUSH(in, 0, left);
    v = t;
    GO(in->next);
}
resume_SCAN : {
    uint64_t left = sp->bits;
    v = __builtin_ctzll(left);
    left &= left - 1;
    if (left)
        (sp++)->bits = left;
    GO(in->next);
}

    {
        uint64_t left;
        int w;
    enter_SCAN_WIDE:
        w = 0;
        left = in->rows[v][0] & vertices_with(game, state, in->mask, 0);
        goto scan_words;
    resume_SCAN_WIDE:
        w = sp->aux;
        left = sp->bits;
    scan_words:
        while (!left) {
            if (++w == game->words)
                goto fail;
            left = in->rows[v][w] & vertices_with(game, state, in->mask, w);
        }
        PUSH(in, w, left & (left - 1));
        v = w * 64 + __builtin_ctzll(left);
        GO(in->next);
    }

    {
        unsigned i;
    enter_CHOICE:
        i = 0;
        goto try_choices;
    resume_CHOICE:
        i = sp->aux;
    try_choices:
        for (; i < in->n; i++) {
            const Alternative *alt = &in->alternatives[i];
            int t = alt->to ? alt->to[v] : v;
            if (t < 0 || !holds(alt->mask, board[t]))
                continue;
            if (i + 1u < in->n)
                PUSH(in, i + 1, 0);
            v = t;
            GO(alt->next);
        }
        goto fail;
    }

enter_DISPATCH:
    GO(in->table[board[v]]);

enter_IF:
    PUSH(in, 0, barrier ? (uint64_t)(barrier - work->frames) + 1 : 0);
    barrier = sp - 1;
    if (in->flags & FLAG_FRESH)
        search = ++work->search;
    GO(in->pattern);
resume_IF: /* the pattern does not hold */
    barrier = sp->bits ? work->frames + sp->bits - 1 : NULL;
    GO(in->other);

enter_ACCEPT:
    in = barrier->in;
    if (in->flags & FLAG_CHANGES)
        level -= unwind(game, state, sp, barrier + 1);
    sp = barrier;
    v = sp->v;
    search = sp->search;
    queue_top = sp->queue_top;
    barrier = sp->bits ? work->frames + sp->bits - 1 : NULL;
    GO(in->next);

enter_IF_STEP : {
    int t = in->to[v];
    GO(t >= 0 && holds(in->mask, board[t]) ? in->next : in->other);
}
enter_IF_LIST:
    GO(any_in_list(in, board, v) ? in->next : in->other);
enter_IF_SCAN:
    GO(any_in_row(game, state, in, v) ? in->next : in->other);

enter_COMPARE:
    if (!compare_values(game, state, in->expr))
        goto fail;
    GO(in->next);
enter_COMPARE_TO:
    if (!compare(variables[in->a], (Comparison)in->n, in->constant))
        goto fail;
    GO(in->next);

enter_NOTE:
    NOTE_STEP();
    NEXT_SEARCH();

enter_OFF_NOTED:
enter_OFF:
    PUSH(&undo_off_instr[in->flags & FLAG_LEVEL ? 1 : 0], board[v], in->flags & FLAG_SETS);
    if (in->flags & FLAG_SETS) {
        flip(game, state, board[v], v);
        flip(game, state, in->a, v);
    }
    board[v] = (uint8_t)in->a;
    if (in->op == OP_OFF_NOTED)
        NOTE_STEP();
    NEXT_SEARCH();
resume_UNDO_OFF:
    undo_off(game, state, sp);
    level -= in->flags & FLAG_LEVEL ? 1 : 0;
    goto fail;

enter_ASSIGN:
enter_ASSIGN_NOTED:
enter_ASSIGN_TRY : {
    int64_t value;
    if (!run_value(game, state, in->expr->left, &value) || value < 0 || value > in->constant)
        goto fail;
    if (in->op != OP_ASSIGN_TRY) {
        PUSH(&undo_assign_instr[in->flags & FLAG_LEVEL ? 1 : 0], in->a, (uint64_t)variables[in->a]);
        variables[in->a] = (int32_t)value;
    }
    if (in->op != OP_ASSIGN)
        NOTE_STEP();
    NEXT_SEARCH();
}
resume_UNDO_ASSIGN:
    undo_assign(game, state, sp);
    level -= in->flags & FLAG_LEVEL ? 1 : 0;
    goto fail;

enter_END_MOVE:
    if (!store_move(path, depth, moves, in->n, v))
        TROUBLE(too_many);
    goto fail;

enter_END_KEEPER : {
    const Modifier *m = &game->modifiers[in->n];
    state->at = (uint16_t)v;
    state->mover = m->a;
    state->entry = m->entry;
    if (m->a >= 0)
        return;
    if (++keeper_moves > RUN_KEEPER_MOVES)
        TROUBLE(no_rest);
    sp = work->frames + 1;
    level = 0;
    queue_top = 0;
    tried = 0;
    search = ++work->search;
    work->frames->v = (uint16_t)v;
    GO(game->entries[m->entry]);
}

enter_VISIT : {
    uint32_t *mark = mark_of(work, in, level, v);
    if (*mark == search)
        goto fail;
    *mark = search;
    GO(in->next);
}

enter_RAY:
    PUSH(in, 0, 0);
    GO(in->next);
resume_RAY : {
    int t = holds(in->mask2, board[v]) ? in->to[v] : -1;
    if (t < 0 || !holds(in->mask, board[t]))
        goto fail;
    v = t;
    (sp++)->v = (uint16_t)t;
    GO(in->next);
}

    {
        uint32_t head, tail, *marks;
    enter_FLOOD:
        marks = mark_of(work, in, level, 0);
        if (marks[v] == search)
            goto fail;
        if (queue_top + (uint32_t)game->model.n_vertices >= RUN_QUEUE)
            TROUBLE(too_deep);
        marks[v] = search;
        PUSH(in, 0, (uint64_t)queue_top << 32 | queue_top);
        GO(in->next);
    resume_FLOOD: /* v is the place last yielded; what it leads to joins the queue now */
        marks = mark_of(work, in, level, 0);
        head = (uint32_t)sp->bits;
        tail = spread(in, board, marks, search, v, work->queue, (uint32_t)(sp->bits >> 32));
        if (head == tail)
            goto fail;
        v = work->queue[head];
        sp->v = (uint16_t)v;
        sp->bits = (uint64_t)tail << 32 | (head + 1);
        sp++;
        queue_top = tail;
        GO(in->next);
    }

trouble: /* everything is put back; the caller finds the reason in work->trouble */
    unwind(game, state, sp, work->frames);
    if (!moves)
        state->mover = -1;
}
