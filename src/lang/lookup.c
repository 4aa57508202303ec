/* Lookup: what the grammar says about a name. */
#include "lang/lookup.h"

#include "base/report.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 96 };

/* Some short texts, to be written one after the other. */
typedef struct List {
    const char **items;
    int n_items, cap_items;
} List;

static void add(const Lookup *l, List *list, const char *item) {
    ARENA_PUSH(l->arena, list->items, list->n_items, list->cap_items) = item;
}

static void add_once(const Lookup *l, List *list, const char *item) {
    for (int i = 0; i < list->n_items; i++)
        if (!strcmp(list->items[i], item))
            return;
    add(l, list, item);
}

static int compare_texts(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void sort(List *list) {
    if (list->n_items)
        qsort(list->items, (size_t)list->n_items, sizeof *list->items, compare_texts);
}

/* Breaks a list into lines that begin with a margin. */
static void print_list(const Lookup *l, const List *list, const char *margin, const char *between) {
    Text *out = l->out;
    size_t line = out->n;
    for (int i = 0; i < list->n_items; i++) {
        bool last = i + 1 == list->n_items;
        size_t need = strlen(list->items[i]) + (last ? 0 : strlen(between));
        if (i && out->n - line + need > WIDTH) {
            out->s[out->n - 1] = '\n'; /* the blank that ends `between` */
            line = out->n;
        }
        if (line == out->n)
            text_puts(out, margin);
        text_printf(out, "%s%s", list->items[i], last ? "\n" : between);
    }
}

static void json_list(const Lookup *l, const char *key, const List *list) {
    json_open(l->json, key, '[');
    for (int i = 0; i < list->n_items; i++)
        json_text(l->json, NULL, list->items[i]);
    json_close(l->json, ']');
}

static const char *rule_name(const Lookup *l, int rule) {
    return l->g->rules[rule].name;
}

static const char *type_text(const Lookup *l, Type type) {
    Text t = { 0 };
    grammar_type_text(l->g, type, &t);
    char *s = arena_strdup(l->arena, text_str(&t));
    text_free(&t);
    return s;
}

static void add_primitives(const Lookup *l, List *list, unsigned primitives) {
    static const char *const names[] = { "int", "float", "boolean", "string" };
    for (int i = 0; i < 4; i++)
        if (primitives >> i & 1)
            add(l, list, names[i]);
}

/* What a rule may be besides its own signatures. */
static List alternatives(const Lookup *l, const Rule *r) {
    List list = { 0 };
    add_primitives(l, &list, r->primitives);
    for (int i = 0; i < r->n_arrays; i++)
        add(l, &list, type_text(l, r->arrays[i]));
    for (int i = 0; i < r->n_rules; i++)
        add(l, &list, rule_name(l, r->rules[i]));
    for (int i = 0; i < r->n_words; i++)
        add(l, &list, r->words[i]);
    return list;
}

static List own_signatures(const Lookup *l, int rule) {
    List list = { 0 };
    for (int i = 0; i < l->g->n_signatures; i++)
        if (l->g->signatures[i].rule == rule)
            add(l, &list, l->g->signatures[i].ludeme->text);
    return list;
}

static void json_param(const Lookup *l, const Param *p) {
    json_open(l->json, NULL, '{');
    json_boolean(l->json, "optional", p->optional);
    json_open(l->json, "alternatives", '[');
    for (int i = 0; i < p->n_alternatives; i++) {
        const Alternative *alt = &p->alternatives[i];
        json_open(l->json, NULL, '{');
        json_text(l->json, "name", alt->name);
        json_text(l->json, "word", alt->word);
        json_text(l->json, "type", alt->word ? NULL : type_text(l, alt->type));
        json_close(l->json, '}');
    }
    json_close(l->json, ']');
    json_close(l->json, '}');
}

/* ---- all rules ---- */

static void tell_rule(const Lookup *l, int rule) {
    List sigs = own_signatures(l, rule), others = alternatives(l, &l->g->rules[rule]);
    if (l->json) {
        json_open(l->json, NULL, '{');
        json_text(l->json, "rule", rule_name(l, rule));
        json_list(l, "signatures", &sigs);
        json_list(l, "alternatives", &others);
        json_close(l->json, '}');
        return;
    }
    text_printf(l->out, "%s ::=\n", rule_name(l, rule));
    for (int i = 0; i < sigs.n_items; i++)
        text_printf(l->out, "  %c %s\n", i ? '|' : ' ', sigs.items[i]);
    if (sigs.n_items && others.n_items)
        text_puts(l->out, "  |\n");
    print_list(l, &others, "    ", " | ");
    text_putc(l->out, '\n');
}

void lookup_all(const Lookup *l) {
    List names = { 0 };
    for (int i = 0; i < l->g->n_rules; i++)
        if (rule_name(l, i)[0] == '<') /* the others are primitives */
            add(l, &names, rule_name(l, i));
    sort(&names);
    if (l->json)
        json_open(l->json, NULL, '[');
    for (int i = 0; i < names.n_items; i++)
        tell_rule(l, grammar_rule(l->g, names.items[i]));
    if (l->json)
        json_close(l->json, ']');
}

/* ---- one name ---- */

/* The rules that take `rule` as one of theirs, itself aside. */
static List takers(const Lookup *l, int rule) {
    List list = { 0 };
    for (int i = 0; i < l->g->n_rules; i++)
        if (i != rule && grammar_reaches(l->g, i, rule) && rule_name(l, i)[0] == '<')
            add(l, &list, rule_name(l, i));
    sort(&list);
    return list;
}

static const char *call_text(const Lookup *l, const Signature *s) {
    bool word = s->n_params && s->params[0].alternatives[0].word;
    return arena_printf(l->arena, "(%s %s...)", s->head,
                        word ? arena_printf(l->arena, "%s ", s->params[0].alternatives[0].word)
                             : "");
}

/* The ludemes with a parameter for which `wanted` says yes. */
static List users(const Lookup *l,
                  bool (*wanted)(const Grammar *, const Alternative *, const void *),
                  const void *what) {
    List list = { 0 };
    for (int i = 0; i < l->g->n_signatures; i++) {
        const Signature *s = &l->g->signatures[i];
        bool found = false;
        for (int p = 0; p < s->n_params; p++)
            for (int j = 0; j < s->params[p].n_alternatives; j++)
                found |= wanted(l->g, &s->params[p].alternatives[j], what);
        if (found)
            add_once(l, &list, call_text(l, s));
    }
    sort(&list);
    return list;
}

static bool takes_rule(const Grammar *g, const Alternative *alt, const void *rule) {
    (void)g;
    return !alt->word && alt->type.rule == *(const int *)rule;
}

static bool takes_word(const Grammar *g, const Alternative *alt, const void *word) {
    if (alt->word)
        return !strcmp(alt->word, word);
    int first, n = grammar_by_word(g, word, &first);
    for (int i = first; i < first + n; i++)
        if (grammar_reaches(g, alt->type.rule, g->words[g->by_word[i]].rule))
            return true;
    return false;
}

static void tell_list(const Lookup *l, const char *title, const char *key, const List *list) {
    if (l->json) {
        json_list(l, key, list);
    } else if (list->n_items) {
        text_printf(l->out, "  %s\n", title);
        print_list(l, list, "    ", ", ");
    }
}

/* Words and operators may be written with a small first letter. */
static const char *capitalised(const Lookup *l, const char *name) {
    char *s = arena_strdup(l->arena, name);
    s[0] = (char)toupper((unsigned char)s[0]);
    return s;
}

static bool begins_with(const Lookup *l, const Signature *s, const char *word) {
    if (!word)
        return true;
    for (int j = 0; s->n_params && j < s->params[0].n_alternatives; j++)
        if (!s->params[0].alternatives[j].name &&
            takes_word(l->g, &s->params[0].alternatives[j], capitalised(l, word)))
            return true;
    return false;
}

static void json_signature(const Lookup *l, const Signature *s) {
    List fits = takers(l, s->rule);
    json_open(l->json, NULL, '{');
    json_text(l->json, "kind", "ludeme");
    json_text(l->json, "signature", s->ludeme->text);
    json_text(l->json, "rule", rule_name(l, s->rule));
    json_text(l->json, "head", s->head);
    json_list(l, "fits", &fits);
    json_open(l->json, "parameters", '[');
    for (int i = 0; i < s->n_params; i++)
        json_param(l, &s->params[i]);
    json_close(l->json, ']');
    json_close(l->json, '}');
}

/* All signatures with this head; those of one rule are declared together and told together. */
static bool tell_head(const Lookup *l, const char *head, const char *word) {
    int first, n = grammar_by_head(l->g, head, &first), rule = -1;
    for (int i = first; i <= first + n; i++) {
        const Signature *s = i < first + n ? &l->g->signatures[l->g->by_head[i]] : NULL;
        if (s && !begins_with(l, s, word))
            continue;
        if (!l->json && rule >= 0 && (!s || s->rule != rule)) {
            List fits = takers(l, rule);
            text_printf(l->out, "  is %s%s\n", rule_name(l, rule),
                        fits.n_items ? " and fits where one of these is expected:" : "");
            print_list(l, &fits, "    ", ", ");
        }
        if (s && l->json)
            json_signature(l, s);
        else if (s)
            text_printf(l->out, "%s\n", s->ludeme->text);
        if (s)
            rule = s->rule;
    }
    return rule >= 0;
}

/* Everything that fits where the rule is expected, whichever way the grammar comes to it. */
static void tell_expected(const Lookup *l, int rule) {
    const Grammar *g = l->g;
    const Rule *r = &g->rules[rule];
    List plain = { 0 }, sigs = { 0 }, used = users(l, takes_rule, &rule), fits = takers(l, rule);
    add_primitives(l, &plain, r->reach_primitives);
    for (int i = 0; i < g->n_rules; i++)
        for (int j = 0; grammar_reaches(g, rule, i) && j < g->rules[i].n_arrays; j++)
            add_once(l, &plain, type_text(l, g->rules[i].arrays[j]));
    for (int i = 0; i < g->n_words; i++)
        if (grammar_reaches(g, rule, g->words[i].rule))
            add_once(l, &plain, g->words[i].text);
    for (int i = 0; i < g->n_signatures; i++)
        if (grammar_reaches(g, rule, g->signatures[i].rule))
            add_once(l, &sigs, g->signatures[i].ludeme->text);
    sort(&sigs);
    if (l->json) {
        json_open(l->json, NULL, '{');
        json_text(l->json, "kind", "rule");
        json_text(l->json, "rule", r->name);
        json_list(l, "values", &plain);
        json_list(l, "signatures", &sigs);
    } else {
        text_printf(l->out, "%s may be\n", r->name);
        print_list(l, &plain, "    ", " | ");
        for (int i = 0; i < sigs.n_items; i++)
            text_printf(l->out, "    %s\n", sigs.items[i]);
    }
    tell_list(l, "fits also where one of these is expected:", "fits", &fits);
    tell_list(l, "is wanted by:", "users", &used);
    if (l->json)
        json_close(l->json, '}');
}

static bool tell_rule_called(const Lookup *l, const char *name) {
    int rule = grammar_rule(l->g, name);
    if (rule < 0 || name[0] != '<')
        rule = grammar_rule(l->g, arena_printf(l->arena, "<%s>", name));
    if (rule >= 0)
        tell_expected(l, rule);
    return rule >= 0;
}

static bool tell_word(const Lookup *l, const char *word) {
    List rules = { 0 }, used = users(l, takes_word, word);
    int first, n = grammar_by_word(l->g, word, &first);
    for (int i = first; i < first + n; i++)
        add(l, &rules, rule_name(l, l->g->words[l->g->by_word[i]].rule));
    if (!rules.n_items && !used.n_items)
        return false;
    if (l->json) {
        json_open(l->json, NULL, '{');
        json_text(l->json, "kind", "word");
        json_text(l->json, "word", word);
    } else {
        text_printf(l->out, "%s\n", word);
    }
    tell_list(l, "is a word of:", "rules", &rules);
    tell_list(l, "may stand in:", "users", &used);
    if (l->json)
        json_close(l->json, '}');
    return true;
}

/* "(slide" and "(slide)" are as good as "slide". */
static const char *without_brackets(const Lookup *l, const char *name) {
    name += strspn(name, "(");
    size_t n = strlen(name);
    while (n && name[n - 1] == ')')
        n--;
    return arena_strndup(l->arena, name, n);
}

bool lookup_name(const Lookup *l, const char *name, const char *word) {
    name = without_brackets(l, name);
    if (l->json)
        json_open(l->json, NULL, '[');
    bool any = tell_head(l, name, word);
    if (!word && *name) {
        if (!any || l->json) /* else it would tell the same again, and more than was asked for */
            any |= tell_rule_called(l, name);
        any |= tell_word(l, capitalised(l, name));
    }
    if (l->json)
        json_close(l->json, ']');
    return any;
}

const char *lookup_nearest(const Lookup *l, const char *name) {
    const Grammar *g = l->g;
    List names = { 0 };
    for (int i = 0; i < g->n_signatures; i++)
        add(l, &names, g->signatures[i].head);
    for (int i = 0; i < g->n_words; i++)
        add(l, &names, g->words[i].text);
    for (int i = 0; i < g->n_rules; i++)
        add(l, &names, g->rules[i].name);
    return report_nearest(without_brackets(l, name), names.items, names.n_items);
}
