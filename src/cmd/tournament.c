/* lusor tournament: every agent plays every other one in every game. */
#include "agent/series.h"
#include "cmd/cmd.h"
#include "cmd/contestants.h"
#include "cmd/opened.h"
#include "cmd/progress.h"

#include <stdio.h>
#include <stdlib.h>

enum { AGENTS_MAX = 32, GAMES_MAX = 1000, GAMES_PER_PAIR = 20 };

static const Option options[] = {
    { "agent", OPTION_TEXT, "AGENT", "who takes part, such as uct:1s; to be repeated" },
    { "games", OPTION_INTEGER, "N", "of each two agents in each game; 20 if not given", 1,
      1 << 20 },
    { "seed", OPTION_INTEGER, "N", "where random numbers begin; 1 if not given" },
    CONTESTANTS_OPTIONS,
    { "json", OPTION_SWITCH, NULL, "for scripts" },
    { .name = NULL },
};

typedef struct Tournament {
    const char *const *agents;
    int n_agents;
    Opened *games;
    int n_games;
    int each; /* games of each two agents in each game */
    ContestPlan plan;
    /* per game, agent, and the other one: the agent's score */
    ContestScore *scores;
    Progress progress;
} Tournament;

/* ---- the plan ---- */

static int pairs(const Tournament *t) {
    return t->n_agents * (t->n_agents - 1) / 2;
}

/* What one number of the series stands for. */
typedef struct Fixture {
    int game, first, second, index;
} Fixture;

static Fixture fixture_of(const Tournament *t, int number) {
    Fixture f = { .index = number % t->each };
    int pair = number / t->each % pairs(t);
    f.game = number / t->each / pairs(t);
    for (f.second = 1; pair >= f.second; f.second++)
        pair -= f.second;
    f.first = pair;
    return f;
}

static ContestScore *score_at(const Tournament *t, int game, int agent, int other) {
    return &t->scores[(game * t->n_agents + agent) * t->n_agents + other];
}

/* Two agents share the seats of a game; who has the odd one changes. */
static int seated(const Fixture *f, int seat, int n_seats) {
    return (seat + f->index / n_seats) % 2 ? f->second : f->first;
}

/* ---- playing ---- */

static bool wanted(void *own, int number) {
    (void)own;
    (void)number;
    return true;
}

static bool play(void *own, int number, ContestGame *out) {
    const Tournament *t = own;
    Fixture f = fixture_of(t, number);
    const char *agents[LUSOR_PLAYERS_MAX];
    ContestPlan plan = t->plan;
    plan.game = t->games[f.game].game;
    plan.n = lusor_players(plan.game);
    plan.agents = agents;
    for (int i = 0; i < plan.n; i++)
        agents[i] = t->agents[seated(&f, i, plan.n)];
    return contest_play(&plan, f.index, NULL, out);
}

static bool keep(void *own, int number, const ContestGame *result) {
    Tournament *t = own;
    Fixture f = fixture_of(t, number);
    int n = lusor_players(t->games[f.game].game);
    for (int i = 0; i < n; i++) {
        int agent = seated(&f, i, n), other = agent == f.first ? f.second : f.first;
        contest_count(score_at(t, f.game, agent, other), result->utility[i]);
    }
    if (result->loser != LUSOR_NONE) {
        progress_hide(&t->progress);
        contestants_say_lost(result, t->agents[seated(&f, result->loser, n)]);
    }
    progress_step(&t->progress);
    return true;
}

static bool play_all(Tournament *t, int threads) {
    Series series = {
        .own = t, .n = t->n_games * pairs(t) * t->each, .wanted = wanted, .play = play, .keep = keep
    };
    progress_begin(&t->progress, "playing", series.n);
    bool fine = series_run(&series, threads);
    progress_hide(&t->progress);
    return fine;
}

/* ---- results ---- */

static void add(ContestScore *sum, const ContestScore *s) {
    sum->games += s->games;
    sum->wins += s->wins;
    sum->draws += s->draws;
    sum->losses += s->losses;
}

enum { ALL = -1 };

/* The score of an agent in a game, or in all of them, against another one, or all of them. */
static ContestScore sum_of(const Tournament *t, int game, int agent, int other) {
    ContestScore sum = { 0 };
    for (int g = 0; g < t->n_games; g++)
        for (int o = 0; o < t->n_agents; o++)
            if ((game == ALL || g == game) && (other == ALL || o == other))
                add(&sum, score_at(t, g, agent, o));
    return sum;
}

