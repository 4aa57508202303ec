/* lusor expand: a description after options and defines. */
#include "cmd/cmd.h"
#include "cmd/rbg_session.h"
#include "lang/description.h"
#include "lang/layout.h"
#include "lang/tree.h"

#include <stdio.h>
#include <unistd.h>

enum { MEMORY = 192 * 1024 * 1024, WIDTH = 100 };

static void print_source(const Source *s, bool raw) {
    if (raw) {
        fwrite(s->text, 1, s->size, stdout);
        putchar('\n');
    } else {
        layout_print(stdout, s, WIDTH);
    }
}

/* Also prints a text that options made wrong, since its author wants to see it; false then. */
static bool print_description(const Description *d, const Args *args, Report *report) {
    bool metadata = args_given(args, "metadata");
    const Source *text = metadata ? d->metadata : d->game;
    if (text && text->size)
        print_source(text, metadata || args_given(args, "raw"));
    return metadata || tree_read(report->arena, report, d->game, NULL);
}

static int expand_rbg(const char *path, Arena *arena, Report *report) {
    Text text = { 0 };
    const Source *source = rbg_session_read(arena, report, path);
    bool fine = source && rbg_expand_text(source, report, &text);
    if (fine)
        fwrite(text.s, 1, text.n, stdout);
    text_free(&text);
    return fine ? EXIT_FINE : EXIT_NO;
}

static int expand(const Args *args, Arena *arena, Report *report) {
    if (rbg_session_takes(args->words[0]))
        return expand_rbg(args->words[0], arena, report);
    Choices choices = { .ruleset = args_text(args, "ruleset", NULL) };
    choices.options = args_all(args, "option", &choices.n_options);
    Library *library = library_open(arena, report);
    Description *d = description_load(arena, report, library, args->words[0], &choices);
    bool fine = d && print_description(d, args, report);
    library_close(library);
    return fine ? EXIT_FINE : EXIT_NO;
}

static int run_expand(const Args *args) {
    Arena arena;
    Report report;
    arena_init(&arena, MEMORY);
    report_init(&report, &arena);
    if (ARENA_CATCH(&arena)) {
        fprintf(stderr, "lusor expand: the description needs more than %d MB of memory\n",
                MEMORY >> 20);
        return EXIT_NO;
    }
    int status = expand(args, &arena, &report);
    Text text = { 0 };
    report_print(&report, &text);
    fflush(stdout); /* so that both streams keep their order where they go to one place */
    fputs(text_str(&text), stderr);
    text_free(&text);
    arena_free(&arena);
    return status;
}

static const Option options[] = {
    { "option", OPTION_TEXT, "CATEGORY/ITEM", "an option other than the default; may be repeated" },
    { "ruleset", OPTION_TEXT, "NAME", "a ruleset other than the default" },
    { "raw", OPTION_SWITCH, NULL, "everything in one line" },
    { "metadata", OPTION_SWITCH, NULL, "what the description says about the game instead" },
    { .name = NULL },
};

const Command expand_command = {
    .name = "expand",
    .help = "Prints a description after options, defines and macros",
    .words = "GAME",
    .min_words = 1,
    .max_words = 1,
    .options = options,
    .examples = "  lusor expand chess.lud\n"
                "  lusor expand Hex --option \"Board Size/9x9\"\n",
    .run = run_expand,
};
