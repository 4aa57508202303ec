/* lusor match: agents against each other, many times, with confidence intervals. */
#include "agent/series.h"
#include "cmd/cmd.h"
#include "cmd/contestants.h"
#include "cmd/match_file.h"
#include "cmd/opened.h"
#include "cmd/progress.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEAT_OPTIONS = 8 };

static const Option options[] = {
    { "p1", OPTION_TEXT, "AGENT", "the first agent, such as uct:1s" },
    { "p2", OPTION_TEXT, "AGENT", "the second agent; --p3 to --p8 likewise" },
    { "p3", OPTION_TEXT, "AGENT", "..." },
    { "p4", OPTION_TEXT, "AGENT", "..." },
    { "p5", OPTION_TEXT, "AGENT", "..." },
    { "p6", OPTION_TEXT, "AGENT", "..." },
    { "p7", OPTION_TEXT, "AGENT", "..." },
    { "p8", OPTION_TEXT, "AGENT", "..." },
    { "games", OPTION_INTEGER, "N", "how many games; 100 if not given", 1, 100000000 },
    OPENED_OPTIONS,
    CONTESTANTS_OPTIONS,
    { "out", OPTION_TEXT, "FILE", "keep each result here; games that stand there are not played" },
    { "shard", OPTION_TEXT, "I/N", "only every Nth game, from the Ith" },
    { "merge", OPTION_SWITCH, NULL, "add up the results in files instead of playing" },
    { "save", OPTION_TEXT, "FOLDER", "write each game there as a trial" },
    { "json", OPTION_SWITCH, NULL, "for scripts" },
    { .name = NULL },
};

typedef struct Shard {
    int index, n; /* games whose number leaves `index` (from 0) when divided by `n` */
} Shard;

typedef struct Match {
    ContestPlan plan;
    Shard shard;
    int games;
    const char *folder; /* NULL: trials are not saved */
    MatchFile file;     /* results so far */
    Progress progress;
} Match;

/* ---- playing ---- */

static bool wanted(void *own, int game) {
    const Match *m = own;
    return game % m->shard.n == m->shard.index && !match_file_has(&m->file, game);
}

static bool play(void *own, int game, ContestGame *out) {
    const Match *m = own;
    Text path = { 0 };
    if (m->folder)
        text_printf(&path, "%s/%06d.trl", m->folder, game + 1);
    bool fine = contest_play(&m->plan, game, path.s, out);
    text_free(&path);
    return fine;
}

static bool keep(void *own, int game, const ContestGame *result) {
    Match *m = own;
    (void)game;
    if (result->loser != LUSOR_NONE) {
        progress_hide(&m->progress);
        contestants_say_lost(result, m->plan.agents[result->loser]);
    }
    progress_step(&m->progress);
    if (match_file_add(&m->file, result))
        return true;
    progress_hide(&m->progress);
    perror("lusor match: the results cannot be written");
    return false;
}

static bool play_all(Match *m, int threads) {
    Series series = { .own = m, .n = m->games, .wanted = wanted, .play = play, .keep = keep };
    int left = 0;
    for (int i = 0; i < m->games; i++)
        left += wanted(m, i);
    progress_begin(&m->progress, "playing", left);
    bool fine = series_run(&series, threads);
    progress_hide(&m->progress);
    return fine;
}

/* ---- results ---- */

static ContestScore score_of(const MatchFile *f, int agent) {
    ContestScore s = { 0 };
    for (int i = 0; i < f->n; i++)
        contest_count(&s, f->games[i].utility[agent]);
    return s;
}

static double mean_length(const MatchFile *f) {
    double sum = 0;
    for (int i = 0; i < f->n; i++)
        sum += f->games[i].plies;
    return f->n ? sum / f->n : 0;
}

static void print_table(const MatchFile *f) {
    printf("%s, %d games, %.1f moves on average\n", f->game, f->n, mean_length(f));
    int width = contestants_width((const char *const *)f->agents, f->n_agents);
    contestants_print_heading(width);
    for (int i = 0; i < f->n_agents; i++) {
        ContestScore s = score_of(f, i);
        contestants_print(width, f->agents[i], &s);
    }
}

