/* lusor match: agents against each other, many times, with confidence intervals. */
#include "agent/contest.h"
#include "base/json.h"
#include "cmd/cmd.h"
#include "cmd/match_file.h"
#include "cmd/opened.h"
#include "cmd/progress.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEAT_OPTIONS = 8, GAMES_DEFAULT = 100, MAX_PLIES_DEFAULT = 5000 };

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
    { "threads", OPTION_INTEGER, "T", "games at the same time; 1 if not given", 1, 64 },
    { "memory", OPTION_INTEGER, "MB", "for each agent; 256 if not given", 1, 1 << 20 },
    { "max-plies", OPTION_INTEGER, "N", "longer games are drawn; 5000 if not given", 1, 1 << 30 },
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

    pthread_mutex_t lock; /* guards what follows and the file */
    Progress progress;
    int next;    /* the number of the next game */
    bool failed; /* no memory, no disk */
} Match;

/* ---- playing ---- */

/* The number of a game to be played, -1 when there is none left. */
static int take(Match *m) {
    pthread_mutex_lock(&m->lock);
    int index = -1;
    while (!m->failed && m->next < m->games && index < 0) {
        int i = m->next++;
        if (i % m->shard.n == m->shard.index && !match_file_has(&m->file, i))
            index = i;
    }
    pthread_mutex_unlock(&m->lock);
    return index;
}

static void keep(Match *m, const ContestGame *game) {
    pthread_mutex_lock(&m->lock);
    if (!match_file_add(&m->file, game)) {
        progress_hide(&m->progress);
        perror("lusor match: the results cannot be written");
        m->failed = true;
    }
    if (game->loser != LUSOR_NONE) {
        progress_hide(&m->progress);
        fprintf(stderr, "game %d: %s loses: %s\n", game->index + 1, m->plan.agents[game->loser],
                game->reason ? game->reason : "it made no move");
    }
    progress_step(&m->progress);
    pthread_mutex_unlock(&m->lock);
}

static void *work(void *arg) {
    Match *m = arg;
    for (int i; (i = take(m)) >= 0;) {
        ContestGame game;
        Text path = { 0 };
        if (m->folder)
            text_printf(&path, "%s/%06d.trl", m->folder, i + 1);
        if (contest_play(&m->plan, i, path.s, &game))
            keep(m, &game);
        else
            m->failed = true;
        text_free(&path);
    }
    return NULL;
}

static void play_all(Match *m, int threads) {
    pthread_t others[64];
    int started = 1;
    int share = (m->games - m->shard.index + m->shard.n - 1) / m->shard.n;
    progress_begin(&m->progress, "playing", share > m->file.n ? share - m->file.n : 0);
    while (started < threads && !pthread_create(&others[started], NULL, work, m))
        started++;
    work(m);
    for (int i = 1; i < started; i++)
        pthread_join(others[i], NULL);
    progress_hide(&m->progress);
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
    printf("%-20s %6s %6s %6s  %6s  95 %% interval\n", "agent", "won", "drawn", "lost", "points");
    for (int i = 0; i < f->n_agents; i++) {
        ContestScore s = score_of(f, i);
        ContestRate r = contest_rate(&s);
        printf("%-20s %6d %6d %6d  %5.1f%%  %.1f%% to %.1f%%\n", f->agents[i], s.wins, s.draws,
               s.losses, 100 * r.rate, 100 * r.low, 100 * r.high);
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
        ContestRate r = contest_rate(&s);
        json_open(&j, NULL, '{');
        json_text(&j, "agent", f->agents[i]);
        json_integer(&j, "wins", s.wins);
        json_integer(&j, "draws", s.draws);
        json_integer(&j, "losses", s.losses);
        json_decimal(&j, "rate", r.rate);
        json_decimal(&j, "low", r.low);
        json_decimal(&j, "high", r.high);
        json_close(&j, '}');
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
        char name[16], *why;
        snprintf(name, sizeof name, "p%d", i + 1);
        agents[i] = args_text(args, name, i ? "random" : "uct:1s");
        LusorAgent *a = lusor_agent_new(game, agents[i], NULL, &why);
        if (!a) {
            fprintf(stderr, "lusor match: --%s: %s\n", name, why ? why : "not enough memory");
            free(why);
            return false;
        }
        lusor_agent_free(a);
    }
    return true;
}

static bool set_up(Match *m, const Args *args, const LusorGame *game, const char **agents) {
    Text why = { 0 };
    m->plan = (ContestPlan){ .game = game,
                             .agents = agents,
                             .n = lusor_players(game),
                             .seed = opened_seed(args),
                             .max_plies = (int)args_integer(args, "max-plies", MAX_PLIES_DEFAULT) };
    m->plan.setup.memory = (size_t)args_integer(args, "memory", 256) << 20;
    m->games = (int)args_integer(args, "games", GAMES_DEFAULT);
    m->folder = args_text(args, "save", NULL);
    pthread_mutex_init(&m->lock, NULL);
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
        play_all(&m, (int)args_integer(args, "threads", 1));
        print_results(args, &m.file);
        fine = !m.failed;
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
