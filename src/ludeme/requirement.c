/* Moves that are kept only if something holds after them: do, while, max, avoidStoredState ... */
#include "ludeme/requirement.h"

#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/choose.h"
#include "play/contents.h"
#include "play/turn.h"

#include <string.h>

enum { ITERATIONS_MAX = 10000, REPLAYS_MAX = 100 };

void requirement_filter(Context *c, int first, bool (*keep)(Context *, const Move *, const void *),
                        const void *data) {
    int kept = first;
    for (int i = first, end = c->n_moves; i < end; i++) {
        Move m = c->moves[i];
        if (keep(c, &m, data))
            c->moves[kept++] = m;
    }
    context_cut(c, kept);
}

/* ---- (do ... next: ifAfterwards:) ---- */

typedef struct Do {
    Fn fn;
    const Fn *prior, *next, *after, *then;
} Do;

static bool holds_afterwards(Context *c, const Move *m, const void *after) {
    Ahead before = context_ahead(c);
    turn_apply_actions(c, m, true);
    if (c->pos->mover == c->pos->next) /* another move of the same player is not to be thought of */
        context_put(c, &c->pos->next, c->pos->prev);
    bool holds = fn_bool(after, c);
    context_back(c, &before);
    return holds;
}

/* What the prior moves did: the actions of each, one after the other. */
typedef struct Prior {
    const Action *actions;
    int *sizes, n; /* of each move; how many moves */
    int total;
} Prior;

/* Applies the moves and copies what they did, which others will overwrite. */
static Prior do_prior(Context *c, int first, int n) {
    int from = c->n_applied;
    Prior p = { .sizes = context_ints(c, n + 1), .n = n };
    for (int i = 0; i < n; i++) {
        int before = c->n_applied;
        turn_apply_actions(c, &c->moves[first + i], false);
        p.sizes[i] = c->n_applied - before;
    }
    p.total = c->n_applied - from;
    Action *copy = context_scratch(c, sizeof *copy * (size_t)(p.total + 1));
    memcpy(copy, c->applied + from, sizeof *copy * (size_t)p.total);
    p.actions = copy;
    return p;
}

/* All these actions in the order in which Ludii puts them in front of a move: those of each prior
   move go in behind as many actions as the one before it has. */
static Action *merge_prior(Context *c, const Prior *p, int times) {
    Action *all = context_scratch(c, sizeof *all * (size_t)(times * p->total + 1));
    const Action *next = p->actions;
    int filled = 0, at = 0;
    for (int i = 0; i < p->n; at = p->sizes[i], next += p->sizes[i], i++)
        for (int k = 0; k < times; k++) {
            memmove(all + at + p->sizes[i], all + at, sizeof *all * (size_t)(filled - at));
            memcpy(all + at, next, sizeof *all * (size_t)p->sizes[i]);
            filled += p->sizes[i];
        }
    return all;
}

static void prepend(Context *c, Move *m, const Action *actions, int n) {
    while (n-- > 0)
        context_add_first_action(c, m, &actions[n]);
}

/* A move that is on the list twice gets the actions done before twice. */
static void prepend_prior(Context *c, int first, const Prior *p) {
    const Action *once = merge_prior(c, p, 1), *twice = NULL;
    for (int i = first; i < c->n_moves; i++) {
        Move *m = &c->moves[i];
        if (m->twin && !twice)
            twice = merge_prior(c, p, 2);
        prepend(c, m, m->twin ? twice : once, m->twin ? 2 * p->total : p->total);
    }
}

static void forced_pass(Context *c) {
    Action pass = action_make(ACTION_PASS);
    pass.decision = pass.flag = true;
    context_move(c, &pass);
}

