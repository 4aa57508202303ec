/* Tells the author why a part of a description does not fit. */
#include "lang/bind_failure.h"

#include <string.h>

enum { SHOWN_MAX = 48, SIGNATURES_SHOWN = 4, NAMES_MAX = 4096 };

/* Names to choose a suggestion from. */
typedef struct Names {
    const char *v[NAMES_MAX];
    int n;
} Names;

static void add_name(Names *names, const char *name) {
    if (names->n < NAMES_MAX)
        names->v[names->n++] = name;
}

/* Notes the name that may have been meant, and returns it. */
static const char *suggest(Report *r, Problem *p, const char *word, const Names *names) {
    const char *nearest = report_nearest(word, names->v, names->n);
    if (nearest)
        report_note(r, p, "did you mean \"%s\"?", nearest);
    return nearest;
}

/* The list with everything but its head left out, other trees as they are. */
static const char *shown(Arena *a, const Tree *t) {
    if (t->kind == TREE_LIST && tree_head(t))
        return arena_printf(a, t->n_items > 1 ? "(%s ...)" : "(%s)", tree_head(t));
    return tree_text(a, t, SHOWN_MAX);
}

static const char *type_text(Arena *a, const Grammar *g, Type type) {
    Text t = { 0 };
    grammar_type_text(g, type, &t);
    char *s = arena_strdup(a, text_str(&t));
    text_free(&t);
    return s;
}

static void add_words_of(Names *names, const Grammar *g, int rule) {
    for (int i = 0; i < g->n_words; i++)
        if (grammar_reaches(g, rule, g->words[i].rule))
            add_name(names, g->words[i].text);
}

static bool candidate(const Failure *f, const Grammar *g, const Signature *s) {
    return f->expected.depth == 0 && !strcmp(s->head, f->sig->head) &&
           grammar_reaches(g, f->expected.rule, s->rule);
}

static void add_alternatives(Names *words, Names *labels, const Grammar *g, const Param *params,
                             int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < params[i].n_alternatives; j++) {
            const Alternative *alt = &params[i].alternatives[j];
            if (alt->name)
                add_name(labels, alt->name);
            else if (alt->word)
                add_name(words, alt->word);
            else if (alt->type.depth == 0)
                add_words_of(words, g, alt->type.rule);
        }
}

static bool has_name(const Names *names, const char *name) {
    for (int i = 0; i < names->n; i++)
        if (!strcmp(names->v[i], name))
            return true;
    return false;
}

/* The word may be the first argument. */
static bool takes_first(Arena *a, const Grammar *g, const Signature *s, const char *word) {
    Names *words = ARENA_NEW(a, Names), *labels = ARENA_NEW(a, Names);
    int n = 0;
    while (n < s->n_params && s->params[n++].optional)
        continue;
    add_alternatives(words, labels, g, s->params, n);
    return has_name(words, word);
}

/* "is Line", or only "is" if the first argument is not always that word. */
static const char *full_head(Arena *a, const Signature *s) {
    const Param *first = s->params;
    if (!s->n_params || first->optional || first->n_alternatives > 1 || !first->alternatives->word)
        return s->head;
    return arena_printf(a, "%s %s", s->head, first->alternatives->word);
}

/* The signature that came furthest; for a wrong first argument all of that name, or, when a word is
   thought to have been meant, those that take it. */
static void note_signatures(const Failure *f, Arena *a, const Grammar *g, Report *r, Problem *p,
                            const char *meant) {
    bool first = f->call->n_items > 1 && f->tree == f->call->items[1];
    if (!first) {
        report_note(r, p, "expected: %s", f->sig->ludeme->text);
        return;
    }
    int n = 0;
    for (int i = 0; i < g->n_signatures; i++) {
        const Signature *s = &g->signatures[i];
        if (candidate(f, g, s) && (!meant || takes_first(a, g, s, meant)) && n++ < SIGNATURES_SHOWN)
            report_note(r, p, "%s %s", n > 1 ? "      or:" : "expected:", s->ludeme->text);
    }
    if (n > SIGNATURES_SHOWN)
        report_note(r, p, "      or %d more; see lusor grammar %s", n - SIGNATURES_SHOWN,
                    f->sig->head);
}

/* The signatures with that head that may stand where the type is expected. */
static void note_heads(Report *r, Problem *p, const Grammar *g, Type expected, const char *head) {
    int first, n = grammar_by_head(g, head, &first), shown_so_far = 0;
    for (int i = first; i < first + n && shown_so_far < SIGNATURES_SHOWN; i++) {
        const Signature *s = &g->signatures[g->by_head[i]];
        if (grammar_reaches(g, expected.rule, s->rule))
            report_note(r, p, "%s %s", shown_so_far++ ? "      or:" : "expected:", s->ludeme->text);
    }
}

static void report_unknown(const Failure *f, Arena *a, const Grammar *g, Report *r) {
    const char *head = tree_head(f->tree);
    Problem *p = report_error(r, f->tree->place, "there is no ludeme \"%s\"", head);
    Names *here = ARENA_NEW(a, Names), *all = ARENA_NEW(a, Names);
    for (int i = 0; i < g->n_signatures; i++) {
        add_name(all, g->signatures[i].head);
        if (grammar_reaches(g, f->expected.rule, g->signatures[i].rule))
            add_name(here, g->signatures[i].head);
    }
    const char *meant = report_nearest(head, here->v, here->n);
    suggest(r, p, head, meant ? here : all);
    if (f->kind == FAILURE_ARGUMENT)
        report_note(r, p, "expected: %s", f->sig->ludeme->text);
    else if (meant)
        note_heads(r, p, g, f->expected, meant);
    else
        report_note(r, p, "expected: %s", type_text(a, g, f->expected));
}

