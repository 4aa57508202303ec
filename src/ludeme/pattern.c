/* (is Pattern ...), (sites Pattern ...): pieces along a walk of turtle steps; (is PyramidCorners
 * ...).
 */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/history.h"

typedef struct Pattern {
    Fn fn;
    SiteType type;
    const int *walk; /* words of <stepType> */
    int n_steps;
    const Fn *from;   /* NULL: where the last move went */
    const Fn *froms;  /* region, or NULL; of pyramids only */
    const Fn **whats; /* the pieces one after the other, again and again; none: as the first */
    int n_whats;
} Pattern;

static int from_of(const Pattern *f, Context *c) {
    const Made *last = history_last(c);
    return f->from ? fn_int(f->from, c) : last ? last->own_to : OFF;
}

static int what_at(const Pattern *f, const Context *c, int site) {
    return contents_what(c, contents_slot(c, f->type, site));
}

/* ---- walks ---- */

/* Follows the walk that begins in a direction, as far as the pieces are right, adding the sites to
   `met` (NULL: nowhere). False if it does not get to its end. */
static bool follow(const Pattern *f, const Context *c, const int *whats, int from, Direction d,
                   Bits *met) {
    const Sites *s = &c->game->topology->sites[f->type];
    int site = from, n = f->n_whats ? f->n_whats : 1, next = 1 % n;
    if (met)
        bits_add(met, site);
    for (int i = 0; i < f->n_steps; i++) {
        if (f->walk[i] != STEP_TYPE_F) {
            d = direction_turn(d, f->walk[i] == STEP_TYPE_R, s->supported[RELATION_ORTHOGONAL]);
            continue;
        }
        SiteSpan to = topology_steps(s, site, d);
        if (!to.n || what_at(f, c, to.v[to.n - 1]) != whats[next])
            return false;
        site = to.v[to.n - 1];
        next = (next + 1) % n;
        if (met)
            bits_add(met, site);
    }
    return true;
}

/* The pieces that the pattern is made of, in scratch memory; NULL if it cannot begin here. */
static const int *read_whats(const Pattern *f, Context *c, int from) {
    if (from < 0 || from >= c->game->topology->sites[f->type].n)
        return NULL;
    int *whats = context_ints(c, f->n_whats + 1), there = what_at(f, c, from);
    whats[0] = there;
    for (int i = 0; i < f->n_whats; i++)
        whats[i] = fn_int(f->whats[i], c);
    return whats[0] == there ? whats : NULL;
}

