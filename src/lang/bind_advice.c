/* Advice: what a friend would say about something that does not fit. */
#include "lang/bind_case.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    ORDER_MAX = 10, /* so many items are tried in another order */
    FEW = 4         /* so many signatures are looked at when the clue is weak */
};

#define SAY(c, ...) arena_printf((c)->b->arena, __VA_ARGS__)

static Problem *complain(const Case *c, const char *message) {
    return report_error(c->report, tree_value_place(c->culprit), "%s", message);
}

/* About the argument rather than its value. */
static Problem *complain_of_name(const Case *c, const char *message) {
    return report_error(c->report, c->culprit->place, "%s", message);
}

/* Complains with the signatures, or the type where there are none. */
static void complain_fully(const Case *c, const char *message) {
    Problem *p = complain(c, message);
    if (c->n_trials)
        case_note_signatures(c, p);
    else if (c->n_wanted)
        report_note(c->report, p, "expected: %s", case_type(c, c->wanted[0]->type));
}

static bool is_symbol(const Case *c) {
    return c->culprit->kind == TREE_SYMBOL;
}

/* The i-th of what is wanted could be meant as far as names go. */
static bool is_meant(const Case *c, int i) {
    const char *a = c->wanted[i]->name, *b = c->culprit->name;
    return a && b ? !strcmp(a, b) : !a && !b;
}

static bool wants_primitive(const Case *c, unsigned primitive) {
    for (int i = 0; i < c->n_wanted; i++) {
        const Alternative *alt = c->wanted[i];
        if (is_meant(c, i) && !alt->word && !alt->type.depth &&
            c->b->g->rules[alt->type.rule].reach_primitives & primitive)
            return true;
    }
    return false;
}

static Names wanted_words(const Case *c) {
    Names words = { 0 };
    for (int i = 0; i < c->n_wanted; i++) {
        const Alternative *alt = c->wanted[i];
        if (is_meant(c, i) && alt->word)
            case_add_name(c, &words, alt->word);
        else if (is_meant(c, i) && !alt->type.depth)
            case_add_words(c, &words, alt->type.rule);
    }
    if (wants_primitive(c, PRIM_BOOL)) {
        case_add_name(c, &words, "True");
        case_add_name(c, &words, "False");
    }
    return words;
}

/* The names of arguments that the signatures have. */
static Names labels(const Case *c) {
    Names names = { 0 };
    for (int i = 0; i < c->n_trials; i++)
        for (int p = 0; p < c->trials[i].sig->n_params; p++) {
            const Param *param = &c->trials[i].sig->params[p];
            for (int j = 0; j < param->n_alternatives; j++)
                if (param->alternatives[j].name)
                    case_add_name(c, &names, param->alternatives[j].name);
        }
    return names;
}

/* The best trial's call, "(is Line ...)". */
static const char *here(const Case *c) {
    return case_call(c, c->trials->sig);
}

/* ---- each returns true if it applies and has been given ---- */

/* Marks of other languages, and what is left of a description's own. */
static bool foreign_mark(Case *c) {
    static const char *const marks[][2] = {
        { "[", "[ and ] are no brackets of this language; ( ) and { } are" },
        { "]", "[ and ] are no brackets of this language; ( ) and { } are" },
        { ";", "a comment begins with //" },
        { "/*", "a comment begins with // and ends with the line" },
        { "*/", "a comment begins with // and ends with the line" },
        { "#", "#1, #2 ... have a meaning only in a define that is used with arguments" },
        { "<", "no option has this tag" },
    };
    for (size_t i = 0; is_symbol(c) && i < sizeof marks / sizeof *marks; i++)
        if (!strncmp(c->culprit->text, marks[i][0], strlen(marks[i][0]))) {
            report_note(c->report, complain(c, SAY(c, "%s does not fit here", c->culprit->text)),
                        "%s", marks[i][1]);
            return true;
        }
    return false;
}

/* A text where none fits was meant to be a define. */
static bool unknown_define(Case *c) {
    if (c->culprit->kind != TREE_STRING || wants_primitive(c, PRIM_STRING))
        return false;
    const Description *d = c->b->description;
    const char *text = c->culprit->text;
    const char *near = d ? description_nearest_define(d, c->b->arena, text) : NULL;
    if (!near)
        return false;
    report_note(c->report, complain(c, SAY(c, "there is no define \"%s\"", text)),
                "did you mean \"%s\"?", near);
    return true;
}

