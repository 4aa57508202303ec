/* Args: what the caller of a subcommand wrote, read by the table of its options. */
#ifndef LUSOR_ARGS_H
#define LUSOR_ARGS_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

typedef enum { OPTION_SWITCH, OPTION_TEXT, OPTION_INTEGER, OPTION_DECIMAL } OptionKind;

/* One option. Tables end with a row whose name is NULL. Any option may be given several times; the
   last value counts, or all do where the command asks for all. */
typedef struct Option {
    const char *name; /* without the two dashes */
    OptionKind kind;
    const char *value; /* what help calls the value; NULL for a switch */
    const char *help;  /* one line */
    int64_t min, max;  /* of a number; both 0: any */
    char letter;       /* the option as one letter, -j; 0: it has none */
} Option;

typedef struct Args {
    const char **words; /* what is no option, in order; everything after "--" */
    int n_words;
    const Option *options;
    const char **values; /* grouped by option: the first option's values, the second's, ... */
    int *n_values;       /* per option */
} Args;

/* Reads argv[1..], in which options and words may be mixed. The arena must outlive the result.
   When something is wrong, returns false and says what in `why`. */
bool args_read(Args *a, Arena *arena, const Option *options, int argc, char **argv, Text *why);

/* The option must be in the table. */
bool args_given(const Args *a, const char *option);
/* The last value, or `otherwise` if the option was not given. */
const char *args_text(const Args *a, const char *option, const char *otherwise);
int64_t args_integer(const Args *a, const char *option, int64_t otherwise);
double args_decimal(const Args *a, const char *option, double otherwise);
/* All values in the order they were given; their number in *n. */
const char *const *args_all(const Args *a, const char *option, int *n);

#endif
