/* Library: all the roots in which games and known defines are looked for. */
#include "lang/library.h"
#include "lang/name.h"
#include "lang/tidy.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    DEFINE_FILE_MAX = 8 * 1024 * 1024, /* bytes a .def file may need while it is read */
    CANDIDATES_SHOWN = 12
};

/* A root and what was read from it so far. */
typedef struct Shelf {
    Root *root;
    bool only_home; /* known only because a description lies in it */
    bool has_defines;
    Defines defines;
} Shelf;

struct Library {
    Arena *arena;
    Report *report;
    Shelf **shelves;
    int n_shelves, cap_shelves;
    bool has_games;
    LibraryGame *games;
    int n_games, cap_games;
};

/* ---- roots ------------------------------------------------------------- */

static Shelf *find_shelf(const Library *l, const char *path) {
    for (int i = 0; i < l->n_shelves; i++)
        if (!strcmp(root_path(l->shelves[i]->root), path))
            return l->shelves[i];
    return NULL;
}

static Shelf *add_root(Library *l, const char *path, const char **why) {
    Shelf *s = find_shelf(l, path);
    if (s)
        return s;
    Root *root = root_open(l->arena, path, why);
    if (!root)
        return NULL;
    s = ARENA_NEW(l->arena, Shelf);
    s->root = root;
    ARENA_PUSH(l->arena, l->shelves, l->n_shelves, l->cap_shelves) = s;
    return s;
}

static void add_path_roots(Library *l, const char *paths) {
    while (paths && *paths) {
        size_t n = strcspn(paths, ":");
        const char *why, *path = arena_strndup(l->arena, paths, n);
        if (n && !add_root(l, path, &why))
            report_warning(l->report, (Place){ 0 }, "LUSOR_PATH: %s: %s", path, why);
        paths += n + (paths[n] == ':');
    }
}