static bool unknown_name(Case *c) {
    const Tree *t = c->culprit;
    Names known = labels(c);
    if (!t->name || !c->n_trials || case_has_name(&known, t->name))
        return false;
    Problem *p = complain_of_name(c, SAY(c, "%s has no argument \"%s:\"", here(c), t->name));
    const char *near = report_nearest(t->name, known.items, known.n_items);
    if (near)
        report_note(c->report, p, "did you mean \"%s:\"?", near);
    case_note_signatures(c, p);
    return true;
}

static bool given_twice(Case *c) {
    for (int i = 0; c->culprit->name && i < c->item; i++)
        if (c->call->items[i]->name && !strcmp(c->call->items[i]->name, c->culprit->name)) {
            Problem *p = complain_of_name(c, SAY(c, "\"%s:\" is given twice", c->culprit->name));
            case_note_signatures(c, p);
            return true;
        }
    return false;
}

/* `at 3` or `at=3` for `at:3`. */
static bool missing_colon(Case *c) {
    if (!is_symbol(c) || c->culprit->name)
        return false;
    const char *text = c->culprit->text, *value = strchr(text, '=');
    const Tree *next =
        c->call && c->item + 1 < c->call->n_items ? c->call->items[c->item + 1] : NULL;
    const char *name = value ? arena_strndup(c->b->arena, text, (size_t)(value - text)) : text;
    Names known = labels(c);
    if (!case_has_name(&known, name) || (!value && (!next || next->name)))
        return false;
    complain_fully(
        c, SAY(c, "a colon is missing: %s:%s", name, value ? value + 1 : case_shown(c, next)));
    return true;
}

/* ---- order ---- */

/* Gives each item from `item` on a parameter of its own, whatever the order. */
static bool assign(const Case *c, const Signature *sig, int item, int *params, uint32_t used) {
    if (item == c->call->n_items) {
        for (int p = 0; p < sig->n_params; p++)
            if (!sig->params[p].optional && !(used >> p & 1))
                return false;
        return true;
    }
    for (int p = 0; p < sig->n_params; p++)
        for (int j = 0; !(used >> p & 1) && j < sig->params[p].n_alternatives; j++) {
            params[item] = p;
            if (case_takes(c, &sig->params[p].alternatives[j], c->call->items[item]) &&
                assign(c, sig, item + 1, params, used | 1u << p))
                return true;
        }
    return false;
}

/* Where the culprit belongs: "behind A", "before B", or both; NULL if it stands well. */
static const char *right_place(const Case *c, const int *params) {
    int behind = 0, before = 0;
    for (int j = 1; j < c->call->n_items; j++) {
        bool smaller = params[j] < params[c->item];
        if (j > c->item && smaller && (!behind || params[j] > params[behind]))
            behind = j;
        if (j < c->item && !smaller && (!before || params[j] < params[before]))
            before = j;
    }
    if (!behind && !before)
        return NULL;
    return SAY(c, "%s%s%s%s%s", behind ? "behind " : "",
               behind ? case_shown(c, c->call->items[behind]) : "", behind && before ? " and " : "",
               before ? "before " : "", before ? case_shown(c, c->call->items[before]) : "");
}

/* All arguments are there, but not in the order of the signature. */
static bool wrong_order(Case *c) {
    int params[ORDER_MAX + 1], n = c->call ? c->call->n_items : 0;
    for (int i = 0; n <= ORDER_MAX && i < c->n_trials; i++) {
        const Signature *sig = c->trials[i].sig;
        if (n - 1 > sig->n_params || !assign(c, sig, 1, params, 0))
            continue;
        const char *where = right_place(c, params);
        if (!where)
            continue;
        Problem *p = complain_of_name(c, SAY(c, "%s belongs %s", case_shown(c, c->culprit), where));
        case_note_signature(c, p, sig);
        return true;
    }
    return false;
}

/* The names under which the culprit would fit into a parameter. */
static void add_fitting_names(const Case *c, const Param *param, Names *names) {
    for (int j = 0; j < param->n_alternatives; j++) {
        const Alternative *alt = &param->alternatives[j];
        if (alt->name && binder_fits(c->b, c->culprit, alt))
            case_add_name(c, names, alt->name);
    }
}

