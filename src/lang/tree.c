/* Tree: reads the brackets, strings and words of an expanded description. */
#include "lang/tree.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct Reader {
    Arena *arena;
    Report *report;
    const Source *source;
    uint32_t at;
    int n_nodes;
    int depth;
} Reader;

static Place here(const Reader *r) {
    return (Place){ r->source, r->at };
}

static int peek(const Reader *r) {
    return r->at < r->source->size ? (unsigned char)r->source->text[r->at] : -1;
}

static bool starts_comment(const Reader *r) {
    return peek(r) == '/' && r->at + 1 < r->source->size && r->source->text[r->at + 1] == '/';
}

static void skip_blanks(Reader *r) {
    for (;;) {
        if (starts_comment(r))
            while (peek(r) >= 0 && peek(r) != '\n')
                r->at++;
        else if (peek(r) >= 0 && isspace(peek(r)))
            r->at++;
        else
            return;
    }
}

static Tree *new_tree(Reader *r, TreeKind kind) {
    if (r->n_nodes >= TREE_NODES_MAX) {
        report_error(r->report, here(r), "the description has more than %d parts", TREE_NODES_MAX);
        return NULL;
    }
    Tree *t = ARENA_NEW(r->arena, Tree);
    t->kind = kind;
    t->id = r->n_nodes++;
    t->place = here(r);
    t->value = r->at;
    return t;
}

/* Copies `n` bytes of a string's inside, a backslash standing for the byte after it. */
static char *unescape(Arena *a, const char *text, uint32_t n) {
    char *s = arena_alloc(a, n + 1), *to = s;
    for (uint32_t i = 0; i < n; i++) {
        if (text[i] == '\\' && i + 1 < n)
            i++;
        *to++ = text[i];
    }
    return s;
}

static Tree *read_string(Reader *r) {
    Tree *t = new_tree(r, TREE_STRING);
    if (!t)
        return NULL;
    uint32_t start = ++r->at;
    while (peek(r) >= 0 && peek(r) != '"')
        r->at += peek(r) == '\\' && r->at + 1 < r->source->size ? 2 : 1;
    if (peek(r) < 0) {
        report_error(r->report, t->place, "this string is never closed");
        return NULL;
    }
    t->text = unescape(r->arena, r->source->text + start, r->at - start);
    t->end = ++r->at;
    return t;
}

static bool ends_word(int c) {
    return c < 0 || isspace(c) || strchr("(){}\"", c);
}

/* Numbers are told by their first digit; "3x" or "1.2.3" is refused rather than half read. */
static bool read_number(Reader *r, Tree *t) {
    char *rest;
    errno = 0;
    long value = strtol(t->text, &rest, 10);
    if (!*rest) {
        if (errno || value > INT_MAX || value < INT_MIN) {
            report_error(r->report, t->place, "the number %.40s is too large", t->text);
            return false;
        }
        t->kind = TREE_INT;
        t->integer = (int)value;
        t->real = (double)value;
        return true;
    }
    t->kind = TREE_FLOAT;
    t->real = strtod(t->text, &rest);
    if (!*rest && strspn(t->text, "+-0123456789.eE") == strlen(t->text))
        return true;
    report_error(r->report, t->place, "\"%.40s\" is not a number", t->text);
    return false;
}

static Tree *read_word(Reader *r) {
    Tree *t = new_tree(r, TREE_SYMBOL);
    if (!t)
        return NULL;
    uint32_t start = r->at;
    while (!ends_word(peek(r)) && peek(r) != ':')
        r->at++;
    t->text = arena_strndup(r->arena, r->source->text + start, r->at - start);
    t->end = r->at;
    if (strstr(t->text, "..")) {
        report_error(r->report, t->place, "\"%.40s\" is no range such as 0..7", t->text);
        return NULL;
    }
    const char *digits = t->text + (t->text[0] == '-' || t->text[0] == '+');
    if (isdigit((unsigned char)digits[0]) || (digits[0] == '.' && digits[1]))
        return read_number(r, t) ? t : NULL;
    return t;
}

static Tree *read_item(Reader *r);

static Tree *wrong_close(Reader *r, const Tree *open, char expected) {
    Problem *p =
        report_error(r->report, here(r), "found %c where %c is expected", peek(r), expected);
    LineCol lc = place_line(place_origin(open->place, NULL));
    report_note(r->report, p, "the %c that is still open stands in line %d, column %d",
                expected == ')' ? '(' : '{', lc.line, lc.col);
    return NULL;
}

