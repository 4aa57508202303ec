/* (is Enemy ...), (is Mover ...): conditions on players. */
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

const Ludeme is_player_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>", "(is <isPlayerType> (<int> | <roleType>))", { .fn = is_player } },
    // clang-format on
    { NULL },
};
