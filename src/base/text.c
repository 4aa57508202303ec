/* Text: a growing string on the heap, always terminated. */
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void reserve(Text *t, size_t more) {
    size_t need = t->n + more + 1;
    if (need <= t->cap)
        return;
    size_t cap = t->cap ? t->cap * 2 : 64;
    while (cap < need)
        cap *= 2;
    char *s = realloc(t->s, cap);
    if (!s) {
        fprintf(stderr, "lusor: out of memory (a text of %zu bytes)\n", need);
        exit(1);
    }
    t->s = s;
    t->cap = cap;
}

void text_add(Text *t, const char *s, size_t n) {
    reserve(t, n);
    if (n)
        memcpy(t->s + t->n, s, n);
    t->n += n;
    t->s[t->n] = '\0';
}

void text_puts(Text *t, const char *s) {
    text_add(t, s, strlen(s));
}

void text_putc(Text *t, char c) {
    text_add(t, &c, 1);
}

void text_vprintf(Text *t, const char *fmt, va_list ap) {
    va_list again;
    va_copy(again, ap);
    int n = vsnprintf(NULL, 0, fmt, again);
    va_end(again);
    reserve(t, (size_t)n);
    vsnprintf(t->s + t->n, (size_t)n + 1, fmt, ap);
    t->n += (size_t)n;
}

void text_printf(Text *t, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    text_vprintf(t, fmt, ap);
    va_end(ap);
}

void text_clear(Text *t) {
    t->n = 0;
    if (t->s)
        t->s[0] = '\0';
}

void text_free(Text *t) {
    free(t->s);
    *t = (Text){ 0 };
}

const char *text_str(const Text *t) {
    return t->s ? t->s : "";
}
