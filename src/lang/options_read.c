/* Options: reading the (option ...) and (rulesets ...) clauses of a description. */
#include "lang/options.h"
#include "lang/scan.h"

#include <string.h>

enum { CATEGORIES_MAX = 100 };

/* Reads within one clause. After the first error it stands at the end. */
typedef struct Reader {
    Arena *arena;
    Report *report;
    const Source *text;
    uint32_t at, end;
    bool failed;
} Reader;

static Place place_at(const Reader *r, uint32_t at) {
    return draft_place(r->arena, r->text, at);
}

static char peek(const Reader *r) {
    return r->at < r->end ? r->text->text[r->at] : '\0';
}

static void fail(Reader *r, const char *expected) {
    if (!r->failed)
        report_error(r->report, place_at(r, r->at < r->end ? r->at : r->end - 1), "expected %s",
                     expected);
    r->failed = true;
    r->at = r->end;
}

static void skip_blanks(Reader *r) {
    while (scan_is_blank(peek(r)))
        r->at++;
}

/* Ludii overlooks what stands between the parts of an option, such as a > too many. */
static void skip_stray(Reader *r, const char *parts) {
    skip_blanks(r);
    uint32_t start = r->at;
    while (peek(r) && !strchr(parts, peek(r)))
        r->at++;
    if (r->at > start)
        report_warning(r->report, place_at(r, start), "this does not belong here");
}

/* True, and past it, if `c` comes next after white space. */
static bool take(Reader *r, char c) {
    skip_blanks(r);
    if (peek(r) != c)
        return false;
    r->at++;
    return true;
}

static void need(Reader *r, char c, const char *expected) {
    if (!take(r, c))
        fail(r, expected);
}

static bool take_word(Reader *r, const char *word) {
    uint32_t n = (uint32_t)strlen(word);
    skip_blanks(r);
    if (r->end - r->at < n || memcmp(r->text->text + r->at, word, n))
        return false;
    r->at += n;
    return true;
}

static const char *cut(const Reader *r, uint32_t from, uint32_t to) {
    return arena_strndup(r->arena, r->text->text + from, to - from);
}

static const char *need_string(Reader *r, const char *expected) {
    skip_blanks(r);
    uint32_t start = r->at, end = peek(r) == '"' ? scan_string(r->text, start) : SCAN_NONE;
    if (end > r->end) {
        fail(r, expected);
        return "";
    }
    r->at = end;
    return cut(r, start + 1, end - 1);
}

/* <...>, up to the first > that does not begin a comparison such as (> 1 2) or (>= 1 2). */
static OptionArg need_angles(Reader *r, const char *expected) {
    need(r, '<', expected);
    OptionArg arg = { r->at, r->at };
    uint32_t at = r->at;
    do
        at = scan_for(r->text, at + (at > arg.from), '>');
    while (at < r->end && r->text->text[at - 1] == '(');
    if (at >= r->end) {
        fail(r, "a > that closes the <");
        return arg;
    }
    arg.to = at;
    r->at = at + 1;
    return arg;
}

static int take_stars(Reader *r) {
    int stars = 0;
    for (; peek(r) == '*'; r->at++)
        stars++;
    return stars;
}

/* ---- (option "Heading" <Tag> args:{<name>...} {(item ...)...}) --------- */

static void read_item(Reader *r, OptionCategory *c) {
    OptionItem item = { .place = place_at(r, r->at) };
    item.heading = need_string(r, "the name of the item, a string");
    item.full_name = arena_printf(r->arena, "%s/%s", c->heading, item.heading);
    while (skip_stray(r, "<\")"), peek(r) == '<')
        ARENA_PUSH(r->arena, item.args, item.n_args, item.cap_args) = need_angles(r, "<");
    item.description = need_string(r, "<an argument> or the description of the item, a string");
    need(r, ')', "the ) that closes the (item");
    item.stars = take_stars(r);
    if (item.n_args > c->n_arg_names)
        report_warning(r->report, item.place, "the item has %d arguments, but args: names only %d",
                       item.n_args, c->n_arg_names);
    ARENA_PUSH(r->arena, c->items, c->n_items, c->cap_items) = item;
}

