/* Lists of numbers: (array ...), (results ...), (values Remembered ...), (players ...), and lists
 * made of lists. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/given.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"

#include <string.h>

static bool is_among(Ints list, int value) {
    for (int i = 0; i < list.n; i++)
        if (list.v[i] == value)
            return true;
    return false;
}

/* ---- (array ...) ---- */

typedef struct SitesArray {
    Fn fn;
    Given sites;
} SitesArray;

static Ints array_eval(const Fn *fn, Context *c) {
    return given_sites(&((const SitesArray *)fn)->sites, c);
}

static Fn *array_of_sites(Build *b, const Bound *n) {
    SitesArray *f = FN_NEW(b, n, SitesArray, FN_INTS);
    f->fn.eval.ints = array_eval;
    f->fn.pure = true;
    f->sites.in = arg_region(b, n, "<sites>");
    return &f->fn;
}

static Fn *array_of_ints(Build *b, const Bound *n) {
    Fn *list = (Fn *)arg_ints(b, n, "{<int>}");
    list->pure = list->constant;
    return list;
}

/* ---- (results ...) ---- */

typedef struct Results {
    Fn fn;
    Given from, to;
    const Fn *number;
} Results;

/* How many numbers there are is known only when all sites were gone through, so they are counted
   first where the second sites depend on the first. */
static int count_results(const Results *f, Context *c, Ints from) {
    int n = 0;
    for (int i = 0; i < from.n; i++) {
        size_t mark = context_mark(c);
        c->it.from = from.v[i];
        n += given_sites(&f->to, c).n;
        context_reset(c, mark);
    }
    return n;
}

static Ints results_eval(const Fn *fn, Context *c) {
    const Results *f = (const Results *)fn;
    int origin = c->it.from, target = c->it.to, n = 0;
    Ints from = given_sites(&f->from, c);
    int most = count_results(f, c, from);
    int *out = context_ints(c, most);
    for (int i = 0; i < from.n; i++) {
        size_t mark = context_mark(c);
        c->it.from = from.v[i];
        Ints to = given_sites(&f->to, c);
        for (int k = 0; k < to.n && n < most; k++) {
            c->it.to = to.v[k];
            out[n++] = fn_int(f->number, c);
        }
        context_reset(c, mark);
    }
    c->it.from = origin;
    c->it.to = target;
    return (Ints){ out, n };
}

static Fn *results_build(Build *b, const Bound *n) {
    Results *f = FN_NEW(b, n, Results, FN_INTS);
    f->fn.eval.ints = results_eval;
    f->from = given_build(b, n, "from:<int>", "from:<sites>");
    f->to = given_build(b, n, "to:<int>", "to:<sites>");
    f->number = arg_int(b, n, "<int>");
    return &f->fn;
}

/* ---- (values Remembered ...) ---- */

typedef struct Remembered {
    Fn fn;
    int list;
} Remembered;

static Ints remembered_eval(const Fn *fn, Context *c) {
    const int32_t *memory = position_memory(c->game, c->pos, ((const Remembered *)fn)->list);
    int *copy = context_ints(c, memory[0]);
    memcpy(copy, memory + 1, sizeof *copy * (size_t)memory[0]);
    return (Ints){ copy, memory[0] };
}

static Fn *remembered_build(Build *b, const Bound *n) {
    Remembered *f = FN_NEW(b, n, Remembered, FN_INTS);
    f->fn.eval.ints = remembered_eval;
    f->list = build_memory(b, arg_string(n, "<string>"));
    build_flag(b, FLAG_RememberingValues);
    return &f->fn;
}

/* ---- (players ...) ---- */

typedef struct Players {
    Fn fn;
    int word;       /* of <playersManyType>; OFF: a team */
    int team;       /* from 1 */
    const Fn *of;   /* whose friends, enemies ...; NULL: the mover's */
    const Fn *test; /* of (player), NULL: always */
} Players;

static bool in_same_team(const Context *c, int player, int team) {
    return c->pos->team[player] == team;
}

