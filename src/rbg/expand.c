/* Macros: from the tokens of a file to the expanded text of its sections.
 *
 * Macros replace tokens, add no brackets, and see only what was defined above them, so expansion
 * always ends; limits keep it small. */
#include "rbg/expand.h"

#include "base/hash.h"
#include "base/text.h"

#include <string.h>

static const char *const section_names[RBG_SECTIONS] = {
    [RBG_PLAYERS] = "players", [RBG_PIECES] = "pieces", [RBG_VARIABLES] = "variables",
    [RBG_BOARD] = "board",     [RBG_RULES] = "rules",
};

/* A stretch of the file's tokens. */
typedef struct Slice {
    const RbgToken *from, *to;
} Slice;

typedef struct Macro {
    const RbgToken *name;
    const RbgToken **parameters;
    int n_parameters, cap_parameters;
    Slice body;
    int order; /* position among the directives of the file: only earlier macros are seen */
    struct Macro *older; /* in the same row of the table */
} Macro;

enum { MACRO_ROWS = 1024 };

/* What the names in a slice mean: the parameters of the macro whose body it is, and all macros
   defined before `order`. An argument keeps the scope in which it was written. */
typedef struct Scope {
    const Macro *macro; /* NULL in a section */
    const struct Argument *arguments;
    const Use *use;
    int order;
} Scope;

typedef struct Argument {
    Slice slice;
    const Scope *scope;
} Argument;

typedef struct Section {
    const RbgToken *name;
    Slice body;
    int order;
} Section;

typedef struct Expander {
    Arena *arena;
    Report *report;
    Macro *macros[MACRO_ROWS]; /* by the hash of the name */
    Section sections[RBG_SECTIONS];
    RbgTokens *out;
    const Use **uses; /* per token of all sections: the use that brought it */
    int n_uses, cap_uses;
    int work;       /* tokens looked at, those that come to nothing included */
    bool glue;      /* a '~' stands before the next token ... */
    int glue_floor; /* ... which joins the last one, if that is not older than this */
    bool failed;    /* an error that would only be repeated was reported */
} Expander;

enum { WORK_MAX = 8 << 20, LINE_WIDTH = 96, PARAMETERS_MAX = 64 };

static void fail(Expander *x, const RbgToken *at, const char *message) {
    if (!x->failed)
        report_error(x->report, at->place, "%s", message);
    x->failed = true;
}

/* ---- definitions ---- */

static Macro **macro_row(Expander *x, const RbgToken *name) {
    return &x->macros[hash_fnv32(name->text, name->size) % MACRO_ROWS];
}

static bool has_macro(Expander *x, const RbgToken *name, int order) {
    for (const Macro *m = *macro_row(x, name); m; m = m->older)
        if (m->order < order && rbg_token_same(m->name, name))
            return true;
    return false;
}

static const Macro *find_macro(Expander *x, const RbgToken *name, int n_arguments, int order) {
    for (const Macro *m = *macro_row(x, name); m; m = m->older)
        if (m->order < order && m->n_parameters == n_arguments && rbg_token_same(m->name, name))
            return m;
    return NULL;
}

static void check_overloading(Expander *x, const Macro *m) {
    if (find_macro(x, m->name, m->n_parameters, m->order))
        report_error(x->report, m->name->place, "the macro \"%.*s\" is defined before",
                     (int)m->name->size, m->name->text);
    else if (m->n_parameters ? find_macro(x, m->name, 0, m->order) != NULL
                             : has_macro(x, m->name, m->order))
        report_error(x->report, m->name->place,
                     "\"%.*s\" is defined before with another number of arguments, and one of "
                     "the two has none",
                     (int)m->name->size, m->name->text);
}

/* Reads "(a; b; c)" if it is there; returns what follows, NULL after an error. */
static const RbgToken *read_parameters(Expander *x, Macro *m, const RbgToken *t,
                                       const RbgToken *end) {
    if (t == end || t->kind != RBG_OPEN)
        return t;
    do {
        t++;
        if (t == end || t->kind != RBG_NAME || m->n_parameters == PARAMETERS_MAX) {
            report_error(x->report, t == end ? t[-1].place : t->place,
                         "the name of a parameter was expected");
            return NULL;
        }
        ARENA_PUSH(x->arena, m->parameters, m->n_parameters, m->cap_parameters) = t++;
    } while (t < end && t->kind == RBG_SEMICOLON);
    if (t < end && t->kind == RBG_CLOSE)
        return t + 1;
    report_error(x->report, t == end ? t[-1].place : t->place, "';' or ')' was expected");
    return NULL;
}

