/* (set ...) among the start rules: counts, scores, teams, what is hidden or known. */
#include "lang/words.h"
#include "ludeme/constant.h"
#include "ludeme/hidden.h"
#include "ludeme/load.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "ludeme/start.h"
#include "play/context.h"

/* ---- of sites: Count, Cost, Phase ---- */

typedef struct SetSites {
    Fn fn;
    StartSites sites;
    ActionKind kind;
    const Fn *value;
} SetSites;

/* A count is one of the last piece of the equipment. */
static void set_sites_eval(const Fn *fn, Context *c) {
    const SetSites *f = (const SetSites *)fn;
    bool count = f->kind == ACTION_SET_COUNT;
    if (count && c->game->n_components == 1)
        return;
    size_t mark = context_mark(c);
    Ints sites = start_eval_sites(&f->sites, c);
    for (int i = 0; i < sites.n; i++) {
        Action a = action_make(f->kind);
        a.type = (uint8_t)f->sites.type;
        a.to = sites.v[i];
        if (count) {
            a.what = c->game->n_components - 1;
            a.count = fn_int(f->value, c);
        } else {
            a.value = fn_int(f->value, c);
        }
        start_do(c, &a);
    }
    context_reset(c, mark);
}

static Fn *set_sites_build(Build *b, const Bound *n) {
    static const ActionKind kinds[] = { [SET_START_SITES_TYPE_Cost] = ACTION_SET_COST,
                                        [SET_START_SITES_TYPE_Count] = ACTION_SET_COUNT,
                                        [SET_START_SITES_TYPE_Phase] = ACTION_SET_PHASE };
    SetSites *f = FN_NEW(b, n, SetSites, FN_RULE);
    f->fn.eval.rule = set_sites_eval;
    f->kind = kinds[bound_word(n, "<setStartSitesType>", 0)];
    f->sites = start_sites_at(b, n, "at:<int>", "to:<sites>");
    f->value = arg_int(b, n, "<int>");
    b->game->sets_cost |= f->kind == ACTION_SET_COST;
    b->game->sets_colour |= f->kind == ACTION_SET_PHASE;
    if (f->kind == ACTION_SET_COUNT) {
        build_flag(b, FLAG_Count);
        start_note_placed_at(b, &f->sites, f->value);
    }
    return &f->fn;
}

/* ---- of sites: the piece of a player ---- */

typedef struct SetRole {
    Fn fn;
    StartSites sites;
    const Fn *what;
} SetRole;

static void set_role_eval(const Fn *fn, Context *c) {
    const SetRole *f = (const SetRole *)fn;
    int what = fn_int(f->what, c);
    if (what < 1 || what >= c->game->n_components)
        return;
    size_t mark = context_mark(c);
    Ints sites = start_eval_sites(&f->sites, c);
    for (int i = 0; i < sites.n; i++)
        start_put(c, &(StartPiece){ .type = f->sites.type,
                                    .site = sites.v[i],
                                    .what = what,
                                    .count = 1,
                                    .state = OFF,
                                    .rotation = OFF,
                                    .value = OFF });
    context_reset(c, mark);
}

static int first_owned(const Game *g, int owner) {
    for (int i = 1; i < g->n_components; i++)
        if (g->components[i].owner == owner)
            return i;
    return 0;
}

/* The piece with the number of the player; what belongs to nobody or to all by its owner. */
static Fn *set_role_build(Build *b, const Bound *n) {
    SetRole *f = FN_NEW(b, n, SetRole, FN_RULE);
    int role = bound_word(n, "<roleType>", 0);
    f->fn.eval.rule = set_role_eval;
    f->sites = start_sites(b, n);
    if (role == ROLE_TYPE_Neutral)
        f->what = build_constant(b, first_owned(b->game, 0));
    else if (role == ROLE_TYPE_Shared || role == ROLE_TYPE_All)
        f->what = build_constant(b, first_owned(b->game, b->game->n_players + 1));
    else
        f->what = role_make(b, n, role);
    start_note_placed_at(b, &f->sites, build_constant(b, 1));
    return &f->fn;
}

/* ---- of players: Score, Amount, Team ---- */

