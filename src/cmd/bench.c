/* lusor bench: random playouts per second. */
#include "base/json.h"
#include "cmd/bench_facts.h"
#include "cmd/cmd.h"
#include "cmd/session.h"

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

/* Plays for a time; returns how long it was. */
static double play_for(const Session *s, double seconds, uint64_t seed, Tally *tally) {
    Random random;
    random_seed(&random, seed);
    double start = now(), took = 0;
    bool fine = true;
    uint64_t next = 1; /* the clock is slow: it is read rarely where games are short */
    while (fine && (took < seconds || !tally->playouts)) {
        while (fine && tally->playouts < next)
            fine = s->language->play_out(s->game, &random, tally);
        took = now() - start;
        next += 1 + (uint64_t)((double)tally->playouts / (took + 1e-9) * CLOCK_EVERY);
    }
    return took;
}

typedef struct Column {
    const char *name;
    const char *format;
    double value;
} Column;

/* A row of the table, or an object; what is not known (NAN) is a dash or left out. */
static void print_row(Bench *b, const char *name, const Column *columns, int n) {
    if (!b->json)
        printf("%s", name);
    else
        json_open(b->json, NULL, '{');
    if (b->json)
        json_text(b->json, "game", name);
    for (int i = 0; i < n; i++) {
        const Column *c = &columns[i];
        if (b->json && !isnan(c->value))
            json_decimal(b->json, c->name, c->value);
        if (b->json)
            continue;
        putchar('\t');
        printf(isnan(c->value) ? "-" : c->format, c->value);
    }
    if (b->json)
        json_close(b->json, '}');
    else
        putchar('\n');
    fflush(stdout);
}

static void print_tally(Bench *b, const char *name, const Tally *t, double seconds,
                        double recorded) {
    double playouts = (double)t->playouts, plies = (double)t->plies;
    double ratio = playouts / seconds / recorded;
    Column columns[] = {
        { "playouts/s", "%.4g", playouts / seconds },
        { "moves/s", "%.4g", plies / seconds },
        { "length", "%.1f", plies / playouts },
        { "branching", "%.1f", t->moves ? (double)t->moves / plies : NAN },
        { "recorded", "%.4g", recorded },
        { "ratio", "%.2f", ratio },
    };
    bool compared = !isnan(recorded);
    print_row(b, name, columns, compared ? 6 : 4);
    b->logs += compared ? log(ratio) : 0;
    b->n += compared;
}

static void bench(Bench *b, const char *name, Wanted *wanted, double recorded) {
    Session s;
    wanted->seed = (uint64_t)args_integer(b->args, "seed", 1);
    bool fine = session_open(&s, wanted);
    if (fine) {
        Tally t = { 0 };
        double seconds = play_for(&s, args_decimal(b->args, "seconds", 5), wanted->seed, &t);
        fine = !session_trouble(&s);
        if (fine)
            print_tally(b, name, &t, seconds, recorded);
        else
            fprintf(stderr, "lusor bench: %s: %s\n", name, session_trouble(&s));
    }
    b->failed += !fine;
    session_close(&s);
}

static void bench_games(Bench *b) {
    for (int i = 0; i < b->args->n_words; i++) {
        Wanted w = { .game = b->args->words[i],
                     .choices.ruleset = args_text(b->args, "ruleset", NULL) };
        w.choices.options = args_all(b->args, "option", &w.choices.n_options);
        bench(b, w.game, &w, NAN);
    }
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
        Wanted w = { .game = f->path, .choices = { f->options, f->n_options, NULL } };
        if (is_wanted(b->args, f->name))
            bench(b, f->name, &w, f->playouts);
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
        printf("game\tplayouts/s\tmoves/s\tlength\tbranching%s\n",
               facts ? "\trecorded\tratio" : "");
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
    { "seed", OPTION_INTEGER, "N", "where the random numbers begin; 1 if not given" },
    { "option", OPTION_TEXT, "CATEGORY/ITEM", "an option other than the default; may be repeated" },
    { "ruleset", OPTION_TEXT, "NAME", "a ruleset other than the default" },
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
