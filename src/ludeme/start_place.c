/* (place ...): pieces on the board and in hands before the first move. */
#include "lang/words.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "ludeme/start.h"
#include "play/contents.h"

#include <string.h>

/* How the pieces are: ints, each with a default. */
typedef struct Look {
    const Fn *count, *state, *rotation, *value;
} Look;

static bool is_said(const Build *b, const Fn *f) {
    return !f->constant || fn_int(f, b->blank) != OFF;
}

static const Fn *look_arg(Build *b, const Bound *n, const char *param, int otherwise) {
    return bound_has(n, param) ? arg_int_or(b, n, param, otherwise) : build_constant(b, otherwise);
}

static Look read_look(Build *b, const Bound *n) {
    Look look = { .count = look_arg(b, n, "count:<int>", 1),
                  .state = look_arg(b, n, "state:<int>", OFF),
                  .rotation = look_arg(b, n, "rotation:<int>", OFF),
                  .value = look_arg(b, n, "value:<int>", OFF) };
    build_flag(b, is_said(b, look.state) ? FLAG_SiteState : 0);
    build_flag(b, is_said(b, look.rotation) ? FLAG_Rotation : 0);
    build_flag(b, is_said(b, look.value) ? FLAG_Value : 0);
    return look;
}

static bool is_more_than_one(const Build *b, const Fn *count) {
    return count->constant && fn_int(count, b->blank) > 1;
}

static void note_count(Build *b, int n_sites, const Fn *count) {
    build_flag(b, is_more_than_one(b, count) ? FLAG_Count : 0);
    start_note_placed(b, n_sites, count);
}

static StartPiece look_eval(const Look *look, Context *c, SiteType type) {
    return (StartPiece){ .type = type,
                         .count = fn_int(look->count, c),
                         .state = fn_int(look->state, c),
                         .rotation = fn_int(look->rotation, c),
                         .value = fn_int(look->value, c) };
}

/* ---- one piece, or many of one kind ---- */

typedef struct PlacePieces {
    Fn fn;
    StartSites sites;
    Look look;
    int what;
    int container; /* 0: the board; its sites count from its first */
} PlacePieces;

static void place_eval(const Fn *fn, Context *c) {
    const PlacePieces *f = (const PlacePieces *)fn;
    StartPiece p = look_eval(&f->look, c, f->sites.type);
    size_t mark = context_mark(c);
    Ints sites = start_eval_sites(&f->sites, c);
    p.what = f->what;
    for (int i = 0; i < sites.n; i++) {
        p.site = sites.v[i] + c->game->containers[f->container].first;
        start_put(c, &p);
    }
    context_reset(c, mark);
}

/* A die goes to the first free site of its box. */
static void place_die_eval(const Fn *fn, Context *c) {
    const PlacePieces *f = (const PlacePieces *)fn;
    const Container *box = &c->game->containers[f->container];
    StartPiece p = look_eval(&f->look, c, f->sites.type);
    p.what = f->what;
    for (p.site = box->first; p.site < box->first + box->n_sites; p.site++)
        if (!contents_what(c, contents_slot(c, p.type, p.site))) {
            start_put(c, &p);
            return;
        }
}

/* Into the hand of one player. What lies there then is not the piece that the description names but
   the one with the number of the container: so does Ludii. */
static void place_in_hand_eval(const Fn *fn, Context *c) {
    const PlacePieces *f = (const PlacePieces *)fn;
    StartPiece p = look_eval(&f->look, c, f->sites.type);
    p.site = c->game->containers[f->container].first;
    p.what = f->container;
    start_put(c, &p);
}

static int find_container(Build *b, const Bound *n, const char *name) {
    for (int i = 0; i < b->game->n_containers; i++)
        if (!strcmp(b->game->containers[i].name, name))
            return i;
    build_error(b, n, "there is no container \"%s\"", name);
    return 0;
}

