/* Expand: putting in, for every use of a define, what it stands for.
 *
 * A use is "Name", or ("Name" arg ...) when the bracket stands right before the quote. Expansion is
 * textual and goes from the outside to the inside: arguments are put in as they stand, and the
 * result is read again. So a name may be put together from parts, as in "Hand#1". */
#include "lang/expand.h"
#include "lang/scan.h"

#include <string.h>

typedef struct Stretch {
    uint32_t from, to;
} Stretch;

/* A define is used at `all`, with the arguments in `args`. */
typedef struct Site {
    Stretch all, args;
} Site;

typedef struct Args {
    Stretch args[DEFINE_PARAMS_MAX];
    int n; /* given, also beyond the most that can be put in */
} Args;

static void expand_text(Expander *e, const Source *text, Draft *to);

static Problem *report_at(const Expander *e, const Source *text, uint32_t at, const char *message) {
    return report_error(e->report, draft_place(e->report->arena, text, at), "%s", message);
}

static const Define *find(const Expander *e, const char *name, uint32_t n) {
    const Define *d = defines_find(e->local, name, n);
    return d || !e->library ? d : library_define(e->library, e->home, name, n);
}

/* ---- is it a use? ------------------------------------------------------ */

static bool is_token_byte(char c) {
    return isalnum((unsigned char)c) || (c && strchr("_\"-.+*/%=!^~<>&|#", c));
}

/* The word that ends text[.. at-1], brackets and white space left aside, is `word`. */
static bool ends_with_word(const char *text, uint32_t at, const char *word) {
    uint32_t n = (uint32_t)strlen(word);
    while (at > 0 && !is_token_byte(text[at - 1]))
        at--;
    return at >= n && !memcmp(text + at - n, word, n) &&
           (at == n || !is_token_byte(text[at - n - 1]));
}

/* Names of games are never taken for defines. */
static bool is_protected(const char *text, uint32_t at) {
    if (at > 0 && text[at - 1] == '(')
        return false;
    return ends_with_word(text, at, "game") || ends_with_word(text, at, "match") ||
           ends_with_word(text, at, "instance");
}

/* ---- one use ----------------------------------------------------------- */

/* Where the argument that starts at `at` ends. */
static uint32_t arg_end(const Source *text, uint32_t at, uint32_t end) {
    char first = text->text[at];
    while (at < end && !scan_is_blank(text->text[at])) {
        char c = text->text[at];
        if (c == '"')
            at = scan_string(text, at);
        else if (c == '(' || c == '{')
            at = scan_bracket(text, at);
        else
            at++;
        if (first == '"' || first == '(' || first == '{')
            break;
    }
    return at < end ? at : end;
}

static Args split_args(const Source *text, Stretch all) {
    Args args = { .n = 0 };
    for (uint32_t at = all.from; (at = scan_blanks(text, at)) < all.to;) {
        uint32_t to = arg_end(text, at, all.to);
        if (args.n < DEFINE_PARAMS_MAX)
            args.args[args.n] = (Stretch){ at, to };
        args.n++;
        at = to;
    }
    return args;
}

static bool is_absent(const Source *text, const Args *args, int i) {
    if (i >= args->n)
        return true;
    Stretch s = args->args[i];
    return s.to == s.from + 1 && text->text[s.from] == '~';
}

/* Adds what the define stands for, with the arguments put in. */
static void substitute(const Define *d, const Args *args, const Source *text, const Use *use,
                       Draft *to) {
    uint32_t kept = d->from;
    for (uint32_t i = d->from; i + 1 < d->to && d->n_params; i++) {
        int param = d->text->text[i + 1] - '1';
        if (d->text->text[i] != '#' || param < 0 || param >= d->n_params)
            continue;
        draft_copy(to, d->text, kept, i, use);
        if (!is_absent(text, args, param))
            draft_copy(to, text, args->args[param].from, args->args[param].to, NULL);
        kept = i + 2;
        i++;
    }
    draft_copy(to, d->text, kept, d->to, use);
}

static bool stop(Expander *e, const Source *text, uint32_t at, const char *message) {
    report_at(e, text, at, message);
    e->failed = true;
    return false;
}

/* "A -> B -> A", the chain of uses that leads from a define to itself. */
static char *describe_cycle(Arena *a, const Use *use, const char *name) {
    char *chain = arena_strdup(a, name);
    for (; use; use = use->outer) {
        chain = arena_printf(a, "%s -> %s", use->define, chain);
        if (use->define == name)
            break;
    }
    return chain;
}

static bool uses_itself(Expander *e, const Source *text, uint32_t at, const Define *d,
                        const Use *outer) {
    const Use *use = outer;
    while (use && use->define != d->name)
        use = use->outer;
    if (!use)
        return false;
    Arena *a = e->report->arena;
    stop(e, text, at,
         arena_printf(a, "define \"%s\" uses itself: %s", d->name,
                      describe_cycle(a, outer, d->name)));
    return true;
}

