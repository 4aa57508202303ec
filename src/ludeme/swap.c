/* (swap ...): players or pieces change places. */
#include "game/build.h"
#include "ludeme/ludemes.h"
#include "ludeme/walk.h"
#include "play/contents.h"
#include "play/history.h"

typedef struct Swap {
    Fn fn;
    const Fn *a, *b; /* pieces: NULL where the last move went from or to */
    bool decision;
    const Fn *then;
} Swap;

static Swap *new_swap(Build *b, const Bound *n, void (*eval)(const Fn *, Context *)) {
    Swap *f = FN_NEW(b, n, Swap, FN_MOVES);
    f->fn.eval.moves = eval;
    f->decision = walk_decision(n);
    f->then = arg_moves(b, n, "<then>");
    return f;
}

/* ---- players ---- */

/* Ludii takes it for a decision everywhere. */
static void swap_players_eval(const Fn *fn, Context *c) {
    const Swap *f = (const Swap *)fn;
    int first = c->n_moves;
    Action swap = action_make(ACTION_SWAP), next = action_make(ACTION_SET_NEXT);
    swap.what = fn_int(f->a, c);
    swap.value = fn_int(f->b, c);
    swap.decision = true;
    next.what = c->pos->mover;
    context_add_action(c, context_move(c, &swap), &next);
    context_add_then(c, first, f->then);
}

static Fn *swap_players(Build *b, const Bound *n) {
    Swap *f = new_swap(b, n, swap_players_eval);
    f->a = arg_either_player(b, n, "<int>", "<roleType>");
    f->b = arg_either_player(b, n, "<int>#2", "<roleType>#2");
    return &f->fn;
}

/* ---- pieces ---- */

/* The one moves there; the other is added where that came from. */
static void swap_pieces_eval(const Fn *fn, Context *c) {
    const Swap *f = (const Swap *)fn;
    const Made *last = history_last(c);
    int first = c->n_moves,
        here = f->a   ? fn_int(f->a, c)
               : last ? last->own_from
                      : OFF,
        there = f->b   ? fn_int(f->b, c)
                : last ? last->own_to
                       : OFF;
    if (!contents_known(c, SITE_CELL, here) || !contents_known(c, SITE_CELL, there))
        return;
    Action move = action_make(ACTION_MOVE), add = action_make(ACTION_ADD);
    move.type = move.type_to = SITE_CELL;
    move.from = add.to = here;
    move.to = there;
    move.decision = f->decision;
    add.what = contents_what(c, contents_slot(c, SITE_CELL, there));
    context_add_action(c, context_move(c, &move), &add);
    context_add_then(c, first, f->then);
}

static Fn *swap_pieces(Build *b, const Bound *n) {
    Swap *f = new_swap(b, n, swap_pieces_eval);
    f->a = arg_int(b, n, "<int>");
    f->b = arg_int(b, n, "<int>#2");
    build_flag(b, FLAG_UsesFromPositions);
    return &f->fn;
}

const Ludeme swap_ludemes[] = {
    // clang-format off
    { "<swap.swap>", "(swap Players (<int> | <roleType>) (<int> | <roleType>) [<then>])", { .fn = swap_players } },
    { "<swap.swap>", "(swap Pieces [<int>] [<int>] [<then>])", { .fn = swap_pieces } },
    { "<move>", "(move Swap Players (<int> | <roleType>) (<int> | <roleType>) [<then>])", { .fn = swap_players } },
    { "<move>", "(move Swap Pieces [<int>] [<int>] [<then>])", { .fn = swap_pieces } },
    // clang-format on
    { NULL },
};
