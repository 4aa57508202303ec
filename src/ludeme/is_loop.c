/* (is Loop ...): pieces that enclose a part of the board. */
#include "board/topology.h"
#include "ludeme/group.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "ludeme/walk.h"
#include "play/contents.h"
#include "play/history.h"

typedef struct IsLoop {
    Fn fn;
    GroupWays ways; /* how the pieces of a loop hang together */
    const Fn **inside;
    int n_inside;     /* whose sites lie inside; 0: anybody's */
    const Fn *colour; /* whose the loop is; NULL: the mover's */
    const Fn *start;  /* NULL: where the last move went */
    Bits *outer;      /* the border of the board */
    /* Per site the lines to the border, as sets; NULL: there are too many. */
    const int *first_view; /* one more than sites */
    const Bits *views;
} IsLoop;

/* A search that is under way. */
typedef struct Search {
    const IsLoop *f;
    Context *c;
    const Sites *sites;
    int colour;          /* whose they are */
    Bits *walls;         /* where pieces are that loops are made of */
    uint32_t inside;     /* bits of owners that may lie inside */
    int *group, n_group; /* what is enclosed, in the order found */
    Bits *in_group;      /* the same as a set */
    int *loop, n_loop;   /* what lies round it */
    Bits *in_loop;
} Search;

static int slot_at(const Search *s, int site) {
    return contents_slot(s->c, s->f->ways.type, site);
}

static bool may_lie_inside(const Search *s, int site) {
    return !s->f->n_inside ||
           (!bits_has(s->f->outer, site) && s->inside >> contents_who(s->c, slot_at(s, site)) & 1);
}

/* Adds what can be seen along a line as far as the next piece of a loop. False at the border. */
static bool spread_along(Search *s, SiteSpan line) {
    for (int i = 0; i < line.n; i++) {
        int to = line.v[i];
        if (bits_has(s->in_group, to))
            continue;
        if (bits_has(s->walls, to))
            return true;
        if (bits_has(s->f->outer, to))
            return false;
        if (may_lie_inside(s, to)) {
            bits_add(s->in_group, to);
            s->group[s->n_group++] = to;
        }
    }
    return true;
}

/* Whether the border can be seen from a site. */
static bool sees_border(const Search *s, int site) {
    int words = s->c->game->region_words;
    for (int i = s->f->first_view[site]; i < s->f->first_view[site + 1]; i++)
        if (!bits_meet(s->f->views + i * words, s->walls, words))
            return true;
    return false;
}

/* Finds all that lies on the same side of a loop as `origin`, which may be a piece of it. False if
   that is the outside. */
static bool spread(Search *s, int origin) {
    bits_clear(s->in_group, s->c->game->region_words);
    bits_add(s->in_group, origin);
    s->n_group = 0;
    s->group[s->n_group++] = origin;
    for (int i = 0; i < s->n_group; i++) {
        int n;
        if (s->f->views && sees_border(s, s->group[i]))
            return false;
        const Radial *r = topology_radials(s->sites, s->group[i], DIR_Orthogonal, &n);
        for (int k = 0; k < n; k++)
            if (!spread_along(s, topology_line(s->sites, &r[k])))
                return false;
    }
    return true;
}

/* Finds the sites round the group. False if some are of others. */
static bool find_border(Search *s) {
    bits_clear(s->in_loop, s->c->game->region_words);
    s->n_loop = 0;
    for (int i = 0; i < s->n_group; i++) {
        SiteSpan near = topology_steps(s->sites, s->group[i], DIR_Orthogonal);
        for (int k = 0; k < near.n; k++) {
            if (bits_has(s->in_group, near.v[k]) || bits_has(s->in_loop, near.v[k]))
                continue;
            if (contents_who(s->c, slot_at(s, near.v[k])) != s->colour)
                return false;
            bits_add(s->in_loop, near.v[k]);
            s->loop[s->n_loop++] = near.v[k];
        }
    }
    return true;
}

/* The first neighbour that is a piece of the loop; OFF if there is none. */
static int next_in_loop(const Search *s, int site) {
    DirectionList room;
    const DirectionList *list = group_directions(s->c, &s->f->ways, site, &room);
    for (int k = 0; k < list->n; k++) {
        SiteSpan near = topology_steps(s->sites, site, (Direction)list->v[k]);
        for (int i = 0; i < near.n; i++)
            if (bits_has(s->in_loop, near.v[i]) && bits_has(s->walls, near.v[i]))
                return near.v[i];
    }
    return OFF;
}

static int index_of(const int *list, int n, int value) {
    int i = 0;
    while (i < n && list[i] != value)
        i++;
    return i;
}

/* Takes a value out of a list, where it first stands. */
static int without(int *list, int n, int value) {
    int i = index_of(list, n, value);
    if (i == n)
        return n;
    for (; i + 1 < n; i++)
        list[i] = list[i + 1];
    return n - 1;
}

/* Ludii's test: one goes from piece to piece, dropping those that lead nowhere, until as many steps
   are made as there are pieces left. */
static bool hangs_together(Search *s) {
    int *made = context_ints(s->c, s->n_loop + 1), n_made = 0, at = 0, before = 0;
    while (at < s->n_loop) {
        int site = s->loop[at], next = OFF;
        bool like = bits_has(s->walls, site);
        if (like)
            next = next_in_loop(s, site);
        if (next == OFF) {
            s->n_loop = without(s->loop, s->n_loop, site);
            bits_remove(s->in_loop, site);
            if (like)
                n_made = without(made, n_made, site);
            at = before;
            continue;
        }
        made[n_made++] = site;
        if (n_made >= s->n_loop)
            return true;
        before = at;
        at = index_of(s->loop, s->n_loop, next);
    }
    return false;
}

