/* (slide ...), (move Slide ...): along a line, or along a track, as far as nothing is in the way.
 */
#include "board/topology.h"
#include "ludeme/directions.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/chain.h"
#include "play/contents.h"

#include <string.h>

typedef struct Slide {
    Fn fn;
    PartFrom from;
    PartTo to;
    PartBetween between;
    const char *track; /* NULL: along lines */
    const Fn *directions;
    bool stack, decision;
    const Fn *then;
    int most; /* sites on lines from a site; 0: not known */
} Slide;

/* One slide under way. */
typedef struct Sliding {
    const Slide *f;
    Context *c;
    int from, level;
    Range range; /* how many steps */
    int only;    /* 0: all moves, else the one of so many steps */
} Sliding;

static bool may_pass(const Slide *f, Context *c, int site) {
    c->it.between = site;
    if (f->between.test)
        return fn_bool(f->between.test, c);
    return contents_empty(c, contents_slot(c, f->from.type, site));
}

static void leave_trail(const Sliding *s, int index, SiteSpan line, int steps) {
    int piece = fn_int(s->f->between.trail, s->c);
    for (int i = -1; i < steps - 1; i++) {
        Action a = action_make(ACTION_ADD);
        a.type = (uint8_t)s->f->from.type;
        a.to = i < 0 ? s->from : line.v[i];
        a.what = piece;
        context_add_action(s->c, &s->c->moves[index], &a);
    }
}

/* The move to the site `steps` steps along the line. Effects on the target come with a capture (the
   slide stops there) always, else only where a single piece without level slides. */
static void slide_to(const Sliding *s, SiteSpan line, int steps, bool stopped) {
    const Slide *f = s->f;
    Context *c = s->c;
    int to = line.v[steps - 1];
    bool plain = s->level == OFF && !f->stack;
    int index =
        walk_move(c, f->from.type, s->from, to, s->level, f->stack, plain ? f->decision : true);
    if (plain) /* Ludii leaves the level open here, also in games with stacks */
        if (plain || stopped)
            chain_before(c, index, f->to.apply.effect);
    if (f->between.trail)
        leave_trail(s, index, line, steps);
    for (int i = 0; f->between.apply.given && i < steps - 1; i++) {
        c->it.between = line.v[i];
        if (part_applies(&f->between.apply, c))
            chain_before(c, index, f->between.apply.effect);
    }
    if (f->to.apply.condition && !fn_bool(f->to.apply.condition, c)) {
        context_cut(c, index);
        return;
    }
    Move *m = &c->moves[index];
    m->from = s->from;
    m->to = to;
    m->n_between = 0;
    for (int i = 0; i < steps - 1; i++)
        context_add_between(c, m, line.v[i]);
}

static void slide_along(const Sliding *s, SiteSpan line, int between_before) {
    const Slide *f = s->f;
    Context *c = s->c;
    c->it.between = between_before;
    int last = s->only ? s->only : line.n;
    for (int steps = 1; steps <= last && steps <= s->range.max; steps++) {
        int to = line.v[steps - 1];
        bool far_enough = s->range.min <= steps;
        c->it.to = to;
        bool wanted = !s->only || s->only == steps;
        if (f->to.test && fn_bool(f->to.test, c) && far_enough) {
            if (wanted)
                slide_to(s, line, steps, true);
            return;
        }
        if (!may_pass(f, c, to))
            return;
        if (far_enough && wanted)
            slide_to(s, line, steps, false);
    }
}

/* All lines, or the one on which the site of a number lies. */
static void slide_lines(Sliding *s, int number) {
    const Slide *f = s->f;
    Context *c = s->c;
    const Sites *sites = &c->game->topology->sites[f->from.type];
    DirectionList directions;
    int between = c->it.between;
    fn_directions(f->directions, c, f->from.type, s->from, &directions);
    for (int i = 0; i < directions.n; i++) {
        int n;
        const Radial *r = topology_radials(sites, s->from, (Direction)directions.v[i], &n);
        for (int j = 0; j < n; j++) {
            SiteSpan line = topology_line(sites, &r[j]);
            if (number == OFF) {
                slide_along(s, line, between);
            } else if (number < line.n) {
                s->only = number + 1;
                slide_along(s, line, between);
                return;
            } else {
                number -= line.n;
            }
        }
    }
}

/* ---- along tracks ---- */

/* A move without effects, or with them where the slide stops. */
static void track_move(const Sliding *s, int to, bool stopped) {
    const Slide *f = s->f;
    Context *c = s->c;
    if (!stopped && f->to.apply.condition && !fn_bool(f->to.apply.condition, c))
        return;
    int index = walk_move(c, f->from.type, s->from, to, OFF, false, f->decision);
    if (stopped)
        chain_before(c, index, f->to.apply.effect);
    c->moves[index].from = s->from;
    c->moves[index].to = to;
}

static void slide_on_track(const Sliding *s, const Track *track, int start) {
    const Slide *f = s->f;
    Context *c = s->c;
    int index = start, bumps = track->elements[start].bump;
    bool all_tracks = !strcmp(f->track, "AllTracks");
    for (int steps = 1;
         track->elements[index].next != OFF && steps < track->n && steps <= s->range.max; steps++) {
        int to = track->elements[index].next;
        c->it.to = to;
        if (bumps > 0 || !all_tracks) {
            bool stop = f->to.test && fn_bool(f->to.test, c);
            if (s->range.min <= steps) {
                track_move(s, to, stop);
                if (stop)
                    return;
            }
        }
        if (!may_pass(f, c, to))
            return;
        index = track->elements[index].next_index;
        bumps += track->elements[index].bump;
    }
}

