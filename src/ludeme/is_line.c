/* (is Line ...): enough pieces in a row. */
#include "board/topology.h"
#include "game/build.h"
#include "ludeme/group.h"
#include "ludeme/ludemes.h"
#include "lang/words.h"
#include "ludeme/puzzle.h"
#include "play/contents.h"
#include "play/history.h"

typedef struct IsLine {
    Fn fn;
    SiteType type;
    Direction direction;
    const Fn *length;
    const Fn *through;     /* int; NULL: where the last move went */
    const Fn *through_any; /* region, or NULL */
    const Fn *who;         /* whose pieces; NULL: not said */
    const Fn **whats;      /* which pieces; without them or `who`: those like the one there */
    int n_whats;
    const Fn *test;                   /* of (to), NULL: always */
    const Fn *exact;                  /* NULL: False, likewise below */
    const Fn *contiguous, *opposites; /* NULL: True */
    const Fn *by_level, *top, *visible;
    const Fn *kinds; /* how many kinds of pieces there must be; NULL: one */
} IsLine;

static int pivot_of(const IsLine *f, Context *c) {
    const Made *last = history_last(c);
    return f->through ? fn_int(f->through, c) : last ? last->own_to : OFF;
}

/* ---- the usual case: pieces like that of the last move ---- */

static int run(const IsLine *f, const Context *c, SiteSpan line, int what) {
    const int32_t *whats = position_what(c->game, c->pos);
    int first = contents_slot(c, f->type, 0), n = 0;
    while (n < line.n && whats[first + line.v[n]] == what)
        n++;
    return n;
}

