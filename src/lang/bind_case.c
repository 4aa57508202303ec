/* Case: gathers what is known about one thing that does not fit, and finds words for it. */
#include "lang/bind_case.h"

#include <stdlib.h>
#include <string.h>

enum { SHOWN_MAX = 48, SIGNATURES_SHOWN = 4, WORDS_SHOWN = 16, WORDS_FEW = 6 };

/* ---- gathering ---- */

int case_next_needed(const Signature *s, int from) {
    for (int i = from; i < s->n_params; i++)
        if (!s->params[i].optional)
            return i;
    return -1;
}

static int index_of(const Tree *call, const Tree *item) {
    int i = 0;
    while (i < call->n_items && call->items[i] != item)
        i++;
    return i;
}

static int filled_needed(const Trial *s) {
    int n = 0;
    for (int i = 0; i < s->reached; i++)
        n += s->held[i] && !s->sig->params[i].optional;
    return n;
}

/* The same order in which the binder prefers failures, by signatures. */
static int compare_trials(const void *x, const void *y) {
    const Trial *a = x, *b = y;
    int room = (b->reached < b->sig->n_params) - (a->reached < a->sig->n_params);
    if (room)
        return room;
    int filled = filled_needed(b) - filled_needed(a);
    if (filled)
        return filled;
    if (a->sig->n_params != b->sig->n_params)
        return a->sig->n_params - b->sig->n_params;
    return strcmp(a->sig->ludeme->text, b->sig->ludeme->text);
}

static void gather_trials(Case *c, const Failure *f) {
    const Grammar *g = c->b->g;
    c->trials = ARENA_ARRAY(c->b->arena, Trial, g->n_signatures);
    for (int i = 0; i < g->n_signatures; i++) {
        if (!binder_candidate(c->b, c->call, f->expected, &g->signatures[i]))
            continue;
        Trial *s = &c->trials[c->n_trials];
        *s = (Trial){ .b = c->b, .t = c->call, .sig = &g->signatures[i] };
        binder_try(s);
        if (s->furthest == c->item)
            c->n_trials++;
    }
    qsort(c->trials, (size_t)c->n_trials, sizeof *c->trials, compare_trials);
}

static void gather_wanted(Case *c) {
    for (int i = 0; i < c->n_trials; i++) {
        const Signature *sig = c->trials[i].sig;
        int last = case_next_needed(sig, c->trials[i].reached);
        if (last < 0)
            last = sig->n_params - 1;
        for (int p = c->trials[i].reached; p <= last; p++)
            for (int j = 0; j < sig->params[p].n_alternatives; j++)
                ARENA_PUSH(c->b->arena, c->wanted, c->n_wanted, c->cap_wanted) =
                    &sig->params[p].alternatives[j];
    }
}

Case case_make(const Failure *f, Binder *b, Report *report) {
    Case c = { .b = b, .report = report, .culprit = f->tree };
    if (f->kind == FAILURE_ARGUMENT || f->kind == FAILURE_MISSING) {
        c.call = f->call;
        c.item = f->kind == FAILURE_MISSING ? f->call->n_items : index_of(f->call, f->tree);
        gather_trials(&c, f);
        gather_wanted(&c);
    } else if (f->expected.rule != RULE_ANY) {
        Alternative *alt = ARENA_NEW(b->arena, Alternative);
        alt->type = f->expected;
        ARENA_PUSH(b->arena, c.wanted, c.n_wanted, c.cap_wanted) = alt;
    }
    return c;
}

bool case_takes(const Case *c, const Alternative *alt, const Tree *t) {
    bool same = alt->name && t->name ? !strcmp(alt->name, t->name) : !alt->name && !t->name;
    return same && binder_fits(c->b, t, alt);
}

/* ---- names ---- */

bool case_has_name(const Names *names, const char *name) {
    for (int i = 0; i < names->n_items; i++)
        if (!strcmp(names->items[i], name))
            return true;
    return false;
}

void case_add_name(const Case *c, Names *names, const char *name) {
    if (!case_has_name(names, name))
        ARENA_PUSH(c->b->arena, names->items, names->n_items, names->cap_items) = name;
}

void case_add_words(const Case *c, Names *names, int rule) {
    const Grammar *g = c->b->g;
    for (int i = 0; i < g->n_words; i++)
        if (grammar_reaches(g, rule, g->words[i].rule))
            case_add_name(c, names, g->words[i].text);
}

/* "A, B or C"; "A, B, C, ..." if there are more than `max`. */
static const char *join(const Case *c, const Names *names, int max) {
    Text t = { 0 };
    int n = names->n_items;
    for (int i = 0; i < n && i < max; i++)
        text_printf(&t, "%s%s", i == 0 ? "" : i + 1 == n ? " or " : ", ", names->items[i]);
    if (n > max)
        text_puts(&t, ", ...");
    char *s = arena_strdup(c->b->arena, text_str(&t));
    text_free(&t);
    return s;
}

