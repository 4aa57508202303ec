/* Regions of sites that hang together: (sites Group ...), (sites Incident ...),
   (sites Crossing ...). */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/given.h"
#include "ludeme/group.h"
#include "ludeme/ludemes.h"
#include "ludeme/sites.h"
#include "play/contents.h"

/* ---- (sites Group ...) ---- */

typedef struct SitesGroup {
    Fn fn;
    GroupWays ways;
    Given from;
    const Fn *test; /* NULL: the same piece as where it began */
} SitesGroup;

/* What one group is made of. */
typedef struct GroupRule {
    const SitesGroup *f;
    int what; /* where it began */
} GroupRule;

static bool belongs(Context *c, const void *rule, int site) {
    const GroupRule *r = rule;
    if (!r->f->test)
        return contents_what(c, contents_slot(c, r->f->ways.type, site)) == r->what;
    c->it.to = site;
    return fn_bool(r->f->test, c);
}

static void add_group(const SitesGroup *f, Context *c, int from, Bits *out) {
    const Sites *s = &c->game->topology->sites[f->ways.type];
    if (from >= s->n)
        return;
    GroupRule rule = { f, contents_what(c, contents_slot(c, f->ways.type, from)) };
    Iterators it = c->it;
    c->it.to = from;
    if (!f->test || fn_bool(f->test, c)) {
        c->it.from = from;
        bits_or(out, group_spread(c, &f->ways, from, belongs, &rule).in, c->game->region_words);
    }
    c->it = it;
}

static const Bits *sites_group_eval(const Fn *fn, Context *c) {
    const SitesGroup *f = (const SitesGroup *)fn;
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    Ints from = given_sites(&f->from, c);
    for (int i = 0; i < from.n; i++) {
        size_t here = context_mark(c);
        if (from.v[i] >= 0)
            add_group(f, c, from.v[i], out);
        context_reset(c, here);
    }
    context_reset(c, mark);
    return out;
}

static Fn *sites_group(Build *b, const Bound *n) {
    SitesGroup *f = FN_NEW(b, n, SitesGroup, FN_REGION);
    f->fn.eval.region = sites_group_eval;
    f->ways = group_ways(b, n);
    f->from = given_build(b, n, "at:<int>", "from:<sites>");
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

/* ---- (sites Incident ...) ---- */

typedef struct SitesIncident {
    Fn fn;
    SiteType type, of;
    const Fn *at;
    const Fn *owner; /* NULL: whosever */
} SitesIncident;

/* Cells that share an edge, edges that share a vertex; `between` is the shared kind. */
static void add_neighbours(const Topology *t, SiteType type, SiteType between, int site,
                           Bits *out) {
    SiteSpan shared = sitelists_at(&t->sites[type].incident[between], site);
    for (int i = 0; i < shared.n; i++)
        sites_add_span(out, sitelists_at(&t->sites[between].incident[type], shared.v[i]));
    bits_remove(out, site);
}

/* For the vertices at a vertex Ludii gives numbers of cells: those beside its edges. */
static void add_cells_of_edges(const Topology *t, int vertex, Bits *out) {
    SiteSpan edges = sitelists_at(&t->sites[SITE_VERTEX].incident[SITE_EDGE], vertex);
    for (int i = 0; i < edges.n; i++)
        sites_add_span(out, sitelists_at(&t->sites[SITE_EDGE].incident[SITE_CELL], edges.v[i]));
    bits_remove(out, vertex);
}

static void add_incident(const SitesIncident *f, const Topology *t, int site, Bits *out) {
    if (f->type != f->of)
        sites_add_span(out, sitelists_at(&t->sites[f->of].incident[f->type], site));
    else if (f->of == SITE_VERTEX)
        add_cells_of_edges(t, site, out);
    else
        add_neighbours(t, f->of, f->of == SITE_CELL ? SITE_EDGE : SITE_VERTEX, site, out);
}

/* Keeps those with a piece of the owner; players + 1 stands for any piece that somebody owns. */
static void keep_owned(const SitesIncident *f, Context *c, Bits *out) {
    int owner = fn_int(f->owner, c), words = c->game->region_words;
    for (BITS_EACH(site, out, words)) {
        int who = site < c->game->n_type_sites[f->type]
                      ? contents_who(c, contents_slot(c, f->type, site))
                      : 0;
        if (who != owner && (!who || owner != c->game->n_players + 1))
            bits_remove(out, site);
    }
}

static const Bits *sites_incident_eval(const Fn *fn, Context *c) {
    const SitesIncident *f = (const SitesIncident *)fn;
    const Topology *t = c->game->topology;
    int site = fn_int(f->at, c);
    Bits *out = context_region(c);
    if (site < 0 || site >= t->sites[f->of].n)
        return out;
    add_incident(f, t, site, out);
    if (f->owner)
        keep_owned(f, c, out);
    return out;
}

static Fn *sites_incident(Build *b, const Bound *n) {
    SitesIncident *f = FN_NEW(b, n, SitesIncident, FN_REGION);
    f->fn.eval.region = sites_incident_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->of = arg_type(b, n, "of:<siteType>");
    f->at = arg_int(b, n, "at:<int>");
    f->owner = arg_either_player(b, n, "owner:<moves.player>", "<roleType>");
    f->fn.pure = !f->owner;
    return &f->fn;
}

/* ---- (sites Crossing ...) ---- */

typedef struct SitesCrossing {
    Fn fn;
    const Fn *at;
    const Fn *who;
} SitesCrossing;

static const Bits *sites_crossing_eval(const Fn *fn, Context *c) {
    const SitesCrossing *f = (const SitesCrossing *)fn;
    const Topology *t = c->game->topology;
    int at = fn_int(f->at, c), who = fn_int(f->who, c), all = c->game->n_players + 1;
    Bits *out = context_region(c);
    if (c->game->first_slot[SITE_EDGE] < 0)
        return out;
    for (int i = 0; at >= 0 && at < t->sites[SITE_EDGE].n && i < t->sites[SITE_EDGE].n; i++) {
        int slot = contents_slot(c, SITE_EDGE, i);
        bool his = who == all ? contents_what(c, slot) : contents_who(c, slot) == who;
        if (his && i != at && topology_edges_cross_inside(t, at, i))
            bits_add(out, i);
    }
    return out;
}

static Fn *sites_crossing(Build *b, const Bound *n) {
    SitesCrossing *f = FN_NEW(b, n, SitesCrossing, FN_REGION);
    f->fn.eval.region = sites_crossing_eval;
    f->at = arg_int(b, n, "at:<int>");
    f->who = arg_either_player(b, n, "<moves.player>", "<roleType>");
    if (!f->who)
        build_error(b, n, "(sites Crossing ...) must say whose edges");
    return &f->fn;
}

const Ludeme sites_linked_ludemes[] = {
    // clang-format off
    { "<sites>",
      "(sites Group [<siteType>] (at:<int> | from:<sites>) [<direction>] [if:<boolean>] "
      "[isVisible:<boolean>])", { .fn = sites_group } },
    { "<sites>", "(sites Incident <siteType> of:<siteType> at:<int> [owner:<moves.player> | <roleType>])", { .fn = sites_incident } },
    { "<sites>", "(sites Crossing at:<int> [<moves.player> | <roleType>])", { .fn = sites_crossing } },
    // clang-format on
    { NULL },
};
