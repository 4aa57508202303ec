/* Text: a growing string on the heap, always terminated. */
#include "base/text.h"

#include <stdbool.h>
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

/* The bytes of the UTF-8 character at `s`, 0 if it is broken, overlong or cut off. */
static size_t utf8_length(const unsigned char *s, size_t n) {
    size_t length = s[0] < 0x80 ? 1 : s[0] < 0xC2 ? 0 : s[0] < 0xE0 ? 2 : s[0] < 0xF0 ? 3 : 4;
    if (s[0] > 0xF4 || length > n)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((s[i] & 0xC0) != 0x80)
            return 0;
    bool overlong = (s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xF0 && s[1] < 0x90);
    return overlong ? 0 : length;
}

void text_add_clean(Text *t, const char *s, size_t n) {
    const unsigned char *c = (const unsigned char *)s;
    for (size_t i = 0, length; i < n; i += length ? length : 1) {
        length = utf8_length(c + i, n - i);
        bool control = c[i] < 0x20 || c[i] == 0x7F || (c[i] == 0xC2 && length && c[i + 1] < 0xA0);
        if (c[i] == '\t')
            text_putc(t, ' ');
        else if (!length || (control && c[i] != '\n'))
            text_putc(t, '?');
        else
            text_add(t, s + i, length);
    }
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
