/* Bind: finds for every part of a tree the signature it means, by the type expected there. */
#include "lang/bind.h"

#include "lang/binder.h"

#include <assert.h>
#include <ctype.h>
#include <string.h>
#include <strings.h>

enum {
    ROUNDS_MAX = 12, /* so many errors are found in one run */
    WORD_MAX = 40
};

/* What came of binding one tree where one type is expected. */
typedef struct Memo {
    Type type;
    const Bound *bound;     /* NULL: it does not fit */
    const Failure *failure; /* then why */
    struct Memo *next;
} Memo;

static const Type any = { .rule = RULE_ANY };

static Bound *new_bound(Binder *b, BoundKind kind, const Tree *t) {
    Bound *n = ARENA_NEW(b->arena, Bound);
    n->kind = kind;
    n->tree = t;
    return n;
}

static Failure *fail(Binder *b, FailureKind kind, const Tree *t, Type expected) {
    Failure *f = ARENA_NEW(b->arena, Failure);
    *f = (Failure){ .kind = kind, .tree = t, .expected = expected, .progress = t->place.at };
    return f;
}

/* Words begin with a capital letter; leaving it small is forgiven. */
static const char *capitalised(const char *text, char *buffer) {
    size_t n = strlen(text);
    if (!islower((unsigned char)text[0]) || n >= WORD_MAX)
        return text;
    memcpy(buffer, text, n + 1);
    buffer[0] = (char)toupper((unsigned char)text[0]);
    return buffer;
}

/* ---- fitting a list into a signature ---- */

static const Bound *bind_alternative(Binder *b, const Tree *t, const Alternative *alt,
                                     const Failure **why) {
    *why = NULL;
    if (!alt->word || b->loose[t->id])
        return binder_bind(b, t, alt->word ? any : alt->type, why);
    char word[WORD_MAX];
    if (t->kind != TREE_SYMBOL || strcmp(capitalised(t->text, word), alt->word))
        return NULL;
    return new_bound(b, BOUND_WORD, t);
}

bool binder_fits(Binder *b, const Tree *t, const Alternative *alt) {
    const Failure *why;
    return bind_alternative(b, t, alt, &why);
}

static bool same_name(const char *a, const char *b) {
    return a && b ? !strcmp(a, b) : !a && !b;
}

static bool try_alternative(Trial *s, const Alternative *alt, int item, const Bound **out) {
    const Tree *t = s->t->items[item];
    if (!same_name(alt->name, t->name))
        return false;
    const Failure *why;
    *out = bind_alternative(s->b, t, alt, &why);
    if (why && item == s->furthest && (!s->inner || why->progress > s->inner->progress))
        s->inner = why;
    return *out;
}

static void note_progress(Trial *s, int param, int item) {
    if (item <= s->furthest && s->reached >= 0)
        return;
    s->furthest = item;
    s->reached = param;
    s->inner = NULL;
    memcpy(s->held, s->args, sizeof *s->held * (size_t)param);
}

/* Fits items from `item` on into parameters from `param` on. */
static bool fit(Trial *s, int param, int item) {
    note_progress(s, param, item);
    if (param == s->sig->n_params)
        return item == s->t->n_items;
    if (item < 64 && s->dead[param] >> item & 1)
        return false;
    const Param *p = &s->sig->params[param];
    for (int i = 0; item < s->t->n_items && i < p->n_alternatives; i++)
        if (try_alternative(s, &p->alternatives[i], item, &s->args[param])) {
            s->chosen[param] = (uint8_t)i;
            if (fit(s, param + 1, item + 1))
                return true;
        }
    s->args[param] = NULL;
    if (p->optional && fit(s, param + 1, item))
        return true;
    if (item < 64)
        s->dead[param] |= 1ull << item;
    return false;
}

bool binder_try(Trial *s) {
    s->reached = -1;
    return fit(s, 0, 1);
}

