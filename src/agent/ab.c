/* Alpha-beta: looks ahead deeper and deeper, remembers what it saw in a table by the position's
   hash. With more than two players all others are taken for one opponent. */
#include "agent/agent.h"
#include "agent/evaluate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define WON       1000.0 /* a result counts more than any looks; the sooner the better */
#define CUT_SHORT NAN    /* the value of a search that was stopped */

enum { HISTORY = 1 << 12 };

typedef enum { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER } Bound;

typedef struct Entry {
    uint64_t hash;
    float value;
    int32_t move; /* the best one found */
    int16_t depth;
    uint8_t bound, player;
} Entry;

typedef struct AlphaBeta {
    Entry *table;
    size_t n; /* a power of two */
    LusorPosition *work;
    int player;
    long nodes;
    uint32_t history[HISTORY]; /* by move key: how often, and how far above the leaves, it cut */
    int line[LUSOR_LINE_MAX], n_line;
} AlphaBeta;

static bool open_ab(LusorAgent *a) {
    if (lusor_traits(a->game) & LUSOR_SIMULTANEOUS) {
        agent_fail(a, "alpha-beta cannot play games in which all move at once");
        return false;
    }
    AlphaBeta *s = calloc(1, sizeof *s);
    a->own = s;
    if (!s)
        return false;
    for (s->n = 1024; s->n * 2 * sizeof *s->table <= a->memory / 2;)
        s->n *= 2;
    s->table = calloc(s->n, sizeof *s->table);
    s->work = lusor_position_new(a->game);
    return s->table && s->work;
}

static void close_ab(LusorAgent *a) {
    AlphaBeta *s = a->own;
    lusor_position_free(s->work);
    free(s->table);
    free(s);
    a->own = NULL;
}

/* ---- the table ---- */

static Entry *entry_for(AlphaBeta *s, uint64_t hash) {
    return &s->table[hash & (s->n - 1)];
}

static void remember(AlphaBeta *s, uint64_t hash, int depth, double value, int move, Bound bound) {
    Entry *e = entry_for(s, hash);
    if (e->hash == hash && e->player == s->player && e->depth > depth)
        return;
    *e = (Entry){ .hash = hash,
                  .value = (float)value,
                  .move = move,
                  .depth = (int16_t)depth,
                  .bound = (uint8_t)bound,
                  .player = (uint8_t)s->player };
}

/* What is known of the position decides the search: then *value is it. *move is the best move known
   of it, or LUSOR_NONE. Wins and losses depend on the way here and are looked at again. */
static bool recall(AlphaBeta *s, uint64_t hash, int depth, double alpha, double beta, double *value,
                   int *move) {
    const Entry *e = entry_for(s, hash);
    *move = LUSOR_NONE;
    if (e->hash != hash || e->player != s->player)
        return false;
    *move = e->move;
    *value = e->value;
    if (e->depth < depth || fabs(*value) > WON / 2)
        return false;
    return e->bound == BOUND_EXACT || (e->bound == BOUND_LOWER && *value >= beta) ||
           (e->bound == BOUND_UPPER && *value <= alpha);
}

/* ---- the order of moves ---- */

typedef struct Ordered {
    int move;
    uint32_t promise;
} Ordered;

static uint32_t *history_of(AlphaBeta *s, int move) {
    return &s->history[lusor_move_key(s->work, move) % HISTORY];
}

/* The one remembered, then captures, then what refuted other positions, then what does much. */
static uint32_t promise(AlphaBeta *s, int move, int remembered) {
    enum { REMEMBERED = 1u << 31, CAPTURE = 1 << 30, CUT_MAX = CAPTURE - 2 };
    if (move == remembered)
        return (uint32_t)REMEMBERED;
    LusorMoveInfo info = lusor_move_info(s->work, move);
    uint32_t cuts = *history_of(s, move), sum = cuts < CUT_MAX ? cuts : CUT_MAX;
    bool takes = info.kind == LUSOR_MOVE && !lusor_empty(s->work, info.to) &&
                 lusor_top(s->work, info.to, 0).owner != info.mover;
    return sum + (takes ? (uint32_t)CAPTURE : info.n_actions > 1);
}

/* The most promising first; of equal ones the first listed. */
static int by_promise(const void *a, const void *b) {
    const Ordered *x = a, *y = b;
    if (x->promise != y->promise)
        return x->promise > y->promise ? -1 : 1;
    return x->move - y->move;
}

static void order(AlphaBeta *s, int n, int remembered, Ordered *out) {
    for (int i = 0; i < n; i++)
        out[i] = (Ordered){ i, promise(s, i, remembered) };
    qsort(out, (size_t)n, sizeof *out, by_promise);
}

