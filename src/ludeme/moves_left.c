/* (no Moves ...), (can Move ...), (was Pass): whether somebody can or could move. */
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "play/contents.h"
#include "play/history.h"
#include "play/reach.h"
#include "play/result.h"
#include "play/turn.h"

/* ---- (no Moves ...) ---- */

typedef struct NoMoves {
    Fn fn;
    const Fn *who;
} NoMoves;

static bool is_stalemated(const Context *c, int player) {
    return player >= 1 && player <= PLAYERS_MAX && c->pos->stalemated >> (player - 1) & 1;
}

static bool no_moves_eval(const Fn *fn, Context *c) {
    return is_stalemated(c, fn_int(((const NoMoves *)fn)->who, c));
}

/* Lets the next player have a look. While that is under way the question asked again has the answer
   no, or it would never end. */
static bool no_moves_next_eval(const Fn *fn, Context *c) {
    Position *p = c->pos;
    int prev = p->prev, mover = p->mover, next = p->next;
    if (c->looking_for_moves)
        return false;
    if (!p->over && p->active) {
        turn_set_mover(c, next);
        context_put(c, &p->prev, mover);
    }
    c->looking_for_moves = true;
    turn_find_stalemate(c);
    c->looking_for_moves = false;
    context_put(c, &p->prev, prev);
    context_put(c, &p->mover, mover);
    context_put(c, &p->next, next);
    return no_moves_eval(fn, c);
}

static Fn *no_moves(Build *b, const Bound *n) {
    NoMoves *f = FN_NEW(b, n, NoMoves, FN_BOOL);
    bool next = bound_word(n, "<roleType>", 0) == ROLE_TYPE_Next;
    f->fn.eval.boolean = next ? no_moves_next_eval : no_moves_eval;
    f->who = arg_player(b, n, "<roleType>");
    return &f->fn;
}

/* ---- (can Move ...) ---- */

typedef struct CanMove {
    Fn fn;
    const Fn *moves;
} CanMove;

/* The sites of the move being made count as visited, which they are not yet. */
static bool can_move_eval(const Fn *fn, Context *c) {
    const CanMove *f = (const CanMove *)fn;
    const Made *last = history_last(c);
    if (!c->game->layout.visited || !last)
        return reach_any(f->moves, c, OFF);
    contents_set_visited(c, last->own_from, true);
    contents_set_visited(c, last->own_to, true);
    bool found = reach_any(f->moves, c, OFF);
    contents_set_visited(c, last->own_from, false);
    contents_set_visited(c, last->own_to, false);
    return found;
}

static Fn *can_move(Build *b, const Bound *n) {
    CanMove *f = FN_NEW(b, n, CanMove, FN_BOOL);
    f->fn.eval.boolean = can_move_eval;
    f->moves = arg_moves(b, n, "<moves>");
    return &f->fn;
}

/* ---- (was Pass) ---- */

static bool was_pass_eval(const Fn *fn, Context *c) {
    (void)fn;
    const Made *last = history_last(c);
    return last && last->pass;
}

static Fn *was_pass(Build *b, const Bound *n) {
    Fn *f = FN_NEW(b, n, Fn, FN_BOOL);
    f->eval.boolean = was_pass_eval;
    return f;
}

const Ludeme moves_left_ludemes[] = {
    // clang-format off
    { "<booleans.no.no>", "(no Moves <roleType>)", { .fn = no_moves } },
    { "<can>", "(can Move <moves>)", { .fn = can_move } },
    { "<was>", "(was Pass)", { .fn = was_pass } },
    // clang-format on
    { NULL },
};
