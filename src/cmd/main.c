/* lusor: finds the subcommand, reads its arguments and runs it. */
#include "cmd/cmd.h"

#include "base/report.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// clang-format off
extern const Command bench_command, board_command, check_command, expand_command, grammar_command,
    info_command, list_command, match_command, perft_command, play_command, repl_command,
    replay_command, tournament_command, ugi_command;

const Command *const commands[] = {
    &bench_command,
    &board_command,
    &check_command,
    &expand_command,
    &grammar_command,
    &info_command,
    &list_command,
    &match_command,
    &perft_command,
    &play_command,
    &repl_command,
    &replay_command,
    &tournament_command,
    &ugi_command,
    NULL,
};
// clang-format on

static const Option no_options[] = { { .name = NULL } };

static int print_overview(FILE *out) {
    fputs("usage: lusor                          choose a game and play\n"
          "       lusor COMMAND [OPTIONS] ...\n"
          "       lusor help COMMAND\n"
          "       lusor --version [-v]\n\n",
          out);
    for (int i = 0; commands[i]; i++)
        fprintf(out, "  %-10s %s\n", commands[i]->name, commands[i]->help);
    return EXIT_FINE;
}

static int print_help(const Command *c) {
    const Option *options = c->options ? c->options : no_options;
    if (c->examples)
        printf("examples:\n%s\n", c->examples);
    printf("usage: lusor %s%s %s\n\n%s.\n", c->name, options->name ? " [OPTIONS]" : "", c->words,
           c->help);
    if (options->name)
        printf("\noptions:\n");
    for (const Option *o = options; o->name; o++) {
        char left[64];
        int n = o->letter ? snprintf(left, sizeof left, "-%c, ", o->letter) : 0;
        snprintf(left + n, sizeof left - (size_t)n, "--%s %s", o->name, o->value ? o->value : "");
        printf("  %-26s %s\n", left, o->help);
    }
    return EXIT_FINE;
}

static int count_commands(void) {
    int n = 0;
    while (commands[n])
        n++;
    return n;
}

/* The command of that name; NULL after saying that there is none. */
static const Command *find_command(const char *name) {
    int n = count_commands();
    const char **names = calloc((size_t)n + 1, sizeof *names);
    for (int i = 0; i < n; i++) {
        if (!strcmp(commands[i]->name, name)) {
            free(names);
            return commands[i];
        }
        if (names)
            names[i] = commands[i]->name;
    }
    const char *near = names ? report_nearest(name, names, n) : NULL;
    fprintf(stderr, "lusor: there is no command \"%s\"", name);
    fprintf(stderr, near ? "; did you mean \"%s\"?\n" : "; lusor --help lists them\n", near);
    free(names);
    return NULL;
}

static int help_about(const char *name) {
    const Command *c = find_command(name);
    return c ? print_help(c) : EXIT_USAGE;
}

/* --help anywhere before "--" asks for help, however wrong the rest is. */
static bool wants_help(int argc, char **argv) {
    for (int i = 1; i < argc && strcmp(argv[i], "--"); i++)
        if (!strcmp(argv[i], "--help") || !strcmp(argv[i], "-h"))
            return true;
    return false;
}

static bool read_words(const Command *c, const Args *args, Text *why) {
    if (args->n_words < c->min_words)
        text_printf(why, "missing: %s", c->words);
    else if (args->n_words > c->max_words)
        text_printf(why, "\"%s\" is too much", args->words[c->max_words]);
    return !why->n;
}

static int run(const Command *c, int argc, char **argv) {
    if (wants_help(argc, argv))
        return print_help(c);
    Arena arena;
    Args args;
    Text why = { 0 };
    int status = EXIT_USAGE;
    arena_init(&arena, SIZE_MAX);
    if (args_read(&args, &arena, c->options ? c->options : no_options, argc, argv, &why) &&
        read_words(c, &args, &why))
        status = c->run(&args);
    else
        fprintf(stderr, "lusor %s: %s\nusage: lusor %s%s %s\n", c->name, text_str(&why), c->name,
                c->options ? " [OPTIONS]" : "", c->words);
    text_free(&why);
    arena_free(&arena);
    return status;
}

static int choose_and_play(void) {
    bool resume = false;
    char *game = play_choose(&resume);
    char *words[] = { "play", resume ? "--resume" : "--", game, NULL };
    int status = game ? run(&play_command, 3, words) : EXIT_FINE;
    free(game);
    return status;
}

static int dispatch(int argc, char **argv) {
    if (argc < 2)
        return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) ? choose_and_play() : demo_run();
    if (!strcmp(argv[1], "--version")) {
        version_print(argc > 2 && !strcmp(argv[2], "-v"));
        return EXIT_FINE;
    }
    if (!strcmp(argv[1], "help") || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
        return argc > 2 ? help_about(argv[2]) : print_overview(stdout);
    const Command *c = find_command(argv[1]);
    return c ? run(c, argc - 1, argv + 1) : EXIT_USAGE;
}

int main(int argc, char **argv) {
    setlocale(LC_ALL, "");
    setlocale(LC_NUMERIC, "C"); /* numbers in games and options are written with a point */
    int status = dispatch(argc, argv);
    if (fflush(stdout) || ferror(stdout)) {
        perror("lusor: standard output");
        return status ? status : EXIT_NO;
    }
    return status;
}
