/* Players: all those that a role stands for. */
#include "play/players.h"

#include "lang/words.h"

static bool in_team(const Context *c, int player, int team) {
    return c->pos->team[player] == team;
}

/* Whether a player is among those that the role means, seen from the mover. */
static bool belongs(const Context *c, int role, int player) {
    bool teams = game_has(c->game, FLAG_Team);
    int mover = c->pos->mover;
    switch (role) {
    case ROLE_TYPE_All:
        return true;
    case ROLE_TYPE_NonMover:
        return player != mover;
    case ROLE_TYPE_Enemy:
        return player != mover && !(teams && in_team(c, player, c->pos->team[mover]));
    case ROLE_TYPE_Ally:
        return teams && player != mover && in_team(c, player, c->pos->team[mover]);
    case ROLE_TYPE_Friend:
        return teams ? in_team(c, player, c->pos->team[mover]) : player == mover;
    case ROLE_TYPE_TeamMover:
        return teams ? in_team(c, player, c->pos->team[mover]) : player == mover;
    default: /* Team1 .. Team16 */
        return in_team(c, player, role - ROLE_TYPE_Team1 + 1);
    }
}

static bool means_several(const Context *c, int role) {
    switch (role) {
    case ROLE_TYPE_All:
    case ROLE_TYPE_NonMover:
    case ROLE_TYPE_Enemy:
    case ROLE_TYPE_Ally:
    case ROLE_TYPE_Friend:
    case ROLE_TYPE_TeamMover:
        return true;
    default:
        return game_has(c->game, FLAG_Team) && role >= ROLE_TYPE_Team1 && role <= ROLE_TYPE_Team16;
    }
}

int players_real(const Context *c, int role, int id, int *out) {
    if (!means_several(c, role)) {
        out[0] = id;
        return 1;
    }
    int n = 0;
    for (int player = 1; player <= c->game->n_players; player++)
        if (belongs(c, role, player))
            out[n++] = player;
    return n;
}

int players_of_role(const Context *c, int role, int id, int *out) {
    int n = 0;
    if (role == ROLE_TYPE_All || role == ROLE_TYPE_NonMover)
        out[n++] = 0;
    n += players_real(c, role, id, out + n);
    if (role == ROLE_TYPE_All)
        out[n++] = c->game->n_players + 1;
    return n;
}
