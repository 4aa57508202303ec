/* Description: the way from a file to a text that holds nothing but ludemes. */
#include "lang/description.h"
#include "lang/brackets.h"
#include "lang/expand.h"
#include "lang/scan.h"
#include "lang/tidy.h"

#include <string.h>

/* Ludii's own library needs at most 0.5 MB in a file and 0.6 MB after expansion. */
enum {
    FILE_MAX = 4 * 1024 * 1024,
    GAME_MAX = 4 * 1024 * 1024,  /* after expansion */
    WORK_MAX = 64 * 1024 * 1024, /* all texts under work together, with what tells their origin */
    DEFINE_ROUNDS_MAX = 20
};

typedef struct Work {
    Arena *arena;
    Report *report;
    Budget budget;
    Library *library;
    const Root *home;
    Defines defines;
    int errors_before; /* in the report, from other descriptions */
} Work;

static bool failed(Work *w, const Source *file) {
    if (w->report->n_errors == w->errors_before && w->budget.spent)
        report_error(w->report, (Place){ file, 0 },
                     "the description becomes too large when it is expanded");
    return w->report->n_errors > w->errors_before;
}

/* Comments go, options and rulesets are read and put in. */
static const Source *apply_options(Work *w, Description *d, const Choices *choices) {
    Draft plain = draft_make(&w->budget), rest = draft_make(&w->budget),
          done = draft_make(&w->budget);
    if (!tidy_comments(&plain, d->file, w->report))
        return NULL;
    const Source *text = draft_keep(&plain, w->arena, d->file->name); /* the options stand in it */
    if (!brackets_check(w->arena, w->report, text))
        return NULL;
    Options *o = options_read(w->arena, w->report, text, &rest);
    options_select(o, choices, w->report);
    options_apply(o, draft_view(&rest), &done, w->report);
    d->options = o;
    return draft_view(&done);
}

/* Expands the defines in `text`. What a define stands for may hold further defines; they count
   from then on. */
static const Source *expand(Work *w, const Source *text, Library *library) {
    Expander e = { .arena = w->arena,
                   .report = w->report,
                   .local = &w->defines,
                   .library = library,
                   .home = w->home };
    for (int round = 0; round < DEFINE_ROUNDS_MAX; round++) {
        Draft expanded = draft_make(&w->budget), rest = draft_make(&w->budget);
        expand_defines(&e, text, &expanded);
        text = draft_view(&expanded);
        if (e.failed || scan_clause(text, 0, "define") == SCAN_NONE)
            break;
        defines_read(&w->defines, w->arena, w->report, text, &rest);
        text = draft_view(&rest);
    }
    if (library && w->report->n_errors == w->errors_before)
        expand_check(&e, text);
    return text;
}

static void warn_outside(Work *w, const Source *text, uint32_t from, uint32_t to) {
    uint32_t at = scan_blanks(text, from);
    if (at < to)
        report_warning(w->report, draft_place(w->arena, text, at),
                       "this stands outside of the game and does not count");
}

/* The first list is the game. One without end, as options may make it, is left for the reader of
   the tree to complain about. */
static void cut_game(Work *w, const Source *text, const Source *file, Draft *to) {
    uint32_t at = scan_for(text, 0, '(');
    if (at == SCAN_NONE) {
        report_error(w->report, (Place){ file, 0 }, "there is no (game ...) here");
        return;
    }
    if (at != scan_clause(text, at, "game") && at != scan_clause(text, at, "match")) {
        report_error(w->report, draft_place(w->arena, text, at),
                     "a description begins with (game ...) or (match ...)");
        return;
    }
    uint32_t end = scan_bracket(text, at);
    if (end == SCAN_NONE)
        end = text->size;
    draft_copy(to, text, at, end, NULL);
    warn_outside(w, text, 0, at);
    warn_outside(w, text, end, text->size);
}

static void tidy_game(Work *w, Description *d, const Source *text) {
    Draft game = draft_make(&w->budget), ranges = draft_make(&w->budget),
          blanks = draft_make(&w->budget), done = draft_make(&w->budget);
    cut_game(w, text, d->file, &game);
    tidy_ranges(&ranges, draft_view(&game), w->report);
    tidy_blanks(&blanks, draft_view(&ranges));
    tidy_brackets(&done, draft_view(&blanks), w->report);
    if (done.size > GAME_MAX)
        w->budget.spent = true;
    else
        d->game = draft_keep(&done, w->arena, d->file->name);
}

static void tidy_metadata(Work *w, Description *d, const Source *text) {
    Draft done = draft_make(&w->budget);
    tidy_ranges(&done, text, w->report);
    if (done.size > GAME_MAX)
        w->budget.spent = true;
    else
        d->metadata = draft_keep(&done, w->arena, d->file->name);
}

/* Cuts the text into what stands before the metadata and the metadata, which may be absent. As in
   Ludii, nothing that follows them counts. */
static bool cut_metadata(Work *w, const Source *text, const Source **game,
                         const Source **metadata) {
    uint32_t at = scan_clause(text, 0, "metadata");
    Draft before = draft_make(&w->budget), after = draft_make(&w->budget);
    if (at != SCAN_NONE) {
        uint32_t end = scan_bracket(text, at);
        if (end == SCAN_NONE) {
            report_error(w->report, draft_place(w->arena, text, at), "this ( is never closed");
            return false;
        }
        draft_copy(&after, text, at, end, NULL);
        *metadata = draft_view(&after);
    }
    draft_copy(&before, text, 0, at == SCAN_NONE ? text->size : at, NULL);
    *game = draft_view(&before);
    return true;
}

