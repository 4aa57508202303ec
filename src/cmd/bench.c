/* lusor bench: random playouts per second. */
#include "base/json.h"
#include "cmd/bench_facts.h"
#include "cmd/cmd.h"
#include "cmd/opened.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define CLOCK_EVERY 0.01 /* seconds between two looks at the clock */

typedef struct Bench {
    const Args *args;
    Json *json;    /* NULL: for people */
    double logs;   /* sum of the logarithms of the ratios */
    int n, failed; /* games with a ratio; games that could not be played */
} Bench;

/* Seconds of the processor: what else the machine does must not count. */
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

typedef struct Tally {
    uint64_t playouts, plies;
    double seconds;
} Tally;

static bool play_out(LusorPosition *p, LusorRandom *random, Tally *tally) {
    uint64_t seed = (uint64_t)lusor_random(random) << 32 | lusor_random(random);
    int n = lusor_start(p, seed) ? lusor_playout(p, random, INT_MAX) : -1;
    if (n < 0)
        return false;
    tally->playouts++;
    tally->plies += (uint64_t)n;
    return true;
}

/* Plays for a time; false after trouble. */
static bool play_for(LusorPosition *p, double seconds, uint64_t seed, Tally *tally) {
    LusorRandom random = { seed };
    double start = now();
    uint64_t next = 1; /* the clock is slow: it is read rarely where games are short */
    while (tally->seconds < seconds || !tally->playouts) {
        while (tally->playouts < next)
            if (!play_out(p, &random, tally))
                return false;
        tally->seconds = now() - start;
        double speed = (double)tally->playouts / (tally->seconds + 1e-9);
        next += 1 + (uint64_t)(speed * CLOCK_EVERY);
    }
    return true;
}

typedef struct Column {
    const char *name;
    const char *format;
    double value;
} Column;

/* A row of the table, or an object. */
static void print_row(Bench *b, const char *name, const Column *columns, int n) {
    if (!b->json)
        printf("%s", name);
    else
        json_open(b->json, NULL, '{');
    if (b->json)
        json_text(b->json, "game", name);
    for (int i = 0; i < n; i++) {
        const Column *c = &columns[i];
        if (b->json) {
            json_decimal(b->json, c->name, c->value);
        } else {
            putchar('\t');
            printf(c->format, c->value);
        }
    }
    if (b->json)
        json_close(b->json, '}');
    else
        putchar('\n');
    fflush(stdout);
}

static void print_tally(Bench *b, const char *name, const Tally *t, double recorded) {
    double playouts = (double)t->playouts / t->seconds, ratio = playouts / recorded;
    Column columns[] = {
        { "playouts/s", "%.4g", playouts },
        { "moves/s", "%.4g", (double)t->plies / t->seconds },
        { "length", "%.1f", (double)t->plies / (double)t->playouts },
        { "recorded", "%.4g", recorded },
        { "ratio", "%.2f", ratio },
    };
    bool compared = !isnan(recorded);
    print_row(b, name, columns, compared ? 5 : 3);
    b->logs += compared ? log(ratio) : 0;
    b->n += compared;
}

static void bench(Bench *b, const char *name, const char *path, const LusorChoices *choices,
                  double recorded) {
    Opened o;
    Tally t = { 0 };
    double seconds = args_decimal(b->args, "seconds", 5);
    bool open = opened_open(&o, path, choices, opened_seed(b->args));
    bool fine = open && play_for(o.position, seconds, opened_seed(b->args), &t);
    if (fine)
        print_tally(b, name, &t, recorded);
    else if (open)
        fprintf(stderr, "lusor bench: %s: %s\n", name, lusor_trouble(o.position));
    b->failed += !fine;
    opened_close(&o);
}

static void bench_games(Bench *b) {
    LusorChoices choices = opened_choices(b->args);
    for (int i = 0; i < b->args->n_words; i++)
        bench(b, b->args->words[i], b->args->words[i], &choices, NAN);
}

/* Whether one of the words is in the name; all names are wanted if there are no words. */
static bool is_wanted(const Args *args, const char *name) {
    for (int i = 0; i < args->n_words; i++)
        if (strstr(name, args->words[i]))
            return true;
    return !args->n_words;
}

static void bench_facts(Bench *b, const BenchFacts *facts) {
    for (int i = 0; i < facts->n; i++) {
        const BenchFact *f = &facts->v[i];
        LusorChoices choices = { f->options, f->n_options, NULL };
        if (is_wanted(b->args, f->name))
            bench(b, f->name, f->path, &choices, f->playouts);
    }
}

static bool read_facts(BenchFacts *facts, const char *file, Arena *arena) {
    Report report;
    report_init(&report, arena);
    bool fine = bench_facts_read(facts, file, arena, &report);
    Text text = { 0 };
    report_print(&report, &text);
    fputs(text_str(&text), stderr);
    text_free(&text);
    return fine;
}

static void bench_all(Bench *b, const BenchFacts *facts) {
    if (!b->json)
        printf("game\tplayouts/s\tmoves/s\tlength%s\n", facts ? "\trecorded\tratio" : "");
    else
        json_open(b->json, NULL, '[');
    if (facts)
        bench_facts(b, facts);
    else
        bench_games(b);
    if (b->json) {
        json_close(b->json, ']');
        puts(text_str(b->json->out));
    } else if (b->n) {
        printf("geometric mean of %d ratios: %.2f\n", b->n, exp(b->logs / b->n));
    }
}

static int run_bench(const Args *args) {
    Text text = { 0 };
    Json json = { .out = &text };
    Bench b = { .args = args, .json = args_given(args, "json") ? &json : NULL };
    const char *file = args_text(args, "facts", NULL);
    BenchFacts facts = { 0 };
    Arena arena;
    if (!file && !args->n_words) {
        fputs("lusor bench: missing: a game, or --facts\n", stderr);
        return EXIT_USAGE;
    }
    arena_init(&arena, SIZE_MAX);
    bool fine = !file || read_facts(&facts, file, &arena);
    if (fine)
        bench_all(&b, file ? &facts : NULL);
    arena_free(&arena);
    text_free(&text);
    return fine && !b.failed ? EXIT_FINE : EXIT_NO;
}

static const Option options[] = {
    { "seconds", OPTION_DECIMAL, "S", "how long to play each game; 5 if not given" },
    OPENED_OPTIONS,
    { "facts", OPTION_TEXT, "FILE", "compare with recorded speeds; GAME is part of a name then" },
    { "json", OPTION_SWITCH, NULL, "for scripts" },
    { .name = NULL },
};

const Command bench_command = {
    .name = "bench",
    .help = "Plays at random and says how many games a second that makes",
    .words = "GAME...",
    .min_words = 0,
    .max_words = ANY_NUMBER,
    .options = options,
    .examples = "  lusor bench games/rbg/*.rbg --seconds 2\n"
                "  lusor bench --facts ../shared/ludii/bench.txt Chess Hex\n",
    .run = run_bench,
};