/* Up to the next parameter that is needed; the names of that one come alone. */
static Names fitting_names(const Case *c, const Trial *s) {
    Names names = { 0 };
    int needed = case_next_needed(s->sig, s->reached);
    if (needed >= 0)
        add_fitting_names(c, &s->sig->params[needed], &names);
    bool found = names.n_items;
    for (int p = 0; !found && p < (needed < 0 ? s->sig->n_params : needed); p++)
        if (p >= s->reached || !s->held[p])
            add_fitting_names(c, &s->sig->params[p], &names);
    return names;
}

/* The value would fit if it had one of up to `max` names. */
static bool name_among(const Case *c, int max) {
    for (int i = 0; !c->culprit->name && i < c->n_trials; i++) {
        Names names = fitting_names(c, &c->trials[i]);
        if (!names.n_items || names.n_items > max)
            continue;
        const char *shown = case_shown(c, c->culprit), *choice = "";
        for (int k = 0; k < names.n_items; k++)
            choice = SAY(c, "%s%s%s:%s", choice, k ? " or " : "", names.items[k], shown);
        Problem *p = complain(c, SAY(c, "%s needs a name here: %s", shown, choice));
        case_note_signature(c, p, c->trials[i].sig);
        return true;
    }
    return false;
}

static bool one_name_needed(Case *c) {
    return name_among(c, 1);
}

static bool some_name_needed(Case *c) {
    return name_among(c, FEW);
}

/* The culprit fits a parameter of the signature from `from` on, up to `to`. */
static bool fits_between(const Case *c, const Signature *sig, int from, int to) {
    for (int p = from; p <= to; p++)
        for (int j = 0; j < sig->params[p].n_alternatives; j++)
            if (case_takes(c, &sig->params[p].alternatives[j], c->culprit))
                return true;
    return false;
}

static bool fits_later(const Case *c, const Signature *sig, int from) {
    return fits_between(c, sig, from, sig->n_params - 1);
}

/* The words that a first parameter may be, if it is nothing but words and cannot be left out. */
static void add_first_words(const Case *c, const Signature *sig, Names *words) {
    const Param *first = sig->params;
    for (int j = 0; !first->optional && j < first->n_alternatives; j++) {
        const Alternative *alt = &first->alternatives[j];
        const Rule *rule = alt->word ? NULL : &c->b->g->rules[alt->type.rule];
        if (alt->word)
            case_add_name(c, words, alt->word);
        for (int i = 0; rule && !alt->type.depth && i < rule->n_words; i++)
            case_add_name(c, words, rule->words[i]);
    }
}

/* (is (sites Top)) for (is In (sites Top)). */
static bool missing_word(Case *c) {
    Names words = { 0 };
    if (c->item != 1)
        return false;
    for (int i = 0; i < c->n_trials; i++) {
        const Signature *sig = c->trials[i].sig;
        int needed = case_next_needed(sig, 1);
        if (sig->n_params && fits_between(c, sig, 1, needed < 0 ? sig->n_params - 1 : needed))
            add_first_words(c, sig, &words);
    }
    if (!words.n_items)
        return false;
    Problem *p = complain(c, SAY(c, "a word is missing before %s", case_shown(c, c->culprit)));
    report_note(c->report, p, "expected after \"%s\": %s", tree_head(c->call),
                case_join(c, &words));
    return true;
}

/* It would fit further on, if something before it were not missing. */
static bool missing_before(Case *c) {
    for (int i = 0; i < c->n_trials && (c->n_trials <= FEW || !c->culprit->text); i++) {
        const Signature *sig = c->trials[i].sig;
        int need = case_next_needed(sig, c->trials[i].reached);
        if (need < 0 || !fits_later(c, sig, need + 1))
            continue;
        Problem *p = complain(c, SAY(c, "%s needs %s before %s", case_call(c, sig),
                                     case_param(c, &sig->params[need]), case_shown(c, c->culprit)));
        case_note_signature(c, p, sig);
        return true;
    }
    return false;
}

/* ---- the value itself ---- */

static bool can_be_empty(const Signature *s) {
    return case_next_needed(s, 0) < 0;
}

