/* (push ...), (attract ...): all pieces in line with a site move away from it, or towards it. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "play/contents.h"
#include "play/history.h"

typedef struct Push {
    Fn fn;
    SiteType type;
    const Fn *from; /* NULL: where the last move went */
    const Fn *directions;
    Direction direction; /* attract */
    const Fn *then;
} Push;

static void take(Context *c, SiteType type, int site) {
    Action a = action_make(ACTION_REMOVE);
    a.type = (uint8_t)type;
    a.to = site;
    context_move(c, &a);
}

static void put(Context *c, SiteType type, int site, int what) {
    Action a = action_make(ACTION_ADD);
    a.type = (uint8_t)type;
    a.to = site;
    a.what = what;
    context_move(c, &a);
}

static int what_at(const Context *c, const Push *f, int site) {
    return contents_what(c, contents_slot(c, f->type, site));
}

/* OFF if it is no site of the board. */
static int start_of(const Push *f, Context *c) {
    const Made *last = history_last(c);
    int from = f->from ? fn_int(f->from, c) : last ? last->own_to : OFF;
    return from < c->game->topology->sites[f->type].n ? from : OFF;
}

/* Every piece goes on by one site, up to the first gap; behind the edge it is lost. */
static void push_line(const Push *f, Context *c, int from, SiteSpan line) {
    int carried = what_at(c, f, from);
    take(c, f->type, from);
    for (int i = 0; i < line.n; i++) {
        int what = what_at(c, f, line.v[i]);
        if (what)
            take(c, f->type, line.v[i]);
        put(c, f->type, line.v[i], carried);
        if (!what)
            break;
        carried = what;
    }
}

static void push_eval(const Fn *fn, Context *c) {
    const Push *f = (const Push *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    int first = c->n_moves, from = start_of(f, c), n = 0;
    DirectionList directions;
    if (from < 0)
        return;
    fn_directions(f->directions, c, f->type, from, &directions);
    if (!directions.n)
        return;
    const Radial *radials = topology_radials(s, from, (Direction)directions.v[0], &n);
    for (int i = 0; i < n; i++)
        push_line(f, c, from, topology_line(s, &radials[i]));
    context_add_then(c, first, f->then);
}

/* All gaps are closed. */
static void attract_line(const Push *f, Context *c, SiteSpan line) {
    size_t mark = context_mark(c);
    int *whats = context_ints(c, line.n + 1), n = 0;
    for (int i = 0; i < line.n; i++)
        if (what_at(c, f, line.v[i])) {
            whats[n++] = what_at(c, f, line.v[i]);
            take(c, c->game->default_type, line.v[i]);
        }
    for (int i = 0; i < n; i++)
        put(c, f->type, line.v[i], whats[i]);
    context_reset(c, mark);
}

static void attract_eval(const Fn *fn, Context *c) {
    const Push *f = (const Push *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    int first = c->n_moves, from = start_of(f, c), n = 0;
    if (from < 0)
        return;
    const Radial *radials = topology_radials(s, from, f->direction, &n);
    for (int i = 0; i < n; i++)
        attract_line(f, c, topology_line(s, &radials[i]));
    context_add_then(c, first, f->then);
}

static Push *new_push(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    Push *f = FN_NEW(b, n, Push, FN_MOVES);
    PartFrom from = part_from(b, bound_arg(n, "<moves.from>"));
    f->fn.eval.moves = eval;
    f->type = from.type;
    f->from = from.given ? from.site : NULL;
    f->then = arg_moves(b, n, "<then>");
    return f;
}

static Fn *push_build(Build *b, const Bound *n) {
    Push *f = new_push(b, n, push_eval);
    f->directions = arg_directions(b, n, "<direction>");
    return &f->fn;
}

static Fn *attract_build(Build *b, const Bound *n) {
    Push *f = new_push(b, n, attract_eval);
    f->direction = (Direction)bound_word(n, "<absoluteDirection>", ABSOLUTE_DIRECTION_Adjacent);
    build_flag(b, FLAG_UsesFromPositions);
    return &f->fn;
}

const Ludeme push_ludemes[] = {
    // clang-format off
    { "<attract>", "(attract [<moves.from>] [<absoluteDirection>] [<then>])", { .fn = attract_build } },
    { "<push>", "(push [<moves.from>] <direction> [<then>])", { .fn = push_build } },
    // clang-format on
    { NULL },
};
