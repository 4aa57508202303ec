/* The subcommands: one row each, one file each. */
#ifndef LUSOR_CMD_H
#define LUSOR_CMD_H

enum { EXIT_FINE = 0, EXIT_NO = 1, EXIT_USAGE = 2 };

typedef struct Command {
    const char *name;
    const char *usage; /* what follows the name */
    const char *help;  /* one line */
    int (*run)(int argc, char **argv); /* argv[0] is the subcommand; returns the exit status */
} Command;

/* Ends with a row whose name is NULL. */
extern const Command commands[];

#endif
