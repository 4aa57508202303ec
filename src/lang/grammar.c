/* Grammar: parses the rows in which ludemes declare themselves. */
#include "lang/grammar.h"

#include "base/hash.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct Parser {
    Arena *arena;
    Grammar *g;
    const Ludeme *row;
    const char *at;
    const char *mistake;
} Parser;

static void mistake(Parser *p, const char *what) {
    if (!p->mistake)
        p->mistake = arena_printf(p->arena, "%s ::= %s: %s at \"%.30s\"", p->row->rule,
                                  p->row->text, what, p->at);
}

static void blanks(Parser *p) {
    while (isspace((unsigned char)*p->at))
        p->at++;
}

static bool accept(Parser *p, char c) {
    blanks(p);
    if (*p->at != c)
        return false;
    p->at++;
    return true;
}

static void expect(Parser *p, char c) {
    if (!accept(p, c))
        mistake(p, arena_printf(p->arena, "expected %c", c));
}

/* The slot of the hash table where the rule stands, or where it would. */
static int *rule_slot(const Grammar *g, const char *name) {
    uint32_t h = hash_fnv32(name, strlen(name));
    for (;; h++) {
        int *slot = &g->by_name[h % RULE_SLOTS];
        if (!*slot || !strcmp(g->rules[*slot - 1].name, name))
            return slot;
    }
}

int grammar_rule(const Grammar *g, const char *name) {
    return *rule_slot(g, name) - 1;
}

static int intern_rule(Parser *p, const char *name) {
    Grammar *g = p->g;
    int *slot = rule_slot(g, name);
    if (*slot)
        return *slot - 1;
    if (g->n_rules >= RULE_SLOTS / 2) {
        mistake(p, "too many rules");
        return 0;
    }
    ARENA_PUSH(p->arena, g->rules, g->n_rules, g->cap_rules) = (Rule){ .name = name };
    *slot = g->n_rules;
    return g->n_rules - 1;
}

static bool delimiter(char c) {
    return !c || isspace((unsigned char)c) || strchr("()[]{}|", c);
}

/* A rule's name may hold < and > itself: <>=> is one. It ends with a > before a delimiter. */
static char *rule_name(Parser *p) {
    const char *start = p->at++;
    while (*p->at && !(*p->at == '>' && delimiter(p->at[1])))
        p->at++;
    if (!*p->at) {
        mistake(p, "a rule name without end");
        return arena_strdup(p->arena, start);
    }
    p->at++;
    return arena_strndup(p->arena, start, (size_t)(p->at - start));
}

static char *plain_word(Parser *p) {
    const char *start = p->at;
    while (!delimiter(*p->at) && *p->at != ':')
        p->at++;
    if (p->at == start)
        mistake(p, "expected a word");
    return arena_strndup(p->arena, start, (size_t)(p->at - start));
}

static Type type(Parser *p) {
    int depth = 0;
    while (accept(p, '{'))
        depth++;
    blanks(p);
    Type t = { .depth = (int16_t)depth };
    t.rule = (int16_t)intern_rule(p, *p->at == '<' ? rule_name(p) : plain_word(p));
    for (int i = 0; i < depth; i++)
        expect(p, '}');
    return t;
}

static Alternative alternative(Parser *p) {
    blanks(p);
    Alternative alt = { 0 };
    const char *start = p->at;
    if (*p->at != '<' && *p->at != '{') {
        alt.word = plain_word(p);
        if (*p->at == ':') {
            p->at++;
            alt.name = alt.word;
            alt.word = NULL;
        }
    }
    if (!alt.word)
        alt.type = type(p);
    alt.text = arena_strndup(p->arena, start, (size_t)(p->at - start));
    return alt;
}

/* One parameter: "<int>", "[at:<int>]", "(<int> | <sites>)". */
static Param param(Parser *p) {
    Param q = { 0 };
    blanks(p);
    char close = *p->at == '[' ? ']' : *p->at == '(' ? ')' : 0;
    q.optional = close == ']';
    if (close)
        p->at++;
    do
        ARENA_PUSH(p->arena, q.alternatives, q.n_alternatives, q.cap_alternatives) = alternative(p);
    while (close && accept(p, '|') && !p->mistake);
    if (close)
        expect(p, close);
    return q;
}

static void signature(Parser *p, int rule) {
    Signature s = { .ludeme = p->row, .rule = rule };
    expect(p, '(');
    blanks(p);
    s.head = plain_word(p);
    while (!accept(p, ')') && !p->mistake)
        ARENA_PUSH(p->arena, s.params, s.n_params, s.cap_params) = param(p);
    if (s.n_params > PARAMS_MAX)
        mistake(p, "too many parameters");
    ARENA_PUSH(p->arena, p->g->signatures, p->g->n_signatures, p->g->cap_signatures) = s;
}

static unsigned primitive(const char *word) {
    static const char *const names[] = { "int", "float", "boolean", "string" };
    for (int i = 0; i < 4; i++)
        if (!strcmp(word, names[i]))
            return 1u << i;
    return 0;
}