static bool beyond_limits(Expander *e, const Source *text, uint32_t at) {
    Arena *a = e->report->arena;
    if (++e->n_uses > EXPAND_USES_MAX)
        stop(e, text, at, arena_printf(a, "defines are used more than %d times", EXPAND_USES_MAX));
    else if (e->depth == EXPAND_DEPTH_MAX)
        stop(e, text, at,
             arena_printf(a, "uses of defines stand more than %d deep inside each other",
                          EXPAND_DEPTH_MAX));
    return e->failed;
}

static void expand_use(Expander *e, const Define *d, const Source *text, Site site, Draft *to) {
    Run origin = draft_origin(text, site.all.from);
    if (uses_itself(e, text, site.all.from, d, origin.use))
        return;
    if (beyond_limits(e, text, site.all.from))
        return;
    Args args = split_args(text, site.args);
    if (args.n > d->n_params && e->library)
        report_warning(e->report, draft_place(e->report->arena, text, site.all.from),
                       "define \"%s\" takes %d parameter%s, but is given %d", d->name, d->n_params,
                       d->n_params == 1 ? "" : "s", args.n);
    Use *use = ARENA_NEW(e->arena, Use);
    *use = (Use){ .define = d->name, .at = origin.from, .outer = origin.use };
    Draft body = draft_make(to->budget);
    substitute(d, &args, text, use, &body);
    e->depth++;
    if (!to->budget->spent)
        expand_text(e, draft_view(&body), to);
    e->depth--;
    if (to->budget->spent && !e->failed)
        stop(e, text, site.all.from, "the description becomes too large when it is expanded");
}

/* ---- a text ------------------------------------------------------------ */

/* The use whose name is the string text[at .. after-1]; false if it has no end. */
static bool find_site(Expander *e, const Source *text, uint32_t at, uint32_t after, Site *site) {
    *site = (Site){ { at, after }, { after, after } };
    if (at == 0 || text->text[at - 1] != '(')
        return true;
    uint32_t end = scan_bracket(text, at - 1);
    if (end == SCAN_NONE)
        return stop(e, text, at - 1, "this ( is never closed");
    *site = (Site){ { at - 1, end }, { after, end - 1 } };
    return true;
}

static void expand_text(Expander *e, const Source *text, Draft *to) {
    uint32_t kept = 0;
    for (uint32_t at = 0; !e->failed;) {
        const char *quote = memchr(text->text + at, '"', text->size - at);
        if (!quote)
            break;
        at = (uint32_t)(quote - text->text);
        uint32_t after = scan_string(text, at);
        if (after == SCAN_NONE) {
            stop(e, text, at, "this string is never closed");
            return;
        }
        const Define *d = find(e, quote + 1, after - at - 2);
        if (d && !is_protected(text->text, at)) {
            Site site;
            if (!find_site(e, text, at, after, &site))
                return;
            draft_copy(to, text, kept, site.all.from, NULL);
            expand_use(e, d, text, site, to);
            kept = after = site.all.to;
        }
        at = after;
    }
    draft_copy(to, text, kept, text->size, NULL);
}

void expand_defines(Expander *e, const Source *text, Draft *to) {
    expand_text(e, text, to);
}

/* ---- afterwards -------------------------------------------------------- */

const char *expand_nearest(const Defines *local, Library *library, const Root *home, Arena *a,
                           const char *name) {
    const char **names;
    int n = defines_names(local, a, &names);
    const char *near = report_nearest(name, names, n);
    return near || !library ? near : library_near_define(library, home, name);
}

static void report_unknown(const Expander *e, const Source *text, uint32_t at, const char *name) {
    Arena *a = e->report->arena;
    Problem *p = report_at(e, text, at, arena_printf(a, "there is no define \"%s\"", name));
    const char *near = expand_nearest(e->local, e->library, e->home, a, name);
    if (near)
        report_note(e->report, p, "did you mean \"%s\"?", near);
}

void expand_check(const Expander *e, const Source *text) {
    Defines known = { 0 }; /* to report each name once */
    for (uint32_t at = 0; !report_full(e->report); at++) {
        at = scan_for(text, at, '(');
        if (at == SCAN_NONE)
            return;
        if (scan_peek(text, at + 1) != '"')
            continue;
        uint32_t end = scan_string(text, at + 1);
        if (end == SCAN_NONE)
            return;
        if (defines_find(&known, text->text + at + 2, end - at - 3))
            continue;
        Define *d = ARENA_NEW(e->report->arena, Define);
        d->name = arena_strndup(e->report->arena, text->text + at + 2, end - at - 3);
        defines_add(&known, e->report->arena, d);
        report_unknown(e, text, at, d->name);
    }
}