static bool is_dir(const char *path) {
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

/* The games that come with lusor lie in games/ beside the program in its source tree, or in
   share/lusor/games beside the bin/ it is installed in. */
static const char *find_own_root(Arena *a) {
    static const char *const folders[] = { "games", "share/lusor/games" };
    char program[PATH_MAX];
    ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    program[n > 0 ? n : 0] = '\0';
    for (char *slash; (slash = strrchr(program, '/'));) {
        *slash = '\0';
        for (int i = 0; i < 2; i++) {
            const char *path = arena_printf(a, "%s/%s", program, folders[i]);
            if (is_dir(arena_printf(a, "%s/def", path)))
                return path;
        }
    }
    return NULL;
}

Library *library_open(Arena *a, Report *report) {
    Library *l = ARENA_NEW(a, Library);
    l->arena = a;
    l->report = report;
    add_path_roots(l, getenv("LUSOR_PATH"));
    const char *own = find_own_root(a), *why;
    if (own)
        add_root(l, own, &why);
    return l;
}

void library_close(Library *l) {
    for (int i = 0; i < l->n_shelves; i++)
        root_close(l->shelves[i]->root);
}

/* The root that a file lies in: the nearest folder above it that holds lud/ and def/. */
static const Root *find_home(Library *l, const char *path) {
    char full[PATH_MAX];
    if (!realpath(path, full))
        return NULL;
    for (char *slash; (slash = strrchr(full, '/'));) {
        *slash = '\0';
        if (!is_dir(arena_printf(l->arena, "%s/lud", full)) ||
            !is_dir(arena_printf(l->arena, "%s/def", full)))
            continue;
        const char *why;
        int before = l->n_shelves;
        Shelf *s = add_root(l, full, &why);
        if (s && l->n_shelves > before)
            s->only_home = true;
        return s ? s->root : NULL;
    }
    return NULL;
}

/* ---- games ------------------------------------------------------------- */

static const char *base_name(Arena *a, const char *file) {
    const char *slash = strrchr(file, '/'), *start = slash ? slash + 1 : file;
    const char *dot = strrchr(start, '.');
    return arena_strndup(a, start, dot ? (size_t)(dot - start) : strlen(start));
}

static void list_games(Library *l, const Root *root, const char *ext) {
    const char **files;
    int n = root_list(root, l->arena, root_games_dir(root), ext, &files);
    for (int i = 0; i < n; i++)
        ARENA_PUSH(l->arena, l->games, l->n_games, l->cap_games) =
            (LibraryGame){ base_name(l->arena, files[i]), files[i], root };
}

int library_games(Library *l, const LibraryGame **games) {
    for (int i = 0; i < l->n_shelves && !l->has_games; i++)
        if (!l->shelves[i]->only_home) {
            list_games(l, l->shelves[i]->root, ".lud");
            list_games(l, l->shelves[i]->root, ".rbg");
        }
    l->has_games = true;
    *games = l->games;
    return l->n_games;
}

/* The games of one root, or, without one, those of all roots. */
typedef struct Pool {
    const LibraryGame **games;
    const char **names;
    int n, cap_games, cap_names;
} Pool;

/* A game that lies in its root in both languages is meant in L-GDL, which comes first; the other
   one has its path. */
static bool is_shadowed(const LibraryGame *games, int i) {
    const LibraryGame *game = &games[i];
    size_t n = strlen(game->file);
    if (n < 4 || strcmp(game->file + n - 4, ".rbg"))
        return false;
    for (int k = i - 1; k >= 0 && games[k].root == game->root; k--)
        if (name_alike(games[k].name, game->name))
            return true;
    return false;
}

static Pool games_of(Library *l, Arena *a, const Root *root) {
    const LibraryGame *games;
    Pool pool = { 0 };
    int n = library_games(l, &games);
    for (int i = 0; i < n; i++)
        if ((!root || games[i].root == root) && !is_shadowed(games, i)) {
            int same = pool.n;
            ARENA_PUSH(a, pool.games, same, pool.cap_games) = &games[i];
            ARENA_PUSH(a, pool.names, pool.n, pool.cap_names) = games[i].name;
        }
    return pool;
}

static void report_several(Report *report, const Pool *pool, const char *name) {
    Problem *p = report_error(report, (Place){ 0 }, "several games are called like \"%s\"", name);
    int shown = 0;
    for (int i = 0; i < pool->n; i++)
        if (name_begins(pool->names[i], name)) {
            if (++shown > CANDIDATES_SHOWN) {
                report_note(report, p, "...");
                return;
            }
            report_note(report, p, "%s (%s)", pool->names[i], pool->games[i]->file);
        }
}

static void report_no_game(Report *report, const Pool *pool, const char *name) {
    Problem *p = report_error(report, (Place){ 0 }, "there is no file and no game \"%s\"", name);
    const char *near = report_nearest(name, pool->names, pool->n);
    if (near)
        report_note(report, p, "did you mean \"%s\"?", near);
    if (!pool->n)
        report_note(report, p, "no games are known; does LUSOR_PATH name a Ludii library or .jar?");
}

/* The game of that very name in the first root that has one; NAME_SEVERAL stops the search. */
static const LibraryGame *find_exact(Library *l, Report *report, const char *name, const Root *home,
                                     bool *several) {
    for (int i = -1; i < l->n_shelves; i++) {
        const Root *root = i < 0 ? home : l->shelves[i]->root;
        if (!root || (i >= 0 && root == home))
            continue;
        bool exact;
        Pool pool = games_of(l, report->arena, root);
        int found = name_find(name, pool.names, pool.n, &exact);
        if (found >= 0 && exact)
            return pool.games[found];
        if (found == NAME_SEVERAL && exact) {
            report_several(report, &pool, name);
            *several = true;
            return NULL;
        }
    }
    return NULL;
}

const LibraryGame *library_find_game(Library *l, Report *report, const char *name,
                                     const Root *home) {
    bool several = false;
    const LibraryGame *game = find_exact(l, report, name, home, &several);
    if (game || several)
        return game;
    Pool pool = games_of(l, report->arena, NULL);
    int found = name_find(name, pool.names, pool.n, NULL);
    if (found >= 0)
        return pool.games[found];
    if (found == NAME_SEVERAL)
        report_several(report, &pool, name);
    else
        report_no_game(report, &pool, name);
    return NULL;
}

/* A path below lud/ of some root, as recorded plays give it. */
static const LibraryGame *find_file(Library *l, const char *path) {
    const LibraryGame *games;
    int n = library_games(l, &games);
    for (int i = 0; i < n; i++) {
        size_t skip = strlen(root_games_dir(games[i].root));
        if (!strcmp(games[i].file + skip + (skip > 0), path))
            return &games[i];
    }
    return NULL;
}

static bool is_file(const char *path) {
    struct stat st;
    return stat(path, &st) == 0 && !S_ISDIR(st.st_mode);
}

static bool looks_like_path(const char *s) {
    size_t n = strlen(s);
    return s[0] == '.' || strchr(s, '/') ||
           (n > 4 && (!strcmp(s + n - 4, ".lud") || !strcmp(s + n - 4, ".rbg")));
}

const Source *library_read(Library *l, Arena *a, Report *report, const char *path_or_name,
                           const Root **home) {
    const char *why = "no such file";
    const Source *s = NULL;
    *home = NULL;
    if (is_file(path_or_name)) {
        *home = find_home(l, path_or_name);
        s = source_read(a, path_or_name, &why);
    } else {
        bool path = looks_like_path(path_or_name);
        const LibraryGame *game =
            path ? find_file(l, path_or_name) : library_find_game(l, report, path_or_name, NULL);
        if (!game && !path)
            return NULL;
        if (game) {
            *home = game->root;
            s = root_read(game->root, a, game->file, &why);
        }
    }
    if (!s)
        report_error(report, (Place){ 0 }, "%s: %s", path_or_name,
                     is_dir(path_or_name) ? "this is a directory, not a description" : why);
    return s;
}

/* ---- known defines ----------------------------------------------------- */

/* Reads the defines of a file into a table. */
static void read_define_file(Library *l, const Root *root, const char *file, Defines *table) {
    const char *why;
    const Source *raw = root_read(root, l->arena, file, &why);
    if (!raw) {
        report_warning(l->report, (Place){ 0 }, "%s/%s: %s", root_path(root), file, why);
        return;
    }
    Arena *work = arena_child(l->arena, DEFINE_FILE_MAX);
    Budget budget = { .arena = work };
    Draft plain = draft_make(&budget);
    if (tidy_comments(&plain, raw, l->report) && !budget.spent)
        defines_read(table, l->arena, l->report, draft_keep(&plain, l->arena, raw->name), NULL);
    arena_free(work);
}

/* The name of a define need not be that of its file: in Ludii's own library the files StarBoard
   and CrossBoard hold each other's define. So all are read, once. */
static const Defines *shelf_defines(Library *l, Shelf *s) {
    const char **files;
    int n = s->has_defines ? 0 : root_list(s->root, l->arena, "def", ".def", &files);
    s->has_defines = true;
    for (int i = 0; i < n; i++)
        read_define_file(l, s->root, files[i], &s->defines);
    return &s->defines;
}

/* Calls `visit` for the tables in the order in which they count, until it gives something. */
typedef const void *(*Visit)(const Defines *table, Arena *a, const char *name, uint32_t n);

static const void *visit_defines(Library *l, const Root *home, Visit visit, const char *name,
                                 uint32_t n) {
    for (int i = -1; i < l->n_shelves; i++) {
        Shelf *s = i < 0 ? (home ? find_shelf(l, root_path(home)) : NULL) : l->shelves[i];
        if (!s || (i >= 0 && (s->only_home || s->root == home)))
            continue;
        const void *found = visit(shelf_defines(l, s), l->arena, name, n);
        if (found)
            return found;
    }
    return NULL;
}

static const void *visit_find(const Defines *table, Arena *a, const char *name, uint32_t n) {
    (void)a;
    return defines_find(table, name, n);
}

static const void *visit_near(const Defines *table, Arena *a, const char *name, uint32_t n) {
    const char **names;
    (void)n;
    int count = defines_names(table, a, &names);
    return report_nearest(name, names, count);
}

const Define *library_define(Library *l, const Root *home, const char *name, uint32_t n) {
    return visit_defines(l, home, visit_find, name, n);
}

const char *library_near_define(Library *l, const Root *home, const char *name) {
    return visit_defines(l, home, visit_near, name, 0);
}

const Define *library_ai_define(Library *l, const Root *home, const char *name) {
    if (!home)
        return NULL;
    const char *file = arena_printf(l->arena, "def_ai/%s.def", name), *why;
    const Source *raw = strchr(name, '/') ? NULL : root_read(home, l->arena, file, &why);
    if (!raw)
        return NULL;
    Defines table = { 0 };
    read_define_file(l, home, file, &table);
    return defines_find(&table, name, (uint32_t)strlen(name));
}
