/* (set ...): effects that set a part of the state; (addScore ...). */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "ludeme/walk.h"
#include "play/contents.h"

/* What most of them have. */
typedef struct Set {
    Fn fn;
    const Fn *value;
    SiteType type;
    const Fn *site, *level;
    const Fn *player;
    int role; /* OFF: the player is given as such */
    const char *name;
    int word;
    bool decision;
    const Fn *then;
} Set;

static Set *new_set(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    Set *f = FN_NEW(b, n, Set, FN_MOVES);
    f->fn.eval.moves = eval;
    f->role = OFF;
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    return f;
}

/* One action as a move of nobody in particular. */
static void put(Context *c, const Action *a) {
    context_move(c, a)->mover = 0;
}

/* ---- (set State|Count|Value at:...) ---- */

static void set_site_eval(const Fn *fn, Context *c) {
    const Set *f = (const Set *)fn;
    int first = c->n_moves, level = f->level ? fn_int(f->level, c) : OFF;
    int value = fn_int(f->value, c), site = fn_int(f->site, c);
    if (!contents_known(c, f->type, site) || level < OFF ||
        (value < 0 && f->word != SET_SITE_TYPE_Count))
        return;
    static const ActionKind kinds[] = { [SET_SITE_TYPE_Count] = ACTION_SET_COUNT,
                                        [SET_SITE_TYPE_State] = ACTION_SET_STATE,
                                        [SET_SITE_TYPE_Value] = ACTION_SET_VALUE };
    Action a = action_make(kinds[f->word]);
    a.type = (uint8_t)(site < c->game->n_type_sites[f->type] ? f->type : SITE_CELL);
    a.to = site;
    a.level = level;
    if (f->word == SET_SITE_TYPE_Count) {
        a.what = contents_what(c, contents_slot(c, f->type, site));
        a.count = value;
    } else if (f->word == SET_SITE_TYPE_State) {
        a.state = value;
    } else {
        a.value = value;
    }
    put(c, &a);
    context_add_then(c, first, f->then);
}

static Fn *set_site(Build *b, const Bound *n) {
    static const uint64_t flags[] = { [SET_SITE_TYPE_Count] = FLAG_Count,
                                      [SET_SITE_TYPE_State] = FLAG_SiteState,
                                      [SET_SITE_TYPE_Value] = FLAG_Value };
    Set *f = new_set(b, n, set_site_eval);
    f->word = bound_word(n, "<setSiteType>", 0);
    f->type = arg_type(b, n, "<siteType>");
    f->site = arg_int(b, n, "at:<int>");
    f->level = arg_int(b, n, "level:<int>");
    f->value = arg_int(b, n, "<int>");
    build_flag(b, flags[f->word]);
    return &f->fn;
}

/* ---- (set Score ...), (set Value ...), (addScore ...) ---- */

static void put_score(Context *c, int player, int score, bool add) {
    Action a = action_make(ACTION_SET_SCORE);
    a.what = player;
    a.value = score;
    a.flag = add;
    put(c, &a);
}

static void put_scores(Context *c, int role, int player, int score, bool add) {
    if (role == OFF || !role_is_many(role)) {
        put_score(c, player, score, add);
        return;
    }
    uint32_t players = role_players(c, role);
    for (int i = 1; i <= c->game->n_players; i++)
        if (players >> i & 1)
            put_score(c, i, score, add);
}

static void set_score_eval(const Fn *fn, Context *c) {
    const Set *f = (const Set *)fn;
    int first = c->n_moves, player = fn_int(f->player, c);
    put_scores(c, f->role, player, fn_int(f->value, c), f->word);
    context_add_then(c, first, f->then);
}

static void set_player_value_eval(const Fn *fn, Context *c) {
    const Set *f = (const Set *)fn;
    int first = c->n_moves;
    Action a = action_make(ACTION_SET_PLAYER_VALUE);
    a.what = fn_int(f->player, c);
    a.value = fn_int(f->value, c);
    if (a.what < 0 || a.what > c->game->n_players)
        return;
    context_move(c, &a);
    context_add_then(c, first, f->then);
}

static Fn *set_player(Build *b, const Bound *n) {
    bool score = bound_word(n, "<setPlayerType>", 0) == SET_PLAYER_TYPE_Score;
    Set *f = new_set(b, n, score ? set_score_eval : set_player_value_eval);
    f->player = arg_either_player(b, n, "<moves.player>", "<roleType>");
    f->role = bound_word(n, "<roleType>", OFF);
    f->value = arg_int(b, n, "<int>");
    if (score)
        build_flag(b, FLAG_Score | FLAG_HashScores);
    return &f->fn;
}

