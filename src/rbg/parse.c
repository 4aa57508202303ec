/* #rules: from tokens to an expression. */
#include "rbg/expr.h"

typedef struct Parser {
    const Model *m;
    Arena *arena;
    Report *report;
    const RbgToken *t;
    int depth;
    bool in_pattern;
} Parser;

static Expr *parse_sum(Parser *p);

/* ---- reporting ---- */

static const char *shown(const Parser *p, const RbgToken *t) {
    if (t->kind == RBG_END)
        return "the end of the section";
    return arena_printf(p->arena, "\"%.*s\"", (int)t->size, t->text);
}

static void *expected(Parser *p, const char *what) {
    report_error(p->report, p->t->place, "found %s where %s was expected", shown(p, p->t), what);
    return NULL;
}

static bool take(Parser *p, RbgTokenKind kind, const char *what) {
    if (p->t->kind != kind)
        return expected(p, what) != NULL;
    p->t++;
    return true;
}

static bool deeper(Parser *p) {
    if (++p->depth <= RBG_NESTING_MAX)
        return true;
    report_error(p->report, p->t->place, "brackets are nested too deeply");
    return false;
}

static Expr *make(Parser *p, ExprKind kind, Place place) {
    Expr *e = ARENA_NEW(p->arena, Expr);
    e->kind = kind;
    e->place = place;
    return e;
}

static void add_item(Parser *p, Expr *e, const Expr *item) {
    ARENA_PUSH(p->arena, e->items, e->n, e->cap) = item;
}

/* ---- arithmetic ---- */

/* Loosest first; the same operator again and again takes from the left. */
static const struct {
    RbgTokenKind token;
    ArithKind kind;
} operators[] = {
    { RBG_PLUS, ARITH_ADD },
    { RBG_MINUS, ARITH_SUB },
    { RBG_STAR, ARITH_MUL },
    { RBG_SLASH, ARITH_DIV },
};
enum { N_OPERATORS = sizeof operators / sizeof *operators };

static Arith *parse_arith(Parser *p, int level);

static Arith *make_arith(Parser *p, ArithKind kind, int64_t value) {
    Arith *a = ARENA_NEW(p->arena, Arith);
    a->kind = kind;
    a->value = value;
    return a;
}

static Arith *parse_number(Parser *p) {
    int64_t value = rbg_token_value(p->t, RBG_BOUND_MAX);
    if (value < 0) {
        report_error(p->report, p->t->place, "numbers go up to %d", RBG_BOUND_MAX);
        return NULL;
    }
    p->t++;
    return make_arith(p, ARITH_NUMBER, value);
}

static int variable_index(const Parser *p, const Symbol *s) {
    return s->kind == SYMBOL_PLAYER ? s->index : p->m->n_players + s->index;
}

static Arith *parse_named_value(Parser *p) {
    const unsigned kinds = 1u << SYMBOL_PIECE | 1u << SYMBOL_PLAYER | 1u << SYMBOL_VARIABLE;
    const Symbol *s = model_find(p->m, p->t);
    if (!s || !(kinds >> s->kind & 1)) {
        if (s)
            return expected(p, "a number, a variable, a player or a piece");
        model_unknown(p->m, p->t, kinds, p->report);
        return NULL;
    }
    p->t++;
    return s->kind == SYMBOL_PIECE ? make_arith(p, ARITH_COUNT, s->index)
                                   : make_arith(p, ARITH_VARIABLE, variable_index(p, s));
}

static Arith *parse_value(Parser *p) {
    if (p->t->kind == RBG_NUMBER)
        return parse_number(p);
    if (p->t->kind == RBG_NAME)
        return parse_named_value(p);
    if (p->t->kind != RBG_OPEN)
        return expected(p, "a value");
    p->t++;
    if (!deeper(p))
        return NULL;
    Arith *a = parse_arith(p, 0);
    p->depth--;
    return a && take(p, RBG_CLOSE, "')'") ? a : NULL;
}

static Arith *parse_arith(Parser *p, int level) {
    if (level == N_OPERATORS)
        return parse_value(p);
    Arith *first = parse_arith(p, level + 1), *a = first;
    while (a && p->t->kind == operators[level].token) {
        p->t++;
        if (a == first) {
            a = make_arith(p, operators[level].kind, 0);
            ARENA_PUSH(p->arena, a->items, a->n, a->cap) = first;
        }
        const Arith *next = parse_arith(p, level + 1);
        if (!next)
            return NULL;
        ARENA_PUSH(p->arena, a->items, a->n, a->cap) = next;
    }
    return a;
}

