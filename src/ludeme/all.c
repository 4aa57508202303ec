/* (all ...): conditions that hold for every one of something. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/group.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/history.h"

/* ---- (all Sites ...), (all Different ...) ---- */

typedef struct AllOf {
    Fn fn;
    const Fn *of, *test;
} AllOf;

static bool all_sites_eval(const Fn *fn, Context *c) {
    const AllOf *f = (const AllOf *)fn;
    size_t mark = context_mark(c);
    int site = c->it.site;
    bool all = true;
    const Bits *set = fn_region(f->of, c);
    for (BITS_EACH(i, set, c->game->region_words)) {
        c->it.site = i;
        all = fn_bool(f->test, c);
        if (!all)
            break;
    }
    c->it.site = site;
    context_reset(c, mark);
    return all;
}

/* No two of the sites hold the same kind of piece. */
static bool all_distinct(const AllOf *f, Context *c) {
    const Bits *set = fn_region(f->of, c);
    Bits *met = context_scratch(c, sizeof *met * (size_t)bits_words(c->game->n_components));
    bits_clear(met, bits_words(c->game->n_components));
    for (BITS_EACH(site, set, c->game->region_words)) {
        int what = contents_what(c, contents_slot(c, c->game->default_type, site));
        if (bits_has(met, what))
            return false;
        bits_add(met, what);
    }
    return true;
}

static bool all_different_eval(const Fn *fn, Context *c) {
    size_t mark = context_mark(c);
    bool different = all_sites_eval(fn, c) && all_distinct((const AllOf *)fn, c);
    context_reset(c, mark);
    return different;
}

static Fn *all_sites(Build *b, const Bound *n) {
    AllOf *f = FN_NEW(b, n, AllOf, FN_BOOL);
    bool different = bound_word(n, "<allSitesType>", 0) == ALL_SITES_TYPE_Different;
    f->fn.eval.boolean = different ? all_different_eval : all_sites_eval;
    f->of = arg_region(b, n, "<sites>");
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

/* ---- (all Values ...) ---- */

static bool all_values_eval(const Fn *fn, Context *c) {
    const AllOf *f = (const AllOf *)fn;
    size_t mark = context_mark(c);
    int value = c->it.value;
    bool all = true;
    Ints list = fn_ints(f->of, c);
    for (int i = 0; i < list.n && all; i++) {
        c->it.value = list.v[i];
        all = fn_bool(f->test, c);
    }
    c->it.value = value;
    context_reset(c, mark);
    return all;
}

static Fn *all_values(Build *b, const Bound *n) {
    AllOf *f = FN_NEW(b, n, AllOf, FN_BOOL);
    f->fn.eval.boolean = all_values_eval;
    f->of = arg_ints(b, n, "<ints>");
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

/* ---- (all Passed), (all DiceUsed), (all DiceEqual) ---- */

static bool all_passed_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->n_moves - c->pos->n_start >= c->game->n_players && history_all_passed(c);
}

static bool all_dice_used_eval(const Fn *fn, Context *c) {
    (void)fn;
    const int32_t *dice = POSITION_ARRAY(c->pos, c->game->layout.dice, int32_t);
    for (int i = 1; i < c->game->n_containers; i++) {
        const Container *box = &c->game->containers[i];
        for (int k = 0; box->kind == CONTAINER_DICE && k < box->n_sites; k++)
            if (dice[box->first + k])
                return false;
    }
    return true;
}

static bool all_dice_equal_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->dice_equal;
}

static Fn *all_simple(Build *b, const Bound *n) {
    static const struct {
        bool (*eval)(const Fn *, Context *);
        uint64_t flag;
    } rows[] = {
        [ALL_SIMPLE_TYPE_DiceEqual] = { all_dice_equal_eval, FLAG_Stochastic },
        [ALL_SIMPLE_TYPE_DiceUsed] = { all_dice_used_eval, FLAG_Stochastic },
        [ALL_SIMPLE_TYPE_Passed] = { all_passed_eval, FLAG_NotAllPass },
    };
    Fn *f = FN_NEW(b, n, Fn, FN_BOOL);
    int word = bound_word(n, "<allSimpleType>", 0);
    f->eval.boolean = rows[word].eval;
    build_flag(b, rows[word].flag);
    return f;
}

/* ---- (all Groups ...) ---- */

typedef struct AllGroups {
    Fn fn;
    GroupWays ways;
    const Fn *of;   /* which sites belong; NULL: those of the mover */
    const Fn *test; /* of each group, which is (sites) then */
} AllGroups;

static bool belongs(Context *c, const void *rule, int site) {
    const AllGroups *f = rule;
    c->it.to = site;
    return f->of ? fn_bool(f->of, c)
                 : contents_who(c, contents_slot(c, f->ways.type, site)) == c->pos->mover;
}

/* Only from sites where something is. */
static bool all_groups_eval(const Fn *fn, Context *c) {
    const AllGroups *f = (const AllGroups *)fn;
    size_t mark = context_mark(c);
    Iterators it = c->it;
    Bits *done = context_region(c);
    bool all = true;
    for (int site = 0; site < c->game->topology->sites[f->ways.type].n && all; site++) {
        if (bits_has(done, site) || !contents_what(c, contents_slot(c, f->ways.type, site)))
            continue;
        size_t inner = context_mark(c);
        c->it.from = site;
        Group group = group_fill(c, &f->ways, site, belongs, f);
        c->it.region = group.in;
        all = !group.n || fn_bool(f->test, c);
        bits_or(done, group.in, c->game->region_words);
        context_reset(c, inner);
    }
    c->it = it;
    context_reset(c, mark);
    return all;
}

static Fn *all_groups(Build *b, const Bound *n) {
    AllGroups *f = FN_NEW(b, n, AllGroups, FN_BOOL);
    f->fn.eval.boolean = all_groups_eval;
    f->ways = group_ways(b, n);
    f->of = arg_bool(b, n, "of:<boolean>");
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

const Ludeme all_ludemes[] = {
    // clang-format off
    { "<booleans.all.all>", "(all <allSitesType> <sites> if:<boolean>)", { .fn = all_sites } },
    { "<booleans.all.all>", "(all Values <ints> if:<boolean>)", { .fn = all_values } },
    { "<booleans.all.all>", "(all <allSimpleType>)", { .fn = all_simple } },
    { "<booleans.all.all>",
      "(all Groups [<siteType>] [<direction>] [of:<boolean>] if:<boolean>)", { .fn = all_groups } },
    // clang-format on
    { NULL },
};