static void add_word(Parser *p, int rule, const char *word) {
    Grammar *g = p->g;
    Rule *r = &g->rules[rule];
    Word w = { .text = word, .rule = rule, .value = r->n_words };
    r->row = p->row;
    ARENA_PUSH(p->arena, r->words, r->n_words, r->cap_words) = word;
    ARENA_PUSH(p->arena, g->words, g->n_words, g->cap_words) = w;
}

static void alternatives(Parser *p, int rule) {
    accept(p, '|'); /* lists made by macros begin with a bar */
    do {
        Alternative alt = alternative(p);
        Rule *r = &p->g->rules[rule]; /* only now: alternative() may have moved the rules */
        if (alt.word && primitive(alt.word))
            r->primitives |= primitive(alt.word);
        else if (alt.word)
            add_word(p, rule, alt.word);
        else if (alt.type.depth)
            ARENA_PUSH(p->arena, r->arrays, r->n_arrays, r->cap_arrays) = alt.type;
        else
            ARENA_PUSH(p->arena, r->rules, r->n_rules, r->cap_rules) = alt.type.rule;
    } while (accept(p, '|') && !p->mistake);
}

static void row(Parser *p, const Ludeme *l) {
    p->row = l;
    p->at = l->text;
    int rule = intern_rule(p, l->rule);
    if (!p->g->rules[rule].row)
        p->g->rules[rule].row = l;
    blanks(p);
    if (*p->at == '(')
        signature(p, rule);
    else
        alternatives(p, rule);
    blanks(p);
    if (*p->at)
        mistake(p, "unexpected text");
}

/* Adds `rule` and its alternatives to what `r` reaches. */
static void close_reach(const Grammar *g, Rule *r, int rule) {
    const Rule *next = &g->rules[rule];
    if (r->reach[rule / 64] >> (rule % 64) & 1)
        return;
    r->reach[rule / 64] |= 1ull << (rule % 64);
    r->reach_primitives |= next->primitives;
    r->reach_arrays |= next->n_arrays > 0;
    for (int i = 0; i < next->n_rules; i++)
        close_reach(g, r, next->rules[i]);
}

static int compare_heads(const void *a, const void *b, void *g) {
    int i = *(const int *)a, j = *(const int *)b;
    const Signature *s = ((const Grammar *)g)->signatures;
    int c = strcmp(s[i].head, s[j].head);
    return c ? c : i - j;
}

static int compare_words(const void *a, const void *b, void *g) {
    int i = *(const int *)a, j = *(const int *)b;
    const Word *w = ((const Grammar *)g)->words;
    int c = strcmp(w[i].text, w[j].text);
    return c ? c : i - j;
}

static int *sorted(Arena *a, Grammar *g, int n,
                   int (*compare)(const void *, const void *, void *)) {
    int *index = ARENA_ARRAY(a, int, n + 1);
    for (int i = 0; i < n; i++)
        index[i] = i;
    qsort_r(index, (size_t)n, sizeof *index, compare, g);
    return index;
}

Grammar *grammar_make(Arena *a, const Ludeme *const *tables, const char **mistaken) {
    Parser p = { .arena = a, .g = ARENA_NEW(a, Grammar) };
    Grammar *g = p.g;
    g->by_name = ARENA_ARRAY(a, int, RULE_SLOTS);
    for (; *tables; tables++)
        for (const Ludeme *l = *tables; l->rule; l++)
            row(&p, l);
    for (int i = 0; i < g->n_rules; i++) {
        unsigned prim = primitive(g->rules[i].name);
        g->rules[i].primitives |= prim;
        if (!g->rules[i].row && !prim && !p.mistake)
            p.mistake = arena_printf(a, "no row declares %s", g->rules[i].name);
        g->rules[i].reach = ARENA_ARRAY(a, uint64_t, (g->n_rules + 63) / 64);
    }
    for (int i = 0; i < g->n_rules; i++)
        close_reach(g, &g->rules[i], i);
    g->by_head = sorted(a, g, g->n_signatures, compare_heads);
    g->by_word = sorted(a, g, g->n_words, compare_words);
    *mistaken = p.mistake;
    return g;
}

static const char *head_at(const Grammar *g, int i) {
    return g->signatures[g->by_head[i]].head;
}

static const char *word_at(const Grammar *g, int i) {
    return g->words[g->by_word[i]].text;
}

/* How many of the `n` sorted names equal `name`; *first is the first of them. */
static int equal_range(const Grammar *g, int n, const char *(*at)(const Grammar *, int),
                       const char *name, int *first) {
    int low = 0, high = n;
    while (low < high) {
        int mid = (low + high) / 2;
        if (strcmp(at(g, mid), name) < 0)
            low = mid + 1;
        else
            high = mid;
    }
    *first = low;
    while (high < n && !strcmp(at(g, high), name))
        high++;
    return high - low;
}

int grammar_by_head(const Grammar *g, const char *head, int *first) {
    return equal_range(g, g->n_signatures, head_at, head, first);
}

int grammar_by_word(const Grammar *g, const char *word, int *first) {
    return equal_range(g, g->n_words, word_at, word, first);
}

void grammar_type_text(const Grammar *g, Type t, Text *out) {
    for (int i = 0; i < t.depth; i++)
        text_putc(out, '{');
    text_puts(out, g->rules[t.rule].name);
    for (int i = 0; i < t.depth; i++)
        text_putc(out, '}');
}
