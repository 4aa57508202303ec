/* (is Empty ...), (is Occupied ...), (is In ...), (is Freedom ...): conditions on sites. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"

/* ---- (is Empty ...), (is Occupied ...) ---- */

typedef struct IsSite {
    Fn fn;
    SiteType type;
    const Fn *site;
} IsSite;

static bool is_empty_eval(const Fn *fn, Context *c) {
    const IsSite *f = (const IsSite *)fn;
    int site = fn_int(f->site, c);
    return contents_known(c, f->type, site) && contents_empty(c, contents_slot(c, f->type, site));
}

static bool is_occupied_eval(const Fn *fn, Context *c) {
    const IsSite *f = (const IsSite *)fn;
    int site = fn_int(f->site, c);
    return contents_known(c, f->type, site) && contents_what(c, contents_slot(c, f->type, site));
}

static Fn *is_site(Build *b, const Bound *n) {
    IsSite *f = FN_NEW(b, n, IsSite, FN_BOOL);
    bool empty = bound_word(n, "<isSiteType>", 0) == IS_SITE_TYPE_Empty;
    f->fn.eval.boolean = empty ? is_empty_eval : is_occupied_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "<int>");
    return &f->fn;
}

/* ---- (is In ...) ---- */

typedef struct IsIn {
    Fn fn;
    const Fn *site;   /* one, or ... */
    const Fn *sites;  /* ints: all of them must be in it; without either (to) is meant */
    const Fn *region; /* it is a region, or ... */
    const Fn *values; /* ints */
} IsIn;

static bool is_in_region_eval(const Fn *fn, Context *c) {
    const IsIn *f = (const IsIn *)fn;
    int site = fn_int(f->site, c);
    return site >= 0 && fn_region_has(f->region, c, site);
}

static bool among(Ints list, int value) {
    for (int i = 0; i < list.n; i++)
        if (list.v[i] == value)
            return true;
    return false;
}

static bool is_in_eval(const Fn *fn, Context *c) {
    const IsIn *f = (const IsIn *)fn;
    size_t mark = context_mark(c);
    int one = f->site ? fn_int(f->site, c) : c->it.to;
    Ints sites = f->sites ? fn_ints(f->sites, c) : (Ints){ &one, 1 };
    Ints values = f->values ? fn_ints(f->values, c) : (Ints){ 0 };
    bool all = true;
    for (int i = 0; i < sites.n && all; i++)
        all = f->region ? sites.v[i] >= 0 && fn_region_has(f->region, c, sites.v[i])
                        : among(values, sites.v[i]);
    context_reset(c, mark);
    return all;
}

static Fn *is_in(Build *b, const Bound *n) {
    IsIn *f = FN_NEW(b, n, IsIn, FN_BOOL);
    f->site = arg_int(b, n, "<int>");
    f->sites = arg_ints(b, n, "{<int>}");
    f->region = arg_region(b, n, "<sites>");
    f->values = arg_ints(b, n, "<ints>");
    f->fn.eval.boolean = f->site && f->region ? is_in_region_eval : is_in_eval;
    f->fn.pure = f->site || f->sites;
    return &f->fn;
}

/* ---- (is Freedom ...) ---- */

typedef struct IsFreedom {
    Fn fn;
    SiteType type;
    const Fn *region;
    const Fn *taken; /* a site that does not count; NULL: all do */
} IsFreedom;

/* A free site on the ground right next to this one. */
static bool has_freedom(const IsFreedom *f, const Context *c, int site, int taken) {
    static const Direction ways[] = { DIR_N, DIR_S, DIR_W, DIR_E };
    const Sites *s = &c->game->topology->sites[f->type];
    for (size_t k = 0; k < sizeof ways / sizeof ways[0]; k++) {
        SiteSpan near = topology_steps(s, site, ways[k]);
        for (int i = 0; i < near.n; i++)
            if (near.v[i] != taken && !s->layer[near.v[i]] &&
                !contents_what(c, contents_slot(c, f->type, near.v[i])))
                return true;
    }
    return false;
}

static bool is_freedom_eval(const Fn *fn, Context *c) {
    const IsFreedom *f = (const IsFreedom *)fn;
    size_t mark = context_mark(c);
    int taken = f->taken ? fn_int(f->taken, c) : OFF;
    const Bits *region = fn_region(f->region, c);
    bool found = false;
    for (BITS_EACH(site, region, c->game->region_words)) {
        found = site < c->game->topology->sites[f->type].n && has_freedom(f, c, site, taken);
        if (found)
            break;
    }
    context_reset(c, mark);
    return found;
}

static Fn *is_freedom(Build *b, const Bound *n) {
    IsFreedom *f = FN_NEW(b, n, IsFreedom, FN_BOOL);
    f->fn.eval.boolean = is_freedom_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->region = arg_region(b, n, "<sites>");
    f->taken = arg_int(b, n, "<int>");
    return &f->fn;
}

const Ludeme is_site_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>", "(is <isSiteType> [<siteType>] <int>)", { .fn = is_site } },
    { "<booleans.is.is>", "(is In [<int> | {<int>}] (<sites> | <ints>))", { .fn = is_in } },
    { "<booleans.is.is>", "(is Freedom [<siteType>] <sites> [<int>])", { .fn = is_freedom } },
    // clang-format on
    { NULL },
};