/* ---- brackets ---- */

static const struct {
    RbgTokenKind token;
    Comparison kind;
} comparisons[] = {
    { RBG_EQUALS, IS_EQUAL }, { RBG_DIFFERS, IS_DIFFERENT }, { RBG_LESS, IS_LESS },
    { RBG_MORE, IS_MORE },    { RBG_AT_MOST, IS_AT_MOST },   { RBG_AT_LEAST, IS_AT_LEAST },
};

/* "{$ left == right}" behind its bracket */
static Expr *parse_compare(Parser *p, Place at) {
    Expr *e = make(p, EXPR_COMPARE, at);
    e->left = parse_arith(p, 0);
    if (!e->left)
        return NULL;
    for (size_t i = 0; i < sizeof comparisons / sizeof *comparisons; i++)
        if (p->t->kind == comparisons[i].token) {
            e->a = (int)comparisons[i].kind;
            p->t++;
            e->right = parse_arith(p, 0);
            return e->right && take(p, RBG_CLOSE_CURLY, "'}'") ? e : NULL;
        }
    return expected(p, "one of == != < > <= >=");
}

static Expr *parse_assignment(Parser *p) {
    const unsigned kinds = 1u << SYMBOL_PLAYER | 1u << SYMBOL_VARIABLE;
    Expr *e = make(p, EXPR_ASSIGN, p->t->place);
    const Symbol *s = model_find(p->m, p->t);
    if (!s || !(kinds >> s->kind & 1)) {
        if (s || p->t->kind != RBG_NAME)
            return expected(p, "a variable or a player");
        model_unknown(p->m, p->t, kinds, p->report);
        return NULL;
    }
    p->t++;
    e->a = variable_index(p, s);
    if (!take(p, RBG_IS, "'='"))
        return NULL;
    e->left = parse_arith(p, 0);
    return e->left ? e : NULL;
}

/* "[$ a = 1, b = 2]" behind its bracket */
static Expr *parse_assignments(Parser *p, Place at) {
    Expr *all = make(p, EXPR_CAT, at);
    for (;;) {
        Expr *e = parse_assignment(p);
        if (!e)
            return NULL;
        add_item(p, all, e);
        if (p->t->kind != RBG_COMMA)
            return take(p, RBG_CLOSE_SQUARE, "',' or ']'") ? all : NULL;
        p->t++;
    }
}

/* The next of a list of pieces: its index, -1 after an error. */
static int parse_piece(Parser *p) {
    const Symbol *s = model_find(p->m, p->t);
    if (s && s->kind == SYMBOL_PIECE) {
        p->t++;
        return s->index;
    }
    if (s || p->t->kind != RBG_NAME)
        expected(p, "a piece");
    else
        model_unknown(p->m, p->t, 1u << SYMBOL_PIECE, p->report);
    return -1;
}

/* "{a, b}" behind its bracket */
static Expr *parse_on(Parser *p, Place at) {
    Expr *e = make(p, EXPR_ON, at);
    while (p->t->kind != RBG_CLOSE_CURLY) {
        int piece = parse_piece(p);
        if (piece < 0)
            return NULL;
        e->set |= (PieceSet)1 << piece;
        if (p->t->kind != RBG_COMMA)
            return take(p, RBG_CLOSE_CURLY, "',' or '}'") ? e : NULL;
        p->t++;
    }
    p->t++;
    return e;
}

/* "[a, b]" behind its bracket: a choice, one for each mention */
static Expr *parse_off(Parser *p, Place at) {
    Expr *choice = make(p, EXPR_SUM, at);
    while (p->t->kind != RBG_CLOSE_SQUARE) {
        Expr *e = make(p, EXPR_OFF, p->t->place);
        e->a = parse_piece(p);
        if (e->a < 0)
            return NULL;
        add_item(p, choice, e);
        if (p->t->kind != RBG_COMMA)
            return take(p, RBG_CLOSE_SQUARE, "',' or ']'") ? choice : NULL;
        p->t++;
    }
    p->t++;
    return choice;
}

/* "{? pattern}" behind its bracket */
static Expr *parse_check(Parser *p, Place at, bool must_hold) {
    Expr *e = make(p, EXPR_CHECK, at);
    bool outer = p->in_pattern;
    p->in_pattern = true;
    const Expr *inside = deeper(p) ? parse_sum(p) : NULL;
    p->in_pattern = outer;
    p->depth--;
    if (!inside || !take(p, RBG_CLOSE_CURLY, "'}'"))
        return NULL;
    e->a = must_hold;
    add_item(p, e, inside);
    return e;
}

