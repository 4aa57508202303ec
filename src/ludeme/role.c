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
