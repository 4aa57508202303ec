/* lusor: finds the subcommand and runs it. */
#include "cmd/cmd.h"

#include <stdio.h>
#include <string.h>

const Command commands[] = {
    { NULL, NULL, NULL, NULL },
};

static const Command *find(const char *name) {
    for (const Command *c = commands; c->name; c++)
        if (!strcmp(c->name, name))
            return c;
    return NULL;
}

static void print_help(FILE *out) {
    fprintf(out, "usage: lusor COMMAND ...\n\n");
    for (const Command *c = commands; c->name; c++)
        fprintf(out, "  %-9s %-44s %s\n", c->name, c->usage, c->help);
}

int main(int argc, char **argv) {
    if (argc < 2 || !strcmp(argv[1], "--help")) {
        print_help(argc < 2 ? stderr : stdout);
        return argc < 2 ? EXIT_USAGE : EXIT_FINE;
    }
    const Command *c = find(argv[1]);
    if (!c) {
        fprintf(stderr, "lusor: there is no command \"%s\"; see lusor --help\n", argv[1]);
        return EXIT_USAGE;
    }
    return c->run(argc - 1, argv + 1);
}
