/* Roles: the players that words such as Mover or P1 stand for. */
#include "ludeme/role.h"

#include "lang/words.h"
#include "play/context.h"

typedef struct Role {
    Fn fn;
    int role;
} Role;

static int role_mover(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->mover;
}

static int role_next(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->next;
}

static int role_prev(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->prev;
}

static int role_player(const Fn *fn, Context *c) {
    (void)fn;
    return c->it.player;
}

static int role_team_mover(const Fn *fn, Context *c) {
    (void)fn;
    return c->pos->team[c->pos->mover];
}

Fn *role_make(Build *b, const Bound *n, int role) {
    Role *f = FN_NEW(b, n, Role, FN_INT);
    f->role = role;
    switch (role) {
    case ROLE_TYPE_Mover:
        f->fn.eval.integer = role_mover;
        break;
    case ROLE_TYPE_Next:
        f->fn.eval.integer = role_next;
        break;
    case ROLE_TYPE_Prev:
        f->fn.eval.integer = role_prev;
        break;
    case ROLE_TYPE_Player:
        f->fn.eval.integer = role_player;
        break;
    case ROLE_TYPE_TeamMover:
        f->fn.eval.integer = role_team_mover;
        break;
    case ROLE_TYPE_Shared:
    case ROLE_TYPE_All:
    case ROLE_TYPE_Each:
        return (Fn *)build_constant(b, b->game->n_players + 1);
    default:
        if (role <= ROLE_TYPE_P16)
            return (Fn *)build_constant(b, role);
        if (role <= ROLE_TYPE_Team16)
            return (Fn *)build_constant(b, role - ROLE_TYPE_Team1 + 1);
        return (Fn *)build_constant(b, OFF); /* NonMover, Enemy, ...: not one player */
    }
    return &f->fn;
}

Fn *role_build(Build *b, const Bound *n) {
    return role_make(b, n, n->value);
}

/* ---- words that stand for several players ---- */

bool role_is_many(int role) {
    return (role >= ROLE_TYPE_Team1 && role <= ROLE_TYPE_TeamMover) || role == ROLE_TYPE_All ||
           role == ROLE_TYPE_Ally || role == ROLE_TYPE_Enemy || role == ROLE_TYPE_Friend ||
           role == ROLE_TYPE_NonMover;
}

/* Without teams everybody is alone in one. */
static uint32_t team_members(const Context *c, int team) {
    uint32_t set = 0;
    if (!game_has(c->game, FLAG_Team))
        return 1u << team;
    for (int player = 1; player <= c->game->n_players; player++)
        if (c->pos->team[player] == team)
            set |= 1u << player;
    return set;
}

static uint32_t friends(const Context *c) {
    int mover = c->pos->mover;
    return team_members(c, game_has(c->game, FLAG_Team) ? c->pos->team[mover] : mover);
}

uint32_t role_players(const Context *c, int role) {
    uint32_t everybody = (1u << (c->game->n_players + 1)) - 2, mover = 1u << c->pos->mover;
    switch (role) {
    case ROLE_TYPE_All:
        return everybody;
    case ROLE_TYPE_Enemy:
        return everybody & ~friends(c) & ~mover;
    case ROLE_TYPE_NonMover:
        return everybody & ~mover;
    case ROLE_TYPE_Ally:
        return friends(c) & ~mover;
    case ROLE_TYPE_Friend:
    case ROLE_TYPE_TeamMover:
        return friends(c);
    case ROLE_TYPE_Mover:
        return mover;
    case ROLE_TYPE_Next:
        return 1u << c->pos->next;
    case ROLE_TYPE_Prev:
        return 1u << c->pos->prev;
    case ROLE_TYPE_Player:
        return c->it.player >= 0 ? 1u << c->it.player : 0;
    default:
        if (role >= ROLE_TYPE_P1 && role <= ROLE_TYPE_P16)
            return 1u << role;
        if (role >= ROLE_TYPE_Team1 && role <= ROLE_TYPE_Team16)
            return team_members(c, role - ROLE_TYPE_Team1 + 1);
        return 0;
    }
}

uint32_t role_owners(const Context *c, int role, int id) {
    int n = c->game->n_players;
    if (role == ROLE_TYPE_All)
        return (1u << (n + 2)) - 1;
    if (role == ROLE_TYPE_NonMover)
        return ((1u << (n + 1)) - 1) & ~(1u << c->pos->mover);
    if (role_is_many(role) || role == ROLE_TYPE_Mover || role == ROLE_TYPE_Next ||
        role == ROLE_TYPE_Prev)
        return role_players(c, role);
    return id >= 0 && id <= n + 1 ? 1u << id : 0;
}
