/* Bind: finds for every part of a tree the signature it means, by the type expected there. */
#include "lang/bind.h"

#include "lang/bind_failure.h"

#include <assert.h>
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    ROUNDS_MAX = 12, /* a description is bound again after each error, to find the next */
    WORD_MAX = 40
};

/* What came of binding one tree where one type is expected. */
typedef struct Memo {
    Type type;
    const Bound *bound;     /* NULL: it does not fit */
    const Failure *failure; /* then why */
    struct Memo *next;
} Memo;

typedef struct Binder {
    Arena *arena;
    const Grammar *g;
    Memo **memos; /* per tree id */
    bool *holes;  /* per tree id: reported as wrong in an earlier round, fits everywhere */
} Binder;

static const Bound *bind_at(Binder *b, const Tree *t, Type type, const Failure **why);

static Bound *new_bound(Binder *b, BoundKind kind, const Tree *t) {
    Bound *n = ARENA_NEW(b->arena, Bound);
    n->kind = kind;
    n->tree = t;
    return n;
}

static const Failure *fail(Binder *b, FailureKind kind, const Tree *t, Type expected) {
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

/* One signature being tried on one list. */
typedef struct Trial {
    Binder *b;
    const Tree *t;
    const Signature *sig;
    const Bound *args[PARAMS_MAX];
    uint8_t chosen[PARAMS_MAX];
    uint64_t dead[PARAMS_MAX + 1]; /* bit i: item i cannot begin at this parameter */
    int furthest;                  /* the last item that was reached */
    const Failure *inner;          /* the deepest failure inside that item */
    int missing;                   /* the parameter for which no item was left */
} Trial;

static bool try_alternative(Trial *s, const Alternative *alt, int item, const Bound **out) {
    const Tree *t = s->t->items[item];
    if (!alt->name != !t->name || (alt->name && strcmp(alt->name, t->name)))
        return false;
    if (s->b->holes[t->id]) {
        *out = new_bound(s->b, BOUND_HOLE, t);
        return true;
    }
    if (alt->word) {
        char word[WORD_MAX];
        if (t->kind != TREE_SYMBOL || strcmp(capitalised(t->text, word), alt->word))
            return false;
        *out = new_bound(s->b, BOUND_WORD, t);
        return true;
    }
    const Failure *why;
    *out = bind_at(s->b, t, alt->type, &why);
    if (!*out && item == s->furthest && (!s->inner || why->progress > s->inner->progress))
        s->inner = why;
    return *out;
}

/* A named argument that was reported, perhaps because there is none of that name. */
static bool is_named_hole(const Trial *s, int item) {
    return item < s->t->n_items && s->t->items[item]->name && s->b->holes[s->t->items[item]->id];
}

/* Fits items from `item` on into parameters from `param` on. */
static bool fit(Trial *s, int param, int item) {
    if (item > s->furthest) {
        s->furthest = item;
        s->inner = NULL;
    }
    if (is_named_hole(s, item))
        return fit(s, param, item + 1);
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
    if (item == s->t->n_items && !p->optional)
        s->missing = param;
    if (item < 64)
        s->dead[param] |= 1ull << item;
    return false;
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

/* Why the trial failed: the failure inside the item it got stuck at if that goes deeper, else the
   item itself; or that something is missing. */
static const Failure *reject_trial(const Trial *s, Type expected) {
    bool missing = s->furthest >= s->t->n_items;
    const Tree *culprit = missing ? s->t : s->t->items[s->furthest];
    if (s->inner && s->inner->progress > culprit->place.at)
        return s->inner;
    Failure *f = ARENA_NEW(s->b->arena, Failure);
    *f = (Failure){ .kind = missing ? FAILURE_MISSING : FAILURE_ARGUMENT,
                    .tree = culprit,
                    .call = s->t,
                    .sig = s->sig,
                    .expected = expected,
                    .param = s->missing,
                    .inner = s->inner,
                    .progress = missing ? s->t->end : culprit->place.at };
    return f;
}

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

/* The failure that came further; of two that came equally far the one that tried to fit something
   into the place tells more than the one with no parameter left for it. */
static bool tells_more(const Failure *f, const Failure *than) {
    if (!than || f->progress != than->progress)
        return !than || f->progress > than->progress;
    return f->inner && than->kind == FAILURE_ARGUMENT && !than->inner;
}

/* Tries all signatures with this head that could give the type; *why is kept at the furthest
   failure. Returns how many signatures have the head at all in *known. */
static const Bound *try_head(Binder *b, const Tree *t, const char *head, Type type, int *known,
                             const Failure **why) {
    int first, n = grammar_by_head(b->g, head, &first);
    *known += n;
    for (int i = first; i < first + n; i++) {
        const Signature *sig = &b->g->signatures[b->g->by_head[i]];
        if (!grammar_reaches(b->g, type.rule, sig->rule))
            continue;
        Trial s = { .b = b, .t = t, .sig = sig, .furthest = 1 };
        if (fit(&s, 0, 1))
            return accept_trial(&s);
        const Failure *f = reject_trial(&s, type);
        if (tells_more(f, *why))
            *why = f;
    }
    return NULL;
}

static const Bound *bind_list(Binder *b, const Tree *t, Type type, const Failure **why) {
    const char *head = tree_head(t);
    if (!head) {
        *why = fail(b, FAILURE_HEAD, t, type);
        return NULL;
    }
    const char *sign = operator_of(head);
    const Bound *n = NULL;
    int known = 0;
    *why = NULL;
    if (type.depth == 0)
        n = try_head(b, t, head, type, &known, why);
    if (!n && sign)
        n = try_head(b, t, sign, type, &known, why);
    if (!n && !*why)
        *why = fail(b, known ? FAILURE_TYPE : FAILURE_UNKNOWN, t, type);
    return n;
}

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
        n->items[i] = bind_at(b, item, element, why);
        if (!n->items[i])
            return NULL;
    }
    return n;
}

