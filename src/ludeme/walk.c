/* Walk: what moves of one piece across the board have in common. */
#include "ludeme/walk.h"

#include "play/contents.h"

#include <string.h>

int walk_top(const Context *c, SiteType type, int site) {
    return c->game->layout.height ? contents_height(c, contents_slot(c, type, site)) - 1 : OFF;
}

int walk_move(Context *c, SiteType type, int from, int to, int level, bool stack, bool decision) {
    Action a = action_make(ACTION_MOVE);
    a.type = a.type_to = (uint8_t)type;
    a.from = from;
    a.to = to;
    a.level = level;
    a.flag = stack;
    a.decision = decision;
    Move *m = context_move(c, &a);
    if (stack)
        m->level_max = walk_top(c, type, from);
    return c->n_moves - 1;
}

typedef struct OneDirection {
    Fn fn;
    Direction direction;
} OneDirection;

static void one_direction(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    (void)c;
    (void)type;
    (void)site;
    out->v[out->n++] = (uint8_t)((const OneDirection *)fn)->direction;
}

const Fn *walk_directions(Build *b, const Bound *n, const char *param, Direction otherwise) {
    const Fn *given = arg_directions(b, n, param);
    if (given)
        return given;
    OneDirection *f = FN_NEW(b, n, OneDirection, FN_DIRECTIONS);
    f->fn.eval.directions = one_direction;
    f->fn.pure = f->fn.constant = true;
    f->direction = otherwise;
    return &f->fn;
}

bool walk_flag(const Bound *n, const char *param) {
    const Bound *flag = bound_arg(n, param);
    return flag && flag->kind == BOUND_BOOL && flag->value;
}

bool walk_decision(const Bound *n) {
    return !strcmp(n->sig->head, "move");
}