static void read_macro(Expander *x, Slice s, int order) {
    Macro *m = ARENA_NEW(x->arena, Macro);
    m->name = s.from;
    m->order = order;
    const RbgToken *t = read_parameters(x, m, s.from + 1, s.to);
    if (!t)
        return;
    if (t == s.to || t->kind != RBG_IS) {
        report_error(x->report, t == s.to ? t[-1].place : t->place, "'=' was expected");
        return;
    }
    check_overloading(x, m);
    m->body = (Slice){ t + 1, s.to };
    Macro **row = macro_row(x, m->name);
    m->older = *row;
    *row = m;
}

static void read_section(Expander *x, int which, Slice s, int order) {
    Section *section = &x->sections[which];
    if (section->name)
        report_error(x->report, s.from->place, "a second section \"%s\"", section_names[which]);
    else if (s.from + 1 == s.to || s.from[1].kind != RBG_IS)
        report_error(x->report, s.from->place, "'=' was expected after \"%s\"",
                     section_names[which]);
    else
        *section = (Section){ s.from, { s.from + 2, s.to }, order };
}

/* One directive without its '#'. */
static void read_directive(Expander *x, Slice s, int order) {
    if (s.from == s.to || s.from->kind != RBG_NAME) {
        report_error(x->report, s.from == s.to ? s.from[-1].place : s.from->place,
                     "'#' must be followed by the name of a section or a macro");
        return;
    }
    for (int i = 0; i < RBG_SECTIONS; i++)
        if (rbg_token_is(s.from, section_names[i])) {
            read_section(x, i, s, order);
            return;
        }
    read_macro(x, s, order);
}

static void read_directives(Expander *x, const RbgTokens *tokens) {
    if (!tokens->n)
        return;
    const RbgToken *t = tokens->items, *end = t + tokens->n;
    if (t->kind != RBG_HASH)
        report_error(x->report, t->place, "a description begins with '#'");
    while (t < end && t->kind != RBG_HASH)
        t++;
    for (int order = 0; t < end; order++) {
        const RbgToken *from = ++t;
        while (t < end && t->kind != RBG_HASH)
            t++;
        read_directive(x, (Slice){ from, t }, order);
    }
}

static void check_sections(Expander *x, const Source *source) {
    for (int i = 0; i < RBG_SECTIONS; i++)
        if (!x->sections[i].name && i != RBG_VARIABLES)
            report_error(x->report, (Place){ source, source->size }, "there is no section #%s",
                         section_names[i]);
}

/* ---- tokens that come out ---- */

static void append(Expander *x, const RbgToken *t, const Use *use) {
    RbgTokens *out = x->out;
    if (x->n_uses >= RBG_TOKENS_MAX) {
        fail(x, t, "the macros expand to more than a million tokens");
        return;
    }
    ARENA_PUSH(x->arena, out->items, out->n, out->cap) = *t;
    ARENA_PUSH(x->arena, x->uses, x->n_uses, x->cap_uses) = use;
}

/* Joins a token to the last one. */
static void paste(Expander *x, const RbgToken *t) {
    RbgToken *last = &x->out->items[x->out->n - 1];
    uint32_t size = last->size + t->size, scanned;
    char *joined = arena_alloc(x->arena, size + 1);
    memcpy(joined, last->text, last->size);
    memcpy(joined + last->size, t->text, t->size);
    last->kind = rbg_scan_one(joined, joined + size, &scanned);
    if ((last->kind == RBG_END || scanned != size) && !x->failed) {
        report_error(x->report, t->place, "\"%.*s\" joined to \"%.*s\" is no token",
                     (int)last->size, last->text, (int)t->size, t->text);
        x->failed = true;
    }
    last->text = joined;
    last->size = size;
}

static void emit(Expander *x, const RbgToken *t, const Use *use) {
    if (x->glue && x->out->n > x->glue_floor)
        paste(x, t);
    else
        append(x, t, use);
}

/* ---- expanding ---- */

static void expand_slice(Expander *x, Slice s, const Scope *scope, int depth);

static const Argument *find_argument(const Scope *scope, const RbgToken *name) {
    for (int i = 0; scope->macro && i < scope->macro->n_parameters; i++)
        if (rbg_token_same(scope->macro->parameters[i], name))
            return &scope->arguments[i];
    return NULL;
}