static const Bound *bind_array(Binder *b, const Tree *t, Type type, const Failure **why) {
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

static const Bound *bind_fresh(Binder *b, const Tree *t, Type type, const Failure **why) {
    if (b->holes[t->id])
        return new_bound(b, BOUND_HOLE, t);
    switch (t->kind) {
    case TREE_LIST:
        return bind_list(b, t, type, why);
    case TREE_ARRAY:
        return bind_array(b, t, type, why);
    default:
        return bind_atom(b, t, type, why);
    }
}

/* As bind_fresh, but each tree is bound only once for each type: overloads that share a prefix
   would otherwise make the work grow exponentially with the depth of the tree. */
static const Bound *bind_at(Binder *b, const Tree *t, Type type, const Failure **why) {
    for (Memo *m = b->memos[t->id]; m; m = m->next)
        if (m->type.rule == type.rule && m->type.depth == type.depth) {
            *why = m->failure;
            return m->bound;
        }
    Memo *m = ARENA_NEW(b->arena, Memo);
    m->type = type;
    m->failure = NULL;
    m->bound = bind_fresh(b, t, type, &m->failure);
    m->next = b->memos[t->id];
    b->memos[t->id] = m;
    *why = m->failure;
    return m->bound;
}

/* Some item of the list was reported already; what else does not fit may be no more than a
   consequence. */
static bool has_hole(const Binder *b, const Tree *list) {
    for (int i = 0; i < list->n_items; i++)
        if (b->holes[list->items[i]->id])
            return true;
    return false;
}

/* Reports the failure and makes a hole where it is, so that the next round finds others. */
static void dig_hole(Binder *b, const Failure *why, Report *report) {
    const Tree *t = why->tree;
    if (why->call && has_hole(b, why->call))
        t = why->call;
    else
        failure_report(why, b->arena, b->g, report);
    b->holes[t->id] = true;
}

const Bound *bind_tree(Arena *a, Report *report, const Grammar *g, const Tree *tree, int n_nodes,
                       const char *rule) {
    Type type = { .rule = (int16_t)grammar_rule(g, rule) };
    assert(type.rule >= 0);
    Binder b = { .arena = a, .g = g, .holes = ARENA_ARRAY(a, bool, n_nodes) };
    const Bound *bound = NULL;
    for (int round = 0; round < ROUNDS_MAX && !bound; round++) {
        const Failure *why = NULL;
        b.memos = ARENA_ARRAY(a, Memo *, n_nodes);
        bound = bind_at(&b, tree, type, &why);
        if (!bound)
            dig_hole(&b, why, report);
    }
    return report_failed(report) ? NULL : bound;
}

/* Finds the parameter and alternative with this text; `param` may end in #n. */
static bool find_param(const Signature *sig, const char *param, int *index, int *alternative) {
    const char *hash = strrchr(param, '#');
    size_t length = hash ? (size_t)(hash - param) : strlen(param);
    int skip = hash ? atoi(hash + 1) - 1 : 0;
    for (int i = 0; i < sig->n_params; i++)
        for (int j = 0; j < sig->params[i].n_alternatives; j++) {
            const char *text = sig->params[i].alternatives[j].text;
            if (strncmp(text, param, length) || text[length] || skip-- > 0)
                continue;
            *index = i;
            *alternative = j;
            return true;
        }
    return false;
}

bool bound_has(const Bound *call, const char *param) {
    int i, j;
    return find_param(call->sig, param, &i, &j);
}

const Bound *bound_arg(const Bound *call, const char *param) {
    int i = 0, j = 0;
    bool found = find_param(call->sig, param, &i, &j);
    assert(found && "no such parameter in the signature");
    (void)found;
    return call->args[i] && call->chosen[i] == j ? call->args[i] : NULL;
}

int bound_word(const Bound *call, const char *param, int otherwise) {
    const Bound *b = bound_arg(call, param);
    return b ? b->value : otherwise;
}
