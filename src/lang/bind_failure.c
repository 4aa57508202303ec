/* Tells the author why a part of a description does not fit. */
#include "lang/bind_case.h"

#include <string.h>
#include <strings.h>

enum { HEADS_SHOWN = 4 };

/* The signatures with that head that may stand where the type is expected. */
static void note_heads(const Case *c, Problem *p, Type expected, const char *head) {
    const Grammar *g = c->b->g;
    int first, n = grammar_by_head(g, head, &first), shown = 0;
    for (int i = first; i < first + n && shown < HEADS_SHOWN; i++) {
        const Signature *s = &g->signatures[g->by_head[i]];
        if (expected.rule == RULE_ANY || grammar_reaches(g, expected.rule, s->rule))
            report_note(c->report, p, "%s %s",
                        shown++ ? "      or:" : "expected:", s->ludeme->text);
    }
}

/* A head near to this one, of a ludeme that fits if there is one. */
static const char *near_head(const Failure *f, const Case *c, const char *head) {
    const Grammar *g = c->b->g;
    Names fitting = { 0 }, all = { 0 };
    for (int i = 0; i < g->n_signatures; i++) {
        case_add_name(c, &all, g->signatures[i].head);
        if (f->expected.rule != RULE_ANY &&
            grammar_reaches(g, f->expected.rule, g->signatures[i].rule))
            case_add_name(c, &fitting, g->signatures[i].head);
    }
    const char *near = report_nearest(head, fitting.items, fitting.n_items);
    return near ? near : report_nearest(head, all.items, all.n_items);
}

static bool is_head(const Case *c, const char *text) {
    int first;
    return text && grammar_by_head(c->b->g, text, &first);
}

static bool is_word(const Case *c, const char *text) {
    int first;
    return grammar_by_word(c->b->g, text, &first);
}

/* A word stands where the name of a ludeme belongs: (Mover), or (Top sites). */
static void report_word(const Failure *f, const Case *c, const char *word) {
    const Tree *t = f->tree, *next = t->n_items > 1 ? t->items[1] : NULL;
    Place at = tree_value_place(t);
    if (!next) {
        report_error(c->report, at, "a word stands without brackets: %s", word);
        return;
    }
    Problem *p = report_error(c->report, at, "\"%s\" is a word and no ludeme", word);
    if (next->kind == TREE_SYMBOL && is_head(c, next->text))
        report_note(c->report, p, "did you mean (%s %s%s)?", next->text, word,
                    t->n_items > 2 ? " ..." : "");
}

/* `f` expects a ludeme with a head that none has. */
static void report_unknown(const Failure *f, const Case *c) {
    const char *head = tree_head(f->tree), *near = near_head(f, c, head);
    if (is_word(c, head) && !(near && !strcasecmp(near, head) && f->tree->n_items > 1)) {
        report_word(f, c, head);
        return;
    }
    Problem *p =
        report_error(c->report, tree_value_place(f->tree), "there is no ludeme \"%s\"", head);
    if (near) {
        report_note(c->report, p, "did you mean \"%s\"?", near);
        note_heads(c, p, f->expected, near);
    } else if (f->expected.rule != RULE_ANY) {
        report_note(c->report, p, "expected: %s", case_type(c, f->expected));
    }
}

static void report_head(const Failure *f, Report *r) {
    const Tree *t = f->tree, *first = t->n_items ? t->items[0] : NULL;
    Place at = tree_value_place(t);
    if (first && t->n_items == 1 && (first->kind == TREE_INT || first->kind == TREE_FLOAT)) {
        report_error(r, at, "a number stands without brackets: %s", first->text);
        return;
    }
    Problem *p = report_error(r, at, "a ( must be followed by the name of a ludeme");
    if (first && first->kind == TREE_STRING)
        report_note(r, p, "there is no define \"%s\"", first->text);
    else if (first && first->kind == TREE_ARRAY)
        report_note(r, p, "an array stands in { } alone");
    else if (first && first->name)
        report_note(r, p, "found the argument \"%s:\" instead", first->name);
}

/* Several signatures may lack something; each is told with what it lacks, the likeliest first. */
static void report_missing(const Failure *f, const Case *c) {
    int needed = case_next_needed(f->sig, c->trials[0].reached);
    Problem *p =
        report_error(c->report, tree_value_place(f->call), "%s needs %s", case_call(c, f->sig),
                     needed < 0 ? "more" : case_param(c, &f->sig->params[needed]));
    case_note_signatures(c, p);
}

static void report_argument(const Failure *f, Case *c) {
    const Failure *inner = f->inner;
    if (inner && inner->tree == f->tree && inner->kind == FAILURE_UNKNOWN)
        report_unknown(inner, c);
    else if (inner && inner->tree == f->tree && inner->kind == FAILURE_HEAD)
        report_head(inner, c->report);
    else
        advice_give(c);
}

void failure_report(const Failure *f, Binder *b, Report *report) {
    Case c = case_make(f, b, report);
    switch (f->kind) {
    case FAILURE_TYPE:
        advice_give(&c);
        break;
    case FAILURE_UNKNOWN:
        report_unknown(f, &c);
        break;
    case FAILURE_HEAD:
        report_head(f, report);
        break;
    case FAILURE_ARGUMENT:
        report_argument(f, &c);
        break;
    case FAILURE_MISSING:
        report_missing(f, &c);
        break;
    case FAILURE_NAMED:
        report_error(report, f->tree->place, "inside { } nothing has a name; found \"%s:\"",
                     f->tree->name);
        break;
    }
}