static void read_arg_names(Reader *r, OptionCategory *c) {
    if (!take_word(r, "args:"))
        fail(r, "args:{ ... }");
    need(r, '{', "the { of args:{ ... }");
    while (skip_stray(r, "<}{(\""), !r->failed && !take(r, '}')) {
        OptionArg name = need_angles(r, "<the name of an argument>");
        ARENA_PUSH(r->arena, c->arg_names, c->n_arg_names, c->cap_arg_names) =
            cut(r, name.from, name.to);
    }
}

static void read_category(Reader *r, OptionCategory *c) {
    c->place = place_at(r, r->at);
    take_word(r, "(option");
    c->heading = need_string(r, "the name of the option, a string");
    OptionArg tag = need_angles(r, "<the tag of the option>");
    c->tag = cut(r, tag.from, tag.to);
    read_arg_names(r, c);
    need(r, '{', "{ and the items of the option");
    while (!r->failed && !take(r, '}')) {
        if (!take_word(r, "(item"))
            fail(r, "(item ...)");
        read_item(r, c);
    }
}

/* ---- (rulesets {(ruleset "Heading" {"Option/Item"...} [variations:{...}])*...}) ------ */

static void read_ruleset(Reader *r, Ruleset *s) {
    s->place = place_at(r, r->at);
    s->heading = need_string(r, "the name of the ruleset, a string");
    while (!r->failed && !take(r, ')')) {
        bool variations = take_word(r, "variations:");
        need(r, '{', "{ and the settings of the ruleset");
        while (!r->failed && !take(r, '}')) {
            const char *name = need_string(r, "\"Option/Item\"");
            if (variations)
                ARENA_PUSH(r->arena, s->variations, s->n_variations, s->cap_variations) = name;
            else
                ARENA_PUSH(r->arena, s->settings, s->n_settings, s->cap_settings) = name;
        }
    }
    s->stars = take_stars(r);
}

static void read_rulesets(Reader *r, Options *o) {
    take_word(r, "(rulesets");
    need(r, '{', "{ and the rulesets");
    while (!r->failed && !take(r, '}')) {
        if (!take_word(r, "(ruleset"))
            fail(r, "(ruleset ...)");
        Ruleset *s = &ARENA_PUSH(r->arena, o->rulesets, o->n_rulesets, o->cap_rulesets);
        *s = (Ruleset){ 0 };
        read_ruleset(r, s);
    }
}

/* ---- the clauses in a text --------------------------------------------- */

static void read_clause(Options *o, Arena *a, Report *report, uint32_t at, uint32_t end,
                        bool is_option) {
    Reader r = { a, report, o->text, at, end, false };
    if (!is_option) {
        read_rulesets(&r, o);
        return;
    }
    if (o->n_categories == CATEGORIES_MAX) {
        report_error(report, draft_place(a, o->text, at), "more than %d options", CATEGORIES_MAX);
        return;
    }
    OptionCategory *c = &ARENA_PUSH(a, o->categories, o->n_categories, o->cap_categories);
    *c = (OptionCategory){ .selected = -1 };
    read_category(&r, c);
}

Options *options_read(Arena *a, Report *report, const Source *text, Draft *rest) {
    Options *o = ARENA_NEW(a, Options);
    o->text = text;
    o->ruleset = -1;
    uint32_t kept = 0, option = scan_clause(text, 0, "option"),
             rulesets = scan_clause(text, 0, "rulesets");
    while (option != SCAN_NONE || rulesets != SCAN_NONE) {
        bool is_option = option < rulesets;
        uint32_t at = is_option ? option : rulesets, end = scan_bracket(text, at);
        if (end == SCAN_NONE) {
            report_error(report, draft_place(a, text, at), "this ( is never closed");
            break;
        }
        draft_copy(rest, text, kept, at, NULL);
        kept = end;
        read_clause(o, a, report, at, end, is_option);
        if (option < end)
            option = scan_clause(text, end, "option");
        if (rulesets < end)
            rulesets = scan_clause(text, end, "rulesets");
    }
    draft_copy(rest, text, kept, text->size, NULL);
    return o;
}
