/* Options: the (option ...) and (rulesets ...) of a description, and which of them hold. */
#ifndef LUSOR_OPTIONS_H
#define LUSOR_OPTIONS_H

#include "base/report.h"
#include "lang/draft.h"

/* What the user asks for. */
typedef struct Choices {
    const char *const *options; /* "Category/Item" */
    int n_options;
    const char *ruleset; /* NULL: none in particular */
} Choices;

typedef struct OptionArg {
    uint32_t from, to; /* what takes the place of <Tag:name> */
} OptionArg;

typedef struct OptionItem {
    const char *heading, *description;
    const char *full_name; /* "Category/Item" */
    int stars;             /* the item with the most, the first among equals, is the default */
    OptionArg *args;
    int n_args, cap_args;
    Place place;
} OptionItem;

typedef struct OptionCategory {
    const char *heading, *tag;
    const char **arg_names;
    int n_arg_names, cap_arg_names;
    OptionItem *items;
    int n_items, cap_items;
    int selected; /* index of an item; -1 if there are none */
    Place place;
} OptionCategory;

typedef struct Ruleset {
    const char *heading;
    int stars;
    const char **settings; /* full names of items; empty: it has no description yet */
    int n_settings, cap_settings;
    const char **variations; /* full names of items that may take the place of a setting */
    int n_variations, cap_variations;
    Place place;
} Ruleset;

typedef struct Options {
    const Source *text; /* in which the args stand */
    OptionCategory *categories;
    int n_categories, cap_categories;
    Ruleset *rulesets;
    int n_rulesets, cap_rulesets;
    int ruleset; /* the one chosen, or the first that agrees with the items selected; or -1 */
} Options;

/* Reads all options and rulesets of a text that lives as long as the arena, and adds the rest of
   the text to `rest`. */
Options *options_read(Arena *a, Report *report, const Source *text, Draft *rest);
/* Selects what the choices (may be NULL) say, defaults for the rest. */
void options_select(Options *o, const Choices *choices, Report *report);
/* Adds the text to `to`, with the selected items put in for <Tag> and <Tag:arg>. */
void options_apply(const Options *o, const Source *text, Draft *to, Report *report);

/* Reports what looks like a <Tag> or <Tag:arg> in a text to which all options were applied. */
void options_check(const Options *o, const Source *text, Report *report);

/* The category and the item of that full name are the ones selected, or the ruleset is. */
bool options_hold(const Options *o, const char *name);
/* There is an item or a ruleset of that name. */
bool options_known(const Options *o, const char *name);

#endif
