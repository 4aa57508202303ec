/* (count Groups ...), (count Liberties ...), (size Group ...), (sizes Group ...), (size Territory
 * ...), (count SizeBiggestLine ...): groups and lines of sites measured. */
#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/group.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "play/contents.h"
#include "play/history.h"

typedef struct CountGroups {
    Fn fn;
    GroupWays ways;
    const Fn *test;           /* of (to); NULL: each form has its own meaning */
    const Fn *min;            /* sites that a group must have to count; NULL: any number */
    const Fn *at;             /* where the group begins; NULL: where the last move went */
    const Fn *within;         /* region where groups begin; NULL: anywhere */
    const Fn *who;            /* whose groups */
    int role;                 /* word of <roleType> or OFF */
    bool all;                 /* whoever they belong to */
    Direction line_direction; /* of (count SizeBiggestLine ...) */
} CountGroups;

static int what_at(const Context *c, const CountGroups *f, int site) {
    return contents_what(c, contents_slot(c, f->ways.type, site));
}

static int n_sites(const Context *c, const CountGroups *f) {
    return c->game->topology->sites[f->ways.type].n;
}

/* ---- (count Groups ...), (count SizeBiggestGroup ...) ---- */

static bool passes(Context *c, const void *rule, int site) {
    const CountGroups *f = rule;
    c->it.to = site;
    return f->test ? fn_bool(f->test, c) : what_at(c, f, site) != 0;
}

typedef struct GroupSizes {
    int n, biggest;
} GroupSizes;

/* All groups of sites that pass, as far as they have a site in the region and are big enough. */
static GroupSizes measure(const CountGroups *f, Context *c) {
    size_t mark = context_mark(c);
    int to = c->it.to, min = f->min ? fn_int(f->min, c) : 0;
    const Bits *within = f->within ? fn_region(f->within, c) : NULL;
    Bits *done = context_region(c);
    GroupSizes found = { 0 };
    for (int site = 0; site < n_sites(c, f); site++) {
        if (bits_has(done, site) || (within && !bits_has(within, site)))
            continue;
        size_t inner = context_mark(c);
        Group group = group_fill(c, &f->ways, site, passes, f);
        found.n += group.n && group.n >= min;
        if (group.n > found.biggest)
            found.biggest = group.n;
        bits_or(done, group.in, c->game->region_words);
        context_reset(c, inner);
    }
    c->it.to = to;
    context_reset(c, mark);
    return found;
}

static int count_groups_eval(const Fn *fn, Context *c) {
    return measure((const CountGroups *)fn, c).n;
}

static int biggest_group_eval(const Fn *fn, Context *c) {
    return measure((const CountGroups *)fn, c).biggest;
}

static CountGroups *new_groups(Build *b, const Bound *n, FnType type) {
    CountGroups *f = FN_NEW(b, n, CountGroups, type);
    f->ways = group_ways(b, n);
    f->test = arg_bool(b, n, "if:<boolean>");
    return f;
}

static Fn *count_groups(Build *b, const Bound *n) {
    CountGroups *f = new_groups(b, n, FN_INT);
    if (bound_word(n, "<countGroupsType>", 0) == COUNT_GROUPS_TYPE_Groups) {
        f->fn.eval.integer = count_groups_eval;
        f->min = arg_int(b, n, "min:<int>");
    } else {
        f->fn.eval.integer = biggest_group_eval;
        f->within = arg_region(b, n, "<sites>");
    }
    return &f->fn;
}

static Fn *biggest_group(Build *b, const Bound *n) {
    CountGroups *f = new_groups(b, n, FN_INT);
    f->fn.eval.integer = biggest_group_eval;
    f->within = arg_region(b, n, "<sites>");
    return &f->fn;
}

/* ---- (size Group ...), (count Liberties ...): the group at a site ---- */

/* What a group of one kind of piece is made of. */
typedef struct Kind {
    const CountGroups *f;
    int what;
} Kind;

static bool same_or_passes(Context *c, const void *rule, int site) {
    const Kind *k = rule;
    c->it.to = site;
    return k->f->test ? fn_bool(k->f->test, c) : what_at(c, k->f, site) == k->what;
}

static bool same_and_passes(Context *c, const void *rule, int site) {
    const Kind *k = rule;
    c->it.to = site;
    return what_at(c, k->f, site) == k->what && (!k->f->test || fn_bool(k->f->test, c));
}

static Group group_at(const CountGroups *f, Context *c, GroupTest test) {
    const Made *last = history_last(c);
    int from = f->at ? fn_int(f->at, c) : last ? last->own_to : OFF;
    Iterators it = c->it;
    Group group = { 0 };
    if (from >= 0 && from < n_sites(c, f)) {
        Kind kind = { f, what_at(c, f, from) };
        c->it.from = from;
        group = group_fill(c, &f->ways, from, test, &kind);
    }
    c->it = it;
    return group;
}