static const Bound *accept_trial(const Trial *s) {
    Bound *n = new_bound(s->b, BOUND_CALL, s->t);
    int np = s->sig->n_params;
    const Bound **args = ARENA_ARRAY(s->b->arena, const Bound *, np + 1);
    uint8_t *chosen = ARENA_ARRAY(s->b->arena, uint8_t, np + 1);
    memcpy(args, s->args, sizeof *args * (size_t)np);
    memcpy(chosen, s->chosen, (size_t)np);
    n->sig = s->sig;
    n->args = args;
    n->chosen = chosen;
    return n;
}

/* How well the signature suits the list, of several that come equally far: it has room for the item
   it got stuck at, more of what it needs is there, and it is short. */
static int weigh_trial(const Trial *s) {
    int needed = 0;
    for (int i = 0; i < s->reached; i++)
        needed += s->held[i] && !s->sig->params[i].optional;
    return ((s->reached < s->sig->n_params) * PARAMS_MAX + needed) * PARAMS_MAX - s->sig->n_params;
}

/* Why the trial failed: the failure inside the item it got stuck at if that goes deeper, else the
   item itself; or that something is missing. */
static const Failure *reject_trial(const Trial *s, Type expected) {
    bool missing = s->furthest >= s->t->n_items;
    const Tree *culprit = missing ? s->t : s->t->items[s->furthest];
    if (s->inner && s->inner->progress > culprit->place.at)
        return s->inner;
    Failure *f = fail(s->b, missing ? FAILURE_MISSING : FAILURE_ARGUMENT, culprit, expected);
    f->call = s->t;
    f->sig = s->sig;
    f->inner = s->inner;
    f->weight = weigh_trial(s);
    if (missing)
        f->progress = s->t->end;
    return f;
}

/* ---- lists ---- */

/* Operators can be called by name too. */
static const char *operator_of(const char *name) {
    static const char *const names[][2] = {
        { "add", "+" }, { "sub", "-" }, { "mul", "*" },    { "div", "/" },
        { "pow", "^" }, { "mod", "%" }, { "lt", "<" },     { "le", "<=" },
        { "gt", ">" },  { "ge", ">=" }, { "equals", "=" }, { "notEqual", "!=" },
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(names[i][0], name))
            return names[i][1];
    return NULL;
}

static bool reaches(const Binder *b, Type type, int rule) {
    return type.rule == RULE_ANY || grammar_reaches(b->g, type.rule, rule);
}

bool binder_candidate(const Binder *b, const Tree *t, Type type, const Signature *sig) {
    const char *head = tree_head(t), *sign = operator_of(head);
    return type.depth == 0 && reaches(b, type, sig->rule) &&
           (!strcmp(sig->head, head) || (sign && !strcmp(sig->head, sign)));
}

static bool tells_more(const Failure *f, const Failure *than) {
    if (!than || f->progress != than->progress)
        return !than || f->progress > than->progress;
    return f->weight > than->weight;
}

static bool is_known(const Binder *b, const char *head) {
    int first;
    return head && grammar_by_head(b->g, head, &first);
}

/* Tries all signatures with this head that could give the type; *why is kept at the failure that
   tells most. */
static const Bound *try_head(Binder *b, const Tree *t, const char *head, Type type,
                             const Failure **why) {
    int first, n = grammar_by_head(b->g, head, &first);
    for (int i = first; i < first + n; i++) {
        const Signature *sig = &b->g->signatures[b->g->by_head[i]];
        if (!reaches(b, type, sig->rule))
            continue;
        Trial s = { .b = b, .t = t, .sig = sig };
        if (binder_try(&s))
            return accept_trial(&s);
        const Failure *f = reject_trial(&s, type);
        if (tells_more(f, *why))
            *why = f;
    }
    return NULL;
}

static const Bound *bind_list(Binder *b, const Tree *t, Type type, const Failure **why) {
    const char *head = tree_head(t), *sign = head ? operator_of(head) : NULL;
    const Bound *n = NULL;
    *why = NULL;
    if (head && type.depth == 0)
        n = try_head(b, t, head, type, why);
    if (!n && sign && type.depth == 0)
        n = try_head(b, t, sign, type, why);
    if (!n && !*why)
        *why = fail(b,
                    !head                       ? FAILURE_HEAD
                    : is_known(b, head) || sign ? FAILURE_TYPE
                                                : FAILURE_UNKNOWN,
                    t, type);
    return n;
}