static Tree *read_bracket(Reader *r) {
    char open = (char)peek(r), close = open == '(' ? ')' : '}';
    Tree *t = new_tree(r, open == '(' ? TREE_LIST : TREE_ARRAY);
    if (!t)
        return NULL;
    if (++r->depth > TREE_DEPTH_MAX) {
        report_error(r->report, t->place, "more than %d brackets inside each other",
                     TREE_DEPTH_MAX);
        return NULL;
    }
    r->at++;
    for (skip_blanks(r); peek(r) != close; skip_blanks(r)) {
        if (peek(r) < 0) {
            report_error(r->report, t->place, "this %c is never closed", open);
            return NULL;
        }
        if (peek(r) == ')' || peek(r) == '}')
            return wrong_close(r, t, close);
        Tree *item = read_item(r);
        if (!item)
            return NULL;
        ARENA_PUSH(r->arena, t->items, t->n_items, t->cap_items) = item;
    }
    t->end = ++r->at;
    r->depth--;
    return t;
}

static Tree *read_named(Reader *r, const Tree *name) {
    r->at++; /* the colon */
    skip_blanks(r);
    if (peek(r) < 0 || peek(r) == ')' || peek(r) == '}') {
        report_error(r->report, name->place, "nothing stands after \"%s:\"", name->text);
        return NULL;
    }
    Tree *t = read_item(r);
    if (!t)
        return NULL;
    if (t->name) {
        report_error(r->report, t->place, "a value has one name, not \"%s:%s:\"", name->text,
                     t->name);
        return NULL;
    }
    t->name = name->text;
    t->place = name->place;
    return t;
}

static Tree *read_item(Reader *r) {
    int c = peek(r);
    if (c == '(' || c == '{')
        return read_bracket(r);
    if (c == '"')
        return read_string(r);
    if (c == ':' || c == '\0') {
        report_error(r->report, here(r),
                     c ? "a colon needs a name before it" : "a NUL byte is no text");
        return NULL;
    }
    Tree *t = read_word(r);
    return t && peek(r) == ':' ? read_named(r, t) : t;
}

static Tree *read_all(Arena *a, Report *report, const Source *source, int *n_nodes, bool list) {
    Reader r = { .arena = a, .report = report, .source = source };
    skip_blanks(&r);
    int c = peek(&r);
    if (c < 0) {
        report_error(report, here(&r), "there is no description here: the text is empty");
        return NULL;
    }
    if (c == ')' || c == '}' || (list && c != '(')) {
        report_error(report, here(&r), "a description begins with an opening bracket (");
        return NULL;
    }
    Tree *t = read_item(&r);
    if (!t)
        return NULL;
    skip_blanks(&r);
    if (peek(&r) >= 0) {
        report_error(report, here(&r),
                     peek(&r) == ')' ? "this ) closes nothing" : "this stands after the end");
        return NULL;
    }
    if (n_nodes)
        *n_nodes = r.n_nodes;
    return t;
}

Tree *tree_read(Arena *a, Report *report, const Source *source, int *n_nodes) {
    return read_all(a, report, source, n_nodes, true);
}

Tree *tree_read_item(Arena *a, Report *report, const Source *source, int *n_nodes) {
    return read_all(a, report, source, n_nodes, false);
}

const char *tree_head(const Tree *t) {
    if (t->kind != TREE_LIST || !t->n_items || t->items[0]->kind != TREE_SYMBOL ||
        t->items[0]->name)
        return NULL;
    return t->items[0]->text;
}

static void write_tree(const Tree *t, Text *out, size_t max) {
    if (out->n > max)
        return;
    if (t->name)
        text_printf(out, "%s:", t->name);
    if (t->text) {
        text_printf(out, t->kind == TREE_STRING ? "\"%s\"" : "%s", t->text);
        return;
    }
    text_putc(out, t->kind == TREE_LIST ? '(' : '{');
    for (int i = 0; i < t->n_items; i++) {
        if (i)
            text_putc(out, ' ');
        write_tree(t->items[i], out, max);
    }
    text_putc(out, t->kind == TREE_LIST ? ')' : '}');
}

char *tree_text(Arena *a, const Tree *t, int max) {
    Text out = { 0 };
    write_tree(t, &out, (size_t)max);
    bool cut = out.n > (size_t)max;
    char *s = arena_printf(a, "%.*s%s", cut ? max : (int)out.n, text_str(&out), cut ? "..." : "");
    text_free(&out);
    return s;
}