static Expr *parse_group(Parser *p) {
    Expr *e = deeper(p) ? parse_sum(p) : NULL;
    p->depth--;
    return e && take(p, RBG_CLOSE, "')'") ? e : NULL;
}

/* ---- actions ---- */

static Expr *parse_switch(Parser *p, Place at, bool keeper) {
    Expr *e = make(p, EXPR_SWITCH, at);
    if (p->in_pattern) {
        report_error(p->report, at, "a pattern cannot hand the move to somebody else");
        return NULL;
    }
    e->a = -1;
    if (keeper)
        return e;
    const Symbol *s = model_find(p->m, p->t);
    if (!s || s->kind != SYMBOL_PLAYER) {
        if (s || p->t->kind != RBG_NAME)
            return expected(p, "a player");
        model_unknown(p->m, p->t, 1u << SYMBOL_PLAYER, p->report);
        return NULL;
    }
    p->t++;
    e->a = s->index;
    return e;
}

static Expr *parse_shift(Parser *p) {
    Expr *e = make(p, EXPR_SHIFT, p->t->place);
    const Symbol *s = model_find(p->m, p->t);
    if (!s) {
        model_unknown(p->m, p->t, 1u << SYMBOL_LABEL, p->report);
        return NULL;
    }
    if (s->kind != SYMBOL_LABEL)
        return expected(p, "an action or a direction");
    e->a = s->index;
    p->t++;
    return e;
}

static Expr *parse_action(Parser *p) {
    Place at = p->t->place;
    switch (p->t++->kind) {
    case RBG_OPEN:
        return parse_group(p);
    case RBG_ASK:
        return parse_check(p, at, true);
    case RBG_DENY:
        return parse_check(p, at, false);
    case RBG_COMPARE:
        return parse_compare(p, at);
    case RBG_ASSIGN:
        return parse_assignments(p, at);
    case RBG_OPEN_CURLY:
        return parse_on(p, at);
    case RBG_OPEN_SQUARE:
        return parse_off(p, at);
    case RBG_KEEPER:
        return parse_switch(p, at, true);
    case RBG_ARROW:
        return parse_switch(p, at, false);
    case RBG_DOT:
        return make(p, EXPR_CAT, at);
    case RBG_NAME:
        p->t--;
        return parse_shift(p);
    default:
        p->t--;
        return expected(p, "an action");
    }
}

/* An action with the '*' or '^n' behind it. */
static Expr *parse_repeated(Parser *p) {
    Expr *e = parse_action(p);
    if (!e || (p->t->kind != RBG_STAR && p->t->kind != RBG_CARET))
        return e;
    bool star = p->t->kind == RBG_STAR;
    Expr *repeated = make(p, star ? EXPR_STAR : EXPR_POWER, e->place);
    add_item(p, repeated, e);
    p->t++;
    if (!star) {
        if (p->t->kind != RBG_NUMBER)
            return expected(p, "a number");
        int64_t times = rbg_token_value(p->t, RBG_EXPRS_MAX);
        if (times < 0) {
            report_error(p->report, p->t->place, "this is too often");
            return NULL;
        }
        repeated->a = times ? (int)times : 1; /* ^0 behaves as ^1 */
        p->t++;
    }
    return repeated;
}

static bool ends_cat(const RbgToken *t) {
    return t->kind == RBG_PLUS || t->kind == RBG_CLOSE || t->kind == RBG_CLOSE_CURLY ||
           t->kind == RBG_CLOSE_SQUARE || t->kind == RBG_END;
}

static Expr *parse_cat(Parser *p) {
    Expr *cat = make(p, EXPR_CAT, p->t->place);
    do {
        const Expr *e = parse_repeated(p);
        if (!e)
            return NULL;
        add_item(p, cat, e);
    } while (!ends_cat(p->t));
    return cat;
}

static Expr *parse_sum(Parser *p) {
    Expr *sum = make(p, EXPR_SUM, p->t->place);
    for (;;) {
        const Expr *e = parse_cat(p);
        if (!e)
            return NULL;
        add_item(p, sum, e);
        if (p->t->kind != RBG_PLUS)
            return sum;
        p->t++;
    }
}

Expr *expr_parse(const Model *m, const RbgSections *sections, Report *report) {
    Parser p = { .m = m, .arena = m->arena, .report = report };
    p.t = sections->section[RBG_RULES].items;
    Expr *e = parse_sum(&p);
    if (e && p.t->kind != RBG_END)
        return expected(&p, "'+' or an action");
    return e;
}