static void print_json(const MatchFile *f) {
    Text text = { 0 };
    Json j = { .out = &text };
    json_open(&j, NULL, '{');
    json_text(&j, "game", f->game);
    json_integer(&j, "games", f->n);
    json_decimal(&j, "length", mean_length(f));
    json_open(&j, "agents", '[');
    for (int i = 0; i < f->n_agents; i++) {
        ContestScore s = score_of(f, i);
        contestants_print_json(&j, f->agents[i], &s);
    }
    json_close(&j, ']');
    json_close(&j, '}');
    puts(text_str(&text));
    text_free(&text);
}

static void print_results(const Args *args, const MatchFile *f) {
    if (args_given(args, "json"))
        print_json(f);
    else
        print_table(f);
}

/* ---- the command ---- */

static int merge(const Args *args) {
    MatchFile all = { 0 };
    Text why = { 0 };
    bool fine = args->n_words > 0;
    if (!fine)
        text_puts(&why, "which files?");
    for (int i = 0; fine && i < args->n_words; i++)
        fine = match_file_merge(&all, args->words[i], &why);
    if (fine)
        print_results(args, &all);
    else
        fprintf(stderr, "lusor match: %s\n", text_str(&why));
    text_free(&why);
    match_file_free(&all);
    return fine ? EXIT_FINE : EXIT_NO;
}

static bool read_shard(const char *text, Shard *s) {
    int used = 0;
    *s = (Shard){ 0, 1 };
    if (!text)
        return true;
    bool fine = sscanf(text, "%d/%d%n", &s->index, &s->n, &used) == 2 && !text[used] && s->n >= 1 &&
                s->index >= 1 && s->index <= s->n;
    s->index--;
    if (!fine)
        fprintf(stderr, "lusor match: --shard is written like 2/8, not \"%s\"\n", text);
    return fine;
}

/* The agents asked for, made once to see whether they can be; false after saying what is wrong. */
static bool read_agents(const Args *args, const LusorGame *game, const char **agents) {
    int n = lusor_players(game);
    if (n < 1 || n > SEAT_OPTIONS) {
        fprintf(stderr, "lusor match: %s has %d players\n", lusor_name(game), n);
        return false;
    }
    for (int i = 0; i < n; i++) {
        char name[16], where[40];
        snprintf(name, sizeof name, "p%d", i + 1);
        snprintf(where, sizeof where, "lusor match: --%s", name);
        agents[i] = args_text(args, name, i ? "random" : "uct:1s");
        if (!contestants_check(game, agents[i], where))
            return false;
    }
    return true;
}

static bool set_up(Match *m, const Args *args, const LusorGame *game, const char **agents) {
    Text why = { 0 };
    m->plan = contestants_plan(args, opened_seed(args));
    m->plan.game = game;
    m->plan.agents = agents;
    m->plan.n = lusor_players(game);
    m->games = (int)args_integer(args, "games", CONTESTANTS_GAMES);
    m->folder = args_text(args, "save", NULL);
    if (match_file_open(&m->file, args_text(args, "out", NULL), lusor_name(game), agents, m->plan.n,
                        &why))
        return true;
    fprintf(stderr, "lusor match: %s\n", text_str(&why));
    text_free(&why);
    return false;
}

static int run_match(const Args *args) {
    Match m = { 0 };
    Opened o;
    const char *agents[SEAT_OPTIONS];
    if (args_given(args, "merge"))
        return merge(args);
    if (args->n_words != 1) {
        fputs("lusor match: which game?\n", stderr);
        return EXIT_USAGE;
    }
    if (!read_shard(args_text(args, "shard", NULL), &m.shard))
        return EXIT_USAGE;
    LusorChoices choices = opened_choices(args);
    bool fine = opened_open(&o, args->words[0], &choices, 1) && read_agents(args, o.game, agents) &&
                set_up(&m, args, o.game, agents);
    if (fine) {
        fine = play_all(&m, (int)args_integer(args, "threads", 1));
        print_results(args, &m.file);
    }
    match_file_free(&m.file);
    opened_close(&o);
    return fine ? EXIT_FINE : EXIT_NO;
}

const Command match_command = {
    .name = "match",
    .help = "Lets agents play each other and says how sure the result is",
    .words = "GAME | --merge FILE...",
    .min_words = 0,
    .max_words = ANY_NUMBER,
    .options = options,
    .examples = "  lusor match games/rbg/hex.rbg --p1 uct:1000it --p2 random --games 100\n"
                "  lusor match hex --p1 uct:1s --p2 grave:1s --out part3 --shard 3/8\n"
                "  lusor match --merge part1 part2 part3\n",
    .run = run_match,
};