/* Splits "(a; b)" at `t`; returns its last token, NULL after an error. */
static const RbgToken *read_arguments(Expander *x, const RbgToken *name, const RbgToken *end,
                                      const Scope *scope, Argument *arguments, int *n) {
    const RbgToken *t = name + 1, *from = t + 1;
    int open = 0;
    *n = 0;
    if (t >= end || t->kind != RBG_OPEN) {
        fail(x, name, "this macro needs arguments");
        return NULL;
    }
    for (t++; t < end && x->work < WORK_MAX; t++) {
        x->work++;
        bool last = t->kind == RBG_CLOSE && !open;
        if (last || (t->kind == RBG_SEMICOLON && !open)) {
            if (*n == PARAMETERS_MAX)
                break;
            arguments[(*n)++] = (Argument){ { from, t }, scope };
            from = t + 1;
        }
        if (last)
            return t;
        open += (t->kind == RBG_OPEN) - (t->kind == RBG_CLOSE);
    }
    fail(x, name, "the arguments of this macro do not end");
    return NULL;
}

static void report_arity(Expander *x, const RbgToken *name, int given) {
    if (x->failed)
        return;
    Problem *p =
        report_error(x->report, name->place, "there is no macro \"%.*s\" with %d argument%s",
                     (int)name->size, name->text, given, given == 1 ? "" : "s");
    for (const Macro *m = *macro_row(x, name); m; m = m->older)
        if (rbg_token_same(m->name, name))
            report_note(x->report, p, "there is one with %d", m->n_parameters);
    x->failed = true;
}

static void expand_body(Expander *x, const Macro *m, const Argument *arguments,
                        const RbgToken *name, const Scope *scope, int depth) {
    Use *use = ARENA_NEW(x->arena, Use);
    *use = (Use){ arena_strndup(x->arena, name->text, name->size), name->place, scope->use };
    Scope inside = { m, arguments, use, m->order };
    expand_slice(x, m->body, &inside, depth + 1);
}

/* A macro with arguments; returns the last token of its use. */
static const RbgToken *expand_call(Expander *x, const RbgToken *name, const RbgToken *end,
                                   const Scope *scope, int depth) {
    Argument arguments[PARAMETERS_MAX];
    int n;
    const RbgToken *last = read_arguments(x, name, end, scope, arguments, &n);
    if (!last)
        return name;
    const Macro *m = find_macro(x, name, n, scope->order);
    if (m)
        expand_body(x, m, arguments, name, scope, depth);
    else
        report_arity(x, name, n);
    return last;
}

/* A name, a symbol or a number with what belongs to it; returns its last token. */
static const RbgToken *expand_one(Expander *x, const RbgToken *t, const RbgToken *end,
                                  const Scope *scope, int depth) {
    const Argument *argument;
    const Macro *m;
    if (t->kind == RBG_NAME && (argument = find_argument(scope, t)))
        expand_slice(x, argument->slice, argument->scope, depth + 1);
    else if (t->kind == RBG_NAME && (m = find_macro(x, t, 0, scope->order)))
        expand_body(x, m, NULL, t, scope, depth);
    else if (t->kind == RBG_NAME && has_macro(x, t, scope->order))
        return expand_call(x, t, end, scope, depth);
    else
        emit(x, t, scope->use);
    return t;
}

static void expand_slice(Expander *x, Slice s, const Scope *scope, int depth) {
    if (depth > RBG_NESTING_MAX && s.from < s.to)
        fail(x, s.from, "macros are nested too deeply");
    int floor = x->glue ? x->glue_floor : x->out->n; /* where the chain of '~' began */
    for (const RbgToken *t = s.from; t < s.to && !x->failed; t++) {
        if (++x->work > WORK_MAX)
            fail(x, t, "the macros take too long to expand");
        if (!x->glue)
            floor = x->out->n;
        if (t->kind == RBG_TILDE) {
            fail(x, t, "'~' joins two tokens and must stand between them");
            return;
        }
        t = expand_one(x, t, s.to, scope, depth);
        bool joins = t + 1 < s.to && t[1].kind == RBG_TILDE;
        if (joins && ++t + 1 == s.to)
            fail(x, t, "'~' joins two tokens and must stand between them");
        x->glue = joins;
        x->glue_floor = floor;
    }
}

/* A section ends with a token of its own, which stands behind its last one. */
static void end_section(Expander *x, const RbgToken *last) {
    RbgToken end = { .kind = RBG_END, .text = "", .place = last->place };
    end.place.at += last->size;
    append(x, &end, NULL);
}

