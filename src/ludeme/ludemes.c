/* All tables of ludemes, one from each file, as one grammar. */
#include "ludeme/ludemes.h"

#include <stdio.h>
#include <stdlib.h>
#include <threads.h>

enum { GRAMMAR_BYTES_MAX = 16 * 1024 * 1024 };

static const Ludeme *const tables[] = {
#define LUDEME_TABLE_ENTRY(name) name##_ludemes,
    LUDEME_TABLES(LUDEME_TABLE_ENTRY) NULL
};

static const Grammar *grammar; /* constant once made */
static once_flag made = ONCE_FLAG_INIT;

static void make_grammar(void) {
    static Arena arena;
    const char *mistake;
    arena_init(&arena, GRAMMAR_BYTES_MAX);
    grammar = grammar_make(&arena, tables, &mistake);
    if (mistake) { /* a row of ours is wrong: nothing can be trusted */
        fprintf(stderr, "lusor: mistake in the grammar: %s\n", mistake);
        abort();
    }
}

const Grammar *ludeme_grammar(void) {
    call_once(&made, make_grammar);
    return grammar;
}