static int size_group_eval(const Fn *fn, Context *c) {
    size_t mark = context_mark(c);
    int n = group_at((const CountGroups *)fn, c, same_or_passes).n;
    context_reset(c, mark);
    return n;
}

static void add_liberties(const CountGroups *f, Context *c, const Group *group, int site,
                          Bits *out) {
    DirectionList room;
    const DirectionList *list = group_directions(c, &f->ways, site, &room);
    for (int k = 0; k < list->n; k++) {
        SiteSpan near =
            topology_steps(&c->game->topology->sites[f->ways.type], site, (Direction)list->v[k]);
        for (int j = 0; j < near.n; j++)
            if (!bits_has(group->in, near.v[j]) && !what_at(c, f, near.v[j]))
                bits_add(out, near.v[j]);
    }
}

static int liberties_eval(const Fn *fn, Context *c) {
    const CountGroups *f = (const CountGroups *)fn;
    size_t mark = context_mark(c);
    Group group = group_at(f, c, same_and_passes);
    Bits *liberties = context_region(c);
    for (int i = 0; i < group.n; i++)
        add_liberties(f, c, &group, group.sites[i], liberties);
    int n = bits_count(liberties, c->game->region_words);
    context_reset(c, mark);
    return n;
}

static Fn *size_group(Build *b, const Bound *n) {
    CountGroups *f = new_groups(b, n, FN_INT);
    f->fn.eval.integer = size_group_eval;
    f->at = arg_int(b, n, "at:<int>");
    return &f->fn;
}

static Fn *count_liberties(Build *b, const Bound *n) {
    CountGroups *f = new_groups(b, n, FN_INT);
    f->fn.eval.integer = liberties_eval;
    f->at = arg_int(b, n, "at:<int>");
    return &f->fn;
}

/* ---- (sizes Group ...) ---- */

typedef struct Owner {
    const CountGroups *f;
    int who;
} Owner;

static bool owned_or_passes(Context *c, const void *rule, int site) {
    const Owner *o = rule;
    int slot = contents_slot(c, o->f->ways.type, site);
    c->it.to = site;
    if (o->f->test ? fn_bool(o->f->test, c) : contents_who(c, slot) == o->who)
        return true;
    return o->f->all && contents_what(c, slot);
}

/* The first site is (from) when it is looked at, and (to) still what it was. */
static bool begins(const Owner *o, Context *c, int site) {
    int slot = contents_slot(c, o->f->ways.type, site);
    const Fn *visible = o->f->ways.visible;
    c->it.from = site;
    if (visible && fn_bool(visible, c) && group_covered(c, o->f->ways.type, site))
        return false;
    if (o->f->test)
        return fn_bool(o->f->test, c);
    return contents_who(c, slot) == o->who || (o->f->all && contents_what(c, slot));
}

static Ints sizes_eval(const Fn *fn, Context *c) {
    const CountGroups *f = (const CountGroups *)fn;
    Owner owner = { f, fn_int(f->who, c) };
    int min = f->min ? fn_int(f->min, c) : 0, total = n_sites(c, f), n = 0;
    int *sizes = context_ints(c, total);
    size_t mark = context_mark(c);
    Iterators it = c->it;
    Bits *done = context_region(c);
    Ints seeds = group_seeds(c, f->ways.type, f->all ? OFF : owner.who, 1);
    for (int i = 0; i < seeds.n; i++) {
        int site = seeds.v[i];
        if (bits_has(done, site) || !begins(&owner, c, site))
            continue;
        size_t inner = context_mark(c);
        Group group = group_spread(c, &f->ways, site, owned_or_passes, &owner);
        if (group.n >= min)
            sizes[n++] = group.n;
        bits_or(done, group.in, c->game->region_words);
        context_reset(c, inner);
    }
    c->it = it;
    context_reset(c, mark);
    return (Ints){ sizes, n };
}

static Fn *sizes_group(Build *b, const Bound *n) {
    CountGroups *f = new_groups(b, n, FN_INTS);
    int role = bound_word(n, "<roleType>", ROLE_TYPE_All);
    f->fn.eval.ints = sizes_eval;
    f->who = arg_int(b, n, "of:<int>");
    f->all = !f->who && !f->test && (role == ROLE_TYPE_All || role == ROLE_TYPE_Shared);
    if (!f->who)
        f->who = role_make(b, n, role);
    f->min = arg_int(b, n, "min:<int>");
    b->game->asks_order = true;
    return &f->fn;
}

/* ---- (size Territory ...) ---- */

static bool is_empty(Context *c, const void *rule, int site) {
    const CountGroups *f = rule;
    return contents_empty(c, contents_slot(c, f->ways.type, site));
}