/* Whether a player is meant. Where there are no teams everybody is alone. */
static bool is_meant(const Players *f, const Context *c, int player, int of) {
    bool teams = game_has(c->game, FLAG_Team), real = player >= 1 && player <= c->game->n_players;
    int team = c->pos->team[of];
    switch (f->word) {
    case PLAYERS_MANY_TYPE_All:
        return true;
    case PLAYERS_MANY_TYPE_Ally:
        return teams && real && player != of && in_same_team(c, player, team);
    case PLAYERS_MANY_TYPE_Enemy:
        return real &&
               (teams ? player != c->pos->mover && !in_same_team(c, player, team) : player != of);
    case PLAYERS_MANY_TYPE_Friend:
        return real && (teams ? in_same_team(c, player, team) : player == of);
    case PLAYERS_MANY_TYPE_NonMover:
        return player <= c->game->n_players && player != c->pos->mover;
    default:
        return real && (teams ? in_same_team(c, player, f->team) : player == f->team);
    }
}

static Ints players_eval(const Fn *fn, Context *c) {
    const Players *f = (const Players *)fn;
    int all = c->game->n_players + 1, saved = c->it.player, n = 0;
    int *out = context_ints(c, all + 1), of = f->of ? fn_int(f->of, c) : c->pos->mover;
    if (of < 0 || of >= all || (f->of && of == 0))
        return (Ints){ out, 0 };
    bool alone =
        !game_has(c->game, FLAG_Team) && (f->word == OFF || f->word == PLAYERS_MANY_TYPE_Friend);
    for (int player = 0; player <= all; player++) {
        c->it.player = player;
        if (is_meant(f, c, player, of) && (alone || !f->test || fn_bool(f->test, c)))
            out[n++] = player;
    }
    c->it.player = saved;
    return (Ints){ out, n };
}

static Fn *players_many(Build *b, const Bound *n) {
    Players *f = FN_NEW(b, n, Players, FN_INTS);
    f->fn.eval.ints = players_eval;
    f->word = bound_word(n, "<playersManyType>", 0);
    f->of = arg_int(b, n, "of:<int>");
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

static Fn *players_team(Build *b, const Bound *n) {
    Players *f = FN_NEW(b, n, Players, FN_INTS);
    f->fn.eval.ints = players_eval;
    f->word = OFF;
    f->team = bound_word(n, "<playersTeamType>", 0) + 1;
    f->test = arg_bool(b, n, "if:<boolean>");
    return &f->fn;
}

static Ints team_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->it.team_list;
}

static Fn *team_build(Build *b, const Bound *n) {
    Fn *f = FN_NEW(b, n, Fn, FN_INTS);
    f->eval.ints = team_eval;
    return f;
}

/* ---- union, intersection, difference, if ---- */

typedef struct Lists {
    Fn fn;
    const Fn **parts;
    int n;
    const Fn *condition, *number;
    bool keeps_first; /* intersection: of the lists the first lends its order and repetitions */
} Lists;

static Ints union_eval(const Fn *fn, Context *c) {
    const Lists *f = (const Lists *)fn;
    Ints all = { 0 };
    for (int i = 0; i < f->n; i++) {
        Ints more = fn_ints(f->parts[i], c);
        int *out = context_ints(c, all.n + more.n), n = all.n;
        if (n)
            memcpy(out, all.v, sizeof *out * (size_t)n);
        for (int k = 0; k < more.n; k++)
            if (i == 0 || !is_among((Ints){ out, n }, more.v[k]))
                out[n++] = more.v[k];
        all = (Ints){ out, n };
    }
    return all;
}

/* The members of one list that are in another. */
static Ints keep(Context *c, Ints list, Ints other) {
    int *out = context_ints(c, list.n), n = 0;
    for (int i = 0; i < list.n; i++)
        if (is_among(other, list.v[i]))
            out[n++] = list.v[i];
    return (Ints){ out, n };
}

static Ints intersection_eval(const Fn *fn, Context *c) {
    const Lists *f = (const Lists *)fn;
    Ints all = f->n ? fn_ints(f->parts[0], c) : (Ints){ 0 };
    for (int i = 1; i < f->n; i++) {
        Ints more = fn_ints(f->parts[i], c);
        all = f->keeps_first ? keep(c, all, more) : keep(c, more, all);
    }
    return all;
}

/* Takes a number away where it first stands; returns how many are left. */
static int take_once(int *list, int n, int value) {
    int i = 0;
    while (i < n && list[i] != value)
        i++;
    if (i == n)
        return n;
    memmove(list + i, list + i + 1, sizeof *list * (size_t)(n - i - 1));
    return n - 1;
}

