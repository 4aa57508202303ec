/* Build: turns bound ludemes into executable ones while a game is loaded. */
#include "game/build.h"

#include "lang/words.h"
#include "play/context.h"

#include <stdarg.h>
#include <string.h>

Fn *build_new(Build *b, const Bound *n, size_t size, FnType type) {
    Fn *f = arena_alloc(b->arena, size);
    f->type = type;
    f->tree = n ? n->tree : NULL;
    return f;
}

void build_error(Build *b, const Bound *n, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    char *message = arena_vprintf(b->arena, fmt, ap);
    va_end(ap);
    report_error(b->report, n ? n->tree->place : (Place){ 0 }, "%s", message);
}

void build_not_yet(Build *b, const Bound *n) {
    build_error(b, n, "not yet: %s", tree_text(b->arena, n->tree, 60));
}

void build_use_type(Build *b, SiteType type) {
    static const uint64_t flags[] = { [SITE_CELL] = FLAG_Cell,
                                      [SITE_VERTEX] = FLAG_Vertex | FLAG_Graph,
                                      [SITE_EDGE] = FLAG_Edge | FLAG_Graph };
    build_flag(b, flags[type]);
    b->types |= 1u << type;
}

/* ---- names ---- */

static bool same_name(const char *x, const char *y) {
    return x && y ? !strcmp(x, y) : x == y;
}

static int find_name(const char *const *names, int n, const char *name) {
    for (int i = 0; i < n; i++)
        if (same_name(names[i], name))
            return i;
    return -1;
}

