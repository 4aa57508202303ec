/* What happens before the first move. */
#include "ludeme/start.h"

#include "board/topology.h"
#include "lang/words.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/turn.h"

#include <string.h>

void start_do(Context *c, const Action *action) {
    Move *m = context_move(c, action);
    m->mover = 0;
    m->from = m->to = action->to;
    turn_apply_actions(c, m, true);
}

void start_put(Context *c, const StartPiece *p) {
    Action a = action_make(ACTION_ADD);
    a.type = (uint8_t)p->type;
    a.to = p->site;
    a.what = p->what;
    a.count = p->stack ? 1 : p->count;
    a.state = p->state;
    a.rotation = p->rotation;
    a.value = p->value;
    a.flag = p->stack;
    start_do(c, &a);
}

int start_component(Build *b, const Bound *n, const char *name) {
    for (int i = b->game->n_components - 1; i > 0; i--)
        if (!strcmp(b->game->components[i].name, name))
            return i;
    build_error(b, n, "there is no piece \"%s\"", name);
    return 0;
}

/* ---- sites ---- */

static const Bound *arg_if(const Bound *n, const char *param) {
    return bound_has(n, param) ? bound_arg(n, param) : NULL;
}

static int site_called(Build *b, const Bound *label, SiteType type) {
    int site = OFF;
    if (type != SITE_EDGE)
        site = topology_find(&b->game->topology->sites[type], label->text, strlen(label->text));
    if (site == OFF)
        build_error(b, label, "the board has no site \"%s\"", label->text);
    return site;
}

typedef struct Labelled {
    Fn fn;
    Ints sites;
} Labelled;

static Ints labelled_eval(const Fn *fn, Context *c) {
    (void)c;
    return ((const Labelled *)fn)->sites;
}

static const Fn *build_labels(Build *b, const Bound *const *labels, int n, SiteType type) {
    Labelled *f = FN_NEW(b, labels[0], Labelled, FN_INTS);
    int *v = ARENA_ARRAY(b->arena, int, n);
    for (int i = 0; i < n; i++)
        v[i] = site_called(b, labels[i], type);
    f->fn.eval.ints = labelled_eval;
    f->sites = (Ints){ v, n };
    return &f->fn;
}

typedef struct One {
    Fn fn;
    const Fn *site;
} One;

static Ints one_eval(const Fn *fn, Context *c) {
    int *v = context_ints(c, 1);
    *v = fn_int(((const One *)fn)->site, c);
    return (Ints){ v, 1 };
}

static const Fn *build_one(Build *b, const Bound *site) {
    One *f = FN_NEW(b, site, One, FN_INTS);
    f->fn.eval.ints = one_eval;
    f->site = build_int(b, site);
    return &f->fn;
}

StartSites start_sites_at(Build *b, const Bound *n, const char *site, const char *region) {
    StartSites s = { .type = b->type, .region = arg_region(b, n, region) };
    if (bound_has(n, "<siteType>"))
        s.type = arg_type(b, n, "<siteType>");
    if (!s.region)
        s.list = build_one(b, bound_arg(n, site));
    return s;
}

StartSites start_sites(Build *b, const Bound *n) {
    StartSites s = { .type = arg_type(b, n, "<siteType>") };
    const Bound *labels = arg_if(n, "{<string>}"), *label = arg_if(n, "coord:<string>");
    const Bound *region = arg_if(n, "<sites>"), *list = arg_if(n, "{<int>}");
    const Bound *site = arg_if(n, "<int>");
    if (labels && labels->n_items)
        s.list = build_labels(b, labels->items, labels->n_items, s.type);
    else if (region)
        s.region = build_region(b, region);
    else if (list)
        s.list = build_ints(b, list);
    else if (label)
        s.list = build_labels(b, &label, 1, s.type);
    else if (site)
        s.list = build_one(b, site);
    return s;
}

