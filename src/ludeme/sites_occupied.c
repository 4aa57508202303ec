/* Regions by what is there: (sites Occupied ...), (sites Around ...), (forEach <sites> ...). */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/parts.h"
#include "ludeme/role.h"
#include "ludeme/sites.h"
#include "play/contents.h"
#include "play/large.h"

#include <string.h>

/* ---- (sites Occupied by:...) ---- */

typedef struct SitesOccupied {
    Fn fn;
    SiteType type;
    const Fn *who;
    int role; /* OFF: the player is given as such */
    const Fn *container;
    bool own_hand;        /* the container is the hand of the player */
    int container_number; /* else, by its name; OFF: any, NO_CONTAINER: there is none such */
    const Fn *component;
    const int *whats; /* the components of the names that are asked for */
    int n_whats;
    bool top;
} SitesOccupied;

enum { NO_CONTAINER = -2 };

/* Adds the sites of one type where a component lies. Those of other containers are cells, whose
   slots have their own numbers. */
static void add_sites(Context *c, SiteType type, int what, Bits *out) {
    const Game *g = c->game;
    const Bits *at = position_owned(g, c->pos, what);
    int first = g->first_slot[type], n = g->n_type_sites[type];
    if (type == SITE_CELL && first == 0) { /* all sites there are */
        bits_or_range(out, at, 0, g->n_sites);
        return;
    }
    if (first >= 0)
        bits_or_range(out, at + bits_words(first), 0, n);
    for (int i = 1; i < g->n_containers && type == SITE_CELL; i++)
        bits_or_range(out, at, g->containers[i].first,
                      g->containers[i].first + g->containers[i].n_sites);
}

static int hand_of(const Game *g, int who) {
    for (int i = 0; i < g->n_containers; i++)
        if (g->containers[i].kind == CONTAINER_HAND && g->containers[i].owner == who)
            return i;
    return NO_CONTAINER;
}

/* The container that is meant; OFF: any. */
static int container_of(const SitesOccupied *f, Context *c, int who) {
    if (f->container)
        return fn_int(f->container, c);
    return f->own_hand ? hand_of(c->game, who) : f->container_number;
}

static void keep_container(Context *c, int container, Bits *out) {
    const Game *g = c->game;
    if (container < 0 || container >= g->n_containers)
        return;
    const Container *k = &g->containers[container];
    for (BITS_EACH(site, out, g->region_words))
        if (site < k->first || site >= k->first + k->n_sites)
            bits_remove(out, site);
}

/* In games with stacks only sites whose top piece is of one of the players. */
static void keep_top(Context *c, SiteType type, uint32_t owners, Bits *out) {
    for (BITS_EACH(site, out, c->game->region_words))
        if (!(owners >> contents_who(c, contents_slot(c, type, site)) & 1))
            bits_remove(out, site);
}

static void add_covered(Context *c, Bits *out) {
    for (BITS_EACH(site, out, c->game->region_words)) {
        int what = contents_what(c, site), covered[LARGE_MAX];
        if (!large_is(c->game, what))
            continue;
        int n = large_sites(c->game, what, site, contents_state_at(c, site, 0), covered);
        for (int i = 0; i < n; i++)
            bits_add(out, covered[i]);
    }
}

static const Bits *sites_occupied_eval(const Fn *fn, Context *c) {
    const SitesOccupied *f = (const SitesOccupied *)fn;
    const Game *g = c->game;
    Bits *out = context_region(c);
    int who = fn_int(f->who, c);
    uint32_t owners = role_owners(c, f->role, who);
    int container = container_of(f, c, who);
    SiteType type = container > 0 ? SITE_CELL : f->type;
    int component = f->component ? fn_int(f->component, c) : OFF;
    for (int i = 0; i < f->n_whats; i++)
        if ((owners >> g->owner[f->whats[i]] & 1) && (!f->component || f->whats[i] == component))
            add_sites(c, type, f->whats[i], out);
    keep_container(c, container, out);
    if (game_has(g, FLAG_LargePiece) && container == 0)
        add_covered(c, out);
    else if (f->top && g->layout.height)
        keep_top(c, type, owners, out);
    return out;
}

/* The components of the names (without owner) that are given; all if none are. */
static void take_names(Build *b, const Bound *n, SitesOccupied *f) {
    const Bound *one = bound_arg(n, "component:<string>"),
                *many = bound_arg(n, "components:{<string>}");
    int n_names = one ? 1 : many ? many->n_items : 0;
    const char **names = ARENA_ARRAY(b->arena, const char *, n_names + 1);
    for (int i = 0; i < n_names; i++)
        names[i] = one ? one->text : many->items[i]->text;
    f->whats = parts_named(b, names, n_names, &f->n_whats);
}

/* "Hand" is that of the player. */
static void take_container(Build *b, const Bound *n, SitesOccupied *f) {
    const char *name = arg_string(n, "container:<string>");
    f->container_number = name ? NO_CONTAINER : OFF;
    f->own_hand = name && strstr(name, "Hand") && f->role != OFF;
    for (int i = b->game->n_containers - 1; name && i >= 0; i--)
        if (!strcmp(b->game->containers[i].name, name))
            f->container_number = i;
}