#define BUILD_NAME(function, list)                                        \
    int function(Build *b, const char *name) {                            \
        Game *g = b->game;                                                \
        int i = find_name(g->list, g->n_##list, name);                    \
        if (i >= 0)                                                       \
            return i;                                                     \
        ARENA_PUSH(b->arena, g->list, g->n_##list, g->cap_##list) = name; \
        return g->n_##list - 1;                                           \
    }
BUILD_NAME(build_var, vars)
BUILD_NAME(build_memory, memories)
BUILD_NAME(build_message, messages)

/* ---- constants ---- */

static int constant_int(const Fn *fn, Context *c) {
    (void)c;
    return ((const IntConstant *)fn)->value;
}

typedef struct BoolConstant {
    Fn fn;
    bool value;
} BoolConstant;

static bool constant_bool(const Fn *fn, Context *c) {
    (void)c;
    return ((const BoolConstant *)fn)->value;
}

typedef struct RegionConstant {
    Fn fn;
    Bits *value;
} RegionConstant;

static const Bits *constant_region(const Fn *fn, Context *c) {
    (void)c;
    return ((const RegionConstant *)fn)->value;
}

typedef struct IntsConstant {
    Fn fn;
    Ints value;
} IntsConstant;

static Ints constant_ints(const Fn *fn, Context *c) {
    (void)c;
    return ((const IntsConstant *)fn)->value;
}

typedef struct FloatConstant {
    Fn fn;
    double value;
} FloatConstant;

static double constant_float(const Fn *fn, Context *c) {
    (void)c;
    return ((const FloatConstant *)fn)->value;
}

static bool constant_contains(const Fn *fn, Context *c, int site) {
    return site < c->game->region_words * 64 && bits_has(((const RegionConstant *)fn)->value, site);
}

static Fn *int_constant(Build *b, const Bound *n, int value) {
    IntConstant *f = FN_NEW(b, n, IntConstant, FN_INT);
    f->fn.eval.integer = constant_int;
    f->fn.pure = true;
    f->value = value;
    return &f->fn;
}

static Fn *bool_constant(Build *b, const Bound *n, bool value) {
    BoolConstant *f = FN_NEW(b, n, BoolConstant, FN_BOOL);
    f->fn.eval.boolean = constant_bool;
    f->fn.pure = true;
    f->value = value;
    return &f->fn;
}

static Fn *region_constant(Build *b, const Bound *n, const Bits *value) {
    RegionConstant *f = FN_NEW(b, n, RegionConstant, FN_REGION);
    int words = b->game->region_words;
    f->fn.eval.region = constant_region;
    f->fn.contains = constant_contains;
    f->value = ARENA_ARRAY(b->arena, Bits, words ? words : 1);
    if (value)
        bits_copy(f->value, value, words);
    return &f->fn;
}

static Fn *ints_constant(Build *b, const Bound *n, Ints value) {
    IntsConstant *f = FN_NEW(b, n, IntsConstant, FN_INTS);
    int *copy = ARENA_ARRAY(b->arena, int, value.n + 1);
    if (value.n)
        memcpy(copy, value.v, sizeof *copy * (size_t)value.n);
    f->fn.eval.ints = constant_ints;
    f->value = (Ints){ copy, value.n };
    return &f->fn;
}

static Fn *float_constant(Build *b, const Bound *n, double value) {
    FloatConstant *f = FN_NEW(b, n, FloatConstant, FN_FLOAT);
    f->fn.eval.real = constant_float;
    f->fn.pure = true;
    f->value = value;
    return &f->fn;
}

const Fn *build_constant(Build *b, int value) {
    Fn *f = int_constant(b, NULL, value);
    f->constant = true;
    return f;
}

/* Evaluates a pure function once and for all. */
static Fn *fold(Build *b, const Bound *n, Fn *f) {
    Context *c = b->blank;
    size_t mark = context_mark(c);
    switch (f->type) {
    case FN_INT:
        f = int_constant(b, n, fn_int(f, c));
        break;
    case FN_BOOL:
        f = bool_constant(b, n, fn_bool(f, c));
        break;
    case FN_REGION:
        f = region_constant(b, n, fn_region(f, c));
        break;
    case FN_INTS:
        f = ints_constant(b, n, fn_ints(f, c));
        break;
    case FN_FLOAT:
        f = float_constant(b, n, fn_real(f, c));
        break;
    default:
        break;
    }
    context_reset(c, mark);
    f->constant = true;
    return f;
}

/* ---- calls ---- */

/* Nothing at all, in place of what could not be built. */
static void no_moves(const Fn *fn, Context *c) {
    (void)fn;
    (void)c;
}
static void no_directions(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    (void)fn;
    (void)c;
    (void)type;
    (void)site;
    (void)out;
}
static Range no_range(const Fn *fn, Context *c) {
    (void)fn;
    (void)c;
    return (Range){ 0, 0 };
}

static Fn *harmless(Build *b, const Bound *n, FnType type) {
    Fn *f = NULL;
    switch (type) {
    case FN_INT:
        return int_constant(b, n, 0);
    case FN_BOOL:
        return bool_constant(b, n, false);
    case FN_REGION:
        return region_constant(b, n, NULL);
    case FN_INTS:
        return ints_constant(b, n, (Ints){ 0 });
    case FN_FLOAT:
        return float_constant(b, n, 0);
    case FN_MOVES:
    case FN_RULE:
        f = FN_NEW(b, n, Fn, type);
        f->eval.moves = no_moves;
        break;
    case FN_DIRECTIONS:
        f = FN_NEW(b, n, Fn, type);
        f->eval.directions = no_directions;
        break;
    case FN_RANGE:
        f = FN_NEW(b, n, Fn, type);
        f->eval.range = no_range;
        break;
    }
    return f;
}

/* The row that says what a call or a word means. */
static const Ludeme *row_of(const Build *b, const Bound *n) {
    if (n->kind == BOUND_CALL)
        return n->sig->ludeme;
    return n->kind == BOUND_WORD ? b->grammar->rules[n->rule].row : NULL;
}

/* Builds a call or word by its row, and evaluates it at once if nothing in it depends on the
   position. */
static Fn *build_call(Build *b, const Bound *n, FnType type) {
    bool moving_before = b->moving;
    b->moving = false;
    Fn *f = NULL;
    const Ludeme *row = row_of(b, n);
    if (row && row->meaning.fn)
        f = row->meaning.fn(b, n);
    else
        build_not_yet(b, n);
    if (!f || f->type != type)
        f = harmless(b, n, type);
    if (!f->pure)
        b->moving = true;
    else if (!b->moving && !f->constant && !report_failed(b->report))
        f = fold(b, n, f);
    b->moving |= moving_before;
    return b->wrap && !f->constant ? b->wrap(b, f) : f;
}

static Fn *build_literal_int(Build *b, const Bound *n) {
    static const int words[] = { /* in the order of the row <int> */ END, INFINITE, OFF, OFF };
    return int_constant(b, n, n->kind == BOUND_WORD ? words[n->value] : n->value);
}

const Fn *build_int(Build *b, const Bound *n) {
    if (!n)
        return NULL;
    if (n->kind == BOUND_CALL)
        return build_call(b, n, FN_INT);
    Fn *f = build_literal_int(b, n);
    f->constant = true;
    return f;
}

const Fn *build_bool(Build *b, const Bound *n) {
    if (!n)
        return NULL;
    if (n->kind == BOUND_CALL)
        return build_call(b, n, FN_BOOL);
    Fn *f = bool_constant(b, n, n->value);
    f->constant = true;
    return f;
}

const Fn *build_float(Build *b, const Bound *n) {
    if (!n)
        return NULL;
    if (n->kind == BOUND_CALL)
        return build_call(b, n, FN_FLOAT);
    Fn *f = float_constant(b, n, n->kind == BOUND_FLOAT ? n->real : n->value);
    f->constant = true;
    return f;
}

#define BUILD_CALL(name, type)                         \
    const Fn *build_##name(Build *b, const Bound *n) { \
        return n ? build_call(b, n, type) : NULL;      \
    }
BUILD_CALL(region, FN_REGION)
BUILD_CALL(moves, FN_MOVES)
BUILD_CALL(range, FN_RANGE)
BUILD_CALL(rule, FN_RULE)

const Fn *build_player(Build *b, const Bound *n) {
    if (!n || n->kind == BOUND_INT)
        return build_int(b, n);
    return build_call(b, n, FN_INT);
}

/* {1 2 (mover)}: a list whose members are evaluated one by one. */
typedef struct IntsList {
    Fn fn;
    const Fn **items;
    int n;
} IntsList;

static Ints ints_list(const Fn *fn, Context *c) {
    const IntsList *f = (const IntsList *)fn;
    int *v = context_ints(c, f->n);
    for (int i = 0; i < f->n; i++)
        v[i] = fn_int(f->items[i], c);
    return (Ints){ v, f->n };
}

const Fn *build_ints(Build *b, const Bound *n) {
    if (!n)
        return NULL;
    if (n->kind != BOUND_ARRAY)
        return build_call(b, n, FN_INTS);
    IntsList *f = FN_NEW(b, n, IntsList, FN_INTS);
    bool all_constant = true;
    f->fn.eval.ints = ints_list;
    f->n = n->n_items;
    f->items = ARENA_ARRAY(b->arena, const Fn *, f->n + 1);
    for (int i = 0; i < f->n; i++) {
        f->items[i] = build_int(b, n->items[i]);
        all_constant &= f->items[i]->constant;
    }
    return all_constant && !report_failed(b->report) ? fold(b, n, &f->fn) : &f->fn;
}

/* ---- directions written as words ---- */

typedef struct DirectionWord {
    Fn fn;
    Direction direction;
} DirectionWord;

static void direction_word(const Fn *fn, Context *c, SiteType type, int site, DirectionList *out) {
    (void)c;
    (void)type;
    (void)site;
    out->v[out->n++] = (uint8_t)((const DirectionWord *)fn)->direction;
}

const Fn *build_directions(Build *b, const Bound *n) {
    if (!n || n->kind == BOUND_CALL)
        return n ? build_call(b, n, FN_DIRECTIONS) : NULL;
    Direction d = direction_find(n->tree->text, strlen(n->tree->text));
    if (d == DIR_NONE)
        return build_call(b, n, FN_DIRECTIONS); /* a relative one */
    DirectionWord *f = FN_NEW(b, n, DirectionWord, FN_DIRECTIONS);
    f->fn.eval.directions = direction_word;
    f->fn.pure = f->fn.constant = true;
    f->direction = d;
    return &f->fn;
}

/* ---- arguments ---- */

const Fn *arg_int_or(Build *b, const Bound *call, const char *param, int otherwise) {
    const Fn *f = arg_int(b, call, param);
    return f ? f : build_constant(b, otherwise);
}

const Fn *arg_bool_or(Build *b, const Bound *call, const char *param, bool otherwise) {
    const Fn *f = arg_bool(b, call, param);
    if (f)
        return f;
    Fn *g = bool_constant(b, NULL, otherwise);
    g->constant = true;
    return g;
}

const char *arg_string(const Bound *call, const char *param) {
    const Bound *n = bound_arg(call, param);
    return n ? n->text : NULL;
}

SiteType arg_type(Build *b, const Bound *call, const char *param) {
    int word = bound_word(call, param, -1);
    if (word < 0)
        return b->type;
    build_use_type(b, (SiteType)word);
    return (SiteType)word;
}