/* ---- arrays ---- */

static const Bound *bind_items(Binder *b, const Tree *t, Type element, const Failure **why) {
    Bound *n = new_bound(b, BOUND_ARRAY, t);
    n->items = ARENA_ARRAY(b->arena, const Bound *, t->n_items + 1);
    n->n_items = t->n_items;
    for (int i = 0; i < t->n_items; i++) {
        const Tree *item = t->items[i];
        if (item->name) {
            *why = fail(b, FAILURE_NAMED, item, element);
            return NULL;
        }
        n->items[i] = binder_bind(b, item, element, why);
        if (n->items[i])
            continue;
        if ((*why)->tree == item && (*why)->kind == FAILURE_TYPE) {
            Failure *f = fail(b, FAILURE_TYPE, item, element);
            f->call = t;
            *why = f;
        }
        return NULL;
    }
    return n;
}

static const Bound *bind_array(Binder *b, const Tree *t, Type type, const Failure **why) {
    if (type.rule == RULE_ANY)
        return bind_items(b, t, any, why);
    if (type.depth)
        return bind_items(b, t, (Type){ type.rule, (int16_t)(type.depth - 1) }, why);
    *why = fail(b, FAILURE_TYPE, t, type);
    for (int r = 0; b->g->rules[type.rule].reach_arrays && r < b->g->n_rules; r++) {
        if (!b->g->rules[r].n_arrays || !grammar_reaches(b->g, type.rule, r))
            continue;
        for (int i = 0; i < b->g->rules[r].n_arrays; i++) {
            const Failure *inner;
            const Bound *n = bind_array(b, t, b->g->rules[r].arrays[i], &inner);
            if (n)
                return n;
            if (inner->progress > (*why)->progress)
                *why = inner;
        }
    }
    return NULL;
}

/* ---- numbers, words, strings ---- */

static bool reaches_primitive(const Binder *b, Type type, unsigned primitive) {
    return b->g->rules[type.rule].reach_primitives & primitive;
}

static const Bound *bind_number(Binder *b, const Tree *t, Type type) {
    Bound *n = NULL;
    if (t->kind == TREE_INT && reaches_primitive(b, type, PRIM_INT)) {
        n = new_bound(b, BOUND_INT, t);
        n->value = t->integer;
    } else if (reaches_primitive(b, type, PRIM_FLOAT)) {
        n = new_bound(b, BOUND_FLOAT, t);
        n->real = t->real;
    }
    return n;
}

static const Bound *bind_symbol(Binder *b, const Tree *t, Type type) {
    bool yes = !strcasecmp(t->text, "true");
    if ((yes || !strcasecmp(t->text, "false")) && reaches_primitive(b, type, PRIM_BOOL)) {
        Bound *n = new_bound(b, BOUND_BOOL, t);
        n->value = yes;
        return n;
    }
    char word[WORD_MAX];
    int first, count = grammar_by_word(b->g, capitalised(t->text, word), &first);
    for (int i = first; i < first + count; i++) {
        const Word *w = &b->g->words[b->g->by_word[i]];
        if (grammar_reaches(b->g, type.rule, w->rule)) {
            Bound *n = new_bound(b, BOUND_WORD, t);
            n->rule = w->rule;
            n->value = w->value;
            return n;
        }
    }
    return NULL;
}

static const Bound *bind_atom(Binder *b, const Tree *t, Type type, const Failure **why) {
    const Bound *n = NULL;
    if (type.rule == RULE_ANY)
        return new_bound(b, BOUND_HOLE, t);
    if (type.depth) {
        *why = fail(b, FAILURE_TYPE, t, type);
        return NULL;
    }
    if (t->kind == TREE_STRING && reaches_primitive(b, type, PRIM_STRING)) {
        Bound *s = new_bound(b, BOUND_STRING, t);
        s->text = t->text;
        n = s;
    } else if (t->kind == TREE_INT || t->kind == TREE_FLOAT) {
        n = bind_number(b, t, type);
    } else if (t->kind == TREE_SYMBOL) {
        n = bind_symbol(b, t, type);
    }
    if (!n)
        *why = fail(b, FAILURE_TYPE, t, type);
    return n;
}

