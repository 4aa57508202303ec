/* (sow ...): the pieces of a site are laid one by one along a track, and may capture at its end. */
#include "board/topology.h"
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "ludeme/walk.h"
#include "play/contents.h"
#include "play/turn.h"

#include <string.h>

enum { SKIPS_MAX = 10000 };

typedef struct Sow {
    Fn fn;
    SiteType type;
    const Fn *start, *count, *per_hole; /* start NULL: where the last move ended; count NULL: all */
    const char *track;
    const Fn *owner, *test, *sow_effect, *effect, *origin, *skip, *back, *forward, *then;
    bool include_self;
} Sow;

/* One sowing under way. */
typedef struct Sowing {
    const Sow *f;
    Context *c;
    const Track *track;
    int start, count, sown;
    int at;   /* index in the track */
    int move; /* index of the move on the stack */
} Sowing;

static const Track *track_of(const Sow *f, Context *c) {
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

/* The actions of what an effect generates go into the move, their consequences are forgotten. */
static void add_effect(const Sowing *s, const Fn *effect) {
    Context *c = s->c;
    int first = c->n_moves;
    fn_moves(effect, c);
    for (int i = first; i < c->n_moves; i++)
        for (int j = 0; j < c->moves[i].n_actions; j++) {
            Action a = c->actions[c->moves[i].actions + j];
            context_add_action(c, &c->moves[s->move], &a);
        }
    context_cut(c, first);
}

/* What one site has that another has not, which a piece takes on when it gets there. */
static int taken_on(int here, int there) {
    return here != there ? there : OFF;
}

static void lay(Sowing *s, int to, int n) {
    Context *c = s->c;
    int from_slot = contents_slot(c, s->f->type, s->start),
        to_slot = contents_slot(c, s->f->type, to);
    Action a = action_make(ACTION_MOVE);
    a.type = a.type_to = (uint8_t)s->f->type;
    a.from = s->start;
    a.to = to;
    if (to != s->start) {
        a.state = taken_on(contents_state_at(c, from_slot, 0), contents_state_at(c, to_slot, 0));
        a.rotation =
            taken_on(contents_rotation_at(c, from_slot, 0), contents_rotation_at(c, to_slot, 0));
        a.value = taken_on(contents_value_at(c, from_slot, 0), contents_value_at(c, to_slot, 0));
    }
    for (int i = 0; i < n; i++) {
        if (s->sown < s->count)
            context_add_action(c, &c->moves[s->move], &a);
        s->sown++;
    }
}

static void sow_origin(Sowing *s) {
    Context *c = s->c;
    int from = c->it.from;
    c->it.from = s->start;
    if (fn_bool(s->f->origin, c)) {
        int n = fn_int(s->f->per_hole, c);
        if (s->f->sow_effect)
            add_effect(s, s->f->sow_effect);
        lay(s, s->start, n);
        c->it.to = s->start;
    }
    c->it.from = from;
}

static const TrackElement *element(const Sowing *s) {
    return &s->track->elements[s->at];
}

/* Lays all pieces; false if the track ends before. */
static bool sow_all(Sowing *s) {
    const Sow *f = s->f;
    Context *c = s->c;
    int skipped = 0;
    for (int i = 0; i < s->count && s->sown < s->count; i++) {
        c->it.value = s->count - i;
        if (s->at < 0 || s->at >= s->track->n)
            return false;
        int to = c->it.to = element(s)->next;
        if (f->skip && skipped < SKIPS_MAX && fn_bool(f->skip, c)) {
            skipped++;
            i--;
            s->at = element(s)->next_index;
            continue;
        }
        skipped = 0;
        if (!f->include_self && to == s->start) {
            s->at = element(s)->next_index;
            if (s->at < 0 || s->at >= s->track->n)
                return false;
            to = element(s)->next;
        }
        if (!contents_known(c, f->type, to))
            return false;
        int n = fn_int(f->per_hole, c);
        if (f->sow_effect)
            add_effect(s, f->sow_effect);
        lay(s, to, n);
        s->at = element(s)->next_index;
    }
    return true;
}

/* One capture: its actions with all consequences, worked out in the position after sowing, which
   stays as it is. */
static void add_capture(const Sowing *s) {
    Context *c = s->c;
    int first = c->n_moves, end;
    fn_moves(s->f->effect, c);
    end = c->n_moves;
    for (int i = first; i < end; i++) {
        Ahead before = context_ahead(c);
        int from = c->n_applied;
        context_put(c, &c->pos->n_pending, 0);
        turn_apply_actions(c, &c->moves[i], true);
        int n = c->n_applied - from;
        context_back(c, &before);
        for (int j = 0; j < n; j++) /* they are still there, above what is in use */
            context_add_action(c, &c->moves[s->move], &c->applied[from + j]);
    }
    context_cut(c, first);
}

/* Goes on to the site before or after; false when captures are over. */
static bool next_capture(Sowing *s) {
    const Sow *f = s->f;
    Context *c = s->c;
    if (!f->back && !f->forward)
        return false;
    if (f->back) {
        if (!fn_bool(f->back, c))
            return false;
        c->it.to = element(s)->previous;
        s->at = element(s)->previous_index;
        if (s->at < 0 || !fn_bool(f->back, c) || c->it.to == s->start)
            return false;
    }
    if (f->forward) {
        if (!fn_bool(f->forward, c) || (!s->track->loop && element(s)->next == OFF))
            return false;
        c->it.to = element(s)->next;
        s->at = element(s)->next_index;
        if (s->at < 0 || !fn_bool(f->forward, c))
            return false;
    }
    return true;
}

static void capture_all(Sowing *s) {
    Context *c = s->c;
    int journal = c->n_journal, applied = c->n_applied;
    Iterators it = c->it;
    c->ahead++;
    Move sown = c->moves[s->move];
    turn_apply_actions(c, &sown, false);
    c->n_applied = applied;
    for (int n = 0; n < s->track->n && s->at >= 0 && fn_bool(s->f->test, c); n++) {
        c->it.from = s->start;
        add_capture(s);
        if (!next_capture(s))
            break;
    }
    c->ahead--;
    context_undo(c, journal);
    c->n_applied = applied;
    c->it = it;
}

static void sow_eval(const Fn *fn, Context *c) {
    const Sow *f = (const Sow *)fn;
    Iterators before = c->it;
    Sowing s = { .f = f, .c = c, .track = track_of(f, c) };
    s.start = f->start          ? fn_int(f->start, c)
              : c->pos->n_moves ? c->made[c->pos->n_moves - 1].own_to
                                : OFF;
    if (!s.track || !contents_known(c, f->type, s.start))
        return;
    s.count =
        f->count ? fn_int(f->count, c) : contents_number(c, contents_slot(c, f->type, s.start));
    while (s.at < s.track->n && element(&s)->site != s.start)
        s.at++;
    int first = s.move = c->n_moves;
    context_empty_move(c);
    sow_origin(&s);
    if (s.sown < s.count && !sow_all(&s)) {
        context_cut(c, first);
        return;
    }
    if (f->effect)
        capture_all(&s);
    c->it.from = before.from;
    c->it.to = before.to;
    c->it.value = before.value;
    context_add_then(c, first, f->then);
}

static Fn *sow_build(Build *b, const Bound *n) {
    Sow *f = FN_NEW(b, n, Sow, FN_MOVES);
    const Bound *self = bound_arg(n, "includeSelf:<boolean>");
    f->fn.eval.moves = sow_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->start = arg_int(b, n, "<int>");
    f->count = arg_int(b, n, "count:<int>");
    f->per_hole = arg_int_or(b, n, "numPerHole:<int>", 1);
    f->track = arg_string(n, "<string>");
    f->owner = arg_int(b, n, "owner:<int>");
    f->test = arg_bool_or(b, n, "if:<boolean>", true);
    f->sow_effect = arg_moves(b, n, "sowEffect:<moves>");
    f->effect = arg_moves(b, n, "apply:<nonDecision>");
    f->include_self = !self || self->kind != BOUND_BOOL || self->value;
    f->origin = arg_bool_or(b, n, "origin:<boolean>", false);
    f->skip = arg_bool(b, n, "skipIf:<boolean>");
    f->back = arg_bool(b, n, "backtracking:<boolean>");
    f->forward = arg_bool(b, n, "forward:<boolean>");
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_Count | FLAG_UsesFromPositions);
    return &f->fn;
}

const Ludeme sow_ludemes[] = {
    // clang-format off
    { "<sow>",
      "(sow [<siteType>] [<int>] [count:<int>] [numPerHole:<int>] [<string>] [owner:<int>] "
      "[if:<boolean>] [sowEffect:<moves>] [apply:<nonDecision>] [includeSelf:<boolean>] "
      "[origin:<boolean>] [skipIf:<boolean>] [backtracking:<boolean> | forward:<boolean>] "
      "[<then>])", { .fn = sow_build } },
    // clang-format on
    { NULL },
};