/* ---- into the hands of all players ---- */

typedef struct PlaceInHands {
    Fn fn;
    SiteType type;
    Look look;
    int what[PLAYERS_MAX + 1], container[PLAYERS_MAX + 1];
} PlaceInHands;

static void place_in_hands_eval(const Fn *fn, Context *c) {
    const PlaceInHands *f = (const PlaceInHands *)fn;
    StartPiece p = look_eval(&f->look, c, f->type);
    for (int player = 1; player <= c->game->n_players; player++) {
        p.what = f->what[player];
        p.site = c->game->containers[f->container[player]].first;
        while (p.site < c->game->n_sites && !contents_empty(c, contents_slot(c, p.type, p.site)))
            p.site++;
        if (p.site < c->game->n_sites)
            start_put(c, &p);
    }
}

/* (place "Ball" "Hand"): neither piece nor hand says whose it is, so everybody gets his own. */
static bool is_for_all(const Build *b, const char *piece, const char *container) {
    if (!container || strcmp(container, "Hand") || strpbrk(piece, "0123456789"))
        return false;
    for (int i = b->game->n_components - 1; i > 0; i--)
        if (!strcmp(b->game->components[i].name, piece))
            return b->game->components[i].role != ROLE_TYPE_Shared;
    return true;
}

static Fn *place_in_hands_build(Build *b, const Bound *n, const char *piece) {
    PlaceInHands *f = FN_NEW(b, n, PlaceInHands, FN_RULE);
    f->fn.eval.rule = place_in_hands_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->look = read_look(b, n);
    note_count(b, 1, f->look.count);
    for (int i = 1; i <= b->game->n_players && !report_failed(b->report); i++) {
        f->what[i] = start_component(b, n, arena_printf(b->arena, "%s%d", piece, i));
        f->container[i] = find_container(b, n, arena_printf(b->arena, "Hand%d", i));
    }
    return &f->fn;
}

static Fn *place_build(Build *b, const Bound *n) {
    const char *piece = arg_string(n, "<string>"), *container = arg_string(n, "<string>#2");
    if (is_for_all(b, piece, container))
        return place_in_hands_build(b, n, piece);
    PlacePieces *f = FN_NEW(b, n, PlacePieces, FN_RULE);
    f->what = start_component(b, n, piece);
    f->container = container ? find_container(b, n, container) : 0;
    f->sites = start_sites(b, n);
    f->look = read_look(b, n);
    note_count(b, 1, f->look.count);
    if (container && b->game->components[f->what].kind == COMPONENT_DIE)
        f->fn.eval.rule = place_die_eval;
    else if (container && strstr(container, "Hand"))
        f->fn.eval.rule = place_in_hand_eval;
    else
        f->fn.eval.rule = place_eval;
    return &f->fn;
}

/* As Ludii counts them: a region as the whole board, coordinates as one site. */
static int many_sites(const Build *b, const StartSites *sites, const Bound *n) {
    if (sites->region)
        return b->game->containers[0].n_sites;
    const Bound *list = bound_arg(n, "{<int>}");
    return list ? list->n_items : 1;
}

/* The count is the first of the counts, for all sites: so does Ludii. */
static Fn *place_many_build(Build *b, const Bound *n) {
    PlacePieces *f = FN_NEW(b, n, PlacePieces, FN_RULE);
    const Bound *counts = bound_arg(n, "counts:{<int>}");
    f->fn.eval.rule = place_eval;
    f->what = start_component(b, n, arg_string(n, "<string>"));
    f->sites = start_sites(b, n);
    f->look = read_look(b, n);
    for (int i = counts ? counts->n_items - 1 : -1; i >= 0; i--)
        f->look.count = build_int(b, counts->items[i]);
    note_count(b, many_sites(b, &f->sites, n), f->look.count);
    return &f->fn;
}

/* ---- stacks ---- */

