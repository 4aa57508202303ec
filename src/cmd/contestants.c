/* Contestants: agents as commands ask for them and tell about them. */
#include "cmd/contestants.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

ContestPlan contestants_plan(const Args *args, uint64_t seed) {
    return (ContestPlan){
        .seed = seed,
        .max_plies = (int)args_integer(args, "max-plies", CONTESTANTS_MAX_PLIES),
        .setup = { .threads = (int)args_integer(args, "agent-threads", 1),
                   .memory = (size_t)args_integer(args, "memory", 256) << 20 },
    };
}

bool contestants_check(const LusorGame *game, const char *agent, const char *where) {
    char *why = NULL;
    LusorAgent *a = lusor_agent_new(game, agent, NULL, &why);
    bool fine = a && lusor_agent_ready(a);
    if (!a)
        fprintf(stderr, "%s: %s\n", where, why ? why : "not enough memory");
    else if (!fine)
        fprintf(stderr, "%s: %s: %s\n", where, agent, lusor_agent_failure(a));
    free(why);
    lusor_agent_free(a);
    return fine;
}

void contestants_say_lost(const ContestGame *game, const char *agent) {
    fprintf(stderr, "game %d: %s loses: %s\n", game->index + 1, agent,
            *game->reason ? game->reason : "it made no move");
}

int contestants_width(const char *const *agents, int n) {
    size_t width = 20;
    for (int i = 0; i < n; i++)
        if (strlen(agents[i]) > width)
            width = strlen(agents[i]);
    return width < 60 ? (int)width : 60;
}

void contestants_print_heading(int width) {
    printf("%-*s %6s %6s %6s  %6s  95 %% interval\n", width, "agent", "won", "drawn", "lost",
           "points");
}

void contestants_print(int width, const char *agent, const ContestScore *s) {
    ContestRate r = contest_rate(s);
    printf("%-*s %6d %6d %6d  %5.1f%%  %.1f%% to %.1f%%\n", width, agent, s->wins, s->draws,
           s->losses, 100 * r.rate, 100 * r.low, 100 * r.high);
}

void contestants_print_json(Json *j, const char *agent, const ContestScore *s) {
    ContestRate r = contest_rate(s);
    json_open(j, NULL, '{');
    json_text(j, "agent", agent);
    json_integer(j, "wins", s->wins);
    json_integer(j, "draws", s->draws);
    json_integer(j, "losses", s->losses);
    json_decimal(j, "rate", r.rate);
    json_decimal(j, "low", r.low);
    json_decimal(j, "high", r.high);
    json_close(j, '}');
}
