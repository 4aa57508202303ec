/* Regions along the lines of the board: (sites Direction ...), (sites LineOfSight ...),
   (sites Between ...). */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/given.h"
#include "ludeme/ludemes.h"
#include "ludeme/sites.h"
#include "ludeme/walk.h"
#include "play/contents.h"

/* ---- (sites Direction ...) ---- */

typedef struct SitesDirection {
    Fn fn;
    SiteType type;
    Given from;
    const Fn *directions;
    const Fn *included, *stop, *stop_included; /* bools; stop may be NULL: never */
    const Fn *distance;                        /* NULL: as far as the board goes */
} SitesDirection;

/* Sites of a line until one stops it. */
static void add_line(const SitesDirection *f, Context *c, SiteSpan line, int distance, Bits *out) {
    int n = line.n < distance ? line.n : distance;
    for (int i = 0; i < n; i++) {
        c->it.to = line.v[i];
        if (f->stop && fn_bool(f->stop, c)) {
            if (fn_bool(f->stop_included, c))
                bits_add(out, line.v[i]);
            return;
        }
        bits_add(out, line.v[i]);
    }
}

static void add_lines(const SitesDirection *f, Context *c, int site, int distance, Bits *out) {
    const Sites *s = &c->game->topology->sites[f->type];
    int to = c->it.to;
    DirectionList list;
    if (site < c->game->region_words * 64 && fn_bool(f->included, c))
        bits_add(out, site);
    if (site >= s->n)
        return;
    fn_directions(f->directions, c, f->type, site, &list);
    for (int k = 0; k < list.n; k++) {
        int n;
        const Radial *r = topology_radials(s, site, (Direction)list.v[k], &n);
        for (int i = 0; i < n; i++)
            add_line(f, c, topology_line(s, &r[i]), distance, out);
    }
    c->it.to = to;
}

static const Bits *sites_direction_eval(const Fn *fn, Context *c) {
    const SitesDirection *f = (const SitesDirection *)fn;
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    Ints from = given_sites(&f->from, c);
    int distance = f->distance ? fn_int(f->distance, c) : INFINITE;
    for (int i = 0; i < from.n && from.v[i] >= 0; i++)
        add_lines(f, c, from.v[i], distance, out);
    context_reset(c, mark);
    return out;
}

static Fn *sites_direction(Build *b, const Bound *n) {
    SitesDirection *f = FN_NEW(b, n, SitesDirection, FN_REGION);
    f->fn.eval.region = sites_direction_eval;
    f->fn.pure = true;
    f->type = arg_type(b, n, "<siteType>");
    f->from = given_build(b, n, "from:<int>", "from:<sites>");
    f->directions = walk_directions(b, n, "<direction>", DIR_Adjacent);
    f->included = arg_bool_or(b, n, "included:<boolean>", false);
    f->stop = arg_bool(b, n, "stop:<boolean>");
    f->stop_included = arg_bool_or(b, n, "stopIncluded:<boolean>", false);
    f->distance = arg_int(b, n, "distance:<int>");
    return &f->fn;
}

/* ---- (sites LineOfSight ...) ---- */

typedef struct SitesSight {
    Fn fn;
    SiteType type;
    int kind; /* word of <lineOfSightType> */
    Given at;
    const Fn *directions;
} SitesSight;

/* How many empty sites a line begins with. */
static int open_sites(const SitesSight *f, const Context *c, SiteSpan line) {
    int n = 0;
    while (n < line.n && !contents_what(c, contents_slot(c, f->type, line.v[n])))
        n++;
    return n;
}

static void add_seen(const SitesSight *f, const Context *c, SiteSpan line, Bits *out) {
    int open = open_sites(f, c, line);
    switch (f->kind) {
    case LINE_OF_SIGHT_TYPE_Empty:
        sites_add_span(out, (SiteSpan){ line.v, open });
        break;
    case LINE_OF_SIGHT_TYPE_Farthest:
        if (open)
            bits_add(out, line.v[open - 1]);
        break;
    default:
        if (open < line.n)
            bits_add(out, line.v[open]);
    }
}

