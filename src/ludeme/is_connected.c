/* (is Connected ...), (is Blocked ...): whether regions of the board are joined, or can be. */
#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/equipment.h"
#include "ludeme/group.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/history.h"

typedef struct IsConnected {
    Fn fn;
    GroupWays ways;
    const Fn *number;  /* of regions to join; NULL: all */
    const Fn *at;      /* where the group begins; NULL: where the last move went */
    const Fn *player;  /* whose regions; NULL: those below */
    const Fn **fns;    /* regions that the description lists */
    const Bits **sets; /* those that follow from the board */
    int n_fns, n_sets;
    int max; /* most regions that there can be */
} IsConnected;

/* The regions to join, in scratch memory. */
typedef struct Regions {
    const Bits **v;
    int n;
} Regions;

static void add_owned(const Game *g, Context *c, int player, Regions *out) {
    for (int i = 0; i < g->n_regions; i++) {
        const RegionItem *r = &g->regions[i];
        if (r->owner != player)
            continue;
        for (int k = 0; k < r->n_fns; k++)
            out->v[out->n++] = fn_region(r->fns[k], c);
        if (!r->n_fns)
            out->v[out->n++] = r->bits;
    }
}

static Regions gather(const IsConnected *f, Context *c, int player) {
    Regions out = { context_scratch(c, sizeof *out.v * (size_t)f->max), 0 };
    if (f->player)
        add_owned(c->game, c, player, &out);
    for (int i = 0; i < f->n_fns; i++)
        out.v[out.n++] = fn_region(f->fns[i], c);
    for (int i = 0; i < f->n_sets; i++)
        out.v[out.n++] = f->sets[i];
    return out;
}

/* Whether at least so many of the regions, which must be some, have a site in the set. */
static bool meets(const Context *c, const Regions *regions, const Bits *set, int number) {
    int met = 0;
    for (int i = 0; i < regions->n && met < number; i++)
        met += bits_meet(regions->v[i], set, c->game->region_words);
    return regions->n && met >= number;
}

/* ---- (is Connected ...) ---- */

/* The group of a player's pieces that the site belongs to joins enough of the regions. Most groups
   are too far from them: that is seen before they are looked at. */
static bool joins(const IsConnected *f, Context *c, int from, int who) {
    int player = f->player ? fn_int(f->player, c) : who;
    Regions regions = gather(f, c, player);
    int number = f->number ? fn_int(f->number, c) : regions.n;
    Bits *group = context_region(c), *own = context_region(c);
    if (player != who) {
        bits_add(group, from);
        return meets(c, &regions, group, number);
    }
    group_owned(c, f->ways.type, who, own);
    if (!meets(c, &regions, own, number))
        return false;
    group_within(c, &f->ways, from, own, group);
    return meets(c, &regions, group, number);
}

static bool is_connected_eval(const Fn *fn, Context *c) {
    const IsConnected *f = (const IsConnected *)fn;
    const Made *last = history_last(c);
    int from = f->at ? fn_int(f->at, c) : last ? last->own_to : OFF;
    if (from < 0 || from >= c->game->topology->sites[f->ways.type].n)
        return false;
    int who = contents_who(c, contents_slot(c, f->ways.type, from));
    if (who <= 0)
        return false;
    size_t mark = context_mark(c);
    bool found = joins(f, c, from, who);
    context_reset(c, mark);
    return found;
}

/* ---- (is Blocked ...) ---- */

/* A way over free sites leads from the site, which lies in the first region, to enough others. */
static bool escapes(const IsConnected *f, Context *c, const Regions *others, const Bits *free,
                    int from, int number) {
    size_t mark = context_mark(c);
    Bits *group = context_region(c), *left = context_region(c);
    bits_copy(left, free, c->game->region_words);
    group_within(c, &f->ways, from, left, group);
    bits_remove(group, from);
    bool found = meets(c, others, group, number - 1);
    context_reset(c, mark);
    return found;
}

static bool is_blocked(const IsConnected *f, Context *c) {
    int who = f->player ? fn_int(f->player, c) : c->pos->mover;
    Regions regions = gather(f, c, who);
    int number = f->number ? fn_int(f->number, c) : regions.n, words = c->game->region_words;
    if (!regions.n || number == 1)
        return false;
    Regions others = { regions.v + 1, regions.n - 1 };
    Bits *free = context_region(c);
    group_owned(c, f->ways.type, who, free);
    group_what(c, f->ways.type, 0, free);
    for (BITS_EACH(from, regions.v[0], words))
        if (bits_has(free, from) && escapes(f, c, &others, free, from, number))
            return false;
    return true;
}

static bool is_blocked_eval(const Fn *fn, Context *c) {
    size_t mark = context_mark(c);
    bool blocked = is_blocked((const IsConnected *)fn, c);
    context_reset(c, mark);
    return blocked;
}

/* ---- building ---- */

static void read_listed(Build *b, IsConnected *f, const Bound *list) {
    f->n_fns = list ? list->n_items : 0;
    f->fns = ARENA_ARRAY(b->arena, const Fn *, f->n_fns + 1);
    for (int i = 0; i < f->n_fns; i++)
        f->fns[i] = build_region(b, list->items[i]);
}

/* Sides, corners ...: each list of sites is a region. */
static void read_static(Build *b, IsConnected *f, int kind) {
    RegionStatic lists = { .kind = kind };
    if (kind == OFF)
        return;
    regions_make_static(b, &lists, NULL);
    f->sets = ARENA_ARRAY(b->arena, const Bits *, lists.n_lists + 1);
    for (int i = 0; i < lists.n_lists; i++) {
        Bits *set = ARENA_ARRAY(b->arena, Bits, b->game->region_words);
        for (int k = 0; k < lists.lists[i].n; k++)
            bits_add(set, lists.lists[i].v[k]);
        if (lists.lists[i].n)
            f->sets[f->n_sets++] = set;
    }
}

static Fn *is_connected(Build *b, const Bound *n) {
    IsConnected *f = FN_NEW(b, n, IsConnected, FN_BOOL);
    bool blocked = bound_word(n, "<isConnectType>", 0) == IS_CONNECT_TYPE_Blocked;
    f->fn.eval.boolean = blocked ? is_blocked_eval : is_connected_eval;
    f->ways = group_ways(b, n);
    f->number = arg_int(b, n, "<int>");
    f->at = arg_int(b, n, "at:<int>");
    f->player = arg_player(b, n, "<roleType>");
    read_listed(b, f, bound_arg(n, "{<sites>}"));
    read_static(b, f, bound_word(n, "<regionTypeStatic>", OFF));
    f->max = f->n_fns + f->n_sets;
    for (int i = 0; f->player && i < b->game->n_regions; i++)
        f->max += b->game->regions[i].n_fns + 1;
    return &f->fn;
}

const Ludeme is_connected_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>",
      "(is <isConnectType> [<int>] [<siteType>] [at:<int>] [<direction>] ({<sites>} | "
      "<roleType> | <regionTypeStatic>))", { .fn = is_connected } },
    // clang-format on
    { NULL },
};
