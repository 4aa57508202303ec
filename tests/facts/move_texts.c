/* Reads the text of every recorded move (in plays and in Ludii's own trials) and writes it again:
   the same text must come out. */
#include "lang/root.h"
#include "play/move.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN_MAX = 20, MEMORY = 512 * 1024 * 1024, ACTIONS_MOST = 1 << 16, WIDTH = 300 };

typedef struct Tally {
    int passed, failed;
    Text buffer;
    Action actions[ACTIONS_MOST];
} Tally;

static void check_move(Tally *t, Arena *arena, const char *s, size_t n) {
    Move m;
    int n_actions = move_read(arena, s, n, &m, t->actions, ACTIONS_MOST, NULL);
    text_clear(&t->buffer);
    if (n_actions >= 0)
        move_text(&m, t->actions, n_actions, &t->buffer);
    if (t->buffer.n == n && !memcmp(t->buffer.s, s, n)) {
        t->passed++;
        return;
    }
    if (t->failed++ < SHOWN_MAX)
        printf("read     %.*s\nwritten  %.*s\n", n < WIDTH ? (int)n : WIDTH, s, WIDTH,
               text_str(&t->buffer));
}

/* Lines that hold a move begin with one of these. */
static size_t move_at(const char *line) {
    static const char *const heads[] = { "M ", "Move=" };
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        if (!strncmp(line, heads[i], strlen(heads[i])))
            return strlen(heads[i]);
    return 0;
}

static void check_file(Tally *t, Arena *arena, const char *path) {
    const char *why;
    const Source *s = source_read(arena, path, &why);
    for (const char *line = s ? s->text : ""; *line;) {
        size_t size = strcspn(line, "\n"), at = move_at(line);
        if (at)
            check_move(t, arena, line + at, size - at);
        line += size + (line[size] == '\n');
    }
    arena_free(arena);
}

static int check_all(Tally *t, const Root *root, Arena *lists, const char *folder,
                     const char *extension, const char *root_path) {
    const char **files;
    Arena arena;
    arena_init(&arena, MEMORY);
    int n = root_list(root, lists, folder, extension, &files);
    for (int i = 0; i < n; i++)
        check_file(t, &arena, arena_printf(lists, "%s/%s", root_path, files[i]));
    return n;
}

int main(void) {
    static Tally tally;
    const char *shared = getenv("SHARED") ? getenv("SHARED") : "../shared", *why;
    Arena arena;
    arena_init(&arena, MEMORY);
    const char *path = arena_printf(&arena, "%s/ludii", shared);
    Root *root = root_open(&arena, path, &why);
    int files = root ? check_all(&tally, root, &arena, "plays", ".play", path) +
                           check_all(&tally, root, &arena, "trials", ".txt", path)
                     : 0;
    if (!files)
        printf("no recorded facts in %s\n0 passed, 0 failed, 1 skipped\n", path);
    else
        printf("%d passed, %d failed\n", tally.passed, tally.failed);
    text_free(&tally.buffer);
    arena_free(&arena);
    return tally.failed > 0;
}
