/* lusor repl: a prompt at which a position is asked, changed and explained. */
#include "cmd/cmd.h"
#include "cmd/opened.h"

#include "ui/plain.h"
#include "ui/repl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const Option options[] = {
    OPENED_OPTIONS,
    { "command", OPTION_TEXT, "LINE", "does this and ends; may be given several times",
      .letter = 'c' },
    { "json", OPTION_SWITCH, NULL, "one JSON object per line, for scripts" },
    { .name = NULL },
};

/* Each line of a -c. */
static void run_commands(Repl *r, const char *text) {
    while (*text && !r->play->quit) {
        size_t n = strcspn(text, "\n");
        char *line = strndup(text, n);
        if (line)
            repl_line(r, line);
        free(line);
        text += n + (text[n] == '\n');
    }
}

static void run_session(Repl *r, const Args *args) {
    int n;
    const char *const *commands = args_all(args, "command", &n);
    for (int i = 0; i < n; i++)
        run_commands(r, commands[i]);
    if (!n)
        repl_run(r);
}

static int run_repl(const Args *args) {
    LusorChoices choices = opened_choices(args);
    char *problems, *why;
    LusorGame *game = lusor_load(args->words[0], &choices, &problems);
    if (problems)
        fputs(problems, stderr);
    free(problems);
    Face *face = game ? plain_open() : NULL;
    Repl *r = face ? repl_new(game, opened_seed(args), face, &why) : NULL;
    int status = EXIT_NO;
    if (r) {
        r->json = args_given(args, "json");
        r->play->options = choices.options;
        r->play->n_options = choices.n_options;
        r->play->ruleset = choices.ruleset;
        if (isatty(STDIN_FILENO) && !args_given(args, "command"))
            play_say(r->play, SAY_NOTE, "%s. Type an expression such as (mover), a move, or help.",
                     lusor_name(game));
        run_session(r, args);
        bool scripted = args_given(args, "command") || !isatty(STDIN_FILENO);
        status = scripted && r->n_errors ? EXIT_NO : EXIT_FINE;
    } else if (game) {
        fprintf(stderr, "lusor repl: the game cannot be started%s%s\n", why ? ": " : "",
                why ? why : "");
        free(why);
        lusor_free(game);
    }
    repl_free(r);
    plain_close(face);
    return status;
}

const Command repl_command = {
    .name = "repl",
    .help = "Evaluates ludemes in a position, changes it, and explains its rules",
    .words = "GAME",
    .min_words = 1,
    .max_words = 1,
    .options = options,
    .examples = "  lusor repl chess\n"
                "  lusor repl -c '(count Moves)' hex\n"
                "  lusor repl --json mine.lud < questions\n",
    .run = run_repl,
};