/* The signature gives what is wanted. */
static bool gives_wanted(const Case *c, const Signature *s) {
    for (int i = 0; i < c->n_wanted; i++)
        if (is_meant(c, i) && !c->wanted[i]->word && !c->wanted[i]->type.depth &&
            grammar_reaches(c->b->g, c->wanted[i]->type.rule, s->rule))
            return true;
    return false;
}

/* A ludeme without its brackets. */
static bool bare_head(Case *c) {
    const Grammar *g = c->b->g;
    const char *text = is_symbol(c) ? c->culprit->text : "";
    int first, n = grammar_by_head(g, text, &first), shown = 0;
    Problem *p = NULL;
    for (int k = 0; k < n && shown < FEW; k++) {
        const Signature *s = &g->signatures[g->by_head[first + k]];
        if (!gives_wanted(c, s))
            continue;
        if (!p)
            p = complain(c, SAY(c, "\"%s\" is a ludeme and stands in brackets: (%s%s)", text, text,
                                can_be_empty(s) ? "" : " ..."));
        report_note(c->report, p, "%s %s", shown++ ? "      or:" : "expected:", s->ludeme->text);
    }
    return p;
}

static const char *does_not_fit(const Case *c) {
    if (!c->n_trials)
        return SAY(c, "%s does not fit here", case_shown(c, c->culprit));
    return SAY(c, "%s does not fit into %s here", case_shown(c, c->culprit), here(c));
}

static bool near_word(Case *c) {
    if (!is_symbol(c))
        return false;
    Names words = wanted_words(c);
    const char *near = report_nearest(c->culprit->text, words.items, words.n_items);
    if (!near)
        return false;
    Problem *p = complain(c, does_not_fit(c));
    report_note(c->report, p, "did you mean \"%s\"?", near);
    case_note_signatures_with(c, p, near);
    return true;
}

static bool is_number(const char *text) {
    size_t n = strspn(text, "-0123456789");
    return n && !text[n];
}

static bool quotes_too_many(Case *c) {
    const Tree *t = c->culprit;
    Names words = wanted_words(c);
    if (t->kind == TREE_STRING && case_has_name(&words, t->text))
        complain_fully(c, SAY(c, "a word stands without quotes: %s", t->text));
    else if (t->kind == TREE_STRING && is_number(t->text) && wants_primitive(c, PRIM_INT))
        complain_fully(c, SAY(c, "a number stands without quotes: %s", t->text));
    else
        return false;
    return true;
}

static bool quotes_missing(Case *c) {
    int string = grammar_rule(c->b->g, "<string>");
    if (!is_symbol(c) || !wants_primitive(c, PRIM_STRING))
        return false;
    Problem *p = complain(c, SAY(c, "a text stands in quotes: \"%s\"", c->culprit->text));
    case_note_signatures_for(c, p, string);
    return true;
}

static bool all_fit(const Case *c, const Tree *array, const Alternative *alt) {
    for (int i = 0; i < array->n_items; i++)
        if (!binder_fits(c->b, array->items[i], alt))
            return false;
    return array->n_items > 0;
}

/* { } round a ludeme. */
static bool wrong_brackets(Case *c) {
    const Tree *t = c->culprit, *head = t->kind == TREE_ARRAY && t->n_items ? t->items[0] : NULL;
    int first;
    if (!head || head->kind != TREE_SYMBOL || !grammar_by_head(c->b->g, head->text, &first))
        return false;
    complain_fully(c, SAY(c, "a ludeme stands in ( ), not in { }: (%s ...)", head->text));
    return true;
}

/* Braces too many or too few. */
static bool braces(Case *c) {
    for (int i = 0; i < c->n_wanted; i++) {
        const Alternative *alt = c->wanted[i];
        if (!is_meant(c, i) || alt->word)
            continue;
        Alternative element = *alt;
        element.type.depth--;
        if (alt->type.depth && binder_fits(c->b, c->culprit, &element)) {
            complain_fully(c, SAY(c, "{ } are missing round %s", case_shown(c, c->culprit)));
            return true;
        }
        if (c->culprit->kind == TREE_ARRAY && !alt->type.depth && all_fit(c, c->culprit, alt)) {
            complain_fully(c, "there are no { } round a single value");
            return true;
        }
    }
    return false;
}