typedef struct PlaceStack {
    Fn fn;
    StartSites sites;
    Look look;
    int *what, n_what;
    int container;     /* 0: the board */
    const Fn **counts; /* one for each site, or none */
    int n_counts;
} PlaceStack;

static void stack_put(Context *c, StartPiece *p, int site, int times) {
    p->site = site;
    for (int i = 0; i < times; i++)
        start_put(c, p);
}

/* All of one kind, on each of the sites. A count drawn at random is drawn anew for every piece: so
   does Ludii, here and below. */
static void place_alike_eval(const Fn *fn, Context *c) {
    const PlaceStack *f = (const PlaceStack *)fn;
    StartPiece p = look_eval(&f->look, c, f->sites.type);
    size_t mark = context_mark(c);
    Ints sites = start_eval_sites(&f->sites, c);
    p.what = f->what[0];
    p.stack = true;
    for (int i = 0; i < sites.n && (!f->n_counts || i < f->n_counts); i++) {
        const Fn *count = f->n_counts ? f->counts[i] : f->look.count;
        p.site = sites.v[i];
        for (int k = 0; k < fn_int(count, c); k++)
            start_put(c, &p);
    }
    context_reset(c, mark);
}

/* One after the other, on one site or on all sites of a container. */
static void place_stack_eval(const Fn *fn, Context *c) {
    const PlaceStack *f = (const PlaceStack *)fn;
    const Container *box = &c->game->containers[f->container];
    StartPiece p = look_eval(&f->look, c, f->sites.type);
    size_t mark = context_mark(c);
    Ints sites = start_eval_sites(&f->sites, c);
    p.stack = true;
    for (int i = 0; i < f->n_what; i++) {
        p.what = f->what[i];
        for (int k = 0; k < sites.n; k++)
            stack_put(c, &p, box->first + sites.v[k], f->container ? 1 : p.count);
        for (int k = 0; f->container && !sites.n && k < box->n_sites; k++)
            stack_put(c, &p, box->first + k, 1);
    }
    context_reset(c, mark);
}

static Fn *place_stack_build(Build *b, const Bound *n) {
    PlaceStack *f = FN_NEW(b, n, PlaceStack, FN_RULE);
    BoundItems items = load_items(n, "items:{<string>}", "<string>");
    BoundItems counts = load_items(n, "counts:{<int>}", NULL);
    const char *container = arg_string(n, "<string>#2");
    bool alike =
        !bound_arg(n, "items:{<string>}") && (bound_arg(n, "{<int>}") || bound_arg(n, "<sites>") ||
                                              bound_arg(n, "coord:<string>") || counts.n);
    f->fn.eval.rule = alike ? place_alike_eval : place_stack_eval;
    f->sites = start_sites(b, n);
    f->look = read_look(b, n);
    f->container = container ? find_container(b, n, container) : 0;
    f->n_what = items.n;
    f->what = ARENA_ARRAY(b->arena, int, items.n + 1);
    for (int i = 0; i < items.n; i++)
        f->what[i] = start_component(b, n, load_item(&items, i)->text);
    f->n_counts = counts.n;
    f->counts = ARENA_ARRAY(b->arena, const Fn *, counts.n + 1);
    for (int i = 0; i < counts.n; i++)
        f->counts[i] = build_int(b, load_item(&counts, i));
    build_flag(b, FLAG_Stacking);
    const Fn *first = counts.n ? f->counts[0] : f->look.count;
    build_flag(b, alike && is_more_than_one(b, first) ? FLAG_Count : 0);
    return &f->fn;
}

/* ---- at random ---- */

typedef struct PlaceRandom {
    Fn fn;
    SiteType type;
    Look look;
    const Fn *sites;   /* region; NULL: the board */
    const Fn *where;   /* int: the site of a stack */
    const Fn **counts; /* of each piece in the stack; NULL: one of each */
    int *what, n_what;
} PlaceRandom;

