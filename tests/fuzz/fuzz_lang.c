/* Fuzzing: any bytes are read, expanded and bound as a description would be. */
#include "base/report.h"
#include "lang/bind.h"
#include "lang/description.h"
#include "lang/tree.h"
#include "ludeme/ludemes.h"
#include "ludeme/names.h"

enum { MEMORY = 128 * 1024 * 1024 };

static void read_description(Arena *arena, const uint8_t *data, size_t size) {
    Report report;
    Text shown = { 0 };
    report_init(&report, arena);
    const Source *file = source_make(arena, "fuzz.lud", (const char *)data, size);
    Library *library = library_open(arena, &report);
    const Description *d = description_expand(arena, &report, library, file, NULL, NULL);
    const Bound *game = d ? bind_description(arena, &report, ludeme_grammar(), d) : NULL;
    if (game)
        names_check(arena, &report, ludeme_grammar(), game);
    library_close(library);
    report_print(&report, &shown);
    text_free(&shown);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Arena arena;
    arena_init(&arena, MEMORY);
    if (!ARENA_CATCH(&arena))
        read_description(&arena, data, size);
    arena_free(&arena);
    return 0;
}