static void slide_tracks(const Sliding *s) {
    const Topology *t = s->c->game->topology;
    bool all = !strcmp(s->f->track, "AllTracks");
    for (int i = 0; i < t->n_tracks; i++) {
        const Track *track = &t->tracks[i];
        if (!all && strcmp(track->name, s->f->track))
            continue;
        for (int j = 0; j < track->n; j++)
            if (track->elements[j].site == s->from)
                slide_on_track(s, track, j);
    }
}

/* ---- whether a slide gets somewhere ---- */

static bool is_on(SiteSpan line, int site) {
    for (int i = 0; i < line.n; i++)
        if (line.v[i] == site)
            return true;
    return false;
}

static bool lands(const Sliding *s, int to, int site) {
    const Fn *condition = s->f->to.apply.condition;
    return (site == OFF || site == to) && (!condition || fn_bool(condition, s->c));
}

static bool line_reaches(const Sliding *s, SiteSpan line, int site) {
    const Slide *f = s->f;
    Context *c = s->c;
    if (site != OFF && !is_on(line, site))
        return false;
    for (int steps = 1; steps <= line.n && steps <= s->range.max; steps++) {
        int to = line.v[steps - 1];
        bool far_enough = s->range.min <= steps;
        c->it.to = to;
        if (f->to.test && fn_bool(f->to.test, c) && far_enough)
            return lands(s, to, site);
        if (!may_pass(f, c, to))
            return false;
        if (far_enough && lands(s, to, site))
            return true;
    }
    return false;
}

/* Along lines only, and without effects on the way: these may look at (between). */
static bool slide_reaches(const Fn *fn, Context *c, int site) {
    const Slide *f = (const Slide *)fn;
    const Sites *sites = &c->game->topology->sites[f->from.type];
    Sliding s = { .f = f, .c = c, .from = fn_int(f->from.site, c), .level = OFF };
    DirectionList directions;
    int between = c->it.between;
    s.range = f->between.range ? fn_range(f->between.range, c) : (Range){ OFF, INFINITE };
    if (s.from < 0 || s.from >= sites->n)
        return false;
    c->it.from = s.from;
    if ((f->from.level && fn_int(f->from.level, c) < OFF) ||
        (f->from.test && !fn_bool(f->from.test, c)))
        return false;
    fn_directions(f->directions, c, f->from.type, s.from, &directions);
    for (int i = 0; i < directions.n; i++) {
        int n;
        const Radial *r = topology_radials(sites, s.from, (Direction)directions.v[i], &n);
        for (int j = 0; j < n; j++) {
            c->it.between = between;
            if (line_reaches(&s, topology_line(sites, &r[j]), site))
                return true;
        }
    }
    return false;
}

/* All moves, or the one of a number. */
static void slide(const Slide *f, Context *c, int number) {
    int first = c->n_moves;
    Iterators before = c->it;
    Sliding s = { .f = f, .c = c, .from = fn_int(f->from.site, c), .level = OFF };
    s.range = f->between.range ? fn_range(f->between.range, c) : (Range){ OFF, INFINITE };
    if (s.from < 0 || s.from >= c->game->n_type_sites[f->from.type])
        return;
    c->it.from = s.from;
    if (f->from.level && !f->track)
        s.level = fn_int(f->from.level, c);
    if (s.level < OFF || (f->from.test && !fn_bool(f->from.test, c)))
        return; /* Ludii leaves (from) as it is now */
    if (f->track)
        slide_tracks(&s);
    else
        slide_lines(&s, number);
    c->it.from = before.from;
    c->it.to = before.to;
    c->it.between = before.between;
    context_add_then(c, first, f->then);
}

static void slide_eval(const Fn *fn, Context *c) {
    slide((const Slide *)fn, c, OFF);
}

static void slide_draw(const Fn *fn, Context *c, int ticket) {
    slide((const Slide *)fn, c, ticket);
}

static int slide_tickets(const Fn *fn, const Context *c, int what) {
    const Slide *f = (const Slide *)fn;
    return directions_known(f->directions, c, f->from.type, what) ? f->most : 0;
}

static int count_on_lines(const Sites *s, int site, Direction d) {
    int n, count = 0;
    const Radial *r = topology_radials(s, site, d, &n);
    for (int i = 0; i < n; i++)
        count += r[i].n;
    return count;
}

static Fn *slide_build(Build *b, const Bound *n) {
    Slide *f = FN_NEW(b, n, Slide, FN_MOVES);
    f->fn.eval.moves = slide_eval;
    f->from = part_from(b, bound_arg(n, "<moves.from>"));
    f->to = part_to(b, bound_arg(n, "<moves.to>"));
    f->between = part_between(b, bound_arg(n, "<moves.between>"));
    f->track = arg_string(n, "<string>");
    f->directions = walk_directions(b, n, "<direction>", DIR_Adjacent);
    f->stack = walk_flag(n, "stack:<boolean>");
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    f->fn.reaches = f->track || f->between.apply.given ? NULL : slide_reaches;
    f->most = f->track ? 0 : directions_most(f->directions, b, f->from.type, count_on_lines);
    f->fn.tickets = slide_tickets;
    f->fn.draw = slide_draw;
    build_flag(b, FLAG_UsesFromPositions | (f->stack ? FLAG_Stacking : 0));
    return &f->fn;
}

const Ludeme slide_ludemes[] = {
    // clang-format off
    { "<slide>",
      "(slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>] "
      "[stack:<boolean>] [<then>])", { .fn = slide_build } },
    { "<move>",
      "(move Slide [<moves.from>] [<string>] [<direction>] [<moves.between>] [<moves.to>] "
      "[stack:<boolean>] [<then>])", { .fn = slide_build } },
    // clang-format on
    { NULL },
};