Ints start_eval_sites(const StartSites *s, Context *c) {
    if (!s->region)
        return s->list ? fn_ints(s->list, c) : (Ints){ 0 };
    const Bits *set = fn_region(s->region, c);
    int words = c->game->region_words, n = 0;
    int *v = context_ints(c, bits_count(set, words));
    for (BITS_EACH(site, set, words))
        v[n++] = site;
    return (Ints){ v, n };
}

void start_note_placed(Build *b, int n_sites, const Fn *count) {
    if (count->constant)
        b->placed += n_sites * fn_int(count, b->blank);
}

/* Pieces on sites that can be counted only when there is a board to look at. */
typedef struct Placing {
    const StartSites *sites;
    const Fn *count;
    struct Placing *next;
} Placing;

void start_note_placed_at(Build *b, const StartSites *sites, const Fn *count) {
    Placing *p = ARENA_NEW(b->arena, Placing);
    *p = (Placing){ sites, count, b->placings };
    b->placings = p;
}

int start_placed(const Build *b, Context *c) {
    int n = b->placed;
    size_t mark = context_mark(c);
    for (const Placing *p = b->placings; p; p = p->next)
        n += start_eval_sites(p->sites, c).n * fn_int(p->count, c);
    context_reset(c, mark);
    return n;
}

/* ---- deal, split ---- */

/* The first sites of the players' hands; 0 unless there is one hand for each player. */
static int hands_of_players(const Context *c, int first[PLAYERS_MAX + 1]) {
    const Game *g = c->game;
    int n = 0;
    for (int i = 1; i < g->n_containers; i++)
        if (g->containers[i].kind == CONTAINER_HAND) {
            if (n == g->n_players)
                return 0;
            first[n++] = g->containers[i].first;
        }
    return n == g->n_players ? n : 0;
}

static const Container *first_deck(const Game *g) {
    for (int i = 1; i < g->n_containers; i++)
        if (g->containers[i].kind == CONTAINER_DECK)
            return &g->containers[i];
    return NULL;
}

/* Gives `n` cards of the deck to the hands in turn. */
static void deal_cards(Context *c, const Container *deck, const int *hands, int n_hands, int n,
                       bool from_top) {
    int slot = contents_slot(c, SITE_CELL, deck->first);
    for (int i = 0; i < n && contents_height(c, slot); i++) {
        Action a = action_make(ACTION_MOVE);
        a.type = a.type_to = SITE_CELL;
        a.from = deck->first;
        a.level = from_top ? contents_top(c, slot) : 0;
        a.to = hands[i % n_hands];
        Move *m = context_move(c, &a);
        m->mover = 0;
        turn_apply_actions(c, m, true);
    }
}

typedef struct Deal {
    Fn fn;
    bool dominoes, split;
    int count;
} Deal;

static void deal_cards_eval(const Fn *fn, Context *c) {
    const Deal *f = (const Deal *)fn;
    const Container *deck = first_deck(c->game);
    int hands[PLAYERS_MAX + 1], n = hands_of_players(c, hands);
    if (!deck || !n)
        return;
    int size = contents_height(c, contents_slot(c, SITE_CELL, deck->first));
    deal_cards(c, deck, hands, n, f->split ? size : f->count * n, !f->split);
}

/* Twice the count, whatever the number of players: so does Ludii. */
static void deal_dominoes_eval(const Fn *fn, Context *c) {
    const Deal *f = (const Deal *)fn;
    int hands[PLAYERS_MAX + 1], n_hands = hands_of_players(c, hands);
    int n = c->game->n_components - 1;
    if (!n_hands)
        return;
    size_t mark = context_mark(c);
    int *left = context_ints(c, n);
    for (int i = 0; i < n; i++)
        left[i] = i + 1;
    for (int dealt = 0; dealt < 2 * f->count && n > 0; dealt++) {
        int k = random_below(context_random(c), n);
        start_put(c, &(StartPiece){ .type = SITE_CELL,
                                    .site = hands[dealt % n_hands] + dealt / n_hands,
                                    .what = left[k],
                                    .count = 1,
                                    .state = OFF,
                                    .rotation = OFF,
                                    .value = OFF });
        memmove(left + k, left + k + 1, sizeof *left * (size_t)(--n - k));
    }
    context_reset(c, mark);
}