typedef struct SetPlayer {
    Fn fn;
    ActionKind kind;
    const Fn *who; /* NULL: all of them */
    const Fn *value;
} SetPlayer;

static void set_player(Context *c, ActionKind kind, int player, int value) {
    Action a = action_make(kind);
    a.what = player;
    a.value = value;
    start_do(c, &a);
}

static void set_player_eval(const Fn *fn, Context *c) {
    const SetPlayer *f = (const SetPlayer *)fn;
    int value = fn_int(f->value, c);
    if (f->who)
        set_player(c, f->kind, fn_int(f->who, c), value);
    for (int player = 1; !f->who && player <= c->game->n_players; player++)
        set_player(c, f->kind, player, value);
}

static Fn *set_player_build(Build *b, const Bound *n) {
    SetPlayer *f = FN_NEW(b, n, SetPlayer, FN_RULE);
    bool score = bound_word(n, "<setStartPlayerType>", 0) == SET_START_PLAYER_TYPE_Score;
    int role = bound_word(n, "<roleType>", OFF);
    bool all = role == OFF || (score && (role == ROLE_TYPE_Each || role == ROLE_TYPE_All));
    f->fn.eval.rule = set_player_eval;
    f->kind = score ? ACTION_SET_SCORE : ACTION_SET_AMOUNT;
    f->who = all ? NULL : role_make(b, n, role);
    f->value = arg_int(b, n, "<int>");
    build_flag(b, score ? FLAG_Score : FLAG_Bet);
    return &f->fn;
}

typedef struct SetTeam {
    Fn fn;
    const Fn *team, **who;
    int n_who;
} SetTeam;

static void set_team_eval(const Fn *fn, Context *c) {
    const SetTeam *f = (const SetTeam *)fn;
    int team = fn_int(f->team, c);
    for (int i = 0; i < f->n_who; i++) {
        int player = fn_int(f->who[i], c);
        if (player >= 1 && player <= c->game->n_players)
            set_player(c, ACTION_ADD_TO_TEAM, player, team);
    }
}

static Fn *set_team_build(Build *b, const Bound *n) {
    SetTeam *f = FN_NEW(b, n, SetTeam, FN_RULE);
    const Bound *roles = bound_arg(n, "{<roleType>}");
    f->fn.eval.rule = set_team_eval;
    f->team = arg_int(b, n, "<int>");
    f->n_who = roles->n_items;
    f->who = ARENA_ARRAY(b->arena, const Fn *, f->n_who + 1);
    for (int i = 0; i < f->n_who; i++)
        f->who[i] = build_player(b, roles->items[i]);
    build_flag(b, FLAG_Team);
    return &f->fn;
}

/* ---- remembered values ---- */

typedef struct SetMemory {
    Fn fn;
    StartSites values;
    const char *name;
    int memory;
    const Fn *unique;
} SetMemory;

static bool is_remembered(const Context *c, int memory, int value) {
    const int32_t *list = position_memory(c->game, c->pos, memory);
    for (int i = 1; i <= list[0]; i++)
        if (list[i] == value)
            return true;
    return false;
}

static void set_memory_eval(const Fn *fn, Context *c) {
    const SetMemory *f = (const SetMemory *)fn;
    size_t mark = context_mark(c);
    Ints values = start_eval_sites(&f->values, c);
    bool unique = fn_bool(f->unique, c);
    for (int i = 0; i < values.n; i++) {
        if (unique && is_remembered(c, f->memory, values.v[i]))
            continue;
        Action a = action_make(ACTION_REMEMBER);
        a.text = f->name;
        a.value = values.v[i];
        start_do(c, &a);
    }
    context_reset(c, mark);
}

static Fn *set_memory_build(Build *b, const Bound *n) {
    SetMemory *f = FN_NEW(b, n, SetMemory, FN_RULE);
    f->fn.eval.rule = set_memory_eval;
    f->values = start_sites_at(b, n, "<int>", "<sites>");
    f->name = arg_string(n, "<string>");
    f->memory = build_memory(b, f->name);
    f->unique = arg_bool_or(b, n, "unique:<boolean>", false);
    build_flag(b, FLAG_RememberingValues);
    return &f->fn;
}