/* ---- the whole ---- */

/* What was reported is not reported again, but there may be other mistakes inside. */
static const Bound *bind_loose(Binder *b, const Tree *t, const Failure **why) {
    for (int i = t->kind == TREE_LIST; i < t->n_items; i++)
        if (!binder_bind(b, t->items[i], any, why))
            return NULL;
    return new_bound(b, BOUND_HOLE, t);
}

static const Bound *bind_fresh(Binder *b, const Tree *t, Type type, const Failure **why) {
    if (b->loose[t->id])
        return bind_loose(b, t, why);
    switch (t->kind) {
    case TREE_LIST:
        return bind_list(b, t, type, why);
    case TREE_ARRAY:
        return bind_array(b, t, type, why);
    default:
        return bind_atom(b, t, type, why);
    }
}

/* Each tree is bound only once for each type: overloads that share a prefix would otherwise make
   the work grow exponentially with the depth of the tree. */
const Bound *binder_bind(Binder *b, const Tree *t, Type type, const Failure **why) {
    for (Memo *m = b->memos[t->id]; m; m = m->next)
        if (m->type.rule == type.rule && m->type.depth == type.depth) {
            *why = m->failure;
            return m->bound;
        }
    Memo *m = ARENA_NEW(b->arena, Memo);
    m->type = type;
    m->failure = NULL;
    m->bound = bind_fresh(b, t, type, &m->failure);
    if (m->bound)
        m->failure = NULL;
    m->next = b->memos[t->id];
    b->memos[t->id] = m;
    *why = m->failure;
    return m->bound;
}

/* What is let off after the report: the list of which an argument is wrong, since the others may be
   out of place only because of that; an array in which something is no ludeme at all; else the
   culprit alone. */
static const Tree *to_loosen(const Failure *f) {
    bool alone = f->inner && (f->inner->kind == FAILURE_UNKNOWN || f->inner->kind == FAILURE_HEAD);
    if ((f->kind == FAILURE_ARGUMENT && !alone) || f->kind == FAILURE_MISSING)
        return f->call;
    return f->kind == FAILURE_TYPE && f->call && f->tree->text ? f->call : f->tree;
}

/* After each error the whole is bound again, to find the next. */
static const Bound *bind_rounds(Binder *b, Report *report, const Tree *tree, int n_nodes,
                                const char *rule) {
    Type type = { .rule = (int16_t)grammar_rule(b->g, rule) };
    assert(type.rule >= 0);
    b->loose = ARENA_ARRAY(b->arena, bool, n_nodes);
    for (int round = 0; round < ROUNDS_MAX; round++) {
        const Failure *why = NULL;
        b->memos = ARENA_ARRAY(b->arena, Memo *, n_nodes);
        const Bound *bound = binder_bind(b, tree, type, &why);
        if (bound)
            return round ? NULL : bound;
        failure_report(why, b, report);
        if (b->loose[to_loosen(why)->id] || b->arena->used > b->arena->limit / 2)
            break;
        b->loose[to_loosen(why)->id] = true;
    }
    return NULL;
}

const Bound *bind_tree(Arena *a, Report *report, const Grammar *g, const Tree *tree, int n_nodes,
                       const char *rule) {
    Binder b = { .arena = a, .g = g };
    return bind_rounds(&b, report, tree, n_nodes, rule);
}

const Bound *bind_description(Arena *a, Report *report, const Grammar *g, const Description *d) {
    Binder b = { .arena = a, .g = g, .description = d };
    int n_nodes;
    const Tree *tree = tree_read(a, report, d->game, &n_nodes);
    return tree ? bind_rounds(&b, report, tree, n_nodes, "<game>") : NULL;
}
