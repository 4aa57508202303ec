/* The list of all games that can be played. */
#include "api/api.h"

#include "lang/library.h"

#include <stdlib.h>
#include <string.h>

typedef struct Row {
    LusorEntry entry;
    const LibraryGame *game;
    const char *about; /* NULL: not read yet */
} Row;

struct LusorListing {
    Arena arena;
    Report report;
    Library *library;
    Row *rows;
    int n;
};

enum { MEMORY = 256 << 20, FILE_MEMORY = 16 << 20 };

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
    const LusorEntry *x = &((const Row *)a)->entry, *y = &((const Row *)b)->entry;
    int by_kind = strcmp(x->kind, y->kind);
    return by_kind ? by_kind : strcmp(x->name, y->name);
}

static void fill(LusorListing *l) {
    const LibraryGame *games;
    l->library = library_open(&l->arena, &l->report);
    int n = library_games(l->library, &games);
    l->rows = ARENA_ARRAY(&l->arena, Row, n + 1);
    for (int i = 0; i < n; i++)
        l->rows[i] = (Row){ .entry = { .name = games[i].name,
                                       .kind = kind_of(&l->arena, &games[i]),
                                       .path = path_of(&l->arena, &games[i]) },
                            .game = &games[i] };
    l->n = n;
    qsort(l->rows, (size_t)n, sizeof *l->rows, compare);
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
    return &l->rows[i].entry;
}

/* ---- what they say about themselves ---- */

/* A text in quotes, in which a backslash makes the next character one of the text. */
static const char *unquote(Arena *a, const char *s) {
    Text t = { 0 };
    for (; *s && *s != '"'; s++) {
        s += *s == '\\' && s[1];
        text_putc(&t, *s == '\n' || *s == '\t' || *s == '\r' ? ' ' : *s);
    }
    const char *text = arena_strdup(a, text_str(&t));
    text_free(&t);
    return text;
}

/* The description in the metadata. Looked for as text: expanding a thousand games to list them
   would take too long. */
static const char *find_description(Arena *a, const char *text) {
    static const char start[] = "(description";
    for (const char *s = text; (s = strstr(s, start));) {
        s += sizeof start - 1;
        s += strspn(s, " \t\r\n");
        if (*s == '"')
            return unquote(a, s + 1);
    }
    return "";
}

/* Several lines as one. */
static const char *in_one_line(char *s) {
    for (char *c = s; *c; c++)
        if (*c == '\n')
            *c = c[1] ? ' ' : '\0';
    return s;
}

static const char *find_comment(Arena *a, const char *text) {
    const char *comment = rbg_opening_comment(a, text);
    return comment ? in_one_line(arena_strdup(a, comment)) : "";
}

static const char *read_about(Arena *a, const LibraryGame *game) {
    Arena *work = arena_child(a, FILE_MEMORY);
    const char *why, *dot = strrchr(game->file, '.'), *about = "";
    const Source *source = root_read(game->root, work, game->file, &why);
    if (source)
        about = dot && !strcmp(dot, ".rbg") ? find_comment(a, source->text)
                                            : find_description(a, source->text);
    arena_free(work);
    return about;
}

const char *lusor_list_about(LusorListing *l, int i) {
    Row *row = &l->rows[i];
    if (row->about)
        return row->about;
    if (ARENA_CATCH(&l->arena))
        return "";
    row->about = read_about(&l->arena, row->game);
    return row->about;
}

void lusor_list_free(LusorListing *l) {
    if (!l)
        return;
    if (l->library)
        library_close(l->library);
    arena_free(&l->arena);
    free(l);
}
