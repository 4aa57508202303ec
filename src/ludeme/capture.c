/* Captures round a site: custodial, intervene, surround, directional, enclose. */
#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/group.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/walk.h"
#include "play/contents.h"

#include <string.h>

typedef struct Capture {
    Fn fn;
    SiteType type;
    const Fn *from; /* NULL: where the last move ended, or for surround (from) */
    Direction direction;
    const Fn *directions; /* directional; NULL: the way the last move went */
    PartBetween between;
    PartTo to;
    const Fn *except, *with; /* surround; of enclose: the empty sites a group may have */
    GroupWays ways;          /* enclose, and below */
    bool takes_empty;        /* its rule speaks of empty sites */
    const Fn *then;
} Capture;

static int last_to(const Context *c) {
    return c->pos->n_moves ? c->made[c->pos->n_moves - 1].own_to : OFF;
}

/* Without a rule Ludii compares the number of the site with that of the mover. */
static bool number_is_enemy(const Context *c, int site) {
    return site != 0 && site != c->pos->mover;
}

static bool target_between(const Capture *f, Context *c, int site) {
    c->it.between = site;
    return f->between.test ? fn_bool(f->between.test, c) : number_is_enemy(c, site);
}

static bool friend_to(const Capture *f, Context *c, int site) {
    c->it.to = site;
    return f->to.test ? fn_bool(f->to.test, c) : site == c->pos->mover;
}

static bool target_to(const Capture *f, Context *c, int site) {
    c->it.to = site;
    return f->to.test ? fn_bool(f->to.test, c) : number_is_enemy(c, site);
}

static void remove_piece(const Capture *f, Context *c, int site) {
    if (!contents_known(c, f->type, site) || !contents_what(c, contents_slot(c, f->type, site)))
        return;
    Action a = action_make(ACTION_REMOVE);
    a.type = (uint8_t)f->type;
    a.to = site;
    context_move(c, &a);
}

/* The effect that is given, or else the piece at `site` goes. */
static void effect(const Capture *f, Context *c, const PartApply *apply, int site) {
    if (!apply->effect)
        remove_piece(f, c, site);
    else if (part_applies(apply, c))
        fn_moves(apply->effect, c);
}

static void put_between(Context *c, SiteSpan sites) {
    Move *m = &c->moves[c->n_moves - 1];
    m->n_between = 0;
    for (int i = 0; i < sites.n; i++)
        context_add_between(c, m, sites.v[i]);
}

/* ---- custodial: between the site and a friend in line ---- */

static void sandwich(const Capture *f, Context *c, int first, SiteSpan line, Range range) {
    int n = 0;
    while (n < line.n && n < range.max && target_between(f, c, line.v[n]))
        n++;
    if (!n || range.min > n || !friend_to(f, c, n < line.n ? line.v[n] : OFF))
        return;
    for (int i = 0; i < n; i++) {
        c->it.between = line.v[i];
        effect(f, c, &f->between.apply, line.v[i]);
    }
    if (c->n_moves > first)
        put_between(c, (SiteSpan){ line.v, n });
}

/* Of exactly one piece; then a friend must really be there. */
static void short_sandwich(const Capture *f, Context *c, int first, SiteSpan line) {
    if (line.n < 2 || !target_between(f, c, line.v[0]) || !friend_to(f, c, line.v[1]))
        return;
    c->it.between = line.v[0];
    effect(f, c, &f->between.apply, line.v[0]);
    if (c->n_moves > first)
        put_between(c, (SiteSpan){ line.v, 1 });
}

