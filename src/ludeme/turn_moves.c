/* (pass), (moveAgain): moves about the turn itself. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "play/context.h"

#include <string.h>

typedef struct TurnMove {
    Fn fn;
    bool decision;
    const Fn *then;
} TurnMove;

static void pass_eval(const Fn *fn, Context *c) {
    const TurnMove *f = (const TurnMove *)fn;
    int first = c->n_moves;
    Action a = action_make(ACTION_PASS);
    a.decision = f->decision;
    context_move(c, &a);
    context_add_then(c, first, f->then);
}

static void again_eval(const Fn *fn, Context *c) {
    const TurnMove *f = (const TurnMove *)fn;
    int first = c->n_moves;
    Action a = action_make(ACTION_SET_NEXT);
    a.what = c->pos->mover;
    context_move(c, &a)->mover = 0;
    context_add_then(c, first, f->then);
}

static TurnMove *new_turn_move(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    TurnMove *f = FN_NEW(b, n, TurnMove, FN_MOVES);
    f->fn.eval.moves = eval;
    f->decision = !strcmp(n->sig->head, "move");
    f->then = arg_moves(b, n, "<then>");
    return f;
}

static Fn *turn_pass(Build *b, const Bound *n) {
    return &new_turn_move(b, n, pass_eval)->fn;
}

static Fn *turn_again(Build *b, const Bound *n) {
    build_flag(b, FLAG_MoveAgain);
    return &new_turn_move(b, n, again_eval)->fn;
}

/* (move Pass), (move PlayCard) */
static Fn *turn_simple(Build *b, const Bound *n) {
    if (strcmp(bound_arg(n, "<moveSimpleType>")->tree->text, "Pass")) {
        build_not_yet(b, n);
        return NULL;
    }
    return turn_pass(b, n);
}

const Ludeme turn_moves_ludemes[] = {
    // clang-format off
    { "<pass>", "(pass [<then>])", { .fn = turn_pass } },
    { "<move>", "(move <moveSimpleType> [<then>])", { .fn = turn_simple } },
    { "<moveAgain>", "(moveAgain [<then>])", { .fn = turn_again } },
    // clang-format on
    { NULL },
};