static Fn *deal_build(Build *b, const Bound *n) {
    Deal *f = FN_NEW(b, n, Deal, FN_RULE);
    const Fn *count = arg_int_or(b, n, "<int>", 1);
    f->dominoes = bound_word(n, "<dealableType>", 0) == DEALABLE_TYPE_Dominoes;
    f->count = count->constant ? fn_int(count, b->blank) : 1;
    f->fn.eval.rule = f->dominoes ? deal_dominoes_eval : deal_cards_eval;
    build_flag(b, f->dominoes ? FLAG_LargePiece | FLAG_Dominoes | FLAG_Stochastic | FLAG_HiddenInfo
                              : FLAG_Card);
    return &f->fn;
}

static Fn *split_build(Build *b, const Bound *n) {
    Deal *f = FN_NEW(b, n, Deal, FN_RULE);
    f->split = true;
    f->fn.eval.rule = deal_cards_eval;
    build_flag(b, FLAG_Card);
    return &f->fn;
}

/* ---- forEach ---- */

typedef struct ForEach {
    Fn fn;
    const Fn *min, *max;    /* Value */
    const Fn *players;      /* ints, or NULL for all */
    const Fn *sites, *test; /* Site */
    const Fn *rule;
} ForEach;

static void each_value(const Fn *fn, Context *c) {
    const ForEach *f = (const ForEach *)fn;
    int before = c->it.value, max = fn_int(f->max, c);
    for (int value = fn_int(f->min, c); value <= max; value++) {
        c->it.value = value;
        fn_rule(f->rule, c);
    }
    c->it.value = before;
}

static void each_player(const Fn *fn, Context *c) {
    const ForEach *f = (const ForEach *)fn;
    int before = c->it.player, n_players = c->game->n_players;
    size_t mark = context_mark(c);
    Ints list = f->players ? fn_ints(f->players, c) : (Ints){ .n = n_players };
    for (int i = 0; i < list.n; i++) {
        int player = f->players ? list.v[i] : i + 1;
        if (player < 0 || player > n_players + 1)
            continue;
        c->it.player = player;
        fn_rule(f->rule, c);
    }
    c->it.player = before;
    context_reset(c, mark);
}

static void each_site(const Fn *fn, Context *c) {
    const ForEach *f = (const ForEach *)fn;
    int before = c->it.site;
    size_t mark = context_mark(c);
    const Bits *sites = fn_region(f->sites, c);
    for (BITS_EACH(site, sites, c->game->region_words)) {
        c->it.site = site;
        if (!f->test || fn_bool(f->test, c))
            fn_rule(f->rule, c);
    }
    c->it.site = before;
    context_reset(c, mark);
}

static void each_team(const Fn *fn, Context *c) {
    const ForEach *f = (const ForEach *)fn;
    Ints before = c->it.team_list;
    int members[PLAYERS_MAX + 1];
    for (int team = 1; team <= c->game->n_players; team++) {
        int n = 0;
        for (int player = 1; player <= c->game->n_players; player++)
            if (c->pos->team[player] == team)
                members[n++] = player;
        c->it.team_list = (Ints){ members, n };
        if (n)
            fn_rule(f->rule, c);
    }
    c->it.team_list = before;
}

static ForEach *for_each_new(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    ForEach *f = FN_NEW(b, n, ForEach, FN_RULE);
    int placed = b->placed;
    struct Placing *placings = b->placings;
    f->fn.eval.rule = eval;
    f->rule = build_rule(b, bound_arg(n, "<startRule>"));
    b->placed = placed; /* Ludii does not ask the inner rule how much it places */
    b->placings = placings;
    return f;
}

static Fn *each_value_build(Build *b, const Bound *n) {
    uint64_t flags = b->game->flags;
    ForEach *f = for_each_new(b, n, each_value);
    b->game->flags = flags; /* Ludii does not ask the inner rule what it needs */
    f->min = arg_int(b, n, "min:<int>");
    f->max = arg_int(b, n, "max:<int>");
    return &f->fn;
}

