/* Numbers kept in the state. */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "play/history.h"

/* ---- of a player: (score ...), (amount ...), (value Player ...) ---- */

typedef struct OfPlayer {
    Fn fn;
    const Fn *player;
} OfPlayer;

#define OF_PLAYER(name, most, member)                           \
    static int state_##name##_eval(const Fn *fn, Context *c) {  \
        int player = fn_int(((const OfPlayer *)fn)->player, c); \
        if (player < 0 || player > (most))                      \
            return OFF;                                         \
        return c->pos->member[player];                          \
    }
OF_PLAYER(score, PLAYERS_MAX + 1, score)
OF_PLAYER(value, PLAYERS_MAX + 1, value)
OF_PLAYER(amount, c->game->n_players, amount)

/* Points of the match; OFF if the game is none. */
static int state_match_score_eval(const Fn *fn, Context *c) {
    int player = fn_int(((const OfPlayer *)fn)->player, c);
    bool known = c->match && player >= 0 && player <= PLAYERS_MAX + 1;
    return known ? c->pos->match.score[player] : OFF;
}

static Fn *of_player(Build *b, const Bound *n, const Fn *player,
                     int (*eval)(const Fn *, Context *)) {
    OfPlayer *f = FN_NEW(b, n, OfPlayer, FN_INT);
    f->fn.eval.integer = eval;
    f->player = player;
    return &f->fn;
}

static Fn *state_score(Build *b, const Bound *n) {
    build_flag(b, FLAG_Score);
    return of_player(b, n, arg_either_player(b, n, "<moves.player>", "<roleType>"),
                     state_score_eval);
}

static Fn *state_match_score(Build *b, const Bound *n) {
    return of_player(b, n, arg_player(b, n, "<roleType>"), state_match_score_eval);
}

static Fn *state_amount(Build *b, const Bound *n) {
    build_flag(b, FLAG_Bet);
    return of_player(b, n, arg_either_player(b, n, "<moves.player>", "<roleType>"),
                     state_amount_eval);
}

static Fn *state_value_of_player(Build *b, const Bound *n) {
    const Fn *player = arg_int(b, n, "<int>");
    return of_player(b, n, player ? player : arg_player(b, n, "<roleType>"), state_value_eval);
}

/* ---- (prev ...) ---- */

static int prev_mover_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->prev;
}

static int prev_turn_eval(const Fn *fn, Context *c) {
    (void)fn;
    return history_other_mover(c, c->pos->mover);
}

static Fn *state_prev(Build *b, const Bound *n) {
    Fn *f = FN_NEW(b, n, Fn, FN_INT);
    bool mover = bound_word(n, "<prevType>", PREV_TYPE_Mover) == PREV_TYPE_Mover;
    f->eval.integer = mover ? prev_mover_eval : prev_turn_eval;
    return f;
}

/* ---- (var ...) ---- */

typedef struct Var {
    Fn fn;
    int index;
} Var;

static int var_eval(const Fn *fn, Context *c) {
    int value = POSITION_ARRAY(c->pos, c->game->layout.vars, int32_t)[((const Var *)fn)->index];
    return value == UNSET ? OFF : value;
}

static int temp_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->temp;
}

static Fn *state_var(Build *b, const Bound *n) {
    Var *f = FN_NEW(b, n, Var, FN_INT);
    const char *name = arg_string(n, "<string>");
    f->fn.eval.integer = name ? var_eval : temp_eval;
    f->index = name ? build_var(b, name) : OFF;
    build_flag(b, FLAG_MapValue);
    return &f->fn;
}

/* ---- (value Pending), (value MoveLimit), (value TurnLimit) ---- */

static int pending_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->n_pending == 1 ? *POSITION_ARRAY(c->pos, c->game->layout.pending, int32_t) : 0;
}

static int move_limit_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->game->move_limit;
}

static int turn_limit_eval(const Fn *fn, Context *c) {
    (void)fn;
    return c->game->turn_limit;
}

static Fn *state_value(Build *b, const Bound *n) {
    static int (*const evals[])(const Fn *, Context *) = {
        [VALUE_SIMPLE_TYPE_MoveLimit] = move_limit_eval,
        [VALUE_SIMPLE_TYPE_Pending] = pending_eval,
        [VALUE_SIMPLE_TYPE_TurnLimit] = turn_limit_eval,
    };
    Fn *f = FN_NEW(b, n, Fn, FN_INT);
    int word = bound_word(n, "<valueSimpleType>", 0);
    f->eval.integer = evals[word];
    if (word == VALUE_SIMPLE_TYPE_Pending)
        build_flag(b, FLAG_PendingValues);
    return f;
}

/* ---- (value Random ...) ---- */

typedef struct RandomValue {
    Fn fn;
    const Fn *range;
} RandomValue;

static int random_eval(const Fn *fn, Context *c) {
    Range range = fn_range(((const RandomValue *)fn)->range, c);
    if (range.min > range.max || (int64_t)range.max - range.min >= INT32_MAX)
        return OFF;
    return range.min + random_below(context_random(c), range.max - range.min + 1);
}

static Fn *state_random(Build *b, const Bound *n) {
    RandomValue *f = FN_NEW(b, n, RandomValue, FN_INT);
    f->fn.eval.integer = random_eval;
    f->range = arg_range(b, n, "<range>");
    build_flag(b, FLAG_Stochastic);
    return &f->fn;
}

const Ludeme state_ints_ludemes[] = {
    // clang-format off
    { "<amount>", "(amount (<roleType> | <moves.player>))", { .fn = state_amount } },
    { "<matchScore>", "(matchScore <roleType>)", { .fn = state_match_score } },
    { "<prev>", "(prev [<prevType>])", { .fn = state_prev } },
    { "<state.score>", "(score (<moves.player> | <roleType>))", { .fn = state_score } },
    { "<var>", "(var [<string>])", { .fn = state_var } },
    { "<value>", "(value Player (<int> | <roleType>))", { .fn = state_value_of_player } },
    { "<value>", "(value <valueSimpleType>)", { .fn = state_value } },
    { "<value>", "(value Random <range>)", { .fn = state_random } },
    // clang-format on
    { NULL },
};
