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

static void suggest(Report *r, Problem *p, const char *word, const Names *names) {
    const char *nearest = report_nearest(word, names->v, names->n);
    if (nearest)
        report_note(r, p, "did you mean \"%s\"?", nearest);
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

static void add_alternatives(Names *words, Names *labels, const Grammar *g, const Signature *s) {
    for (int i = 0; i < s->n_params; i++)
        for (int j = 0; j < s->params[i].n_alternatives; j++) {
            const Alternative *alt = &s->params[i].alternatives[j];
            if (alt->name)
                add_name(labels, alt->name);
            else if (alt->word)
                add_name(words, alt->word);
            else if (alt->type.depth == 0)
                add_words_of(words, g, alt->type.rule);
        }
}

/* The signature that came furthest; for a wrong first argument the others of that name too. */
static void note_signatures(const Failure *f, const Grammar *g, Report *r, Problem *p) {
    report_note(r, p, "expected: %s", f->sig->ludeme->text);
    bool first = f->call->n_items > 1 && f->tree == f->call->items[1];
    int shown_so_far = 1, more = 0;
    for (int i = 0; first && i < g->n_signatures; i++) {
        const Signature *s = &g->signatures[i];
        if (s == f->sig || !candidate(f, g, s))
            continue;
        if (shown_so_far++ < SIGNATURES_SHOWN)
            report_note(r, p, "      or: %s", s->ludeme->text);
        else
            more++;
    }
    if (more)
        report_note(r, p, "      or %d more; see lusor grammar %s", more, f->sig->head);
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
    suggest(r, p, head, report_nearest(head, here->v, here->n) ? here : all);
    report_note(r, p, "expected: %s", type_text(a, g, f->expected));
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

static void report_argument(const Failure *f, Arena *a, const Grammar *g, Report *r) {
    Names *words = ARENA_NEW(a, Names), *labels = ARENA_NEW(a, Names);
    for (int i = 0; i < g->n_signatures; i++)
        if (candidate(f, g, &g->signatures[i]))
            add_alternatives(words, labels, g, &g->signatures[i]);
    const Tree *t = f->tree;
    bool label_known = false;
    for (int i = 0; t->name && i < labels->n; i++)
        label_known |= !strcmp(labels->v[i], t->name);
    Problem *p;
    if (t->name && !label_known) {
        p = report_error(r, t->place, "(%s ...) has no argument \"%s:\"", f->sig->head, t->name);
        suggest(r, p, t->name, labels);
    } else {
        p = report_error(r, t->place, "%s does not fit into (%s ...) here", shown(a, t),
                         f->sig->head);
        if (t->kind == TREE_SYMBOL)
            suggest(r, p, t->text, words);
    }
    note_signatures(f, g, r, p);
}

static void report_missing(const Failure *f, Report *r) {
    const Param *param = &f->sig->params[f->param];
    Problem *p = report_error(r, f->tree->place, "(%s ...) needs %s%s", f->sig->head,
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
        else
            report_argument(f, a, g, r);
        break;
    case FAILURE_MISSING:
        report_missing(f, r);
        break;
    case FAILURE_NAMED:
        report_error(r, f->tree->place, "inside { } nothing has a name; found \"%s:\"",
                     f->tree->name);
        break;
    }
}
