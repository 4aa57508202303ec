/* Options: choosing items and rulesets, and putting them into the text. */
#include "lang/options.h"
#include "lang/name.h"
#include "lang/scan.h"

#include <ctype.h>
#include <string.h>

enum {
    INSERTIONS_MAX = 100000, /* of <Tag>s in one description */
    NESTING_MAX = 100        /* of insertions in what is inserted */
};

/* ---- selecting --------------------------------------------------------- */

static int default_item(const OptionCategory *c) {
    int best = c->n_items ? 0 : -1;
    for (int i = 1; i < c->n_items; i++)
        if (c->items[i].stars > c->items[best].stars)
            best = i;
    return best;
}

static int count_items(const Options *o) {
    int n = 0;
    for (int i = 0; i < o->n_categories; i++)
        n += o->categories[i].n_items;
    return n;
}

/* What a choice may be called: in full or, where that is clear, in short. */
typedef struct Names {
    const char **full, **brief;
    int n;
} Names;

static Names make_names(Arena *a, int n) {
    return (Names){ ARENA_ARRAY(a, const char *, n), ARENA_ARRAY(a, const char *, n), n };
}

/* "Category/Item" and "Item" of all categories, in order. */
static Names item_names(const Options *o, Arena *a) {
    Names names = make_names(a, count_items(o));
    int n = 0;
    for (int i = 0; i < o->n_categories; i++)
        for (int j = 0; j < o->categories[i].n_items; j++) {
            names.full[n] = o->categories[i].items[j].full_name;
            names.brief[n++] = o->categories[i].items[j].heading;
        }
    return names;
}

/* "Ruleset/Name" and "Name". */
static Names ruleset_names(const Options *o, Arena *a) {
    Names names = make_names(a, o->n_rulesets);
    for (int i = 0; i < o->n_rulesets; i++) {
        const char *slash = strchr(o->rulesets[i].heading, '/');
        names.full[i] = o->rulesets[i].heading;
        names.brief[i] = slash ? slash + 1 : names.full[i];
    }
    return names;
}

/* Notes what may have been meant, and all there is, each between the two marks. */
static void note_names(Report *report, Problem *p, const char *word, const char *const *names,
                       int n, const char marks[2]) {
    const char *near = report_nearest(word, names, n);
    if (near)
        report_note(report, p, "did you mean %c%s%c?", marks[0], near, marks[1]);
    Text all = { 0 };
    for (int i = 0; i < n; i++)
        text_printf(&all, "%s%c%s%c",
                    i       ? ", "
                    : n > 1 ? "there are: "
                            : "there is: ",
                    marks[0], names[i], marks[1]);
    report_note(report, p, "%s", n ? text_str(&all) : "there is none");
    text_free(&all);
}

static void report_choice(Report *report, const char *what, const char *word, const Names *names,
                          bool several) {
    const char *fmt = several ? "several %ss are called like \"%s\"" : "the game has no %s \"%s\"";
    Problem *p = report_error(report, (Place){ 0 }, fmt, what, word);
    note_names(report, p, word, names->full, names->n, "\"\"");
}

/* The index of the name meant; negative after a report. Of two with the very same name the first
   counts. */
static int find_choice(Report *report, const char *what, const char *word, const Names *names) {
    for (int i = 0; i < names->n; i++)
        if (!strcmp(names->full[i], word))
            return i;
    int full = name_find(word, names->full, names->n, NULL);
    int found = full >= 0 ? full : name_find(word, names->brief, names->n, NULL);
    if (found < 0)
        report_choice(report, what, word, names, found == NAME_SEVERAL || full == NAME_SEVERAL);
    return found;
}

/* Selects the item that is number `index` over all categories. */
static void select_item(Options *o, int index) {
    OptionCategory *c = o->categories;
    for (; index >= c->n_items; c++)
        index -= c->n_items;
    c->selected = index;
}

static void select_defaults(Options *o) {
    for (int i = 0; i < o->n_categories; i++)
        o->categories[i].selected = default_item(&o->categories[i]);
}

static void select_option(Options *o, const char *name, Report *report) {
    Names names = item_names(o, report->arena);
    int found = find_choice(report, "option", name, &names);
    if (found >= 0)
        select_item(o, found);
}

