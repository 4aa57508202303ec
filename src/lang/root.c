/* Root: a directory or an archive with descriptions and known defines. */
#include "lang/root.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zip.h>

enum { FOLDER_DEPTH_MAX = 32, FILES_MAX = 100000 };

struct Root {
    const char *path;
    const char *games_dir;
    zip_t *zip;         /* NULL: a directory */
    const char *prefix; /* of all names in the archive: "" or "some/folder/" */
};

typedef struct List {
    Arena *arena;
    const char *ext;
    const char **names;
    int n_names, cap_names;
} List;

static bool ends_with(const char *s, const char *ext) {
    size_t n = strlen(s), m = strlen(ext);
    return n > m && !strcmp(s + n - m, ext);
}

static void add_name(List *l, const char *name) {
    if (ends_with(name, l->ext) && l->n_names < FILES_MAX)
        ARENA_PUSH(l->arena, l->names, l->n_names, l->cap_names) = arena_strdup(l->arena, name);
}

/* ---- directories ------------------------------------------------------- */

static const char *join(Arena *a, const char *dir, const char *name) {
    return *dir ? arena_printf(a, "%s/%s", dir, name) : name;
}

static bool is_dir(const char *path) {
    struct stat st;
    return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

/* Links to folders do not count: they may lead in circles. */
static bool is_folder(const struct dirent *entry, const char *path) {
    struct stat st;
    if (entry->d_type != DT_UNKNOWN)
        return entry->d_type == DT_DIR;
    return lstat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

static void walk(List *l, const char *root, const char *dir, int depth) {
    DIR *handle = opendir(join(l->arena, root, dir));
    if (!handle)
        return;
    for (struct dirent *entry; (entry = readdir(handle));) {
        if (entry->d_name[0] == '.')
            continue;
        const char *name = join(l->arena, dir, entry->d_name);
        if (!is_folder(entry, join(l->arena, root, name)))
            add_name(l, name);
        else if (depth < FOLDER_DEPTH_MAX)
            walk(l, root, name, depth + 1);
    }
    closedir(handle);
}

static Root *open_dir(Arena *a, const char *path) {
    Root *r = ARENA_NEW(a, Root);
    r->path = arena_strdup(a, path);
    r->games_dir = is_dir(join(a, path, "lud")) ? "lud" : "";
    return r;
}

/* ---- archives ---------------------------------------------------------- */

/* What stands before "lud/" in the first name that has such a folder. */
static const char *find_prefix(zip_t *zip, Arena *a) {
    zip_int64_t n = zip_get_num_entries(zip, 0);
    for (zip_int64_t i = 0; i < n; i++) {
        const char *name = zip_get_name(zip, (zip_uint64_t)i, 0);
        const char *at = name ? strstr(name, "lud/") : NULL;
        if (at && (at == name || at[-1] == '/') && ends_with(name, ".lud"))
            return arena_strndup(a, name, (size_t)(at - name));
    }
    return NULL;
}

static Root *open_archive(Arena *a, const char *path, const char **why) {
    int code;
    zip_t *zip = zip_open(path, ZIP_RDONLY, &code);
    if (!zip) {
        *why = "neither a directory nor an archive";
        return NULL;
    }
    const char *prefix = find_prefix(zip, a);
    if (!prefix) {
        zip_discard(zip);
        *why = "no description in a folder lud/ in this archive";
        return NULL;
    }
    Root *r = ARENA_NEW(a, Root);
    *r = (Root){ arena_strdup(a, path), "lud", zip, prefix };
    return r;
}

static void list_archive(List *l, const Root *r, const char *dir) {
    size_t n_prefix = strlen(r->prefix), n_dir = strlen(dir);
    zip_int64_t n = zip_get_num_entries(r->zip, 0);
    for (zip_int64_t i = 0; i < n; i++) {
        const char *name = zip_get_name(r->zip, (zip_uint64_t)i, 0);
        if (!name || strncmp(name, r->prefix, n_prefix))
            continue;
        name += n_prefix;
        if (!strncmp(name, dir, n_dir) && name[n_dir] == '/')
            add_name(l, name);
    }
}

/* The whole of an entry, or NULL. */
static Source *read_entry(Arena *a, const char *name, zip_file_t *file, zip_uint64_t size,
                          const char **why) {
    char *text = malloc(size + 1);
    zip_int64_t n = text ? zip_fread(file, text, size) : -1;
    Source *s = NULL;
    if (n >= 0 && (zip_uint64_t)n == size)
        s = source_make(a, name, text, size);
    else
        *why = "it is damaged in the archive";
    free(text);
    return s;
}

static Source *read_archive(const Root *r, Arena *a, const char *name, const char **why) {
    const char *entry = arena_printf(a, "%s%s", r->prefix, name);
    zip_stat_t st;
    zip_int64_t index = zip_name_locate(r->zip, entry, 0);
    if (index < 0 || zip_stat_index(r->zip, (zip_uint64_t)index, 0, &st)) {
        *why = "it is not in the archive";
        return NULL;
    }
    if (st.size > SOURCE_MAX) {
        *why = "it is larger than a description may be";
        return NULL;
    }
    zip_file_t *file = zip_fopen_index(r->zip, (zip_uint64_t)index, 0);
    if (!file) {
        *why = "it is damaged in the archive";
        return NULL;
    }
    Source *s = read_entry(a, arena_printf(a, "%s:%s", r->path, name), file, st.size, why);
    zip_fclose(file);
    return s;
}

/* ---- both -------------------------------------------------------------- */

Root *root_open(Arena *a, const char *path, const char **why) {
    struct stat st;
    if (stat(path, &st)) {
        *why = arena_strdup(a, strerror(errno));
        return NULL;
    }
    return S_ISDIR(st.st_mode) ? open_dir(a, path) : open_archive(a, path, why);
}

void root_close(Root *r) {
    if (r->zip)
        zip_discard(r->zip);
    r->zip = NULL;
}

const char *root_path(const Root *r) {
    return r->path;
}

const char *root_games_dir(const Root *r) {
    return r->games_dir;
}

static int compare(const void *a, const void *b) {
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

int root_list(const Root *r, Arena *a, const char *dir, const char *ext, const char ***names) {
    List l = { .arena = a, .ext = ext };
    if (r->zip)
        list_archive(&l, r, dir);
    else
        walk(&l, r->path, dir, 0);
    if (l.n_names)
        qsort(l.names, (size_t)l.n_names, sizeof *l.names, compare);
    *names = l.names;
    return l.n_names;
}

Source *root_read(const Root *r, Arena *a, const char *name, const char **why) {
    return r->zip ? read_archive(r, a, name, why) : source_read(a, join(a, r->path, name), why);
}