static void expand_section(Expander *x, int which, RbgTokens *out) {
    static const RbgToken nowhere = { .kind = RBG_END, .text = "" };
    const Section *section = &x->sections[which];
    x->out = out;
    if (!section->name) { /* only #variables may be missing */
        append(x, &nowhere, NULL);
        return;
    }
    Scope scope = { .order = section->order };
    expand_slice(x, section->body, &scope, 0);
    x->glue = false;
    end_section(x, section->body.to - 1);
}

/* ---- writing the expanded text ---- */

typedef struct Writer {
    Arena *arena;
    Text text;
    int column;
    Run *runs;
    int n_runs, cap_runs;
} Writer;

/* Between which tokens of the expanded text a blank is left out. */
static bool is_tight(RbgTokenKind before, RbgTokenKind after, bool in_rules) {
    switch (after) {
    case RBG_COMMA:
    case RBG_CLOSE:
    case RBG_CLOSE_SQUARE:
    case RBG_CLOSE_CURLY:
    case RBG_STAR:
    case RBG_CARET:
    case RBG_COLON:
        return true;
    case RBG_OPEN:
        return before == RBG_OPEN || (before == RBG_NAME && !in_rules);
    default:
        return before == RBG_OPEN || before == RBG_OPEN_SQUARE || before == RBG_OPEN_CURLY ||
               before == RBG_ARROW || before == RBG_CARET || before == RBG_COLON;
    }
}

/* Turns, the lines of a board and the vertices of a graph begin on lines of their own. */
static bool begins_line(RbgTokenKind before, RbgTokenKind after, bool in_rules) {
    if (in_rules)
        return after == RBG_ARROW;
    return (before == RBG_CLOSE_SQUARE && after == RBG_OPEN_SQUARE) ||
           (before == RBG_CLOSE_CURLY && after == RBG_NAME);
}

static void separate(Writer *w, RbgTokenKind before, const RbgToken *t, int which) {
    bool in_rules = which == RBG_RULES, tight = is_tight(before, t->kind, in_rules);
    if ((!tight && w->column + (int)t->size > LINE_WIDTH) ||
        begins_line(before, t->kind, in_rules)) {
        text_puts(&w->text, "\n    ");
        w->column = 4;
    } else if (!tight) {
        text_putc(&w->text, ' ');
        w->column++;
    }
}

static void add_run(Writer *w, Place from, const Use *use) {
    ARENA_PUSH(w->arena, w->runs, w->n_runs, w->cap_runs) = (Run){ (uint32_t)w->text.n, from, use };
}

static void write_section(Writer *w, int which, const Section *section, RbgTokens *tokens,
                          const Use **uses) {
    if (section->name) {
        add_run(w, section->name->place, NULL);
        text_printf(&w->text, "#%s =", section_names[which]);
    }
    w->column = (int)strlen(section_names[which]) + 3;
    for (int i = 0; i < tokens->n; i++) {
        RbgToken *t = &tokens->items[i];
        if (t->kind != RBG_END)
            separate(w, i ? t[-1].kind : RBG_IS, t, which);
        add_run(w, t->place, uses[i]);
        t->place.at = (uint32_t)w->text.n;
        text_add(&w->text, t->text, t->size);
        w->column += (int)t->size;
    }
    if (section->name)
        text_putc(&w->text, '\n');
}

/* Tokens point into the expanded text once it does not move any more. */
static void write_sections(Expander *x, RbgSections *out) {
    Writer w = { .arena = x->arena };
    const Use **uses = x->uses;
    for (int i = 0; i < RBG_SECTIONS; uses += out->section[i++].n)
        write_section(&w, i, &x->sections[i], &out->section[i], uses);
    Source *made = source_make(x->arena, "expanded", w.text.s, w.text.n);
    made->runs = w.runs;
    made->n_runs = w.n_runs;
    out->source = made;
    for (int i = 0; i < RBG_SECTIONS; i++)
        for (int j = 0; j < out->section[i].n; j++) {
            RbgToken *t = &out->section[i].items[j];
            t->place.source = made;
            t->text = made->text + t->place.at;
        }
    text_free(&w.text);
}

bool rbg_expand(Arena *arena, const Source *source, Report *report, RbgSections *out) {
    Expander x = { .arena = arena, .report = report };
    RbgTokens tokens = rbg_scan(arena, source, report);
    *out = (RbgSections){ 0 };
    read_directives(&x, &tokens);
    check_sections(&x, source);
    if (report_failed(report))
        return false;
    for (int i = 0; i < RBG_SECTIONS; i++)
        expand_section(&x, i, &out->section[i]);
    if (report_failed(report))
        return false;
    write_sections(&x, out);
    return true;
}