static bool whole_number(Case *c) {
    if (c->culprit->kind != TREE_FLOAT || !wants_primitive(c, PRIM_INT))
        return false;
    complain_fully(c, SAY(c, "%s is not a whole number", c->culprit->text));
    return true;
}

/* The first ludeme that makes of the culprit what is wanted. */
static const Signature *wrapper(const Case *c, const Alternative *wanted) {
    const Grammar *g = c->b->g;
    const Signature *found = NULL;
    int n = 0;
    for (int i = 0; !wanted->word && !wanted->type.depth && i < g->n_signatures; i++) {
        const Signature *s = &g->signatures[i];
        if (s->rule != wanted->type.rule)
            continue;
        n++;
        int last = case_next_needed(s, 0);
        for (int p = 0; p <= (last < 0 ? s->n_params - 1 : last) && !found; p++)
            for (int j = 0; j < s->params[p].n_alternatives; j++)
                if (!s->params[p].alternatives[j].name &&
                    binder_fits(c->b, c->culprit, &s->params[p].alternatives[j]))
                    found = s;
    }
    return n < FEW ? found : NULL;
}

/* An effect without its (then ...), a place without its (to ...). */
static bool wrapping(Case *c) {
    for (int i = 0; c->n_trials <= FEW && i < c->n_wanted; i++) {
        const Signature *s = is_meant(c, i) ? wrapper(c, c->wanted[i]) : NULL;
        if (!s)
            continue;
        const char *shown = case_shown(c, c->culprit);
        complain_fully(
            c, SAY(c, "%s needs (%s ...) round it: (%s %s)", shown, s->head, s->head, shown));
        return true;
    }
    return false;
}

static bool too_many(Case *c) {
    for (int i = 0; i < c->n_trials; i++)
        if (c->trials[i].reached < c->trials[i].sig->n_params)
            return false;
    if (!c->n_trials)
        return false;
    complain_fully(c, SAY(c, "%s takes no more arguments; %s is too much", here(c),
                          case_shown(c, c->culprit)));
    return true;
}

/* The broadest rule that takes the ludeme and has a name people use. */
static const char *kind_of(const Case *c, const Bound *n) {
    static const char *const kinds[] = { "<int>",   "<boolean>", "<sites>", "<moves>",
                                         "<float>", "<ints>",    "<range>", "<graph>" };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        int rule = grammar_rule(c->b->g, kinds[i]);
        if (rule >= 0 && grammar_reaches(c->b->g, rule, n->sig->rule))
            return c->b->g->rules[rule].name;
    }
    return c->b->g->rules[n->sig->rule].name;
}

/* The only type that is wanted, if it is one. */
static const Alternative *only_wanted(const Case *c) {
    const Alternative *only = NULL;
    for (int i = 0; i < c->n_wanted; i++) {
        if (!is_meant(c, i))
            continue;
        if (c->wanted[i]->word || (only && only->type.rule != c->wanted[i]->type.rule))
            return NULL;
        only = c->wanted[i];
    }
    return only;
}

static bool other_kind(Case *c) {
    const Failure *why;
    const Alternative *only = only_wanted(c);
    const Bound *n = c->culprit->kind == TREE_LIST && only
                         ? binder_bind(c->b, c->culprit, (Type){ .rule = RULE_ANY }, &why)
                         : NULL;
    if (!n || n->kind != BOUND_CALL)
        return false;
    complain_fully(c, SAY(c, "%s gives %s, but %s is wanted here", case_shown(c, c->culprit),
                          kind_of(c, n), case_type(c, only->type)));
    return true;
}

static bool plain(Case *c) {
    complain_fully(c, does_not_fit(c));
    return true;
}

/* The surer the clue, the earlier. */
static bool (*const advices[])(Case *) = {
    foreign_mark,   unknown_name,    given_twice, missing_colon,    quotes_too_many,
    unknown_define, one_name_needed, wrong_order, some_name_needed, missing_word,
    missing_before, bare_head,       near_word,   quotes_missing,   wrong_brackets,
    braces,         whole_number,    wrapping,    too_many,         other_kind,
    plain,
};

void advice_give(Case *c) {
    for (size_t i = 0; i < sizeof advices / sizeof *advices; i++)
        if (advices[i](c))
            return;
}