/* All that borders on the empty sites belongs to the owners. */
static bool is_enclosed(const CountGroups *f, const Context *c, const Group *group,
                        uint32_t owners) {
    const Sites *s = &c->game->topology->sites[f->ways.type];
    Direction d = f->ways.type == SITE_EDGE ? DIR_Adjacent : (Direction)f->ways.list.v[0];
    for (int i = 0; i < group->n; i++) {
        SiteSpan near = topology_steps(s, group->sites[i], d);
        for (int j = 0; j < near.n; j++)
            if (!bits_has(group->in, near.v[j]) &&
                !(owners >> contents_who(c, contents_slot(c, f->ways.type, near.v[j])) & 1))
                return false;
    }
    return true;
}

static int territory_eval(const Fn *fn, Context *c) {
    const CountGroups *f = (const CountGroups *)fn;
    size_t mark = context_mark(c);
    uint32_t owners = role_owners(c, f->role, fn_int(f->who, c));
    Bits *done = context_region(c);
    int size = 0;
    for (int site = 0; site < n_sites(c, f); site++) {
        if (bits_has(done, site) || !is_empty(c, f, site))
            continue;
        size_t inner = context_mark(c);
        Group group = group_fill(c, &f->ways, site, is_empty, f);
        if (is_enclosed(f, c, &group, owners))
            size += group.n;
        bits_or(done, group.in, c->game->region_words);
        context_reset(c, inner);
    }
    context_reset(c, mark);
    return size;
}

static Fn *size_territory(Build *b, const Bound *n) {
    CountGroups *f = FN_NEW(b, n, CountGroups, FN_INT);
    f->fn.eval.integer = territory_eval;
    f->ways.type = arg_type(b, n, "<siteType>");
    f->ways.list = (DirectionList){
        1, { (uint8_t)bound_word(n, "<absoluteDirection>", ABSOLUTE_DIRECTION_Adjacent) }
    };
    f->who = arg_either_player(b, n, "<moves.player>", "<roleType>");
    f->role = bound_word(n, "<roleType>", OFF);
    return &f->fn;
}

/* ---- (count SizeBiggestLine ...) ---- */

static int run(SiteSpan line, const Bits *in) {
    int n = 0;
    while (n < line.n && bits_has(in, line.v[n]))
        n++;
    return n;
}

static int biggest_line_eval(const Fn *fn, Context *c) {
    const CountGroups *f = (const CountGroups *)fn;
    const Sites *s = &c->game->topology->sites[f->ways.type];
    size_t mark = context_mark(c);
    int to = c->it.to, biggest = 0;
    Bits *in = context_region(c);
    for (int site = 0; site < s->n; site++)
        if (passes(c, f, site))
            bits_add(in, site);
    for (BITS_EACH(site, in, c->game->region_words)) {
        int n;
        const Radial *r = topology_radials(s, site, f->line_direction, &n);
        for (int i = 0; i < n; i++) {
            int length =
                1 + run(topology_line(s, &r[i]), in) + run(topology_opposite(s, &r[i]), in);
            if (r[i].distinct && length > biggest)
                biggest = length;
        }
    }
    c->it.to = to;
    context_reset(c, mark);
    return biggest;
}

static Fn *biggest_line(Build *b, const Bound *n) {
    CountGroups *f = FN_NEW(b, n, CountGroups, FN_INT);
    f->fn.eval.integer = biggest_line_eval;
    f->ways.type = arg_type(b, n, "<siteType>");
    f->line_direction =
        (Direction)bound_word(n, "<absoluteDirection>", ABSOLUTE_DIRECTION_Adjacent);
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

const Ludeme count_groups_ludemes[] = {
    // clang-format off
    { "<size>",
      "(size Territory [<siteType>] (<roleType> | <moves.player>) [<absoluteDirection>])", { .fn = size_territory } },
    { "<size>", "(size Group [<siteType>] at:<int> [<direction>] [if:<boolean>])", { .fn = size_group } },
    { "<count.count>",
      "(count Liberties [<siteType>] [at:<int>] [<direction>] [if:<boolean>])", { .fn = count_liberties } },
    { "<count.count>",
      "(count SizeBiggestLine [<siteType>] [<absoluteDirection>] [if:<boolean>])", { .fn = biggest_line } },
    { "<count.count>",
      "(count <countGroupsType> [<siteType>] [<direction>] [<sites>] [if:<boolean>] "
      "[min:<int>] [isVisible:<boolean>])", { .fn = count_groups } },
    { "<countSizeBiggestGroup>",
      "(countSizeBiggestGroup [<siteType>] [<direction>] [<sites>] [if:<boolean> | "
      "isVisible:<boolean>])", { .fn = biggest_group } },
    { "<sizes>",
      "(sizes Group [<siteType>] [<direction>] [<roleType> | of:<int> | if:<boolean>] "
      "[min:<int>] [isVisible:<boolean>])", { .fn = sizes_group } },
    // clang-format on
    { NULL },
};