/* ---- hidden information ---- */

typedef struct SetHidden {
    Fn fn;
    StartSites sites;
    HiddenChange change;
} SetHidden;

static void hide(Context *c, const Action *a, void *none) {
    (void)none;
    start_do(c, a);
}

static void set_hidden_eval(const Fn *fn, Context *c) {
    const SetHidden *f = (const SetHidden *)fn;
    size_t mark = context_mark(c);
    hidden_each(&f->change, c, f->sites.type, start_eval_sites(&f->sites, c), hide, NULL);
    context_reset(c, mark);
}

static Fn *set_hidden_build(Build *b, const Bound *n) {
    SetHidden *f = FN_NEW(b, n, SetHidden, FN_RULE);
    f->fn.eval.rule = set_hidden_eval;
    f->sites = start_sites_at(b, n, "at:<int>", "<sites>");
    f->change = hidden_change(b, n);
    return &f->fn;
}

/* ---- variables of deduction puzzles ---- */

typedef struct SetPuzzle {
    Fn fn;
    SiteType type;
    int *vars, *values, n;
} SetPuzzle;

static void set_puzzle_eval(const Fn *fn, Context *c) {
    const SetPuzzle *f = (const SetPuzzle *)fn;
    for (int i = 0; i < f->n; i++) {
        Action a = action_make(ACTION_PUZZLE_SET);
        a.type = (uint8_t)f->type;
        a.to = f->vars[i];
        a.value = f->values[i];
        start_do(c, &a);
    }
}

static Fn *set_puzzle_build(Build *b, const Bound *n) {
    SetPuzzle *f = FN_NEW(b, n, SetPuzzle, FN_RULE);
    const Bound *pairs = bound_arg(n, "{{<int>}}");
    f->fn.eval.rule = set_puzzle_eval;
    f->type = arg_type(b, n, "<siteType>");
    f->vars = ARENA_ARRAY(b->arena, int, pairs->n_items + 1);
    f->values = ARENA_ARRAY(b->arena, int, pairs->n_items + 1);
    for (int i = 0; i < pairs->n_items; i++) {
        const Bound *pair = pairs->items[i];
        if (pair->n_items != 2)
            build_error(b, pair, "a site and its value are expected");
        else if (constant_int(b->report, pair->items[0], &f->vars[f->n]) &&
                 constant_int(b->report, pair->items[1], &f->values[f->n]))
            f->n++;
    }
    build_flag(b, FLAG_DeductionPuzzle);
    return &f->fn;
}

Ints start_puzzle_sites(const Fn *rule) {
    const SetPuzzle *f = (const SetPuzzle *)rule;
    return rule->eval.rule == set_puzzle_eval ? (Ints){ f->vars, f->n } : (Ints){ 0 };
}

const Ludeme start_set_ludemes[] = {
    // clang-format off
    { "<deductionPuzzle.set>", "(set [<siteType>] {{<int>}})", { .fn = set_puzzle_build } },
    { "<start.set.set>", "(set <setStartPlayerType> [<roleType>] <int>)",
      { .fn = set_player_build } },
    { "<start.set.set>", "(set <setStartSitesType> <int> [<siteType>] (at:<int> | to:<sites>))",
      { .fn = set_sites_build } },
    { "<start.set.set>", "(set <roleType> [<siteType>] [{<int>}] [<sites>] [{<string>}])",
      { .fn = set_role_build } },
    { "<start.set.set>", "(set <roleType> [<siteType>] [<int>] [coord:<string>])",
      { .fn = set_role_build } },
    { "<start.set.set>",
      "(set Hidden [<hiddenData> | {<hiddenData>}] [<siteType>] (at:<int> | <sites>) "
      "[level:<int>] [<boolean>] to:<roleType>)", { .fn = set_hidden_build } },
    { "<start.set.set>", "(set RememberValue [<string>] (<int> | <sites>) [unique:<boolean>])",
      { .fn = set_memory_build } },
    { "<start.set.set>", "(set Team <int> {<roleType>})", { .fn = set_team_build } },
    // clang-format on
    { NULL },
};