static bool is_line_plain_eval(const Fn *fn, Context *c) {
    const IsLine *f = (const IsLine *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    int pivot = pivot_of(f, c), length = ((const IntConstant *)f->length)->value, n;
    if (pivot < 0 || pivot >= s->n)
        return false;
    int what = contents_what(c, contents_slot(c, f->type, pivot));
    const Radial *r = topology_radials(s, pivot, f->direction, &n);
    for (int i = 0; i < n; i++)
        if (r[i].distinct && 1 + run(f, c, topology_line(s, &r[i]), what) +
                                     run(f, c, topology_opposite(s, &r[i]), what) >=
                                 length)
            return true;
    return false;
}

/* ---- all other cases ---- */

/* One question, with everything that was asked for evaluated. */
typedef struct Line {
    const IsLine *f;
    Context *c;
    const Sites *sites;
    Bits *whats; /* the components that count */
    int length, kinds;
    bool exact, contiguous, opposites, top;
    bool visible; /* from above, on boards in space */
    Bits *met;    /* the kinds of pieces in the line */
} Line;

static bool flag(const Fn *f, Context *c, bool otherwise) {
    return f ? fn_bool(f, c) : otherwise;
}

static Bits *component_set(Context *c) {
    int words = bits_words(c->game->n_components);
    Bits *set = context_scratch(c, sizeof *set * (size_t)words);
    bits_clear(set, words);
    return set;
}

static bool has_what(const Line *l, int what) {
    return bits_has(l->whats, what);
}

static void read_whats(Line *l, int what_there) {
    const IsLine *f = l->f;
    const Game *g = l->c->game;
    bits_clear(l->whats, bits_words(g->n_components));
    for (int i = 0; i < f->n_whats; i++) {
        int what = fn_int(f->whats[i], l->c);
        if (what >= 0 && what < g->n_components)
            bits_add(l->whats, what);
    }
    int who = f->who && !f->n_whats ? fn_int(f->who, l->c) : OFF;
    for (int i = 1; f->who && !f->n_whats && i < g->n_components; i++)
        if (g->owner[i] == who)
            bits_add(l->whats, i);
    if (!f->who && !f->n_whats)
        bits_add(l->whats, what_there);
}

/* A piece that counts lies on the site; in a stack anywhere, or on top. */
static bool has_piece(const Line *l, int site) {
    int slot = contents_slot(l->c, l->f->type, site);
    if (!l->c->game->layout.height || l->top)
        return has_what(l, contents_what(l->c, slot));
    for (int level = 0; level < contents_height(l->c, slot); level++)
        if (has_what(l, contents_what_at(l->c, slot, level)))
            return true;
    return false;
}

static bool enough(const Line *l, int count) {
    return count == l->length &&
           (l->kinds <= 1 || bits_count(l->met, bits_words(l->c->game->n_components)) >= l->kinds);
}

/* Nothing can be said yet: the variable of a puzzle is open. */
static bool is_open(const Line *l, int site) {
    return l->c->game->layout.domains && !puzzle_resolved(l->c, l->f->type, site);
}

/* All that lies over the join of two sites is taken. */
static bool is_bridged(const Line *l, int a, int b) {
    SiteSpan over_a = topology_steps(l->sites, a, DIR_Upward);
    SiteSpan over_b = topology_steps(l->sites, b, DIR_Upward);
    int common = 0, taken = 0;
    for (int i = 0; i < over_a.n; i++)
        for (int k = 0; k < over_b.n; k++)
            if (over_a.v[i] == over_b.v[k]) {
                common++;
                taken += contents_what(l->c, contents_slot(l->c, l->f->type, over_a.v[i])) != 0;
            }
    return taken && taken == common;
}

/* Counts on along a line that leads from a site; `done` when there are enough. `from` is OFF where
   bridges do not matter. */
static int count_along(const Line *l, SiteSpan line, int from, int count, bool *done) {
    for (int i = 0; i < line.n && !*done; i++) {
        int site = line.v[i];
        if (is_open(l, site) || (l->visible && group_covered(l->c, l->f->type, site)))
            break;
        bool hidden = l->visible && from != OFF && is_bridged(l, from, site);
        l->c->it.to = site;
        if (!hidden && has_piece(l, site) && (!l->f->test || fn_bool(l->f->test, l->c))) {
            count++;
            from = from == OFF ? OFF : site;
            bits_add(l->met, contents_what(l->c, contents_slot(l->c, l->f->type, site)));
            *done = !l->exact && enough(l, count);
        } else if (l->contiguous) {
            break;
        }
    }
    return count;
}

static bool has_line(const Line *l, int pivot) {
    int n, what = contents_what(l->c, contents_slot(l->c, l->f->type, pivot));
    const Radial *r = topology_radials(l->sites, pivot, l->f->direction, &n);
    for (int i = 0; i < n; i++) {
        if (!r[i].distinct)
            continue;
        bool done = false;
        bits_clear(l->met, bits_words(l->c->game->n_components));
        bits_add(l->met, what);
        int count = count_along(l, topology_line(l->sites, &r[i]), pivot, 1, &done);
        if (!done && l->opposites) /* this way Ludii sees no bridges */
            count = count_along(l, topology_opposite(l->sites, &r[i]), OFF, count, &done);
        if (done || enough(l, count))
            return true;
    }
    return false;
}

/* OFF: the whole question has the answer no. */
static int line_through(Line *l, int pivot) {
    const IsLine *f = l->f;
    Context *c = l->c;
    if (pivot < 0)
        return OFF;
    c->it.to = pivot;
    if ((f->test && !fn_bool(f->test, c)) || pivot >= l->sites->n || is_open(l, pivot))
        return OFF;
    if (l->visible && group_covered(c, f->type, pivot))
        return 0;
    int what = contents_what(c, contents_slot(c, f->type, pivot));
    read_whats(l, what);
    return has_what(l, what) && has_line(l, pivot);
}

static bool line_through_any(Line *l) {
    const IsLine *f = l->f;
    Context *c = l->c;
    const Bits *pivots = fn_region(f->through_any, c);
    if (f->n_whats)
        read_whats(l, 0);
    for (BITS_EACH(pivot, pivots, c->game->region_words)) {
        if (f->n_whats && (pivot >= l->sites->n ||
                           !has_what(l, contents_what(c, contents_slot(c, f->type, pivot)))))
            continue;
        int found = line_through(l, pivot);
        if (found)
            return found > 0;
    }
    return false;
}

/* ---- stacks ---- */

/* Counts on along a line whose level changes by `slope` from site to site. */
static int count_climbing(const Line *l, SiteSpan line, int level, int slope, int count,
                          bool *done) {
    for (int i = 0; i < line.n && !*done; i++) {
        level += slope;
        int slot = contents_slot(l->c, l->f->type, line.v[i]);
        if (level < 0 || level >= contents_height(l->c, slot) ||
            !has_what(l, contents_what_at(l->c, slot, level)))
            break;
        count++;
        *done = !l->exact && count == l->length;
    }
    return count;
}

static bool has_pillar(const Line *l, int slot, int height) {
    int n = 1;
    if (height < l->length)
        return false;
    while (n < l->length && has_what(l, contents_what_at(l->c, slot, height - 1 - n)))
        n++;
    return n == l->length;
}

/* Lines in space: up the stack, and along its top level, rising or falling. */
static bool has_line_by_level(const Line *l, int pivot) {
    int slot = contents_slot(l->c, l->f->type, pivot), n;
    int height = contents_height(l->c, slot), level = height - 1;
    if (has_pillar(l, slot, height))
        return true;
    if (level < 0)
        return false;
    int first = has_what(l, contents_what_at(l->c, slot, level));
    const Radial *r = topology_radials(l->sites, pivot, l->f->direction, &n);
    for (int i = 0; first && i < n; i++)
        for (int slope = -1; r[i].distinct && slope <= 1; slope++) {
            bool done = false;
            int count =
                count_climbing(l, topology_line(l->sites, &r[i]), level, slope, first, &done);
            if (!done)
                count = count_climbing(l, topology_opposite(l->sites, &r[i]), level, -slope, count,
                                       &done);
            if (done || count == l->length)
                return true;
        }
    return false;
}

static bool line_in_stacks(Line *l) {
    int pivot = pivot_of(l->f, l->c);
    if (pivot < 0 || pivot >= l->sites->n)
        return false;
    read_whats(l, contents_what(l->c, contents_slot(l->c, l->f->type, pivot)));
    if (l->length == 1)
        return true;
    if (flag(l->f->by_level, l->c, false))
        return has_line_by_level(l, pivot);
    l->contiguous = l->opposites = true; /* in stacks Ludii asks for neither */
    l->kinds = 1;
    return has_piece(l, pivot) && has_line(l, pivot);
}

static bool is_line_eval(const Fn *fn, Context *c) {
    const IsLine *f = (const IsLine *)fn;
    size_t mark = context_mark(c);
    int to = c->it.to;
    Line l = { .f = f,
               .c = c,
               .sites = &c->game->topology->sites[f->type],
               .whats = component_set(c),
               .met = component_set(c),
               .length = fn_int(f->length, c),
               .kinds = f->kinds ? fn_int(f->kinds, c) : 1,
               .exact = flag(f->exact, c, false),
               .contiguous = flag(f->contiguous, c, true),
               .opposites = flag(f->opposites, c, true),
               .top = flag(f->top, c, false),
               .visible = flag(f->visible, c, false) };
    bool found = c->game->layout.height ? line_in_stacks(&l)
                 : f->through_any       ? line_through_any(&l)
                                        : line_through(&l, pivot_of(f, c)) > 0;
    c->it.to = to;
    context_reset(c, mark);
    return found;
}

/* Whether the game has stacks is known only when all of it is read. */
static bool is_line_first_eval(const Fn *fn, Context *c) {
    return c->game->layout.height ? is_line_eval(fn, c) : is_line_plain_eval(fn, c);
}

static void read_pieces(Build *b, IsLine *f, const Bound *n) {
    const Bound *one = bound_arg(n, "what:<int>"), *many = bound_arg(n, "whats:{<int>}");
    f->who = arg_player(b, n, "<roleType>");
    f->n_whats = one ? 1 : many ? many->n_items : 0;
    f->whats = ARENA_ARRAY(b->arena, const Fn *, f->n_whats + 1);
    for (int i = 0; i < f->n_whats; i++)
        f->whats[i] = build_int(b, one ? one : many->items[i]);
}

static bool is_plain(const IsLine *f) {
    return f->length && f->length->constant && ((const IntConstant *)f->length)->value >= 2 &&
           !f->through_any && !f->who && !f->n_whats && !f->test && !f->exact && !f->contiguous &&
           !f->opposites && !f->kinds && !f->visible;
}

static Fn *is_line(Build *b, const Bound *n) {
    IsLine *f = FN_NEW(b, n, IsLine, FN_BOOL);
    f->type = arg_type(b, n, "<siteType>");
    f->length = arg_int(b, n, "<int>");
    f->direction = (Direction)bound_word(n, "<absoluteDirection>", ABSOLUTE_DIRECTION_Adjacent);
    f->through = arg_int(b, n, "through:<int>");
    f->through_any = arg_region(b, n, "throughAny:<sites>");
    read_pieces(b, f, n);
    f->test = arg_bool(b, n, "if:<boolean>");
    f->exact = arg_bool(b, n, "exact:<boolean>");
    f->contiguous = arg_bool(b, n, "contiguous:<boolean>");
    f->opposites = arg_bool(b, n, "useOpposites:<boolean>");
    f->by_level = arg_bool(b, n, "byLevel:<boolean>");
    f->top = arg_bool(b, n, "top:<boolean>");
    f->visible = arg_bool(b, n, "isVisible:<boolean>");
    f->kinds = arg_int(b, n, "throughHowMuch:<int>");
    f->fn.eval.boolean = is_plain(f) && !b->puzzle ? is_line_first_eval : is_line_eval;
    return &f->fn;
}

const Ludeme is_line_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>",
      "(is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | "
      "throughAny:<sites>] [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] "
      "[contiguous:<boolean>] [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] "
      "[throughHowMuch:<int>] [isVisible:<boolean>] [useOpposites:<boolean>])", { .fn = is_line } },
    // clang-format on
    { NULL },
};
