/* (is Enemy ...), (is Mover ...): conditions on players; (is Even ...): on numbers. */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"

typedef struct IsPlayer {
    Fn fn;
    const Fn *player;
} IsPlayer;

static int player_of(const Fn *fn, Context *c) {
    return fn_int(((const IsPlayer *)fn)->player, c);
}

/* In games with teams: a player of the mover's team. */
static bool in_team(const Context *c, int player) {
    return player >= 1 && player <= c->game->n_players &&
           c->pos->team[player] == c->pos->team[c->pos->mover];
}

static bool is_active_eval(const Fn *fn, Context *c) {
    int player = player_of(fn, c);
    return player > 0 && player <= c->game->n_players && c->pos->active >> (player - 1) & 1;
}

static bool is_enemy_eval(const Fn *fn, Context *c) {
    int player = player_of(fn, c);
    if (player == 0)
        return false;
    return game_has(c->game, FLAG_Team) ? !in_team(c, player) : player != c->pos->mover;
}

static bool is_friend_eval(const Fn *fn, Context *c) {
    int player = player_of(fn, c);
    return game_has(c->game, FLAG_Team) ? in_team(c, player) : player == c->pos->mover;
}

static bool is_mover_eval(const Fn *fn, Context *c) {
    return player_of(fn, c) == c->pos->mover;
}

static bool is_next_eval(const Fn *fn, Context *c) {
    return player_of(fn, c) == c->pos->next;
}

static bool is_prev_eval(const Fn *fn, Context *c) {
    return player_of(fn, c) == c->pos->prev;
}

static Fn *is_player(Build *b, const Bound *n) {
    static bool (*const evals[])(const Fn *, Context *) = {
        [IS_PLAYER_TYPE_Active] = is_active_eval, [IS_PLAYER_TYPE_Enemy] = is_enemy_eval,
        [IS_PLAYER_TYPE_Friend] = is_friend_eval, [IS_PLAYER_TYPE_Mover] = is_mover_eval,
        [IS_PLAYER_TYPE_Next] = is_next_eval,     [IS_PLAYER_TYPE_Prev] = is_prev_eval,
    };
    IsPlayer *f = FN_NEW(b, n, IsPlayer, FN_BOOL);
    f->fn.eval.boolean = evals[bound_word(n, "<isPlayerType>", 0)];
    f->player = arg_int(b, n, "<int>");
    if (!f->player)
        f->player = arg_player(b, n, "<roleType>");
    return &f->fn;
}

/* ---- (is Even ...), (is Odd ...), (is Visited ...), (is AnyDie ...) ---- */

typedef struct IsNumber {
    Fn fn;
    const Fn *number;
} IsNumber;

static int number_of(const Fn *fn, Context *c) {
    const IsNumber *f = (const IsNumber *)fn;
    return f->number ? fn_int(f->number, c) : OFF;
}

static bool is_even_eval(const Fn *fn, Context *c) {
    return (number_of(fn, c) & 1) == 0;
}

static bool is_odd_eval(const Fn *fn, Context *c) {
    return number_of(fn, c) & 1;
}

static bool is_visited_eval(const Fn *fn, Context *c) {
    int site = number_of(fn, c);
    return c->game->layout.visited && site >= 0 && site < c->game->n_slots &&
           bits_has(POSITION_ARRAY(c->pos, c->game->layout.visited, Bits), site);
}

static Fn *is_number(Build *b, const Bound *n) {
    IsNumber *f = FN_NEW(b, n, IsNumber, FN_BOOL);
    f->number = arg_int(b, n, "<int>");
    switch (bound_word(n, "<isIntegerType>", 0)) {
    case IS_INTEGER_TYPE_Even:
        f->fn.eval.boolean = is_even_eval;
        f->fn.pure = true;
        break;
    case IS_INTEGER_TYPE_Odd:
        f->fn.eval.boolean = is_odd_eval;
        f->fn.pure = true;
        break;
    case IS_INTEGER_TYPE_Visited:
        f->fn.eval.boolean = is_visited_eval;
        build_flag(b, FLAG_Visited);
        break;
    default:
        build_not_yet(b, n);
        return NULL;
    }
    return &f->fn;
}

const Ludeme is_player_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>", "(is <isPlayerType> (<int> | <roleType>))", { .fn = is_player } },
    { "<booleans.is.is>", "(is <isIntegerType> [<int>])", { .fn = is_number } },
    // clang-format on
    { NULL },
};