/* Ludii marks with [ ] what its completer is to find out about an ancient game. */
static void check_complete(Work *w, const Source *game) {
    uint32_t at = scan_for(game, 0, '[');
    if (at != SCAN_NONE)
        report_error(w->report, (Place){ game, at },
                     "this part is left open for a reconstruction, so it cannot be played");
}

static bool make(Work *w, Description *d, const Choices *choices) {
    const Source *text = apply_options(w, d, choices), *game, *metadata = NULL;
    if (failed(w, d->file))
        return false;
    Draft rest = draft_make(&w->budget);
    defines_read(&w->defines, w->arena, w->report, text, &rest);
    if (failed(w, d->file) || !cut_metadata(w, draft_view(&rest), &game, &metadata))
        return false;
    game = expand(w, game, w->library);
    if (metadata)
        metadata = expand(w, metadata, NULL);
    if (failed(w, d->file))
        return false;
    tidy_game(w, d, game);
    if (metadata)
        tidy_metadata(w, d, metadata);
    if (failed(w, d->file))
        return false;
    options_check(d->options, d->game, w->report);
    check_complete(w, d->game);
    return !failed(w, d->file);
}

Description *description_expand(Arena *a, Report *report, Library *library, const Source *file,
                                const Root *home, const Choices *choices) {
    Description *d = ARENA_NEW(a, Description);
    d->file = file;
    d->home = home;
    d->library = library;
    Work w = { .arena = a,
               .report = report,
               .budget = { .arena = arena_child(a, WORK_MAX) },
               .library = library,
               .home = home,
               .errors_before = report->n_errors };
    if (file->size > FILE_MAX) {
        report_error(report, (Place){ file, 0 }, "the description is larger than %d MB",
                     FILE_MAX >> 20);
        return NULL;
    }
    bool made = make(&w, d, choices);
    d->defines = w.defines;
    arena_free(w.budget.arena);
    return made ? d : NULL;
}

Description *description_load(Arena *a, Report *report, Library *library, const char *path_or_name,
                              const Choices *choices) {
    const Root *home;
    const Source *file = library_read(library, a, report, path_or_name, &home);
    return file ? description_expand(a, report, library, file, home, choices) : NULL;
}

/* ---- texts from elsewhere, in which the defines of a description hold ---- */

/* The defines once more: what they stand for was not kept. What is wrong with them was reported
   when the description was read. */
static void read_defines_again(Work *w, const Description *d) {
    Report silent;
    Draft plain = draft_make(&w->budget), rest = draft_make(&w->budget),
          done = draft_make(&w->budget);
    report_init(&silent, w->budget.arena);
    tidy_comments(&plain, d->file, &silent);
    options_read(w->budget.arena, &silent, draft_view(&plain), &rest);
    options_apply(d->options, draft_view(&rest), &done, &silent);
    defines_read(&w->defines, w->budget.arena, &silent, draft_view(&done), NULL);
}

static const Source *make_item(Work *w, const Description *d, const Source *text) {
    Draft plain = draft_make(&w->budget), ranges = draft_make(&w->budget),
          blanks = draft_make(&w->budget), done = draft_make(&w->budget);
    if (!tidy_comments(&plain, text, w->report) ||
        !brackets_check(w->arena, w->report, draft_view(&plain)))
        return NULL;
    read_defines_again(w, d);
    const Source *expanded = expand(w, draft_view(&plain), w->library);
    if (failed(w, text))
        return NULL;
    tidy_ranges(&ranges, expanded, w->report);
    tidy_blanks(&blanks, draft_view(&ranges));
    tidy_brackets(&done, draft_view(&blanks), w->report);
    return failed(w, text) ? NULL : draft_keep(&done, w->arena, text->name);
}

static Work work_with(Arena *a, Report *report, const Description *d) {
    return (Work){ .arena = a,
                   .report = report,
                   .budget = { .arena = arena_child(a, WORK_MAX) },
                   .library = d->library,
                   .home = d->home,
                   .errors_before = report->n_errors };
}

const Source *description_item(Arena *a, Report *report, const Description *d, const Source *text) {
    Work w = work_with(a, report, d);
    const Source *item = NULL;
    if (text->size > FILE_MAX)
        report_error(report, (Place){ text, 0 }, "this is larger than %d MB", FILE_MAX >> 20);
    else
        item = make_item(&w, d, text);
    arena_free(w.budget.arena);
    return item;
}

const char *description_define(Arena *a, const Description *d, const char *name) {
    Report silent;
    report_init(&silent, a);
    Work w = work_with(a, &silent, d);
    read_defines_again(&w, d);
    uint32_t n = (uint32_t)strlen(name);
    const Define *found = defines_find(&w.defines, name, n);
    if (!found && d->library)
        found = library_define(d->library, d->home, name, n);
    const char *text =
        found ? arena_strndup(a, found->text->text + found->from, found->to - found->from) : NULL;
    arena_free(w.budget.arena);
    return text;
}

const char *description_nearest_define(const Description *d, Arena *a, const char *name) {
    return expand_nearest(&d->defines, d->library, d->home, a, name);
}