/* Agents, the one with most points first. */
static void rank(const Tournament *t, int *order) {
    for (int i = 0; i < t->n_agents; i++) {
        ContestScore own = sum_of(t, ALL, i, ALL);
        int at = i;
        for (; at > 0; at--) {
            ContestScore before = sum_of(t, ALL, order[at - 1], ALL);
            if (contest_rate(&before).rate >= contest_rate(&own).rate)
                break;
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
}

/* Points in percent: agents by columns of other agents or of games. */
static void print_cells(const Tournament *t, const int *order, int width, bool by_game) {
    int n = by_game ? t->n_games : t->n_agents;
    for (int i = 0; i < t->n_agents; i++) {
        printf("%-*s", width, t->agents[order[i]]);
        for (int k = 0; k < n; k++) {
            ContestScore s =
                by_game ? sum_of(t, k, order[i], ALL) : sum_of(t, ALL, order[i], order[k]);
            if (s.games)
                printf(" %5.1f", 100 * contest_rate(&s).rate);
            else
                printf(" %5s", "-");
        }
        putchar('\n');
    }
}

static void print_tables(const Tournament *t) {
    int order[AGENTS_MAX], width = contestants_width(t->agents, t->n_agents);
    rank(t, order);
    contestants_print_heading(width);
    for (int i = 0; i < t->n_agents; i++) {
        ContestScore s = sum_of(t, ALL, order[i], ALL);
        contestants_print(width, t->agents[order[i]], &s);
    }
    puts("\npoints against each of them, in the same order");
    print_cells(t, order, width, false);
    if (t->n_games < 2)
        return;
    fputs("\npoints in", stdout);
    for (int i = 0; i < t->n_games; i++)
        printf("%s %s", i ? "," : "", lusor_name(t->games[i].game));
    putchar('\n');
    print_cells(t, order, width, true);
}

static void print_json(const Tournament *t) {
    Text text = { 0 };
    Json j = { .out = &text };
    json_open(&j, NULL, '{');
    json_open(&j, "games", '[');
    for (int g = 0; g < t->n_games; g++) {
        json_open(&j, NULL, '{');
        json_text(&j, "game", lusor_name(t->games[g].game));
        json_open(&j, "agents", '[');
        for (int i = 0; i < t->n_agents; i++) {
            ContestScore s = sum_of(t, g, i, ALL);
            contestants_print_json(&j, t->agents[i], &s);
        }
        json_close(&j, ']');
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_close(&j, '}');
    puts(text_str(&text));
    text_free(&text);
}

/* ---- the command ---- */

/* Loads a game and asks whether all agents can play it. */
static bool enter(Tournament *t, const char *name) {
    Opened *o = &t->games[t->n_games++];
    static const LusorChoices usual = { 0 };
    if (!opened_open(o, name, &usual, 1))
        return false;
    int n = lusor_players(o->game);
    if (n < 2 || n > LUSOR_PLAYERS_MAX) {
        fprintf(stderr, "lusor tournament: %s has %d player%s\n", lusor_name(o->game), n,
                n == 1 ? "" : "s");
        return false;
    }
    for (int i = 0; i < t->n_agents; i++)
        if (!contestants_check(o->game, t->agents[i], "lusor tournament: --agent"))
            return false;
    return true;
}

static bool set_up(Tournament *t, const Args *args) {
    t->games = calloc((size_t)args->n_words, sizeof *t->games);
    t->scores = calloc((size_t)(args->n_words * t->n_agents * t->n_agents), sizeof *t->scores);
    t->each = (int)args_integer(args, "games", GAMES_PER_PAIR);
    t->plan = contestants_plan(args, opened_seed(args));
    bool fine = t->games && t->scores;
    for (int i = 0; fine && i < args->n_words; i++)
        fine = enter(t, args->words[i]);
    return fine;
}

static int run_tournament(const Args *args) {
    Tournament t = { 0 };
    t.agents = args_all(args, "agent", &t.n_agents);
    if (t.n_agents < 2 || t.n_agents > AGENTS_MAX) {
        fprintf(stderr, "lusor tournament: --agent has to be given 2 to %d times\n", AGENTS_MAX);
        return EXIT_USAGE;
    }
    bool fine = set_up(&t, args) && play_all(&t, (int)args_integer(args, "threads", 1));
    if (fine && args_given(args, "json"))
        print_json(&t);
    else if (fine)
        print_tables(&t);
    for (int i = 0; i < t.n_games; i++)
        opened_close(&t.games[i]);
    free(t.games);
    free(t.scores);
    return fine ? EXIT_FINE : EXIT_NO;
}

const Command tournament_command = {
    .name = "tournament",
    .help = "Lets every agent play every other one, in one game or several",
    .words = "GAME...",
    .min_words = 1,
    .max_words = GAMES_MAX,
    .options = options,
    .examples = "  lusor tournament hex reversi --agent uct:1s --agent grave:1s --agent ab:1s\n",
    .run = run_tournament,
};
