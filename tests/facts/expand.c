/* Compares the expansion of every game of Ludii's library with the recorded one, token for token:
   with the known defines that lie beside it, and with those that come with lusor alone. */
#include "lang/description.h"
#include "lang/scan.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SHOWN_MAX = 20, CONTEXT = 60, GAME_MEMORY = 256 * 1024 * 1024 };

/* A bracket, a string with its quotes, or a word up to white space or one of these. */
static uint32_t token_end(const Source *s, uint32_t at) {
    if (strchr("(){}", s->text[at]))
        return at + 1;
    if (s->text[at] == '"') {
        uint32_t end = scan_string(s, at);
        return end == SCAN_NONE ? s->size : end;
    }
    while (at < s->size && !scan_is_blank(s->text[at]) && !strchr("(){}\"", s->text[at]))
        at++;
    return at;
}

/* The texts agree, or *a and *b say where the first tokens differ. */
static bool same_tokens(const Source *x, const Source *y, uint32_t *a, uint32_t *b) {
    for (*a = *b = 0;;) {
        *a = scan_blanks(x, *a);
        *b = scan_blanks(y, *b);
        if (*a == x->size || *b == y->size)
            return *a == x->size && *b == y->size;
        uint32_t end_a = token_end(x, *a), end_b = token_end(y, *b);
        if (end_a - *a != end_b - *b || memcmp(x->text + *a, y->text + *b, end_a - *a))
            return false;
        *a = end_a;
        *b = end_b;
    }
}

static void show(const char *label, const Source *s, uint32_t at) {
    uint32_t from = at > CONTEXT ? at - CONTEXT : 0;
    printf("  %s ", label);
    for (uint32_t i = from; i < s->size && i < at + CONTEXT; i++) {
        if (i == at)
            printf(">>>");
        if (s->text[i] != '\n' && (s->text[i] != ' ' || (i && s->text[i - 1] != ' ')))
            putchar(s->text[i]);
    }
    printf("\n");
}

static Description *load(Arena *a, Report *report, Library *library, const char *path,
                         bool own_defines) {
    const Root *home;
    const Source *file = library_read(library, a, report, path, &home);
    return file ? description_expand(a, report, library, file, own_defines ? NULL : home, NULL)
                : NULL;
}

static bool agrees(Arena *a, Library *library, const char *root, const char *path, bool own_defines,
                   bool shown) {
    Report report;
    report_init(&report, a);
    const char *why = "?";
    const Source *wanted = source_read(
        a, arena_printf(a, "%s/expanded/%.*s.txt", root, (int)strlen(path) - 4, path), &why);
    Description *d =
        load(a, &report, library, arena_printf(a, "%s/lud/%s", root, path), own_defines);
    uint32_t got_at = 0, wanted_at = 0;
    if (d && wanted && same_tokens(d->game, wanted, &got_at, &wanted_at))
        return true;
    if (!shown)
        return false;
    printf("%s\n", path);
    if (!wanted)
        printf("  no recorded expansion: %s\n", why);
    if (!d) {
        Text text = { 0 };
        report_print(&report, &text);
        fputs(text_str(&text), stdout);
        text_free(&text);
    } else if (wanted) {
        show("recorded", wanted, wanted_at);
        show("expanded", d->game, got_at);
    }
    return false;
}

/* Returns how many of the games agree. */
static int compare_all(Library *library, const char *root, const char **files, int n,
                       bool own_defines) {
    Arena arena;
    int passed = 0;
    arena_init(&arena, GAME_MEMORY);
    for (int i = 0; i < n; i++) {
        passed += agrees(&arena, library, root, files[i] + strlen("lud/"), own_defines,
                         i - passed < SHOWN_MAX);
        arena_free(&arena);
    }
    printf("%d of %d as recorded, with %s defines\n", passed, n,
           own_defines ? "lusor's own" : "the library's");
    return passed;
}

int main(void) {
    const char *shared = getenv("SHARED") ? getenv("SHARED") : "../shared";
    Arena arena;
    Report report;
    arena_init(&arena, GAME_MEMORY);
    report_init(&report, &arena);
    const char *root_path = arena_printf(&arena, "%s/ludii", shared), *why;
    Root *root = root_open(&arena, root_path, &why);
    const char **files = NULL;
    int n = root ? root_list(root, &arena, "lud", ".lud", &files) : 0;
    Library *library = library_open(&arena, &report);
    int passed = compare_all(library, root_path, files, n, false) +
                 compare_all(library, root_path, files, n, true);
    int failed = 2 * n - passed;
    library_close(library);
    if (!n)
        printf("no recorded facts in %s: %s\n0 passed, 0 failed, 1 skipped\n", root_path,
               root ? "no games" : why);
    else
        printf("%d passed, %d failed\n", passed, failed);
    arena_free(&arena);
    return failed > 0;
}
