/* The list of all games that can be played. */
#include "api/api.h"

#include "lang/library.h"

#include <stdlib.h>
#include <string.h>

struct LusorListing {
    Arena arena;
    Report report;
    Library *library;
    LusorEntry *entries;
    int n;
};

enum { MEMORY = 256 << 20 };

/* The folder of a file below the one for descriptions. */
static const char *kind_of(Arena *a, const LibraryGame *g) {
    const char *file = g->file, *slash = strrchr(file, '/');
    if (!slash)
        return "";
    const char *kind = !strncmp(file, "lud/", 4) ? file + 4 : file;
    return kind > slash ? "" : arena_strndup(a, kind, (size_t)(slash - kind));
}

/* An archive has no paths to the outside: there the name must do. */
static const char *path_of(Arena *a, const LibraryGame *g) {
    const char *root = root_path(g->root), *dot = strrchr(root, '.');
    bool archive = dot && (!strcmp(dot, ".jar") || !strcmp(dot, ".zip"));
    return archive ? g->name : arena_printf(a, "%s/%s", root, g->file);
}

static int compare(const void *a, const void *b) {
    const LusorEntry *x = a, *y = b;
    int by_kind = strcmp(x->kind, y->kind);
    return by_kind ? by_kind : strcmp(x->name, y->name);
}

static void fill(LusorListing *l) {
    const LibraryGame *games;
    l->library = library_open(&l->arena, &l->report);
    int n = library_games(l->library, &games);
    l->entries = ARENA_ARRAY(&l->arena, LusorEntry, n + 1);
    for (int i = 0; i < n; i++)
        l->entries[i] = (LusorEntry){ .name = games[i].name,
                                      .kind = kind_of(&l->arena, &games[i]),
                                      .path = path_of(&l->arena, &games[i]) };
    l->n = n;
    qsort(l->entries, (size_t)n, sizeof *l->entries, compare);
}

LusorListing *lusor_list(void) {
    LusorListing *l = calloc(1, sizeof *l);
    if (!l)
        return NULL;
    arena_init(&l->arena, MEMORY);
    report_init(&l->report, &l->arena);
    if (!ARENA_CATCH(&l->arena))
        fill(l);
    else
        l->n = 0;
    return l;
}

int lusor_list_size(const LusorListing *l) {
    return l->n;
}
const LusorEntry *lusor_list_entry(const LusorListing *l, int i) {
    return &l->entries[i];
}

void lusor_list_free(LusorListing *l) {
    if (!l)
        return;
    if (l->library)
        library_close(l->library);
    arena_free(&l->arena);
    free(l);
}
