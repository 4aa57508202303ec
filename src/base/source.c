/* Source: a text with a name, and places in it that survive expansion. */
#include "base/source.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

static Source *wrap(Arena *a, const char *name, const char *text, size_t size) {
    Source *s = ARENA_NEW(a, Source);
    s->name = arena_strdup(a, name);
    s->text = text;
    s->size = (uint32_t)size;
    return s;
}

Source *source_make(Arena *a, const char *name, const char *text, size_t size) {
    return wrap(a, name, arena_strndup(a, text, size), size);
}

/* A first guess at the bytes in a file, exact for ordinary ones; pipes and the like say nothing. */
static size_t guess_size(FILE *f) {
    struct stat st;
    if (fstat(fileno(f), &st) || !S_ISREG(st.st_mode))
        return 64 * 1024;
    return st.st_size < SOURCE_MAX ? (size_t)st.st_size : SOURCE_MAX;
}

/* All bytes of the stream, *n of them, terminated. NULL with a reason in *why. */
static char *read_bytes(Arena *a, FILE *f, size_t *n, const char **why) {
    size_t cap = guess_size(f) + 2; /* one for the terminator, one to see the end */
    char *bytes = arena_alloc(a, cap);
    *n = 0;
    while ((*n += fread(bytes + *n, 1, cap - 1 - *n, f)) == cap - 1) {
        if (cap > SOURCE_MAX) {
            *why = "the file is larger than 64 MB";
            return NULL;
        }
        char *more = arena_alloc(a, cap *= 2);
        memcpy(more, bytes, *n);
        bytes = more;
    }
    *why = strerror(errno);
    return ferror(f) ? NULL : bytes;
}

Source *source_read(Arena *a, const char *path, const char **why) {
    FILE *f = fopen(path, "rb");
    if (!f) {
        *why = arena_strdup(a, strerror(errno));
        return NULL;
    }
    size_t n;
    const char *bytes = read_bytes(a, f, &n, why);
    if (!bytes)
        *why = arena_strdup(a, *why);
    fclose(f);
    return bytes ? wrap(a, path, bytes, n) : NULL;
}

int source_run_at(const Source *s, uint32_t at) {
    int low = 0, high = s->n_runs - 1;
    while (low < high) {
        int mid = (low + high + 1) / 2;
        if (s->runs[mid].start <= at)
            low = mid;
        else
            high = mid - 1;
    }
    return low;
}

Place place_origin(Place p, const Use **use) {
    if (use)
        *use = NULL;
    if (!p.source || !p.source->n_runs)
        return p;
    const Run *run = &p.source->runs[source_run_at(p.source, p.at)];
    if (use)
        *use = run->use;
    return (Place){ run->from.source, run->from.at + (p.at - run->start) };
}

LineCol place_line(Place p) {
    const char *text = p.source->text;
    uint32_t at = p.at < p.source->size ? p.at : p.source->size;
    LineCol lc = { .line = 1, .col = 1 };
    uint32_t start = 0;
    for (uint32_t i = 0; i < at; i++)
        if (text[i] == '\n') {
            lc.line++;
            start = i + 1;
        }
    for (uint32_t i = start; i < at; i++)
        if (((unsigned char)text[i] & 0xC0) != 0x80) /* UTF-8 continuation bytes are not columns */
            lc.col++;
    lc.text = text + start;
    const char *end = memchr(lc.text, '\n', p.source->size - start);
    lc.size = (int)(end ? end - lc.text : (long)(p.source->size - start));
    if (lc.size && lc.text[lc.size - 1] == '\r')
        lc.size--;
    return lc;
}
