/* Opened: a game that a subcommand plays, with one position of it. */
#ifndef LUSOR_OPENED_H
#define LUSOR_OPENED_H

#include "cmd/args.h"
#include "lusor/lusor.h"

typedef struct Opened {
    LusorGame *game;
    LusorPosition *position; /* at its start */
} Opened;

/* Rows for the table of a command whose games have options. */
#define OPENED_OPTIONS                                                            \
    { "option", OPTION_TEXT, "CATEGORY/ITEM",                                     \
      "an option other than the default; may be repeated" },                      \
        { "ruleset", OPTION_TEXT, "NAME", "a ruleset other than the default" }, { \
        "seed", OPTION_INTEGER, "N", "where random numbers begin; 1 if not given" \
    }

/* What these rows were given. */
LusorChoices opened_choices(const Args *args);
uint64_t opened_seed(const Args *args);

/* Loads a game and starts it; what is wrong is written to standard error. False if it cannot be
   played. Close it in either case. */
bool opened_open(Opened *o, const char *path_or_name, const LusorChoices *choices, uint64_t seed);
void opened_close(Opened *o);

#endif