static bool is_unknown(const Grammar *g, const Tree *t) {
    int first;
    return tree_head(t) && !grammar_by_head(g, tree_head(t), &first);
}

static void report_head(const Failure *f, Report *r) {
    const Tree *t = f->tree;
    Problem *p = report_error(r, t->place, "a ( must be followed by the name of a ludeme");
    if (t->n_items && t->items[0]->kind == TREE_STRING)
        report_note(r, p, "there is no define \"%s\"", t->items[0]->text);
}

static void report_type(const Failure *f, Arena *a, const Grammar *g, Report *r) {
    Problem *p = report_error(r, f->tree->place, "%s does not fit here", shown(a, f->tree));
    if (f->tree->kind == TREE_SYMBOL && f->expected.depth == 0) {
        Names *names = ARENA_NEW(a, Names);
        add_words_of(names, g, f->expected.rule);
        suggest(r, p, f->tree->text, names);
    }
    report_note(r, p, "expected: %s", type_text(a, g, f->expected));
}

/* An earlier argument of the list has the same name. */
static bool is_second(const Tree *call, const Tree *t) {
    for (int i = 0; call->items[i] != t; i++)
        if (call->items[i]->name && !strcmp(call->items[i]->name, t->name))
            return true;
    return false;
}

/* name:value, where the signature that came furthest has no such name, or has it elsewhere, or
   the value is wrong. */
static Problem *report_named(const Failure *f, Arena *a, const Grammar *g, Report *r) {
    Names *words = ARENA_NEW(a, Names), *labels = ARENA_NEW(a, Names);
    const Tree *t = f->tree;
    const char *head = full_head(a, f->sig);
    add_alternatives(words, labels, g, f->sig->params, f->sig->n_params);
    if (!has_name(labels, t->name)) {
        Problem *p = report_error(r, t->place, "(%s ...) has no argument \"%s:\"", head, t->name);
        suggest(r, p, t->name, labels);
        return p;
    }
    if (is_second(f->call, t))
        return report_error(r, t->place, "(%s ...) has \"%s:\" already", head, t->name);
    if (!f->inner)
        return report_error(r, t->place, "\"%s:\" does not stand in its place", t->name);
    Problem *p = report_error(r, t->place, "%s does not fit as \"%s:\"", shown(a, t), t->name);
    if (t->kind == TREE_SYMBOL && f->inner->expected.depth == 0) {
        Names *values = ARENA_NEW(a, Names);
        add_words_of(values, g, f->inner->expected.rule);
        suggest(r, p, t->text, values);
    }
    return p;
}

static void report_argument(const Failure *f, Arena *a, const Grammar *g, Report *r) {
    const Tree *t = f->tree;
    if (t->name) {
        report_note(r, report_named(f, a, g, r), "expected: %s", f->sig->ludeme->text);
        return;
    }
    Problem *p =
        report_error(r, t->place, "%s does not fit into (%s ...) here", shown(a, t), f->sig->head);
    const char *meant = NULL;
    if (t->kind == TREE_SYMBOL) {
        Names *words = ARENA_NEW(a, Names), *labels = ARENA_NEW(a, Names);
        for (int i = 0; i < g->n_signatures; i++) {
            const Signature *s = &g->signatures[i];
            if (candidate(f, g, s))
                add_alternatives(words, labels, g, s->params, s->n_params);
        }
        meant = suggest(r, p, t->text, words);
    }
    note_signatures(f, a, g, r, p, meant);
}

static void report_missing(const Failure *f, Arena *a, Report *r) {
    const Param *param = &f->sig->params[f->param];
    Problem *p = report_error(r, f->tree->place, "(%s ...) needs %s%s", full_head(a, f->sig),
                              param->alternatives[0].text,
                              param->n_alternatives > 1 ? " or another of its kind" : "");
    report_note(r, p, "expected: %s", f->sig->ludeme->text);
}

void failure_report(const Failure *f, Arena *a, const Grammar *g, Report *r) {
    switch (f->kind) {
    case FAILURE_TYPE:
        report_type(f, a, g, r);
        break;
    case FAILURE_UNKNOWN:
        report_unknown(f, a, g, r);
        break;
    case FAILURE_HEAD:
        report_head(f, r);
        break;
    case FAILURE_ARGUMENT:
        if (f->inner && f->inner->kind == FAILURE_UNKNOWN)
            report_unknown(f->inner, a, g, r);
        else if (f->inner && f->inner->kind == FAILURE_HEAD)
            report_head(f->inner, r);
        else if (is_unknown(g, f->tree))
            report_unknown(f, a, g, r);
        else
            report_argument(f, a, g, r);
        break;
    case FAILURE_MISSING:
        report_missing(f, a, r);
        break;
    case FAILURE_NAMED:
        report_error(r, f->tree->place, "inside { } nothing has a name; found \"%s:\"",
                     f->tree->name);
        break;
    }
}
