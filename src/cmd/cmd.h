/* The subcommands: one file each, which ends with a Command that says all there is to know of it.
 */
#ifndef LUSOR_CMD_H
#define LUSOR_CMD_H

#include "cmd/args.h"

enum { EXIT_FINE = 0, EXIT_NO = 1, EXIT_USAGE = 2 };

typedef struct Command {
    const char *name;
    const char *help;             /* one line */
    const char *words;            /* what follows the name, options aside: "FILE..." */
    int min_words, max_words;     /* how many that may be */
    const Option *options;        /* NULL: none */
    const char *examples;         /* lines that begin with two blanks, shown first by --help */
    int (*run)(const Args *args); /* returns the exit status */
} Command;

enum { ANY_NUMBER = 1 << 20 }; /* for max_words */

/* Ends with NULL. */
extern const Command *const commands[];

/* lusor --version; with `verbose` also what helps to understand a report of a fault. */
void version_print(bool verbose);

/* lusor without a command and without a terminal: a short game, random against random. */
int demo_run(void);

/* lusor without a command at a terminal: what to play (or, with *resume, the file of an interrupted
   game), to be freed; NULL: nothing. */
char *play_choose(bool *resume);

#endif
