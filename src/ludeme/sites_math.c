/* Regions made of regions: union, intersection, difference, if. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/context.h"

#include <string.h>

typedef struct SitesJoin {
    Fn fn;
    const Fn **parts;
    int n;
} SitesJoin;

static const Bits *join(const SitesJoin *f, Context *c,
                        void (*combine)(Bits *, const Bits *, int words)) {
    int words = c->game->region_words;
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    for (int i = 0; i < f->n; i++) {
        const Bits *part = fn_region(f->parts[i], c);
        if (i)
            combine(out, part, words);
        else
            bits_copy(out, part, words);
        context_reset(c, mark);
    }
    return out;
}

static const Bits *union_eval(const Fn *fn, Context *c) {
    return join((const SitesJoin *)fn, c, bits_or);
}

static const Bits *intersection_eval(const Fn *fn, Context *c) {
    return join((const SitesJoin *)fn, c, bits_and);
}

static bool union_contains(const Fn *fn, Context *c, int site) {
    const SitesJoin *f = (const SitesJoin *)fn;
    for (int i = 0; i < f->n; i++)
        if (fn_region_has(f->parts[i], c, site))
            return true;
    return false;
}

static bool intersection_contains(const Fn *fn, Context *c, int site) {
    const SitesJoin *f = (const SitesJoin *)fn;
    for (int i = 0; i < f->n; i++)
        if (!fn_region_has(f->parts[i], c, site))
            return false;
    return f->n > 0;
}

static Fn *sites_join(Build *b, const Bound *n) {
    SitesJoin *f = FN_NEW(b, n, SitesJoin, FN_REGION);
    const Bound *two[2] = { NULL, NULL }, *const *parts = two;
    bool either = !strcmp(n->sig->head, "union");
    f->fn.eval.region = either ? union_eval : intersection_eval;
    f->fn.contains = either ? union_contains : intersection_contains;
    f->fn.pure = true;
    f->n = 2;
    if (bound_has(n, "{<sites>}")) {
        parts = bound_arg(n, "{<sites>}")->items;
        f->n = bound_arg(n, "{<sites>}")->n_items;
    } else {
        two[0] = bound_arg(n, "<sites>");
        two[1] = bound_arg(n, "<sites>#2");
    }
    f->parts = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    for (int i = 0; i < f->n; i++)
        f->parts[i] = build_region(b, parts[i]);
    return &f->fn;
}

/* ---- difference ---- */

typedef struct SitesDifference {
    Fn fn;
    const Fn *from, *region, *site; /* region or site is taken away */
} SitesDifference;

static const Bits *difference_eval(const Fn *fn, Context *c) {
    const SitesDifference *f = (const SitesDifference *)fn;
    int words = c->game->region_words;
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    bits_copy(out, fn_region(f->from, c), words);
    if (f->region) {
        bits_minus(out, fn_region(f->region, c), words);
    } else {
        int site = fn_int(f->site, c);
        if (site >= 0 && site < words * 64)
            bits_remove(out, site);
    }
    context_reset(c, mark);
    return out;
}

static bool difference_contains(const Fn *fn, Context *c, int site) {
    const SitesDifference *f = (const SitesDifference *)fn;
    if (!fn_region_has(f->from, c, site))
        return false;
    return f->region ? !fn_region_has(f->region, c, site) : fn_int(f->site, c) != site;
}

static Fn *sites_difference(Build *b, const Bound *n) {
    SitesDifference *f = FN_NEW(b, n, SitesDifference, FN_REGION);
    f->fn.eval.region = difference_eval;
    f->fn.contains = difference_contains;
    f->fn.pure = true;
    f->from = arg_region(b, n, "<sites>");
    f->region = arg_region(b, n, "<sites>#2");
    f->site = arg_int(b, n, "<int>");
    return &f->fn;
}

/* ---- if ---- */

typedef struct SitesIf {
    Fn fn;
    const Fn *condition, *yes, *no;
} SitesIf;

static const Bits *if_eval(const Fn *fn, Context *c) {
    const SitesIf *f = (const SitesIf *)fn;
    if (fn_bool(f->condition, c))
        return fn_region(f->yes, c);
    return f->no ? fn_region(f->no, c) : context_region(c);
}

static Fn *sites_if(Build *b, const Bound *n) {
    SitesIf *f = FN_NEW(b, n, SitesIf, FN_REGION);
    f->fn.eval.region = if_eval;
    f->fn.pure = true;
    f->condition = arg_bool(b, n, "<boolean>");
    f->yes = arg_region(b, n, "<sites>");
    f->no = arg_region(b, n, "<sites>#2");
    return &f->fn;
}

const Ludeme sites_math_ludemes[] = {
    // clang-format off
    { "<region.math.difference>", "(difference <sites> (<sites> | <int>))", { .fn = sites_difference } },
    { "<region.math.if>", "(if <boolean> <sites> [<sites>])", { .fn = sites_if } },
    { "<region.math.intersection>", "(intersection {<sites>})", { .fn = sites_join } },
    { "<region.math.intersection>", "(intersection <sites> <sites>)", { .fn = sites_join } },
    { "<region.math.union>", "(union {<sites>})", { .fn = sites_join } },
    { "<region.math.union>", "(union <sites> <sites>)", { .fn = sites_join } },
    // clang-format on
    { NULL },
};