static Fn *add_score(Build *b, const Bound *n) {
    Set *f = new_set(b, n, set_score_eval);
    f->word = true; /* add */
    f->player = arg_either_player(b, n, "<moves.player>", "<roleType>");
    f->role = bound_word(n, "<roleType>", OFF);
    f->value = arg_int(b, n, "<int>");
    build_flag(b, FLAG_Score | FLAG_HashScores);
    return &f->fn;
}

typedef struct AddScores {
    Fn fn;
    const Fn **players, **scores;
    int *roles;
    int n;
    const Fn *then;
} AddScores;

static void add_scores_eval(const Fn *fn, Context *c) {
    const AddScores *f = (const AddScores *)fn;
    int first = c->n_moves;
    for (int i = 0; i < f->n; i++) {
        int player = fn_int(f->players[i], c);
        put_scores(c, f->roles[i], player, fn_int(f->scores[i], c), true);
    }
    context_add_then(c, first, f->then);
}

static Fn *add_scores(Build *b, const Bound *n) {
    AddScores *f = FN_NEW(b, n, AddScores, FN_MOVES);
    const Bound *numbers = bound_arg(n, "{<int>}"), *roles = bound_arg(n, "{<roleType>}");
    const Bound *scores = bound_arg(n, "{<int>}#2"), *who = numbers ? numbers : roles;
    f->fn.eval.moves = add_scores_eval;
    f->n = who->n_items < scores->n_items ? who->n_items : scores->n_items;
    f->players = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    f->scores = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    f->roles = ARENA_ARRAY(b->arena, int, f->n + 1);
    for (int i = 0; i < f->n; i++) {
        f->players[i] = build_player(b, who->items[i]);
        f->scores[i] = build_int(b, scores->items[i]);
        f->roles[i] = roles ? roles->items[i]->value : OFF;
    }
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_Score | FLAG_HashScores);
    return &f->fn;
}

/* ---- (set Counter ...), (set Pot ...), (set Var ...) ---- */

static void set_value_eval(const Fn *fn, Context *c) {
    const Set *f = (const Set *)fn;
    int first = c->n_moves;
    Action a = action_make((ActionKind)f->word);
    a.value = fn_int(f->value, c);
    a.text = f->name;
    put(c, &a);
    context_add_then(c, first, f->then);
}

/* Ludii forgets what is to follow a counter or a pot. */
static Fn *set_value(Build *b, const Bound *n) {
    Set *f = new_set(b, n, set_value_eval);
    bool counter = bound_word(n, "<setValueType>", 0) == SET_VALUE_TYPE_Counter;
    f->word = counter ? ACTION_SET_COUNTER : ACTION_SET_POT;
    f->value = arg_int_or(b, n, "<int>", OFF);
    f->then = NULL;
    return &f->fn;
}

static Fn *set_var(Build *b, const Bound *n) {
    Set *f = new_set(b, n, set_value_eval);
    f->name = arg_string(n, "<string>");
    f->word = f->name ? ACTION_SET_VAR : ACTION_SET_TEMP;
    f->value = arg_int_or(b, n, "<int>", OFF);
    if (f->name)
        build_var(b, f->name);
    build_flag(b, FLAG_MapValue);
    return &f->fn;
}

/* ---- (set Pending ...) ---- */

typedef struct SetPending {
    Fn fn;
    const Fn *value, *sites;
} SetPending;

static void set_pending_eval(const Fn *fn, Context *c) {
    const SetPending *f = (const SetPending *)fn;
    Action a = action_make(ACTION_SET_PENDING);
    if (!f->sites) {
        a.value = f->value ? fn_int(f->value, c) : OFF;
        put(c, &a);
        return;
    }
    size_t mark = context_mark(c);
    const Bits *sites = fn_region(f->sites, c);
    Move *m = NULL;
    for (BITS_EACH(site, sites, c->game->region_words)) {
        a.value = site;
        if (m) {
            context_add_action(c, m, &a);
        } else {
            m = context_move(c, &a);
            m->mover = 0;
        }
    }
    context_reset(c, mark);
}

static Fn *set_pending(Build *b, const Bound *n) {
    SetPending *f = FN_NEW(b, n, SetPending, FN_MOVES);
    f->fn.eval.moves = set_pending_eval;
    f->value = arg_int(b, n, "<int>");
    f->sites = arg_region(b, n, "<sites>");
    arg_moves(b, n, "<then>"); /* Ludii never does it; but it must make sense */
    build_flag(b, FLAG_PendingValues);
    return &f->fn;
}

/* ---- (set NextPlayer ...), (set TrumpSuit ...): one move for each of a list ---- */

typedef struct SetEach {
    Fn fn;
    const Fn *one, *list;
    bool next; /* the player, else the suit */
    bool decision;
    const Fn *then;
} SetEach;