/* As in Ludii, a ruleset that names an item which does not exist means the defaults. */
static void select_ruleset(Options *o, const char *name, Report *report) {
    Names names = ruleset_names(o, report->arena);
    o->ruleset = find_choice(report, "ruleset", name, &names);
    if (o->ruleset < 0)
        return;
    const Ruleset *r = &o->rulesets[o->ruleset];
    for (int i = 0; i < r->n_settings; i++) {
        if (!options_known(o, r->settings[i])) {
            report_warning(report, r->place, "the ruleset wants \"%s\", which is no option",
                           r->settings[i]);
            select_defaults(o);
            return;
        }
        select_option(o, r->settings[i], report);
    }
}

static bool agrees(const Options *o, const Ruleset *r) {
    for (int i = 0; i < r->n_settings; i++)
        if (!options_hold(o, r->settings[i]))
            return false;
    return r->n_settings > 0;
}

void options_select(Options *o, const Choices *choices, Report *report) {
    select_defaults(o);
    if (choices && choices->ruleset)
        select_ruleset(o, choices->ruleset, report);
    for (int i = 0; choices && i < choices->n_options; i++)
        select_option(o, choices->options[i], report);
    for (int i = 0; i < o->n_rulesets && o->ruleset < 0; i++)
        if (agrees(o, &o->rulesets[i]))
            o->ruleset = i;
}

bool options_hold(const Options *o, const char *name) {
    for (int i = 0; i < o->n_categories; i++) {
        const OptionCategory *c = &o->categories[i];
        if (c->selected >= 0 && !strcmp(c->items[c->selected].full_name, name))
            return true;
    }
    return o->ruleset >= 0 && !strcmp(o->rulesets[o->ruleset].heading, name);
}

bool options_known(const Options *o, const char *name) {
    for (int i = 0; i < o->n_categories; i++)
        for (int j = 0; j < o->categories[i].n_items; j++)
            if (!strcmp(o->categories[i].items[j].full_name, name))
                return true;
    for (int i = 0; i < o->n_rulesets; i++)
        if (!strcmp(o->rulesets[i].heading, name))
            return true;
    return false;
}

/* ---- putting the items in ---------------------------------------------- */

/* The options take effect one after the other, and of each the arguments one after the other, then
   its bare <Tag>. So what is put in for one may speak of those that come after it. */
typedef struct Rank {
    int category, arg; /* arg == n_arg_names: the bare tag */
} Rank;

typedef struct Insertion {
    const Options *options;
    Draft *to;
    Report *report;
    int count, depth;
} Insertion;

static bool before(Rank a, Rank b) {
    return a.category < b.category || (a.category == b.category && a.arg < b.arg);
}

static bool match(const Source *text, uint32_t *at, const char *word) {
    uint32_t n = (uint32_t)strlen(word);
    if (text->size - *at < n || memcmp(text->text + *at, word, n))
        return false;
    *at += n;
    return true;
}

/* The text at `at` is the <Tag> or <Tag:arg> of that rank; *end gets where it ends. */
static bool match_category(const Options *o, int category, const Source *text, uint32_t at,
                           Rank *rank, uint32_t *end) {
    const OptionCategory *c = &o->categories[category];
    if (!match(text, &at, c->tag))
        return false;
    int arg = c->n_arg_names;
    if (scan_peek(text, at) == ':') {
        uint32_t after = ++at;
        for (arg = 0; arg < c->n_arg_names; arg++, at = after)
            if (match(text, &at, c->arg_names[arg]) && scan_peek(text, at) == '>')
                break;
        if (arg == c->n_arg_names)
            return false;
    }
    *rank = (Rank){ category, arg };
    *end = at + 1;
    return scan_peek(text, at) == '>';
}

static bool find_tag(const Options *o, const Source *text, uint32_t at, Rank *rank, uint32_t *end) {
    for (int i = 0; i < o->n_categories; i++)
        if (match_category(o, i, text, at + 1, rank, end))
            return true;
    return false;
}

