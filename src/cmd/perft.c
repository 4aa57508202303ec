/* lusor perft: counts the sequences of moves of a length. */
#include "base/json.h"
#include "cmd/cmd.h"
#include "cmd/opened.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t count(LusorPosition *p, int depth);

/* The sequences that begin with a legal move. */
static uint64_t count_after(LusorPosition *p, int move, int depth) {
    if (!lusor_try(p, move))
        return 0;
    uint64_t n = count(p, depth - 1);
    lusor_back(p);
    return n;
}

static uint64_t count(LusorPosition *p, int depth) {
    if (depth == 0)
        return 1;
    int moves = lusor_moves(p);
    if (depth == 1)
        return moves > 0 ? (uint64_t)moves : 0;
    uint64_t n = 0;
    for (int i = 0; i < moves && !lusor_trouble(p); i++)
        n += count_after(p, i, depth);
    return n;
}

/* How the language itself writes a move. */
static const char *name_of(const LusorPosition *p, int move, Arena *arena) {
    LusorMoveInfo info = lusor_move_info(p, move);
    if (info.name)
        return arena_printf(arena, "%s", info.name);
    size_t size = lusor_move_text(p, move, NULL, 0) + 1;
    char *text = ARENA_ARRAY(arena, char, size);
    lusor_move_text(p, move, text, size);
    return text;
}

/* As count, with a line for each first move. */
static uint64_t divide(LusorPosition *p, int depth, Json *json) {
    uint64_t total = 0;
    Arena arena;
    arena_init(&arena, SIZE_MAX);
    for (int i = 0, moves = lusor_moves(p); i < moves && !lusor_trouble(p); i++) {
        const char *name = name_of(p, i, &arena);
        uint64_t n = count_after(p, i, depth);
        if (json)
            json_integer(json, name, (int64_t)n);
        else
            printf("%s %" PRIu64 "\n", name, n);
        total += n;
    }
    arena_free(&arena);
    return total;
}

static void perft(LusorPosition *p, const Args *args, int depth) {
    Text text = { 0 };
    Json json = { .out = &text }, *to = args_given(args, "json") ? &json : NULL;
    bool divided = args_given(args, "divide") && depth;
    json_open(&json, NULL, '{');
    json_text(&json, "game", args->words[0]);
    json_integer(&json, "depth", depth);
    if (divided)
        json_open(&json, "moves", '{');
    uint64_t n = divided ? divide(p, depth, to) : count(p, depth);
    if (divided)
        json_close(&json, '}');
    json_integer(&json, "count", (int64_t)n);
    json_close(&json, '}');
    if (lusor_trouble(p))
        fprintf(stderr, "%s: %s\n", args->words[0], lusor_trouble(p));
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
    if (!*end && end != word && depth >= 0 && depth <= LUSOR_DEPTH_MAX)
        return (int)depth;
    fprintf(stderr, "lusor perft: \"%s\" is no depth from 0 to %d\n", word, LUSOR_DEPTH_MAX);
    return -1;
}

static int run_perft(const Args *args) {
    Opened o;
    int depth = read_depth(args->words[1]);
    if (depth < 0)
        return EXIT_USAGE;
    LusorChoices choices = opened_choices(args);
    bool fine = opened_open(&o, args->words[0], &choices, opened_seed(args));
    if (fine) {
        perft(o.position, args, depth);
        fine = !lusor_trouble(o.position);
    }
    opened_close(&o);
    return fine ? EXIT_FINE : EXIT_NO;
}

static const Option options[] = {
    { "divide", OPTION_SWITCH, NULL, "a line for each first move" },
    OPENED_OPTIONS,
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