static const Bits *sites_sight_eval(const Fn *fn, Context *c) {
    const SitesSight *f = (const SitesSight *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    Bits *out = context_region(c);
    int from = given_first(&f->at, c);
    DirectionList list;
    if (from < 0 || from >= s->n)
        return out;
    fn_directions(f->directions, c, f->type, from, &list);
    for (int k = 0; k < list.n; k++) {
        int n;
        const Radial *r = topology_radials(s, from, (Direction)list.v[k], &n);
        for (int i = 0; i < n; i++)
            add_seen(f, c, topology_line(s, &r[i]), out);
    }
    return out;
}

static Fn *sites_sight(Build *b, const Bound *n) {
    SitesSight *f = FN_NEW(b, n, SitesSight, FN_REGION);
    f->fn.eval.region = sites_sight_eval;
    f->kind = bound_word(n, "<lineOfSightType>", LINE_OF_SIGHT_TYPE_Piece);
    f->at = given_build(b, n, "at:<int>", NULL);
    f->directions = walk_directions(b, n, "<direction>", DIR_Adjacent);
    arg_type(b, n,
             "<siteType>"); /* noted as used; Ludii looks along the board's own all the same */
    f->type = b->type;
    return &f->fn;
}

/* ---- (sites Between ...) ---- */

typedef struct SitesBetween {
    Fn fn;
    SiteType type;
    const Fn *directions;
    const Fn *from, *to;
    const Fn *from_included, *to_included;
    const Fn *test; /* NULL: always */
} SitesBetween;

/* The first line from one site that meets the other, as far as there; none: no sites and NULL. */
static SiteSpan line_to(const SitesBetween *f, Context *c, int from, int to) {
    const Sites *s = &c->game->topology->sites[f->type];
    DirectionList list;
    fn_directions(f->directions, c, f->type, from, &list);
    for (int k = 0; k < list.n; k++) {
        int n;
        const Radial *r = topology_radials(s, from, (Direction)list.v[k], &n);
        for (int i = 0; i < n; i++) {
            SiteSpan line = topology_line(s, &r[i]);
            for (int j = 0; j < line.n; j++)
                if (line.v[j] == to)
                    return (SiteSpan){ line.v, j };
        }
    }
    return (SiteSpan){ 0 };
}

static void add_between(const SitesBetween *f, Context *c, int from, int to, Bits *out) {
    SiteSpan line;
    if (fn_bool(f->from_included, c))
        bits_add(out, from);
    if (fn_bool(f->to_included, c))
        bits_add(out, to);
    line = line_to(f, c, from, to);
    for (int i = line.n - 1; i >= 0; i--) {
        c->it.between = line.v[i];
        if (!f->test || fn_bool(f->test, c))
            bits_add(out, line.v[i]);
    }
}

static const Bits *sites_between_eval(const Fn *fn, Context *c) {
    const SitesBetween *f = (const SitesBetween *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    int from = fn_int(f->from, c), to = fn_int(f->to, c);
    Bits *out = context_region(c);
    if (from < 0 || to < 0 || from >= s->n || to >= s->n)
        return out;
    Iterators it = c->it;
    c->it.from = from;
    c->it.to = to;
    add_between(f, c, from, to, out);
    c->it = it;
    return out;
}

static Fn *sites_between(Build *b, const Bound *n) {
    SitesBetween *f = FN_NEW(b, n, SitesBetween, FN_REGION);
    f->fn.eval.region = sites_between_eval;
    f->fn.pure = true;
    f->type = arg_type(b, n, "<siteType>");
    f->directions = walk_directions(b, n, "<direction>", DIR_Adjacent);
    f->from = arg_int(b, n, "from:<int>");
    f->to = arg_int(b, n, "to:<int>");
    f->from_included = arg_bool_or(b, n, "fromIncluded:<boolean>", false);
    f->to_included = arg_bool_or(b, n, "toIncluded:<boolean>", false);
    f->test = arg_bool(b, n, "cond:<boolean>");
    return &f->fn;
}

const Ludeme sites_lines_ludemes[] = {
    // clang-format off
    { "<sites>",
      "(sites Direction (from:<int> | from:<sites>) [<direction>] [included:<boolean>] "
      "[stop:<boolean>] [stopIncluded:<boolean>] [distance:<int>] [<siteType>])", { .fn = sites_direction } },
    { "<sites>", "(sites LineOfSight [<lineOfSightType>] [<siteType>] [at:<int>] [<direction>])", { .fn = sites_sight } },
    { "<sites>",
      "(sites Between [<direction>] [<siteType>] from:<int> [fromIncluded:<boolean>] "
      "to:<int> [toIncluded:<boolean>] [cond:<boolean>])", { .fn = sites_between } },
    // clang-format on
    { NULL },
};
