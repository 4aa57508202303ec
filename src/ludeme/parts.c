/* The parts of a move: from, to, between, piece, player. */
#include "ludeme/parts.h"

#include "lang/words.h"
#include "ludeme/ludemes.h"
#include "ludeme/role.h"
#include "play/context.h"

#include <string.h>

/* ---- where nothing is said: the iterators ---- */

static int from_now(const Fn *fn, Context *c) {
    (void)fn;
    return c->it.from;
}

static int to_now(const Fn *fn, Context *c) {
    (void)fn;
    return c->it.to;
}

static const Fn *iterator(Build *b, const Bound *n, int (*eval)(const Fn *, Context *)) {
    Fn *f = FN_NEW(b, n, Fn, FN_INT);
    f->eval.integer = eval;
    b->moving = true;
    return f;
}

/* ---- the parts ---- */

PartApply part_apply(Build *b, const Bound *n) {
    if (!n)
        return (PartApply){ 0 };
    PartApply p = { .given = true };
    if (bound_has(n, "if:<boolean>"))
        p.condition = arg_bool(b, n, "if:<boolean>");
    if (bound_has(n, "<nonDecision>"))
        p.effect = arg_moves(b, n, "<nonDecision>");
    return p;
}

PartFrom part_from(Build *b, const Bound *n) {
    if (!n)
        return (PartFrom){ .type = b->type, .site = iterator(b, n, from_now) };
    PartFrom p = { .given = true,
                   .typed = bound_arg(n, "<siteType>"),
                   .type = arg_type(b, n, "<siteType>"),
                   .sites = arg_region(b, n, "<sites>"),
                   .site = arg_int(b, n, "<int>"),
                   .level = arg_int(b, n, "level:<int>"),
                   .test = arg_bool(b, n, "if:<boolean>") };
    if (!p.site)
        p.site = iterator(b, n, from_now);
    return p;
}

PartTo part_to(Build *b, const Bound *n) {
    if (!n)
        return (PartTo){ .type = b->type, .site = iterator(b, n, to_now) };
    PartTo p = { .given = true,
                 .typed = bound_arg(n, "<siteType>"),
                 .type = arg_type(b, n, "<siteType>"),
                 .sites = arg_region(b, n, "<sites>"),
                 .site = arg_int(b, n, "<int>"),
                 .level = arg_int(b, n, "level:<int>"),
                 .rotations = arg_ints(b, n, "<rotations>"),
                 .test = arg_bool(b, n, "if:<boolean>"),
                 .apply = part_apply(b, bound_arg(n, "<apply>")) };
    if (!p.site)
        p.site = iterator(b, n, to_now);
    return p;
}

PartBetween part_between(Build *b, const Bound *n) {
    if (!n)
        return (PartBetween){ 0 };
    return (PartBetween){ .given = true,
                          .before = arg_int(b, n, "before:<int>"),
                          .range = arg_range(b, n, "<range>"),
                          .after = arg_int(b, n, "after:<int>"),
                          .test = arg_bool(b, n, "if:<boolean>"),
                          .trail = arg_int(b, n, "trail:<int>"),
                          .apply = part_apply(b, bound_arg(n, "<apply>")) };
}

int part_named(const Game *g, const char *name) {
    for (int i = 0; i < g->n_containers; i++)
        if (!strcmp(g->containers[i].name, name))
            return i;
    for (int i = 1; i < g->n_components; i++)
        if (!strcmp(g->components[i].name, name))
            return i;
    return OFF;
}

const int *parts_named(Build *b, const char *const *names, int n_names, int *n) {
    const Game *g = b->game;
    int *whats = ARENA_ARRAY(b->arena, int, g->n_components + 1);
    *n = 0;
    for (int what = 1; what < g->n_components; what++) {
        bool wanted = n_names == 0;
        const char *plain = g->components[what].plain;
        for (int i = 0; plain && i < n_names && !wanted; i++)
            wanted = !strcmp(plain, names[i]);
        if (wanted)
            whats[(*n)++] = what;
    }
    return whats;
}

/* A component by its name or by its number. */
static const Fn *component(Build *b, const Bound *n) {
    if (n->kind == BOUND_STRING)
        return build_constant(b, part_named(b->game, n->text));
    return build_int(b, n);
}

static const Bound *piece_items(const Bound *n) {
    static const char *const params[] = { "<string>", "<int>", "{<string>}", "{<int>}" };
    for (size_t i = 0; i < sizeof params / sizeof *params; i++)
        if (bound_arg(n, params[i]))
            return bound_arg(n, params[i]);
    return NULL;
}

PartPiece part_piece(Build *b, const Bound *n) {
    const Bound *items = n ? piece_items(n) : NULL;
    int count = items && items->kind == BOUND_ARRAY ? items->n_items : 1;
    PartPiece p = { .given = n != NULL, .n = count };
    p.what = ARENA_ARRAY(b->arena, const Fn *, count + 1);
    if (!items)
        p.what[0] = role_make(b, n, ROLE_TYPE_Mover);
    else if (items->kind != BOUND_ARRAY)
        p.what[0] = component(b, items);
    else
        for (int i = 0; i < count; i++)
            p.what[i] = component(b, items->items[i]);
    p.state = n ? arg_int(b, n, "state:<int>") : NULL;
    b->moving = true;
    return p;
}

/* (player 2) is the number itself. */
static Fn *player_build(Build *b, const Bound *n) {
    return (Fn *)arg_int(b, n, "<int>");
}

const Ludeme parts_ludemes[] = {
    // clang-format off
    { "<flips>", "(flips <int> <int>)" },
    { "<moves.between>",
      "(between [before:<int>] [<range>] [after:<int>] [if:<boolean>] [trail:<int>] "
      "[<apply>])" },
    { "<moves.from>", "(from [<siteType>] [<sites> | <int>] [level:<int>] [if:<boolean>])" },
    { "<moves.piece>", "(piece (<string> | <int> | {<string>} | {<int>}) [state:<int>])" },
    { "<moves.player>", "(player <int>)", { .fn = player_build } },
    { "<moves.to>",
      "(to [<siteType>] [<sites> | <int>] [level:<int>] [<rotations>] [if:<boolean>] "
      "[<apply>])" },
    // clang-format on
    { NULL },
};
