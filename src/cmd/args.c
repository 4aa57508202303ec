/* Args: what the caller of a subcommand wrote, read by the table of its options. */
#include "cmd/args.h"

#include "base/report.h"

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int count_options(const Option *options) {
    int n = 0;
    while (options[n].name)
        n++;
    return n;
}

/* The option called `name` (of `size` bytes), or -1. */
static int find(const Option *options, const char *name, size_t size) {
    for (int i = 0; options[i].name; i++)
        if (strlen(options[i].name) == size && !memcmp(options[i].name, name, size))
            return i;
    return -1;
}

/* The option that a word such as --jobs, --jobs=4, -j or -j4 begins with, or -1. */
static int find_word(const Option *options, const char *word) {
    if (word[1] == '-')
        return find(options, word + 2, strcspn(word + 2, "="));
    for (int i = 0; options[i].name; i++)
        if (options[i].letter == word[1])
            return i;
    return -1;
}

static bool unknown(const Option *options, const char *word, Arena *arena, Text *why) {
    int n = count_options(options);
    const char **names = ARENA_ARRAY(arena, const char *, n + 1);
    for (int i = 0; i < n; i++)
        names[i] = arena_printf(arena, "--%s", options[i].name);
    char *name = arena_strndup(arena, word, strcspn(word, "="));
    const char *near = report_nearest(name, names, n);
    text_printf(why, "there is no option %s", name);
    if (near)
        text_printf(why, "; did you mean %s?", near);
    return false;
}

static bool in_range(const Option *o, double x) {
    if (!isfinite(x))
        return false;
    return (o->min == 0 && o->max == 0) || (x >= (double)o->min && x <= (double)o->max);
}

/* Whether `value` is what the option wants; numbers must be numbers to their last character. */
static bool check_value(const Option *o, const char *value, Text *why) {
    char *end = (char *)value;
    bool in = true;
    errno = 0;
    if (o->kind == OPTION_INTEGER)
        in = in_range(o, (double)strtoll(value, &end, 10));
    else if (o->kind == OPTION_DECIMAL)
        in = in_range(o, strtod(value, &end));
    else
        return true;
    if (in && !errno && end != value && !*end)
        return true;
    text_printf(why, "--%s wants %s", o->name,
                o->kind == OPTION_INTEGER ? "a whole number" : "a number");
    if (o->min || o->max)
        text_printf(why, " from %" PRId64 " to %" PRId64, o->min, o->max);
    text_printf(why, ", not \"%s\"", value);
    return false;
}

/* The value of the option at argv[*i]: behind "=", behind the letter, or the next argument, which
   is then consumed. */
static bool take_value(const Option *o, int argc, char **argv, int *i, const char **value,
                       Text *why) {
    const char *equals = strchr(argv[*i], '=');
    if (argv[*i][1] != '-' && argv[*i][2])
        equals = argv[*i] + 1;
    if (o->kind == OPTION_SWITCH) {
        *value = "";
        if (equals)
            text_printf(why, "--%s takes no value", o->name);
        return !equals;
    }
    if (!equals && *i + 1 == argc) {
        text_printf(why, "--%s wants a value: --%s %s", o->name, o->name, o->value);
        return false;
    }
    *value = equals ? equals + 1 : argv[++*i];
    return check_value(o, *value, why);
}

/* which[k] is the option that values[k] was given for. */
static void group_values(Args *a, Arena *arena, const int *which, int n) {
    const char **grouped = ARENA_ARRAY(arena, const char *, n + 1);
    int filled = 0;
    for (int o = 0; a->options[o].name; o++)
        for (int k = 0; k < n; k++)
            if (which[k] == o) {
                grouped[filled++] = a->values[k];
                a->n_values[o]++;
            }
    a->values = grouped;
}

bool args_read(Args *a, Arena *arena, const Option *options, int argc, char **argv, Text *why) {
    int *which = ARENA_ARRAY(arena, int, argc);
    int n = 0;
    bool words_only = false;
    *a = (Args){ .options = options,
                 .words = ARENA_ARRAY(arena, const char *, argc),
                 .values = ARENA_ARRAY(arena, const char *, argc),
                 .n_values = ARENA_ARRAY(arena, int, count_options(options) + 1) };
    for (int i = 1; i < argc; i++) {
        const char *word = argv[i];
        if (words_only || word[0] != '-' || !word[1]) {
            a->words[a->n_words++] = word;
        } else if (!strcmp(word, "--")) {
            words_only = true;
        } else {
            int o = find_word(options, word);
            if (o < 0)
                return unknown(options, word, arena, why);
            which[n] = o;
            if (!take_value(&options[o], argc, argv, &i, &a->values[n++], why))
                return false;
        }
    }
    group_values(a, arena, which, n);
    return true;
}

const char *const *args_all(const Args *a, const char *option, int *n) {
    int wanted = find(a->options, option, strlen(option));
    assert(wanted >= 0);
    const char *const *values = a->values;
    for (int o = 0; o < wanted; o++)
        values += a->n_values[o];
    *n = a->n_values[wanted];
    return values;
}

const char *args_text(const Args *a, const char *option, const char *otherwise) {
    int n;
    const char *const *values = args_all(a, option, &n);
    return n ? values[n - 1] : otherwise;
}

bool args_given(const Args *a, const char *option) {
    return args_text(a, option, NULL);
}

int64_t args_integer(const Args *a, const char *option, int64_t otherwise) {
    const char *s = args_text(a, option, NULL);
    return s ? strtoll(s, NULL, 10) : otherwise;
}

double args_decimal(const Args *a, const char *option, double otherwise) {
    const char *s = args_text(a, option, NULL);
    return s ? strtod(s, NULL) : otherwise;
}