static bool is_pattern_eval(const Fn *fn, Context *c) {
    const Pattern *f = (const Pattern *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    size_t mark = context_mark(c);
    int from = from_of(f, c);
    const int *whats = read_whats(f, c, from);
    bool found = false;
    if (whats && (f->n_whats || whats[0]))
        for (int i = 0; i < s->n_supported[RELATION_ORTHOGONAL] && !found; i++)
            found = follow(f, c, whats, from, (Direction)s->supported_order[RELATION_ORTHOGONAL][i],
                           NULL);
    context_reset(c, mark);
    return found;
}

static const Bits *sites_pattern_eval(const Fn *fn, Context *c) {
    const Pattern *f = (const Pattern *)fn;
    const Sites *s = &c->game->topology->sites[f->type];
    Bits *out = context_region(c);
    size_t mark = context_mark(c);
    int from = from_of(f, c), words = c->game->region_words;
    const int *whats = read_whats(f, c, from);
    Bits *met = context_region(c);
    for (int i = 0; whats && i < s->n_supported[RELATION_ORTHOGONAL]; i++) {
        Direction d = (Direction)s->supported_order[RELATION_ORTHOGONAL][i];
        bits_clear(met, words);
        if (follow(f, c, whats, from, d, met))
            bits_or(out, met, words);
    }
    context_reset(c, mark);
    return out;
}

/* ---- pyramids ---- */

/* Equal pieces on a top and on all four corners of a pyramid below it, of any height; or the same
   upside down. */
static bool has_corners(const Pattern *f, const Context *c, int top, const Direction ways[4]) {
    const Sites *s = &c->game->topology->sites[f->type];
    int corner[4] = { top, top, top, top }, what = what_at(f, c, top);
    for (int height = 0; height < s->n; height++) {
        int equal = 0;
        for (int i = 0; i < 4; i++) {
            SiteSpan to = topology_steps(s, corner[i], ways[i]);
            if (to.n != 1)
                return false;
            corner[i] = to.v[0];
            equal += what_at(f, c, corner[i]) == what;
        }
        if (equal == 4)
            return true;
    }
    return false;
}

static bool is_top(const Pattern *f, const Context *c, int site) {
    static const Direction down[] = { DIR_DNW, DIR_DNE, DIR_DSW, DIR_DSE };
    static const Direction up[] = { DIR_UNW, DIR_UNE, DIR_USW, DIR_USE };
    return has_corners(f, c, site, down) || has_corners(f, c, site, up);
}

static bool is_pyramid_eval(const Fn *fn, Context *c) {
    const Pattern *f = (const Pattern *)fn;
    int n = c->game->topology->sites[f->type].n;
    if (!f->froms) {
        int from = from_of(f, c);
        return from >= 0 && from < n && is_top(f, c, from);
    }
    size_t mark = context_mark(c);
    const Bits *froms = fn_region(f->froms, c);
    bool found = false;
    for (BITS_EACH(from, froms, c->game->region_words)) {
        found = from < n && is_top(f, c, from);
        if (found || from >= n)
            break;
    }
    context_reset(c, mark);
    return found;
}

/* ---- building ---- */

static Pattern *new_pattern(Build *b, const Bound *n, FnType type) {
    Pattern *f = FN_NEW(b, n, Pattern, type);
    const Bound *walk = bound_arg(n, "{<stepType>}");
    const Bound *one = bound_arg(n, "what:<int>"), *many = bound_arg(n, "whats:{<int>}");
    f->type = arg_type(b, n, "<siteType>");
    f->from = arg_int(b, n, "from:<int>");
    f->n_steps = walk ? walk->n_items : 0;
    f->n_whats = one ? 1 : many ? many->n_items : 0;
    f->whats = ARENA_ARRAY(b->arena, const Fn *, f->n_whats + 1);
    for (int i = 0; i < f->n_whats; i++)
        f->whats[i] = build_int(b, one ? one : many->items[i]);
    int *steps = ARENA_ARRAY(b->arena, int, f->n_steps + 1);
    for (int i = 0; i < f->n_steps; i++)
        steps[i] = walk->items[i]->value;
    f->walk = steps;
    return f;
}

static Fn *is_pattern(Build *b, const Bound *n) {
    Pattern *f = new_pattern(b, n, FN_BOOL);
    if (bound_word(n, "<isPatternType>", 0) == IS_PATTERN_TYPE_Pattern) {
        f->fn.eval.boolean = is_pattern_eval;
    } else {
        f->fn.eval.boolean = is_pyramid_eval;
        f->froms = arg_region(b, n, "froms:<sites>");
    }
    return &f->fn;
}

static Fn *sites_pattern(Build *b, const Bound *n) {
    Pattern *f = new_pattern(b, n, FN_REGION);
    f->fn.eval.region = sites_pattern_eval;
    return &f->fn;
}

const Ludeme pattern_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>",
      "(is <isPatternType> [{<stepType>}] [<siteType>] [from:<int>] [what:<int> | "
      "whats:{<int>}] [froms:<sites>])", { .fn = is_pattern } },
    { "<sites>", "(sites Pattern {<stepType>} [<siteType>] [from:<int>] [what:<int> | whats:{<int>}])", { .fn = sites_pattern } },
    // clang-format on
    { NULL },
};