/* What the selected item puts in, or NULL if it has no such argument. */
static const OptionArg *arg_of(const Options *o, Rank rank) {
    const OptionCategory *c = &o->categories[rank.category];
    if (c->selected < 0)
        return NULL;
    const OptionItem *item = &c->items[c->selected];
    int arg = rank.arg == c->n_arg_names ? 0 : rank.arg;
    return arg < item->n_args ? &item->args[arg] : NULL;
}

static void insert(Insertion *in, const Source *text, uint32_t from, uint32_t to, Rank after) {
    uint32_t kept = from, end;
    for (uint32_t at = from; at < to && !in->to->budget->spent; at++) {
        Rank rank;
        if (text->text[at] != '<' || !find_tag(in->options, text, at, &rank, &end))
            continue;
        const OptionArg *arg = before(after, rank) ? arg_of(in->options, rank) : NULL;
        if (!arg)
            continue;
        if (++in->count > INSERTIONS_MAX || in->depth == NESTING_MAX) {
            report_error(in->report, draft_place(in->report->arena, text, at),
                         "the options put too much into each other");
            in->to->budget->spent = true;
            return;
        }
        draft_copy(in->to, text, kept, at, NULL);
        in->depth++;
        insert(in, in->options->text, arg->from, arg->to, rank);
        in->depth--;
        kept = end;
        at = end - 1;
    }
    draft_copy(in->to, text, kept, to, NULL);
}

void options_apply(const Options *o, const Source *text, Draft *to, Report *report) {
    Insertion in = { .options = o, .to = to, .report = report };
    insert(&in, text, 0, text->size, (Rank){ -1, 0 });
}

/* ---- afterwards -------------------------------------------------------- */

static void report_unknown_tag(const Options *o, Report *report, Place at, const char *tag) {
    const char **tags = ARENA_ARRAY(report->arena, const char *, o->n_categories);
    for (int i = 0; i < o->n_categories; i++)
        tags[i] = o->categories[i].tag;
    Problem *p = report_error(report, at, "no option has the tag <%s>", tag);
    note_names(report, p, tag, tags, o->n_categories, "<>");
}

/* The tag is that of a category, but nothing was put in for it. */
static void report_empty_tag(const OptionCategory *c, Report *report, Place at, const char *arg) {
    bool named = false;
    for (int i = 0; i < c->n_arg_names; i++)
        named |= !strcmp(c->arg_names[i], arg);
    if (c->selected < 0) {
        report_error(report, c->place, "the option \"%s\" has no items", c->heading);
    } else if (*arg && !named) {
        Problem *p =
            report_error(report, at, "the option \"%s\" has no argument <%s>", c->heading, arg);
        note_names(report, p, arg, c->arg_names, c->n_arg_names, "<>");
    } else {
        const OptionItem *item = &c->items[c->selected];
        Problem *p = report_error(report, item->place, "the item \"%s\" gives nothing for <%s:%s>",
                                  item->heading, c->tag, arg);
        report_note(report, p, "it gives %d of the %d arguments of \"%s\"", item->n_args,
                    c->n_arg_names, c->heading);
    }
}

static void report_tag(const Options *o, Report *report, Place at, char *tag) {
    char *colon = strchr(tag, ':');
    if (colon)
        *colon = '\0';
    for (int i = 0; i < o->n_categories; i++)
        if (!strcmp(o->categories[i].tag, tag)) {
            report_empty_tag(&o->categories[i], report, at, colon ? colon + 1 : "");
            return;
        }
    report_unknown_tag(o, report, at, tag);
}

void options_check(const Options *o, const Source *text, Report *report) {
    for (uint32_t at = 0; !report_full(report); at++) {
        at = scan_for(text, at, '<');
        if (at == SCAN_NONE)
            return;
        uint32_t end = at + 1;
        if (!isalpha((unsigned char)scan_peek(text, end)))
            continue; /* a comparison */
        while (scan_is_name(scan_peek(text, end)) || scan_peek(text, end) == ':')
            end++;
        if (scan_peek(text, end) == '>')
            report_tag(o, report, draft_place(report->arena, text, at),
                       arena_strndup(report->arena, text->text + at + 1, end - at - 1));
    }
}