/* The sites where pieces can go; returns how many. */
static int random_sites(const PlaceRandom *f, Context *c, int *out) {
    int n = 0;
    if (f->sites) {
        const Bits *set = fn_region(f->sites, c);
        for (BITS_EACH(site, set, c->game->region_words))
            out[n++] = site;
    } else {
        for (int site = 0; site < c->game->n_type_sites[f->type]; site++)
            out[n++] = site;
    }
    return n;
}

static int keep_empty(const PlaceRandom *f, Context *c, int *sites, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++)
        if (!contents_what(c, contents_slot(c, f->type, sites[i])))
            sites[kept++] = sites[i];
    return kept;
}

static StartPiece random_piece(const PlaceRandom *f, Context *c) {
    return (StartPiece){ .type = f->type,
                         .count = 1,
                         .state = fn_int(f->look.state, c),
                         .rotation = OFF,
                         .value = fn_int(f->look.value, c) };
}

/* Puts as many pieces of a kind as there are to be, each on a site drawn from those left. */
static int scatter(const PlaceRandom *f, Context *c, int what, int *sites, int n) {
    StartPiece p = random_piece(f, c);
    p.what = what;
    n = keep_empty(f, c, sites, n);
    for (int i = 0; i < fn_int(f->look.count, c) && n > 0; i++) {
        int k = random_below(context_random(c), n);
        p.site = sites[k];
        memmove(sites + k, sites + k + 1, sizeof *sites * (size_t)(--n - k));
        start_put(c, &p);
    }
    return n;
}

static int sites_max(const Context *c) {
    return c->game->region_words * 64;
}

static void place_random_eval(const Fn *fn, Context *c) {
    const PlaceRandom *f = (const PlaceRandom *)fn;
    size_t mark = context_mark(c);
    int *sites = context_ints(c, sites_max(c));
    for (int i = 0; i < f->n_what; i++)
        scatter(f, c, f->what[i], sites, random_sites(f, c, sites));
    context_reset(c, mark);
}

/* The kinds too come in a drawn order. Only the first half of them comes: so does Ludii. */
static void place_drawn_eval(const Fn *fn, Context *c) {
    const PlaceRandom *f = (const PlaceRandom *)fn;
    size_t mark = context_mark(c);
    int *sites = context_ints(c, sites_max(c)), n = random_sites(f, c, sites);
    int *kinds = context_ints(c, f->n_what), left = f->n_what;
    for (int i = 0; i < left; i++)
        kinds[i] = f->what[i];
    for (int i = 0; i < left - 1; i++) {
        int k = random_below(context_random(c), left);
        int what = kinds[k];
        memmove(kinds + k, kinds + k + 1, sizeof *kinds * (size_t)(--left - k));
        n = scatter(f, c, what, sites, n);
    }
    context_reset(c, mark);
}

static void place_shuffled_eval(const Fn *fn, Context *c) {
    enum { HEIGHT_MAX = 1024 };
    const PlaceRandom *f = (const PlaceRandom *)fn;
    size_t mark = context_mark(c);
    int *pile = context_ints(c, HEIGHT_MAX), n = 0;
    int site = fn_int(f->where, c);
    for (int i = 0; i < f->n_what; i++)
        for (int k = 0; k < (f->counts ? fn_int(f->counts[i], c) : 1) && n < HEIGHT_MAX; k++)
            pile[n++] = f->what[i];
    StartPiece p = random_piece(f, c);
    p.site = site;
    p.stack = true;
    while (n > 0) {
        int k = random_below(context_random(c), n);
        p.what = pile[k];
        start_put(c, &p);
        memmove(pile + k, pile + k + 1, sizeof *pile * (size_t)(--n - k));
    }
    context_reset(c, mark);
}

static PlaceRandom *random_new(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    PlaceRandom *f = FN_NEW(b, n, PlaceRandom, FN_RULE);
    f->fn.eval.rule = eval;
    f->type = arg_type(b, n, "<siteType>");
    f->look = read_look(b, n);
    build_flag(b, FLAG_Stochastic);
    return f;
}