static Fn *sites_occupied(Build *b, const Bound *n) {
    SitesOccupied *f = FN_NEW(b, n, SitesOccupied, FN_REGION);
    const Bound *top = bound_arg(n, "top:<boolean>");
    f->fn.eval.region = sites_occupied_eval;
    f->type = arg_type(b, n, "on:<siteType>");
    f->who = arg_either_player(b, n, "by:<moves.player>", "by:<roleType>");
    f->role = bound_word(n, "by:<roleType>", OFF);
    f->container = arg_int(b, n, "container:<int>");
    take_container(b, n, f);
    f->component = arg_int(b, n, "component:<int>");
    f->top = !top || top->kind != BOUND_BOOL || top->value;
    take_names(b, n, f);
    return &f->fn;
}

/* ---- (sites Around ...) ---- */

typedef struct SitesAround {
    Fn fn;
    SiteType type;
    const Fn *site, *sites; /* one of them */
    int kind;               /* word of <regionTypeDynamic>, or OFF */
    const Fn *distance, *test, *include_self;
    Direction direction;
} SitesAround;

static bool is_of_kind(const Context *c, int kind, int what) {
    int owner = c->game->owner[what], shared = c->game->n_players + 1;
    bool own = owner == c->pos->mover;
    bool team = game_has(c->game, FLAG_Team) && owner >= 1 && owner < shared &&
                c->pos->team[owner] == c->pos->team[c->pos->mover];
    switch (kind) {
    case REGION_TYPE_DYNAMIC_Empty:
        return !what;
    case REGION_TYPE_DYNAMIC_NotEmpty:
        return what;
    case REGION_TYPE_DYNAMIC_Own:
        return what && own;
    case REGION_TYPE_DYNAMIC_NotOwn:
        return what && !own && owner != shared;
    case REGION_TYPE_DYNAMIC_Enemy:
        return what && !own && !team && owner > 0 && owner < shared;
    default: /* NotEnemy; with teams Ludii takes the enemies for it */
        if (game_has(c->game, FLAG_Team))
            return what && ((!own && !team && owner > 0 && owner < shared) || owner == shared);
        return what && (own || owner == shared);
    }
}

static void add_around(const SitesAround *f, Context *c, int site, int distance, Bits *out) {
    const Sites *s = &c->game->topology->sites[f->type];
    int n;
    if (site < 0 || site >= s->n || distance < 0)
        return;
    c->it.from = site;
    const Radial *r = topology_radials(s, site, f->direction, &n);
    for (int i = 0; i < n; i++) {
        SiteSpan line = topology_line(s, &r[i]);
        if (distance > line.n)
            continue;
        int to = distance ? line.v[distance - 1] : site;
        c->it.to = to;
        if ((!f->test || fn_bool(f->test, c)) &&
            (f->kind == OFF ||
             is_of_kind(c, f->kind, contents_what(c, contents_slot(c, f->type, to)))))
            bits_add(out, to);
    }
}

static const Bits *sites_around_eval(const Fn *fn, Context *c) {
    const SitesAround *f = (const SitesAround *)fn;
    int words = c->game->region_words, distance = fn_int(f->distance, c);
    int from = c->it.from, to = c->it.to;
    Bits *out = context_region(c), *own = context_region(c);
    size_t mark = context_mark(c);
    if (f->sites) {
        bits_copy(own, fn_region(f->sites, c), words);
    } else {
        int site = fn_int(f->site, c);
        if (site >= 0 && site < words * 64)
            bits_add(own, site);
    }
    for (BITS_EACH(site, own, words))
        add_around(f, c, site, distance, out);
    c->it.from = from;
    c->it.to = to;
    if (fn_bool(f->include_self, c))
        bits_or(out, own, words);
    else
        bits_minus(out, own, words);
    context_reset(c, mark);
    return out;
}

static Fn *sites_around(Build *b, const Bound *n) {
    SitesAround *f = FN_NEW(b, n, SitesAround, FN_REGION);
    f->fn.eval.region = sites_around_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "<int>");
    f->sites = arg_region(b, n, "<sites>");
    f->kind = bound_word(n, "<regionTypeDynamic>", OFF);
    f->distance = arg_int_or(b, n, "distance:<int>", 1);
    f->direction = (Direction)bound_word(n, "<absoluteDirection>", DIR_Adjacent);
    f->test = arg_bool(b, n, "if:<boolean>");
    f->include_self = arg_bool_or(b, n, "includeSelf:<boolean>", false);
    f->fn.pure = f->kind == OFF && !f->test;
    return &f->fn;
}

const Ludeme sites_occupied_ludemes[] = {
    // clang-format off
    { "<sites>",
      "(sites Occupied (by:<moves.player> | by:<roleType>) [container:<int> | "
      "container:<string>] [component:<int> | component:<string> | components:{<string>}] "
      "[top:<boolean>] [on:<siteType>])", { .fn = sites_occupied } },
    { "<sites>",
      "(sites Around [<siteType>] (<int> | <sites>) [<regionTypeDynamic>] [distance:<int>] "
      "[<absoluteDirection>] [if:<boolean>] [includeSelf:<boolean>])", { .fn = sites_around } },
    // clang-format on
    { NULL },
};
