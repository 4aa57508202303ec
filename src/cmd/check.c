/* lusor check: says what is wrong with descriptions, and where. */
#include "cmd/cmd.h"
#include "cmd/progress.h"
#include "cmd/rbg_session.h"
#include "lang/bind.h"
#include "lang/description.h"
#include "ludeme/ludemes.h"
#include "ludeme/names.h"

#include <stdio.h>
#include <sys/stat.h>

enum {
    LIBRARY_MEMORY = 32 * 1024 * 1024, /* known defines, names of games */
    MEMORY = 128 * 1024 * 1024         /* one description and everything made of it */
};

typedef struct Check {
    Choices choices;
    Library *library;
    bool quiet;
    Json *json; /* NULL: for a person */
    Progress progress;
    int n_fine, n_wrong;
} Check;

/* The descriptions to look at. */
typedef struct Paths {
    const char **items;
    int n_items, cap_items;
} Paths;

static void check_text(const Check *c, Arena *arena, Report *report, const char *path) {
    if (rbg_session_takes(path)) {
        rbg_session_check(arena, report, path);
        return;
    }
    Description *d = description_load(arena, report, c->library, path, &c->choices);
    const Bound *game = d ? bind_description(arena, report, ludeme_grammar(), d) : NULL;
    if (game)
        names_check(arena, report, ludeme_grammar(), game);
}

/* The report stays readable after the memory is used up: it lies in the same arena. */
static void check_within_limits(const Check *c, Arena *arena, Report *report, const char *path) {
    if (!ARENA_CATCH(arena)) {
        check_text(c, arena, report, path);
        arena->catching = 0;
        return;
    }
    arena->catching = 0;
    arena->limit += 64 * 1024; /* for this last message */
    report_error(report, (Place){ 0 }, "%s: the description needs more than %d MB of memory", path,
                 MEMORY >> 20);
}

static void tell_person(Check *c, const Report *report, const char *path) {
    bool fine = !report_failed(report);
    Text text = { 0 };
    report_print(report, &text);
    if (text.n || !c->quiet)
        progress_hide(&c->progress);
    if (text.n) {
        fflush(stdout); /* so that both streams keep their order where they go to one place */
        fputs(text_str(&text), stderr);
    }
    if (fine && !c->quiet)
        printf("%s: ok\n", path);
    text_free(&text);
}

static void tell_script(const Check *c, const Report *report, const char *path) {
    json_open(c->json, NULL, '{');
    json_text(c->json, "file", path);
    json_boolean(c->json, "ok", !report_failed(report));
    report_json(report, c->json, "problems");
    json_close(c->json, '}');
}

static void check_path(Check *c, const char *path) {
    Arena arena;
    Report report;
    arena_init(&arena, MEMORY);
    report_init(&report, &arena);
    check_within_limits(c, &arena, &report, path);
    if (c->json)
        tell_script(c, &report, path);
    else
        tell_person(c, &report, path);
    *(report_failed(&report) ? &c->n_wrong : &c->n_fine) += 1;
    arena_free(&arena);
    progress_step(&c->progress);
}

static bool is_directory(const char *path) {
    struct stat st;
    return !stat(path, &st) && S_ISDIR(st.st_mode);
}

static const char *const extensions[] = { ".lud", ".rbg" };

/* All descriptions in a directory and below. */
static void add_directory(Paths *paths, Arena *a, Report *report, const char *dir) {
    const char *why, **names;
    Root *root = root_open(a, dir, &why);
    if (!root) {
        report_error(report, (Place){ 0 }, "%s: %s", dir, why);
        return;
    }
    int before = paths->n_items;
    for (size_t e = 0; e < sizeof extensions / sizeof *extensions; e++) {
        int n = root_list(root, a, "", extensions[e], &names);
        for (int i = 0; i < n; i++)
            ARENA_PUSH(a, paths->items, paths->n_items, paths->cap_items) =
                arena_printf(a, "%s/%s", dir, names[i]);
    }
    if (paths->n_items == before)
        report_error(report, (Place){ 0 }, "%s: there is no .lud or .rbg file in it", dir);
    root_close(root);
}

static Paths find_paths(const Args *args, Arena *a, Report *report) {
    Paths paths = { 0 };
    for (int i = 0; i < args->n_words; i++)
        if (is_directory(args->words[i]))
            add_directory(&paths, a, report, args->words[i]);
        else
            ARENA_PUSH(a, paths.items, paths.n_items, paths.cap_items) = args->words[i];
    return paths;
}

static void check_all(Check *c, const Paths *paths) {
    progress_begin(&c->progress, "checking", paths->n_items);
    if (c->json)
        json_open(c->json, NULL, '[');
    for (int i = 0; i < paths->n_items; i++)
        check_path(c, paths->items[i]);
    progress_hide(&c->progress);
    if (c->json)
        json_close(c->json, ']');
    else if (paths->n_items > 1)
        printf("%d ok, %d wrong\n", c->n_fine, c->n_wrong);
}

static int run_check(const Args *args) {
    Arena arena;
    Report report;
    Text out = { 0 };
    Json json = { .out = &out };
    arena_init(&arena, LIBRARY_MEMORY);
    report_init(&report, &arena);
    Check c = { .choices.ruleset = args_text(args, "ruleset", NULL),
                .quiet = args_given(args, "quiet"),
                .json = args_given(args, "json") ? &json : NULL };
    c.choices.options = args_all(args, "option", &c.choices.n_options);
    c.library = library_open(&arena, &report);
    Paths paths = find_paths(args, &arena, &report);
    check_all(&c, &paths);
    library_close(c.library);
    if (c.json)
        printf("%s\n", text_str(&out));
    text_clear(&out);
    report_print(&report, &out);
    fputs(text_str(&out), stderr);
    text_free(&out);
    bool wrong = c.n_wrong || report_failed(&report);
    arena_free(&arena);
    return wrong ? EXIT_NO : EXIT_FINE;
}

static const Option options[] = {
    { "option", OPTION_TEXT, "CATEGORY/ITEM", "an option other than the default; may be repeated" },
    { "ruleset", OPTION_TEXT, "NAME", "a ruleset other than the default" },
    { "quiet", OPTION_SWITCH, NULL, "say nothing about descriptions that are fine" },
    { "json", OPTION_SWITCH, NULL, "write JSON, for scripts" },
    { .name = NULL },
};

const Command check_command = {
    .name = "check",
    .help = "Reads descriptions and says what is wrong with them, and where",
    .words = "GAME...",
    .min_words = 1,
    .max_words = ANY_NUMBER,
    .options = options,
    .examples = "  lusor check mygame.lud\n"
                "  lusor check --option \"Board Size/9x9\" mygame.lud\n"
                "  lusor check --quiet games    all .lud and .rbg files below the directory\n",
    .run = run_check,
};