static bool encloses_any(Search *s, int from) {
    SiteSpan near = topology_steps(s->sites, from, DIR_Adjacent);
    for (int i = near.n - 1; i >= 0; i--) {
        int origin = near.v[i];
        if (!bits_has(s->f->outer, origin) && may_lie_inside(s, origin) && spread(s, origin) &&
            find_border(s) && hangs_together(s))
            return true;
    }
    return false;
}

static bool is_enclosing(const IsLoop *f, Context *c, int from, int what, int colour) {
    const Sites *sites = &c->game->topology->sites[f->ways.type];
    Search s = { .f = f, .c = c, .sites = sites, .colour = colour };
    for (int i = 0; i < f->n_inside; i++) {
        int who = fn_int(f->inside[i], c);
        s.inside |= who >= 0 ? 1u << who : 0;
    }
    s.group = context_ints(c, sites->n);
    s.loop = context_ints(c, sites->n);
    s.in_group = context_region(c);
    s.in_loop = context_region(c);
    s.walls = context_region(c);
    group_what(c, f->ways.type, what, s.walls);
    return encloses_any(&s, from);
}

static bool is_loop_eval(const Fn *fn, Context *c) {
    const IsLoop *f = (const IsLoop *)fn;
    const Made *last = history_last(c);
    int from = f->start ? fn_int(f->start, c) : last ? last->own_to : OFF;
    if (from < 0 || from >= c->game->topology->sites[f->ways.type].n)
        return false;
    int what = contents_what(c, contents_slot(c, f->ways.type, from));
    int colour = f->colour ? fn_int(f->colour, c) : c->pos->mover;
    if (!what)
        return false;
    size_t mark = context_mark(c);
    bool found = is_enclosing(f, c, from, what, colour);
    context_reset(c, mark);
    return found;
}

/* ---- building ---- */

static void read_inside(Build *b, IsLoop *f, const Bound *n) {
    const Bound *one = bound_arg(n, "surround:<roleType>"), *many = bound_arg(n, "{<roleType>}");
    f->n_inside = one ? 1 : many ? many->n_items : 0;
    f->inside = ARENA_ARRAY(b->arena, const Fn *, f->n_inside + 1);
    for (int i = 0; i < f->n_inside; i++)
        f->inside[i] = build_player(b, one ? one : many->items[i]);
}

static Bits *outer_sites(Build *b, const Sites *sites) {
    Bits *out = ARENA_ARRAY(b->arena, Bits, b->game->region_words + 1);
    SiteSpan outer = sitelists_at(&sites->sets, SET_OUTER);
    for (int i = 0; i < outer.n; i++)
        bits_add(out, outer.v[i]);
    return out;
}

static int n_lines(const Sites *sites) {
    int total = 0, n;
    for (int site = 0; site < sites->n; site++) {
        topology_radials(sites, site, DIR_Orthogonal, &n);
        total += n;
    }
    return total;
}

/* A line as far as the border; false if it does not get there. */
static bool add_view(const Bits *outer, SiteSpan line, Bits *view) {
    for (int i = 0; i < line.n; i++) {
        bits_add(view, line.v[i]);
        if (bits_has(outer, line.v[i]))
            return true;
    }
    return false;
}

static void find_views(Build *b, IsLoop *f, const Sites *sites) {
    enum { VIEWS_MAX = 1 << 16 }; /* words */
    int words = b->game->region_words, total = n_lines(sites), n = 0;
    if (total > VIEWS_MAX / words)
        return;
    int *first = ARENA_ARRAY(b->arena, int, sites->n + 1);
    Bits *views = ARENA_ARRAY(b->arena, Bits, (total + 1) * words);
    for (int site = 0; site < sites->n; site++) {
        int n_radials;
        const Radial *r = topology_radials(sites, site, DIR_Orthogonal, &n_radials);
        first[site] = n;
        for (int i = 0; i < n_radials; i++) {
            bits_clear(views + n * words, words);
            n += add_view(f->outer, topology_line(sites, &r[i]), views + n * words);
        }
    }
    first[sites->n] = n;
    f->first_view = first;
    f->views = views;
}

static Fn *is_loop(Build *b, const Bound *n) {
    IsLoop *f = FN_NEW(b, n, IsLoop, FN_BOOL);
    const Sites *sites;
    f->fn.eval.boolean = is_loop_eval;
    f->ways = group_ways(b, n);
    sites = &b->game->topology->sites[f->ways.type];
    read_inside(b, f, n);
    f->colour = arg_int(b, n, "<int>");
    f->start = arg_int(b, n, "<int>#2");
    f->outer = outer_sites(b, sites);
    find_views(b, f, sites);
    if (walk_flag(n, "path:<boolean>"))
        build_not_yet(b, n);
    return &f->fn;
}

const Ludeme is_loop_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>",
      "(is Loop [<siteType>] [surround:<roleType> | {<roleType>}] [<direction>] [<int>] "
      "[<int> | <sites>] [path:<boolean>])", { .fn = is_loop } },
    // clang-format on
    { NULL },
};
