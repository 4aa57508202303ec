/* Build: turns bound ludemes into executable ones while a game is loaded.
 *
 * Each row of a ludeme table has a function that makes an Fn from a Bound. It asks for its
 * arguments by the text they have in the signature:
 *
 *     static Fn *is_even(Build *b, const Bound *n) {
 *         IsEven *f = FN_NEW(b, n, IsEven, FN_BOOL);
 *         f->fn.eval.boolean = is_even_eval;
 *         f->fn.pure = true;
 *         f->a = arg_int(b, n, "<int>");
 *         return &f->fn;
 *     }
 *
 * Building never fails half-way: what is wrong is reported, and a harmless Fn takes its place. */
#ifndef LUSOR_GAME_BUILD_H
#define LUSOR_GAME_BUILD_H

#include "board/board.h"
#include "game/game.h"
#include "lang/bind.h"

typedef struct Build {
    Arena *arena;
    Report *report;
    const Grammar *grammar;
    Game *game;
    Context *blank; /* to evaluate constants in; has no position */
    bool moving;    /* set when something built depends on the position */
    SiteType type;  /* the site type meant where none is said: that of the board */
    unsigned types; /* those that are used: 1 << SiteType */
    BoardNeeds needs;
    bool puzzle; /* it is a deduction puzzle */
    bool large_stack;
    const struct Description *description; /* NULL if it was not given */
    /* what the start rules place, as far as Ludii counts it: known already, and not yet */
    int placed;
    struct Placing *placings;
    /* what stands in the place of a ludeme that was built, to see it at work; NULL: itself */
    Fn *(*wrap)(struct Build *, Fn *);
    void *wrap_data;
} Build;

#define FN_NEW(b, n, T, kind) ((T *)build_new((b), (n), sizeof(T), (kind)))
Fn *build_new(Build *b, const Bound *n, size_t size, FnType type);

/* Reports a mistake in the description at the place of `n`. */
void build_error(Build *b, const Bound *n, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* Reports that lusor does not know what `n` means yet. */
void build_not_yet(Build *b, const Bound *n);

static inline void build_flag(Build *b, uint64_t flag) {
    b->game->flags |= flag;
}

/* Notes that the game uses sites of this type, with the flags Ludii has for it. */
void build_use_type(Build *b, SiteType type);

/* Numbers from 0 for names that are used in play: of variables, of remembered lists (NULL: the one
   without a name), of proposals and votes. The same name always gets the same number. */
int build_var(Build *b, const char *name);
int build_memory(Build *b, const char *name);
int build_message(Build *b, const char *text);

/* ---- what a Bound means, by the type wanted; NULL for NULL ---- */
const Fn *build_int(Build *b, const Bound *n);
const Fn *build_bool(Build *b, const Bound *n);
const Fn *build_region(Build *b, const Bound *n);
const Fn *build_ints(Build *b, const Bound *n);
const Fn *build_moves(Build *b, const Bound *n);
const Fn *build_directions(Build *b, const Bound *n);
const Fn *build_range(Build *b, const Bound *n);
const Fn *build_float(Build *b, const Bound *n);
const Fn *build_rule(Build *b, const Bound *n);
/* A player: a role word, (player <int>), or a number. */
const Fn *build_player(Build *b, const Bound *n);

const Fn *build_constant(Build *b, int value);

/* ---- arguments of a call by their text in the signature; NULL when left out ---- */
#define ARG(name)                                                                        \
    static inline const Fn *arg_##name(Build *b, const Bound *call, const char *param) { \
        return build_##name(b, bound_arg(call, param));                                  \
    }
ARG(int)
ARG(bool)
ARG(region)
ARG(ints)
ARG(moves)
ARG(directions)
ARG(range)
ARG(float)
ARG(player)
#undef ARG

/* The player given by one of two parameters, usually "<moves.player>" and "<roleType>". */
static inline const Fn *arg_either_player(Build *b, const Bound *call, const char *player,
                                          const char *role) {
    const Fn *f = arg_player(b, call, player);
    return f ? f : arg_player(b, call, role);
}

const Fn *arg_int_or(Build *b, const Bound *call, const char *param, int otherwise);
const Fn *arg_bool_or(Build *b, const Bound *call, const char *param, bool otherwise);
/* NULL when left out. */
const char *arg_string(const Bound *call, const char *param);
/* The site type said, or the board's. */
SiteType arg_type(Build *b, const Bound *call, const char *param);

#endif