/* A move that made all others needless is tried early elsewhere. */
static void praise(AlphaBeta *s, int move, int depth) {
    uint32_t *cuts = history_of(s, move);
    *cuts += (uint32_t)(depth * depth);
}

/* What was good moves ago counts less. */
static void fade(AlphaBeta *s) {
    for (int i = 0; i < HISTORY; i++)
        s->history[i] /= 8;
}

/* ---- searching ---- */

static double search(LusorAgent *a, int depth, int ply, double alpha, double beta, int *best);

static double finished(const AlphaBeta *s, int ply) {
    double utility = lusor_utility(s->work, s->player);
    return utility * (WON - ply);
}

static double try_move(LusorAgent *a, int move, int depth, int ply, double alpha, double beta) {
    AlphaBeta *s = a->own;
    int ignored;
    if (!lusor_try(s->work, move))
        return -WON; /* it cannot be followed: not worth making */
    double value = search(a, depth - 1, ply + 1, alpha, beta, &ignored);
    lusor_back(s->work);
    return value;
}

static Bound bound_of(double value, double alpha, double beta) {
    return value <= alpha ? BOUND_UPPER : value >= beta ? BOUND_LOWER : BOUND_EXACT;
}

/* All moves of the position: the highest value for the player, the lowest for anybody else. */
static double search_moves(LusorAgent *a, int n, int depth, int ply, double alpha, double beta,
                           int *best) {
    AlphaBeta *s = a->own;
    bool mine = lusor_mover(s->work) == s->player;
    double value = mine ? -HUGE_VAL : HUGE_VAL;
    int remembered = *best;
    Ordered *moves = malloc(sizeof *moves * (size_t)n);
    if (!moves)
        return CUT_SHORT;
    order(s, n, remembered, moves);
    *best = moves[0].move;
    for (int i = 0; i < n && alpha < beta; i++) {
        double v = try_move(a, moves[i].move, depth, ply, alpha, beta);
        if (isnan(v)) {
            value = CUT_SHORT;
            break;
        }
        if (mine ? v > value : v < value) {
            value = v;
            *best = moves[i].move;
        }
        if (mine && value > alpha)
            alpha = value;
        else if (!mine && value < beta)
            beta = value;
        if (alpha >= beta)
            praise(s, moves[i].move, depth);
    }
    free(moves);
    return value;
}

static double search(LusorAgent *a, int depth, int ply, double alpha, double beta, int *best) {
    AlphaBeta *s = a->own;
    double value;
    *best = LUSOR_NONE;
    if (!agent_goes_on(a, ++s->nodes))
        return CUT_SHORT;
    if (lusor_over(s->work))
        return finished(s, ply);
    if (depth <= 0 || ply >= LUSOR_DEPTH_MAX - 1)
        return evaluate(s->work, s->player, s->player);
    uint64_t hash = lusor_hash(s->work) ^ (uint64_t)lusor_mover(s->work);
    if (recall(s, hash, depth, alpha, beta, &value, best) && ply > 0)
        return value;
    int n = lusor_moves(s->work);
    if (n <= 0)
        return lusor_over(s->work) ? finished(s, ply) : 0;
    if (*best >= n)
        *best = LUSOR_NONE;
    value = search_moves(a, n, depth, ply, alpha, beta, best);
    if (!isnan(value))
        remember(s, hash, depth, value, *best, bound_of(value, alpha, beta));
    return value;
}

static void tell(LusorAgent *a, int best, double value, int depth) {
    const AlphaBeta *s = a->own;
    LusorThoughts t = { .iterations = s->nodes, .best = best, .depth = depth, .n_line = 1 };
    t.value = value > 1 ? 1 : value < -1 ? -1 : value;
    t.line[0] = best;
    agent_tell(a, &t);
}

/* A depth that was not finished does not count, unless nothing else does. */
static int choose(LusorAgent *a, const LusorPosition *p, int player) {
    AlphaBeta *s = a->own;
    int deepest = a->budget.depth ? a->budget.depth : LUSOR_DEPTH_MAX - 2;
    int first, n = agent_moves(p, player, &first), best = first;
    s->player = player;
    s->nodes = 0;
    fade(s);
    if (n < 1 || !agent_imagine(s->work, p, player, &a->random))
        return best;
    for (int depth = 1; depth <= deepest; depth++) {
        int found;
        double value = search(a, depth, 0, -HUGE_VAL, HUGE_VAL, &found);
        if (isnan(value))
            break;
        best = found;
        tell(a, best, value, depth);
        if (fabs(value) > WON / 2 || !agent_goes_on(a, s->nodes))
            break;
    }
    return best;
}

const AgentKind agent_ab = {
    .name = "ab",
    .help = "alpha-beta search by pieces and points, deeper and deeper",
    .open = open_ab,
    .close = close_ab,
    .choose = choose,
};
