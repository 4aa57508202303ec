/* Context: a position being played, with everything that evaluating ludemes needs.
 *
 * One context belongs to one thread. All its memory is reserved when it is made; playing allocates
 * nothing. */
#ifndef LUSOR_CONTEXT_H
#define LUSOR_CONTEXT_H

#include "base/random.h"
#include "game/game.h"
#include "play/move.h"
#include "play/position.h"

#include <setjmp.h>

/* Most that one ply, or a game, may need. The memory is reserved, not used: pages cost nothing
   until touched. */
enum {
    MOVES_MAX = 1 << 18,
    ACTIONS_MAX = 1 << 20,
    THENS_MAX = 1 << 19,
    BETWEENS_MAX = 1 << 20,
    NESTED_MAX = 1 << 17,
    APPLIED_MAX = 1 << 17,
    JOURNAL_MAX = 1 << 20,
    MADE_MAX = 1 << 16,
    MADE_BETWEEN_MAX = 1 << 20,
    HASHES_MAX = 1 << 17,
    SCRATCH_MAX = 1 << 24,
    SAVED_MAX = 1 << 26
};

/* What was overwritten, to be put back by undo. */
typedef struct Undo {
    uint32_t at;   /* byte offset in the position */
    uint32_t size; /* 4 or 8; 0: all of it was saved, `old` tells where */
    uint64_t old;
} Undo;

/* A move that was made, as far as later rules ask for it. */
typedef struct Made {
    int32_t mover, from, to, level_from, level_to;                  /* of the decision */
    int32_t own_from, own_to;                                       /* of the move itself */
    int32_t after_from, after_to, after_level_from, after_level_to; /* of its last consequence */
    uint8_t from_type, to_type;
    bool pass, swap, forced;
    int32_t between, n_between; /* range in the context's made_between */
    int32_t n_tos, n_froms;     /* behind it: sites of all actions, where the game asks for them */
} Made;

/* The values that iterators have while a ludeme is evaluated; -1 when not set. */
typedef struct Iterators {
    int from, to, between, site, level, player, value, track, edge, hint, pips, team;
    SiteType type;
    Ints team_list;
    const Bits *region; /* (region): the one that forEach goes through */
} Iterators;

/* How far everything has come: see context_ahead(). */
typedef struct Ahead {
    int journal, moves, actions, thens, betweens, nested, applied, ahead, depth;
    size_t scratch;
    Iterators it;
} Ahead;

struct Context {
    const Game *game;  /* in a match the one under way */
    const Game *match; /* NULL if it is none */
    Position *pos;
    Iterators it;

    int as_what;     /* the piece that directions are relative to; 0: the one on the site */
    int as_rotation; /* its rotation; OFF: that of the site */
    int as_facing;   /* where it faces, a Direction; DIR_NONE: as the piece does */

    Random rng;               /* consumed by the game's rules */
    Random temp_rng;          /* consumed instead while looking ahead */
    int ahead;                /* how many look-aheads are under way */
    bool looking_for_moves;   /* (no Moves Next) is being answered */
    bool looking_for_threats; /* (is Threatened ...) is being answered */
    int depth;                /* of moves inside moves being applied */

    Move *moves; /* stacks; see move.h */
    int n_moves;
    Action *actions;
    int n_actions;
    Then *thens;
    int n_thens;
    int *betweens;
    int n_betweens;
    Move *nested; /* moves inside moves: action ACTION_NESTED, `what` is the index */
    int n_nested;

    Action *applied; /* the atomic actions of the moves being applied, consequences resolved */
    int n_applied;

    struct Offers *offers; /* while a move is being chosen: see choose.h */

    Ahead floor; /* what lies below belongs to earlier positions: see turn_try() */

    char *saved; /* positions of a match's earlier instances, with their histories */
    size_t n_saved;

    Undo *journal;
    int n_journal;

    Made *made; /* history: pos->n_moves of them */
    int *made_between;
    uint64_t *hashes;      /* of earlier positions: pos->n_hashes of them */
    uint64_t *turn_hashes; /* of those kept for each turn: pos->n_turn_hashes */

    Position *start;  /* as it was when play began, if the next game may begin with a copy of it: */
    bool start_again; /* no random number was needed */

    char *scratch; /* regions and lists while evaluating */
    size_t n_scratch;

