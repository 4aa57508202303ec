/* Games kept in files: Ludii's trials, or for Regular Boardgames the moves by name. */
#include "api/api.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MEMORY = 256 << 20 };

/* A new file takes the place of the old one only when it is whole and on the disk. */
static bool put_file(const char *path, const Text *text) {
    Text temporary = { 0 };
    text_printf(&temporary, "%s.new", path);
    FILE *f = fopen(text_str(&temporary), "w");
    bool fine =
        f && fwrite(text_str(text), 1, text->n, f) == text->n && !fflush(f) && !fsync(fileno(f));
    if (f && fclose(f))
        fine = false;
    fine = fine && !rename(text_str(&temporary), path);
    int error = errno;
    if (f && !fine)
        unlink(text_str(&temporary));
    text_free(&temporary);
    errno = error;
    return fine;
}

bool lusor_save_trial(const LusorPosition *p, const char *path, const char **why) {
    Text text = { 0 };
    *why = NULL;
    if (!p->replays || !p->game->engine->write_trial(p, &text))
        *why = "this game cannot be written as a list of moves";
    else if (!put_file(path, &text))
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
