/* Games kept in files: Ludii's trials, or for Regular Boardgames the moves by name. */
#include "api/api.h"

#include "base/save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY = 256 << 20 };

bool lusor_save_trial(const LusorPosition *p, const char *path, const char **why) {
    Text text = { 0 };
    *why = NULL;
    if (!p->replays || !p->game->engine->write_trial(p, &text))
        *why = "this game cannot be written as a list of moves";
    else if (!save_file(path, &text))
        *why = strerror(errno);
    text_free(&text);
    return !*why;
}

/* What is wrong with the file; otherwise why the moves stopped. */
static void tell(const Report *report, Text *stopped, char **why) {
    Text text = { 0 };
    report_print(report, &text);
    text_puts(&text, text_str(stopped));
    *why = text.n ? text.s : NULL;
    if (!text.n)
        text_free(&text);
}

int lusor_load_trial(LusorPosition *p, const char *path, char **why) {
    Arena arena;
    Report report;
    Text stopped = { 0 };
    const char *reason;
    arena_init(&arena, MEMORY);
    report_init(&report, &arena);
    *why = NULL;
    int made = -1;
    if (ARENA_CATCH(&arena)) {
        text_printf(&stopped, "%s: the file is too large\n", path);
        arena.limit += 64 * 1024; /* for this last message */
    } else {
        const Source *source = source_read(&arena, path, &reason);
        if (source)
            made = p->game->engine->read_trial(p, source, &report, &stopped);
        else
            text_printf(&stopped, "%s: %s\n", path, reason);
    }
    tell(&report, &stopped, why);
    text_free(&stopped);
    arena_free(&arena);
    return made;
}
