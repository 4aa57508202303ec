/* lusor grammar: the signatures of ludemes, what fits where, where a word is used. */
#include "cmd/cmd.h"
#include "lang/lookup.h"
#include "ludeme/ludemes.h"

#include <stdio.h>

enum { LOOKUP_BYTES_MAX = 64 * 1024 * 1024 };

static int unknown(const Lookup *l, const char *name, const char *word) {
    const char *near = lookup_nearest(l, name);
    if (word)
        fprintf(stderr, "lusor: there is no ludeme that begins with (%s %s\n", name, word);
    else if (near)
        fprintf(stderr, "lusor: the grammar has no \"%s\"; did you mean \"%s\"?\n", name, near);
    else
        fprintf(stderr, "lusor: the grammar has no \"%s\"\n", name);
    return EXIT_NO;
}

static int run_grammar(const Args *args) {
    Arena arena;
    Text out = { 0 };
    Json json = { .out = &out };
    arena_init(&arena, LOOKUP_BYTES_MAX);
    Lookup l = { ludeme_grammar(), &arena, &out, args_given(args, "json") ? &json : NULL };
    const char *word = args->n_words > 1 ? args->words[1] : NULL;
    int status = EXIT_FINE;
    if (!args->n_words)
        lookup_all(&l);
    else if (!lookup_name(&l, args->words[0], word))
        status = unknown(&l, args->words[0], word);
    if (status == EXIT_FINE)
        printf("%s%s", text_str(&out), l.json ? "\n" : "");
    text_free(&out);
    arena_free(&arena);
    return status;
}

static const Option options[] = {
    { "json", OPTION_SWITCH, NULL, "write JSON, for scripts" },
    { .name = NULL },
};

const Command grammar_command = {
    .name = "grammar",
    .help = "Prints signatures of ludemes, what may stand where, where a word is used",
    .words = "[NAME [WORD]]",
    .max_words = 2,
    .options = options,
    .examples = "  lusor grammar slide       the ludeme (slide ...)\n"
                "  lusor grammar move Hop    its signatures that begin with (move Hop\n"
                "  lusor grammar '<int>'     what may stand where <int> is expected\n"
                "  lusor grammar Diagonal    where this word may stand\n"
                "  lusor grammar             everything\n",
    .run = run_grammar,
};
