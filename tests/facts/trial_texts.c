/* Reads each of Ludii's own trials and writes it again: the same text must come out, line ends of
   Windows aside. */
#include "lang/root.h"
#include "play/trial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEMORY = 512 * 1024 * 1024, WIDTH = 200 };

static void remove_returns(const Source *s, Text *out) {
    text_clear(out);
    for (uint32_t i = 0; i < s->size; i++)
        if (s->text[i] != '\r')
            text_putc(out, s->text[i]);
}

static void show_difference(const char *file, const char *read, const char *written) {
    size_t line = 0, at = 0;
    for (; read[at] && read[at] == written[at]; at++)
        if (read[at] == '\n')
            line = at + 1;
    printf("%s\n  read    %.*s\n  written %.*s\n", file, WIDTH, read + line, WIDTH, written + line);
}

static bool check(Arena *a, const char *file) {
    Report report;
    Text read = { 0 }, written = { 0 };
    const char *why;
    report_init(&report, a);
    const Source *s = source_read(a, file, &why);
    const Trial *t = s ? trial_read(a, &report, s) : NULL;
    if (t) {
        remove_returns(s, &read);
        trial_write(t, &written);
    } else {
        report_print(&report, &read);
    }
    bool same = t && !strcmp(text_str(&read), text_str(&written));
    if (!same)
        show_difference(file, text_str(&read), text_str(&written));
    text_free(&read);
    text_free(&written);
    return same;
}

int main(void) {
    const char *shared = getenv("SHARED") ? getenv("SHARED") : "../shared", *why, **files;
    Arena lists, arena;
    arena_init(&lists, MEMORY);
    arena_init(&arena, MEMORY);
    const char *path = arena_printf(&lists, "%s/ludii", shared);
    Root *root = root_open(&lists, path, &why);
    int n = root ? root_list(root, &lists, "trials", ".txt", &files) : 0, passed = 0;
    for (int i = 0; i < n; i++) {
        passed += check(&arena, arena_printf(&lists, "%s/%s", path, files[i]));
        arena_free(&arena);
    }
    printf("%d passed, %d failed, %d skipped\n", passed, n - passed, !n);
    arena_free(&lists);
    return passed != n;
}
