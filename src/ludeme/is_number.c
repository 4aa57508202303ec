/* (is Even ...), (is Visited ...), (is AnyDie ...), (is Flat ...): conditions on one number. */
#include "board/topology.h"
#include "game/build.h"
#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/tiles.h"
#include "play/contents.h"
#include "play/history.h"

typedef struct IsNumber {
    Fn fn;
    const Fn *number;
} IsNumber;

static int number_of(const Fn *fn, Context *c) {
    const IsNumber *f = (const IsNumber *)fn;
    return f->number ? fn_int(f->number, c) : OFF;
}

static bool is_even_eval(const Fn *fn, Context *c) {
    return (number_of(fn, c) & 1) == 0;
}

static bool is_odd_eval(const Fn *fn, Context *c) {
    return number_of(fn, c) & 1;
}

static bool is_visited_eval(const Fn *fn, Context *c) {
    int site = number_of(fn, c);
    return c->game->layout.visited && site >= 0 && site < c->game->n_slots &&
           bits_has(POSITION_ARRAY(c->pos, c->game->layout.visited, Bits), site);
}

/* Some die of the first hand shows it. */
static bool is_any_die_eval(const Fn *fn, Context *c) {
    int value = number_of(fn, c);
    const int32_t *dice = POSITION_ARRAY(c->pos, c->game->layout.dice, int32_t);
    for (int i = 1; i < c->game->n_containers; i++) {
        const Container *box = &c->game->containers[i];
        if (box->kind != CONTAINER_DICE)
            continue;
        for (int k = 0; k < box->n_sites; k++)
            if (dice[box->first + k] == value)
                return true;
        return false;
    }
    return false;
}

/* Everything below is occupied. */
static bool is_flat_eval(const Fn *fn, Context *c) {
    const Sites *s = &c->game->topology->sites[SITE_VERTEX];
    int site = ((const IsNumber *)fn)->number ? number_of(fn, c) : c->it.to;
    if (site < 0 || site >= s->n)
        return false;
    if (s->layer[site] == 0)
        return true;
    SiteSpan below = topology_steps(s, site, DIR_Downward);
    for (int i = 0; i < below.n; i++)
        if (!contents_what(c, contents_slot(c, SITE_VERTEX, below.v[i])))
            return false;
    return true;
}

static bool is_pips_match_eval(const Fn *fn, Context *c) {
    const Made *last = history_last(c);
    bool said = ((const IsNumber *)fn)->number;
    return tiles_pips_match(c, said ? number_of(fn, c) : last ? last->own_to : OFF);
}

static const struct {
    bool (*eval)(const Fn *, Context *);
    uint64_t flag;
    bool pure;
} rows[] = {
    [IS_INTEGER_TYPE_AnyDie] = { is_any_die_eval, FLAG_Stochastic, false },
    [IS_INTEGER_TYPE_Even] = { is_even_eval, 0, true },
    [IS_INTEGER_TYPE_Flat] = { is_flat_eval, 0, false },
    [IS_INTEGER_TYPE_Odd] = { is_odd_eval, 0, true },
    [IS_INTEGER_TYPE_PipsMatch] = { is_pips_match_eval, FLAG_Dominoes | FLAG_LargePiece, false },
    [IS_INTEGER_TYPE_SidesMatch] = { NULL, 0, false },
    [IS_INTEGER_TYPE_Visited] = { is_visited_eval, FLAG_Visited, false },
};

static Fn *is_number(Build *b, const Bound *n) {
    int word = bound_word(n, "<isIntegerType>", 0);
    if (!rows[word].eval) {
        build_not_yet(b, n);
        return NULL;
    }
    IsNumber *f = FN_NEW(b, n, IsNumber, FN_BOOL);
    f->number = arg_int(b, n, "<int>");
    f->fn.eval.boolean = rows[word].eval;
    f->fn.pure = rows[word].pure;
    build_flag(b, rows[word].flag);
    return &f->fn;
}

const Ludeme is_number_ludemes[] = {
    // clang-format off
    { "<booleans.is.is>", "(is <isIntegerType> [<int>])", { .fn = is_number } },
    // clang-format on
    { NULL },
};