static void custodial_eval(const Fn *fn, Context *c) {
    const Capture *f = (const Capture *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    Iterators before = c->it;
    int first = c->n_moves, from = f->from ? fn_int(f->from, c) : last_to(c), n;
    if (from < 0 || from >= s->n)
        return;
    Range range = f->between.range ? fn_range(f->between.range, c) : (Range){ 0, INFINITE };
    const Radial *r = topology_radials(s, from, f->direction, &n);
    for (int i = 0; i < n; i++) {
        SiteSpan line = topology_line(s, &r[i]);
        if (range.max == 1 && range.min < 2)
            short_sandwich(f, c, first, line);
        else if (range.max > 1 && range.min <= range.max)
            sandwich(f, c, first, line, range);
    }
    c->it = before;
    context_add_then(c, first, f->then);
}

/* ---- intervene: on both sides of the site in line ---- */

static int targets(const Capture *f, Context *c, SiteSpan line, int most) {
    int n = 0;
    while (n < line.n && n < most && target_to(f, c, line.v[n]))
        n++;
    return n;
}

static void affect(const Capture *f, Context *c, SiteSpan line, int n) {
    for (int i = 0; i < n; i++) {
        c->it.to = line.v[i];
        effect(f, c, &f->to.apply, line.v[i]);
    }
}

static void intervene_eval(const Fn *fn, Context *c) {
    const Capture *f = (const Capture *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    Iterators before = c->it;
    int first = c->n_moves, from = f->from ? fn_int(f->from, c) : last_to(c), n;
    if (from < 0 || from >= s->n)
        return;
    Range range = f->between.range ? fn_range(f->between.range, c) : (Range){ 1, 1 };
    const Radial *r = topology_radials(s, from, f->direction, &n);
    for (int i = 0; i < n; i++) {
        if (!r[i].distinct)
            continue;
        SiteSpan here = topology_line(s, &r[i]), there = topology_opposite(s, &r[i]);
        int near = targets(f, c, here, range.max);
        if (near < range.min)
            continue;
        int far = targets(f, c, there, range.max);
        if (far < range.min || !there.n)
            continue;
        affect(f, c, there, far);
        affect(f, c, here, near);
    }
    c->it = before;
    context_add_then(c, first, f->then);
}

/* ---- surround: a neighbour with friends on all sides ---- */

static bool is_surrounded(const Capture *f, Context *c, int from, int site) {
    const Sites *s = &c->game->topology->sites[f->type];
    int allowed = fn_int(f->except, c), with = f->with ? fn_int(f->with, c) : OFF, n;
    int open = 0;
    bool with_found = false;
    const Radial *r = topology_radials(s, site, f->direction, &n);
    for (int i = 0; i < n && open <= allowed; i++) {
        SiteSpan line = topology_line(s, &r[i]);
        if (!line.n)
            continue;
        if (line.v[0] != from && !friend_to(f, c, line.v[0]))
            open++;
        with_found |= with == OFF || with == contents_what(c, contents_slot(c, f->type, line.v[0]));
    }
    return open <= allowed && with_found;
}

static void surround_eval(const Fn *fn, Context *c) {
    const Capture *f = (const Capture *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    Iterators before = c->it;
    int from = f->from ? fn_int(f->from, c) : c->it.from, n;
    if (from < 0 || from >= s->n)
        return;
    const Radial *r = topology_radials(s, from, f->direction, &n);
    for (int i = 0; i < n; i++) {
        SiteSpan line = topology_line(s, &r[i]);
        if (!line.n || !target_between(f, c, line.v[0]) || !is_surrounded(f, c, from, line.v[0]))
            continue;
        int first = c->n_moves;
        c->it.between = line.v[0];
        effect(f, c, &f->between.apply, line.v[0]);
        if (c->n_moves > first)
            put_between(c, (SiteSpan){ line.v, 1 });
    }
    c->it = before; /* what is to follow is forgotten, as in Ludii */
}

/* ---- directional: all targets in a row, in a direction ---- */

static void directional_along(const Capture *f, Context *c, SiteSpan line) {
    for (int i = 0; i < line.n && target_to(f, c, line.v[i]); i++) {
        int from = c->it.from;
        c->it.from = OFF;
        c->it.to = line.v[i];
        effect(f, c, &f->to.apply, OFF);
        c->it.from = from;
    }
}

/* The directions in which the last move went. */
static void last_directions(const Context *c, const Sites *s, DirectionList *out) {
    out->n = 0;
    if (!c->pos->n_moves)
        return;
    const Made *last = &c->made[c->pos->n_moves - 1];
    if (last->own_from < 0 || last->own_from >= s->n)
        return;
    for (int i = 0; i < s->n_supported[RELATION_ALL]; i++) {
        Direction d = (Direction)s->supported_order[RELATION_ALL][i];
        int n;
        const Radial *r = topology_radials(s, last->own_from, d, &n);
        for (int j = 0; j < n; j++) {
            SiteSpan line = topology_line(s, &r[j]);
            for (int k = 0; k < line.n; k++)
                if (line.v[k] == last->own_to && out->n < sizeof out->v) {
                    out->v[out->n++] = (uint8_t)d;
                    break;
                }
        }
    }
}

static void directional_eval(const Fn *fn, Context *c) {
    const Capture *f = (const Capture *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    Iterators before = c->it;
    int from = f->from ? fn_int(f->from, c) : last_to(c);
    DirectionList directions;
    if (from < 0 || from >= s->n)
        return;
    if (f->directions)
        fn_directions(f->directions, c, f->type, from, &directions);
    else
        last_directions(c, s, &directions);
    for (int i = 0; i < directions.n; i++) {
        int n;
        const Radial *r = topology_radials(s, from, (Direction)directions.v[i], &n);
        for (int j = 0; j < n; j++)
            directional_along(f, c, topology_line(s, &r[j]));
    }
    c->it.from = before.from;
    c->it.to = before.to; /* what is to follow is forgotten, as in Ludii */
}

/* ---- enclose: groups next to the site that have no way out ---- */

/* A group while it is looked at. */
typedef struct Enclosed {
    int *sites, n; /* in the order found */
    Bits *in;
    int exceptions; /* empty sites that it may still take */
} Enclosed;

static int what_at(const Capture *f, const Context *c, int site) {
    return contents_what(c, contents_slot(c, f->ways.type, site));
}

static void enclose_site(Enclosed *e, int site) {
    bits_add(e->in, site);
    e->sites[e->n++] = site;
}

/* Adds what is next to a site of the group. False if there is a way out. */
static bool enclose_around(const Capture *f, Context *c, Enclosed *e, int site) {
    const Sites *s = &c->game->topology->sites[f->ways.type];
    DirectionList room;
    const DirectionList *list = group_directions(c, &f->ways, site, &room);
    for (int k = 0; k < list->n; k++) {
        SiteSpan near = topology_steps(s, site, (Direction)list->v[k]);
        for (int i = 0; i < near.n; i++) {
            if (bits_has(e->in, near.v[i]))
                continue;
            if (target_between(f, c, near.v[i]))
                enclose_site(e, near.v[i]);
            else if (!what_at(f, c, near.v[i])) {
                if (e->exceptions-- <= 0)
                    return false;
                enclose_site(e, near.v[i]);
            }
        }
    }
    return true;
}

/* What lies round a group, in the order met. */
static Enclosed ring_of(const Capture *f, Context *c, const Enclosed *e) {
    const Sites *s = &c->game->topology->sites[f->ways.type];
    Enclosed ring = { context_ints(c, s->n), 0, context_region(c), 0 };
    DirectionList room;
    for (int j = 0; j < e->n; j++) {
        const DirectionList *list = group_directions(c, &f->ways, e->sites[j], &room);
        for (int k = 0; k < list->n; k++) {
            SiteSpan near = topology_steps(s, e->sites[j], (Direction)list->v[k]);
            for (int i = 0; i < near.n; i++)
                if (!bits_has(e->in, near.v[i]) && !bits_has(ring.in, near.v[i]))
                    enclose_site(&ring, near.v[i]);
        }
    }
    return ring;
}

/* A group with empty sites is enclosed by one chain: Ludii goes along it from its first site,
   always to the first neighbour it has not met, and must come to all of it. */
static bool is_chain(const Capture *f, Context *c, const Enclosed *e) {
    const Sites *s = &c->game->topology->sites[f->ways.type];
    size_t mark = context_mark(c);
    Enclosed ring = ring_of(f, c, e);
    int left = ring.n, site = left ? ring.sites[0] : OFF;
    while (left > 1) {
        SiteSpan near = topology_steps(s, site, DIR_All);
        int i = 0;
        while (i < near.n && !bits_has(ring.in, near.v[i]))
            i++;
        if (i == near.n)
            break;
        bits_remove(ring.in, site);
        site = near.v[i];
        left--;
    }
    context_reset(c, mark);
    return left == 1;
}

/* The effect on all of the group that begins at a site, if it is enclosed. */
static void enclose_from(const Capture *f, Context *c, int target, int exceptions, Bits *done) {
    const Sites *s = &c->game->topology->sites[f->ways.type];
    int first = c->n_moves;
    Enclosed e = { context_ints(c, s->n), 0, context_region(c), exceptions };
    if (exceptions > 0 && !what_at(f, c, target))
        e.exceptions--;
    enclose_site(&e, target);
    for (int i = 0; i < e.n; i++) {
        if (!enclose_around(f, c, &e, e.sites[i]))
            return;
        bits_add(done, e.sites[i]);
    }
    if (f->takes_empty && !is_chain(f, c, &e))
        return;
    for (int i = 0; i < e.n; i++) {
        c->it.between = e.sites[i];
        effect(f, c, &f->between.apply, e.sites[i]);
    }
    if (c->n_moves == first)
        return;
    Move *last = &c->moves[c->n_moves - 1];
    last->n_between = 0;
    for (int i = 0; i < e.n; i++)
        context_add_between(c, last, e.sites[i]);
}

static void enclose_all(const Capture *f, Context *c, int from) {
    const Sites *s = &c->game->topology->sites[f->ways.type];
    int exceptions = f->except ? fn_int(f->except, c) : 0;
    DirectionList room = { 0 }, list = *group_directions(c, &f->ways, from, &room);
    Bits *done = context_region(c);
    for (int k = 0; k < list.n; k++) {
        SiteSpan near = topology_steps(s, from, (Direction)list.v[k]);
        for (int i = 0; i < near.n; i++) {
            size_t mark = context_mark(c);
            if (!bits_has(done, near.v[i]) &&
                (target_between(f, c, near.v[i]) || (exceptions > 0 && !what_at(f, c, near.v[i]))))
                enclose_from(f, c, near.v[i], exceptions, done);
            context_reset(c, mark);
        }
    }
}

static void enclose_eval(const Fn *fn, Context *c) {
    const Capture *f = (const Capture *)fn;
    int first = c->n_moves, from = f->from ? fn_int(f->from, c) : last_to(c);
    int to = c->it.to, between = c->it.between;
    if (from < 0 || from >= c->game->topology->sites[f->ways.type].n || !what_at(f, c, from))
        return;
    size_t mark = context_mark(c);
    enclose_all(f, c, from);
    context_reset(c, mark);
    c->it.to = to;
    c->it.between = between;
    context_add_then(c, first, f->then);
}

/* ---- building ---- */

static Capture *new_capture(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    Capture *f = FN_NEW(b, n, Capture, FN_MOVES);
    PartFrom from = part_from(b, bound_arg(n, "<moves.from>"));
    f->fn.eval.moves = eval;
    f->type = from.type;
    f->from = from.given ? from.site : NULL;
    if (bound_has(n, "<moves.to>"))
        f->to = part_to(b, bound_arg(n, "<moves.to>"));
    f->then = arg_moves(b, n, "<then>");
    return f;
}

static Fn *capture_custodial(Build *b, const Bound *n) {
    Capture *f = new_capture(b, n, custodial_eval);
    f->between = part_between(b, bound_arg(n, "<moves.between>"));
    f->direction = (Direction)bound_word(n, "<absoluteDirection>", DIR_Adjacent);
    build_flag(b, FLAG_UsesFromPositions);
    return &f->fn;
}

static Fn *capture_intervene(Build *b, const Bound *n) {
    Capture *f = new_capture(b, n, intervene_eval);
    f->between = part_between(b, bound_arg(n, "<moves.between>"));
    f->direction = (Direction)bound_word(n, "<absoluteDirection>", DIR_Adjacent);
    build_flag(b, FLAG_UsesFromPositions);
    return &f->fn;
}

static Fn *capture_surround(Build *b, const Bound *n) {
    static const Direction relations[] = {
        [RELATION_TYPE_Adjacent] = DIR_Adjacent,     [RELATION_TYPE_All] = DIR_All,
        [RELATION_TYPE_Diagonal] = DIR_Diagonal,     [RELATION_TYPE_OffDiagonal] = DIR_OffDiagonal,
        [RELATION_TYPE_Orthogonal] = DIR_Orthogonal,
    };
    Capture *f = new_capture(b, n, surround_eval);
    f->between = part_between(b, bound_arg(n, "<moves.between>"));
    f->direction = relations[bound_word(n, "<relationType>", RELATION_TYPE_Adjacent)];
    f->except = arg_int_or(b, n, "except:<int>", 0);
    const Bound *with = bound_arg(n, "with:<moves.piece>");
    if (with)
        f->with = part_piece(b, with).what[0];
    return &f->fn;
}

static Fn *capture_directional(Build *b, const Bound *n) {
    Capture *f = new_capture(b, n, directional_eval);
    f->directions = arg_directions(b, n, "<direction>");
    return &f->fn;
}

static bool asks_for_empty(const Bound *n) {
    if (!n)
        return false;
    if (n->kind == BOUND_ARRAY) {
        for (int i = 0; i < n->n_items; i++)
            if (asks_for_empty(n->items[i]))
                return true;
        return false;
    }
    if (n->kind != BOUND_CALL)
        return false;
    if (!strcmp(n->sig->head, "is") && bound_has(n, "<isSiteType>") &&
        bound_word(n, "<isSiteType>", OFF) == IS_SITE_TYPE_Empty)
        return true;
    for (int i = 0; i < n->sig->n_params; i++)
        if (asks_for_empty(n->args[i]))
            return true;
    return false;
}

static Fn *capture_enclose(Build *b, const Bound *n) {
    Capture *f = new_capture(b, n, enclose_eval);
    const Bound *between = bound_arg(n, "<moves.between>");
    f->ways = group_ways(b, n);
    f->type = f->ways.type;
    f->between = part_between(b, between);
    f->takes_empty = f->between.test && asks_for_empty(bound_arg(between, "if:<boolean>"));
    f->except = arg_int(b, n, "numException:<int>");
    return &f->fn;
}

const Ludeme capture_ludemes[] = {
    // clang-format off
    { "<custodial>",
      "(custodial [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] "
      "[<then>])", { .fn = capture_custodial } },
    { "<directional>", "(directional [<moves.from>] [<direction>] [<moves.to>] [<then>])", { .fn = capture_directional } },
    { "<enclose>",
      "(enclose [<siteType>] [<moves.from>] [<direction>] [<moves.between>] "
      "[numException:<int>] [<then>])", { .fn = capture_enclose } },
    { "<intervene>",
      "(intervene [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] "
      "[<then>])", { .fn = capture_intervene } },
    { "<surround>",
      "(surround [<moves.from>] [<relationType>] [<moves.between>] [<moves.to>] "
      "[except:<int>] [with:<moves.piece>] [<then>])", { .fn = capture_surround } },
    // clang-format on
    { NULL },
};