/* Does the prior moves for a while, and finds the next ones in the position that they lead to. */
static void do_next(const Do *f, Context *c) {
    int first = c->n_moves, journal = c->n_journal, applied = c->n_applied;
    Iterators it = c->it;
    fn_moves(f->prior, c);
    int middle = c->n_moves;
    size_t mark = context_mark(c);
    c->ahead++;
    Prior prior = do_prior(c, first, middle - first);
    fn_moves(f->next, c);
    c->ahead--;
    context_undo(c, journal);
    c->it = it;
    c->n_applied = applied;
    int n = c->n_moves - middle;
    memmove(c->moves + first, c->moves + middle, sizeof(Move) * (size_t)n);
    context_cut(c, first + n);
    if (!n && requirement_has_dice(c->game))
        forced_pass(c);
    prepend_prior(c, first, &prior);
    context_reset(c, mark);
}

bool requirement_has_dice(const Game *g) {
    for (int i = 0; i < g->n_containers; i++)
        if (g->containers[i].kind == CONTAINER_DICE)
            return true;
    return false;
}

static void do_eval(const Fn *fn, Context *c) {
    const Do *f = (const Do *)fn;
    int first = c->n_moves;
    if (f->next)
        do_next(f, c);
    else if (f->after)
        fn_moves(f->prior, c);
    if (f->after)
        requirement_filter(c, first, holds_afterwards, f->after);
    context_add_then(c, first, f->then);
}

/* Of the moves before, only those that would go there need to be tested. */
static bool do_reaches(const Fn *fn, Context *c, int site) {
    const Do *f = (const Do *)fn;
    int first = c->n_moves;
    fn_moves(f->prior, c);
    for (int i = first; i < c->n_moves; i++) {
        Move m = c->moves[i];
        if ((site == OFF || m.to == site) && holds_afterwards(c, &m, f->after))
            return true;
    }
    return false;
}

static bool do_test(const Fn *fn, Context *c, const Move *m) {
    return holds_afterwards(c, m, ((const Do *)fn)->after);
}

static void do_offer(const Fn *fn, Context *c) {
    const Do *f = (const Do *)fn;
    choose_offer_tested(c, f->prior, fn, do_test, f->then);
}

static Fn *do_build(Build *b, const Bound *n) {
    Do *f = FN_NEW(b, n, Do, FN_MOVES);
    f->fn.eval.moves = do_eval;
    f->prior = arg_moves(b, n, "<moves>");
    f->next = arg_moves(b, n, "next:<moves>");
    f->after = arg_bool(b, n, "ifAfterwards:<boolean>");
    f->then = arg_moves(b, n, "<then>");
    f->fn.offer = f->after && !f->next ? do_offer : NULL;
    f->fn.reaches = f->after && !f->next ? do_reaches : NULL;
    return &f->fn;
}

/* ---- while ---- */

typedef struct While {
    Fn fn;
    const Fn *condition, *moves, *then;
} While;

static void while_eval(const Fn *fn, Context *c) {
    const While *f = (const While *)fn;
    int first = c->n_moves, journal = c->n_journal, applied = c->n_applied, rounds = 0;
    Iterators it = c->it;
    c->ahead++;
    while (fn_bool(f->condition, c)) {
        int start = c->n_moves;
        fn_moves(f->moves, c);
        for (int i = start, end = c->n_moves; i < end; i++)
            turn_apply_actions(c, &c->moves[i], false);
        if (++rounds > ITERATIONS_MAX)
            context_trouble(c, "a (while ...) never ends");
    }
    c->ahead--;
    context_undo(c, journal);
    c->it = it;
    c->n_applied = applied;
    context_add_then(c, first, f->then);
}

static Fn *while_build(Build *b, const Bound *n) {
    While *f = FN_NEW(b, n, While, FN_MOVES);
    f->fn.eval.moves = while_eval;
    f->condition = arg_bool(b, n, "<boolean>");
    f->moves = arg_moves(b, n, "<moves>");
    f->then = arg_moves(b, n, "<then>");
    return &f->fn;
}

/* ---- (max Moves ...), (max Captures ...) ---- */