static void set_each_eval(const Fn *fn, Context *c) {
    const SetEach *f = (const SetEach *)fn;
    int first = c->n_moves, one = f->one ? fn_int(f->one, c) : 0;
    size_t mark = context_mark(c);
    Ints list = f->list ? fn_ints(f->list, c) : (Ints){ &one, 1 };
    for (int i = 0; i < list.n; i++) {
        Action a = action_make(f->next ? ACTION_SET_NEXT : ACTION_SET_TRUMP);
        if (f->next && (list.v[i] < 1 || list.v[i] > c->game->n_players))
            continue;
        a.what = a.value = list.v[i];
        a.decision = f->decision;
        context_move(c, &a);
    }
    context_reset(c, mark);
    context_add_then(c, first, f->then);
}

static Fn *set_next(Build *b, const Bound *n) {
    SetEach *f = FN_NEW(b, n, SetEach, FN_MOVES);
    f->fn.eval.moves = set_each_eval;
    f->one = arg_player(b, n, "<moves.player>");
    f->list = arg_ints(b, n, "<ints>");
    f->next = true;
    f->decision = walk_decision(n);
    arg_moves(b, n, "<then>"); /* Ludii never does it; but it must make sense */
    return &f->fn;
}

static Fn *set_trump(Build *b, const Bound *n) {
    SetEach *f = FN_NEW(b, n, SetEach, FN_MOVES);
    f->fn.eval.moves = set_each_eval;
    f->one = arg_int(b, n, "<int>");
    f->list = arg_ints(b, n, "<intArray.math.difference>");
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_NotAllPass);
    return &f->fn;
}

/* ---- (set Team ...) ---- */

typedef struct SetTeam {
    Fn fn;
    const Fn *team, **players;
    int n;
    const Fn *then;
} SetTeam;

static void set_team_eval(const Fn *fn, Context *c) {
    const SetTeam *f = (const SetTeam *)fn;
    int first = c->n_moves, team = fn_int(f->team, c);
    Move *m = context_empty_move(c);
    for (int i = 0; i < f->n; i++) {
        Action a = action_make(ACTION_ADD_TO_TEAM);
        a.value = team;
        a.what = fn_int(f->players[i], c);
        if (a.what < 1 || a.what > c->game->n_players)
            continue;
        context_add_action(c, m, &a);
        m->mover = c->pos->mover;
        m->from = m->to = OFF;
    }
    context_add_then(c, first, f->then);
}

static Fn *set_team(Build *b, const Bound *n) {
    SetTeam *f = FN_NEW(b, n, SetTeam, FN_MOVES);
    const Bound *roles = bound_arg(n, "{<roleType>}");
    f->fn.eval.moves = set_team_eval;
    f->team = arg_int(b, n, "<int>");
    f->n = roles->n_items;
    f->players = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    for (int i = 0; i < f->n; i++)
        f->players[i] = build_player(b, roles->items[i]);
    f->then = arg_moves(b, n, "<then>");
    build_flag(b, FLAG_Team);
    return &f->fn;
}

const Ludeme set_ludemes[] = {
    // clang-format off
    { "<effect.set.set>", "(set <setPlayerType> (<moves.player> | <roleType>) <int> [<then>])", { .fn = set_player } },
    { "<effect.set.set>", "(set Pending [<int> | <sites>] [<then>])", { .fn = set_pending } },
    { "<effect.set.set>", "(set Team <int> {<roleType>} [<then>])", { .fn = set_team } },
    { "<effect.set.set>", "(set TrumpSuit (<int> | <intArray.math.difference>) [<then>])", { .fn = set_trump } },
    { "<move>", "(move Set TrumpSuit (<int> | <intArray.math.difference>) [<then>])", { .fn = set_trump } },
    { "<effect.set.set>", "(set NextPlayer (<moves.player> | <ints>) [<then>])", { .fn = set_next } },
    { "<move>", "(move Set NextPlayer (<moves.player> | <ints>) [<then>])", { .fn = set_next } },
    { "<effect.set.set>", "(set <setSiteType> [<siteType>] at:<int> [level:<int>] <int> [<then>])", { .fn = set_site } },
    { "<effect.set.set>", "(set Var [<string>] [<int>] [<then>])", { .fn = set_var } },
    { "<effect.set.set>", "(set <setValueType> [<int>] [<then>])", { .fn = set_value } },
    { "<addScore>", "(addScore ({<int>} | {<roleType>}) {<int>} [<then>])", { .fn = add_scores } },
    { "<addScore>", "(addScore (<moves.player> | <roleType>) <int> [<then>])", { .fn = add_score } },
    // clang-format on
    { NULL },
};
