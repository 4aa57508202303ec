/* Source: a text with a name, and places in it that survive expansion. */
#include "base/source.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Source *source_make(Arena *a, const char *name, const char *text, size_t size) {
    Source *s = ARENA_NEW(a, Source);
    s->name = arena_strdup(a, name);
    s->text = arena_strndup(a, text, size);
    s->size = (uint32_t)size;
    return s;
}

static Source *read_stream(Arena *a, const char *path, FILE *f, const char **why) {
    size_t n = 0, cap = 64 * 1024;
    char *buf = NULL;
    Source *s = NULL;
    for (;;) {
        char *more = realloc(buf, cap);
        if (!more) {
            *why = "not enough memory";
            break;
        }
        buf = more;
        n += fread(buf + n, 1, cap - n, f);
        if (ferror(f)) {
            *why = arena_strdup(a, strerror(errno));
            break;
        }
        if (n < cap) {
            s = source_make(a, path, buf, n);
            break;
        }
        if (n > SOURCE_MAX) {
            *why = "the file is larger than 256 MB";
            break;
        }
        cap *= 2;
    }
    free(buf);
    return s;
}

Source *source_read(Arena *a, const char *path, const char **why) {
    FILE *f = fopen(path, "rb");
    if (!f) {
        *why = arena_strdup(a, strerror(errno));
        return NULL;
    }
    Source *s = read_stream(a, path, f, why);
    fclose(f);
    return s;
}

Place place_origin(Place p, const Use **use) {
    if (use)
        *use = NULL;
    if (!p.source || !p.source->n_runs)
        return p;
    const Run *runs = p.source->runs;
    int low = 0, high = p.source->n_runs - 1; /* the last run that starts at or before p.at */
    while (low < high) {
        int mid = (low + high + 1) / 2;
        if (runs[mid].start <= p.at)
            low = mid;
        else
            high = mid - 1;
    }
    if (use)
        *use = runs[low].use;
    return (Place){ runs[low].from.source, runs[low].from.at + (p.at - runs[low].start) };
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