typedef struct Max {
    Fn fn;
    const Fn *moves;
    const Fn *with_value;
    bool captures;
} Max;

static bool is_capture(const Action *a) {
    return a->kind == ACTION_REMOVE;
}

/* What is captured by the actions applied from `from` on: pieces, or their values as they were in
   the position before, which the journal must have been rolled back to. */
static int captures(Context *c, int from, int end, bool with_value) {
    int sum = 0;
    for (int i = from; i < end; i++) {
        const Action *a = &c->applied[i];
        if (!is_capture(a))
            continue;
        SiteType type = a->type == NO_TYPE ? c->game->default_type : (SiteType)a->type;
        int slot = contents_slot(c, type, a->to);
        sum += with_value ? contents_value_at(c, slot, contents_top(c, slot)) : 1;
    }
    return sum;
}

/* Captures of a move, its consequences included. */
static int captures_of(Context *c, const Move *m, bool with_value) {
    Ahead before = context_ahead(c);
    int from = c->n_applied;
    turn_apply_actions(c, m, true);
    int end = c->n_applied;
    context_back(c, &before);
    return captures(c, from, end, with_value);
}

/* The most moves (or captured values) that the same player can add to `count` from here. */
static int most_replays(Context *c, int count, bool with_value, int depth) {
    if (c->pos->prev != c->pos->mover || c->pos->over || depth > REPLAYS_MAX)
        return count;
    int n = turn_moves(c), most = 0;
    for (int i = 0; i < n; i++) {
        Move m = *turn_move(c, i);
        int gain = with_value ? captures_of(c, &m, true) : 1;
        Try t = turn_try(c, &m);
        int total = most_replays(c, count + gain, with_value, depth + 1);
        turn_take_back(c, &t);
        if (total > most)
            most = total;
    }
    return most;
}

static int length_of(Context *c, const Move *m, bool with_value) {
    int gain = with_value ? captures_of(c, m, true) : 1;
    Ahead before = context_ahead(c);
    Try t = turn_try(c, m);
    int total = most_replays(c, gain, with_value, 0);
    turn_take_back(c, &t);
    context_back(c, &before);
    return total;
}

/* Replaces the move by itself with all its consequences worked out, as Ludii does. */
static void resolve(Context *c, Move *m) {
    Ahead before = context_ahead(c);
    int from = c->n_applied;
    turn_apply_actions(c, m, true);
    int n = c->n_applied - from;
    context_back(c, &before);
    m->then = OFF;
    m->actions = c->n_actions;
    m->n_actions = 0;
    for (int i = 0; i < n; i++) /* they are still there, above what is in use */
        context_add_action(c, m, &c->applied[from + i]);
}

static void max_eval(const Fn *fn, Context *c) {
    const Max *f = (const Max *)fn;
    int first = c->n_moves, most = 0, kept = first;
    bool with_value = fn_bool(f->with_value, c);
    fn_moves(f->moves, c);
    int n = c->n_moves - first;
    size_t mark = context_mark(c);
    int *counts = context_ints(c, n + 1);
    for (int i = 0; i < n; i++) {
        Move m = c->moves[first + i];
        counts[i] = f->captures ? captures_of(c, &m, with_value) : length_of(c, &m, with_value);
        if (counts[i] > most)
            most = counts[i];
    }
    for (int i = 0; i < n; i++)
        if (counts[i] == most) {
            Move m = c->moves[first + i];
            if (!f->captures)
                resolve(c, &m);
            c->moves[kept++] = m;
        }
    context_cut(c, kept);
    context_reset(c, mark);
}

static Fn *max_build(Build *b, const Bound *n) {
    Max *f = FN_NEW(b, n, Max, FN_MOVES);
    f->fn.eval.moves = max_eval;
    f->moves = arg_moves(b, n, "<moves>");
    f->with_value = arg_bool_or(b, n, "withValue:<boolean>", false);
    f->captures = bound_word(n, "<maxMovesType>", 0) == MAX_MOVES_TYPE_Captures;
    f->fn.among = f->moves;
    arg_moves(b, n, "<then>"); /* Ludii never does it; but it must make sense */
    return &f->fn;
}

