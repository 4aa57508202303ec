/* lusor perft: counts the sequences of moves of a length. */
#include "base/json.h"
#include "cmd/cmd.h"
#include "cmd/session.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { DEPTH_MAX = 1000 };

static uint64_t count(const Session *s, int depth) {
    if (depth == 0)
        return 1;
    int moves = s->language->moves(s->game);
    if (depth == 1)
        return (uint64_t)moves;
    uint64_t n = 0;
    for (int i = 0; i < moves && !session_trouble(s); i++) {
        s->language->make(s->game, i);
        n += session_trouble(s) ? 0 : count(s, depth - 1);
        s->language->take_back(s->game);
    }
    return n;
}

static void tell(Json *json, const char *move, uint64_t n) {
    if (json)
        json_integer(json, move, (int64_t)n);
    else
        printf("%s %" PRIu64 "\n", move, n);
}

/* As count, with a line for each first move. */
static uint64_t divide(const Session *s, int depth, Json *json) {
    int moves = s->language->moves(s->game);
    uint64_t total = 0;
    for (int i = 0; i < moves && !session_trouble(s); i++) {
        const char *name = s->language->name(s->game, i);
        s->language->make(s->game, i);
        uint64_t n = count(s, depth - 1);
        s->language->take_back(s->game);
        tell(json, name, n);
        total += n;
    }
    return total;
}

/* The object is written at the end, the lines for people while counting. */
static void perft(const Session *s, const Args *args, int depth) {
    Text text = { 0 };
    Json json = { .out = &text }, *to = args_given(args, "json") ? &json : NULL;
    bool divided = args_given(args, "divide") && depth;
    json_open(&json, NULL, '{');
    json_text(&json, "game", args->words[0]);
    json_integer(&json, "depth", depth);
    if (divided)
        json_open(&json, "moves", '{');
    uint64_t n = divided ? divide(s, depth, to) : count(s, depth);
    if (divided)
        json_close(&json, '}');
    json_integer(&json, "count", (int64_t)n);
    json_close(&json, '}');
    if (session_trouble(s))
        fprintf(stderr, "%s: %s\n", args->words[0], session_trouble(s));
    else if (to)
        printf("%s\n", text_str(&text));
    else
        printf("%" PRIu64 "\n", n);
    text_free(&text);
}

/* A number of moves; -1 after saying that it is none. */
static int read_depth(const char *word) {
    char *end;
    long depth = strtol(word, &end, 10);
    if (!*end && end != word && depth >= 0 && depth <= DEPTH_MAX)
        return (int)depth;
    fprintf(stderr, "lusor perft: \"%s\" is no depth from 0 to %d\n", word, DEPTH_MAX);
    return -1;
}

static int run_perft(const Args *args) {
    Session s;
    int depth = read_depth(args->words[1]);
    if (depth < 0)
        return EXIT_USAGE;
    Wanted wanted = { .game = args->words[0],
                      .choices.ruleset = args_text(args, "ruleset", NULL),
                      .seed = (uint64_t)args_integer(args, "seed", 1),
                      .depth = depth + 1 };
    wanted.choices.options = args_all(args, "option", &wanted.choices.n_options);
    bool fine = session_open(&s, &wanted);
    if (fine)
        perft(&s, args, depth);
    fine = fine && !session_trouble(&s);
    session_close(&s);
    return fine ? EXIT_FINE : EXIT_NO;
}

static const Option options[] = {
    { "divide", OPTION_SWITCH, NULL, "a line for each first move" },
    { "option", OPTION_TEXT, "CATEGORY/ITEM", "an option other than the default; may be repeated" },
    { "ruleset", OPTION_TEXT, "NAME", "a ruleset other than the default" },
    { "seed", OPTION_INTEGER, "N", "where dice and draws begin; 1 if not given" },
    { "json", OPTION_SWITCH, NULL, "for scripts" },
    { .name = NULL },
};

const Command perft_command = {
    .name = "perft",
    .help = "Counts the sequences of moves of a length",
    .words = "GAME DEPTH",
    .min_words = 2,
    .max_words = 2,
    .options = options,
    .examples = "  lusor perft games/rbg/chess.rbg 3\n"
                "  lusor perft --divide hex.lud 1 --option \"Board Size/9x9\"\n",
    .run = run_perft,
};