/* Each number of the second list takes away one of the first. */
static Ints difference_eval(const Fn *fn, Context *c) {
    const Lists *f = (const Lists *)fn;
    Ints list = fn_ints(f->parts[0], c);
    int *out = context_ints(c, list.n + 1), n = list.n;
    if (n)
        memcpy(out, list.v, sizeof *out * (size_t)n);
    if (f->n < 2)
        return (Ints){ out, take_once(out, n, fn_int(f->number, c)) };
    Ints less = fn_ints(f->parts[1], c);
    for (int i = 0; i < less.n; i++)
        n = take_once(out, n, less.v[i]);
    return (Ints){ out, n };
}

static Ints if_eval(const Fn *fn, Context *c) {
    const Lists *f = (const Lists *)fn;
    bool yes = fn_bool(f->condition, c);
    return yes ? fn_ints(f->parts[0], c) : f->n > 1 ? fn_ints(f->parts[1], c) : (Ints){ 0 };
}

static Lists *new_lists(Build *b, const Bound *n, Ints (*eval)(const Fn *, Context *)) {
    Lists *f = FN_NEW(b, n, Lists, FN_INTS);
    const Bound *many = bound_has(n, "{<ints>}") ? bound_arg(n, "{<ints>}") : NULL;
    f->fn.eval.ints = eval;
    f->fn.pure = true;
    if (many) {
        f->parts = ARENA_ARRAY(b->arena, const Fn *, many->n_items + 1);
        for (; f->n < many->n_items; f->n++)
            f->parts[f->n] = build_ints(b, many->items[f->n]);
        return f;
    }
    f->parts = ARENA_ARRAY(b->arena, const Fn *, 2);
    f->parts[f->n++] = arg_ints(b, n, "<ints>");
    const Fn *second = arg_ints(b, n, "<ints>#2");
    if (second)
        f->parts[f->n++] = second;
    return f;
}

static Fn *ints_union(Build *b, const Bound *n) {
    return &new_lists(b, n, union_eval)->fn;
}

static Fn *ints_intersection(Build *b, const Bound *n) {
    Lists *f = new_lists(b, n, intersection_eval);
    f->keeps_first = bound_has(n, "{<ints>}");
    return &f->fn;
}

static Fn *ints_difference(Build *b, const Bound *n) {
    Lists *f = new_lists(b, n, difference_eval);
    f->number = arg_int(b, n, "<int>");
    return &f->fn;
}

static Fn *ints_if(Build *b, const Bound *n) {
    Lists *f = new_lists(b, n, if_eval);
    f->condition = arg_bool(b, n, "<boolean>");
    return &f->fn;
}

const Ludeme arrays_ludemes[] = {
    // clang-format off
    { "<rotations>", "(rotations (<absoluteDirection> | {<absoluteDirection>}))" },
    { "<team>", "(team)", { .fn = team_build } },
    { "<values.values>", "(values Remembered [<string>])", { .fn = remembered_build } },
    { "<intArray.players.players>", "(players <playersTeamType> [if:<boolean>])", { .fn = players_team } },
    { "<intArray.players.players>", "(players <playersManyType> [of:<int>] [if:<boolean>])", { .fn = players_many } },
    { "<intArray.math.difference>", "(difference <ints> (<ints> | <int>))", { .fn = ints_difference } },
    { "<intArray.math.if>", "(if <boolean> <ints> [<ints>])", { .fn = ints_if } },
    { "<intArray.math.intersection>", "(intersection {<ints>})", { .fn = ints_intersection } },
    { "<intArray.math.intersection>", "(intersection <ints> <ints>)", { .fn = ints_intersection } },
    { "<intArray.math.union>", "(union {<ints>})", { .fn = ints_union } },
    { "<intArray.math.union>", "(union <ints> <ints>)", { .fn = ints_union } },
    { "<results>", "(results (from:<int> | from:<sites>) (to:<int> | to:<sites>) <int>)", { .fn = results_build } },
    { "<array>", "(array {<int>})", { .fn = array_of_ints } },
    { "<array>", "(array <sites>)", { .fn = array_of_sites } },
    // clang-format on
    { NULL },
};