/* Ludii works out which moves go furthest along the track, and then allows all of them. */
static Fn *max_distance(Build *b, const Bound *n) {
    arg_moves(b, n, "<then>");
    return (Fn *)arg_moves(b, n, "<moves>");
}

/* ---- avoidStoredState ---- */

typedef struct AvoidState {
    Fn fn;
    const Fn *moves;
} AvoidState;

static bool avoids(Context *c, const Move *m, const void *data) {
    (void)data;
    uint64_t avoided = c->pos->stored_hash; /* the move may store another */
    Ahead before = context_ahead(c);
    turn_apply_actions(c, m, true);
    bool differs = c->pos->hash != avoided;
    context_back(c, &before);
    return differs;
}

static void avoid_eval(const Fn *fn, Context *c) {
    int first = c->n_moves;
    fn_moves(((const AvoidState *)fn)->moves, c);
    requirement_filter(c, first, avoids, NULL);
}

static Fn *avoid_build(Build *b, const Bound *n) {
    AvoidState *f = FN_NEW(b, n, AvoidState, FN_MOVES);
    f->fn.eval.moves = avoid_eval;
    f->moves = arg_moves(b, n, "<moves>");
    arg_moves(b, n, "<then>");
    return &f->fn;
}

/* ---- firstMoveOnTrack ---- */

typedef struct FirstOnTrack {
    Fn fn;
    const char *track;
    const Fn *owner;
    const Fn *moves;
} FirstOnTrack;

static const Track *track_of(const FirstOnTrack *f, Context *c) {
    const Topology *t = c->game->topology;
    int owner = f->owner ? fn_int(f->owner, c) : OFF;
    for (int i = 0; i < t->n_tracks; i++) {
        const Track *track = &t->tracks[i];
        if (!f->track || (owner == OFF && !strcmp(track->name, f->track)) ||
            (owner != OFF && track->owner == owner && strstr(track->name, f->track)))
            return track;
    }
    return NULL;
}

static void first_on_track_eval(const Fn *fn, Context *c) {
    const FirstOnTrack *f = (const FirstOnTrack *)fn;
    const Track *track = track_of(f, c);
    int site = c->it.site, first = c->n_moves;
    for (int i = 0; track && i < track->n && c->n_moves == first; i++) {
        if (track->elements[i].site < 0)
            continue;
        c->it.site = track->elements[i].site;
        fn_moves(f->moves, c);
    }
    c->it.site = site;
}

static Fn *first_on_track(Build *b, const Bound *n) {
    FirstOnTrack *f = FN_NEW(b, n, FirstOnTrack, FN_MOVES);
    f->fn.eval.moves = first_on_track_eval;
    f->track = arg_string(n, "<string>");
    f->owner = arg_player(b, n, "<roleType>");
    f->moves = arg_moves(b, n, "<moves>");
    arg_moves(b, n, "<then>");
    return &f->fn;
}

const Ludeme requirement_ludemes[] = {
    // clang-format off
    { "<avoidStoredState>", "(avoidStoredState <moves> [<then>])", { .fn = avoid_build } },
    { "<do>", "(do <moves> [next:<moves>] [ifAfterwards:<boolean>] [<then>])", { .fn = do_build } },
    { "<firstMoveOnTrack>", "(firstMoveOnTrack [<string>] [<roleType>] <moves> [<then>])", { .fn = first_on_track } },
    { "<while>", "(while <boolean> <moves> [<then>])", { .fn = while_build } },
    { "<max.max>", "(max Distance [<string>] [<roleType>] <moves> [<then>])", { .fn = max_distance } },
    { "<max.max>", "(max <maxMovesType> [withValue:<boolean>] <moves> [<then>])", { .fn = max_build } },
    // clang-format on
    { NULL },
};