static void random_pieces(Build *b, PlaceRandom *f, const Bound *names) {
    f->n_what = names->n_items;
    f->what = ARENA_ARRAY(b->arena, int, f->n_what + 1);
    for (int i = 0; i < f->n_what; i++)
        f->what[i] = start_component(b, names->items[i], names->items[i]->text);
}

static Fn *place_random_build(Build *b, const Bound *n) {
    const Bound *mixed = bound_arg(n, "<booleanConstant>");
    PlaceRandom *f = random_new(b, n, mixed && mixed->value ? place_drawn_eval : place_random_eval);
    random_pieces(b, f, bound_arg(n, "{<string>}"));
    f->sites = arg_region(b, n, "<sites>");
    return &f->fn;
}

static Fn *place_shuffled_build(Build *b, const Bound *n) {
    PlaceRandom *f = random_new(b, n, place_shuffled_eval);
    const Bound *counts = bound_arg(n, "count:{<int>}");
    random_pieces(b, f, bound_arg(n, "{<string>}"));
    f->where = arg_int(b, n, "<int>");
    build_flag(b, FLAG_Stacking);
    if (counts && counts->n_items < f->n_what) {
        build_error(b, counts, "%d pieces, but %d counts", f->n_what, counts->n_items);
        return &f->fn;
    }
    f->counts = counts ? ARENA_ARRAY(b->arena, const Fn *, f->n_what + 1) : NULL;
    for (int i = 0; counts && i < f->n_what; i++)
        f->counts[i] = build_int(b, counts->items[i]);
    return &f->fn;
}

static Fn *place_counted_build(Build *b, const Bound *n) {
    PlaceRandom *f = random_new(b, n, place_shuffled_eval);
    const Bound *items = bound_arg(n, "{<math.count>}");
    f->where = arg_int(b, n, "<int>");
    f->n_what = items->n_items;
    f->what = ARENA_ARRAY(b->arena, int, f->n_what + 1);
    f->counts = ARENA_ARRAY(b->arena, const Fn *, f->n_what + 1);
    for (int i = 0; i < f->n_what; i++) {
        f->what[i] = start_component(b, items->items[i], arg_string(items->items[i], "<string>"));
        f->counts[i] = arg_int(b, items->items[i], "<int>");
    }
    build_flag(b, FLAG_Stacking);
    return &f->fn;
}

const Ludeme start_place_ludemes[] = {
    // clang-format off
    { "<place>",
      "(place Random {<string>} [count:{<int>}] [state:<int>] [value:<int>] <int> "
      "[<siteType>])", { .fn = place_shuffled_build } },
    { "<place>", "(place Random {<math.count>} <int> [<siteType>])",
      { .fn = place_counted_build } },
    { "<place>",
      "(place Random [<sites>] {<string>} [count:<int>] [state:<int>] [value:<int>] "
      "[<siteType>] [<booleanConstant>])", { .fn = place_random_build } },
    { "<place>",
      "(place Stack (<string> | items:{<string>}) [<string>] [<siteType>] [<int> | {<int>} | "
      "<sites> | coord:<string> | {<string>}] [count:<int> | counts:{<int>}] [state:<int>] "
      "[rotation:<int>] [value:<int>])", { .fn = place_stack_build } },
    { "<place>",
      "(place <string> [<siteType>] [{<int>}] [<sites>] [{<string>}] [counts:{<int>}] "
      "[state:<int>] [rotation:<int>] [value:<int>])", { .fn = place_many_build } },
    { "<place>",
      "(place <string> [<string>] [<siteType>] [<int>] [coord:<string>] [count:<int>] "
      "[state:<int>] [rotation:<int>] [value:<int>])", { .fn = place_build } },
    // clang-format on
    { NULL },
};
