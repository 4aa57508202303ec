/* Opened: a game that a subcommand plays, with one position of it. */
#include "cmd/opened.h"

#include <stdio.h>
#include <stdlib.h>

LusorChoices opened_choices(const Args *args) {
    LusorChoices choices = { .ruleset = args_text(args, "ruleset", NULL) };
    choices.options = args_all(args, "option", &choices.n_options);
    return choices;
}

uint64_t opened_seed(const Args *args) {
    return (uint64_t)args_integer(args, "seed", 1);
}

bool opened_open(Opened *o, const char *path_or_name, const LusorChoices *choices, uint64_t seed) {
    char *problems = NULL;
    *o = (Opened){ .game = lusor_load(path_or_name, choices, &problems) };
    fputs(problems ? problems : "", stderr);
    free(problems);
    if (!o->game)
        return false;
    o->position = lusor_position_new(o->game);
    if (o->position && lusor_start(o->position, seed))
        return true;
    fprintf(stderr, "%s: %s\n", path_or_name,
            o->position ? lusor_trouble(o->position) : "not enough memory to play");
    return false;
}

void opened_close(Opened *o) {
    lusor_position_free(o->position);
    lusor_free(o->game);
}