static int compare_names(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

const char *case_join(const Case *c, Names *names) {
    qsort(names->items, (size_t)names->n_items, sizeof *names->items, compare_names);
    return join(c, names, WORDS_SHOWN);
}

/* ---- finding words ---- */

const char *case_shown(const Case *c, const Tree *t) {
    Arena *a = c->b->arena;
    if (t->kind == TREE_LIST && tree_head(t))
        return arena_printf(a, "%s%s(%s%s)", t->name ? t->name : "", t->name ? ":" : "",
                            tree_head(t), t->n_items > 1 ? " ..." : "");
    return tree_text(a, t, SHOWN_MAX);
}

/* The head, and the first argument where that is always the same word. */
const char *case_call(const Case *c, const Signature *sig) {
    const Param *first = sig->params;
    bool word = sig->n_params && !first->optional && first->n_alternatives == 1 &&
                first->alternatives->word;
    if (word && c->item > 1)
        return arena_printf(c->b->arena, "(%s %s ...)", sig->head, first->alternatives->word);
    const Tree *t = c->call && c->call->n_items > 1 && c->item > 1 ? c->call->items[1] : NULL;
    if (t && t->kind == TREE_SYMBOL && c->trials && c->trials->held[0] &&
        c->trials->held[0]->tree == t)
        return arena_printf(c->b->arena, "(%s %s ...)", sig->head, t->text);
    return arena_printf(c->b->arena, "(%s ...)", sig->head);
}

/* What the broad rules stand for; others speak for themselves, by their words or their ludeme. */
static const char *const spoken[][2] = {
    { "<boolean>", "a condition" },
    { "<dim>", "a whole number" },
    { "<direction>", "a direction" },
    { "<effect>", "an effect" },
    { "<float>", "a number" },
    { "<graph>", "a graph such as (square 8)" },
    { "<int>", "a number" },
    { "<ints>", "a list of numbers" },
    { "<item>", "a piece of equipment" },
    { "<nonDecision>", "an effect" },
    { "<range>", "a range such as (range 1 3)" },
    { "<roleType>", "a player such as P1 or Mover" },
    { "<sites>", "a set of sites" },
    { "<startRule>", "a start rule" },
    { "<string>", "a text in quotes" },
};

static const char *spoken_rule(const char *rule) {
    for (size_t i = 0; i < sizeof spoken / sizeof *spoken; i++)
        if (!strcmp(spoken[i][0], rule))
            return spoken[i][1];
    return NULL;
}

/* "Cell, Vertex or Edge"; "(to ...)"; NULL if there is no short way. */
static const char *derived_words(const Case *c, int rule) {
    const Grammar *g = c->b->g;
    Names names = { 0 };
    for (int i = 0; i < g->n_signatures; i++)
        if (grammar_reaches(g, rule, g->signatures[i].rule))
            case_add_name(c, &names, arena_printf(c->b->arena, "(%s ...)", g->signatures[i].head));
    case_add_words(c, &names, rule);
    bool enumeration = g->rules[rule].n_words && g->rules[rule].n_words == names.n_items;
    if (!names.n_items || (names.n_items > WORDS_FEW && !enumeration))
        return NULL;
    return join(c, &names, WORDS_FEW);
}

const char *case_type(const Case *c, Type type) {
    Text t = { 0 };
    const char *words = type.depth ? NULL : spoken_rule(c->b->g->rules[type.rule].name);
    if (!words && !type.depth)
        words = derived_words(c, type.rule);
    if (words && words[0] == '(' && !strchr(words, ','))
        return words; /* a single ludeme says it best */
    grammar_type_text(c->b->g, type, &t);
    if (words)
        text_printf(&t, " (%s)", words);
    char *s = arena_strdup(c->b->arena, text_str(&t));
    text_free(&t);
    return s;
}

const char *case_param(const Case *c, const Param *p) {
    Names names = { 0 };
    for (int i = 0; i < p->n_alternatives; i++)
        case_add_name(c, &names, p->alternatives[i].text);
    const Alternative *only = p->n_alternatives == 1 ? p->alternatives : NULL;
    if (!only || only->word)
        return join(c, &names, WORDS_SHOWN);
    return arena_printf(c->b->arena, "%s%s%s", only->name ? only->name : "", only->name ? ":" : "",
                        case_type(c, only->type));
}

/* ---- signatures ---- */

void case_note_signature(const Case *c, Problem *p, const Signature *sig) {
    report_note(c->report, p, "expected: %s", sig->ludeme->text);
}

/* The signature, where the trial got stuck, takes the word, or a value of the rule. */
static bool takes_here(const Case *c, const Trial *s, const char *word, int rule) {
    int last = case_next_needed(s->sig, s->reached);
    Names words = { 0 };
    for (int i = s->reached; i <= (last < 0 ? s->sig->n_params - 1 : last); i++)
        for (int j = 0; j < s->sig->params[i].n_alternatives; j++) {
            const Alternative *alt = &s->sig->params[i].alternatives[j];
            if (alt->word)
                case_add_name(c, &words, alt->word);
            else if (!alt->type.depth && alt->type.rule == rule)
                return true;
            else if (!alt->type.depth && word)
                case_add_words(c, &words, alt->type.rule);
        }
    return word && case_has_name(&words, word);
}

static void note_those(const Case *c, Problem *p, const char *word, int rule) {
    int n = 0;
    for (int i = 0; i < c->n_trials; i++)
        if (((!word && rule < 0) || takes_here(c, &c->trials[i], word, rule)) &&
            n++ < SIGNATURES_SHOWN)
            report_note(c->report, p, "%s %s",
                        n > 1 ? "      or:" : "expected:", c->trials[i].sig->ludeme->text);
    if (!n && (word || rule >= 0))
        note_those(c, p, NULL, -1);
    if (n > SIGNATURES_SHOWN)
        report_note(c->report, p, "      or %d more; see lusor grammar %s", n - SIGNATURES_SHOWN,
                    c->trials[0].sig->head);
}

void case_note_signatures(const Case *c, Problem *p) {
    note_those(c, p, NULL, -1);
}

void case_note_signatures_with(const Case *c, Problem *p, const char *word) {
    note_those(c, p, word, -1);
}

void case_note_signatures_for(const Case *c, Problem *p, int rule) {
    note_those(c, p, NULL, rule);
}