static Fn *each_player_build(Build *b, const Bound *n) {
    ForEach *f = for_each_new(b, n, each_player);
    if (bound_has(n, "<ints>"))
        f->players = arg_ints(b, n, "<ints>");
    return &f->fn;
}

static Fn *each_site_build(Build *b, const Bound *n) {
    ForEach *f = for_each_new(b, n, each_site);
    f->sites = arg_region(b, n, "<sites>");
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

static Fn *each_team_build(Build *b, const Bound *n) {
    return &for_each_new(b, n, each_team)->fn;
}

/* ---- what no description states ---- */

static void lay_dice(const Fn *fn, Context *c) {
    (void)fn;
    const Game *g = c->game;
    int die = 0;
    for (int i = 1; i < g->n_containers; i++)
        for (int k = 0; g->containers[i].kind == CONTAINER_DICE && k < g->containers[i].n_sites;
             k++) {
            do
                die++;
            while (g->components[die].kind != COMPONENT_DIE);
            start_put(c, &(StartPiece){ .type = SITE_CELL,
                                        .site = g->containers[i].first + k,
                                        .what = die,
                                        .count = 1,
                                        .state = OFF,
                                        .rotation = OFF,
                                        .value = OFF });
        }
}

static void shuffle_deck(Context *c, const Container *deck) {
    size_t mark = context_mark(c);
    int n = deck->n_cards, *cards = context_ints(c, n);
    for (int i = 0; i < n; i++)
        cards[i] = deck->first_card + i;
    while (n > 0) {
        int k = random_below(context_random(c), n);
        start_put(c, &(StartPiece){ .type = SITE_CELL,
                                    .site = deck->first,
                                    .what = cards[k],
                                    .state = OFF,
                                    .rotation = OFF,
                                    .value = OFF,
                                    .stack = true });
        memmove(cards + k, cards + k + 1, sizeof *cards * (size_t)(--n - k));
    }
    context_reset(c, mark);
}

static void shuffle_decks(const Fn *fn, Context *c) {
    (void)fn;
    for (int i = 1; i < c->game->n_containers; i++)
        if (c->game->containers[i].kind == CONTAINER_DECK)
            shuffle_deck(c, &c->game->containers[i]);
}

static bool has_container(const Game *g, ContainerKind kind) {
    for (int i = 1; i < g->n_containers; i++)
        if (g->containers[i].kind == kind)
            return true;
    return false;
}

static void add_rule(Build *b, void (*eval)(const Fn *, Context *)) {
    Fn *f = FN_NEW(b, NULL, Fn, FN_RULE);
    Game *g = b->game;
    f->eval.rule = eval;
    ARENA_PUSH(b->arena, g->start, g->n_start, g->cap_start) = f;
}

void start_add_first(Build *b) {
    if (has_container(b->game, CONTAINER_DICE))
        add_rule(b, lay_dice);
    if (has_container(b->game, CONTAINER_DECK))
        add_rule(b, shuffle_decks);
}

const Ludeme start_ludemes[] = {
    // clang-format off
    { "<start>", "(start ({<startRule>} | <startRule>))" },
    { "<startRule>",
      "<start.deal> | <forEach.forEach> | <place> | <deductionPuzzle.set> | "
      "<start.set.set> | <split>" },
    { "<start.deal>", "(deal <dealableType> [<int>])", { .fn = deal_build } },
    { "<split>", "(split Deck)", { .fn = split_build } },
    { "<forEach.forEach>", "(forEach <ints> <startRule>)", { .fn = each_player_build } },
    { "<forEach.forEach>", "(forEach Value min:<int> max:<int> <startRule>)",
      { .fn = each_value_build } },
    { "<forEach.forEach>", "(forEach Player <startRule>)", { .fn = each_player_build } },
    { "<forEach.forEach>", "(forEach Site <sites> [if:<boolean>] <startRule>)",
      { .fn = each_site_build } },
    { "<forEach.forEach>", "(forEach Team <startRule>)", { .fn = each_team_build } },
    // clang-format on
    { NULL },
};
