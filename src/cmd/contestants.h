/* Contestants: what commands that let agents play have in common: options, checks, tables. */
#ifndef LUSOR_CONTESTANTS_H
#define LUSOR_CONTESTANTS_H

#include "agent/contest.h"
#include "base/json.h"
#include "cmd/args.h"

enum { CONTESTANTS_GAMES = 100, CONTESTANTS_MAX_PLIES = 5000 };

/* Rows for the table of such a command. */
#define CONTESTANTS_OPTIONS                                                                       \
    { "threads", OPTION_INTEGER, "T", "games at the same time; 1 if not given", 1, 64 },          \
        { "agent-threads", OPTION_INTEGER, "T", "threads of each agent; 1 if not given", 1, 64 }, \
        { "memory", OPTION_INTEGER, "MB", "for each agent; 256 if not given", 1, 1 << 20 }, {     \
        "max-plies", OPTION_INTEGER, "N", "longer games are drawn; 5000 if not given", 1, 1 << 30 \
    }

/* What these rows were given, in a plan that still needs its game and agents. */
ContestPlan contestants_plan(const Args *args, uint64_t seed);

/* Makes an agent once to see whether it can be; false after saying what is wrong with `where`,
   such as "lusor match: --p1". */
bool contestants_check(const LusorGame *game, const char *agent, const char *where);

/* Tells that an agent lost because it made no legal move. */
void contestants_say_lost(const ContestGame *game, const char *agent);

/* A table of agents: how wide its first column is, the heading, one line or one object each. */
int contestants_width(const char *const *agents, int n);
void contestants_print_heading(int width);
void contestants_print(int width, const char *agent, const ContestScore *score);
void contestants_print_json(Json *j, const char *agent, const ContestScore *score);

#endif