    jmp_buf *escape;     /* where a limit that is met leads; set by whoever calls in */
    const char *trouble; /* then says which limit */
};

/* A context with its own position (not started yet), or NULL if there is no memory. */
Context *context_make(const Game *g);
void context_free(Context *c);
/* Makes `to`, a context of the same game, play on as `from` does. Legal moves are not copied: ask
   `to` for its own, which in a game with dice draws anew from where the generator stood. */
void context_copy(Context *to, const Context *from);

/* Stops everything and returns to whoever called into the engine; nothing is lost but the move that
   was being tried. `why` lives as long as the game or is a literal. */
_Noreturn void context_trouble(Context *c, const char *why);

/* Scratch memory, given back by resetting to an earlier mark. */
static inline size_t context_mark(const Context *c) {
    return c->n_scratch;
}
static inline void context_reset(Context *c, size_t mark) {
    c->n_scratch = mark;
}
void *context_scratch(Context *c, size_t bytes);
/* A new empty set of sites. */
Bits *context_region(Context *c);
int *context_ints(Context *c, int n);

/* The generator that a draw made now has to use. */
static inline Random *context_random(Context *c) {
    return c->ahead ? &c->temp_rng : &c->rng;
}

/* ---- writing to the position: every write is in the journal ---- */
void context_put(Context *c, int32_t *field, int32_t value);
/* A write that also changes the position's hash. */
void context_put_hashed(Context *c, int32_t *field, int32_t value);
void context_put64(Context *c, uint64_t *field, uint64_t value);
void context_put_real(Context *c, double *field, double value);
/* Keeps position and history as they are, so that undo finds them again; all of the position may be
   written over without further ado. */
void context_save(Context *c);
/* Undoes all writes since `mark` (an earlier c->n_journal). */
void context_undo(Context *c, int mark);

/* ---- trying something out and taking it back ---- */
/* Between these two everything may be done to the context; afterwards it is as before. Random
   numbers come from another generator meanwhile. */
Ahead context_ahead(Context *c);
void context_back(Context *c, const Ahead *before);
/* The same with the game's own generator: what was drawn stays drawn. */
Ahead context_marks(const Context *c);
void context_restore(Context *c, const Ahead *before);

/* ---- moves on the stack ---- */
_Noreturn void context_too_many(Context *c);
/* Adds a move with one action for the mover and returns it; further actions can be added to it as
   long as nothing else is put on the stack of actions. */
static inline Move *context_move(Context *c, const Action *first) {
    if (c->n_moves == MOVES_MAX || c->n_actions == ACTIONS_MAX)
        context_too_many(c);
    Move *m = &c->moves[c->n_moves++];
    m->mover = c->pos->mover;
    m->from = action_from(first);
    m->to = action_to(first);
    m->level_min = m->level_max = 0;
    m->state = m->edge = OFF;
    m->from_type = first->type;
    m->to_type = action_to_type(first);
    m->oriented = true;
    m->twin = false;
    m->actions = c->n_actions;
    m->n_actions = 1;
    m->between = m->n_between = 0;
    m->then = OFF;
    c->actions[c->n_actions++] = *first;
    return m;
}
void context_add_action(Context *c, Move *m, const Action *a);
void context_add_first_action(Context *c, Move *m, const Action *a);
void context_add_between(Context *c, Move *m, int site);
/* A consequence for each move from `first` on the stack to its top. */
void context_add_then(Context *c, int first, const Fn *then);
/* A consequence for one move. */
void context_add_then_to(Context *c, Move *m, const Fn *then);
/* A copy of a move, which shares its actions, on top. */
Move *context_push_move(Context *c, const Move *m);
/* Keeps a move among the nested ones; returns its place there. */
int context_push_nested(Context *c, const Move *m);
/* Adds a move without any action yet, of nobody in particular. */
Move *context_empty_move(Context *c);
/* Puts another copy of a move on top of the stack. */
void context_repeat_move(Context *c, int index);
/* Makes `inner` one action of `m`: it will be applied with its own consequences. */
void context_add_move(Context *c, Move *m, const Move *inner);
/* Cuts the stack of moves back to `n`. (Their actions stay until the ply is over.) */
static inline void context_cut(Context *c, int n) {
    c->n_moves = n;
}

#endif
